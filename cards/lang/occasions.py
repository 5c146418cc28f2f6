"""What an ability can answer: events as a card's text describes them."""

from dataclasses import dataclass
from enum import StrEnum

from cards.lang.battle import Role
from cards.lang.filters import Filter, Lying
from cards.lang.groups import Cards, Pronoun
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.lang.turns import Phase, Step, Timing


class Way(StrEnum):
    """The ways in which a monster is summoned, as texts tell them apart."""

    NORMAL = "normal"
    TRIBUTE = "tribute"
    FLIP = "flip"
    SPECIAL = "special"
    FUSION = "fusion"
    SYNCHRO = "synchro"
    RITUAL = "ritual"


class Cause(StrEnum):
    """The causes of destruction, and of damage, that texts tell apart (X1, B11)."""

    BATTLE = "battle"
    EFFECT = "effect"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class AttackDeclared:
    """A monster declares an attack, or one on such a monster, of which the event then is (B10)."""

    by: Pronoun | Cards
    on: Filter | None = None


@dataclass(frozen=True, slots=True)
class AttackTargeted:
    """A monster is chosen as an attack target, at the declaration or in a replay (B3)."""

    card: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class Battles:
    """This card battles such a monster, at a timing of the damage step that the text names (B1, B9)."""

    role: Role
    against: Filter | None
    at: Timing


@dataclass(frozen=True, slots=True)
class InDamageStep:
    """In a battle of such a monster, until damage calculation (B9)."""

    battling: Cards


@dataclass(frozen=True, slots=True)
class BattleDamageInflicted:
    """A monster inflicts battle damage to a player, by whatever attack or only directly (B11)."""

    by: Pronoun | Cards
    to: Who
    directly: bool = False


@dataclass(frozen=True, slots=True)
class DestroysByBattle:
    """A monster destroys another by battle, as texts say it and, where they do, sends it to the graveyard.

    With `lying` it is one that lay so when it was destroyed.
    """

    by: Pronoun | Cards
    role: Role = Role.EITHER
    to_grave: bool = False
    lying: Lying | None = None


@dataclass(frozen=True, slots=True)
class DamageCalculation:
    """During damage calculation, when such a monster attacks (B1, B9)."""

    attacker: Cards


@dataclass(frozen=True, slots=True)
class SummonSucceeded:
    """A monster was summoned in one of these ways (S11), and not by the effect of a card that is excepted."""

    card: Pronoun | Cards
    ways: tuple[Way, ...]
    except_by: Filter | None = None


@dataclass(frozen=True, slots=True)
class SummonAttempted:
    """A monster would be summoned (S3)."""

    by: Who


@dataclass(frozen=True, slots=True)
class SpecialSummonAttempted:
    """A monster would be special summoned by procedure (S3, S5a)."""

    by: Who


@dataclass(frozen=True, slots=True)
class Activated:
    """A card is activated, or an effect; it answers the link directly before it (C3)."""

    filter: Filter | None = None
    by: Who = Who.EITHER
    card_only: bool = False


@dataclass(frozen=True, slots=True)
class SummonEffectActivated:
    """A monster's effect is activated that activates when any monster is summoned so; as `Activated` does."""

    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class TargetingActivated:
    """A card is activated that targets one such card and nothing else (X4); as `Activated` does."""

    filter: Filter
    target: Cards


@dataclass(frozen=True, slots=True)
class ActivatedTargeting:
    """A card or effect is activated that targets such a card, alone or with others (X4)."""

    target: Cards


@dataclass(frozen=True, slots=True)
class Targeted:
    """An effect that targeted a card has resolved, or its effect was negated (X4)."""

    card: Pronoun


@dataclass(frozen=True, slots=True)
class TargetingResolves:
    """An effect of such a card of a player, that targets this card, is about to resolve (X4)."""

    card: Pronoun
    filter: Filter
    by: Who


@dataclass(frozen=True, slots=True)
class WouldSpecialSummonActivated:
    """A card or effect is activated that would special summon a monster (S5b)."""


@dataclass(frozen=True, slots=True)
class WouldDestroyActivated:
    """A card or effect is activated that would destroy cards on the field."""


@dataclass(frozen=True, slots=True)
class WouldDestroySuch:
    """A player activates a card or effect that would destroy so many cards of a description."""

    by: Who
    cards: Cards
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class DirectAttackDeclared:
    """A monster declares a direct attack (B2, B10)."""

    by: Cards


