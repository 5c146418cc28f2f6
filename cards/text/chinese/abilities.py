"""The abilities of a card as Chinese sentences: condition, cost and target, 才能发动; then the effect."""

from typing import assert_never

from cards.lang.abilities import (
    Ability,
    Activatable,
    ActivatedFromHand,
    Activation,
    CannotBeAnswered,
    CannotBeNegated,
    Continuous,
    Equips,
    Flip,
    Ignition,
    Instead,
    MayNormalSummon,
    NoFusionMaterial,
    Oath,
    Once,
    OnlyOne,
    PlacedOnlyBy,
    Procedure,
    Quick,
    Ripens,
    Stays,
    SubstituteMaterial,
    SubstituteTuner,
    SummonCannotBeNegated,
    SummonedOnlyBy,
    SummoningCondition,
    Target,
    Targets,
    TributesRequired,
    Trigger,
    TunesOnly,
    Upkeep,
    Whenever,
    Wins,
    Wording,
)
from cards.lang.battle import NoBattlePhase
from cards.lang.conditions import (
    AppearedThisTurn,
    AttackTargetBeaten,
    BroughtBy,
    CameAnswering,
    Condition,
    During,
    InBattle,
    NotOnTheChain,
    PutHereBy,
    TributeSummonedWith,
    UnusedThisTurn,
)
from cards.lang.continuous import CannotAttack, CannotAttackBeside
from cards.lang.facts import Card
from cards.lang.filters import InSeries, face_up, tuner
from cards.lang.groups import Cards, HowMany, Pronoun, monsters
from cards.lang.inspect import once_of, spell_speed, uses_effect_at_once
from cards.lang.inspect import words as words_of
from cards.lang.occasions import (
    Battles,
    Cause,
    Flipped,
    PhaseReached,
    SummonSucceeded,
    TargetingResolves,
    Way,
)
from cards.lang.players import Who
from cards.lang.terms import Trait
from cards.text.chinese.conditions import CIRCLED, condition, supposed
from cards.text.chinese.continuous import applies
from cards.text.chinese.costs import cost, dues
from cards.text.chinese.effects import effect
from cards.text.chinese.groups import PILES, how_many, plural, pronoun, some, whose
from cards.text.chinese.kinds import KINDS
from cards.text.chinese.materials import tunes_only
from cards.text.chinese.nouns import noun
from cards.text.chinese.occasions import caused, occasion, phase
from cards.text.chinese.procedures import may_normal_summon, procedure, summoning_condition
from cards.text.face import EffectLine
from cards.text.names import CHINESE_NAMES
from cards.text.speech import Speech, goes_without_saying, may_target_none, ordinals

ONCE = "1回合1次"
BULLET = "●"
GEMINI = (
    "这张卡在场上・墓地存在期间当作通常怪兽使用。当作通常怪兽使用的场上的这张卡可以通常召唤作再1次召唤，"
    "那个场合这张卡当作效果怪兽使用并得到以下效果。"
)
EVERY_MONSTER = monsters(Who.EITHER, face_up)


def lines(card: Card) -> tuple[EffectLine, ...]:
    """Every ability of a card in words, in the order of its text."""
    return tuple(
        EffectLine(
            key=ability.key,
            kind=KINDS[type(ability)],
            speed=spell_speed(card, ability) if isinstance(ability, Activatable) else 0,
            text=said(card, ability),
        )
        for ability in card.abilities
    )


def body_lines(card: Card) -> list[str]:
    """The text by lines: what binds the card or its player first, then each effect under its number.

    What belongs to the effect before it, as what follows without a chain, stands in its line.
    """
    before: list[str] = [GEMINI] if Trait.GEMINI in card.traits else []
    told: list[str] = []
    numbers = ordinals(card)
    for ability in card.abilities:
        text = said(card, ability)
        if isinstance(ability, Activation) and ability.oath is not None:
            before.append(oath(ability.oath))
        if isinstance(ability, Ignition | Trigger) and ability.oath is not None:
            text += oath(ability.oath)
        if text.startswith(BULLET):
            told += [*choice_of(Speech(card, ability), numbers), text]
        elif ability.key in numbers:
            told.append(f"{CIRCLED[numbers[ability.key]]}：{text}")
        elif text and isinstance(ability, Equips):
            before.append(text)
        elif text and told:
            told[-1] += text
        elif text:
            before.append(text)
    return before + told


