"""The Simplified Chinese words of a card: the current terms of docs/glossary.md."""

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
from cards.text.names import CHINESE_NAMES

KINDS: Mapping[Kind, str] = MappingProxyType({Kind.MONSTER: "怪兽", Kind.SPELL: "魔法", Kind.TRAP: "陷阱"})
TRAITS: Mapping[Trait, str] = MappingProxyType(
    {
        Trait.NORMAL: "通常",
        Trait.EFFECT: "效果",
        Trait.FUSION: "融合",
        Trait.RITUAL: "仪式",
        Trait.SYNCHRO: "同调",
        Trait.TUNER: "调整",
        Trait.FLIP: "反转",
        Trait.SPIRIT: "灵魂",
        Trait.UNION: "同盟",
        Trait.GEMINI: "二重",
        Trait.TOON: "卡通",
        Trait.CONTINUOUS: "永续",
        Trait.EQUIP: "装备",
        Trait.FIELD: "场地",
        Trait.QUICK_PLAY: "速攻",
        Trait.COUNTER: "反击",
        Trait.TOKEN: "衍生物",
    }
)
ATTRIBUTES: Mapping[Attribute, str] = MappingProxyType(
    {
        Attribute.LIGHT: "光",
        Attribute.DARK: "暗",
        Attribute.EARTH: "地",
        Attribute.WATER: "水",
        Attribute.FIRE: "炎",
        Attribute.WIND: "风",
        Attribute.DIVINE: "神",
    }
)
RACES: Mapping[Race, str] = MappingProxyType(
    {
        Race.AQUA: "水族",
        Race.BEAST: "兽族",
        Race.BEAST_WARRIOR: "兽战士族",
        Race.DINOSAUR: "恐龙族",
        Race.DIVINE_BEAST: "幻神兽族",
        Race.DRAGON: "龙族",
        Race.FAIRY: "天使族",
        Race.FIEND: "恶魔族",
        Race.FISH: "鱼族",
        Race.INSECT: "昆虫族",
        Race.MACHINE: "机械族",
        Race.PLANT: "植物族",
        Race.PSYCHIC: "念动力族",
        Race.PYRO: "炎族",
        Race.REPTILE: "爬虫类族",
        Race.ROCK: "岩石族",
        Race.SEA_SERPENT: "海龙族",
        Race.SPELLCASTER: "魔法师族",
        Race.THUNDER: "雷族",
        Race.WARRIOR: "战士族",
        Race.WINGED_BEAST: "鸟兽族",
        Race.ZOMBIE: "不死族",
    }
)


POSITIONS: Mapping[tuple[Position, ...], str] = MappingProxyType(
    {
        face_up.positions: "表侧表示的",
        face_down.positions: "里侧表示的",
        attack_position.positions: "攻击表示的",
        defense_position.positions: "守备表示的",
    }
)

STATS: Mapping[Stat, str] = MappingProxyType({Stat.ATK: "攻击力", Stat.DEF: "守备力", Stat.LEVEL: "等级"})


def face(card: Card) -> Face:
    """The card in Simplified Chinese."""
    monster = card.is_monster
    return Face(
        name=card.name_zh,
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
    """The words beside the kind and the kind: 通常怪兽, 融合・效果怪兽, 速攻魔法."""
    return "・".join(TRAITS[trait] for trait in colour_first(card.traits)) + KINDS[card.kind]


def type_line(card: Card) -> str:
    """What a monster shows in brackets: 魔法师族・通常, 机械族・调整・通常."""
    words = [race(card.race)] if card.race else []
    words += [TRAITS[trait] for trait in normal_or_effect_last(card.traits)]
    return "・".join(words)


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
    return ATTRIBUTES[word]


def race(word: Race) -> str:
    return RACES[word]


def level(number: int) -> str:
    return f"等级{number}"


def value(number: int | None) -> str:
    """ATK or DEF, "?" where the card says so (N3)."""
    return "?" if number is None else str(number)


def recipe(made_of: Recipe) -> str:
    match made_of:
        case FusionOf(materials):
            return "＋".join(repeated(one, len(list(same))) for one, same in groupby(materials))
        case SynchroOf(tuner, others):
            return f"{noun(tuner)}＋{noun(others)}1只以上"
        case RitualBy(spell):
            return f"以{noun(spell)}仪式召唤。"
        case _:
            assert_never(made_of)


def repeated(material: Filter, times: int) -> str:
    return noun(material) if times == 1 else f"{noun(material)}×{times}"


def noun(filter_: Filter) -> str:
    """The cards described: 地属性调整怪兽, 调整以外的地属性怪兽, a name in corner brackets."""
    match filter_:
        case Named(name):
            return f"「{CHINESE_NAMES[name]}」"
        case Or(left, right):
            return f"{noun(left)}或{noun(right)}"
        case _:
            return adjectives(filter_) + (heads(filter_) or "卡")


def heads(filter_: Filter) -> str:
    """The kind of card that a description speaks of, if it says so."""
    match filter_:
        case OfKind(kind):
            return KINDS[kind]
        case And(left, right):
            return heads(left) or heads(right)
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
            return [(3, TRAITS[trait])]
        case Named():
            return [(3, noun(filter_))]
        case OfSeries(series):
            return [(3, f"「{series}」")]
        case AtMost(stat, number):
            return [(0, f"{STATS[stat]}{number}以下的")]
        case AtLeast(stat, number):
            return [(0, f"{STATS[stat]}{number}以上的")]
        case Lying(positions):
            return [(-1, POSITIONS[positions])]
        case Other():
            return [(-2, "其他的")]
        case And(left, right):
            return ranked(left) + ranked(right)
        case Or(left, right):
            return [(1, f"{adjectives(left)}或{adjectives(right)}")]
        case Not(OfKind(kind)):
            return [(0, f"{KINDS[kind]}以外的")]
        case Not(inner):
            return [(0, f"{adjectives(inner)}以外的")]
        case _:
            assert_never(filter_)
