"""The engine from outside: the program, its document, and lines that nobody should send."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Seat, start
from duels.engine.__main__ import described
from duels.engine.answers import answer_to_json
from duels.engine.driver import Duel
from duels.engine.protocol import LONGEST, Session, answer_line, lines, session
from duels.engine.protocol.session import COMMANDS, _key
from tests.engine.worked_session import DOCUMENT, laid_out, recorded, spoken
from tests.engine.worked_session import session as worked
from tests.scenario.randomly import effect_seat, random_answer

ROOT = Path(__file__).parents[2]
TEXT = DOCUMENT.read_text(encoding="utf-8")
Json = dict[str, Any]

OX, RAIDER, MAGICIAN = 5053103, 14898066, 46986414
POSITION = {
    "turn": 3,
    "turn_player": 0,
    "phase": "main_1",
    "sides": [
        {"hand": [OX, RAIDER], "deck": [MAGICIAN, OX]},
        {"hand": [MAGICIAN], "deck": [RAIDER], "monsters": [{"card": RAIDER, "position": "defense"}]},
    ],
}
LOAD = {"command": "load", "seed": "s", "position": POSITION}


class Engine:
    """The program in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "duels.engine"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def raw(self, line: bytes) -> Json:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()
        told = json.loads(self.process.stdout.readline())
        assert isinstance(told, dict)
        return told

    def tell(self, command: str, **members: Any) -> Json:
        return self.raw(json.dumps({"command": command, **members}).encode() + b"\n")

    def must(self, command: str, **members: Any) -> Json:
        told = self.tell(command, **members)
        assert told["ok"], told
        return told


@pytest.fixture
def engine() -> Iterator[Engine]:
    engine = Engine()
    yield engine
    told, complained = engine.process.communicate(timeout=20)
    assert (told, complained, engine.process.returncode) == (b"", b"", 0)


def inside() -> Session:
    return Session(LIBRARY, described)


def say(session: Session, asked: object) -> Json:
    told = json.loads(answer_line(session, json.dumps(asked).encode()))
    assert isinstance(told, dict)
    return told


def decks(random: Random) -> list[Json]:
    """Two decks that hold nothing invented."""
    seats = [effect_seat(random) for _ in range(2)]
    return [
        {
            "main": [card for card in seat.main if card in LIBRARY],
            "extra": [card for card in seat.extra if card in LIBRARY],
        }
        for seat in seats
    ]


class TestTheDocument:
    def test_its_session_is_what_the_program_answers(self) -> None:
        exchanges = worked(TEXT)
        answers = spoken(sent for sent, _ in exchanges)
        for (sent, written), answer in zip(exchanges, answers, strict=True):
            assert json.loads(written) == json.loads(answer), sent
        assert recorded(TEXT) == TEXT

    def test_it_names_every_command_with_every_member(self) -> None:
        for name, command in COMMANDS.items():
            assert f"`{name}`" in TEXT
            assert [one for one in command.required + command.optional if f"`{one}`" not in TEXT] == []

    def test_it_names_every_error_code(self) -> None:
        sources = "".join(Path(one.__file__).read_text(encoding="utf-8") for one in (lines, session))
        codes = {"no_duel", "not_open", "bad_request", "position", "unknown_command", "malformed", "fault"}
        codes |= set(lines._CODES.values())
        assert [code for code in sorted(codes) if f'"{code}"' not in sources] == []
        assert [code for code in sorted(codes) if f"| `{code}` |" not in TEXT] == []

    def test_json_is_laid_out_without_loss(self) -> None:
        value = {"a": list(range(200)), "b": {"c": [{"d": "x" * 150}, None, True]}, "e": []}
        assert json.loads(laid_out(value)) == value


