"""The state of a duel: plain values, changed by `changes.apply` alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from operator import attrgetter
from typing import Any, NamedTuple, Protocol

from cards.lang.conditions import Condition
from cards.lang.continuous import ContinuousEffect
from cards.lang.effects import Effect, Until
from cards.lang.facts import Book, Card
from cards.lang.places import FACE_DOWN, Place, Position
from cards.lang.players import Who
from cards.lang.turns import Phase, Step, Timing
from duels.engine.result import Result
from duels.engine.ruleset import Ruleset

ZONES = 5
"""Monster zones, and spell & trap zones, of each player (F1)."""

SPARED_FROM_EFFECT = "spared_from_effect"
"""The key under which a card notes that it spared one from an effect this turn (X7)."""

NEVER = -1
"""A turn that no duel has: a mark that was not made."""


BOTTOM = -1
"""The zone that a move to a deck names when the card goes under all others."""


class Ref(NamedTuple):
    """One life of one card. It is stale once the card has gone to another place."""

    uid: int
    life: int


class Known(NamedTuple):
    """What was known of a card at a moment: last-known facts that outlive the card's life."""

    uid: int
    life: int
    handle: int
    passcode: int
    owner: int
    controller: int
    place: Place
    zone: int
    position: Position | None
    tied: Ref | None = None

    @property
    def ref(self) -> Ref:
        return Ref(self.uid, self.life)


class Guise(StrEnum):
    """What a card is beyond what is printed on it, as long as it lies where it does."""

    AGAIN = "again"
    """A gemini monster that was summoned again, and so has its effects (S14)."""
    UNION = "union"
    """A monster that its own effect has made an equip (M6)."""
    EQUIP = "equip"
    """A monster that another card has made an equip, without effects of its own (M6)."""
    TRAP_MONSTER = "trap_monster"
    """A trap that is a monster (M12)."""


@dataclass(frozen=True, slots=True)
class Cue:
    """What an effect can ask of the event that it answers, beside its cards.

    In what `manner` a monster was summoned; of which `kind` the damage was that was taken, and how much.
    """

    manner: str = ""
    kind: str = ""
    damage: int = 0


