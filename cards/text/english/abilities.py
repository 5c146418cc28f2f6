"""The abilities of a card as English sentences: condition: cost and target; effect."""

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
    AttackTargetBeaten,
    BroughtBy,
    CameAnswering,
    Condition,
    PutHereBy,
    TributeSummonedWith,
)
from cards.lang.continuous import CannotAttack, CannotAttackBeside
from cards.lang.effects import BecomeMonster
from cards.lang.facts import Card
from cards.lang.filters import face_up
from cards.lang.groups import Cards, Pronoun, monsters
from cards.lang.inspect import once_of, spell_speed, uses_effect_at_once
from cards.lang.occasions import Battles, Cause, PhaseReached, SummonSucceeded
from cards.lang.players import Who
from cards.lang.terms import Trait
from cards.text.english.conditions import condition, given_so
from cards.text.english.continuous import applies
from cards.text.english.costs import cost, dues
from cards.text.english.effects import effect
from cards.text.english.groups import any_one, pile, plural, pronoun, some
from cards.text.english.kinds import KINDS
from cards.text.english.materials import tunes_only
from cards.text.english.nouns import noun
from cards.text.english.occasions import PHASES, caused, each_phase, occasion, phase_of
from cards.text.english.procedures import may_normal_summon, procedure, summoning_condition
from cards.text.english.subjects import player
from cards.text.english.times import ordinal
from cards.text.face import EffectLine
from cards.text.speech import Speech, goes_without_saying, may_target_none

ONE_UNION = " (A monster can only be equipped with 1 Union Monster at a time.)"
"""What holds for every union of the time (M6)."""

BULLET = "● "
"""What stands before each of the effects of which one is chosen."""

WORDS = {Wording.WHEN: "When", Wording.IF: "If", Wording.EACH_TIME: "Each time"}
"""The words with which an occasion begins, as its timing is (C8)."""

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


def said(card: Card, ability: Ability) -> str:
    """The sentence of an ability, as one of several where one is chosen; nothing where it is not told."""
    speech = Speech(card, ability)
    told = sentence(ability, speech)
    return choice_of(speech) + told if told else ""


def choice_of(speech: Speech) -> str:
    """What stands before each of several abilities of which one is chosen: when that is, before the first."""
    if not speech.alternatives:
        return ""
    if speech.ability is not speech.alternatives[0]:
        return BULLET
    if isinstance(speech.ability, Activation):
        return f"Activate 1 of these effects.\n{BULLET}"
    at = [moment(speech.ability, speech)] if speech.when_of_both else []
    words = [*limits(speech.ability), *at, "you can activate 1 of these effects"]
    return f"{joined(words)}.\n{BULLET}"


def sentence(ability: Ability, speech: Speech) -> str:
    """One ability; nothing where the rules already say it."""
    if goes_without_saying(ability):
        return ""
    if uses_effect_at_once(speech.card, ability):
        return "You can use this effect as you activate this card."
    match ability:
        case Activation() | Ignition() | Quick() | Trigger() | Flip():
            return activatable(ability, speech)
        case Continuous(effect=applying, given=given, once=once):
            limit = "once per turn, " if once else ""
            while_so = f"{given_so('while', given, speech)}, " if given else ""
            return capital(f"{limit}{while_so}{applies(applying, speech)}.")
        case Whenever(when=when, do=do):
            word = "Each time" if isinstance(when, SummonSucceeded) else "When"
            return f"{occasion(when, word, speech)}, {effect(do, speech)}."
        case Upkeep(when=when, cost=due):
            return f"During {each_phase(when)}, {dues(due, speech)} or destroy this card."
        case Ripens(when=when, nth=nth, do=do):
            phase = f"{phase_of(when.of)} {ordinal(nth)} {PHASES[when.phase]}"
            return f"During {phase} after this card's activation, {effect(do, speech)}."
        case Stays(turns=turns):
            turn = f"your opponent's {ordinal(turns)} turn after its activation"
            return f"Destroy this card during the End Phase of {turn}."
        case Equips(to=to):
            only = "" if to == EVERY_MONSTER else f"Equip only to {any_one(to)}."
            union = Trait.UNION in speech.card.traits
            return f"{only}{ONE_UNION}" if union else only
        case TributesRequired(count=count):
            return f"Requires {count} Tributes to Normal Summon."
        case MayNormalSummon():
            return may_normal_summon(ability, speech)
        case SubstituteTuner(series=series):
            return (
                f'You can substitute this card for any 1 "{series}" Tuner for a Synchro Summon. '
                "This card cannot be used as a Synchro Material, except for the Synchro Summon of a monster "
                f'that lists a "{series}" Tuner as a Synchro Material.'
            )
        case NoFusionMaterial():
            return "This card cannot be used as a Fusion Material."
        case TunesOnly():
            return tunes_only(ability)
        case SubstituteMaterial():
            return (
                "You can use this card as a substitute for 1 Fusion Material whose name is specifically "
                "listed on the Fusion Monster Card, but the other Fusion Material(s) must be correct."
            )
        case SummoningCondition():
            return summoning_condition(ability, speech.card)
        case Procedure():
            return procedure(ability, speech)
        case Instead():
            return instead(ability, speech)
        case PlacedOnlyBy(name=name):
            return f'This card can only be placed on the field by the effect of "{name}".'
        case SummonedOnlyBy(names=names):
            sources = ("this card" if name == speech.card.name_en else f'"{name}"' for name in names)
            return f"This card can only be Special Summoned by the effect of {' or '.join(sources)}."
        case OnlyOne(name=name):
            return f'You can only control 1 face-up "{name}".'
        case ActivatedFromHand(given=given):
            return f"If {condition(given, speech)}, you can activate this card from your hand."
        case CannotBeNegated():
            return "Neither the activation of this card nor its effects can be negated."
        case SummonCannotBeNegated():
            return "The Summon of this card cannot be negated."
        case CannotBeAnswered():
            return "No cards or effects can be activated in response to this card's activation."
        case Wins(given=given):
            return f"If {condition(given, speech)}, you win the Duel."
        case _:
            assert_never(ability)


