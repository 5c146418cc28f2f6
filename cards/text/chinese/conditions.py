"""Conditions in Chinese, as what stands before 的场合."""

from typing import assert_never

from cards.lang.conditions import (
    All,
    AnyOf,
    AppearedThisTurn,
    AppliedThisTurn,
    AtLeastSoMany,
    Attacks,
    AttackTargetBeaten,
    AtTheStartOf,
    BroughtBy,
    CalculatesAttack,
    CameAnswering,
    Condition,
    During,
    Exactly,
    Exists,
    HasActivated,
    HasBattled,
    HasCounters,
    Holds,
    InBattle,
    LiesFaceUp,
    None_,
    NotOnTheChain,
    OwnValuesAtLeast,
    PutHereBy,
    SentThisTurn,
    SummonedThisTurn,
    TributedFor,
    TributeSummonedWith,
    UnusedThisTurn,
)
from cards.lang.groups import Cards
from cards.lang.places import Place
from cards.lang.players import Who
from cards.lang.turns import Phase
from cards.text.chinese.battle import in_battle
from cards.text.chinese.groups import described, plural, where, whose
from cards.text.chinese.nouns import noun
from cards.text.chinese.occasions import CAUSES, PHASES
from cards.text.names import CHINESE_COUNTERS, CHINESE_NAMES
from cards.text.speech import Speech, ordinals, speaks_of_monsters

CIRCLED = "⓪①②③④⑤⑥⑦⑧⑨"


def condition(what: Condition, speech: Speech) -> str:
    match what:
        case Exists(cards):
            return f"{where(cards)}有{described(cards)}存在"
        case None_(cards):
            return f"{where(cards)}没有{described(cards)}存在"
        case Exactly(count, cards):
            return f"{where(cards)}的{described(cards)}只有{count}{measure(cards)}"
        case During(phases, of):
            return f"{'自己・对方的' if of is Who.EITHER else whose(of)}{phases_named(phases)}"
        case AtTheStartOf(phase):
            return f"自己{phases_named((phase,))}开始时"
        case SummonedThisTurn():
            return "这张卡召唤・反转召唤・特殊召唤的回合"
        case LiesFaceUp():
            return "这张卡在场上表侧表示存在"
        case OwnValuesAtLeast(number):
            return f"这张卡的攻击力・守备力在{number}以上"
        case AppearedThisTurn():
            return "这张卡召唤・反转的回合"
        case AnyOf(conditions):
            return "或者".join(condition(one, speech) for one in conditions)
        case Holds(of, names):
            listed = "".join(f"「{CHINESE_NAMES[name]}」" for name in names)
            return f"{whose(of)}手牌集齐{listed}"
        case AppliedThisTurn(key):
            return f"这个回合这张卡的{CIRCLED[ordinals(speech.card)[key]]}的效果适用过"
        case PutHereBy(key):
            put = "送去墓地" if speech.acts_from is Place.GRAVE else "除外"
            return f"这张卡用自身的{CIRCLED[ordinals(speech.card)[key]]}的效果{put}"
        case AtLeastSoMany(number, Cards((Place.HAND,), of, None)):
            return f"{whose(of)}手牌是{number}张以上"
        case AtLeastSoMany(number, cards):
            return f"{where(cards)}的{described(cards)}有{number}{measure(cards)}以上"
        case UnusedThisTurn(key):
            return f"这个回合没有使用这张卡的{CIRCLED[ordinals(speech.card)[key]]}的效果"
        case NotOnTheChain(key):
            return f"这张卡的{CIRCLED[ordinals(speech.card)[key]]}的效果不在连锁中"
        case InBattle():
            return in_battle(what)
        case Attacks():
            return "这张卡攻击"
        case CalculatesAttack():
            return "这张卡攻击的伤害计算时"
        case AttackTargetBeaten():
            return "那只怪兽被这次战斗破坏"
        case HasActivated(filter_):
            return f"这张卡表侧表示存在期间自己在这个回合发动过{noun(filter_)}"
        case HasBattled():
            return "这张卡在这个回合进行过战斗"
        case HasCounters(name, number):
            return f"这张卡有{number}个以上{CHINESE_COUNTERS[name]}放置"
        case BroughtBy(by):
            return f"这张卡用{noun(by)}的效果特殊召唤"
        case TributeSummonedWith(filter_):
            return f"这张卡把{noun(filter_)}解放作上级召唤成功"
        case TributedFor(filter_):
            return f"这个回合墓地的这张卡为{noun(filter_)}的上级召唤而被解放"
        case CameAnswering(damage):
            return f"因受到{CAUSES[damage]}伤害而用自身的效果特殊召唤成功"
        case SentThisTurn(cards):
            return f"{plural(cards)}被送去{whose(cards.of)}墓地"
        case All(conditions) if place := common_place(conditions):
            those = (described(one.cards) for one in conditions if isinstance(one, Exists))
            return f"{place}有{'、'.join(those)}存在"
        case All(conditions):
            return "，".join(condition(one, speech) for one in conditions)
        case _:
            assert_never(what)


TIMES = During | AtTheStartOf | SummonedThisTurn | InBattle | CalculatesAttack
"""Conditions that are told as a time."""


def supposed(what: Condition, speech: Speech) -> str:
    """A condition with the words that make it one: a time stands alone, all else with 的场合."""
    last = what.conditions[-1] if isinstance(what, All | AnyOf) and what.conditions else what
    word = "" if isinstance(last, TIMES) else "的场合"
    ends = "，直到伤害步骤结束时" if isinstance(last, Attacks) else ""
    return f"{condition(what, speech)}{word}{ends}"


def phases_named(phases: tuple[Phase, ...]) -> str:
    """The phases, both main phases under one name."""
    if phases == (Phase.MAIN_1, Phase.MAIN_2):
        return "主要阶段"
    return "或".join(PHASES[phase] for phase in phases)


def measure(cards: Cards) -> str:
    return "只" if cards.places == (Place.MONSTERS,) or speaks_of_monsters(cards) else "张"


def common_place(conditions: tuple[Condition, ...]) -> str:
    """The place where all that must be there must be, if it is one."""
    places = {where(one.cards) if isinstance(one, Exists) else "" for one in conditions}
    return places.pop() if len(places) == 1 else ""
