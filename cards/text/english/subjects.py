"""Of whom an English sentence speaks: cards or a player."""

from cards.lang.groups import Cards, Pronoun
from cards.lang.players import Who
from cards.text.english.groups import every, pronoun
from cards.text.speech import Speech


def subject(who: Pronoun | Cards, speech: Speech) -> str:
    return every(who) if isinstance(who, Cards) else pronoun(who, speech)


def are_several(who: Pronoun | Cards, speech: Speech) -> bool:
    """Whether the verb stands in the plural."""
    if isinstance(who, Cards) or who is Pronoun.LIGHTENED:
        return True
    return who is Pronoun.IT and not speech.it_is_one


def possessive(who: Pronoun | Cards, speech: Speech) -> str:
    """Whose: "this card's", "its", "of all monsters" is told by what follows."""
    words = subject(who, speech)
    return {"it": "its", "they": "their", "them": "their", "those monsters": "those monsters'"}.get(
        words, f"{words}'s"
    )


def player(who: Who) -> str:
    return {Who.YOU: "you", Who.OPPONENT: "your opponent", Who.EITHER: "each player"}[who]


def players(who: Who) -> str:
    """Players as those to whom something is forbidden."""
    return {Who.YOU: "you", Who.OPPONENT: "your opponent", Who.EITHER: "neither player"}[who]


def cannot(who: Who) -> str:
    """ "neither player can" for both, "you cannot" for one."""
    return f"{players(who)} {'can' if who is Who.EITHER else 'cannot'}"