class TestPlaying:
    def test_a_duel_from_outside_goes_as_the_same_duel_inside(self, engine: Engine) -> None:
        """Same decks, same seed, same answers: the same prompts to the end (K27)."""
        random = Random(11)
        both = decks(random)
        told = engine.must("start", decks=both, seed="eleven", first=1)
        seats = [Seat(tuple(deck["main"]), tuple(deck["extra"])) for deck in both]
        duel = start(LIBRARY, MASTER_RULE_2, (seats[0], seats[1]), _key({"seed": "eleven"}), 1)
        for _ in range(400):
            assert told["ordinal"] == duel.ordinal
            if duel.prompt is None:
                break
            assert told["prompt"]["player"] == duel.prompt.player
            assert told["prompt"]["why"] == duel.prompt.why
            assert len(told["prompt"]["options"]) == len(duel.prompt.options)
            answer = random_answer(random, duel.prompt)
            duel.answer(duel.prompt.player, answer)
            told = engine.must("answer", answer=answer_to_json(answer))
        assert (told["result"] is None) == (duel.result is None)

    def test_decks_in_order_lie_in_their_order(self) -> None:
        """The first card on top (T1): five are drawn, and the sixth in the first draw phase."""
        random = Random(3)
        both = decks(random)
        one = inside()
        told = say(one, {"command": "start", "decks": both, "seed": "x", "first": 0, "in_order": True})
        assert told["ok"]
        sides = say(one, {"command": "state"})["state"]["sides"]
        hands = [[card["passcode"] for card in side["hand"]] for side in sides]
        assert [hand + side["deck"] for hand, side in zip(hands, sides, strict=True)] == [
            deck["main"] for deck in both
        ]
        assert [len(hand) for hand in hands] == [6, 5]

    def test_decks_not_in_order_are_shuffled(self) -> None:
        both = [{"main": [OX, RAIDER] * 20}] * 2
        orders = []
        for seed in ("x", "y", "x"):
            one = inside()
            say(one, {"command": "start", "decks": both, "seed": seed, "first": 0})
            orders.append([side["deck"] for side in say(one, {"command": "state"})["state"]["sides"]])
        assert orders[0] != orders[1]
        assert orders[0] == orders[2]

    def test_who_goes_first_is_asked_when_nobody_says(self) -> None:
        """(T10)"""
        both = [{"main": [OX] * 40}] * 2
        told = say(inside(), {"command": "start", "decks": both, "seed": "x", "first": None})
        assert [option["choice"] for option in told["prompt"]["options"]] == ["first", "second"]

    def test_the_rule_set_is_the_one_that_was_asked_for(self) -> None:
        one = inside()
        say(one, LOAD | {"ruleset": "MASTER_RULE_1"})
        assert "MASTER_RULE_1" in say(one, {"command": "snapshot"})["snapshot"]["checkpoint"]

    def test_a_snapshot_goes_on_as_the_duel_would(self, engine: Engine) -> None:
        random = Random(5)
        told = engine.must("start", decks=decks(random), seed="five", first=0)
        for _ in range(60):
            answers = engine.must("answers", most=50)["answers"]
            told = engine.must("answer", answer=random.choice(answers))
        snapshot = engine.must("snapshot")["snapshot"]
        rest = []
        for _ in range(30):
            answers = engine.must("answers", most=50)["answers"]
            rest.append(random.choice(answers))
            told = engine.must("answer", answer=rest[-1])
        before = engine.must("state")["state"]
        engine.must("resume", snapshot=snapshot, seed="five")
        for answer in rest:
            again = engine.must("answer", answer=answer)
        assert again["prompt"] == told["prompt"]
        assert engine.must("state")["state"] == before

    def test_a_position_comes_out_as_it_went_in(self) -> None:
        one = inside()
        say(one, LOAD)
        assert say(one, {"command": "position"})["position"] == POSITION

    def test_no_position_is_given_in_the_middle_of_something(self) -> None:
        one = inside()
        say(one, LOAD)
        say(one, {"command": "answer", "match": {"verb": "end_phase"}})
        assert say(one, {"command": "position"})["error"]["code"] == "not_open"


