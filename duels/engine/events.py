"""What happened: past tense, typed, whole.

An event carries what was known of its cards when it happened, so that whoever reads it later needs
no state. Events hold hidden facts; `views.seen` writes what a viewer may know of one.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from cards.lang.declarations import Declarable
from cards.lang.effects import Until
from cards.lang.places import Place, Position
from cards.lang.turns import Phase, Step, Timing
from duels.engine.result import Result
from duels.engine.state import Countdown, Cue, Delayed, Guise, Known, Lasting, Link, Loan, Offered, Ref, Round


class Reason(StrEnum):
    """Why a card moved or turned (X3)."""

    DRAW = "draw"
    SUMMON = "summon"
    SET = "set"
    ACTIVATION = "activation"
    TRIBUTE = "tribute"
    MATERIAL = "material"
    PROCEDURE = "procedure"
    BATTLE = "battle"
    EFFECT = "effect"
    COST = "cost"
    DESTRUCTION = "destruction"
    RULE_DESTRUCTION = "rule_destruction"
    NEGATION = "negation"
    DISCARD = "discard"
    CONTROL = "control"
    EQUIP = "equip"
    RULE = "rule"

    @property
    def destroys(self) -> bool:
        """The three causes of destruction (X1): battle, effect, rule."""
        return self in (Reason.BATTLE, Reason.DESTRUCTION, Reason.RULE_DESTRUCTION)


class Manner(StrEnum):
    """How a monster is summoned."""

    NORMAL = "normal"
    TRIBUTE = "tribute"
    AGAIN = "again"
    FLIP = "flip"
    SPECIAL = "special"
    PROCEDURE = "procedure"
    FUSION = "fusion"
    SYNCHRO = "synchro"
    RITUAL = "ritual"


BY_NORMAL_SUMMON = (Manner.NORMAL, Manner.TRIBUTE, Manner.AGAIN)
"""Normal summons: without and with tributes, and the second one of a gemini monster (S1, S2, S14)."""

PROPER = (Manner.PROCEDURE, Manner.FUSION, Manner.SYNCHRO, Manner.RITUAL)
"""Summons by a monster's own procedure or its own kind of summon (S6)."""


class DamageKind(StrEnum):
    """Battle damage and effect damage are different events (B11)."""

    BATTLE = "battle"
    EFFECT = "effect"


class Move(NamedTuple):
    """One card's way from where it was known to be to another place, where its `handle` is new."""

    card: Known
    to: Place
    controller: int
    zone: int
    position: Position | None
    handle: int


def same_life(before: Place, after: Place) -> bool:
    """Whether a card that goes so remains the same one: within the field, unless it becomes or ceases to
    be a monster (M6, M12).
    """
    if before is after:
        return True
    return Place.MONSTERS not in (before, after) and before.on_field and after.on_field


def arrived(move: Move) -> Known:
    """The facts of a card once it has made its move."""
    before = move.card
    stays = same_life(before.place, move.to)
    return before._replace(
        life=before.life if stays else before.life + 1,
        handle=move.handle,
        controller=move.controller,
        place=move.to,
        zone=move.zone,
        position=move.position,
    )


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """The lot fell for `winner`, who chooses who goes first (T10)."""

    winner: int
    chances: int


@dataclass(frozen=True, slots=True)
class FirstPlayerDecided(Event):
    """It is settled who goes first."""

    first: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A deck was shuffled; `order` is secret, from the bottom card's uid to the top card's."""

    player: int
    order: tuple[int, ...]
    chances: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    turn: int
    player: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    phase: Phase


@dataclass(frozen=True, slots=True)
class StepBegan(Event):
    step: Step


@dataclass(frozen=True, slots=True)
class TimingReached(Event):
    """The damage step came to one of its timings."""

    timing: Timing


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Cards moved together, for one reason: one act counts once (C12, C13).

    `cause` is the card whose effect it was, which both players have seen.
    """

    reason: Reason
    player: int
    moves: tuple[Move, ...]
    cause: Known | None = None


