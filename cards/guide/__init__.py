"""Which rules matter for a card, as its abilities show: what players ask most often, with answers."""

from cards.guide import kinds, moments
from cards.guide.topic import Guide, Topic

__all__ = ["Guide", "Topic", "guide"]

guide = Guide()
"""The topics of the site; higher rooms add those that only they can tell."""

for _topic in (*moments.TOPICS, *kinds.TOPICS):
    guide.register(_topic)
