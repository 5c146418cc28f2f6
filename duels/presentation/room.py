"""Everything that the page of a duel shows, ready for its templates."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from django.utils.translation import gettext as _

from duels.presentation import words
from duels.presentation.faces import CardFace, Json, Option, name_of
from duels.presentation.question import Question, question
from duels.presentation.story import Chapter, outcome, story
from duels.presentation.table import Names, Table, table
from players.names import shown

LATEST = 3
"""Sentences of the log that stand beside a question, so that nobody has to look for what he answers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """Something to be said beside the question; `tone` is good, warn or bad."""

    text: str
    tone: str = "warn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How the duel ended for the reader: won, lost, or without a winner."""

    tone: str
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckList:
    """A deck that is shown after the end: names with their numbers of copies."""

    player: str
    main: list[tuple[str, int]]
    extra: list[tuple[str, int]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """What is shown after the end, so that every shuffle can be checked."""

    seed: str
    commitment: str
    nonces: list[tuple[str, str, bool]]
    decks: list[DeckList]


@dataclass(slots=True, kw_only=True)
class Room:
    """A duel as one of its players finds it on the page.

    `question` is None while it is the other who decides. `confirm` is an answer that was given and
    waits for a second look; `answered` is whether the page is the reply to an answer; `mode` is the form
    of the windows at which its player is asked.
    """

    pk: int
    version: int
    prompt_id: int | None
    table: Table
    question: Question | None
    chapters: list[Chapter]
    result: Outcome | None
    opponent: str
    rules: str
    deadline: datetime | None = None
    held: bool = False
    draw: str = ""
    facts: Json
    proof: Proof | None = None
    notice: Notice | None = None
    confirm: Option | None = None
    mode: Any = None
    answered: bool = False

    @property
    def latest(self) -> list[str]:
        """The last few things that happened, the newest last."""
        told = self.chapters[0].passages if self.chapters else []
        return [sentence for passage in told for sentence in passage.sentences][-LATEST:]

    @property
    def sheets(self) -> list[CardFace]:
        """The cards whose text can be read: those on the table, and those that lie open for a choice."""
        faces = self.table.sheets()
        chosen_from = self.question.cards if self.question else ()
        keys = {face.key for face in faces}
        return faces + [face for face in chosen_from if face.known and face.key not in keys]

    @property
    def news(self) -> str:
        """The state of things in one line, for those who listen to the page."""
        if self.result:
            return self.result.sentence
        if self.question:
            return _("Your decision: %(question)s") % {"question": self.question.title}
        return _("Waiting for %(player)s") % {"player": self.opponent}


def room(state: Mapping[str, Any], entries: Iterable[Json], secrets: Json | None = None) -> Room:
    """The room of a player, from the duel's state as he sees it and the log as he saw it."""
    seat: int = state["you"]
    names = names_of(state["seats"])
    laid = table(state["view"], seat=seat, names=names)
    prompt = state["prompt"]
    return Room(
        pk=state["id"],
        version=state["version"],
        prompt_id=prompt and prompt["id"],
        table=laid,
        question=question(prompt, view=state["view"], table=laid) if prompt else None,
        chapters=story(entries, names)[::-1],
        result=result_for(state["result"], seat=seat, names=names),
        opponent=names[1 - seat],
        rules=words.RULES[state["ruleset"]],
        deadline=state["deadline"],
        held=state["state"] == "held",
        draw=_draw(state["seats"], seat),
        facts=state,
        proof=proof(secrets, names) if secrets else None,
    )


def names_of(seats: Sequence[Json]) -> Names:
    """The players' names by seat; a player whose account is gone has none."""
    names = tuple(
        shown(seat["player"]["username"]) if seat["player"] else _("a former player") for seat in seats
    )
    return cast(Names, names)


def result_for(result: Json | None, *, seat: int, names: Names) -> Outcome | None:
    if result is None:
        return None
    winner = result["winner"]
    tone = "none" if winner is None else "won" if winner == seat else "lost"
    return Outcome(tone=tone, sentence=outcome(winner, result["ending"], names))


def _draw(seats: Sequence[Json], seat: int) -> str:
    if seats[1 - seat]["offers_draw"]:
        return "offered_to_me"
    return "offered_by_me" if seats[seat]["offers_draw"] else ""


def proof(secrets: Json, names: Names) -> Proof:
    """The secrets of a finished duel in the words of its two players."""
    return Proof(
        seed=secrets["seed"],
        commitment=secrets["commitment"],
        nonces=list(zip(names, secrets["nonces"], secrets["drawn_by_server"], strict=True)),
        decks=[
            DeckList(player=name, main=_counted(deck["main"]), extra=_counted(deck["extra"]))
            for name, deck in zip(names, secrets["decks"], strict=True)
        ],
    )


def _counted(passcodes: Sequence[int]) -> list[tuple[str, int]]:
    """Each card once with its number of copies, in the order of the deck list."""
    copies: dict[int, int] = {}
    for passcode in passcodes:
        copies[passcode] = copies.get(passcode, 0) + 1
    return [(name_of(passcode), count) for passcode, count in copies.items()]
