"""Computed numbers in Chinese."""

from typing import assert_never

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
from cards.text.chinese.groups import plural, pronoun, whose
from cards.text.chinese.nouns import NAMED, STATS
from cards.text.names import CHINESE_COUNTERS
from cards.text.speech import Speech


def value(number: Number, speech: Speech) -> str:
    """A number: 1000; 场上的怪兽的数量×300; 那只怪兽的攻击力数值."""
    match number:
        case int():
            return str(number)
        case Count(cards):
            return f"{plural(cards)}的数量"
        case MaterialsUsed():
            return "这张卡的融合素材的怪兽数量"
        case OfferedAttack():
            return "为这张卡的上级召唤而解放的怪兽的原本攻击力合计数值"
        case Counters(name, on):
            return f"{pronoun(on, speech)}的{CHINESE_COUNTERS[name]}的数量"
        case StatOf(stat, card):
            return f"{pronoun(card, speech)}的{STATS[stat]}数值"
        case OfEquippedMonsters(stat):
            return f"给这张卡装备的怪兽的原本{STATS[stat]}"
        case Total(stat, cards):
            return f"{plural(cards)}的{STATS[stat]}合计数值"
        case TotalBeside(stat, cards, beside):
            return f"{NAMED[beside]}以外的{plural(cards)}的{STATS[stat]}合计数值"
        case DamageAnswered():
            return "那次受到的伤害的数值"
        case LifePoints(of):
            return f"{whose(of)}基本分数值"
        case Rolled():
            return "出现的数目"
        case DealtWith():
            return "那些卡的数量"
        case PaidCards():
            return f"{'丢弃' if speech.discards else '送去墓地'}的卡的数量"
        case CountersPaid(name) if speech.pays_with_itself:
            return f"这张卡曾放置的{CHINESE_COUNTERS[name]}的数量"
        case CountersPaid(name):
            return f"取除的{CHINESE_COUNTERS[name]}的数量"
        case Times(factor, inner):
            return f"{value(inner, speech)}×{factor}"
        case _:
            assert_never(number)
