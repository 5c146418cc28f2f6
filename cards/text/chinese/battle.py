"""Attacks and battles in Chinese: what applies to them, what answers them, and what must be so in them."""

from typing import assert_never

from cards.lang.battle import (
    AttackCost,
    AttacksEach,
    AttacksInDefense,
    AttacksUpTo,
    BattleEffect,
    CannotAttackDirectly,
    CannotBeAttacked,
    ChangeBattleDamage,
    DamageChange,
    MayAttackDirectly,
    MustAttack,
    NegatesTheBeaten,
    NextAttackNegated,
    NoBattlePhase,
    NotDestroyedByBattleOnce,
    Pierces,
    Role,
)
from cards.lang.conditions import InBattle
from cards.lang.filters import Filter
from cards.lang.groups import Cards, Pronoun
from cards.lang.occasions import (
    AttackTargeted,
    BattleDamageInflicted,
    BattleOccasion,
    Battles,
    DestroysByBattle,
    InDamageStep,
)
from cards.lang.players import Who
from cards.lang.turns import Timing
from cards.text.chinese.costs import cost
from cards.text.chinese.groups import plural, pronoun, whose
from cards.text.chinese.nouns import noun
from cards.text.speech import Speech

OTHERS = {Who.YOU: "对方", Who.OPPONENT: "自己", Who.EITHER: "另一方"}
TIMINGS = {
    Timing.START: "伤害步骤开始时",
    Timing.REVEAL: "攻击对象翻开时",
    Timing.BEFORE_CALCULATION: "伤害计算前",
    Timing.CALCULATION: "伤害计算时",
    Timing.AFTER_CALCULATION: "伤害计算后",
    Timing.FLIP: "伤害计算后（反转效果发动时）",
    Timing.END: "伤害步骤结束时",
}


def battle_word(effect: BattleEffect, speech: Speech) -> str:
    """What applies to attacks and battles, without its full stop."""
    match effect:
        case Pierces(who):
            return f"{subject(who, speech)}攻击守备表示怪兽的场合，给与攻击力超过那个守备力的数值的战斗伤害"
        case MayAttackDirectly(who):
            return f"{subject(who, speech)}可以直接攻击"
        case CannotAttackDirectly(who):
            return f"{subject(who, speech)}不能直接攻击"
        case AttacksUpTo(who, times):
            return f"{subject(who, speech)}在同1次的战斗阶段中可以作{times}次攻击"
        case AttacksEach(who):
            return f"{subject(who, speech)}可以向对方怪兽全部各作1次攻击"
        case AttacksInDefense(who):
            return f"{subject(who, speech)}可以用表侧守备表示的状态以攻击力作出攻击"
        case MustAttack(who):
            return f"{subject(who, speech)}能攻击的场合必须作出攻击"
        case CannotBeAttacked(who, by):
            return f"{plural(by)}不能选择{subject(who, speech)}作为攻击对象"
        case AttackCost(who, due):
            payer = whose(who.of) if isinstance(who, Cards) else "自己"
            return f"{payer}若不{cost(due, speech)}，{subject(who, speech)}不能攻击宣言"
        case ChangeBattleDamage(change, of, battling):
            return f"{subject(battling, speech)}的战斗发生的对{whose(of)}的战斗伤害{changed(change, of)}"
        case NegatesTheBeaten(who):
            return f"被{plural(who)}战斗破坏的效果怪兽的效果无效化"
        case NotDestroyedByBattleOnce(who):
            each = "各有" if isinstance(who, Cards) else ""
            return f"{subject(who, speech)}1回合{each}1次不会被战斗破坏"
        case NoBattlePhase(of):
            return f"{whose(of)}不能进行战斗阶段"
        case NextAttackNegated(who):
            return f"{plural(who)}的下次攻击无效"
        case _:
            assert_never(effect)


def changed(change: DamageChange, of: Who) -> str:
    """What becomes of the battle damage that a player would take (B14)."""
    match change:
        case DamageChange.REDIRECT:
            return f"由{OTHERS[of]}代为承受"
        case DamageChange.SHARE:
            return f"{OTHERS[of]}也承受"
        case DamageChange.DOUBLE:
            return "变成2倍"
        case DamageChange.HALVE:
            return "变成一半"
        case DamageChange.NONE:
            return "变成0"
        case DamageChange.RECOVER:
            return "变成基本分回复"
        case DamageChange.REFLECT:
            return f"，也作为效果伤害由{OTHERS[of]}承受"
        case _:
            assert_never(change)


def subject(who: Pronoun | Cards, speech: Speech) -> str:
    return plural(who) if isinstance(who, Cards) else pronoun(who, speech)


def battle_occasion(what: BattleOccasion, word: str, speech: Speech) -> str:
    """The clause that opens a text about a battle."""
    match what:
        case AttackTargeted(card):
            return f"{subject(card, speech)}被选择作为攻击对象{word}"
        case Battles(role, against, at):
            return f"{engages(role, against)}的{TIMINGS[at]}"
        case InDamageStep(battling):
            return f"{plural(battling)}进行战斗的伤害步骤{word}"
        case BattleDamageInflicted(by, to, directly):
            how = "直接攻击" if directly else ""
            return f"{subject(by, speech)}{how}给与{whose(to)}战斗伤害{word}"
        case DestroysByBattle(by, role, to_grave, lying):
            how = {Role.ATTACKER: "的攻击", Role.TARGET: "被攻击的战斗中", Role.EITHER: "战斗"}[role]
            beaten = noun(lying, kind="怪兽")
            return f"{subject(by, speech)}{how}破坏{beaten}{'送去墓地' if to_grave else ''}{word}"
        case _:
            assert_never(what)


def engages(role: Role, against: Filter | None) -> str:
    """这张卡和暗属性怪兽进行战斗, 这张卡攻击守备表示怪兽."""
    other = noun(against, kind="怪兽")
    return {
        Role.ATTACKER: f"这张卡攻击{other}",
        Role.TARGET: f"这张卡被{other}攻击",
        Role.EITHER: f"这张卡和{other}进行战斗",
    }[role]


def in_battle(what: InBattle) -> str:
    """What must be so in a battle."""
    when = "伤害计算时" if what.calculation_only else "伤害步骤内"
    return f"{engages(what.role, what.against)}的{when}"
