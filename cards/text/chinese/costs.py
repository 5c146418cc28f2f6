"""Costs in Chinese, as what stands before 才能发动."""

from typing import assert_never

from cards.lang.costs import (
    BanishCost,
    Cost,
    Costs,
    Declare,
    DiscardCost,
    Dues,
    ForgoDrawCost,
    MillCost,
    OneOf,
    PayDownTo,
    PayHalfLP,
    PayLP,
    RemoveAllCountersCost,
    RemoveCounterCost,
    RemoveCountersCost,
    ReturnToHandCost,
    RevealCost,
    SendToGraveCost,
    ToDeckCost,
    TributeCost,
)
from cards.lang.groups import Cards, Choose, Every, Group, Pronoun
from cards.lang.places import Place
from cards.text.chinese.groups import PILES, dealt_with, how_many, plural, pronoun, some, where
from cards.text.chinese.moving import INTO_DECK
from cards.text.chinese.nouns import DECLARED
from cards.text.chinese.numbers import value
from cards.text.names import CHINESE_COUNTERS
from cards.text.speech import Speech


def cost(what: Cost, speech: Speech) -> str:
    match what:
        case PayLP(amount):
            return f"支付{value(amount, speech)}基本分"
        case PayHalfLP():
            return "支付一半基本分"
        case PayDownTo(left):
            return f"把基本分支付到剩下{left}"
        case DiscardCost(cards, to_grave):
            return f"把{discarded(cards, speech)}{'丢弃去墓地' if to_grave else '丢弃'}"
        case TributeCost(cards):
            return f"把{paid(cards, speech)}解放"
        case BanishCost(cards):
            return f"把{paid(cards, speech)}除外"
        case SendToGraveCost(cards):
            return f"把{paid(cards, speech)}送去墓地"
        case ForgoDrawCost():
            return "放弃这个回合的通常抽卡"
        case MillCost(count):
            return f"从自己卡组上方把{how_many(count, '张')}卡送去墓地"
        case ReturnToHandCost(cards):
            return f"让{paid(cards, speech)}回到手牌"
        case ToDeckCost(cards, lies):
            return f"让{paid(cards, speech)}{INTO_DECK[lies]}"
        case Declare(sort):
            return f"宣言1个{DECLARED[sort]}"
        case RevealCost(cards):
            return f"把{paid(cards, speech)}给对方观看"
        case Costs(parts):
            return "，".join(cost(one, speech) for one in parts)
        case RemoveAllCountersCost(name, cards):
            return f"把{plural(cards)}的{CHINESE_COUNTERS[name]}全部取除"
        case RemoveCountersCost(name, count, cards):
            return f"把{where(cards)}的{count}个{CHINESE_COUNTERS[name]}取除"
        case RemoveCounterCost(name, count):
            return f"把这张卡的{count}个{CHINESE_COUNTERS[name]}取除"
        case _:
            assert_never(what)


def dues(what: Dues, speech: Speech) -> str:
    """What keeps a card: a cost, or one of several."""
    if isinstance(what, OneOf):
        return "，或者".join(cost(one, speech) for one in what.costs)
    return cost(what, speech)


def discarded(cards: Group, speech: Speech) -> str:
    """What is discarded comes from the hand, and the text says so (X3)."""
    match cards:
        case Pronoun.THIS:
            return "手牌的这张卡"
        case Every(Cards((Place.HAND,), _, None)):
            return "手牌全部"
        case Choose(count, chosen) if chosen.filter is None:
            return f"{how_many(count, '张')}手牌"
        case _:
            return paid(cards, speech)


def paid(cards: Group, speech: Speech) -> str:
    match cards:
        case Pronoun.THIS if speech.acts_from is not None:
            return f"{PILES[speech.acts_from]}的这张卡"
        case Pronoun():
            return pronoun(cards, speech)
        case Choose(count, chosen):
            return some(count, chosen)
        case _:
            return dealt_with(cards, "", speech)
