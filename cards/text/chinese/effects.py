"""Deeds in Chinese, without their full stop; and how they are tied (C5)."""

from typing import TypeGuard, assert_never

from cards.lang.continuous import (
    CannotAttack,
    CannotBeTributed,
    CannotDeclareAttack,
    CannotTurnByHand,
    ContinuousEffect,
    FurtherNormalSummon,
    NoBattleDamage,
    NotForTributeSummon,
)
from cards.lang.effects import (
    AddOneByChance,
    AddToHand,
    AfterThat,
    Also,
    Apply,
    ArrangeTop,
    AttackAgain,
    AttackAgainOn,
    Banish,
    BanishOnLeaving,
    BecomeMonster,
    Both,
    CallCoin,
    ChangePosition,
    Damage,
    Destroy,
    DestroyAndBanish,
    DestroyNegated,
    Discard,
    DiscardFromHand,
    DiscardHand,
    Draw,
    EachSummons,
    Effect,
    EndBattlePhase,
    Equip,
    EquipWith,
    Excavate,
    FusionSummon,
    GainLP,
    GiveControl,
    If,
    IfItIs,
    IfItTotals,
    IfYouDo,
    Later,
    LookAtHand,
    LoseLP,
    May,
    Mill,
    Negate,
    NegateAttack,
    NegateEffect,
    NegateNextAttack,
    NormalSummon,
    Offer,
    PlaceCounter,
    PlaceNext,
    PrepareFusion,
    ReturnToField,
    ReturnToGrave,
    ReturnToHand,
    RevealDeck,
    RevealHand,
    RitualSummon,
    RollDie,
    SendToGrave,
    Set,
    ShareCounters,
    SkipDrawPhase,
    SpecialSummon,
    SummonPrepared,
    SummonTokenOpposite,
    SummonTokens,
    SwapControl,
    SwitchPosition,
    TakeControl,
    Then,
    ThenIfAll,
    Tie,
    ToDeck,
    Token,
    TossCoin,
    Tribute,
    Until,
    WinAfter,
)
from cards.lang.groups import Every, Pronoun
from cards.lang.numbers import Number
from cards.lang.occasions import SpecialSummonAttempted
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.lang.terms import Trait
from cards.text.chinese.chance import seeing
from cards.text.chinese.conditions import supposed
from cards.text.chinese.continuous import applies
from cards.text.chinese.facts import attribute, race
from cards.text.chinese.groups import PILES, dealt_with, plural, pronoun, some, whose
from cards.text.chinese.moving import each, moving, so_many
from cards.text.chinese.nouns import NAMED, STATS, noun
from cards.text.chinese.numbers import value
from cards.text.chinese.occasions import POSITIONS
from cards.text.chinese.subjects import subject
from cards.text.chinese.times import in_phase_to_come
from cards.text.names import CHINESE_COUNTERS, CHINESE_NAMES
from cards.text.speech import Speech

Restriction = CannotAttack | CannotBeTributed | CannotTurnByHand | NotForTributeSummon
RESTRICTIONS = (CannotAttack, CannotBeTributed, CannotTurnByHand, NotForTributeSummon)
FOR_A_TURN = (*RESTRICTIONS, CannotDeclareAttack, FurtherNormalSummon)


