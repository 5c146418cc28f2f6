"""The abilities of a card: what it can do, when, for what cost, on which targets."""

from dataclasses import dataclass
from enum import StrEnum

from cards.lang.battle import NoBattlePhase
from cards.lang.conditions import Condition
from cards.lang.continuous import CannotAttack, CannotAttackBeside, CannotSummon, ContinuousEffect
from cards.lang.costs import Cost, Dues
from cards.lang.effects import Banish, Destroy, Effect, SendToGrave
from cards.lang.filters import Filter
from cards.lang.groups import FIELD, HAND, Cards, HowMany, Pronoun
from cards.lang.occasions import (
    Cause,
    Destroyed,
    Leaves,
    Occasion,
    PhaseReached,
    PositionTurned,
    SummonSucceeded,
    Targeted,
    TargetingResolves,
)
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.lang.procedures import Bar, Price


@dataclass(frozen=True, slots=True)
class Target:
    """So many cards, chosen at activation and announced (X4)."""

    count: HowMany
    cards: Cards | Pronoun


@dataclass(frozen=True, slots=True)
class Targets:
    """Cards of several descriptions, each another card; only the last may leave open how many (X4)."""

    parts: tuple[Target, ...]


class Wording(StrEnum):
    """Whether an optional trigger can miss its timing: "when" can, "if" cannot (C8).

    "Each time" cannot either, and is activated for every event of which others have the last one alone.
    """

    WHEN = "when"
    IF = "if"
    EACH_TIME = "each_time"


class Once(StrEnum):
    """How often in a turn something can be activated (C11). That of a phase comes once by T5 anyway.

    PER_CARD belongs to the card that stands there and counts also when its activation was negated;
    PER_CHAIN is its limit on one chain, WHILE_FACE_UP that on all the turns in which it stands there.
    PER_NAME belongs to the player and the name, and counts then too. ONE_ACTIVATED counts the
    activations of cards of the name, and one whose activation was negated does not count.
    """

    PER_CARD = "per_card"
    WHILE_FACE_UP = "while_face_up"
    PER_CHAIN = "per_chain"
    PER_NAME = "per_name"
    ONE_ACTIVATED = "one_activated"


Oath = CannotSummon | CannotAttack | CannotAttackBeside | NoBattlePhase
"""What an activation binds to for the whole turn: its player, its own card, or all but its target."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Activation:
    """The activation of a spell or trap card (M1-M3). With nothing to `do` it simply stays.

    A card whose text says that it stays on the field `remains`, though its kind would not (M4). An `oath`
    binds its player for the whole turn: who has already done in it what the oath forbids cannot activate
    the card, and from the activation on it applies, also when the effect is negated, but not when the
    activation is.
    """

    when: Occasion | None = None
    given: Condition | None = None
    cost: Cost | None = None
    target: Target | Targets | None = None
    do: Effect | None = None
    oath: Oath | None = None
    once: Once | None = None
    remains: bool = False
    key: str = "activation"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ignition:
    """An effect used in one's own main phase (E3). Its `oath` is as that of an `Activation`."""

    given: Condition | None = None
    cost: Cost | None = None
    target: Target | Targets | None = None
    do: Effect
    from_: tuple[Place, ...] = FIELD
    once: Once | None = None
    oath: Oath | None = None
    forgoes_attack: bool = False
    key: str = "ignition"


@dataclass(frozen=True, slots=True, kw_only=True)
class Quick:
    """A quick effect, usable in either turn when its occasion comes (E5), by choice unless `mandatory`.

    `by` is who may use it: its card's controller, unless the text gives it to either player (M11).
    """

    when: Occasion | None = None
    mandatory: bool = False
    given: Condition | None = None
    cost: Cost | None = None
    target: Target | Targets | None = None
    do: Effect
    from_: tuple[Place, ...] = FIELD
    once: Once | None = None
    by: Who = Who.YOU
    key: str = "quick"


