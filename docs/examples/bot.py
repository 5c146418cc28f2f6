"""A bot for Duel King: it accepts challenges and plays random accepted answers.

    DUELKING_TOKEN=dk_... python bot.py https://duelking.example

It speaks the public REST API alone and needs httpx, an address, and a token with the scopes read, play and
manage. It keeps nothing between runs: what it must know, it asks the site. docs/write-a-bot.md explains it.
"""

import argparse
import itertools
import logging
import os
import random
import sys
import time
import uuid
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

Json = dict[str, Any]
log = logging.getLogger("bot")

PATIENCE = 60.0
"""The longest pause, in seconds, between two tries of a request or two looks at an idle site."""


class Refused(Exception):
    """The site understood the request and does not want it; `problem` says why (RFC 9457)."""

    def __init__(self, response: httpx.Response) -> None:
        try:
            self.problem: Json = response.json()
        except ValueError:
            self.problem = {}
        self.status = response.status_code
        super().__init__(f"{self.status} {self.problem.get('detail', response.reason_phrase)}")


class Site:
    """The site's REST API, asked politely.

    A request that gets no answer, or is asked to wait, is sent again after a pause. That is safe for reading,
    and for writing too: each write carries an Idempotency-Key, under which the site acts once however
    often the request arrives.
    """

    def __init__(self, address: str, token: str, *, transport: httpx.BaseTransport | None = None) -> None:
        self.client = httpx.Client(
            base_url=f"{address.rstrip('/')}/api/v1",
            headers={"Authorization": f"Bearer {token}", "Accept-Language": "en"},
            timeout=30,
            transport=transport,
        )
        self.known: dict[str, tuple[str, Any]] = {}

    def read(self, path: str, **query: str) -> Any:
        """What stands at a path. What has not changed since the last reading is not sent again (ETag)."""
        place = str(httpx.URL(path, params=query))
        tag, before = self.known.get(place, ("", None))
        response = self._send("GET", place, headers={"If-None-Match": tag} if tag else {})
        if response.status_code == httpx.codes.NOT_MODIFIED:
            return before
        now = response.json()
        if "ETag" in response.headers:
            self.known[place] = (response.headers["ETag"], now)
        return now

    def write(self, path: str, content: Json) -> Json:
        """Ask for a change, which happens once or not at all, and return the answer."""
        response = self._send("POST", path, json=content, headers={"Idempotency-Key": str(uuid.uuid4())})
        answer: Json = response.json() if response.content else {}
        return answer

    def _send(self, method: str, path: str, **content: Any) -> httpx.Response:
        pause = 0.5
        while True:
            try:
                response = self.client.request(method, path, **content)
            except httpx.TransportError as error:
                wait, reason = pause, f"no answer ({type(error).__name__})"
            else:
                if response.status_code < 400:
                    return response
                if response.status_code != 429 and response.status_code < 500:
                    raise Refused(response)
                wait = max(pause, seconds(response.headers.get("Retry-After")))
                reason = f"status {response.status_code}"
            log.info("%s %s: %s; again in %.1f s", method, path, reason, wait)
            time.sleep(wait * random.uniform(1, 1.2))
            pause = min(2 * pause, PATIENCE)


def seconds(retry_after: str | None) -> float:
    """The number of seconds in a Retry-After header; a date there counts as none."""
    return float(retry_after) if retry_after and retry_after.isdigit() else 0.0


def fits(constraint: Json | None, chosen: Sequence[int]) -> bool:
    """Whether cards may be chosen together; the constraint speaks of them by their places in the options."""
    match constraint:
        case {"kind": "level_sum", "levels": levels, "total": total, "exactly": exactly}:
            given = [levels[place] for place in chosen]
            over = sum(given) - total
            return over == 0 if exactly else over >= 0 and all(level > over for level in given)
        case {"kind": "worth", "worths": worths, "total": total}:
            return len(chosen) <= total <= sum(worths[place] for place in chosen)
        case {"kind": "one_each", "slots": slots}:
            return len(chosen) == len(slots) and any(
                all(place in slot for place, slot in zip(order, slots, strict=True))
                for order in itertools.permutations(chosen)
            )
        case _:
            return True