class TestLooking:
    def test_a_player_sees_his_own_hand_and_all_sees_all(self) -> None:
        """(F3)"""
        one = inside()
        say(one, LOAD)
        for viewer, seen in ((0, [2, None]), (1, [None, 1]), (None, [None, None]), ("all", [2, 1])):
            sides = say(one, {"command": "state", "viewer": viewer})["state"]["sides"]
            assert [side["hand"] and len(side["hand"]) for side in sides] == seen
            assert ["deck" in side for side in sides] == [viewer == "all"] * 2
        sides = say(one, {"command": "state"})["state"]["sides"]
        assert [side["deck"] for side in sides] == [[MAGICIAN, OX], [RAIDER]]

    def test_events_hide_from_a_viewer_what_all_together_know(self) -> None:
        """A monster that is set is known to its player alone (F3, not F6)."""
        one = inside()
        say(one, LOAD)
        told = say(one, {"command": "answer", "match": {"verb": "set", "passcode": RAIDER}})
        assert told["ok"]
        known = [
            [event["card"]["passcode"] for event in events if event["event"] == "monster_set"]
            for events in (
                say(one, {"command": "events", "viewer": viewer})["events"] for viewer in (0, 1, None, "all")
            )
        ]
        assert known == [[RAIDER], [None], [None], [RAIDER]]

    def test_events_are_those_since_the_last_answer_that_was_accepted(self) -> None:
        one = inside()
        say(one, LOAD)
        say(one, {"command": "answer", "match": {"verb": "normal_summon", "passcode": OX}})
        before = say(one, {"command": "events"})
        assert before["events"]
        say(one, {"command": "answer", "answer": {"verb": "end_phase"}})
        assert say(one, {"command": "events"}) == before

    def test_options_tell_where_their_cards_lie(self) -> None:
        """Two of one name can be told apart (K29)."""
        one = inside()
        position = POSITION | {"sides": [{"hand": [OX, OX], "deck": [OX]}, {}]}
        told = say(one, LOAD | {"position": position})
        summons = [
            (option["passcode"], option["seat"], option["place"], option["index"])
            for option in told["prompt"]["options"]
            if option["verb"] == "normal_summon"
        ]
        assert summons == [(OX, 0, "hand", 0), (OX, 0, "hand", 1)]
        ambiguous = say(one, {"command": "answer", "match": {"verb": "normal_summon", "passcode": OX}})
        assert ambiguous["error"]["message"] == "match: it fits 2 of 6 options, and must fit one"
        assert say(one, {"command": "answer", "match": {"verb": "normal_summon", "index": 1}})["ok"]

    def test_a_deck_that_is_looked_through_names_its_cards(self) -> None:
        names = {card.name_en: card.passcode for card in LIBRARY.values()}
        one = inside()
        deck = [names["Sangan"], names["Kuriboh"], names["Kuriboh"], names["Man-Eater Bug"]]
        position = POSITION | {
            "sides": [
                {"deck": deck, "monsters": [{"card": names["Sangan"], "position": "attack"}]},
                {"monsters": [{"card": MAGICIAN, "position": "attack"}], "deck": [OX]},
            ],
            "phase": "battle",
        }
        told = say(one, LOAD | {"position": position})
        told = say(one, {"command": "answer", "match": {"verb": "attack"}})
        while told["prompt"]["why"] != "add_to_hand":
            told = say(one, {"command": "answer", "answer": told["prompt"]["options"][-1]["answer"]})
        shown = [(one["card"] < 0, one["place"], one["passcode"]) for one in told["prompt"]["options"]]
        assert shown == [(True, "deck", passcode) for passcode in sorted(deck)]
        several = say(one, {"command": "answer", "match": [{"place": "deck"}]})
        assert several["error"]["message"] == "match[0]: it fits 4 of 4 options, and must fit one"
        # One copy in a deck is as good as another.
        assert say(one, {"command": "answer", "match": [{"passcode": names["Kuriboh"]}]})["ok"]

    def test_cards_are_told_by_passcode_or_name(self) -> None:
        one = inside()
        (by_name,) = say(one, {"command": "cards", "names": ["Mirror Force"]})["cards"]
        (by_code,) = say(one, {"command": "cards", "passcodes": [by_name["passcode"]]})["cards"]
        assert by_name == by_code
        assert by_code["abilities"] == [{"key": "activation", "kind": "activation"}]
        assert set(by_code["texts"]) == {"en", "zh-hans"}
        assert say(one, {"command": "cards", "names": ["Nobody"]})["cards"] == []
        assert len(say(one, {"command": "cards"})["cards"]) == len(LIBRARY)

    def test_hello_tells_what_there_is(self) -> None:
        told = say(inside(), {"command": "hello", "id": "h"})
        assert (told["id"], told["cards"], told["commands"]) == ("h", len(LIBRARY), list(COMMANDS))
        assert "MASTER_RULE_2" in told["rulesets"]


