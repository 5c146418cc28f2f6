"""The state of a duel: plain values, changed by `changes.apply` alone."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from cards.lang.facts import Card
from cards.lang.places import Place, Position
from cards.lang.turns import Phase, Step, Timing
from duels.engine.result import Result
from duels.engine.ruleset import Ruleset

ZONES = 5
"""Monster zones, and spell & trap zones, of each player (F1)."""

NEVER = -1
"""A turn that no duel has: a mark that was not made."""


class Ref(NamedTuple):
    """One life of one card. It is stale once the card has gone to another place."""

    uid: int
    life: int


@dataclass(slots=True, eq=True)
class TableCard:
    """A card on the table.

    `uid` never leaves the engine. `handle` is the card's public number in its present life and 0 in
    a deck, where no card can be told from another. `came`, `turned` and `declared` are the turns in
    which the card was last summoned or set, changed position by hand, and declared an attack: the
    marks of S4, S10 and B2, which stay when it turns face-down and end when it leaves the field.
    """

    uid: int
    card: Card
    owner: int
    controller: int
    place: Place
    zone: int = 0
    position: Position | None = None
    life: int = 0
    handle: int = 0
    came: int = NEVER
    turned: int = NEVER
    declared: int = NEVER

    @property
    def ref(self) -> Ref:
        return Ref(self.uid, self.life)

    @property
    def face_down(self) -> bool:
        return self.position is not None and self.position.face_down


@dataclass(slots=True)
class Side:
    """What one player has. Piles are lists of uids; the last of a deck or a graveyard lies on top."""

    life_points: int
    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    extra: list[int] = field(default_factory=list)
    grave: list[int] = field(default_factory=list)
    banished: list[int] = field(default_factory=list)
    monsters: list[int | None] = field(default_factory=lambda: [None] * ZONES)
    spells: list[int | None] = field(default_factory=lambda: [None] * ZONES)
    field_zone: int | None = None
    could_not_draw: bool = False

    def pile(self, place: Place) -> list[int]:
        """The pile that `place` is; KeyError for a place that is made of zones."""
        return {
            Place.DECK: self.deck,
            Place.HAND: self.hand,
            Place.EXTRA: self.extra,
            Place.GRAVE: self.grave,
            Place.BANISHED: self.banished,
        }[place]


@dataclass(slots=True)
class Attack:
    """The attack under way (B2, B3).

    `target` is None for a direct attack. `defenders` is the number of monsters that stood on the
    attacked side at the declaration. `destroyed` are the monsters determined to be destroyed (B8).
    """

    attacker: Ref
    target: Ref | None
    defenders: int
    destroyed: tuple[Ref, ...] = ()


@dataclass(slots=True)
class State:
    """Everything that is true of a duel between two prompts."""

    ruleset: Ruleset
    cards: list[TableCard]
    sides: tuple[Side, Side]
    first: int | None = None
    turn: int = 0
    turn_player: int = 0
    phase: Phase = Phase.SETUP
    step: Step | None = None
    timing: Timing | None = None
    normal_summoned: bool = False
    attack: Attack | None = None
    next_handle: int = 1
    chances: int = 0
    moment: int = 0
    result: Result | None = None

    def at(self, ref: Ref) -> TableCard | None:
        """The card of this life, or None when that life is over."""
        card = self.cards[ref.uid]
        return card if card.life == ref.life else None

    def monsters(self, player: int) -> Iterator[TableCard]:
        """The monsters that a player controls, from his first zone to his last."""
        cards = self.cards
        return (cards[uid] for uid in self.sides[player].monsters if uid is not None)

    def hand(self, player: int) -> Iterator[TableCard]:
        cards = self.cards
        return (cards[uid] for uid in self.sides[player].hand)