def instead(ability: Instead, speech: Speech) -> str:
    """What comes in place of a destruction (C21)."""
    once = "once per turn, " if ability.once is Once.PER_CARD else ""
    who = pronoun(ability.of, speech) if isinstance(ability.of, Pronoun) else any_one(ability.of)
    causes = caused(ability.by, Who.EITHER, (Cause.BATTLE, Cause.EFFECT))
    may = "" if ability.mandatory else "you can "
    return capital(f"{once}if {who} would be destroyed{causes}, {may}{effect(ability.do, speech)} instead.")


def activatable(ability: Activatable, speech: Speech) -> str:
    """When, if, (Quick Effect): you can pay, then target; do it."""
    before, after = card_sentences(ability)
    limit = only_once(ability, speech)
    opening = openings(ability, speech)
    if isinstance(ability, Activation) and ability.do is None and ability.cost is not None:
        return f"To activate this card, {cost_clause(ability, speech)}."
    optional = is_optional(ability)
    paid = [one for one in (cost_clause(ability, speech), target_clause(ability, speech)) if one]
    done = effect(ability.do, speech) if ability.do else ""
    if stays_by_targeting(ability, speech):
        told = f"activate this card by targeting {some_target(ability.target, speech)}; {done}"
    else:
        acts = ", then ".join(paid)
        told = "; ".join(part for part in (acts, done) if part)
    if optional and not speech.is_one_of_effects:
        pause = "," if told.startswith("if ") else ""
        told = f"{'either player' if is_for_both(ability) else 'you'} can{pause} {told}"
    if not opening and is_done_on_arrival(ability, speech):
        opening = "When this card is activated"
    text = f"{opening}: {stopped(capital(told))}" if opening else stopped(capital(told))
    return " ".join(part for part in (before, text if told else "", after, limit) if part)


def card_sentences(ability: Activatable) -> tuple[str, str]:
    """What the activation of a card brings with it: that it remains, and what may not be done in its turn."""
    remains = isinstance(ability, Activation) and ability.remains
    before = "After its activation, this card remains on the field." if remains else ""
    bound = ability.oath if isinstance(ability, Activation | Ignition | Trigger) else None
    return before, oath(bound) if bound else ""


def oath(what: Oath) -> str:
    """What binds for the whole turn; a set is no summon (X5)."""
    if isinstance(what, CannotAttack) and isinstance(what.who, Cards):
        return f"{capital(plural(what.who))} cannot attack the turn this effect is activated."
    if isinstance(what, CannotAttack):
        return "This card cannot attack the turn this effect is activated."
    if isinstance(what, CannotAttackBeside):
        return "Monsters other than that target cannot attack the turn this effect is activated."
    if isinstance(what, NoBattlePhase):
        return capital(f"{player(what.of)} cannot conduct a Battle Phase the turn this effect is activated.")
    return capital(
        f"{player(what.of)} cannot Summon other monsters the turn this card is activated "
        "(but monsters can be Set)."
    )


def openings(ability: Activatable, speech: Speech) -> str:
    """What stands before the colon."""
    words = []
    if isinstance(ability, Flip):
        return "FLIP"
    if speech.lies_unsaid is not None:
        words.append(f"If this card is in your {pile(speech.lies_unsaid)}")
    if not speech.is_one_of_effects:
        words += limits(ability)
    if speech.when != speech.when_of_both:
        words.append(moment(ability, speech))
    if ability.given is not None and not speech.is_one_of_effects:
        words = with_given(words, ability.given, speech)
    text = joined(words)
    quick = "(Quick Effect)" if isinstance(ability, Quick) else ""
    if quick and not text:
        text = "during either player's turn"
    return capital(" ".join(part for part in (text, quick) if part))