def effect(what: Effect, speech: Speech) -> str:
    """What an effect does. `Tie` says nothing: what hangs together is told by the `Whenever`s."""
    match what:
        case Draw(who, count):
            return draw(who, count, speech)
        case DestroyAndBanish(cards):
            return dealt_with(cards, "破坏并除外", speech)
        case Destroy(cards):
            return dealt_with(cards, "破坏", speech)
        case SpecialSummon():
            return special_summon(what, speech)
        case AddOneByChance(count, cards):
            return (
                f"{some(count, cards)}给对方看，对方从那之中随机选1张。那1张卡加入自己手牌，剩余的卡回到卡组"
            )
        case AddToHand(Pronoun.EXCAVATED):
            return "其他翻开的卡加入手牌"
        case AddToHand(cards):
            return dealt_with(cards, "加入手牌", speech)
        case (
            SendToGrave()
            | Banish()
            | ReturnToGrave()
            | ReturnToHand()
            | ToDeck()
            | DiscardFromHand()
            | DiscardHand()
            | Discard()
            | Mill()
            | GainLP()
            | LoseLP()
        ):
            return moving(what, speech)
        case Tribute(cards):
            return dealt_with(cards, "解放", speech)
        case BanishOnLeaving(cards):
            return dealt_with(cards, "从场上离开的场合除外", speech)
        case PlaceNext(names):
            listed = "、".join(f"「{CHINESE_NAMES[name]}」" for name in names)
            return f"从手牌・卡组按{listed}的顺序把1张表侧表示放置到自己的魔法与陷阱区域"
        case TakeControl(cards, until):
            return f"{for_a_time(until)}得到{dealt_with(cards, '的控制权', speech)}"
        case GiveControl(cards, until):
            return f"{for_a_time(until)}{dealt_with(cards, '的控制权移给对方', speech)}"
        case SwapControl():
            return "双方各自选自己场上的1只怪兽，那些怪兽的控制权交换"
        case ChangePosition(cards, to):
            return dealt_with(cards, f"变成{turned(to)}", speech)
        case Set(cards):
            return dealt_with(cards, "盖放", speech)
        case Damage(who, amount):
            return damage(who, amount, speech)
        case NegateAttack():
            return "那次攻击无效"
        case SwitchPosition(cards):
            return dealt_with(cards, "的表示形式变更", speech)
        case NegateNextAttack():
            return "这个回合只有1次，对方怪兽的攻击无效"
        case AttackAgain():
            return "这张卡可以继续再作1次攻击"
        case AttackAgainOn(card):
            return f"这张卡可以向{pronoun(card, speech)}继续再作1次攻击"
        case EndBattlePhase():
            return "战斗阶段结束"
        case Negate():
            return f"{'或'.join(what_is_negated(speech))}无效"
        case NegateEffect():
            return "那个效果无效"
        case DestroyNegated():
            return "那张卡破坏"
        case PlaceCounter(cards, name, count, at_most):
            limit = "" if at_most is None else f"（最多{at_most}个）"
            return f"给{pronoun(cards, speech)}放置{count}个{CHINESE_COUNTERS[name]}{limit}"
        case ShareCounters(name, count, cards):
            return (
                f"给可以放置{CHINESE_COUNTERS[name]}的{plural(cards)}"
                f"任意分配放置{value(count, speech)}的{CHINESE_COUNTERS[name]}"
            )
        case Apply(NoBattleDamage(of), Until.DAMAGE_STEP):
            return f"那次战斗发生的对{whose(of)}的战斗伤害变成0"
        case Apply(lasting, until):
            this_turn = until is Until.END_OF_TURN and isinstance(lasting, FOR_A_TURN)
            return f"{'这个回合，' if this_turn else for_a_time(until)}{applies(lasting, speech)}"
        case Equip(to):
            by_nature = "" if Trait.EQUIP in speech.card.traits else "当作装备卡使用"
            return f"把这张卡{by_nature}给{pronoun(to, speech)}装备"
        case EquipWith(cards, to):
            return dealt_with(cards, f"当作装备卡使用给{pronoun(to, speech)}装备", speech)
        case BecomeMonster():
            return become_monster(what)
        case NormalSummon():
            return "把1只怪兽通常召唤"
        case Tie():
            return ""
        case FusionSummon():
            return fusion_summon(what)
        case PrepareFusion(places):
            listed = "・".join(source(place) for place in places)
            return (
                "把自己额外卡组的1只融合怪兽给双方确认，那只怪兽决定的融合素材怪兽"
                f"从自己{listed}送去墓地（不能使用代替素材）"
            )
        case SummonPrepared():
            return "把和确认的怪兽同名的1只融合怪兽从额外卡组融合召唤"
        case RitualSummon(name, exactly):
            reach = "与仪式召唤的怪兽的等级相同" if exactly else "达到仪式召唤的怪兽的等级以上"
            return (
                f"从自己的手牌・场上把等级合计{reach}的怪兽解放，从手牌把1只「{CHINESE_NAMES[name]}」仪式召唤"
            )
        case SummonTokens(token, count, position, beside):
            lying = POSITIONS[position] if position else ""
            return f"在{whose(beside)}场上把{count}只{described(token)}{lying}特殊召唤"
        case SummonTokenOpposite(token, position):
            return f"在从那个控制者来看的对方场上把1只{described(token)}{POSITIONS[position]}特殊召唤"
        case SkipDrawPhase(of):
            return f"下次的{whose(of)}抽卡阶段跳过"
        case WinAfter(turns):
            return f"把这张卡发动的回合作为第1回合计算，经过{turns}个回合后，自己决斗胜利"
        case LookAtHand() | RevealHand() | RevealDeck() | Excavate() | ArrangeTop() | RollDie():
            return seeing(what)
        case TossCoin(heads, tails):
            return told_by_case("进行1次投掷硬币", (("正面", heads), ("反面", tails)), speech)
        case CallCoin(right, wrong):
            return told_by_case("进行1次投掷硬币，猜正反", (("猜中", right), ("猜错", wrong)), speech)
        case IfItIs(filter_, do):
            return f"那张卡是{noun(filter_)}的场合，{effect(do, speech)}"
        case IfItTotals(stat, of, do):
            value_of = STATS[stat]
            return f"破坏的怪兽的{value_of}合计和{NAMED[of]}的{value_of}相同的场合，{effect(do, speech)}"
        case If(given, do, None) if given == speech.given:
            return f"{effect(do, speech)}（效果处理时也必须是这样）"
        case If(given, do, otherwise):
            rest = f"。不是的场合，{effect(otherwise, speech)}" if otherwise else ""
            return f"{supposed(given, speech)}，{effect(do, speech)}{rest}"
        case IfYouDo(Negate() | NegateEffect(), DestroyNegated()):
            return f"{effect(what.first, speech)}并破坏"
        case Both(Banish(Pronoun() as first), Banish(Pronoun() as second)):
            return f"{pronoun(first, speech)}和{pronoun(second, speech)}除外"
        case Both(first, second):
            return joined(first, "，并", second, speech)
        case Also(Apply(first, until), Apply(second, then)) if same_subject(first, second) and until is then:
            rest = applies(second, speech).removeprefix(subject(first.who, speech))
            return f"{effect(what.first, speech)}，也{rest}"
        case IfYouDo(first, second) | Also(first, second) if lasts(second):
            return joined(first, "。", second, speech)
        case IfYouDo(first, second):
            return joined(first, "，", second, speech)
        case Also(first, second):
            return joined(first, "，另外，", second, speech)
        case Then(first, second):
            return joined(first, "。那之后，", second, speech)
        case EachSummons(cards, position):
            lying = in_position(position) if position else ""
            return f"双方各自把{dealt_with(cards, f'{lying}特殊召唤', speech)}"
        case ThenIfAll(first, second):
            return f"那些卡全部还在那里的场合，{joined(first, '。那之后，', second, speech)}"
        case AfterThat(first, second):
            return joined(first, "。之后，", second, speech)
        case Later(phase, of, inner, nth):
            return later(in_phase_to_come(phase, of, nth), inner, speech)
        case Offer(given, inner):
            return f"这个回合，{supposed(given, speech)}，只有1次可以{effect(inner, speech)}"
        case ReturnToField(cards):
            return dealt_with(cards, "回到场上", speech)
        case May(inner):
            return f"可以{effect(inner, speech)}"
        case _:
            assert_never(what)


