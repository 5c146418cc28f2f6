"""What an ability answers, in Chinese."""

from typing import assert_never

from cards.lang.filters import Filter
from cards.lang.groups import Cards, Pronoun
from cards.lang.occasions import (
    Activated,
    AttackDeclared,
    AttackedFaceDown,
    DamageCalculation,
    Destroyed,
    EitherOf,
    Flipped,
    Leaves,
    Occasion,
    PhaseReached,
    Sent,
    SummonAttempted,
    SummonSucceeded,
    Way,
    WouldDestroyActivated,
)
from cards.lang.players import Who
from cards.lang.turns import Phase
from cards.text.chinese.groups import described, pronoun, whose
from cards.text.chinese.nouns import noun
from cards.text.speech import Speech

WAYS = {
    Way.NORMAL: "召唤",
    Way.FLIP: "反转召唤",
    Way.SPECIAL: "特殊召唤",
    Way.FUSION: "融合召唤",
    Way.SYNCHRO: "同调召唤",
    Way.RITUAL: "仪式召唤",
}
PHASES = {
    Phase.SETUP: "决斗准备",
    Phase.DRAW: "抽卡阶段",
    Phase.STANDBY: "准备阶段",
    Phase.MAIN_1: "主要阶段1",
    Phase.BATTLE: "战斗阶段",
    Phase.MAIN_2: "主要阶段2",
    Phase.END: "结束阶段",
}


def occasion(what: Occasion, word: str, speech: Speech) -> str:
    """The clause that opens a text; `word` is 时 or 的场合, as the timing of the effect is (C8)."""
    match what:
        case AttackDeclared(by):
            return f"{of_somebody(by)}的攻击宣言{word}"
        case DamageCalculation(attacker):
            return f"{of_somebody(attacker)}攻击的伤害计算{word}"
        case SummonSucceeded(card, ways):
            how = "・".join(WAYS[way] for way in ways)
            if isinstance(card, Pronoun):
                return f"{pronoun(card, speech)}{how}成功{word}"
            return f"{whose(card.of)}把{described(card)}{how}成功{word}"
        case SummonAttempted(by):
            return f"{player(by)}把怪兽召唤・反转召唤・特殊召唤之际"
        case Activated(filter_, by, card_only):
            return f"{activated(filter_, by, card_only=card_only)}{word}"
        case WouldDestroyActivated():
            return f"持有把场上的卡破坏的效果的魔法・陷阱・怪兽的效果发动{word}"
        case Sent(card, _):
            return f"{pronoun(card, speech)}从场上送去墓地{word}"
        case Flipped():
            return f"这张卡反转{word}"
        case AttackedFaceDown():
            return "里侧表示的这张卡被攻击的伤害计算后"
        case PhaseReached():
            return phase(what)
        case Leaves(card):
            return f"{pronoun(card, speech)}从场上离开{word}"
        case Destroyed(card):
            return f"{pronoun(card, speech)}被破坏{word}"
        case EitherOf(occasions):
            return "，或者".join(occasion(one, word, speech) for one in occasions)
        case _:
            assert_never(what)


def phase(when: PhaseReached) -> str:
    """A phase, and whose: 自己准备阶段, 结束阶段."""
    return f"{'' if when.of is Who.EITHER else whose(when.of)}{PHASES[when.phase]}"


def of_somebody(cards: Cards) -> str:
    """Monsters of a side, as those that do something: 对方怪兽, 怪兽."""
    return f"{'' if cards.of is Who.EITHER else whose(cards.of)}{described(cards)}"


def player(who: Who) -> str:
    return "自己或对方" if who is Who.EITHER else whose(who)


def activated(filter_: Filter | None, by: Who, *, card_only: bool) -> str:
    """What is activated, and by whom: 魔法・陷阱卡发动."""
    kind = noun(filter_)
    things = kind if card_only else f"{kind}或其效果"
    return f"{things}发动" if by is Who.EITHER else f"{whose(by)}把{things}发动"
