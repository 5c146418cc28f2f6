"""A session: one duel at a time, and the commands that a client can give."""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from cards.lang.facts import Book, Card, Trait
from duels.engine.answers import answer_from_json, answer_to_json
from duels.engine.driver import Duel, Seat, resume, start
from duels.engine.errors import AnswerRefused, DuelIsOver, EngineError, PositionUnreadable, UnknownCard
from duels.engine.occasions import Happening
from duels.engine.position import from_position, given, to_position
from duels.engine.prompts import Answer, BattlePlay, Cards, ChooseCards, OpenPlay, Stop
from duels.engine.protocol import told
from duels.engine.protocol.stacked import stacked
from duels.engine.ruleset import MASTER_RULE_2, RULES_VERSION, RULESETS, Ruleset
from duels.engine.shown import result_to_json
from duels.engine.snapshot import Decision, Snapshot

Json = dict[str, Any]

PROTOCOL = 1
"""Grows with every change that an existing client could notice."""

MOST_CARDS = {"main": 60, "extra": 15}
MOST_ANSWERS = 10_000
MOST_DECISIONS = 100_000
MOST_CHECKPOINT = 1 << 20

_MATCHED = ("verb", "ability", "choice", "card", "passcode", "seat", "place", "zone", "index")
"""What options can be known by."""


