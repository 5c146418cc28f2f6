"""What must be so, for an ability to be used or for an effect to apply."""

from dataclasses import dataclass

from cards.lang.battle import Role
from cards.lang.filters import Filter
from cards.lang.groups import Cards
from cards.lang.occasions import Cause
from cards.lang.players import Who
from cards.lang.turns import Phase


@dataclass(frozen=True, slots=True)
class Exists:
    """There is at least one such card."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class None_:
    """There is no such card."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Holds:
    """A player has all of these names in his hand."""

    of: Who
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AppliedThisTurn:
    """An effect of this card, by its key, resolved this turn with effect."""

    key: str


@dataclass(frozen=True, slots=True)
class PutHereBy:
    """An effect of this card, by its key, put it here, and its owner's next standby phase is not over."""

    key: str


@dataclass(frozen=True, slots=True)
class SentThisTurn:
    """Such a card was sent this turn from there, on its owner's own side, to his graveyard (X2)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class SummonedThisTurn:
    """This card was normal, flip or special summoned in this turn."""


@dataclass(frozen=True, slots=True)
class LiesFaceUp:
    """This card lies face-up on the field, as a monster, on whichever side."""


@dataclass(frozen=True, slots=True)
class OwnValuesAtLeast:
    """This card is face-up on the field, and its ATK and DEF are both at least so much (N2)."""

    number: int


@dataclass(frozen=True, slots=True)
class InBattle:
    """This card battles such a monster: during the damage step, or only during damage calculation (B15)."""

    role: Role
    against: Filter | None
    calculation_only: bool = False


@dataclass(frozen=True, slots=True)
class Attacks:
    """This card's attack is under way, from its declaration to the end of the damage step (B1, B13)."""


@dataclass(frozen=True, slots=True)
class CalculatesAttack:
    """It is damage calculation of this card's attack, on a monster or on the player himself (B1)."""


@dataclass(frozen=True, slots=True)
class AttackTargetBeaten:
    """The monster that this card attacks is determined to be destroyed by this battle (B8)."""


@dataclass(frozen=True, slots=True)
class HasActivated:
    """Its player has activated such a card this turn, since this card lies face-up here (M2, M3)."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Exactly:
    """There are so many such cards, neither more nor fewer."""

    count: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class AtLeastSoMany:
    """There are at least so many such cards."""

    number: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class During:
    """It is one of these phases of somebody's turn."""

    phases: tuple[Phase, ...]
    of: Who


@dataclass(frozen=True, slots=True)
class AtTheStartOf:
    """It is such a phase, and nothing has been done in it (T2)."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class AppearedThisTurn:
    """This card was normal summoned in this turn, or turned face-up (S15)."""


@dataclass(frozen=True, slots=True)
class UnusedThisTurn:
    """Another effect of this card, by its key, was not used this turn (C11)."""

    key: str


@dataclass(frozen=True, slots=True)
class NotOnTheChain:
    """Another effect of this card, by its key, is not on the chain: one of several is chosen for an event."""

    key: str


@dataclass(frozen=True, slots=True)
class AnyOf:
    """At least one of these."""

    conditions: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class HasBattled:
    """This card came to damage calculation in this turn's battle phase (B13)."""


@dataclass(frozen=True, slots=True)
class BroughtBy:
    """This card was special summoned by the effect of such a card."""

    by: Filter


@dataclass(frozen=True, slots=True)
class TributeSummonedWith:
    """This card was tribute summoned with such a monster among its tributes (S2)."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class TributedFor:
    """This card was tributed in this turn for the tribute summon of such a monster (S2)."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class CameAnswering:
    """This card was special summoned by its own effect in answer to damage of this kind (B11)."""

    damage: Cause


@dataclass(frozen=True, slots=True)
class HasCounters:
    """At least so many counters of a name lie on this card."""

    name: str
    number: int


@dataclass(frozen=True, slots=True)
class All:
    """Every one of these."""

    conditions: tuple["Condition", ...]


Condition = (
    Exists
    | None_
    | Exactly
    | AtLeastSoMany
    | Holds
    | AppliedThisTurn
    | PutHereBy
    | UnusedThisTurn
    | NotOnTheChain
    | During
    | AtTheStartOf
    | LiesFaceUp
    | OwnValuesAtLeast
    | SummonedThisTurn
    | AppearedThisTurn
    | InBattle
    | HasBattled
    | Attacks
    | CalculatesAttack
    | AttackTargetBeaten
    | HasActivated
    | BroughtBy
    | TributeSummonedWith
    | TributedFor
    | CameAnswering
    | HasCounters
    | SentThisTurn
    | During
    | AppearedThisTurn
    | InBattle
    | AnyOf
    | All
)
