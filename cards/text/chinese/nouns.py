"""Descriptions of cards as Chinese noun phrases."""

from collections.abc import Mapping
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
from cards.lang.terms import Kind, Stat, Trait
from cards.text.chinese.facts import KINDS, TRAITS, attribute, race
from cards.text.names import CHINESE_NAMES, CHINESE_SERIES

POSITIONS: Mapping[tuple[Position, ...], str] = MappingProxyType(
    {
        face_up.positions: "表侧表示的",
        face_down.positions: "里侧表示的",
        attack_position.positions: "攻击表示的",
        defense_position.positions: "守备表示的",
    }
)
HEADS: Mapping[Kind, str] = MappingProxyType(
    {Kind.MONSTER: "怪兽", Kind.SPELL: "魔法卡", Kind.TRAP: "陷阱卡"}
)
STATS: Mapping[Stat, str] = MappingProxyType({Stat.ATK: "攻击力", Stat.DEF: "守备力", Stat.LEVEL: "等级"})

EXCEPTED = -3
"""The rank of what a description leaves out: said later, it would deny what stands before it as well."""

DECLARED = {
    Declarable.NAME: "卡名",
    Declarable.RACE: "种族",
    Declarable.ATTRIBUTE: "属性",
    Declarable.LEVEL: "等级",
    Declarable.COIN: "正反面",
}


NAMED: Mapping[Pronoun, str] = MappingProxyType(
    {
        Pronoun.THIS: "这张卡",
        Pronoun.EVENT: "那只怪兽",
        Pronoun.TARGET: "那个对象",
        Pronoun.FIRST_TARGET: "前者",
        Pronoun.SECOND_TARGET: "后者",
        Pronoun.ATTACKER: "攻击怪兽",
        Pronoun.EQUIPPED: "装备怪兽",
        Pronoun.TIED: "那只怪兽",
        Pronoun.IT: "那张卡",
        Pronoun.EXCAVATED: "翻开的卡",
        Pronoun.LIGHTENED: "那只怪兽",
        Pronoun.PAID: "为代价使用的卡",
    }
)
"""Cards already named, as those with which another is compared."""


def noun(filter_: Filter | None, *, kind: str = "卡") -> str:
    """The cards described: 地属性调整怪兽, 调整以外的地属性怪兽, a name in corner brackets.

    `kind` is what they are where the description does not say it.
    """
    match filter_:
        case None:
            return kind
        case Named(name):
            return f"「{CHINESE_NAMES[name]}」"
        case Or(OfKind(left), OfKind(right)):
            return f"{KINDS[left]}・{KINDS[right]}卡"
        case Or(left, right):
            return f"{noun(left)}或{noun(right)}"
        case _:
            before = adjectives(filter_)
            if before.endswith(tuple(POSITIONS.values())):
                before = before.removesuffix("的")
            named = is_called(filter_) or is_tuner(filter_)
            return before + ("" if named else head_of(filter_) or kind)


def is_tuner(filter_: Filter) -> bool:
    """Whether the last word of a description is 调整, which says monster by itself."""
    match filter_:
        case WithTrait(trait):
            return trait is Trait.TUNER
        case And(left, right):
            return is_tuner(left) or is_tuner(right)
        case _:
            return False


def excepted(filter_: Filter | None) -> str:
    """What the description leaves out, names and tuners, which stands before all the rest, even a count."""
    if filter_ is None:
        return ""
    first = [word for rank, word in sorted(ranked(filter_), key=lambda pair: pair[0]) if rank == EXCEPTED]
    return "".join(word for word in first if word.startswith(("「", TRAITS[Trait.TUNER])))


def head_of(filter_: Filter) -> str:
    """The kind of card that a description speaks of, if it says so."""
    match filter_:
        case OfKind(kind):
            return HEADS[kind]
        case Or(OfKind(), OfKind()):
            return noun(filter_)
        case And(left, right):
            return head_of(left) or head_of(right)
        case _:
            return ""


def adjectives(filter_: Filter) -> str:
    """What stands before the kind, in the order of a card text: what it is not, attribute, type, the rest."""
    return "".join(word for _, word in sorted(ranked(filter_), key=lambda pair: pair[0]))


def ranked(filter_: Filter) -> list[tuple[int, str]]:
    match filter_:
        case OfKind():
            return []
        case OfAttribute(word):
            return [(1, f"{attribute(word)}属性")]
        case OfRace(word):
            return [(2, race(word))]
        case WithTrait(trait):
            return [(4, TRAITS[trait])]
        case Named():
            return [(3, noun(filter_))]
        case InSeries(name):
            return [(3, f"「{CHINESE_SERIES[name]}」")]
        case AtMost(stat, number):
            return [(0, f"{STATS[stat]}{number}以下的")]
        case AtLeast(stat, number):
            return [(0, f"{STATS[stat]}{number}以上的")]
        case Lying(positions):
            return [(-1, POSITIONS[positions])]
        case Other():
            return [(-2, "其他的")]
        case FaceDownToo(inner):
            return [(-1, "（包括里侧表示的）"), *ranked(inner)]
        case OfLevel(level):
            return [(0, f"等级{level}的")]
        case LiesOnThis():
            return [(-2, "给这张卡装备的")]
        case EquippedToThis():
            return [(-2, "用这张卡的效果给这张卡装备的")]
        case Declared(what):
            return [(0, f"宣言的{DECLARED[what]}的")]
        case LowerThanThis(stat, than):
            return [(0, f"{STATS[stat]}比这张卡的{STATS[than]}低的")]
        case LowerThan(stat, than):
            return [(0, f"{STATS[stat]}比{NAMED[than]}低的")]
        case LevelOf(card):
            return [(0, f"等级和{NAMED[card]}相同的")]
        case LevelOfAll(cards):
            return [(0, f"等级和{'・'.join(NAMED[card] for card in cards)}的等级合计相同的")]
        case NameOf(card):
            return [(0, f"和{NAMED[card]}同名的")]
        case MaterialOf(card):
            listing = "那张卡" if card is Pronoun.PAID else NAMED[card]
            return [(0, f"{listing}有卡名记述的融合素材")]
        case TotalOnField(stat, monsters):
            return [(0, f"{STATS[stat]}和场上的全部{noun(monsters, kind='怪兽')}的{STATS[stat]}合计相同的")]
        case NameOnField():
            return [(0, "和场上的表侧表示的卡同名的")]
        case Not(NameOnField()):
            return [(0, "和场上的表侧表示的卡不同名的")]
        case DeclaredAttack():
            return [(0, "这个回合攻击宣言过的")]
        case Not(DeclaredAttack()):
            return [(0, "这个回合没有攻击宣言的")]
        case And(AtMost(stat, number), AtLeast(of, other)) if stat is of and number == other:
            return [(0, f"{STATS[stat]}{number}的")]
        case And(left, right):
            return ranked(left) + ranked(right)
        case Or(OfKind(), OfKind()):
            return []
        case Or(left, right):
            return [(1, f"{adjectives(left)}或{adjectives(right)}")]
        case Not(OfKind(kind)):
            return [(EXCEPTED, f"{KINDS[kind]}以外的")]
        case Not(inner):
            return [(EXCEPTED, f"{adjectives(inner)}以外的")]
        case _:
            assert_never(filter_)
