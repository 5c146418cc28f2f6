"""What an ability answers, in Chinese."""

from typing import assert_never

from cards.lang.filters import Filter
from cards.lang.groups import Cards, Pronoun
from cards.lang.occasions import (
    Activated,
    ActivatedTargeting,
    AttackDeclared,
    AttackedFaceDown,
    AttackTargeted,
    Banished,
    BattleDamageInflicted,
    Battles,
    Cause,
    ControlTaken,
    CounterPlaced,
    DamageCalculation,
    Damaged,
    Destroyed,
    DestroyedAndSent,
    DestroysByBattle,
    DirectAttackDeclared,
    Discarded,
    Drawn,
    EitherOf,
    Flipped,
    InDamageStep,
    Leaves,
    LifeGained,
    Negated,
    Negation,
    NormalDrawDue,
    Occasion,
    PhaseReached,
    PositionTurned,
    Sent,
    SpecialSummonAttempted,
    StepReached,
    SummonAttempted,
    SummonEffectActivated,
    SummonSucceeded,
    Targeted,
    TargetingActivated,
    TargetingResolves,
    Tributed,
    Way,
    WouldDestroyActivated,
    WouldDestroySuch,
    WouldSpecialSummonActivated,
)
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.lang.turns import Phase, Step
from cards.text.chinese.battle import battle_occasion
from cards.text.chinese.groups import PILES, counted, described, plural, pronoun, whose
from cards.text.chinese.nouns import noun
from cards.text.names import CHINESE_COUNTERS
from cards.text.speech import Speech, only_monsters