@dataclass(slots=True, eq=True)
class TableCard:
    """A card on the table. `card` is its face where it lies: as printed, unless its `guise` is another.

    `uid` never leaves the engine. `handle` is the card's public number in its present life and 0 in
    a deck, where no card can be told from another. `came`, `turned` and `declared` are the turns in
    which the card was last summoned or set, changed position by hand, and declared an attack: the
    marks of S4, S10 and B2, which stay when it turns face-down and end when it leaves the field.
    `exiled` is whether it is banished when it leaves the field. `since` is the moment in which it came to
    lie so where it is, its time stamp. `proper` is the mark of
    a proper summon (S6). `home` is the seat that has the monster when no effect holds it for another
    (F8), where that is not its controller; for a banished monster the seat on whose side it lay, where
    that is not its owner's. `lay` is how a banished monster lay on the field. `used` and
    `applied` hold the turns in which its abilities, by key, were last activated and last resolved with
    effect (C11). `spared` is the turn in which it last
    spared a monster of battle, `further` how many attacks it declared this turn beyond the first, and
    `attacked` the monsters that its attacks were on.
    `battled` is the turn in which it last came to damage calculation (B13), and `brought_by` the card (its
    passcode) whose effect special summoned it.
    `kept_zone` is the spell & trap zone that a trap monster keeps though it does not stand there (M12).
    `offered` is the original ATK of what was tributed for its tribute summon, and `tributes` are those
    monsters, by passcode. `served` is the monster, by passcode, for whose tribute summon the card itself was
    tributed this turn. `put_by` is the key of its own effect that has put it in a graveyard or among the
    banished, until its owner's next standby phase is over. `answered` is what its own effect answered when
    that special summoned it.
    `used_for` is how many materials were taken for its summon by its own procedure (S13).
    `appeared` is the turn in which it was last normal summoned or turned face-up (S15).
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
    since: int = 0
    proper: bool = False
    home: int | None = None
    lay: Position | None = None
    negated: bool = False
    endured: int = 0
    equipped: Ref | None = None
    tied: Ref | None = None
    said: str = ""
    counters: dict[str, int] = field(default_factory=dict)
    used: dict[str, int] = field(default_factory=dict)
    applied: dict[str, int] = field(default_factory=dict)
    spared: int = NEVER
    further: int = 0
    attacked: list[Ref] = field(default_factory=list)
    guise: Guise | None = None
    kept_zone: int | None = None
    appeared: int = NEVER
    summoned: int = NEVER
    battled: int = NEVER
    brought_by: int | None = None
    exiled: bool = False
    offered: int = 0
    used_for: int = 0
    tributes: list[int] = field(default_factory=list)
    served: int | None = None
    put_by: str = ""
    answered: Cue | None = None

    @property
    def ref(self) -> Ref:
        return Ref(self.uid, self.life)

    @property
    def face_down(self) -> bool:
        return self.position in FACE_DOWN

    @property
    def known(self) -> Known:
        """The facts of this card at this moment."""
        return Known(
            self.uid,
            self.life,
            self.handle,
            self.card.passcode,
            self.owner,
            self.controller,
            self.place,
            self.zone,
            self.position,
            self.tied,
        )


@dataclass(slots=True)
class Side:
    """What one player has. Piles are lists of uids; the last of a deck or a graveyard lies on top.

    `attacker_gone` is whether a monster that attacked for him in this turn has left his side since.
    """

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
    skips_draw_phase: bool = False
    attacker_gone: bool = False

    def pile(self, place: Place) -> list[int]:
        """The pile that `place` is; KeyError for a place that is made of zones."""
        return _PILES[place](self)


_PILES: dict[Place, Callable[[Side], list[int]]] = {
    Place.DECK: attrgetter("deck"),
    Place.HAND: attrgetter("hand"),
    Place.EXTRA: attrgetter("extra"),
    Place.GRAVE: attrgetter("grave"),
    Place.BANISHED: attrgetter("banished"),
}
LYING: dict[Place, Callable[[Side], Sequence[int | None]]] = {
    **_PILES,
    Place.MONSTERS: attrgetter("monsters"),
    Place.SPELLS: attrgetter("spells"),
    Place.FIELD: lambda side: (side.field_zone,),
}
"""What lies in a place, zone by zone or from the bottom of a pile, with None for a free zone."""


@dataclass(slots=True)
class Attack:
    """The attack under way (B2, B3).

    `target` is None for a direct attack. `defenders` is the number of monsters that stood on the
    attacked side at the declaration. `revealed` is whether the battle turned the target face-up (B4).
    `only` is the one monster that the attack can be on, where it may be on no other.
    `destroyed` are the monsters determined to be destroyed (B8). `battled` is whether it came to
    calculation (B13). `postponed` are monsters whose destruction waits until calculation is over (B1).
    """

    attacker: Ref
    target: Ref | None
    defenders: int
    revealed: bool = False
    destroyed: tuple[Ref, ...] = ()
    battled: bool = False
    postponed: tuple[Ref, ...] = ()
    only: Ref | None = None


@dataclass(frozen=True, slots=True)
class Lasting:
    """Something that was laid on cards or players for a time (C17).

    `on` are the cards that it took hold of, or None where it also takes hold of what comes later. `own` is
    what an effect that touches no other card has made of its own: it is over when that card is negated.
    `card` is the passcode of the card whose effect it is, and `source` that card in the life in which it
    acted: cards that are unaffected by it are not among those that come later (N5). An oath has neither,
    for it binds its player and is no effect on cards.
    """

    effect: ContinuousEffect
    player: int
    on: tuple[Ref, ...] | None
    until: Until | None
    since: int
    own: bool = False
    card: int | None = None
    source: Ref | None = None


@dataclass(frozen=True, slots=True)
class Loan:
    """An effect that gives a monster to `player`: the latest one in force decides who controls it (F8).

    It ends at a named time, or never. With `by` it is in force only while that card is the monster's equip.
    """

    card: Ref
    player: int
    until: Until | None = None
    since: int = 0
    by: Ref | None = None


@dataclass(slots=True)
class Past:
    """A card that went to a graveyard or was banished this turn, for texts that ask what has happened."""

    card: int
    owner: int
    player: int
    was: Place
    to: Place
    reason: str


@dataclass(frozen=True, slots=True)
class Offered:
    """What a player may do once in this turn when something is so; `card` and `key` tell by which effect."""

    player: int
    card: int
    key: str
    given: Condition
    effect: Effect


@dataclass(frozen=True, slots=True)
class Delayed:
    """What an effect is to do in a phase to come (T5, C17).

    `card` and `key` tell whose effect it was, `on` the cards that it will deal with, and `left` how many
    such phases have still to begin.
    """

    player: int
    card: int
    key: str
    effect: Effect
    phase: Phase
    of: Who
    left: int
    on: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Countdown:
    """A player wins when so many more turns have ended."""

    player: int
    turns: int


@dataclass(slots=True)
class Link:
    """A link of the chain (C2, C15). `card` is its card as it was when the link was made.

    `event` holds the cards of the event that is answered, and `answers` the number of the link that
    is, if it is one. `counters_paid` are the names of the counters that its payment took, one for each.
    `negated` is whether the activation was (M10), `silenced` whether a negation was
    laid on its monster while that stood face-up, which stays with the link (C16). `cue` is what its effect
    can ask of the event.
    """

    number: int
    player: int
    card: Known
    key: str
    event: tuple[Known, ...] = ()
    answers: int | None = None
    paid: tuple[Known, ...] = ()
    counters_paid: tuple[str, ...] = ()
    targets: tuple[Ref, ...] = ()
    said: str = ""
    negated: bool = False
    silenced: bool = False
    resolved: bool = False
    cue: Cue | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """An activation of a card, by its passcode, in this turn; `since` is the moment in which it was made."""

    player: int
    card: int
    since: int


class Use(NamedTuple):
    """A use, in this turn, of what a player can do once by the name of the card (C11)."""

    player: int
    name: str
    key: str


class Round(NamedTuple):
    """A card's effect is made once more in this phase: at what table, and with how many life points (C20)."""

    card: int
    key: str
    table: str
    life_points: tuple[int, int]


