"""What happened: past tense, typed, whole.

An event carries what was known of its cards when it happened, so that whoever reads it later needs
no state. Events hold hidden facts; `views.seen` writes what a viewer may know of one.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from cards.lang.places import Place, Position
from cards.lang.turns import Phase, Step, Timing
from duels.engine.result import Result
from duels.engine.state import Ref, TableCard


class Reason(StrEnum):
    """Why a card moved or turned (X3)."""

    DRAW = "draw"
    SUMMON = "summon"
    SET = "set"
    TRIBUTE = "tribute"
    BATTLE = "battle"
    DISCARD = "discard"
    RULE = "rule"


class Manner(StrEnum):
    """How a monster is summoned."""

    NORMAL = "normal"
    TRIBUTE = "tribute"
    FLIP = "flip"


class DamageKind(StrEnum):
    """Battle damage and effect damage are different events (B11)."""

    BATTLE = "battle"
    EFFECT = "effect"


class Known(NamedTuple):
    """What an event knew of a card: last-known facts that outlive the card's life."""

    uid: int
    life: int
    handle: int
    passcode: int
    owner: int
    controller: int
    place: Place
    zone: int
    position: Position | None

    @property
    def ref(self) -> Ref:
        return Ref(self.uid, self.life)


def known(card: TableCard) -> Known:
    """The facts of a card at this moment."""
    return Known(
        card.uid,
        card.life,
        card.handle,
        card.card.passcode,
        card.owner,
        card.controller,
        card.place,
        card.zone,
        card.position,
    )


class Move(NamedTuple):
    """One card's way from where it was known to be to another place, where its `handle` is new."""

    card: Known
    to: Place
    controller: int
    zone: int
    position: Position | None
    handle: int


def arrived(move: Move) -> Known:
    """The facts of a card once it has made its move."""
    before = move.card
    stays = before.place.on_field and move.to.on_field
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
    """Cards moved together, for one reason: one act counts once (C12, C13)."""

    reason: Reason
    player: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class CouldNotDraw(Event):
    """A player had to draw more cards than his deck holds (T4)."""

    player: int


@dataclass(frozen=True, slots=True)
class SummonAttempted(Event):
    """A monster is being summoned; it is not yet (S3)."""

    player: int
    card: Known
    manner: Manner


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """A summon was successful (S11)."""

    player: int
    card: Known
    manner: Manner


@dataclass(frozen=True, slots=True)
class MonsterSet(Event):
    """A monster was normal set: no summon, but the turn's normal summon (X5)."""

    player: int
    card: Known


@dataclass(frozen=True, slots=True)
class PositionChanged(Event):
    """A card was turned; by hand (S10) when `by_hand`."""

    card: Known
    position: Position
    by_hand: bool


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
class DamageInflicted(Event):
    """Life points were lost as damage; `amounts` by seat, in one event for both (N6)."""

    kind: DamageKind
    amounts: tuple[int, int]


@dataclass(frozen=True, slots=True)
class DuelEnded(Event):
    result: Result
