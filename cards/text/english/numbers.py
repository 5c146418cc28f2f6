"""Computed numbers in English."""

from typing import assert_never

from cards.lang.groups import Pronoun
from cards.lang.numbers import (
    Count,
    Counters,
    CountersPaid,
    DamageAnswered,
    DealtWith,
    LifePoints,
    MaterialsUsed,
    Number,
    OfEquippedMonsters,
    OfferedAttack,
    PaidCards,
    Rolled,
    StatOf,
    Times,
    Total,
    TotalBeside,
)
from cards.lang.players import Who
from cards.text.english.groups import STATS, described, every, plural, pronoun, where
from cards.text.english.nouns import NAMED
from cards.text.speech import Speech

OWNERS = {Who.YOU: "your", Who.OPPONENT: "your opponent's", Who.EITHER: "both players'"}


def amount_of(unit: str, number: Number, speech: Speech) -> str:
    """So much of something: "1000 ATK", "300 ATK for each ...", "damage equal to ..."."""
    match number:
        case int():
            return f"{number} {unit}"
        case Times(factor, Count(cards)):
            return f"{factor} {unit} for each {described(cards).with_place(where(cards))}"
        case Times(factor, Counters(name, on)):
            return f"{factor} {unit} for each {name} on {pronoun(on, speech)}"
        case Times(factor, PaidCards()):
            return f"{factor} {unit} for each card {paid_how(speech)}"
        case Times(factor, CountersPaid(name)):
            return f"{factor} {unit} for each {name} removed"
        case Times(factor, DealtWith()):
            return f"{factor} {unit} for each of those cards"
        case Times(factor, inner):
            return f"{unit} equal to {value(inner, speech)} × {factor}"
        case _:
            return f"{unit} equal to {value(number, speech)}"


def paid_how(speech: Speech) -> str:
    """What was done with the cards of the cost."""
    return "discarded" if speech.discards else "sent to the Graveyard"


def value(number: Number, speech: Speech) -> str:
    """A number as a noun: "its ATK", "the total ATK of all monsters you control"."""
    match number:
        case int():
            return str(number)
        case Count(cards):
            return f"the number of {plural(cards)}"
        case MaterialsUsed():
            return "the number of Fusion Materials used for its Special Summon"
        case OfferedAttack():
            return "the original ATK of the monster(s) Tributed for this card's Tribute Summon"
        case Counters(name, on):
            return f"the number of {name}s on {pronoun(on, speech)}"
        case StatOf(stat, Pronoun.TARGET | Pronoun.IT):
            return f"its {STATS[stat]}"
        case StatOf(stat, card):
            return f"the {STATS[stat]} of {pronoun(card, speech)}"
        case OfEquippedMonsters(stat):
            return f"the original {STATS[stat]} of the monster equipped to this card"
        case Total(stat, cards):
            return f"the total {STATS[stat]} of {every(cards)}"
        case TotalBeside(stat, cards, beside):
            return f"the total {STATS[stat]} of {every(cards)} (except {NAMED[beside]})"
        case DamageAnswered():
            return "the damage you took"
        case LifePoints(of):
            return f"{OWNERS[of]} LP"
        case Rolled():
            return "the result"
        case DealtWith():
            return "the number of those cards"
        case PaidCards():
            return f"the number of cards {paid_how(speech)}"
        case CountersPaid(name) if speech.pays_with_itself:
            return f"the number of {name}s that were on this card"
        case CountersPaid(name):
            return f"the number of {name}s removed"
        case Times(factor, inner):
            return f"{value(inner, speech)} × {factor}"
        case _:
            assert_never(number)