@dataclass(frozen=True, slots=True)
class DrawPhaseForbidden(Event):
    """A player will skip his next draw phase (T2)."""

    player: int


@dataclass(frozen=True, slots=True)
class DrawForgone(Event):
    """A player does without his normal draw, for what he does instead of it (T4)."""

    player: int


@dataclass(frozen=True, slots=True)
class DrawPhaseSkipped(Event):
    """A draw phase did not happen, and nothing that belongs to it did (T2)."""

    player: int


@dataclass(frozen=True, slots=True)
class CouldNotDraw(Event):
    """A player had to draw more cards than his deck holds (T4)."""

    player: int


@dataclass(frozen=True, slots=True)
class SummonAttempted(Event):
    """A monster is being summoned; it is not yet (S3).

    What an effect performs `by_effect` does not use up the turn's normal summon (S1, S5). `offered` is the
    original ATK of what was tributed for it, `used` how many materials its own procedure took (S13), and
    `tributes` are the lives that what was tributed began then. A `further` one is that which an effect allows
    beside the turn's one (S1).
    """

    player: int
    card: Known
    manner: Manner
    by_effect: bool = False
    offered: int = 0
    used: int = 0
    tributes: tuple[Ref, ...] = ()
    further: bool = False


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """A summon was successful (S11).

    `answered` is what the monster's own effect answered where that summoned it.
    """

    player: int
    card: Known
    manner: Manner
    answered: Cue | None = None


@dataclass(frozen=True, slots=True)
class MonsterSet(Event):
    """A monster was normal set: no summon, but the turn's normal summon unless an effect did it (X5)."""

    player: int
    card: Known
    by_effect: bool = False


@dataclass(frozen=True, slots=True)
class PositionChanged(Event):
    """A card was turned.

    By hand (S10) when `by_hand`, by being attacked (B4) when `attacked`, to be activated (M9) when
    `activated`.
    """

    card: Known
    position: Position
    by_hand: bool
    attacked: bool = False
    activated: bool = False


@dataclass(frozen=True, slots=True)
class FlippedByAttack(Event):
    """The flip timing of the damage step for the monster that this battle revealed (B1, B4)."""

    card: Known


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """An attack was declared; `target` is None for a direct attack (B2)."""

    player: int
    attacker: Known
    target: Known | None
    defenders: int


@dataclass(frozen=True, slots=True)
class AttackTargetChanged(Event):
    """A replay chose another target, or the opponent himself (B3)."""

    player: int
    attacker: Known
    target: Known | None
    defenders: int


@dataclass(frozen=True, slots=True)
class AttackUsedUp(Event):
    """An attack was paid for, and then there was nothing left to attack (B2)."""

    player: int
    attacker: Known


@dataclass(frozen=True, slots=True)
class AttackAllowed(Event):
    """A monster may attack once more at once, whatever it likes or one monster alone (B2)."""

    card: Known
    on: Known | None = None


@dataclass(frozen=True, slots=True)
class BattlePhaseCut(Event):
    """An effect ended the battle phase (T2)."""


@dataclass(frozen=True, slots=True)
class Exiled(Event):
    """Cards will be banished when they leave the field (X8)."""

    cards: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """What a card can do once in a turn was done, without a chain (C11, C21)."""

    card: Known
    key: str


@dataclass(frozen=True, slots=True)
class Spared(Event):
    """A card that battle or an effect would have destroyed was not: another spares one in a turn (X7)."""

    card: Known
    by: Known
    from_effect: bool = False


@dataclass(frozen=True, slots=True)
class AttackEnded(Event):
    """The attack is over: carried out, given up in a replay, or no longer possible (B3, B12)."""


@dataclass(frozen=True, slots=True)
class Battled(Event):
    """Two monsters, or a monster and a player, reached damage calculation (B13)."""

    attacker: Known
    target: Known | None
    attack_points: int
    target_points: int | None


