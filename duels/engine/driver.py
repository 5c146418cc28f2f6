"""The driver: runs the rules, asks, and is answered."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cards.lang.abilities import Trigger
from cards.lang.facts import Book, Card
from cards.lang.places import Place
from duels.engine import snapshot as snapshots
from duels.engine.chance import Chance
from duels.engine.errors import AnswerRefused, DuelIsBroken, DuelIsOver, NotAsked, UnknownCard
from duels.engine.game import DuelOver, Game
from duels.engine.occasions import Happening, could_wait
from duels.engine.prompts import Answer, BattlePlay, OpenPlay, Prompt, Stop, StopReason
from duels.engine.result import Ending, Result
from duels.engine.ruleset import Ruleset
from duels.engine.snapshot import Decision, Snapshot
from duels.engine.state import Side, State, TableCard
from duels.engine.turn import play
from duels.engine.views import View, view
from duels.engine.why_not import WhyNot, why_not

_LONGEST = 256
"""Decisions after which an open state is made a checkpoint though nobody asked for one."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The decks that a player brings to the duel, as passcodes (D6)."""

    main: tuple[int, ...]
    extra: tuple[int, ...] = ()


class Duel:
    """A duel under way.

    `prompt` is what is asked now, None once there is a `result`. `ordinal` counts the decisions made
    since the duel began. An exception while the rules run breaks the object: resume the duel from
    its last snapshot.
    """

    def __init__(self, state: State, key: bytes, *, checkpoint: str | None = None, ordinal: int = 0) -> None:
        self._game = Game(state, Chance(key))
        self._procedure = play(self._game)
        self._checkpoint = checkpoint or snapshots.encode(state)
        self._decisions: list[Decision] = []
        self._broken = False
        self.ordinal = ordinal
        self.prompt: Prompt | None = None
        self._advance(None)

    @property
    def result(self) -> Result | None:
        return self._game.state.result

    @property
    def ruleset(self) -> Ruleset:
        """The rules by which the duel is played from its beginning to its end."""
        return self._game.state.ruleset

    @property
    def state(self) -> State:
        """All that is true of the duel, hidden facts too. It is for reading alone."""
        return self._game.state

    @property
    def events(self) -> Sequence[Happening]:
        """What has happened since this object was made, or since `take_events`."""
        return self._game.happenings

    def take_events(self) -> list[Happening]:
        """What has happened since the last call; each happening is handed out once."""
        taken, self._game.happenings = self._game.happenings, []
        return taken

    def view(self, viewer: int | None) -> View:
        """What a seat (0 or 1) sees, or a spectator (None)."""
        return view(self._game.state, viewer)

    def why_not(self, player: int, handle: int) -> WhyNot:
        """What a player's card could be used for, and for each why he can't do it now."""
        return why_not(self._game, self.prompt, player, handle)

    def might_wait(self, player: int, card: Card, ability: Trigger) -> bool:
        """Whether the window that stands open would be for this trigger, if a player held its card (C9)."""
        return any(
            could_wait(self._game.state, ability, card, player, event)
            for event in self._game.situation.happened
        )

    def answer(self, player: int, answer: Answer) -> None:
        """Answer the prompt, and run the rules to the next one.

        Raises NotAsked or AnswerRefused, and then nothing has changed; DuelIsOver, DuelIsBroken.
        """
        prompt = self._open_prompt()
        if prompt.player != player:
            raise NotAsked("it is the other player who is asked")
        if not prompt.accepts(answer):
            raise AnswerRefused("the answer is not among the options")
        if len(self._decisions) >= _LONGEST:
            self._checkpoint_if_open()
        self._record(player, answer)
        self._advance(answer)

    def surrender(self, player: int) -> None:
        """The player gives up; it needs no consent and counts at once (W5, W7)."""
        self.stop(player, Stop(StopReason.SURRENDER))

    def stop(self, player: int, stop: Stop) -> None:
        """End the duel from outside the rules: surrender, time, or an agreed draw (W5, W7).

        `player` is the one who loses by it; with an agreement, either. Raises NotAsked for a seat that
        there is not, DuelIsOver and DuelIsBroken.
        """
        self._open_prompt()
        if player not in (0, 1):
            raise NotAsked("the seats of a duel are 0 and 1")
        self._record(player, stop)
        self._game.end(_STOPPED[stop.why](player))
        self._finish()

    def snapshot(self) -> Snapshot:
        """The duel at rest. An open state becomes the checkpoint from which it is resumed."""
        if self._broken:
            raise DuelIsBroken("resume the duel from its last snapshot")
        self._checkpoint_if_open()
        return Snapshot(self._checkpoint, tuple(self._decisions))

    def _open_prompt(self) -> Prompt:
        if self._broken:
            raise DuelIsBroken("resume the duel from its last snapshot")
        if self.prompt is None:
            raise DuelIsOver("the duel is over")
        return self.prompt

    def _record(self, player: int, answer: Answer | Stop) -> None:
        self._decisions.append(Decision(player, answer))
        self.ordinal += 1

    def _checkpoint_if_open(self) -> None:
        """Main phase or battle step, no chain, nobody mid-choice: nothing but the state matters."""
        if self._decisions and isinstance(self.prompt, OpenPlay | BattlePlay):
            self._checkpoint = snapshots.encode(self._game.state)
            self._decisions.clear()

    def _advance(self, answer: Answer | None) -> None:
        self._broken = True
        try:
            self.prompt = next(self._procedure) if answer is None else self._procedure.send(answer)
        except DuelOver:
            self._finish()
        self._broken = False

    def _finish(self) -> None:
        self.prompt = None
        self._procedure.close()


