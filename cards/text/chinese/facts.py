"""The Simplified Chinese words of what is printed beside a card's text."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import assert_never

from cards.lang.facts import Attribute, Card, Kind, Race, Trait
from cards.text.face import colour_first, normal_or_effect_last

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
        Trait.XYZ: "超量",
        Trait.PENDULUM: "灵摆",
        Trait.LINK: "连接",
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
        Race.WYRM: "幻龙族",
        Race.CYBERSE: "电子界族",
        Race.ILLUSION: "幻想魔族",
        Race.CREATOR_GOD: "创造神族",
    }
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


def level(card: Card) -> str:
    """How high a monster is: its level, or what later sorts of monster have instead."""
    word = {Trait.XYZ: "阶级", Trait.LINK: "连接"}
    return f"{next((word[trait] for trait in card.traits if trait in word), '等级')}{card.level}"


def value(number: int | None) -> str:
    """ATK or DEF, "?" where the card says so (N3)."""
    return "?" if number is None else str(number)
