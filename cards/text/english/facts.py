"""The English words of what is printed beside a card's text."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import assert_never

from cards.lang.facts import Attribute, Card, Kind, Race, Trait
from cards.text.face import colour_first, normal_or_effect_last

KINDS: Mapping[Kind, str] = MappingProxyType(
    {Kind.MONSTER: "Monster", Kind.SPELL: "Spell", Kind.TRAP: "Trap"}
)
TRAITS: Mapping[Trait, str] = MappingProxyType(
    {
        Trait.NORMAL: "Normal",
        Trait.EFFECT: "Effect",
        Trait.FUSION: "Fusion",
        Trait.RITUAL: "Ritual",
        Trait.SYNCHRO: "Synchro",
        Trait.TUNER: "Tuner",
        Trait.FLIP: "Flip",
        Trait.SPIRIT: "Spirit",
        Trait.UNION: "Union",
        Trait.GEMINI: "Gemini",
        Trait.TOON: "Toon",
        Trait.CONTINUOUS: "Continuous",
        Trait.EQUIP: "Equip",
        Trait.FIELD: "Field",
        Trait.QUICK_PLAY: "Quick-Play",
        Trait.COUNTER: "Counter",
        Trait.TOKEN: "Token",
        Trait.XYZ: "Xyz",
        Trait.PENDULUM: "Pendulum",
        Trait.LINK: "Link",
    }
)


def kind(card: Card) -> str:
    """The kind with the words beside it: "Normal Monster", "Fusion Effect Monster", "Quick-Play Spell"."""
    return " ".join([*(TRAITS[trait] for trait in colour_first(card.traits)), KINDS[card.kind]])


def type_line(card: Card) -> str:
    """What a monster shows in brackets: "Spellcaster / Normal", "Machine / Tuner / Normal"."""
    words = [race(card.race)] if card.race else []
    words += [TRAITS[trait] for trait in normal_or_effect_last(card.traits)]
    return " / ".join(words)


def word(term: Kind | Trait | Attribute | Race) -> str:
    """One word of the facts, as it is chosen from a list."""
    match term:
        case Kind():
            return KINDS[term]
        case Trait():
            return TRAITS[term]
        case Attribute():
            return attribute(term)
        case Race():
            return race(term)
        case _:
            assert_never(term)


def attribute(word: Attribute) -> str:
    return word.value


def race(word: Race) -> str:
    return word.value


def level(card: Card) -> str:
    """How high a monster is: its level, or what later sorts of monster have instead."""
    word = {Trait.XYZ: "Rank", Trait.LINK: "Link"}
    return f"{next((word[trait] for trait in card.traits if trait in word), 'Level')} {card.level}"


def value(number: int | None) -> str:
    """ATK or DEF, "?" where the card says so (N3)."""
    return "?" if number is None else str(number)
