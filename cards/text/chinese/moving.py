"""Deeds that bring cards elsewhere, and life points up or down, in Chinese."""

from typing import assert_never

from cards.lang.effects import (
    Banish,
    Discard,
    DiscardFromHand,
    DiscardHand,
    GainLP,
    LoseLP,
    Mill,
    ReturnToGrave,
    ReturnToHand,
    SendToGrave,
    ToDeck,
)
from cards.lang.numbers import DealtWith, Number
from cards.lang.places import DeckPlace
from cards.lang.players import Who
from cards.text.chinese.groups import dealt_with, whose
from cards.text.chinese.numbers import value
from cards.text.speech import Speech

Moving = (
    SendToGrave
    | Banish
    | ReturnToGrave
    | ReturnToHand
    | ToDeck
    | DiscardFromHand
    | DiscardHand
    | Discard
    | Mill
    | GainLP
    | LoseLP
)
INTO_DECK = {
    DeckPlace.SHUFFLED: "回到卡组洗切",
    DeckPlace.TOP: "回到卡组最上方",
    DeckPlace.BOTTOM: "回到卡组最下方",
}


def moving(what: Moving, speech: Speech) -> str:
    match what:
        case SendToGrave(cards):
            return dealt_with(cards, "送去墓地", speech)
        case ReturnToGrave(cards):
            return dealt_with(cards, "回到墓地", speech)
        case Banish(cards):
            return dealt_with(cards, "除外", speech)
        case ReturnToHand(cards):
            return dealt_with(cards, "回到手牌", speech)
        case ToDeck(cards, where):
            return dealt_with(cards, INTO_DECK[where], speech)
        case DiscardFromHand(who, count, random):
            if random:
                return f"{whose(who)}手牌{each(who)}随机选{so_many(count, speech)}丢弃"
            return f"{whose(who)}{each(who)}选{so_many(count, speech)}手牌丢弃"
        case Discard(cards):
            return dealt_with(cards, "丢弃", speech)
        case DiscardHand(who):
            return f"{whose(who)}手牌全部丢弃"
        case Mill(who, count):
            return f"{from_top(who)}把{so_many(count, speech)}卡送去墓地"
        case GainLP(who, amount):
            return f"{whose(who)}回复{points(amount, speech)}基本分"
        case LoseLP(who, amount):
            return f"{whose(who)}失去{points(amount, speech)}基本分"
        case _:
            assert_never(what)


def each(who: Who) -> str:
    return "各自" if who is Who.EITHER else ""


def from_top(who: Who) -> str:
    """从自己卡组上方; 双方各自从卡组上方."""
    return "双方各自从卡组上方" if who is Who.EITHER else f"从{whose(who)}卡组上方"


def so_many(count: Number, speech: Speech) -> str:
    """So many cards: 2张; 那个数量的."""
    match count:
        case int():
            return f"{count}张"
        case DealtWith():
            return "那个数量的"
        case _:
            return f"和{value(count, speech)}相同张数的"


def points(amount: Number, speech: Speech) -> str:
    size = value(amount, speech)
    return size if isinstance(amount, int) else f"{size}的"
