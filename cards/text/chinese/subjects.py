"""Of whom a Chinese sentence speaks: cards or a player."""

from cards.lang.groups import Cards, Pronoun
from cards.text.chinese.groups import plural, pronoun
from cards.text.speech import Speech


def subject(who: Pronoun | Cards, speech: Speech) -> str:
    return plural(who) if isinstance(who, Cards) else pronoun(who, speech)
