"""A duel told in a test: verbs that act, `may` and `may_not`, and what lies where."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from cards.lang.places import Place, Position
from cards.lang.turns import Phase, Timing
from duels.engine import (
    MASTER_RULE_2,
    Act,
    Answer,
    Cards,
    Choice,
    Duel,
    Result,
    Ruleset,
    Seat,
    derive,
    from_position,
    moves,
    resume,
    start,
)
from duels.engine import events as e
from duels.engine.game import DuelOver
from duels.engine.occasions import Happening
from duels.engine.prompts import (
    PASS,
    BattlePlay,
    ChooseCards,
    ChooseOne,
    Declare,
    OpenPlay,
    PlaceTrigger,
    Prompt,
    Respond,
    Why,
)
from duels.engine.snapshot import decode, encode
from duels.engine.state import State, TableCard
from duels.soak import checks as soundness
from tests.scenario.invented import BOOK
from tests.scenario.player import SEATS, Player, Refused
from tests.scenario.table import BLANK, Ambiguous, Copy, NoSuchCard, SideOfTable, card_named, passcodes, side

KEY = b"the key of every scenario duel"

E = TypeVar("E", bound=e.Event)


@contextmanager
def changes(value: Callable[[], int], by: int) -> Iterator[None]:
    """What happens inside changes a number by so much."""
    before = value()
    yield
    assert value() - before == by


class Scenario:
    """A duel between `you` (seat 0) and `them` (seat 1). Everything is seen, and names are printed ones.

    An acting verb first passes the windows that stand open, as long as passing is all that can be done
    there; it leaves those open which follow from it.
    """

    def __init__(self) -> None:
        self.you = Player(self, 0)
        self.them = Player(self, 1)
        self.log: list[e.Event] = []
        self.happenings: list[Happening] = []
        self._duel: Duel | None = None
        self._first_state: State | None = None
        self._interfered = False

    # How a scenario begins.

    def setup(
        self,
        *,
        turn_of: str = "you",
        phase: Phase = Phase.MAIN_1,
        turn: int = 3,
        normal_summon_used: bool = False,
        you: SideOfTable | None = None,
        them: SideOfTable | None = None,
        ruleset: Ruleset = MASTER_RULE_2,
    ) -> None:
        """Begin in the middle: an open state in which it is somebody's main phase or battle step."""
        position = {
            "turn": turn,
            "turn_player": SEATS.index(turn_of),
            "phase": phase.value,
            "normal_summon_used": normal_summon_used,
            "sides": [(you or side()).notation(0), (them or side()).notation(1)],
        }
        self._begin(from_position(BOOK, ruleset, position, KEY))

    def starts(
        self,
        *,
        first: str | None = None,
        your_deck: Sequence[str] = (),
        their_deck: Sequence[str] = (),
        key: bytes = KEY,
    ) -> None:
        """Begin at the beginning, with decks that are shuffled; 40 blanks where none is given."""
        seats = tuple(Seat(tuple(passcodes(deck or [BLANK] * 40))) for deck in (your_deck, their_deck))
        goes_first = None if first is None else SEATS.index(first)
        self._begin(start(BOOK, MASTER_RULE_2, (seats[0], seats[1]), key, goes_first))

    def _begin(self, duel: Duel) -> None:
        assert self._duel is None, "a scenario is set up once"
        self._duel = duel
        self._first_state = decode(BOOK, duel.snapshot().checkpoint)
        self.takes_log()

    # What is there.

    @property
    def duel(self) -> Duel:
        assert self._duel is not None, "a scenario begins with setup or starts"
        return self._duel

    @property
    def state(self) -> State:
        return self.duel._game.state

    @property
    def prompt(self) -> Prompt | None:
        return self.duel.prompt

    @property
    def asked(self) -> str | None:
        """Who is asked now."""
        return SEATS[self.prompt.player] if self.prompt else None

    @property
    def result(self) -> Result | None:
        return self.duel.result

    @property
    def winner(self) -> str | None:
        """Who has won; None while nobody has, and in a draw."""
        winner = self.result.winner if self.result else None
        return None if winner is None else SEATS[winner]

    @property
    def lp(self) -> dict[str, int]:
        return {"you": self.you.lp, "them": self.them.lp}

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def turn_of(self) -> str:
        return SEATS[self.state.turn_player]

    @property
    def chain(self) -> list[str]:
        """The cards of the links on the chain, from the first."""
        return [self.state.cards[link.card.uid].card.name_en for link in self.state.chain]

    @property
    def without_effect(self) -> dict[str, str]:
        """The cards of links that resolved without effect, and why."""
        return {
            BOOK[event.card.passcode].name_en: event.without_effect
            for event in self.happened(e.LinkResolving)
            if event.without_effect is not None
        }

    @property
    def derived(self) -> derive.Derived:
        """What follows from the state."""
        return derive.derived(self.state)

    @property
    def negated(self) -> list[str]:
        """The face-up cards whose effects are negated, your side's first."""
        found = derive.derived(self.state).negated
        return [
            card.card.name_en
            for player in (0, 1)
            for card in self.state.on_field(player)
            if card.uid in found
        ]

    @property
    def missed(self) -> list[str]:
        """The cards whose effects missed their timing."""
        return [BOOK[event.card.passcode].name_en for event in self.happened(e.TimingMissed)]

    def reason_of(self, name: str) -> e.Reason:
        """Why the card of this name moved the last time."""
        passcode = card_named(name).passcode
        reasons = [
            event.reason
            for event in self.happened(e.Moved)
            if any(move.card.passcode == passcode for move in event.moves)
        ]
        assert reasons, f"{name!r} has not moved"
        return reasons[-1]

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.log if isinstance(event, kind)]

    def moment_of(self, kind: type[e.Event]) -> int:
        """The place in the log of the one event of a kind."""
        places = [number for number, event in enumerate(self.log) if isinstance(event, kind)]
        assert len(places) == 1, f"{kind.__name__} happened {len(places)} times"
        return places[0]

    # How it goes on.

    def resolves(self) -> None:
        """Everybody passes until somebody is free to act; fails if somebody must choose first."""
        while isinstance(self.prompt, Respond):
            self.send(PASS)
        if isinstance(self.prompt, ChooseCards | ChooseOne | Declare | PlaceTrigger):
            raise AssertionError(f"{self.asked} must choose ({self.prompt.why}): {self.accepted()}")

    def pass_windows(self) -> None:
        """Pass the windows that stand open, as long as passing is all that can be done."""
        while isinstance(self.prompt, Respond):
            if self.prompt.options != (PASS,):
                raise AssertionError(f"{self.asked} could respond: {self.accepted()}")
            self.send(PASS)

    def reaches(self, why: Why, of: str | None = None, timing: Timing | None = None) -> None:
        """Everybody passes until a window of this sort stands open (of this player, at this timing)."""
        while isinstance(self.prompt, Respond):
            asked = of is None or of == self.asked
            if self.prompt.why is why and asked and timing in (None, self.state.timing):
                return
            self.send(PASS)
        raise AssertionError(f"no such window before {self.asked} is asked {self.prompt}")

    def reaches_choice(self, of: str, why: Why) -> None:
        """Everybody passes until this player must choose about this, or may place a trigger."""
        while isinstance(self.prompt, Respond):
            self.send(PASS)
        assert self.prompt is not None
        assert (self.asked, self.prompt.why) == (of, why), self.prompt
        assert isinstance(self.prompt, ChooseCards | ChooseOne | Declare | PlaceTrigger), self.prompt

    def resolves_to_phase_effect(self, of: str) -> None:
        """Everybody passes until this player may choose which effect of the phase comes next (T5)."""
        self.reaches_choice(of, Why.PHASE_EFFECT)

    def send(self, answer: Answer) -> None:
        """Answer for whoever is asked."""
        if self.prompt is None:
            raise Refused(f"the duel is over: {self.result}")
        soundness.check_bounds(self.prompt)
        self.duel.answer(self.prompt.player, answer)
        self.takes_log()

    def happens(self, *events: e.Event) -> None:
        """Let events happen between two prompts, as an effect would that is not there yet."""
        game = self.duel._game
        if isinstance(self.prompt, ChooseCards | ChooseOne):
            raise AssertionError("while somebody chooses, nothing else happens")
        was_open = isinstance(self.prompt, OpenPlay | BattlePlay)
        self._interfered = True
        try:
            game.emit(*events)
        except DuelOver:
            self.duel._finish()
        self.takes_log()
        if was_open and self.result is None:
            self._ask_again()

    def moves(
        self, name: str | Copy, to: str, of: str | None = None, reason: e.Reason = e.Reason.RULE
    ) -> None:
        """Let a card go from the field, or from where it is, to a pile of its owner."""
        card = self.find(name, None if of is None else SEATS.index(of))
        way = moves.to_pile(self.state, card, Place(to))
        self.happens(moves.together(reason, card.controller, [way]))

    def arrives(
        self, name: str | Copy, position: Position = Position.ATTACK, of: str | None = None, under: str = ""
    ) -> None:
        """Let a card come to the field from elsewhere, or pass under another control, without a summon."""
        card = self.find(name, None if of is None else SEATS.index(of))
        player = SEATS.index(under) if under else card.controller
        zone = self.state.sides[player].monsters.index(None)
        way = moves.to_zone(self.state, card, player, Place.MONSTERS, zone, position)
        self.happens(moves.together(e.Reason.RULE, player, [way]))

    def turns(self, name: str | Copy, position: Position, of: str | None = None) -> None:
        """Let a monster be turned by something that is not its controller's hand."""
        card = self.find(name, None if of is None else SEATS.index(of))
        self.happens(e.PositionChanged(card.known, position, by_hand=False))

    def inflicts(self, *, you: int = 0, them: int = 0) -> None:
        """Let both players take effect damage in one event."""
        self.happens(e.DamageInflicted(e.DamageKind.EFFECT, (you, them)))

    def _ask_again(self) -> None:
        """What may be done has changed: the open state is asked about anew."""
        self._duel = resume(BOOK, encode(self.state), (), KEY)

    def takes_log(self) -> None:
        """Note what has happened since."""
        taken = self.duel.take_events()
        self.happenings.extend(taken)
        self.log.extend(happening.event for happening in taken)

    def fork(self) -> Duel:
        """The same duel once more, to try something in."""
        if isinstance(self.prompt, OpenPlay | BattlePlay):
            return resume(BOOK, encode(self.state), (), KEY)
        snapshot = self.duel.snapshot()
        return resume(BOOK, snapshot.checkpoint, snapshot.decisions, KEY)

    def accepted(self) -> str:
        """The answers that are accepted now, in words, one a line."""
        if self.prompt is None:
            return "none, for the duel is over"
        answers: Iterator[Answer] = self.prompt.answers()
        return "\n  ".join(["", *(self.in_words(answer) for answer in islice(answers, 40))])

    def in_words(self, answer: Answer) -> str:
        match answer:
            case Act(verb, None, key):
                return verb.value + (f": {key}" if key else "")
            case Act(verb, card, key):
                return f"{verb.value} {self.name(card)}" + (f": {key}" if key else "")
            case Cards(cards) if isinstance(self.prompt, ChooseCards) and self.prompt.passcodes:
                known = dict(zip(self.prompt.options, self.prompt.passcodes, strict=True))
                return " + ".join(BOOK[known[card]].name_en for card in cards)
            case Cards(cards):
                return " + ".join(map(self.name, cards)) or "none"
            case Choice(choice):
                return choice
        raise AssertionError(answer)

    def name(self, handle: int | None) -> str:
        card = self.duel._game.card(handle)
        return f"{card.card.name_en} ({SEATS[card.controller]}, {card.place.value})"

    def find(self, name: str | Copy, player: int | None = None, *places: Place) -> TableCard:
        """The one card of a name, of a player and in a place where these are said.

        Cards of one name in one hand or deck are as good as each other: the first is meant.
        """
        wanted, number = (name, 0) if isinstance(name, str) else (name.name, name.number)
        passcode = card_named(wanted).passcode
        found = [
            card
            for card in self._in_order()
            if card.card.passcode == passcode
            and player in (None, card.controller)
            and (not places or card.place in places)
        ]
        if not found or number > len(found):
            there = sorted(
                {card.card.name_en for card in self._in_order() if not places or card.place in places}
            )
            raise NoSuchCard(f"no {name!r} there; there are {', '.join(there) or 'none'}")
        if number:
            return found[number - 1]
        if len({(card.place, card.controller) for card in found}) > 1 or (
            len(found) > 1 and found[0].place not in (Place.HAND, Place.DECK, Place.EXTRA)
        ):
            candidates = ", ".join(f"{self.name_of(card)}" for card in found)
            raise Ambiguous(f"{wanted!r} is one of {candidates}: say copy({wanted!r}, 1) or the like")
        return found[0]

    def name_of(self, card: TableCard) -> str:
        zone = f" zone {card.zone}" if card.place.on_field else ""
        return f"{SEATS[card.controller]}, {card.place.value}{zone}"

    def _in_order(self) -> Iterator[TableCard]:
        """The cards as they lie: field first, then hands, graveyards and the rest, a deck from its top."""
        for table in self.state.sides:
            for uid in (*table.monsters, *table.spells, table.field_zone):
                if uid is not None:
                    yield self.state.cards[uid]
        for place in (Place.HAND, Place.GRAVE, Place.BANISHED, Place.EXTRA, Place.DECK):
            for table in self.state.sides:
                pile = table.pile(place)
                for uid in reversed(pile) if place is Place.DECK else pile:
                    yield self.state.cards[uid]

    # What must hold at the end of every scenario.

    def quiet(self) -> None:
        """Nobody is asked anything but what he wants to do next."""
        if self._duel is not None and not isinstance(self.prompt, OpenPlay | BattlePlay | None):
            raise AssertionError(f"{self.asked} is still asked {self.prompt.why}: {self.accepted()}")

    def sound(self) -> None:
        """The state is whole, its events fold to it, and it can be put down and taken up again."""
        if self._duel is None:
            return
        assert self._first_state is not None
        soundness.check_state(self.state)
        soundness.check_events_fold(self._first_state, self.happenings, self.state)
        soundness.check_prompt(self.prompt)
        if not self._interfered:
            soundness.check_snapshot(self.duel, self.state, KEY)
        elif self.result is None:
            # Events that no decision brought about cannot come from decisions again.
            again = self.fork()
            assert again.prompt == self.prompt
            assert again._game.state == self.state