@dataclass(frozen=True, slots=True)
class DestructionDetermined(Event):
    """It is fixed which monsters this battle destroys (B8)."""

    cards: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class DestructionPostponed(Event):
    """Cards that something destroys before damage calculation stay until it is over (B1)."""

    cards: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class NextAttackWasNegated(Event):
    """What waited for an attack to negate has had one (B10)."""


@dataclass(frozen=True, slots=True)
class DamageInflicted(Event):
    """Life points were lost as damage; `amounts` by seat, in one event for both (N6).

    `cause` is the source of an effect; of battle damage, `by` are the monsters that inflicted it, by the
    seat that took it.
    """

    kind: DamageKind
    amounts: tuple[int, int]
    cause: Known | None = None
    by: tuple[Known | None, Known | None] = (None, None)
    direct: bool = False


@dataclass(frozen=True, slots=True)
class CardSet(Event):
    """A spell or trap was set (M7, M13)."""

    player: int
    card: Known


@dataclass(frozen=True, slots=True)
class LifePointsPaid(Event):
    """Life points were paid, which is not damage (N6)."""

    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class LifePointsGained(Event):
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class LifePointsLost(Event):
    """Life points were lost by an effect, which is not damage (N6)."""

    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class PickedAtRandom(Event):
    """Chance picked cards of a player; it took so many numbers (X9)."""

    player: int
    chances: int


@dataclass(frozen=True, slots=True)
class LinkMade(Event):
    """An effect or a card was activated: costs paid, targets chosen, it can be answered (M9)."""

    link: Link
    targets: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class LinkNegated(Event):
    """The activation of a link was negated: that of a card, or of an effect of one (M10)."""

    number: int
    card: Known | None = None
    whole_card: bool = False


@dataclass(frozen=True, slots=True)
class LinkEffectNegated(Event):
    """The effect of a link was negated; its activation stands (M10)."""

    number: int
    card: Known


@dataclass(frozen=True, slots=True)
class LinkResolving(Event):
    """A link begins to resolve; `without_effect` where it will do nothing, for the reason named."""

    number: int
    card: Known
    without_effect: str | None


@dataclass(frozen=True, slots=True)
class ChainEnded(Event):
    """Every link has resolved."""


@dataclass(frozen=True, slots=True)
class SummonNegated(Event):
    """The attempted summon was negated: it never took place (S3)."""

    card: Known


@dataclass(frozen=True, slots=True)
class AttackNegated(Event):
    """The attack was negated; the monster has still declared it (B10)."""

    attacker: Known


@dataclass(frozen=True, slots=True)
class ControlChanged(Event):
    """Monsters went to the other side (F8)."""

    moves: tuple[Move, ...]
    loans: tuple[Loan, ...] = ()


@dataclass(frozen=True, slots=True)
class LoanEnded(Event):
    """What has held a monster for a player since a moment does so no longer (F8, T9)."""

    card: Known
    since: int


@dataclass(frozen=True, slots=True)
class TokensSummoned(Event):
    """Tokens came into being, in these zones (S12): of the player who summoned them, or of the other.

    They belong to who summoned them unless an `owner` is told; `by` is the card, by passcode, whose effect
    did, where a text asks for that.
    """

    player: int
    passcode: int
    zones: tuple[int, ...]
    position: Position
    opposite: bool = False
    owner: int | None = None
    by: int | None = None

    @property
    def side(self) -> int:
        """The seat on whose side they stand."""
        return 1 - self.player if self.opposite else self.player


@dataclass(frozen=True, slots=True)
class CountersChanged(Event):
    """Counters of a name were placed on a card, or with a negative number removed."""

    card: Known
    name: str
    change: int


@dataclass(frozen=True, slots=True)
class Equipped(Event):
    """A card became the equip of a monster (M6); a monster that did so is under a `guise`."""

    card: Known
    to: Known
    guise: Guise | None = None