def lasts(part: Effect) -> bool:
    """Whether it is about what the part before dealt with, and comes or lasts: a sentence of its own."""
    if isinstance(part, Later | BanishOnLeaving):
        return True
    if isinstance(part, Also):
        return lasts(part.first)
    return isinstance(part, Apply) and isinstance(part.effect, RESTRICTIONS)


def same_subject(first: ContinuousEffect, second: ContinuousEffect) -> TypeGuard[Restriction]:
    """Whether two restrictions bind the same cards: then these are named once."""
    return isinstance(first, RESTRICTIONS) and isinstance(second, RESTRICTIONS) and first.who == second.who


def later(when: str, inner: Effect, speech: Speech) -> str:
    """那只怪兽在结束阶段破坏; 结束阶段，自己抽1张."""
    told = effect(inner, speech)
    cards = getattr(inner, "cards", None)
    who = pronoun(cards, speech) if isinstance(cards, Pronoun) else ""
    if who and told.startswith(who):
        return f"{who}在{when}{told.removeprefix(who)}"
    return f"{when}，{told}"


def draw(who: Who, count: Number, speech: Speech) -> str:
    """自己抽2张; 双方各自抽那个数量的卡."""
    cards = so_many(count, speech)
    cards = cards if isinstance(count, int) else f"{cards}卡"
    return f"{whose(who)}{each(who)}抽{cards}"


def told_by_case(what: str, outcomes: tuple[tuple[str, Effect | None], ...], speech: Speech) -> str:
    """A deed by chance with what follows in each case; a case in which nothing follows is not told."""
    told = [f"{case}的场合，{effect(part, speech)}" for case, part in outcomes if part is not None]
    return "。".join([what, *told])