WAYS = {
    Way.NORMAL: "召唤",
    Way.TRIBUTE: "上级召唤",
    Way.FLIP: "反转召唤",
    Way.SPECIAL: "特殊召唤",
    Way.FUSION: "融合召唤",
    Way.SYNCHRO: "同调召唤",
    Way.RITUAL: "仪式召唤",
}
POSITIONS = {
    Position.ATTACK: "攻击表示",
    Position.DEFENSE: "守备表示",
    Position.FACE_DOWN_DEFENSE: "里侧守备表示",
    Position.FACE_UP: "表侧表示",
    Position.FACE_DOWN: "里侧表示",
}
CAUSES = {Cause.BATTLE: "战斗", Cause.EFFECT: "效果", Cause.RULE: "规则"}
NEGATIONS = {
    Negation.SUMMON: "召唤",
    Negation.CARD: "卡的发动",
    Negation.ACTIVATION: "效果的发动",
    Negation.EFFECT: "效果",
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

STEPS = {
    Step.START: "战斗阶段开始时",
    Step.BATTLE: "战斗步骤",
    Step.DAMAGE: "伤害步骤",
    Step.END: "战斗阶段结束时",
}


def occasion(what: Occasion, word: str, speech: Speech) -> str:
    """The clause that opens a text; `word` is 时 or 的场合, as the timing of the effect is (C8)."""
    match what:
        case AttackDeclared(by, on):
            who = pronoun(by, speech) if isinstance(by, Pronoun) else of_somebody(by)
            target = f"以{noun(on)}为攻击对象的" if on is not None else ""
            return f"{target}{who}的攻击宣言{word}"
        case DamageCalculation(attacker):
            return f"{of_somebody(attacker)}攻击的伤害计算{word}"
        case SummonSucceeded(card, ways, except_by):
            how = "・".join(WAYS[way] for way in ways)
            if except_by is not None:
                how = f"用{noun(except_by)}的效果以外的方法{how}"
            if isinstance(card, Pronoun):
                return f"{pronoun(card, speech)}{how}成功{word}"
            who = "" if card.of is Who.EITHER else f"{whose(card.of)}把"
            return f"{who}{described(card)}{how}成功{word}"
        case SpecialSummonAttempted(by):
            return f"{player(by)}把怪兽特殊召唤之际"
        case WouldSpecialSummonActivated():
            return f"持有把怪兽特殊召唤的效果的魔法・陷阱・怪兽的效果发动{word}"
        case SummonAttempted(by):
            return f"{player(by)}把怪兽召唤・反转召唤・特殊召唤之际"
        case Activated(filter_, by, card_only):
            return f"{activated(filter_, by, card_only=card_only)}{word}"
        case SummonEffectActivated(ways):
            how = "・".join(WAYS[way] for way in ways)
            return f"怪兽{how}成功时发动的怪兽的效果发动{word}"
        case TargetingActivated(filter_, target):
            return f"只以{counted(1, target)}为对象的{noun(filter_)}发动{word}"
        case ActivatedTargeting(target):
            return f"以{plural(target)}为对象的魔法・陷阱・怪兽的效果发动{word}"
        case Targeted(card):
            return f"{pronoun(card, speech)}成为卡的效果的对象的场合，那个效果处理后"
        case TargetingResolves(card, filter_, by):
            owner = "" if by is Who.EITHER else whose(by)
            return f"{pronoun(card, speech)}成为{owner}{noun(filter_)}的效果的对象的场合，那个效果处理前"
        case WouldDestroyActivated():
            return f"持有把场上的卡破坏的效果的魔法・陷阱・怪兽的效果发动{word}"
        case WouldDestroySuch(by, cards, at_least):
            many = f"{at_least}张以上" if at_least > 1 else ""
            who = "" if by is Who.EITHER else f"{whose(by)}把"
            return f"{who}持有把{plural(cards)}{many}破坏的效果的魔法・陷阱・怪兽的效果发动{word}"
        case DirectAttackDeclared(by):
            return f"{of_somebody(by)}的直接攻击宣言{word}"
        case DestroyedAndSent(card, by, whose_effect, under):
            causes = caused(by, whose_effect, Destroyed(card).by)
            return f"{UNDER[under]}{one(card, speech)}被{causes}破坏送去墓地{word}"
        case Sent(card, from_):
            return f"{one(card, speech)}{sent_from(from_)}送去墓地{word}"
        case Flipped():
            return f"这张卡反转{word}"
        case AttackedFaceDown():
            return "里侧表示的这张卡被攻击的伤害计算后"
        case PhaseReached():
            return phase(what)
        case NormalDrawDue(of):
            return f"{'' if of is Who.EITHER else whose(of)}抽卡阶段的通常抽卡前"
        case StepReached(step, of):
            return f"{'' if of is Who.EITHER else whose(of)}{STEPS[step]}"
        case Leaves(card):
            return f"{one(card, speech)}从场上离开{word}"
        case Destroyed(card, by, whose_effect):
            return f"{one(card, speech)}被{caused(by, whose_effect, Destroyed(card).by)}破坏{word}"
        case Banished(card):
            return f"{one(card, speech)}被除外{word}"
        case Discarded(card, by):
            effect = "" if by is None else f"因{'' if by is Who.EITHER else whose(by)}的效果"
            return f"{one(card, speech)}{effect}被丢弃{word}"
        case Tributed(card):
            return f"{one(card, speech)}被解放{word}"
        case Drawn(by):
            return f"{player(by)}抽卡{word}"
        case Damaged(who, by, whose_card):
            return f"{player(who)}受到{damage(by, whose_card)}{word}"
        case ControlTaken(card):
            return f"{one(card, speech)}的控制权转移{word}"
        case PositionTurned(card, to):
            return f"{one(card, speech)}变成{'或'.join(POSITIONS[position] for position in to)}{word}"
        case CounterPlaced(card, name):
            return f"给{one(card, speech)}放置{CHINESE_COUNTERS[name]}{word}"
        case Negated(kinds, of):
            things = "或".join(NEGATIONS[kind] for kind in kinds)
            return f"{'' if of is Who.EITHER else whose(of) + '的'}{things}被无效{word}"
        case LifeGained(who):
            return f"{player(who)}基本分回复{word}"
        case EitherOf(occasions):
            return "，或者".join(occasion(one, word, speech) for one in occasions)
        case AttackTargeted() | Battles() | InDamageStep() | BattleDamageInflicted() | DestroysByBattle():
            return battle_occasion(what, word, speech)
        case _:
            assert_never(what)


UNDER: dict[Who | None, str] = {
    None: "",
    Who.YOU: "自己场上的",
    Who.OPPONENT: "对方场上的",
    Who.EITHER: "场上的",
}


def one(card: Pronoun | Cards, speech: Speech) -> str:
    """The card of an event: one already named, or any of a description."""
    return pronoun(card, speech) if isinstance(card, Pronoun) else plural(card)


def sent_from(places: tuple[Place, ...]) -> str:
    """From where a card is sent; from anywhere need not be said."""
    if {Place.HAND, Place.DECK, Place.MONSTERS} <= set(places):
        return ""
    if set(places) == set(PILES):
        return ""
    piles = [PILES[place] for place in places if not place.on_field]
    return f"从{'・'.join([*(['场上'] if places and places[0].on_field else []), *piles])}"


def caused(by: tuple[Cause, ...], owner: Who, any_cause: tuple[Cause, ...]) -> str:
    """By what, where the text tells causes apart (X1): 战斗, 对方的效果."""
    if by == any_cause:
        return ""
    effect = "效果" if owner is Who.EITHER else f"{whose(owner)}的效果"
    words = CAUSES | {Cause.EFFECT: effect}
    return "・".join(words[cause] for cause in by)


def damage(by: tuple[Cause, ...], owner: Who) -> str:
    """Which damage: 战斗伤害, 对方场上的卡造成的伤害."""
    kind = CAUSES[by[0]] if len(by) == 1 else ""
    source = "" if owner is Who.EITHER else f"{whose(owner)}场上的卡造成的"
    return f"{source}{kind}伤害"


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
    if filter_ is not None and only_monsters(filter_):
        things = f"{kind}的效果"
    return f"{things}发动" if by is Who.EITHER else f"{whose(by)}把{things}发动"