def said(card: Card, ability: Ability) -> str:
    """The sentence of an ability, as one of several where one is chosen; nothing where it is not told."""
    speech = Speech(card, ability)
    told = sentence(ability, speech)
    return f"{BULLET if speech.alternatives else ''}{told}" if told else ""


def choice_of(speech: Speech, numbers: dict[str, int]) -> list[str]:
    """The line before the first of several abilities of which one is chosen: when that is."""
    ability = speech.ability
    if ability is not speech.alternatives[0]:
        return []
    number = CIRCLED[numbers[ability.key]]
    if not speech.is_one_of_effects:
        return [f"{number}：从以下效果选择1个发动。"]
    at = [moment(ability, speech)] if speech.when_of_both else []
    return [f"{number}：{'，'.join([*limits(ability), *at, '可以从以下效果选择1个发动'])}。"]


def sentence(ability: Ability, speech: Speech) -> str:
    """One ability; nothing where the rules already say it."""
    if goes_without_saying(ability):
        return ""
    if uses_effect_at_once(speech.card, ability):
        return "这个效果在这张卡的发动时也能使用。"
    match ability:
        case Activation() | Ignition() | Quick() | Trigger() | Flip():
            return activatable(ability, speech)
        case Continuous(effect=applying, given=given, once=once):
            limit = f"{ONCE}，" if once else ""
            while_so = f"{supposed(given, speech)}，" if given else ""
            return f"{limit}{while_so}{applies(applying, speech)}。"
        case Whenever(when=when, do=do):
            if isinstance(when, SummonSucceeded):
                return f"每次{occasion(when, '', speech)}，{effect(do, speech)}。"
            when_so = "，" if isinstance(when, TargetingResolves) else ""
            return f"{occasion(when, '时', speech)}{when_so}{effect(do, speech)}。"
        case Upkeep(when=when, cost=due):
            return f"每次{phase(when)}，{dues(due, speech)}，或者把这张卡破坏。"
        case Ripens(when=when, nth=nth, do=do):
            return f"这张卡的发动后第{nth}次的{phase(when)}，{effect(do, speech)}。"
        case Stays(turns=turns):
            return f"以对方回合计算，在发动后第{turns}个回合的结束阶段这张卡破坏。"
        case Equips(to=to):
            return "" if to == EVERY_MONSTER else f"只能给{plural(to)}装备。"
        case TributesRequired(count=count):
            return f"这张卡通常召唤的场合，必须把{count}只怪兽解放。"
        case MayNormalSummon():
            return may_normal_summon(ability, speech)
        case SubstituteTuner(series=series):
            tuners = noun(tuner & InSeries(series))
            return (
                f"这张卡可以代替{tuners}作为同调素材。"
                f"不是以{tuners}为素材的同调怪兽的同调召唤不能使用这张卡作为同调素材。"
            )
        case NoFusionMaterial():
            return "这张卡不能作为融合素材。"
        case TunesOnly():
            return tunes_only(ability)
        case SubstituteMaterial():
            return (
                "这张卡可以代替融合怪兽卡有卡名记述的1只融合素材怪兽，"
                "那时其他的融合素材怪兽必须是正规的怪兽。"
            )
        case SummoningCondition():
            return summoning_condition(ability, speech.card)
        case Procedure():
            return procedure(ability, speech)
        case Instead():
            return instead(ability, speech)
        case PlacedOnlyBy(name=name):
            return f"这张卡只能用「{CHINESE_NAMES[name]}」的效果放置到场上。"
        case SummonedOnlyBy(names=names):
            own = speech.card.name_en
            sources = "或".join("这张卡" if name == own else f"「{CHINESE_NAMES[name]}」" for name in names)
            return f"这张卡只能用{sources}的效果特殊召唤。"
        case OnlyOne(name=name):
            return f"「{CHINESE_NAMES[name]}」在自己场上只能有1张表侧表示存在。"
        case ActivatedFromHand(given=given):
            return f"{supposed(given, speech)}，这张卡的发动从手牌也能用。"
        case CannotBeNegated():
            return "这张卡的发动和效果不会被无效化。"
        case SummonCannotBeNegated():
            return "这张卡的召唤不会被无效化。"
        case CannotBeAnswered():
            return "对应这张卡的发动，魔法・陷阱・怪兽的效果不能发动。"
        case Wins(given=given):
            return f"{supposed(given, speech)}，自己决斗胜利。"
        case _:
            assert_never(ability)