@dataclass(frozen=True, slots=True)
class DestroyedAndSent:
    """A card is destroyed in one of these ways and sent to the graveyard (X1, X2).

    With `under` it was on the field, under the control of that player.
    """

    card: Pronoun | Cards
    by: tuple[Cause, ...]
    whose: Who = Who.EITHER
    under: Who | None = None


@dataclass(frozen=True, slots=True)
class Sent:
    """A card goes from some places to the graveyard, for whatever reason (X2)."""

    card: Pronoun | Cards
    from_: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Flipped:
    """This card is turned from face-down to face-up (E1)."""


@dataclass(frozen=True, slots=True)
class AttackedFaceDown:
    """After damage calculation, if this card was attacked face-down and turned up by it (B1)."""


@dataclass(frozen=True, slots=True)
class PhaseReached:
    """A phase of somebody's turn (T5)."""

    phase: Phase
    of: Who


@dataclass(frozen=True, slots=True)
class NormalDrawDue:
    """In somebody's draw phase, before the normal draw (T4)."""

    of: Who


@dataclass(frozen=True, slots=True)
class StepReached:
    """The start step or the end step of somebody's battle phase (T5, B1)."""

    step: Step
    of: Who


@dataclass(frozen=True, slots=True)
class Leaves:
    """A card leaves the field."""

    card: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class Destroyed:
    """A card is destroyed, in one of these ways and by an effect of that player where it is one (X1)."""

    card: Pronoun | Cards
    by: tuple[Cause, ...] = (Cause.BATTLE, Cause.EFFECT, Cause.RULE)
    whose: Who = Who.EITHER


@dataclass(frozen=True, slots=True)
class Banished:
    """A card is banished (X8)."""

    card: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card is discarded, also for a cost; with `by`, by an effect of that player alone (X3)."""

    card: Pronoun | Cards
    by: Who | None = None


@dataclass(frozen=True, slots=True)
class Tributed:
    """A monster is tributed, for whatever reason (X6)."""

    card: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class Drawn:
    """A player draws; what one act draws is one event (C12)."""

    by: Who


@dataclass(frozen=True, slots=True)
class Damaged:
    """A player takes damage of one of these kinds (B11)."""

    who: Who
    by: tuple[Cause, ...] = (Cause.BATTLE, Cause.EFFECT)
    whose: Who = Who.EITHER


@dataclass(frozen=True, slots=True)
class ControlTaken:
    """The control of a monster changes; it is its new controller's when this is answered (F8)."""

    card: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class PositionTurned:
    """A monster is changed to one of these positions, by hand or by an effect (S10)."""

    card: Pronoun | Cards
    to: tuple[Position, ...]


@dataclass(frozen=True, slots=True)
class CounterPlaced:
    """Counters of a name are placed on a card."""

    card: Pronoun | Cards
    name: str


class Negation(StrEnum):
    """What is negated; the four are different events (S3, M10)."""

    SUMMON = "summon"
    CARD = "card"
    """The activation of a card."""
    ACTIVATION = "activation"
    """The activation of an effect of a card that is there already."""
    EFFECT = "effect"


@dataclass(frozen=True, slots=True)
class Negated:
    """One of these is negated, of a card or a monster of that player (S3, M10)."""

    what: tuple[Negation, ...]
    of: Who


@dataclass(frozen=True, slots=True)
class LifeGained:
    """A player gains life points (N6)."""

    who: Who


@dataclass(frozen=True, slots=True)
class EitherOf:
    """One occasion or another."""

    occasions: tuple["Occasion", ...]


BattleOccasion = AttackTargeted | Battles | InDamageStep | BattleDamageInflicted | DestroysByBattle
"""What happens to attacks and in battles, but for the declaration."""

Occasion = (
    AttackDeclared
    | BattleOccasion
    | DamageCalculation
    | SummonSucceeded
    | SummonAttempted
    | SpecialSummonAttempted
    | Activated
    | ActivatedTargeting
    | TargetingActivated
    | SummonEffectActivated
    | Targeted
    | TargetingResolves
    | WouldSpecialSummonActivated
    | WouldDestroyActivated
    | WouldDestroySuch
    | DirectAttackDeclared
    | DestroyedAndSent
    | Sent
    | Flipped
    | AttackedFaceDown
    | PhaseReached
    | StepReached
    | NormalDrawDue
    | Leaves
    | Destroyed
    | Banished
    | Discarded
    | Tributed
    | Drawn
    | Damaged
    | ControlTaken
    | PositionTurned
    | CounterPlaced
    | Negated
    | LifeGained
    | EitherOf
)
