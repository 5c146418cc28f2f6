"""Whether a stored duel is what its seed, decks and decisions make of it.

Everything is computed again from the seed: the commitment, every prompt, every log entry as each seat saw it,
every turn, and what the seats see now. Only times are taken as they stand.
"""

from collections.abc import Iterator
from itertools import zip_longest

from cards.library import LIBRARY
from decks import services as decks
from duels import canonical, digest, engine, seeds
from duels.engine.answers import answer_from_json, prompt_to_json
from duels.engine.errors import EngineError
from duels.engine.shown import view_to_json
from duels.logbook import told
from duels.models import Decision, Duel, Entry, Seat, Turn
from duels.turns import TurnKeeper


class Replay:
    """A duel played again from its beginning."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.seats = list(Seat.objects.filter(duel=duel).select_related("revision").order_by("number"))
        self.live = engine.start(
            LIBRARY,
            engine.RULESETS[duel.ruleset],
            tuple(engine.Seat(seat.revision.main, seat.revision.extra) for seat in self.seats),
            seeds.key(duel.secret),
            duel.first,
        )
        points = engine.RULESETS[duel.ruleset].starting_life_points
        self.turns = TurnKeeper(Duel(life_points0=points, life_points1=points), duel.began_at)
        self.entries: list[tuple[int, int, str, str | None, str | None]] = []
        self.follow()

    def follow(self) -> None:
        """Notes what has happened, as the log would."""
        for moment, event in self.live.take_events():
            self.turns.follow(event)
            texts = told(event)
            if texts is not None:
                self.entries.append((moment, self.turns.duel.turn, *texts))

    def decide(self, decision: Decision) -> str:
        """Makes the stored decision again; returns what is wrong with it, or nothing."""
        answer = answer_from_json(canonical.read(decision.answer))
        if isinstance(answer, engine.Stop):
            self.live.stop(decision.seat, answer)
            self.follow()
            return "" if decision.prompt == "" else "it has a prompt, and needs none"
        if self.live.prompt is None:
            return "the duel was over before it"
        if canonical.write(prompt_to_json(self.live.prompt)) != decision.prompt:
            return "it answers another prompt than the rules ask"
        try:
            self.live.answer(decision.seat, answer)
        except EngineError as error:
            return str(error)
        self.follow()
        return ""


def first_difference(duel: Duel) -> str:
    """What is wrong first, in one sentence; empty for a duel that is as it should be."""
    for found in differences(duel):
        if digest.of_duel(_passcodes(duel)) != duel.digest:
            return f"{found} (The duel was played by other rules or card definitions than today's.)"
        return found
    return ""


def _passcodes(duel: Duel) -> list[int]:
    seats = Seat.objects.filter(duel=duel).select_related("revision")
    return [code for seat in seats for code in (*seat.revision.main, *seat.revision.extra)]


def differences(duel: Duel) -> Iterator[str]:
    """Every difference, in the order in which a reader would look for them."""
    if seeds.commitment(bytes.fromhex(duel.secret.seed)) != duel.commitment:
        yield "The commitment is not the SHA-256 of the seed."
    for seat in Seat.objects.filter(duel=duel).select_related("revision").order_by("number"):
        if decks.digest_of(seat.revision.content) != seat.revision.digest:
            yield f"The deck of seat {seat.number} is not the one that was frozen."
    try:
        replay = Replay(duel)
        yield from _decisions(duel, replay)
    except EngineError as error:
        yield f"The rules refuse to play it: {type(error).__name__}."
        return
    yield from _entries(duel, replay)
    yield from _turns(duel, replay)
    yield from _end(duel, replay)


def _decisions(duel: Duel, replay: Replay) -> Iterator[str]:
    made = 0
    for made, decision in enumerate(Decision.objects.filter(duel=duel).order_by("ordinal"), start=1):
        if decision.ordinal != made - 1:
            yield f"Decision {made - 1} is missing."
            return
        wrong = replay.decide(decision)
        if wrong:
            yield f"Decision {decision.ordinal}: {wrong}."
            return
    if made != duel.ordinal:
        yield f"There are {made} decisions, and the duel counts {duel.ordinal}."


def _entries(duel: Duel, replay: Replay) -> Iterator[str]:
    """Notices are no events of the rules and carry no moment; everything else is compared word by word."""
    stored = list(Entry.objects.filter(duel=duel).order_by("ordinal"))
    for expected, entry in enumerate(stored):
        if entry.ordinal != expected:
            yield f"Log entry {expected} is missing."
            return
    if len(stored) != duel.entry_count:
        yield f"There are {len(stored)} log entries, and the duel counts {duel.entry_count}."
    told = [entry for entry in stored if entry.moment]
    for entry, happened in zip_longest(told, replay.entries):
        if happened is None:
            yield f"Log entry {entry.ordinal} tells of something that did not happen."
            return
        if entry is None:
            yield "The log ends before the duel does."
            return
        if (entry.moment, entry.turn, entry.public, entry.seat0, entry.seat1) != happened:
            yield f"Log entry {entry.ordinal} tells something else than what happened."
            return


def _turns(duel: Duel, replay: Replay) -> Iterator[str]:
    if duel.state == Duel.State.FINISHED:
        replay.turns.close()
    for turn, row in zip_longest(
        Turn.objects.filter(duel=duel).order_by("number"), replay.turns.rows.values()
    ):
        if turn is None or row is None or _facts(turn) != _facts(row):
            yield f"Turn {(turn or row).number} is not as it was played."
            return


def _facts(turn: Turn) -> tuple[object, ...]:
    return (turn.number, turn.seat, turn.phases, turn.life_points0, turn.life_points1)


def _end(duel: Duel, replay: Replay) -> Iterator[str]:
    """What the seats see, and how it ended; an annulled duel has no end by the rules."""
    result = replay.live.result
    ended = (result.winner, result.ending.value) if result else (None, "")
    if duel.ending != Duel.Ending.ANNULLED and ended != (duel.winner, duel.ending):
        yield "The result is not the one that was played."
    if [duel.life_points0, duel.life_points1] != replay.turns.life_points:
        yield "The life points are not those that were played."
    for seat in replay.seats:
        if canonical.write(view_to_json(replay.live.view(seat.number))) != seat.view:
            yield f"What seat {seat.number} sees is not what is there."
            return