def instead(ability: Instead, speech: Speech) -> str:
    """What comes in place of a destruction (C21)."""
    once = "1回合1次，" if ability.once is Once.PER_CARD else ""
    who = pronoun(ability.of, speech) if isinstance(ability.of, Pronoun) else plural(ability.of)
    causes = caused(ability.by, Who.EITHER, (Cause.BATTLE, Cause.EFFECT))
    may = "" if ability.mandatory else "可以作为代替"
    done = effect(ability.do, speech)
    return f"{once}{who}被{causes}破坏的场合，{may or '作为代替'}{done}。"


def activatable(ability: Activatable, speech: Speech) -> str:
    """When and if; for what and on which target it can be activated; then what it does."""
    done = f"{effect(ability.do, speech)}。" if ability.do else ""
    if isinstance(ability, Activation) and ability.remains:
        done = f"{done}这张卡发动后继续留在场上。"
    done += only_once(ability, speech)
    needs = needed(ability, speech)
    if isinstance(ability, Activation):
        return activation(ability, needs, done, speech.card)
    if is_mandatory(ability) and ability.target is not None and may_target_none(ability.target):
        return f"{openings(ability, speech)}发动。{target_clause(ability, speech)}，{done}"
    if is_mandatory(ability):
        return f"{needs}发动。{done}"
    if isinstance(ability, Quick) and ability.by is Who.EITHER:
        return f"{needs}发动。{done}"
    if not needs and speech.is_one_of_effects:
        return done
    if needs in ("", ONCE):
        return f"{needs}{'，' if needs else ''}自己主要阶段才能发动。{done}"
    return f"{needs}才能发动。{done}"


def activation(ability: Activation, needs: str, done: str, card: Card) -> str:
    """The activation of the card itself; what stays on the field tells it from its effects."""
    stays = bool({Trait.CONTINUOUS, Trait.EQUIP, Trait.FIELD} & {*card.traits})
    if needs:
        return f"{needs}才能{'把这张卡' if stays else ''}发动。{done}"
    return f"作为这张卡的发动时的效果处理，{done}" if stays and ability.do else done


def needed(ability: Activatable, speech: Speech) -> str:
    """What stands before 发动."""
    opening = openings(ability, speech)
    acts = [one for one in (cost_clause(ability, speech), target_clause(ability, speech)) if one]
    if acts:
        acts[0] = f"{whoever(ability)}{acts[0]}"
    if not opening:
        return "，".join(acts)
    return "，".join([opening, *acts]) if acts else opening


def openings(ability: Activatable, speech: Speech) -> str:
    if isinstance(ability, Flip):
        return occasion(Flipped(), "的场合", speech)
    words = []
    if speech.lies_unsaid is not None:
        words.append(f"这张卡在{PILES[speech.lies_unsaid]}存在的场合")
    if not speech.is_one_of_effects:
        words += limits(ability)
    at = moment(ability, speech) if speech.when != speech.when_of_both else ""
    match ability.given:
        case UnusedThisTurn() | NotOnTheChain() if speech.is_one_of_effects:
            words.append(at)
        case None:
            words.append(at)
        case AttackTargetBeaten() if isinstance(speech.when, Battles):
            words.append(at.replace("攻击怪兽的", "的攻击破坏怪兽的"))
        case PutHereBy() if isinstance(speech.when, PhaseReached):
            words.append(f"{supposed(ability.given, speech)}，下次的{at}")
        case AppearedThisTurn() if isinstance(speech.when, PhaseReached):
            words.append(f"{condition(ability.given, speech)}的{at}")
        case BroughtBy(by) if speech.when == SummonSucceeded(Pronoun.THIS, (Way.SPECIAL,)):
            words.append(f"这张卡用{noun(by)}的效果{at.removeprefix('这张卡')}")
        case TributeSummonedWith() | CameAnswering() if isinstance(speech.when, SummonSucceeded):
            words.append(f"这张卡{condition(ability.given, speech).removeprefix('这张卡')}{timing(ability)}")
        case given:
            words += [supposed(given, speech), at]
    if isinstance(ability, Quick) and speech.when is None and not tells_time(ability.given):
        words.insert(0, "自己・对方回合")
    return "，".join(word for word in words if word)