def limits(ability: Ability) -> list[str]:
    """How often it can be activated."""
    match getattr(ability, "once", None):
        case Once.PER_CARD:
            return ["Once per turn"]
        case Once.WHILE_FACE_UP:
            return ["Once while this card is face-up on the field"]
        case Once.PER_CHAIN:
            return ["Once per Chain"]
        case _:
            return []


def moment(ability: Ability, speech: Speech) -> str:
    """The occasion that it answers."""
    if speech.when is None:
        return ""
    wording = ability.wording if isinstance(ability, Trigger) else Wording.WHEN
    return occasion(speech.when, WORDS[wording], speech)


def joined(words: list[str]) -> str:
    """Openings one after the other, in one sentence."""
    return ", ".join([words[0], *(word[0].lower() + word[1:] for word in words[1:])]) if words else ""


def with_given(words: list[str], given: Condition, speech: Speech) -> list[str]:
    """The opening with what must be so; how a summon came about is told with the summon."""
    if isinstance(given, BroughtBy) and isinstance(speech.when, SummonSucceeded):
        return [*words[:-1], f"{words[-1]} by the effect of a {noun(given.by)}"]
    if isinstance(given, TributeSummonedWith) and isinstance(speech.when, SummonSucceeded):
        return [*words[:-1], f"{words[-1]} by Tributing a {noun(given.filter)}"]
    if isinstance(given, CameAnswering) and isinstance(speech.when, SummonSucceeded):
        by = f"by its own effect in response to {given.damage.value} damage"
        return [*words[:-1], f"{words[-1]} {by}"]
    if isinstance(given, AttackTargetBeaten) and isinstance(speech.when, Battles):
        return [*words[:-1], f"{words[-1]} and destroys it by battle"]
    if isinstance(given, PutHereBy) and isinstance(speech.when, PhaseReached):
        when = f"{phase_of(speech.when.of)} next {PHASES[speech.when.phase]}"
        return [*words[:-1], f"During {when} after {condition(given, speech)}"]
    return [*words, given_so("if", given, speech)]


def only_once(ability: Activatable, speech: Speech) -> str:
    """The limit that belongs to a name and not to the card that stands there (C11)."""
    if isinstance(ability, Ignition) and ability.forgoes_attack:
        return "This card cannot attack during the turn you use this effect."
    match once_of(ability):
        case Once.PER_NAME:
            return f'You can only use this effect of "{speech.card.name_en}" once per turn.'
        case Once.ONE_ACTIVATED:
            return f'You can only activate 1 "{speech.card.name_en}" per turn.'
        case _:
            return ""


def is_optional(ability: Activatable) -> bool:
    """Whether its player may leave it; that a card is activated by choice need not be said (C10)."""
    if isinstance(ability, Trigger | Flip | Quick):
        return not ability.mandatory
    return isinstance(ability, Ignition)


def is_for_both(ability: Activatable) -> bool:
    """Whether either player may use it (M11)."""
    return isinstance(ability, Quick) and ability.by is Who.EITHER


def cost_clause(ability: Activatable, speech: Speech) -> str:
    return cost(ability.cost, speech) if ability.cost else ""


def target_clause(ability: Activatable, speech: Speech) -> str:
    if ability.target is None:
        return ""
    or_none = " (or none)" if may_target_none(ability.target) and not is_optional(ability) else ""
    return f"target {some_target(ability.target, speech)}{or_none}"


def some_target(target: Target | Targets | None, speech: Speech) -> str:
    if target is None:
        return ""
    if isinstance(target, Targets):
        return " and ".join(some_target(one, speech) for one in target.parts)
    if isinstance(target.cards, Pronoun):
        return pronoun(target.cards, speech)
    return some(target.count, target.cards)


def stays_by_targeting(ability: Activatable, speech: Speech) -> bool:
    """Whether a card that stays is activated with a target, and says so in that way."""
    stays = Trait.CONTINUOUS in speech.card.traits
    return isinstance(ability, Activation) and stays and ability.target is not None


def is_done_on_arrival(ability: Activatable, speech: Speech) -> bool:
    """Whether a card that stays does something once, as it is activated."""
    stays = {Trait.CONTINUOUS, Trait.FIELD} & {*speech.card.traits}
    once = isinstance(ability, Activation) and ability.do is not None and ability.target is None
    return bool(stays) and once and not isinstance(ability.do, BecomeMonster)


def stopped(text: str) -> str:
    """The sentence with its full stop; what ends with one in brackets has it."""
    return text if text.endswith(".)") else f"{text}."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
