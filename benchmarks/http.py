"""How fast a decision is over HTTP: `make bench`, or `python -m benchmarks.http`.

A PostgreSQL server that really writes to the disk, the site as `make serve` runs it, and eight clients that
play, all on this machine. Each client plays both sides of a duel of its own. Timed is the request that
answers a prompt with at least two accepted answers: from the moment at which it was due (with arrivals) or
was sent (without pause) until its response, which carries the next state, was read.
"""

import argparse
import json
import random
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, RemoteDisconnected
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from benchmarks.figures import Figure, machine, percentile, table
from docs.examples.bot import Bot
from duels.soak.random_play import legal_deck
from tests.e2e.serving import Serving
from tests.postgresql import FOR_TESTS, private_server

Json = dict[str, Any]

CLIENTS = 8
ARRIVALS_PER_SECOND = 40
SEED = "the figures of docs/performance.md"
DURABLE = FOR_TESTS | {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}


class Connection:
    """One connection that is kept, and one player's token."""

    def __init__(self, port: int, token: str = "") -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=30)
        self._headers = {"Content-Type": "application/json", "Accept-Language": "en"}
        if token:
            self._headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str) -> Json:
        return self._send("GET", path, None, self._headers)

    def post(self, path: str, content: Json) -> Json:
        headers = self._headers | {"Idempotency-Key": str(uuid.uuid4())}
        return self._send("POST", path, json.dumps(content).encode(), headers)

    def _send(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Json:
        try:
            self._connection.request(method, path, body, headers)
            response = self._connection.getresponse()
        except (BrokenPipeError, ConnectionResetError, RemoteDisconnected):
            # The server has closed what stood idle; nothing was worked, and the key keeps it that way.
            self._connection.close()
            self._connection.request(method, path, body, headers)
            response = self._connection.getresponse()
        text = response.read()
        if response.status >= 400:
            raise RuntimeError(f"{method} {path}: {response.status} {text.decode()}")
        found: Json = json.loads(text)
        return found


class Table:
    """A client: two players and their duels, one after the other."""

    def __init__(
        self, port: int, tokens: tuple[str, str], names: tuple[str, str], chance: random.Random
    ) -> None:
        self.players = [Connection(port, token) for token in tokens]
        self.names = names
        self.chance = chance
        self.decks = [self._new_deck(player) for player in self.players]
        self.asked = 0
        self.state: Json = {}
        self.begin_duel()

    def _new_deck(self, player: Connection) -> int:
        seat = legal_deck(self.chance)
        cards = {"main": list(seat.main), "extra": list(seat.extra), "side": []}
        return int(player.post("/api/v1/decks/", {"name": "of a benchmark", **cards})["id"])

    def begin_duel(self) -> None:
        content = {"opponent": self.names[1], "deck": self.decks[0], "list_mode": "none"}
        challenge = self.players[0].post("/api/v1/challenges/", content)
        path = f"/api/v1/challenges/{challenge['id']}/accept/"
        self.state = self.players[1].post(path, {"deck": self.decks[1]})
        self.asked, self.duel = 1, int(self.state["id"])

    def look(self) -> None:
        """Look through the eyes of the player who is asked; begin another duel when this one is over."""
        while (seat := self.state["waiting_for"]) is None:
            self.begin_duel()
        self.asked = seat
        self.state = self.players[seat].get(f"/api/v1/duels/{self.duel}/")

    def answer(self) -> None:
        """Answer the prompt; the response is the state that follows."""
        content = {
            "prompt": self.state["prompt"]["id"],
            "version": self.state["version"],
            "answer": Chooser(self.chance).decide(self.state["prompt"]),
        }
        self.state = self.players[self.asked].post(f"/api/v1/duels/{self.duel}/answer/", content)

    def come_to_a_decision(self) -> None:
        """Go on, not timed, to a prompt with at least two accepted answers."""
        while True:
            if self.state["prompt"] is None:
                self.look()
            if is_decision(self.state["prompt"]):
                return
            self.answer()


def is_decision(prompt: Json) -> bool:
    """At least two accepted answers; where an order counts, two cards in either order are two."""
    options = len(prompt["options"])
    if prompt["kind"] == "choose_cards":
        return bool(prompt["minimum"] < options or (prompt["ordered"] and options > 1))
    return options > 1


class Chooser(Bot):
    """Answers as the example bot does; the rest is the benchmark's."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance


class BareTable:
    """A client of the bare endpoint."""

    def __init__(self, port: int, path: str, token: str = "") -> None:
        self.connection = Connection(port, token)
        self.path = path

    def come_to_a_decision(self) -> None:
        """There is always something to post."""

    def answer(self) -> None:
        self.connection.post(self.path, {"answer": '{"verb":"normal_summon","card":12}'})


AnyTable = Table | BareTable


@dataclass(slots=True)
class Timed:
    """Milliseconds of each decision, and how long the whole took."""

    milliseconds: list[float] = field(default_factory=list)
    took: float = 0.0

    @property
    def per_second(self) -> float:
        return len(self.milliseconds) / self.took


def with_arrivals(tables: Sequence[AnyTable], *, seconds: float, seed: str) -> Timed:
    """Decisions that are due at random moments, whoever is busy: the next free client takes each."""
    due: SimpleQueue[float | None] = SimpleQueue()
    chance = random.Random(seed)
    timed = Timed()

    def play(table: AnyTable) -> None:
        while True:
            table.come_to_a_decision()
            moment = due.get()
            if moment is None:
                return
            time.sleep(max(0.0, moment - time.perf_counter()))
            table.answer()
            timed.milliseconds.append((time.perf_counter() - moment) * 1000)

    began = time.perf_counter() + 0.5
    moment = began
    while moment < began + seconds:
        due.put(moment)
        moment += chance.expovariate(ARRIVALS_PER_SECOND)
    for _ in tables:
        due.put(None)
    run_all(play, tables)
    timed.took = time.perf_counter() - began
    return timed


def without_pause(tables: Sequence[AnyTable], *, seconds: float) -> Timed:
    """Decisions one after the other, by all clients at once."""
    timed = Timed()
    began = time.perf_counter()

    def play(table: AnyTable) -> None:
        while time.perf_counter() < began + seconds:
            table.come_to_a_decision()
            moment = time.perf_counter()
            table.answer()
            timed.milliseconds.append((time.perf_counter() - moment) * 1000)

    run_all(play, tables)
    timed.took = time.perf_counter() - began
    return timed


def run_all(play: Callable[[AnyTable], None], tables: Sequence[AnyTable]) -> None:
    """Each client in a thread of its own; what goes wrong in one is raised here."""
    failures: list[BaseException] = []

    def guarded(table: AnyTable) -> None:
        try:
            play(table)
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=guarded, args=[one]) for one in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


@dataclass(frozen=True, slots=True)
class Played:
    """The clients of the three endpoints."""

    product: list[AnyTable]
    bare: list[AnyTable]
    bare_with_token: list[AnyTable]


@contextmanager
def site() -> Iterator[Played]:
    """The served site with players, decks and duels, and rows for the bare endpoint."""
    with tempfile.TemporaryDirectory(prefix="duelking-bench-") as folder, private_server(DURABLE) as url:
        serving = Serving(url, Path(folder), settings="benchmarks.bare.settings")
        serving.manage("prepare")
        ready = json.loads(serving.python("-m", "benchmarks.bare.prepare", str(CLIENTS)))
        serving.start()
        try:
            yield tables(serving.port, ready)
        finally:
            serving.stop()


def tables(port: int, ready: Json) -> Played:
    chance = random.Random(SEED)
    players: list[tuple[str, str]] = [(one["name"], one["token"]) for one in ready["players"]]
    product: list[AnyTable] = []
    for (name, token), (other_name, other_token) in zip(players[::2], players[1::2], strict=True):
        product.append(Table(port, (token, other_token), (name, other_name), chance))
    rows = ready["rows"]
    bare: list[AnyTable] = [BareTable(port, f"/bare/{row}/") for row in rows]
    tokens = [token for _, token in players[::2]]
    with_token: list[AnyTable] = [
        BareTable(port, f"/bare-with-token/{row}/", token) for row, token in zip(rows, tokens, strict=True)
    ]
    return Played(product, bare, with_token)


def measure(*, seconds: float, rounds: int) -> tuple[list[Figure], str]:
    """Everything about HTTP, and the comparison with the bare endpoint in words."""
    with site() as played:
        for warm in (played.product, played.bare, played.bare_with_token):
            without_pause(warm, seconds=2)
        arrivals = with_arrivals(played.product, seconds=seconds, seed=SEED)
        kinds = {
            "a decision": played.product,
            "the bare endpoint": played.bare,
            "the bare endpoint with token and throttle": played.bare_with_token,
        }
        figures = [
            Figure("a decision, 40 arrivals per second", "ms", arrivals.milliseconds, "median ≤ 25, p95 ≤ 60")
        ]
        words = [f"Arrivals: {len(arrivals.milliseconds)} in {arrivals.took:.1f} s."]
        for clients in (CLIENTS, 1):
            timed = {name: Timed() for name in kinds}
            for _ in range(rounds):  # In turn, so that what else the machine does falls on all alike.
                for name, group in kinds.items():
                    part = without_pause(group[:clients], seconds=seconds / rounds / 2)
                    timed[name].milliseconds += part.milliseconds
                    timed[name].took += part.took
            who = f"{clients} clients" if clients > 1 else "1 client"
            figures += [
                Figure(f"{name}, {who} without pause", "ms", one.milliseconds) for name, one in timed.items()
            ]
            words += comparison(who, timed)
    return figures, "\n".join(words)


def comparison(who: str, timed: dict[str, Timed]) -> Iterator[str]:
    """How many times as long as the bare endpoint a decision takes."""
    decision, *others = timed.items()
    for name, one in others:
        ratio = percentile(decision[1].milliseconds, 0.5) / percentile(one.milliseconds, 0.5)
        yield (
            f"{who}: a decision takes {ratio:.2f} times as long as {name} "
            f"({decision[1].per_second:.0f} and {one.per_second:.0f} per second)."
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure decisions over HTTP against their budgets.")
    parser.add_argument("--seconds", type=float, default=30, help="of each kind of play (30)")
    parser.add_argument("--rounds", type=int, default=3, help="turns that the endpoints take (3)")
    given = parser.parse_args()
    figures, words = measure(seconds=given.seconds, rounds=given.rounds)
    sys.stdout.write(f"{machine()}\n\n{table(figures)}\n\n{words}\n")


if __name__ == "__main__":
    main()
