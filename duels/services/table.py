"""A duel taken up for one change, and put down again.

Taking it up is one conditional UPDATE, which locks and checks alike on both databases, and one SELECT.
Putting it down writes what changed: the snapshot, what each seat sees now, and the rows of the log.
"""

import logging
import traceback
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

from django.db.models import F, Q

from banlist.models import BanList
from cards.library import LIBRARY
from config import rows
from decks.models import DeckRevision
from duels import canonical, clocks, digest, engine, orders, seeds
from duels.engine.answers import answer_from_json, answer_to_json, prompt_to_json
from duels.engine.errors import EngineError
from duels.engine.game import Happening
from duels.engine.shown import view_to_json
from duels.errors import CannotGoOn, Stale
from duels.logbook import Told, told
from duels.models import Decision, Duel, DuelSecret, Entry, Seat, Turn
from duels.services.news import tell
from duels.turns import TurnKeeper
from players.models import Player

log = logging.getLogger(__name__)
RUNNING = Q(state=Duel.State.RUNNING)


class Pair(NamedTuple):
    """Both seats of a duel after a change, from the side of the player who made it."""

    mine: Seat
    theirs: Seat


@dataclass
class Table:
    """One duel under change, at one moment."""

    duel: Duel
    seats: tuple[Seat, Seat]
    secret: DuelSecret
    moment: datetime
    before: tuple[Any, ...] = ()
    live: engine.Duel | None = None
    decisions: list[Decision] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.turns = TurnKeeper(self.duel, self.moment)

    def seat_of(self, player_id: int) -> Seat | None:
        return next((seat for seat in self.seats if seat.player_id == player_id), None)

    def other(self, seat: Seat) -> Seat:
        return self.seats[1 - seat.number]

    def seen_from(self, seat: Seat) -> "Pair":
        return Pair(seat, self.other(seat))


def take_up(*, duel_id: int, moment: datetime, when: Q = RUNNING) -> Table:
    """Locks the duel if it is as the writer expects, and reads it. Inside a transaction.

    Raises Stale. Every writer begins like this, so that no two of them work on one duel at once.
    """
    if not Duel.objects.filter(when, pk=duel_id).update(version=F("version") + 1):
        raise Stale
    table = read(duel_id, moment)
    table.before = tuple(_sees(table, seat) for seat in table.seats)
    return table


_READ = (Duel, DuelSecret, BanList, Seat, DeckRevision, Player)
_BOTH_SEATS = f"""
    FROM {Duel._meta.db_table} t0
    JOIN {DuelSecret._meta.db_table} t1 ON t1.duel_id = t0.id
    LEFT JOIN {BanList._meta.db_table} t2 ON t2.id = t0.ban_list_id
    JOIN {Seat._meta.db_table} t3 ON t3.duel_id = t0.id
    JOIN {DeckRevision._meta.db_table} t4 ON t4.id = t3.revision_id
    LEFT JOIN {Player._meta.db_table} t5 ON t5.id = t3.player_id
    WHERE t0.id = %s ORDER BY t3.number
"""


def read(duel_id: int, moment: datetime) -> Table:
    """The duel with all that belongs to it, in one query."""
    seats = []
    for duel, secret, ban_list, seat, revision, player in rows.select(_READ, _BOTH_SEATS, [duel_id]):
        if not seats:
            table_duel, table_secret = duel, secret
            duel.ban_list, secret.duel = ban_list, duel
        seat.duel, seat.revision, seat.player = table_duel, revision, player
        seats.append(seat)
    return Table(table_duel, (seats[0], seats[1]), table_secret, moment)


def resume(table: Table) -> engine.Duel:
    """The live duel, which asks what the stored one asks. Raises CannotGoOn."""
    duel = table.duel
    current = digest.of_duel(passcodes_of(table.seats))
    since = decisions_since(duel)
    first = duel.ordinal - len(since)
    try:
        with faults_told():
            live = engine.resume(LIBRARY, duel.checkpoint, since, seeds.key(table.secret), ordinal=first)
    except EngineError as error:
        raise CannotGoOn(f"{type(error).__name__} at the checkpoint or the decisions since") from error
    if not asks_as_stored(table, live) or (current != duel.digest and not _prompts_repeat(duel, since)):
        raise CannotGoOn("the rules of today ask another question")
    live.take_events()
    table.live = live
    if current != duel.digest:
        duel.digest = current
        add_notice(table, {"event": "rules_changed"})
    return live


