"""Descriptions of cards as English noun phrases."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import assert_never

from cards.lang.declarations import Declarable
from cards.lang.filters import (
    And,
    AtLeast,
    AtMost,
    Declared,
    DeclaredAttack,
    EquippedToThis,
    FaceDownToo,
    Filter,
    InSeries,
    LevelOf,
    LevelOfAll,
    LiesOnThis,
    LowerThan,
    LowerThanThis,
    Lying,
    MaterialOf,
    Named,
    NameOf,
    NameOnField,
    Not,
    OfAttribute,
    OfKind,
    OfLevel,
    OfRace,
    Or,
    Other,
    TotalOnField,
    WithTrait,
    attack_position,
    defense_position,
    face_down,
    face_up,
)
from cards.lang.inspect import is_called
from cards.lang.places import Position
from cards.lang.pronouns import Pronoun
from cards.lang.terms import Kind, Stat
from cards.text.english.facts import TRAITS, attribute, race

HEADS: Mapping[Kind, str] = MappingProxyType(
    {Kind.MONSTER: "monster", Kind.SPELL: "Spell", Kind.TRAP: "Trap"}
)
POSITIONS: Mapping[tuple[Position, ...], str] = MappingProxyType(
    {
        face_up.positions: "face-up",
        face_down.positions: "face-down",
        attack_position.positions: "Attack Position",
        defense_position.positions: "Defense Position",
    }
)

SERIES: Mapping[str, str] = MappingProxyType({"Gladiator": "Gladiator Beast"})
"""Series that a card text calls otherwise than the table of facts."""

CAPITAL = ("Normal", "Effect", "Fusion", "Ritual", "Synchro", "Xyz")
"""The traits that give a card its colour; a monster of one is written large."""

DECLARED = {
    Declarable.NAME: "card name",
    Declarable.RACE: "Type",
    Declarable.ATTRIBUTE: "Attribute",
    Declarable.LEVEL: "Level",
    Declarable.COIN: "side",
}


NAMED: Mapping[Pronoun, str] = MappingProxyType(
    {
        Pronoun.THIS: "this card",
        Pronoun.EVENT: "that monster",
        Pronoun.TARGET: "that target",
        Pronoun.FIRST_TARGET: "the first target",
        Pronoun.SECOND_TARGET: "the second target",
        Pronoun.ATTACKER: "the attacking monster",
        Pronoun.EQUIPPED: "the equipped monster",
        Pronoun.TIED: "that monster",
        Pronoun.IT: "that card",
        Pronoun.EXCAVATED: "the excavated card",
        Pronoun.LIGHTENED: "that monster",
        Pronoun.PAID: "the card used for the cost",
    }
)
"""Cards already named, as those with which another is compared."""


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """A noun with what stands before and behind it, in one number."""

    before: str
    head: str
    behind: str

    def with_place(self, place: str, *, last: bool = False) -> str:
        """The phrase with a place: before the qualities, or as what the cards come from at the end."""
        middle = (self.behind, place) if last else (place, self.behind)
        return " ".join(part for part in (self.before, self.head, *middle) if part)

    def __str__(self) -> str:
        return self.with_place("")


def noun(filter_: Filter, *, plural: bool = False) -> str:
    """The cards described: "EARTH Tuner monster", "non-Tuner EARTH monsters", a name in quotes."""
    return str(phrase(filter_, plural=plural))


def phrase(filter_: Filter | None, *, plural: bool = False, kind: str = "card") -> NounPhrase:
    """The cards described; `kind` is what they are where the description does not say it."""
    match filter_:
        case None:
            return NounPhrase("", plural_of(kind) if plural else kind, "")
        case Named(name):
            return NounPhrase("", f'"{name}"', "")
        case Or(OfKind(left), OfKind(right)):
            heads = (HEADS[left], HEADS[right])
            return NounPhrase("", "/".join(plural_of(one) if plural else one for one in heads), "")
        case Or():
            return NounPhrase("", any_of([noun(one, plural=plural) for one in sides(filter_)]), "")
        case _:
            head = "" if is_called(filter_) else head_of(filter_) or kind
            before, behind = " ".join(adjectives(filter_)), " ".join(qualities(filter_))
            if head == "monster" and before.endswith(CAPITAL):
                head = "Monster"
            return NounPhrase(before, plural_of(head) if plural and head else head, behind)


def sides(filter_: Filter) -> list[Filter]:
    """Every description of which one is enough."""
    match filter_:
        case Or(OfKind(), OfKind()):
            return [filter_]  # "Spell/Trap" is one description.
        case Or(left, right):
            return [*sides(left), *sides(right)]
        case _:
            return [filter_]


def any_of(words: list[str]) -> str:
    """Choices one after the other: "A or B", "A, B, or C"."""
    if len(words) < 3:
        return " or ".join(words)
    return f"{', '.join(words[:-1])}, or {words[-1]}"


def plural_of(head: str) -> str:
    """ "monsters", "Spells/Traps"."""
    return "/".join(f"{one}s" for one in head.split("/"))


def with_article(words: str) -> str:
    """The words with "a" or "an"; a name stands without."""
    if words.startswith('"') and not words.endswith(" monster"):
        return words
    if words.startswith("other "):
        return f"an{words}"
    return f"an {words}" if words[0] in "aeiouAEIO" else f"a {words}"


def qualities(filter_: Filter) -> list[str]:
    """What stands behind the kind: "with 1500 or less ATK"."""
    match filter_:
        case LiesOnThis():
            return ["equipped to this card"]
        case FaceDownToo(inner):
            return [*qualities(inner), "(even face-down)"]
        case EquippedToThis():
            return ["equipped to this card by its effect"]
        case AtMost(Stat.ATK | Stat.DEF as stat, number):
            return [f"with {number} or less {stat.value.upper()}"]
        case AtLeast(Stat.ATK | Stat.DEF as stat, number):
            return [f"with {number} or more {stat.value.upper()}"]
        case Declared(what):
            return [f"of the declared {DECLARED[what]}" if what is not Declarable.NAME else "with that name"]
        case And(AtMost(stat, number), AtLeast(of, other)) if (
            stat is of is not Stat.LEVEL and number == other
        ):
            return [f"with {number} {stat.value.upper()}"]
        case And(left, right):
            return qualities(left) + qualities(right)
        case LowerThanThis(stat, than):
            return [f"with {stat.value.upper()} lower than this card's {than.value.upper()}"]
        case LowerThan(stat, than):
            return [f"with lower {stat.value.upper()} than {NAMED[than]}"]
        case LevelOf(card):
            return [f"with the same Level as {NAMED[card]}"]
        case LevelOfAll(cards):
            return [f"whose Level equals the total Levels of {' and '.join(NAMED[card] for card in cards)}"]
        case NameOf(card):
            return [f"with the same name as {NAMED[card]}"]
        case MaterialOf(card):
            listing = "it" if card is Pronoun.PAID else NAMED[card]
            return [f"whose name is listed on {listing} as a material"]
        case TotalOnField(stat, monsters):
            value = stat.value.upper()
            others = phrase(monsters, plural=True, kind="monster")
            return [f"with {value} equal to the total {value} of all {others} on the field"]
        case NameOnField():
            return ["with the name of a face-up card on the field"]
        case Not(NameOnField()):
            return ["without the name of a face-up card on the field"]
        case DeclaredAttack():
            return ["that declared an attack this turn"]
        case Not(DeclaredAttack()):
            return ["that did not declare an attack this turn"]
        case Not(Named(name)):
            return [f'except "{name}"']
        case _:
            return []


def head_of(filter_: Filter) -> str:
    """The kind of card that a description speaks of, if it says so."""
    match filter_:
        case OfKind(kind):
            return HEADS[kind]
        case Or(OfKind(left), OfKind(right)):
            return f"{HEADS[left]}/{HEADS[right]}"
        case And(left, right):
            return head_of(left) or head_of(right)
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
            return [(4, TRAITS[trait])]
        case InSeries(name):
            return [(3, f'"{SERIES.get(name, name)}"')]
        case Named(name):
            return [(3, f'"{name}"')]
        case AtMost(Stat.LEVEL, 1):
            return [(0, "Level 1")]
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
        case OfLevel(level):
            return [(0, f"Level {level}")]
        case FaceDownToo(inner):
            return ranked(inner)
        case EquippedToThis() | LiesOnThis():
            return []
        case Declared() | DeclaredAttack() | LowerThanThis() | Not(DeclaredAttack()) | Not(Named()):
            return []
        case (
            LowerThan()
            | LevelOf()
            | LevelOfAll()
            | NameOf()
            | MaterialOf()
            | NameOnField()
            | TotalOnField()
            | Not(NameOnField())
        ):
            return []
        case And(AtMost(Stat.LEVEL, number), AtLeast(Stat.LEVEL, other)) if number == other:
            return [(0, f"Level {number}")]
        case And(left, right):
            return ranked(left) + ranked(right)
        case Or(OfKind(), OfKind()):
            return []
        case Or(left, right):
            return [(1, any_of([" ".join(adjectives(side)) for side in sides(Or(left, right))]))]
        case Not(OfKind(kind)):
            return [(0, f"non-{HEADS[kind].capitalize()}")]
        case Not(inner):
            return [(0, f"non-{word}") for word in adjectives(inner)]
        case _:
            assert_never(filter_)
