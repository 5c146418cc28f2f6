"""The English words of a card."""

from collections.abc import Mapping
from itertools import groupby
from types import MappingProxyType
from typing import assert_never

from cards.lang.facts import Attribute, Card, Kind, Race, Trait
from cards.lang.filters import (
    And,
    AtLeast,
    AtMost,
    Filter,
    Lying,
    Named,
    Not,
    OfAttribute,
    OfKind,
    OfRace,
    OfSeries,
    Or,
    Other,
    WithTrait,
    attack_position,
    defense_position,
    face_down,
    face_up,
)
from cards.lang.places import Position
from cards.lang.recipes import FusionOf, Recipe, RitualBy, SynchroOf
from cards.lang.terms import Stat
from cards.text.face import Face, colour_first, normal_or_effect_last

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
    }
)


POSITIONS: Mapping[tuple[Position, ...], str] = MappingProxyType(
    {
        face_up.positions: "face-up",
        face_down.positions: "face-down",
        attack_position.positions: "Attack Position",
        defense_position.positions: "Defense Position",
    }
)


def face(card: Card) -> Face:
    """The card in English."""
    monster = card.is_monster
    return Face(
        name=card.name_en,
        kind=kind(card),
        attribute=attribute(card.attribute) if card.attribute else "",
        race=race(card.race) if card.race else "",
        type_line=type_line(card) if monster else "",
        level=level(card.level) if monster else "",
        atk=value(card.atk) if monster else "",
        defense=value(card.defense) if monster else "",
        body=recipe(card.recipe) if card.recipe else "",
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


def level(number: int) -> str:
    return f"Level {number}"


def value(number: int | None) -> str:
    """ATK or DEF, "?" where the card says so (N3)."""
    return "?" if number is None else str(number)


def recipe(made_of: Recipe) -> str:
    match made_of:
        case FusionOf(materials):
            return " + ".join(repeated(one, len(list(same))) for one, same in groupby(materials))
        case SynchroOf(tuner, others):
            return f"1 {noun(tuner)} + 1 or more {noun(others, plural=True)}"
        case RitualBy(spell):
            return f"Ritual Summoned with {noun(spell)}."
        case _:
            assert_never(made_of)


def repeated(material: Filter, times: int) -> str:
    return noun(material) if times == 1 else f"{noun(material)} × {times}"


def noun(filter_: Filter, *, plural: bool = False) -> str:
    """The cards described: "EARTH Tuner monster", "non-Tuner EARTH monsters", a name in quotes."""
    match filter_:
        case Named(name):
            return f'"{name}"'
        case Or(left, right):
            return f"{noun(left, plural=plural)} or {noun(right, plural=plural)}"
        case _:
            head = heads(filter_) or "card"
            return " ".join([*adjectives(filter_), f"{head}s" if plural else head, *qualities(filter_)])


def qualities(filter_: Filter) -> list[str]:
    """What stands behind the kind: "with 1500 or less ATK"."""
    match filter_:
        case AtMost(Stat.ATK | Stat.DEF as stat, number):
            return [f"with {number} or less {stat.value.upper()}"]
        case AtLeast(Stat.ATK | Stat.DEF as stat, number):
            return [f"with {number} or more {stat.value.upper()}"]
        case And(left, right):
            return qualities(left) + qualities(right)
        case _:
            return []


def heads(filter_: Filter) -> str:
    """The kind of card that a description speaks of, if it says so."""
    match filter_:
        case OfKind(kind):
            return KINDS[kind].lower()
        case And(left, right):
            return heads(left) or heads(right)
        case _:
            return ""


def adjectives(filter_: Filter) -> list[str]:
    """What stands before the kind, in the order of a card text: what it is not, attribute, type, the rest."""
    return [word for _, word in sorted(ranked(filter_), key=lambda pair: pair[0])]


def ranked(filter_: Filter) -> list[tuple[int, str]]:
    match filter_:
        case OfKind():
            return []
        case OfAttribute(word):
            return [(1, attribute(word))]
        case OfRace(word):
            return [(2, race(word))]
        case WithTrait(trait):
            return [(3, TRAITS[trait])]
        case Named(name):
            return [(3, f'"{name}"')]
        case OfSeries(series):
            return [(3, f'"{series}"')]
        case AtMost(Stat.LEVEL, number):
            return [(0, f"Level {number} or lower")]
        case AtLeast(Stat.LEVEL, number):
            return [(0, f"Level {number} or higher")]
        case AtMost() | AtLeast():
            return []
        case Lying(positions):
            return [(-1, POSITIONS[positions])]
        case Other():
            return [(-2, "other")]
        case And(left, right):
            return ranked(left) + ranked(right)
        case Or(left, right):
            return [(1, " or ".join(" ".join(adjectives(side)) for side in (left, right)))]
        case Not(OfKind(kind)):
            return [(0, f"non-{KINDS[kind]}")]
        case Not(inner):
            return [(0, f"non-{word}") for word in adjectives(inner)]
        case _:
            assert_never(filter_)