def joined(first: Effect, tie: str, second: Effect, speech: Speech) -> str:
    """Two parts with the words that tie them; a part that says nothing leaves no tie."""
    return tie.join(part for part in (effect(first, speech), effect(second, speech)) if part)


def fusion_summon(what: FusionSummon) -> str:
    """Which fusion monster, of materials from where, and what becomes of these."""
    places = "・".join(source(place) for place in what.places)
    which = noun(what.which) if what.which is not None else "融合怪兽"
    if what.banishing:
        return f"从自己的{places}把融合怪兽卡决定的融合素材怪兽除外，从额外卡组把1只{which}融合召唤"
    return f"把自己的{places}的怪兽作为融合素材，从额外卡组把1只{which}融合召唤"


def special_summon(what: SpecialSummon, speech: Speech) -> str:
    position = in_position(what.position) if what.position else ""
    negated = "。这个效果特殊召唤的怪兽的效果无效化" if what.negated else ""
    if what.cards is Pronoun.THIS and speech.acts_as_equip:
        return f"装备的这张卡{position}特殊召唤{negated}"
    if what.cards is Pronoun.THIS and speech.acts_from is not None:
        return f"{PILES[speech.acts_from]}的这张卡{position}特殊召唤{negated}"
    if isinstance(what.cards, Every):
        return f"把{plural(what.cards.cards)}尽可能{position}特殊召唤{negated}"
    together = "全部" if what.together else ""
    as_by = f"（当作用{pronoun(what.as_by, speech)}的效果特殊召唤使用）" if what.as_by else ""
    return f"{dealt_with(what.cards, f'{together}{position}特殊召唤', speech)}{negated}{as_by}"


def become_monster(what: BecomeMonster) -> str:
    """A trap monster with its values in brackets."""
    kind = "效果怪兽" if what.effect else "通常怪兽"
    values = f"{race(what.race)}・{attribute(what.attribute)}・等级{what.level}"
    return f"这张卡变成{kind}（{values}・攻{what.atk}・守{what.def_}）在怪兽区域特殊召唤（也当作陷阱卡使用）"


def in_position(position: Position | tuple[Position, ...]) -> str:
    """The position, or those among which the player chooses."""
    if isinstance(position, Position):
        return POSITIONS[position]
    return "或".join(POSITIONS[one] for one in position)


def turned(to: Position) -> str:
    return "表侧守备表示" if to is Position.DEFENSE else POSITIONS[to]


def damage(who: Who, amount: Number, speech: Speech) -> str:
    size = value(amount, speech)
    size = size if isinstance(amount, int) else f"{size}的"
    return {
        Who.YOU: f"自己受到{size}伤害",
        Who.OPPONENT: f"给与对方{size}伤害",
        Who.EITHER: f"双方受到{size}伤害",
    }[who]


def what_is_negated(speech: Speech) -> list[str]:
    special = isinstance(speech.when, SpecialSummonAttempted)
    summon = "那次特殊召唤" if special else "那次召唤"
    words = ((summon, speech.answers_summon), ("那个发动", speech.answers_activation))
    return [word for word, answered in words if answered]


def for_a_time(until: Until | None) -> str:
    """How long something lasts; what lasts for good, or as its card says elsewhere, says nothing."""
    return "" if until is None else ends(until)


def ends(until: Until) -> str:
    return {
        Until.END_PHASE: "直到结束阶段",
        Until.END_OF_TURN: "直到回合结束时",
        Until.DAMAGE_STEP: "直到伤害步骤结束时",
        Until.DAMAGE_CALCULATION: "只在伤害计算时",
        Until.END_OF_YOUR_NEXT_TURN: "直到下次的自己回合结束时",
        Until.YOUR_NEXT_DRAW_PHASE: "直到下次的自己抽卡阶段",
        Until.EQUIPPED: "这张卡装备期间，",
    }[until]


def source(place: Place) -> str:
    return "场上" if place.on_field else PILES[place]


def described(token: Token) -> str:
    """The token with its values in brackets, as the card that brings it prints them."""
    values = f"{race(token.race)}・{attribute(token.attribute)}・等级{token.level}"
    atk, def_ = ("？" if number is None else str(number) for number in (token.atk, token.def_))
    points = f"攻/守{atk}" if atk == def_ else f"攻{atk}・守{def_}"
    return f"「{CHINESE_NAMES[token.name]}」（{values}・{points}）"
