"""A rule that matters for some cards, and for which of them."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from django.utils.functional import Promise

from cards.lang.facts import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """A rule in a sentence or two, for the cards to which it `applies`.

    `rules` are the ids of the rules in docs/rules.md that say it in full; `key` is its place on the page of
    all topics.
    """

    key: str
    title: Promise
    text: Promise
    rules: tuple[str, ...]
    applies: Callable[[Card], bool]


class Guide:
    """All topics, in the order in which they are told."""

    def __init__(self) -> None:
        self._topics: dict[str, Topic] = {}

    def register(self, topic: Topic) -> None:
        """Add a topic behind those that are there."""
        if self._topics.setdefault(topic.key, topic) is not topic:
            raise ValueError(f"there is a topic {topic.key} already")

    def __iter__(self) -> Iterator[Topic]:
        return iter(self._topics.values())

    def of(self, card: Card) -> list[Topic]:
        """The rules that matter for a card."""
        return [topic for topic in self if topic.applies(card)]

    def about(self, topic: Topic, cards: Iterable[Card]) -> list[Card]:
        """Those of the cards for which a rule matters."""
        return [card for card in cards if topic.applies(card)]