DEEP = b"[" * 100_000
SNAPSHOT = (
    b'{"command": "resume", "seed": "x", "snapshot": {"checkpoint": "%s", "decisions": [], "ordinal": 0}}'
)
HOSTILE: list[tuple[bytes, str]] = [
    (b"", "malformed"),
    (b"nonsense", "malformed"),
    (b'{"command": "prompt"', "malformed"),
    (b"[]", "malformed"),
    (b"null", "malformed"),
    (b"\xff\xfe", "malformed"),
    (b"\x00", "malformed"),
    (b'{"command": "pro\x00mpt"}', "malformed"),
    (b'{"command": "pro\\u0000mpt"}', "unknown_command"),
    (b'{"command": "\\ud800"}', "unknown_command"),
    (b'{"command": NaN}', "malformed"),
    (b'{"command": ' + b"9" * 5000 + b"}", "malformed"),
    (DEEP, "malformed"),
    (b'{"a":' * 50_000, "malformed"),
    (b'{"command":"load","seed":"x","position":' + b"[" * 900 + b"]" * 900 + b"}", "position"),
    (b"{}", "bad_request"),
    (b'{"command": 5}', "bad_request"),
    (b'{"command": "prompt", "id": []}', "bad_request"),
    (b'{"command": "prompt", "id": 1e999}', "bad_request"),
    (b'{"command": "prompt", "extra": 1}', "bad_request"),
    (b'{"command": "' + b"x" * 10_000 + b'"}', "bad_request"),
    (b'{"command": "answer"}', "bad_request"),
    (b'{"command": "answer", "answer": {}, "match": {}}', "bad_request"),
    (b'{"command": "answer", "answer": 7}', "refused"),
    (b'{"command": "answer", "answer": {"verb": "normal_summon", "card": true}}', "refused"),
    (b'{"command": "answer", "answer": {"verb": "normal_summon", "card": 1e3}}', "refused"),
    (b'{"command": "answer", "answer": {"cards": [[]]}}', "refused"),
    (b'{"command": "answer", "answer": {"stop": "now"}}', "refused"),
    (b'{"command": "answer", "match": {"verb": "fly"}}', "refused"),
    (b'{"command": "answer", "match": {"answer": {}}}', "bad_request"),
    (b'{"command": "answer", "player": 1, "answer": {"verb": "end_phase"}}', "not_asked"),
    (b'{"command": "answer", "player": true, "answer": {"verb": "end_phase"}}', "bad_request"),
    (b'{"command": "answers", "most": 1000000000}', "bad_request"),
    (b'{"command": "state", "viewer": 2}', "bad_request"),
    (b'{"command": "state", "viewer": false}', "bad_request"),
    (b'{"command": "start", "seed": "x", "decks": [{"main": [5053103]}]}', "bad_request"),
    (b'{"command": "start", "seed": "x", "decks": [{"main": [1]}, {"main": []}]}', "unknown_card"),
    (b'{"command": "start", "seed": "x", "decks": [{"main": [1641882]}, {"main": []}]}', "bad_request"),
    (b'{"command": "start", "seed": 5, "decks": [{"main": []}, {"main": []}]}', "bad_request"),
    (b'{"command": "start", "decks": [{"main": []}, {"main": []}]}', "bad_request"),
    (b'{"command": "load", "seed": "x", "position": {}}', "position"),
    (b'{"command": "load", "seed": "x", "ruleset": "MASTER_RULE_9", "position": {}}', "bad_request"),
    (b'{"command": "resume", "seed": "x", "snapshot": {}}', "bad_request"),
    (SNAPSHOT % b"{}", "snapshot"),
    (SNAPSHOT % b"[[", "snapshot"),
    (b'{"command": "cards", "passcodes": [1]}', "unknown_card"),
    (b'{"command": "cards", "names": "x"}', "bad_request"),
]


