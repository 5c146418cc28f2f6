"""Hidden cards, coins, dice, and what depends on how things are, in Chinese."""

from typing import assert_never

from cards.lang.effects import ArrangeTop, Excavate, LookAtHand, RevealDeck, RevealHand, RollDie
from cards.text.chinese.groups import whose
from cards.text.chinese.moving import from_top

Seeing = LookAtHand | RevealHand | RevealDeck | Excavate | ArrangeTop | RollDie


def seeing(what: Seeing) -> str:
    match what:
        case LookAtHand():
            return "确认对方手牌"
        case RevealHand(of):
            return f"{whose(of)}手牌全部公开"
        case RevealDeck(of):
            return f"{whose(of)}卡组全部确认"
        case Excavate(who, count):
            return f"{from_top(who)}翻开{count}张卡"
        case ArrangeTop(of, count):
            return f"确认{whose(of)}卡组最上方的{count}张卡，用喜欢的顺序回到卡组最上方"
        case RollDie():
            return "掷1次骰子"
        case _:
            assert_never(what)