class Bot:
    """Accepts what it is challenged to, and answers whatever it is asked in its duels."""

    def __init__(self, site: Site, chance: random.Random) -> None:
        self.site = site
        self.chance = chance
        self.name: str = site.read("/me/")["username"]
        self.running: set[int] = {duel["id"] for duel in self.duels(state="running")}
        self.ended: dict[int, Json] = {}
        self.nameable: list[str] = []

    def challenge(self, opponent: str) -> None:
        """Challenge a player by his name."""
        self.site.write("/challenges/", {"opponent": opponent, "deck": self.deck()})
        log.info("%s challenges %s", self.name, opponent)

    def look(self) -> bool:
        """Look once for what there is to do, and do it; tells whether there was anything."""
        challenges = self.site.read("/challenges/", box="incoming", status="open")["results"]
        for challenge in challenges:
            self.accept(challenge)
        waiting = self.duels(waiting="me")
        for duel in waiting:
            self.play(duel)
        self.follow()
        return bool(challenges or waiting)

    def accept(self, challenge: Json) -> None:
        """Accept a challenge, or decline one that we cannot accept, so that its challenger need not wait."""
        path = f"/challenges/{challenge['id']}"
        try:
            self.note(self.site.write(f"{path}/accept/", {"deck": self.deck()}))
        except Refused as refusal:
            log.info("%s cannot accept challenge %s: %s", self.name, challenge["id"], refusal)
            with suppress(Refused):  # It was taken back meanwhile.
                self.site.write(f"{path}/decline/", {})

    def deck(self) -> int:
        """A deck of our own; where there is none any more, one of the ready-made decks is copied."""
        decks = self.site.read("/decks/")["results"]
        if not decks:
            starter = self.chance.choice(self.site.read("/decks/starters/"))
            decks = [self.site.write(f"/decks/starters/{starter['key']}/copy/", {})]
        return int(self.chance.choice(decks)["id"])

    def duels(self, **query: str) -> list[Json]:
        return list(self.site.read("/duels/", **query)["results"])

    def play(self, duel: Json) -> None:
        """Answer in a duel for as long as we are the one who is asked."""
        while self.note(duel) and (prompt := duel["prompt"]) is not None:
            self.nameable = [key for key, card in duel["cards"].items() if "token" not in card["traits"]]
            answer = {"prompt": prompt["id"], "version": duel["version"], "answer": self.decide(prompt)}
            try:
                duel = self.site.write(f"/duels/{duel['id']}/answer/", answer)
            except Refused as refusal:
                if refusal.status != httpx.codes.CONFLICT:
                    raise
                # The question is not open any more. What we meant for it is nobody's answer to another
                # question: take the duel as it stands now, which comes with the refusal, and think anew.
                duel = refusal.problem["duel"]

    def decide(self, prompt: Json) -> Json:
        """Any of the accepted answers."""
        if prompt["kind"] == "choose_cards":
            return {"cards": self.cards(prompt)}
        if prompt.get("declares") == "name":
            return {"choice": self.chance.choice(self.nameable)}
        answer: Json = self.chance.choice(prompt["options"])["answer"]
        return answer

    def cards(self, prompt: Json) -> list[int]:
        """Cards that may be chosen together: those of the first combination that fits, in a random order."""
        handles = [option["card"] for option in prompt["options"]]
        places = self.chance.sample(range(len(handles)), len(handles))
        counts = range(prompt["minimum"], prompt["maximum"] + 1)
        for count in self.chance.sample(counts, len(counts)):
            for chosen in itertools.combinations(places, count):
                cards = [handles[place] for place in chosen]
                wanted = not prompt["one_of"] or set(cards) & set(prompt["one_of"])
                if wanted and fits(prompt["constraint"], chosen):
                    return cards
        raise ValueError(f"nothing can be chosen for prompt {prompt['id']}")

    def follow(self) -> None:
        """Look after the duels that run, so that we learn of the end of those that end without us."""
        for duel_id in sorted(self.running):
            self.note(self.site.read(f"/duels/{duel_id}/"))

    def note(self, duel: Json) -> bool:
        """Remember whether a duel runs or has ended; tells whether it runs."""
        number = duel["id"]
        if duel["result"] is None:
            if number not in self.running:
                log.info("%s plays duel %s", self.name, number)
            self.running.add(number)
            return True
        self.running.discard(number)
        if number not in self.ended:
            self.ended[number] = duel["result"]
            won = duel["result"]["winner"]
            how = "drawn" if won is None else "won" if won == duel["you"] else "lost"
            log.info("%s: duel %s is %s (%s)", self.name, number, how, duel["result"]["text"])
        return False


def run(bot: Bot, *, duels: int | None, pause: float) -> None:
    """Look again and again, less often while nothing happens; until `duels` of them are over."""
    wait = pause
    while duels is None or len(bot.ended) < duels:
        wait = pause if bot.look() else min(1.5 * wait, max(pause, PATIENCE / 6))
        time.sleep(wait)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play random accepted answers on a Duel King site.")
    parser.add_argument("address", nargs="?", default=os.environ.get("DUELKING_ADDRESS"), help="of the site")
    parser.add_argument("--challenge", metavar="NAME", help="challenge this player first")
    parser.add_argument("--duels", type=int, metavar="N", help="end when N duels are over (default: never)")
    parser.add_argument("--pause", type=float, default=1.0, metavar="S", help="seconds between looks (1)")
    parser.add_argument("--seed", help="make the choices repeatable")
    parser.add_argument("--token-file", metavar="FILE", type=Path, help="instead of DUELKING_TOKEN")
    given = parser.parse_args()
    given.token = os.environ.get("DUELKING_TOKEN", "")
    if given.token_file:
        given.token = given.token_file.read_text().strip()
    if not given.address or not given.token:
        parser.error("give the site's address, and a token in the environment as DUELKING_TOKEN")
    return given


def main() -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    logging.getLogger("httpx").setLevel(logging.WARNING)
    given = arguments()
    try:
        bot = Bot(Site(given.address, given.token), random.Random(given.seed))
        if given.challenge:
            bot.challenge(given.challenge)
        run(bot, duels=given.duels, pause=given.pause)
    except Refused as refusal:
        sys.exit(f"The site refused: {refusal}")
    except KeyboardInterrupt:
        log.info("The bot stops; its duels wait for it.")


if __name__ == "__main__":
    main()