@dataclass(slots=True)
class Attempt:
    """The summon that is being attempted, in what manner, and what was tributed for it (S2, S3)."""

    card: Ref
    manner: str
    negated: bool = False
    tributes: tuple[Ref, ...] = ()


class Sought(Protocol):
    """What is looked for on the table: on cards with abilities of these kinds."""

    @property
    def kinds(self) -> frozenset[type]: ...


@dataclass(slots=True)
class State:
    """Everything that is true of a duel between two prompts."""

    ruleset: Ruleset
    book: Book
    cards: list[TableCard]
    sides: tuple[Side, Side]
    first: int | None = None
    turn: int = 0
    turn_player: int = 0
    phase: Phase = Phase.SETUP
    step: Step | None = None
    timing: Timing | None = None
    normal_summoned: bool = False
    further_summoned: bool = False
    """Whether a normal summon was made in this turn that an effect allows beside the turn's one."""
    draw_forgone: bool = False
    phase_just_begun: bool = False
    summoned: list[int] = field(default_factory=lambda: [0, 0])
    attack_turns: list[int] = field(default_factory=lambda: [0, 0])
    """The turns in which the players last summoned, and last declared an attack."""
    attack: Attack | None = None
    again: Ref | None = None
    again_on: Ref | None = None
    """Which monster may attack once more at once, and on which other alone, where it may on no other."""
    battle_over: bool = False
    attempt: Attempt | None = None
    activating: Ref | None = None
    chain: list[Link] = field(default_factory=list)
    kept_zones: list[tuple[int, int]] = field(default_factory=list)
    uses: list[Use] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    made: dict[str, int] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    """How often each effect has begun a chain of this phase, and the last such rounds (C20)."""
    lasting: list[Lasting] = field(default_factory=list)
    loans: list[Loan] = field(default_factory=list)
    past: list[Past] = field(default_factory=list)
    offers: list[Offered] = field(default_factory=list)
    delayed: list[Delayed] = field(default_factory=list)
    countdowns: list[Countdown] = field(default_factory=list)
    next_handle: int = 1
    chances: int = 0
    moment: int = 0
    result: Result | None = None
    derived: object | None = field(default=None, compare=False, repr=False)
    found: dict[tuple[Sought, int], list[Any]] = field(default_factory=dict, compare=False, repr=False)
    """What was looked for on the cards of a player, as long as none of such cards moves."""

    def mislay(self, card: TableCard) -> None:
        """Of what was found nothing is remembered that hangs on where this card lies, or on its face."""
        if kinds := card.card.kinds:
            player = card.controller
            for key in [key for key in self.found if key[1] == player and not kinds.isdisjoint(key[0].kinds)]:
                del self.found[key]

    def forget(self) -> None:
        """Nothing read of the state is remembered: for whoever changes it in another way than by events."""
        self.derived = None
        self.found.clear()

    def at(self, ref: Ref) -> TableCard | None:
        """The card of this life, or None when that life is over."""
        card = self.cards[ref.uid]
        return card if card.life == ref.life else None

    def on_field(self, player: int) -> list[TableCard]:
        """The cards that a player controls: monsters, then spells and traps, then his field spell."""
        side, cards = self.sides[player], self.cards
        zones = (*side.monsters, *side.spells, side.field_zone)
        return [cards[uid] for uid in zones if uid is not None]

    def monsters(self, player: int) -> list[TableCard]:
        """The monsters that a player controls, from his first zone to his last."""
        cards = self.cards
        return [cards[uid] for uid in self.sides[player].monsters if uid is not None]

    def hand(self, player: int) -> list[TableCard]:
        cards = self.cards
        return [cards[uid] for uid in self.sides[player].hand]