def as_activated(effect: Quick) -> Activation:
    """The activation of a trap that stays which uses an effect of it at once, in the same link (M4)."""
    return Activation(
        when=effect.when,
        given=effect.given,
        cost=effect.cost,
        target=effect.target,
        do=effect.do,
        once=effect.once,
        key=f"activation_{effect.key}",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Trigger:
    """An effect that activates when its event has happened (E4), by choice unless `mandatory` (C10).

    Its `oath` is as that of an `Activation`.
    """

    when: Occasion
    mandatory: bool = False
    wording: Wording = Wording.WHEN
    given: Condition | None = None
    cost: Cost | None = None
    target: Target | Targets | None = None
    do: Effect
    from_: tuple[Place, ...] = FIELD
    once: Once | None = None
    oath: Oath | None = None
    key: str = "trigger"


@dataclass(frozen=True, slots=True, kw_only=True)
class Flip:
    """A flip effect (E1)."""

    mandatory: bool = True
    cost: Cost | None = None
    target: Target | Targets | None = None
    do: Effect
    key: str = "flip"


@dataclass(frozen=True, slots=True, kw_only=True)
class Continuous:
    """What applies while the card stands face-up on the field (C6).

    What is limited to `once` applies in one damage calculation of a turn, and not in those after it (C11).
    """

    effect: ContinuousEffect
    given: Condition | None = None
    once: Once | None = None
    key: str = "continuous"


@dataclass(frozen=True, slots=True, kw_only=True)
class Whenever:
    """Something that is carried out when its event happens, starting no chain (M6, C22)."""

    when: Leaves | Destroyed | Targeted | PositionTurned | SummonSucceeded | TargetingResolves
    do: Effect
    key: str = "whenever"


@dataclass(frozen=True, slots=True, kw_only=True)
class Upkeep:
    """In a phase, its player pays or the card is destroyed; this starts no chain (T5, C22)."""

    when: PhaseReached
    cost: Dues
    key: str = "upkeep"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stays:
    """The card is destroyed in the end phase of the opponent's turn for the n-th time it comes."""

    turns: int
    key: str = "stays"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ripens:
    """In the n-th such phase after the card's activation this is carried out, starting no chain (T5, C22)."""

    when: PhaseReached
    nth: int
    do: Effect
    key: str = "ripens"


@dataclass(frozen=True, slots=True, kw_only=True)
class Equips:
    """What monsters this equip card fits (M6)."""

    to: Cards
    key: str = "equips"


@dataclass(frozen=True, slots=True, kw_only=True)
class TributesRequired:
    """The monster takes so many tributes to be normal summoned or set, whatever its level (S2)."""

    count: int
    key: str = "tributes"


@dataclass(frozen=True, slots=True, kw_only=True)
class MayNormalSummon:
    """Another way of being normal summoned: with these tributes, one for each description, or none (S2)."""

    takes: tuple[Cards, ...] = ()
    given: Condition | None = None
    key: str = "other_way"


@dataclass(frozen=True, slots=True, kw_only=True)
class SubstituteMaterial:
    """The monster can stand for one fusion material that is printed by name (S7)."""

    key: str = "substitute"


@dataclass(frozen=True, slots=True, kw_only=True)
class SubstituteTuner:
    """The monster stands in for any tuner of a series, and is synchro material for nothing else (S8).

    `names` are those of its tuners that synchro monsters list: a series is a list (K23).
    """

    series: str
    names: tuple[str, ...]
    key: str = "substitute_tuner"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoFusionMaterial:
    """The monster is never used as a fusion material; no effect, and never negated (S7, E2)."""

    key: str = "no_fusion_material"


@dataclass(frozen=True, slots=True, kw_only=True)
class TunesOnly:
    """The tuner is synchro material for such monsters alone, and not beside others of a description (S8).

    What a card can be used for is no effect, and never negated (E2).
    """

    for_: Filter
    never_beside: Filter | None = None
    key: str = "tunes_only"


@dataclass(frozen=True, slots=True, kw_only=True)
class SummoningCondition:
    """How the monster cannot be summoned; no effect, and never negated (S6, E2)."""

    bars: tuple[Bar, ...]
    key: str = "summoning_condition"


@dataclass(frozen=True, slots=True, kw_only=True)
class Procedure:
    """A special summon by the card's own procedure: from where, if what is so, taking what (S5a, S13).

    No `position` means face-up as its player chooses.
    """

    from_: tuple[Place, ...] = (HAND,)
    given: Condition | None = None
    takes: Price | None = None
    position: Position | None = None
    key: str = "procedure"


@dataclass(frozen=True, slots=True, kw_only=True)
class Instead:
    """What its player may do in place of such cards being destroyed, or must where `mandatory` (C21)."""

    of: Pronoun | Cards
    by: tuple[Cause, ...] = (Cause.BATTLE, Cause.EFFECT)
    do: Destroy | SendToGrave | Banish
    mandatory: bool = False
    from_: tuple[Place, ...] = FIELD
    once: Once | None = None
    key: str = "instead"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedOnlyBy:
    """The card comes to the field by the effect of a card of this name alone, and is never set."""

    name: str
    key: str = "placed_only_by"


@dataclass(frozen=True, slots=True, kw_only=True)
class SummonedOnlyBy:
    """The monster is special summoned by the effects of cards of these names and in no other way (S6)."""

    names: tuple[str, ...]
    key: str = "summoned_only_by"


@dataclass(frozen=True, slots=True, kw_only=True)
class OnlyOne:
    """A player has no more than one card of this name face-up on his side of the field (S6)."""

    name: str
    key: str = "only_one"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivatedFromHand:
    """A trap can be activated from the hand while this is so (M3)."""

    given: Condition
    key: str = "activated_from_hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class CannotBeNegated:
    """Neither the card's activation nor its effects can be negated (M10)."""

    key: str = "cannot_be_negated"


@dataclass(frozen=True, slots=True, kw_only=True)
class SummonCannotBeNegated:
    """The card's own summon cannot be negated (S3)."""

    key: str = "summon_cannot_be_negated"


@dataclass(frozen=True, slots=True, kw_only=True)
class CannotBeAnswered:
    """Nothing can be activated in answer to the card's activation (C3)."""

    key: str = "cannot_be_answered"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wins:
    """Its player wins when this is so (W3)."""

    given: Condition
    key: str = "wins"


Ability = (
    Activation
    | Ignition
    | Quick
    | Trigger
    | Flip
    | Continuous
    | Whenever
    | Upkeep
    | Stays
    | Ripens
    | Equips
    | TributesRequired
    | MayNormalSummon
    | SubstituteMaterial
    | SubstituteTuner
    | NoFusionMaterial
    | TunesOnly
    | SummoningCondition
    | Procedure
    | Instead
    | PlacedOnlyBy
    | SummonedOnlyBy
    | OnlyOne
    | ActivatedFromHand
    | CannotBeNegated
    | SummonCannotBeNegated
    | CannotBeAnswered
    | Wins
)
Activatable = Activation | Ignition | Quick | Trigger | Flip
"""The abilities that make a chain link."""

__all__ = [
    "Ability",
    "Activatable",
    "ActivatedFromHand",
    "Activation",
    "CannotBeAnswered",
    "CannotBeNegated",
    "Continuous",
    "Equips",
    "Flip",
    "Ignition",
    "Instead",
    "MayNormalSummon",
    "NoFusionMaterial",
    "Once",
    "OnlyOne",
    "PlacedOnlyBy",
    "Procedure",
    "Quick",
    "Ripens",
    "Stays",
    "SubstituteMaterial",
    "SubstituteTuner",
    "SummonCannotBeNegated",
    "SummonedOnlyBy",
    "SummoningCondition",
    "Target",
    "Targets",
    "TributesRequired",
    "Trigger",
    "TunesOnly",
    "Upkeep",
    "Whenever",
    "Wins",
    "Wording",
    "as_activated",
]