@contextmanager
def faults_told() -> Iterator[None]:
    """A fault in the rules holds the duel; the report says where it was, and never with which cards."""
    try:
        yield
    except EngineError:
        raise
    except Exception as error:
        where = "".join(traceback.format_tb(error.__traceback__))
        log.error("The rules failed with %s:\n%s", type(error).__name__, where)
        raise CannotGoOn(f"{type(error).__name__} in the rules") from None


def passcodes_of(seats: Iterable[Seat]) -> list[int]:
    """The cards that a duel is played with: both main and extra decks."""
    return [passcode for seat in seats for passcode in (*seat.revision.main, *seat.revision.extra)]


def decisions_since(duel: Duel) -> list[engine.Decision]:
    """The decisions made since the checkpoint."""
    rows = canonical.read(duel.since)
    return [engine.Decision(player, answer_from_json(answer)) for player, answer in rows]


def asks_as_stored(table: Table, live: engine.Duel) -> bool:
    """Whether the live duel asks exactly the question that its player was shown."""
    if live.prompt is None or live.prompt.player != table.duel.asked:
        return False
    return canonical.write(prompt_to_json(live.prompt)) == table.seats[live.prompt.player].prompt


def _prompts_repeat(duel: Duel, since: Sequence[engine.Decision]) -> bool:
    """Whether each decision since the checkpoint answers the same question as when it was made."""
    first = duel.ordinal - len(since)
    stored = dict(Decision.objects.filter(duel=duel, ordinal__gte=first).values_list("ordinal", "prompt"))
    replayed = engine.resume(LIBRARY, duel.checkpoint, (), seeds.key(duel.secret), ordinal=first)
    for ordinal, (player, answer) in enumerate(since, start=first):
        if canonical.write(prompt_to_json(replayed.prompt)) != stored.get(ordinal):
            return False
        replayed.answer(player, answer)
    return True


def decide(table: Table, player: int, answer: engine.Answer, decider: Decision.Decider) -> None:
    """One decision, and after it the windows that nobody can respond to. Raises AnswerRefused, NotAsked."""
    _decide(table, player, answer, decider)
    pass_windows(table)


def pass_windows(table: Table) -> None:
    live = table.live
    while (passed := orders.passed_for_player(live, mode_of(table, live.prompt))) is not None:
        _decide(table, live.prompt.player, passed, Decision.Decider.WINDOW)


def mode_of(table: Table, prompt: engine.Prompt | None) -> str:
    """How the player who is asked wants his response windows."""
    return "" if prompt is None else table.seats[prompt.player].response_mode


def _decide(table: Table, player: int, answer: engine.Answer, decider: Decision.Decider) -> None:
    live, ordinal = table.live, table.live.ordinal
    prompt = canonical.write(prompt_to_json(live.prompt))
    with faults_told():
        live.answer(player, answer)
    _record(table, ordinal, player, prompt, answer, decider)
    write_happenings(table, live.take_events())


def stop(table: Table, player: int, why: engine.StopReason, decider: Decision.Decider) -> None:
    """Ends the duel from outside the rules (W5)."""
    live, ordinal = table.live, table.live.ordinal
    with faults_told():
        live.stop(player, engine.Stop(why))
    _record(table, ordinal, player, "", engine.Stop(why), decider)
    write_happenings(table, live.take_events())


def _record(
    table: Table,
    ordinal: int,
    player: int,
    prompt: str,
    answer: engine.Answer | engine.Stop,
    decider: Decision.Decider,
) -> None:
    table.decisions.append(
        Decision(
            ordinal=ordinal,
            seat=player,
            prompt=prompt,
            answer=canonical.write(answer_to_json(answer)),
            decider=decider,
            made_at=table.moment,
        )
    )


def write_happenings(table: Table, happenings: Sequence[Happening]) -> None:
    """Log entries as everybody saw them, and the rows of the turns they belong to."""
    for moment, event in happenings:
        table.turns.follow(event)
        texts = told(event)
        if texts is not None:
            _add_entry(table, moment, texts)


def add_notice(table: Table, notice: dict[str, Any]) -> None:
    """A log entry about the duel that is no event of its rules; both players see it."""
    _add_entry(table, 0, Told(canonical.write(notice), None, None))