class Refused(Exception):
    """A command is refused, with a code for programs and a message for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Command(NamedTuple):
    """What a command needs, what it may have, and what obeys it."""

    required: tuple[str, ...]
    optional: tuple[str, ...]
    obey: Callable[["Session", Mapping[str, object]], Json]


class Session:
    """One duel at a time. A command that is refused, or that fails, leaves it as it was."""

    def __init__(self, book: Book, described: Callable[[Card], Json]) -> None:
        self.book = book
        self.described = described
        self.key = b""
        self.duel: Duel | None = None
        self.happened: list[Happening] = []
        self.ended = False

    def obey(self, asked: Mapping[str, object]) -> Json:
        """What a command answers; Refused or an EngineError where it can't be done."""
        try:
            name = given.text(asked.get("command"), "command")
        except PositionUnreadable as error:
            raise Refused("bad_request", str(error)) from error
        if name not in COMMANDS:
            raise Refused("unknown_command", f"{name[:40]!r} is no command; there are {', '.join(COMMANDS)}")
        command = COMMANDS[name]
        try:
            read = given.fields(asked, "the line", ("command", *command.required), command.optional)
            return command.obey(self, read)
        except PositionUnreadable as error:
            raise Refused("bad_request", str(error)) from error

    def hello(self, _: Mapping[str, object]) -> Json:
        """Who speaks here."""
        return {
            "protocol": PROTOCOL,
            "rules_version": RULES_VERSION,
            "rulesets": list(RULESETS),
            "cards": len(self.book),
            "commands": list(COMMANDS),
        }

    def cards(self, asked: Mapping[str, object]) -> Json:
        """The facts of cards, by passcode or by English name; without either, of all."""
        if "passcodes" in asked:
            found = [
                self._card(passcode, f"passcodes[{index}]")
                for index, passcode in enumerate(given.entries(asked["passcodes"], "passcodes"))
            ]
        elif "names" in asked:
            found = []
            for index, name in enumerate(given.entries(asked["names"], "names")):
                wanted = given.text(name, f"names[{index}]")
                found += [card for card in self.book.values() if card.name_en == wanted]
        else:
            found = list(self.book.values())
        return {"cards": [self.described(card) for card in found]}

    def start(self, asked: Mapping[str, object]) -> Json:
        """A new duel between two decks."""
        decks = given.entries(asked["decks"], "decks", 2)
        if len(decks) != 2:
            raise given.wrong("decks", f"{len(decks)} decks", "two, of seat 0 and of seat 1")
        seats = (self._seat(decks[0], "decks[0]"), self._seat(decks[1], "decks[1]"))
        first = None if asked.get("first") is None else given.choice(asked["first"], "first", (0, 1))
        key = _key(asked)
        if given.truth(asked.get("in_order", False), "in_order"):
            seats = stacked(seats, key)
        return self._begin(start(self.book, _ruleset(asked), seats, key, first), key)

    def load(self, asked: Mapping[str, object]) -> Json:
        """A duel that goes on from a position."""
        key = _key(asked)
        ruleset = _ruleset(asked)
        try:
            duel = from_position(self.book, ruleset, asked["position"], key)
        except PositionUnreadable as error:
            raise Refused("position", str(error)) from error
        return self._begin(duel, key)

    def resume(self, asked: Mapping[str, object]) -> Json:
        """A duel taken up again from a snapshot."""
        key = _key(asked)
        shown = given.fields(asked["snapshot"], "snapshot", ("checkpoint", "decisions", "ordinal"))
        checkpoint = shown["checkpoint"]
        if not isinstance(checkpoint, str) or len(checkpoint) > MOST_CHECKPOINT:
            raise given.wrong("snapshot.checkpoint", given.kind(checkpoint), "a text")
        entries = given.entries(shown["decisions"], "snapshot.decisions", MOST_DECISIONS)
        decisions = [_decision(value, f"snapshot.decisions[{index}]") for index, value in enumerate(entries)]
        ordinal = given.number(shown["ordinal"], "snapshot.ordinal", least=0)
        try:
            duel = resume(self.book, checkpoint, decisions, key, ordinal)
        except UnknownCard:
            raise
        except EngineError as error:
            raise Refused("snapshot", str(error)) from error
        return self._begin(duel, key)

    def prompt(self, _: Mapping[str, object]) -> Json:
        """What is asked now."""
        return self._asked()

    def answers(self, asked: Mapping[str, object]) -> Json:
        """Accepted answers, one by one, so many at most."""
        duel = self._duel()
        most = given.number(asked.get("most", 1000), "most", MOST_ANSWERS)
        if duel.prompt is None:
            return {"answers": [], "more": False}
        accepted: Iterator[Answer] = duel.prompt.answers()
        found = [answer_to_json(answer) for answer in islice(accepted, most + 1)]
        return {"answers": found[:most], "more": len(found) > most}

    def answer(self, asked: Mapping[str, object]) -> Json:
        """A decision: an answer as it is, or the one option, or the cards, that a description fits."""
        duel = self._duel()
        if duel.prompt is None:
            raise DuelIsOver("the duel is over")
        player = given.choice(asked.get("player", duel.prompt.player), "player", (0, 1))
        if ("answer" in asked) == ("match" in asked):
            raise given.wrong("the line", "both or neither of answer and match", "one of them")
        if "match" in asked:
            answer: Answer | Stop = _matched(duel, asked["match"])
        else:
            answer = answer_from_json(asked["answer"])
        self._decide(duel, player, answer)
        return self._asked()

    def state(self, asked: Mapping[str, object]) -> Json:
        """Everything, or what a viewer sees."""
        state = self._duel().state
        viewer = _viewer(asked)
        return {"state": told.whole_told(state) if viewer == "all" else told.state_told(state, viewer)}

    def events(self, asked: Mapping[str, object]) -> Json:
        """What has happened since the last answer, or since the duel began."""
        self._duel()
        viewer = _viewer(asked)
        if viewer == "all":
            return {"events": told.whole_events_told(self.happened)}
        return {"events": told.events_told(self.happened, viewer)}

    def snapshot(self, _: Mapping[str, object]) -> Json:
        """The duel at rest, to be taken up again under the same seed."""
        duel = self._duel()
        snapshot = duel.snapshot()
        return {
            "snapshot": {
                "checkpoint": snapshot.checkpoint,
                "decisions": [
                    {"player": player, "answer": answer_to_json(answer)}
                    for player, answer in snapshot.decisions
                ],
                "ordinal": duel.ordinal - len(snapshot.decisions),
            }
        }

    def position(self, _: Mapping[str, object]) -> Json:
        """The position of an open state."""
        duel = self._duel()
        if not isinstance(duel.prompt, OpenPlay | BattlePlay):
            raise Refused(
                "not_open", "a position is of an open state: a main phase or battle step, nothing pending"
            )
        return {"position": to_position(self.book, duel.snapshot().checkpoint)}

    def quit(self, _: Mapping[str, object]) -> Json:
        """The end of the session."""
        self.ended = True
        return {}

    def _begin(self, duel: Duel, key: bytes) -> Json:
        """From now on this is the duel."""
        self.duel, self.key = duel, key
        self.happened = duel.take_events()
        return self._asked()

    def _decide(self, duel: Duel, player: int, answer: Answer | Stop) -> None:
        """Answer, and go back to where it was if the rules fail half-way."""
        before = duel.snapshot()
        ordinal = duel.ordinal - len(before.decisions)
        try:
            if isinstance(answer, Stop):
                duel.stop(player, answer)
            else:
                duel.answer(player, answer)
        except EngineError:
            raise
        except Exception:
            self.duel = self._again(before, ordinal)
            raise
        self.happened = duel.take_events()

    def _again(self, before: Snapshot, ordinal: int) -> Duel:
        duel = resume(self.book, before.checkpoint, before.decisions, self.key, ordinal)
        duel.take_events()
        return duel

    def _asked(self) -> Json:
        duel = self._duel()
        return {
            "ordinal": duel.ordinal,
            "prompt": told.prompt_told(duel),
            "result": result_to_json(duel.result),
        }

    def _duel(self) -> Duel:
        if self.duel is None:
            raise Refused("no_duel", "no duel has begun: start, load or resume one")
        return self.duel

    def _card(self, value: object, where: str) -> Card:
        passcode = given.number(value, where, 2**32 - 1)
        if passcode not in self.book:
            raise UnknownCard(f"{where}: card {passcode} is not in the book of this engine")
        return self.book[passcode]

    def _seat(self, value: object, where: str) -> Seat:
        """A deck within D1 and D2; copies, and how few cards there are, are no matter of the engine."""
        shown = given.fields(value, where, ("main",), ("extra",))
        decks: dict[str, tuple[int, ...]] = {}
        for name, most in MOST_CARDS.items():
            passcodes = []
            for index, passcode in enumerate(given.entries(shown.get(name, []), f"{where}.{name}", most)):
                card = self._card(passcode, f"{where}.{name}[{index}]")
                if Trait.TOKEN in card.traits or card.belongs_in_extra_deck != (name == "extra"):
                    found = f"{card.passcode} ({card.name_en})"
                    raise given.wrong(f"{where}.{name}[{index}]", found, f"a card of the {name} deck (D2)")
                passcodes.append(card.passcode)
            decks[name] = tuple(passcodes)
        return Seat(decks["main"], decks["extra"])