@dataclass(frozen=True, slots=True)
class BecameMonster(Event):
    """A trap stands as a monster, and keeps a spell & trap zone where one is named (M12)."""

    card: Known
    kept_zone: int | None


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """A card and a monster hang together from now on."""

    card: Known
    to: Known


@dataclass(frozen=True, slots=True)
class EffectsNegated(Event):
    """The effects of these monsters are negated while they stand face-up, or lie in the graveyard."""

    cards: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class CircleBroken(Event):
    """These cards' effects undo one another; that of `yields`, which came last, is not applied (C20)."""

    cards: tuple[Known, ...]
    yields: Known


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """A player makes an effect once more that he has made many times in this phase (C20)."""

    round: Round


@dataclass(frozen=True, slots=True)
class LastingBegan(Event):
    """Something applies for a time (C17)."""

    lasting: Lasting


@dataclass(frozen=True, slots=True)
class LastingEnded(Event):
    """What was laid on cards or players until now applies no longer, of one player or of both (T9, B15)."""

    until: Until
    player: int | None = None


@dataclass(frozen=True, slots=True)
class OwnChangesLost(Event):
    """A card whose effects are negated has lost what they had made of it alone (C16, N4)."""

    card: Known


@dataclass(frozen=True, slots=True)
class Endured(Event):
    """A card that stays for a number of turns has stayed for one more."""

    card: Known


@dataclass(frozen=True, slots=True)
class OfferMade(Event):
    """A player may do something once this turn (C17)."""

    offer: Offered


@dataclass(frozen=True, slots=True)
class OfferUsed(Event):
    """A player does what an effect of a card has allowed him to do once."""

    player: int
    card: int
    index: int


@dataclass(frozen=True, slots=True)
class DelayedBegan(Event):
    """Something is to be done in a phase to come (T5, C17)."""

    delayed: Delayed


@dataclass(frozen=True, slots=True)
class DelayedDue(Event):
    """The time has come for what an effect of a card was to do."""

    player: int
    card: int
    index: int


@dataclass(frozen=True, slots=True)
class CountdownBegan(Event):
    countdown: Countdown


@dataclass(frozen=True, slots=True)
class CountedDown(Event):
    """A turn of every countdown has passed."""


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """Cards of a hidden place were shown to both players (C19)."""

    player: int
    cards: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class LookedAt(Event):
    """A player looked at cards that the other knows or nobody knew; no one else has seen them (F3)."""

    player: int
    cards: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class DeckArranged(Event):
    """The top cards of a player's deck were put back in another order, the last one uppermost; secret."""

    player: int
    of: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """Something was declared for a card: `said` is a card's English name, a type, an attribute, a level."""

    player: int
    card: Known
    declares: Declarable
    said: str


@dataclass(frozen=True, slots=True)
class CoinTossed(Event):
    """A coin was tossed; `called` is what its player had called, if he had."""

    player: int
    heads: bool
    called: str | None
    chances: int


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    player: int
    shown: int
    chances: int


@dataclass(frozen=True, slots=True)
class TimingMissed(Event):
    """An optional "when" effect missed its timing: its event was not the last thing (C8)."""

    card: Known
    key: str


BOOKKEEPING = (
    PhaseBegan,
    StepBegan,
    TimingReached,
    LinkResolving,
    ChainEnded,
    LastingEnded,
    OwnChangesLost,
    CircleBroken,
    RoundBegun,
    TimingMissed,
    AttackEnded,
    LoanEnded,
    DelayedBegan,
    DelayedDue,
    OfferMade,
    OfferUsed,
)
"""Events that are no thing that happens in the game, and so make no effect miss its timing (C8)."""

OF_TIME = frozenset((PhaseBegan, StepBegan, TimingReached))
"""Events that leave every card and every effect as it was: it is only later than before."""


@dataclass(frozen=True, slots=True)
class DuelEnded(Event):
    result: Result