def _add_entry(table: Table, moment: int, texts: Told) -> None:
    table.entries.append(
        Entry(
            ordinal=table.duel.entry_count,
            moment=moment,
            turn=table.duel.turn,
            made_at=table.moment,
            public=texts.public,
            seat0=texts.seat0,
            seat1=texts.seat1,
        )
    )
    table.duel.entry_count += 1


def put_down(table: Table) -> None:
    """Writes the duel as it is now, with everything that was added, and tells the players."""
    duel = table.duel
    asked_before = duel.asked
    if table.live is not None:
        _store_live(table, table.live)
    changed = _changed_seats(table)
    new_question = not table.before or (table.decisions and len(changed) == len(table.seats))
    if new_question and duel.state == Duel.State.RUNNING:
        duel.deadline = clocks.deadline_from(table.moment, duel.days_per_decision)
    if not table.before:
        duel.save()
    turns = list(table.turns.rows.values())
    for row in (*table.seats, *table.decisions, *table.entries, *turns):
        row.duel = duel
    if not table.before:
        Seat.objects.bulk_create(table.seats)
    with rows.together():
        if table.before:
            rows.update([duel], _CHANGING)
            rows.update(changed, _CHANGING_SEAT)
        rows.insert(table.decisions)
        rows.insert(table.entries)
    if turns:
        Turn.objects.bulk_create(
            turns,
            update_conflicts=True,
            unique_fields=["duel", "number"],
            update_fields=["phases", "ended_at", "life_points0", "life_points1"],
        )
    tell(duel, table.seats, asked_before)


_CHANGING = (
    "state",
    "digest",
    "checkpoint",
    "since",
    "ordinal",
    "entry_count",
    "turn",
    "phases",
    "asked",
    "life_points0",
    "life_points1",
    "deadline",
    "ended_at",
    "winner",
    "ending",
    "held_because",
)


def _store_live(table: Table, live: engine.Duel) -> None:
    duel = table.duel
    snapshot = live.snapshot()
    duel.checkpoint = snapshot.checkpoint
    duel.since = canonical.write([[player, answer_to_json(answer)] for player, answer in snapshot.decisions])
    duel.ordinal = live.ordinal
    duel.life_points0, duel.life_points1 = table.turns.life_points
    for seat in table.seats:
        seat.view = canonical.write(view_to_json(live.view(seat.number)))
    if live.result is not None:
        finish(table, ending=live.result.ending.value, winner=live.result.winner)
    elif live.prompt is not None:
        ask(table, live.prompt)


def ask(table: Table, prompt: engine.Prompt) -> None:
    """The question waits for its player; the other sees only that it does."""
    table.duel.asked = prompt.player
    for seat in table.seats:
        mine = seat.number == prompt.player
        seat.prompt_ordinal = table.duel.ordinal if mine else None
        seat.prompt = canonical.write(prompt_to_json(prompt)) if mine else ""


def finish(table: Table, *, ending: str, winner: int | None) -> None:
    """Nobody is asked any more."""
    duel = table.duel
    duel.state, duel.ending, duel.winner = Duel.State.FINISHED, ending, winner
    duel.ended_at, duel.deadline, duel.asked = table.moment, None, None
    for seat in table.seats:
        seat.prompt_ordinal, seat.prompt, seat.draw_offered = None, "", False
    table.turns.close()


def _sees(table: Table, seat: Seat) -> tuple[Any, ...]:
    """Everything that a seat sees of its duel, but for the deadline."""
    duel = table.duel
    offers = tuple(each.draw_offered for each in table.seats)
    asked = (duel.state, duel.asked, duel.ending, duel.entry_count)
    return (seat.view, seat.prompt_ordinal, seat.prompt, offers, asked)


def _changed_seats(table: Table) -> list[Seat]:
    """The seats that see something else than before; their versions grow."""
    changed = []
    for number, seat in enumerate(table.seats):
        if not table.before or table.before[number] != _sees(table, seat):
            changed.append(seat)
            seat.version += 1 if table.before else 0
            seat.changed_at = table.moment
    return changed


_CHANGING_SEAT = (
    "version",
    "changed_at",
    "view",
    "prompt_ordinal",
    "prompt",
    "draw_offered",
    "draw_offered_turn",
)