def limits(ability: Ability) -> list[str]:
    """How often it can be activated."""
    match getattr(ability, "once", None):
        case Once.PER_CARD:
            return [ONCE]
        case Once.WHILE_FACE_UP:
            return ["这张卡在场上表侧表示存在期间仅有1次"]
        case Once.PER_CHAIN:
            return ["同一连锁上1次"]
        case _:
            return []


def moment(ability: Ability, speech: Speech) -> str:
    """The occasion that it answers."""
    return "" if speech.when is None else occasion(speech.when, timing(ability), speech)


def tells_time(given: Condition | None) -> bool:
    """Whether a condition already says when."""
    return any(isinstance(one, During | InBattle) for one in words_of(given))


def timing(ability: Ability) -> str:
    """时 for what can miss its timing, 的场合 for what cannot (C8)."""
    if isinstance(ability, Trigger) and ability.wording is Wording.EACH_TIME:
        return "的每次"
    if isinstance(ability, Trigger) and (ability.mandatory or ability.wording is Wording.IF):
        return "的场合"
    return "时"


def only_once(ability: Activatable, speech: Speech) -> str:
    """The limit that belongs to a name and not to the card that stands there (C11)."""
    if isinstance(ability, Ignition) and ability.forgoes_attack:
        return "这个效果发动的回合，这张卡不能攻击宣言。"
    match once_of(ability):
        case Once.PER_NAME:
            return f"「{speech.card.name_zh}」的这个效果1回合只能使用1次。"
        case Once.ONE_ACTIVATED:
            return f"「{speech.card.name_zh}」在1回合只能发动1张。"
        case _:
            return ""


def is_mandatory(ability: Activatable) -> bool:
    return isinstance(ability, Trigger | Flip | Quick) and ability.mandatory


def whoever(ability: Activatable) -> str:
    """双方玩家都能 where either player may use it (M11)."""
    return "双方玩家都能" if isinstance(ability, Quick) and ability.by is Who.EITHER else ""


def cost_clause(ability: Activatable, speech: Speech) -> str:
    return cost(ability.cost, speech) if ability.cost else ""


def target_clause(ability: Activatable, speech: Speech) -> str:
    if ability.target is None:
        return ""
    may = "可以" if may_target_none(ability.target) else ""
    return f"{may}以{some_target(ability.target, speech)}为对象"


def some_target(target: Target | Targets | None, speech: Speech) -> str:
    match target:
        case None:
            return ""
        case Targets(parts):
            return "和".join(some_target(one, speech) for one in parts)
        case Target(_, Pronoun.ATTACKER):
            return "攻击怪兽"
        case Target(count, Cards() as cards):
            return some(count, cards)
        case Target(count):
            return f"那{measured(count, speech)}"


def measured(count: HowMany, speech: Speech) -> str:
    """So many of the cards of an event: 只怪兽, 2张卡."""
    measure, noun = ("只", "怪兽") if speech.targets_monster else ("张", "卡")
    return f"{measure}{noun}" if count == 1 else f"{how_many(count, measure)}{noun}"


def oath(what: Oath) -> str:
    """What binds for the whole turn; a set is no summon (X5)."""
    if isinstance(what, CannotAttack) and isinstance(what.who, Cards):
        return f"这个效果发动的回合，{plural(what.who)}不能攻击。"
    if isinstance(what, CannotAttack):
        return "这个效果发动的回合，这张卡不能攻击。"
    if isinstance(what, CannotAttackBeside):
        return "这个效果发动的回合，作为对象的怪兽以外的自己怪兽不能攻击。"
    if isinstance(what, NoBattlePhase):
        return f"这个效果发动的回合，{whose(what.of)}不能进行战斗阶段。"
    return (
        f"这张卡发动的回合，{whose(what.of)}不能进行这张卡的效果以外的召唤・反转召唤・特殊召唤（可以盖放）。"
    )