def _key(asked: Mapping[str, object]) -> bytes:
    """The key of chance that a seed stands for: any text, and the same for ever."""
    seed = given.text(asked["seed"], "seed")
    return hashlib.sha256(seed.encode("utf-8", "surrogatepass")).digest()


def _ruleset(asked: Mapping[str, object]) -> Ruleset:
    return RULESETS[given.choice(asked.get("ruleset", MASTER_RULE_2.name), "ruleset", tuple(RULESETS))]


def _viewer(asked: Mapping[str, object]) -> Any:
    """A seat, null for a spectator, or "all"."""
    value = asked.get("viewer", "all")
    for viewer in (0, 1, None, "all"):
        if type(value) is type(viewer) and value == viewer:
            return viewer
    raise given.wrong("viewer", given.kind(value), '0, 1, null for a spectator, or "all"')


def _decision(value: object, where: str) -> Decision:
    shown = given.fields(value, where, ("player", "answer"))
    player = given.choice(shown["player"], f"{where}.player", (0, 1))
    return Decision(player, answer_from_json(shown["answer"]))


def _matched(duel: Duel, value: object) -> Answer:
    """The answer that a description means: of one option, or of a list of cards that are chosen."""
    prompt = duel.prompt
    assert prompt is not None
    options = told.options(duel.state, prompt)
    if isinstance(prompt, ChooseCards):
        chosen: list[Json] = []
        for index, one in enumerate(given.entries(value, "match", len(options))):
            rest = [option for option in options if option not in chosen]
            chosen.append(_the_one(rest, one, f"match[{index}]"))
        return Cards(tuple(option["card"] for option in chosen))
    answer = answer_from_json(_the_one(options, value, "match")["answer"])
    assert not isinstance(answer, Stop)
    return answer


def _the_one(options: list[Json], value: object, where: str) -> Json:
    """The option that a description means; copies that are numbered for one choice alone are equally good."""
    wanted = given.fields(value, where, (), _MATCHED)
    found = [
        option
        for option in options
        if all(
            name in option and type(option[name]) is type(one) and option[name] == one
            for name, one in wanted.items()
        )
    ]
    different = {
        (option.get("seat"), option["place"], option["passcode"]) if option.get("card", 0) < 0 else index
        for index, option in enumerate(found)
    }
    if len(different) != 1:
        raise AnswerRefused(f"{where}: it fits {len(found)} of {len(options)} options, and must fit one")
    return found[0]


COMMANDS: dict[str, Command] = {
    "hello": Command((), (), Session.hello),
    "cards": Command((), ("passcodes", "names"), Session.cards),
    "start": Command(("decks", "seed"), ("first", "in_order", "ruleset"), Session.start),
    "load": Command(("position", "seed"), ("ruleset",), Session.load),
    "resume": Command(("snapshot", "seed"), (), Session.resume),
    "prompt": Command((), (), Session.prompt),
    "answers": Command((), ("most",), Session.answers),
    "answer": Command((), ("player", "answer", "match"), Session.answer),
    "state": Command((), ("viewer",), Session.state),
    "events": Command((), ("viewer",), Session.events),
    "snapshot": Command((), (), Session.snapshot),
    "position": Command((), (), Session.position),
    "quit": Command((), (), Session.quit),
}
"""Every command, by its name."""