_STOPPED: dict[StopReason, Callable[[int], Result]] = {
    StopReason.SURRENDER: lambda player: Result(1 - player, Ending.SURRENDER),
    StopReason.TIME: lambda player: Result(1 - player, Ending.TIME),
    StopReason.AGREEMENT: lambda player: Result(None, Ending.AGREEMENT),
}


def start(
    book: Book, ruleset: Ruleset, seats: tuple[Seat, Seat], key: bytes, first: int | None = None
) -> Duel:
    """A new duel between two decks.

    `key` (16 bytes or more, secret) decides every shuffle and lot. `first` is the seat that goes
    first, or None where the lot decides who chooses (T10). Raises UnknownCard, and ValueError for a
    short key or a seat that there is not.
    """
    if first not in (0, 1, None) or len(seats) != 2:
        raise ValueError("a duel has the seats 0 and 1")
    cards: list[TableCard] = []
    sides = (Side(ruleset.starting_life_points), Side(ruleset.starting_life_points))
    handle = 0
    for player, seat in enumerate(seats):
        for place, passcodes in ((Place.DECK, seat.main), (Place.EXTRA, seat.extra)):
            for passcode in passcodes:
                card = TableCard(len(cards), _card(book, passcode), player, player, place)
                if place is Place.EXTRA:
                    handle += 1
                    card.handle = handle
                cards.append(card)
                sides[player].pile(place).append(card.uid)
    return Duel(State(ruleset, book, cards, sides, first=first, next_handle=handle + 1), key)


def _card(book: Book, passcode: int) -> Card:
    try:
        return book[passcode]
    except KeyError:
        raise UnknownCard(f"card {passcode} is not in the book of this duel") from None


def resume(book: Book, checkpoint: str, decisions: Iterable[Decision], key: bytes, ordinal: int = 0) -> Duel:
    """A duel taken up again from a checkpoint and the decisions made since.

    `ordinal` is the number of decisions before the checkpoint. Raises CheckpointUnreadable,
    UnknownCard, and AnswerRefused or NotAsked where the decisions do not fit these rules.
    """
    state = snapshots.decode(book, checkpoint)
    duel = Duel(state, key, checkpoint=checkpoint, ordinal=ordinal)
    for player, answer in decisions:
        if isinstance(answer, Stop):
            duel.stop(player, answer)
        else:
            duel.answer(player, answer)
    return duel
