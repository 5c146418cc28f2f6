"""Conditions in Chinese, as what stands before 的场合."""

from typing import assert_never

from cards.lang.conditions import (
    All,
    AnyOf,
    AppearedThisTurn,
    AppliedThisTurn,
    AtLeastSoMany,
    BroughtBy,
    Condition,
    During,
    Exactly,
    Exists,
    HasBattled,
    Holds,
    InBattle,
    None_,
    NotOnTheChain,
    SentThisTurn,
    UnusedThisTurn,
)
from cards.lang.players import Who
from cards.text.chinese.battle import in_battle
from cards.text.chinese.groups import described, plural, where, whose
from cards.text.chinese.nouns import noun
from cards.text.chinese.occasions import PHASES
from cards.text.names import CHINESE_NAMES
from cards.text.speech import Speech, ordinals

CIRCLED = "⓪①②③④⑤⑥⑦⑧⑨"


def condition(what: Condition, speech: Speech) -> str:
    match what:
        case Exists(cards):
            return f"{where(cards)}有{described(cards)}存在"
        case None_(cards):
            return f"{where(cards)}没有{described(cards)}存在"
        case Exactly(count, cards):
            return f"{where(cards)}的{described(cards)}只有{count}张"
        case During(phases, of):
            return f"{'' if of is Who.EITHER else whose(of)}{'或'.join(PHASES[phase] for phase in phases)}"
        case AppearedThisTurn():
            return "这张卡召唤・反转的回合"
        case AnyOf(conditions):
            return "或者".join(condition(one, speech) for one in conditions)
        case Holds(of, names):
            listed = "".join(f"「{CHINESE_NAMES[name]}」" for name in names)
            return f"{whose(of)}手牌集齐{listed}"
        case AppliedThisTurn(key):
            return f"这个回合这张卡的{CIRCLED[ordinals(speech.card)[key]]}的效果适用过"
        case AtLeastSoMany(number, cards):
            return f"{where(cards)}的{described(cards)}有{number}张以上"
        case UnusedThisTurn(key):
            return f"这个回合没有使用这张卡的{CIRCLED[ordinals(speech.card)[key]]}的效果"
        case NotOnTheChain(key):
            return f"这张卡的{CIRCLED[ordinals(speech.card)[key]]}的效果不在连锁中"
        case InBattle():
            return in_battle(what)
        case HasBattled():
            return "这张卡在这个回合进行过战斗"
        case BroughtBy(by):
            return f"这张卡是用{noun(by)}的效果特殊召唤"
        case SentThisTurn(cards):
            return f"{plural(cards)}被送去{whose(cards.of)}墓地"
        case All(conditions):
            return "，".join(condition(one, speech) for one in conditions)
        case _:
            assert_never(what)