class TestBadInput:
    def test_lines_that_nobody_should_send_change_nothing(self, engine: Engine) -> None:
        """Each gets one error line, and the state is as before (K26: errors name no hidden card)."""
        engine.must("load", seed="s", position=POSITION)
        looks = ("prompt", "state", "events", "snapshot")
        before = [engine.must(command) for command in looks]
        for line, code in HOSTILE:
            told = engine.raw(line + b"\n")
            assert (told["ok"], told["error"]["code"]) == (False, code), line[:100]
            assert len(told["error"]["message"]) < 300
        assert [engine.must(command) for command in looks] == before

    def test_a_line_may_be_as_long_as_it_may_and_no_longer(self, engine: Engine) -> None:
        whole = b'{"command": "hello"}'
        assert engine.raw(whole + b" " * (LONGEST - len(whole) - 1) + b"\n")["ok"]
        told = engine.raw(whole + b" " * (5 * LONGEST) + b"\n")
        assert told["error"]["code"] == "malformed"
        assert engine.must("hello")["protocol"] == 1

    def test_a_last_line_without_an_end_is_answered(self) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "duels.engine"],
            cwd=ROOT,
            input=b'{"command": "hello", "id": 7}',
            capture_output=True,
            check=True,
            timeout=20,
        )
        assert json.loads(done.stdout)["id"] == 7

    def test_without_a_duel_there_is_nothing_to_show(self) -> None:
        for command in ("prompt", "answers", "state", "events", "snapshot", "position"):
            assert say(inside(), {"command": command})["error"]["code"] == "no_duel"

    def test_a_duel_that_is_over_takes_no_answer(self) -> None:
        one = inside()
        say(one, LOAD)
        told = say(one, {"command": "answer", "player": 1, "answer": {"stop": "surrender"}})
        assert told["result"] == {"winner": 0, "ending": "surrender"}
        assert say(one, {"command": "answer", "answer": {"verb": "pass"}})["error"]["code"] == "over"
        assert say(one, {"command": "answers"})["answers"] == []

    def test_rules_that_fail_half_way_leave_the_state_as_it_was(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        one = inside()
        say(one, LOAD)
        before = say(one, {"command": "state"}), say(one, {"command": "snapshot"})
        real = Duel._advance
        failing = [True]

        def once(self: Duel, answer: Any) -> None:
            real(self, answer)
            if answer is not None and failing.pop():
                raise ZeroDivisionError

        monkeypatch.setattr(Duel, "_advance", once)
        told = say(one, {"command": "answer", "answer": {"verb": "end_phase"}})
        assert told["error"]["code"] == "fault"
        failing.append(False)
        assert (say(one, {"command": "state"}), say(one, {"command": "snapshot"})) == before
        assert say(one, {"command": "answer", "answer": {"verb": "end_phase"}})["ok"]


MEMBERS = st.sampled_from(
    [*COMMANDS, *(one for command in COMMANDS.values() for one in command.required + command.optional)]
)
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=4)
    | MEMBERS
    | st.sampled_from([OX, "all", 0, 1]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(MEMBERS, inner, max_size=3),
    max_leaves=10,
)
LINES = st.builds(
    lambda name, members: {**members, "command": name},
    st.sampled_from([name for name in COMMANDS if name != "quit"]),
    st.dictionaries(MEMBERS.filter(lambda name: name != "command"), VALUES, max_size=4),
)


@settings(max_examples=150)
@given(st.lists(LINES | VALUES, min_size=1, max_size=5), st.binary(max_size=30))
def test_whatever_is_said_one_line_answers_and_an_error_changes_nothing(
    said: list[Any], noise: bytes
) -> None:
    one = inside()
    say(one, LOAD)
    looks = ({"command": "state"}, {"command": "prompt"}, {"command": "snapshot"})
    for line in [*(json.dumps(asked).encode() for asked in said), noise]:
        before = [say(one, look) for look in looks]
        answered = answer_line(one, line)
        assert "\n" not in answered
        told = json.loads(answered)
        if not told["ok"]:
            assert told["error"]["code"] != "fault", line
            assert [say(one, look) for look in looks] == before
