"""Conditions in Chinese, as what stands before 的场合."""

from typing import assert_never

from cards.lang.conditions import All, AppliedThisTurn, Condition, Exists, Holds, InBattle, None_
from cards.text.chinese.battle import in_battle
from cards.text.chinese.groups import described, where, whose
from cards.text.names import CHINESE_NAMES
from cards.text.speech import Speech, ordinals

CIRCLED = "⓪①②③④⑤⑥⑦⑧⑨"


def condition(what: Condition, speech: Speech) -> str:
    match what:
        case Exists(cards):
            return f"{where(cards)}有{described(cards)}存在"
        case None_(cards):
            return f"{where(cards)}没有{described(cards)}存在"
        case Holds(of, names):
            listed = "".join(f"「{CHINESE_NAMES[name]}」" for name in names)
            return f"{whose(of)}手牌集齐{listed}"
        case AppliedThisTurn(key):
            return f"这个回合这张卡的{CIRCLED[ordinals(speech.card)[key]]}的效果适用过"
        case InBattle():
            return in_battle(what)
        case All(conditions):
            return "，".join(condition(one, speech) for one in conditions)
        case _:
            assert_never(what)
