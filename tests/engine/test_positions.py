"""Position notation: what it can say, and how it refuses what it cannot."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.lang.places import Position
from cards.lang.turns import Phase, Step
from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Act, Duel, Seat, Verb, from_position, resume, start, to_position
from duels.engine.errors import PositionUnreadable, UnknownCard
from duels.engine.prompts import BattlePlay, OpenPlay
from duels.soak import checks as soundness
from tests.scenario import BLANK
from tests.scenario.positions import ANY, positions
from tests.scenario.table import card_named

KEY = b"a key for the positions of tests"
OX, RAIDER, SKULL, FUSIONIST = (
    card_named(name).passcode for name in ("Battle Ox", "Vorse Raider", "Summoned Skull", "Fusionist")
)
POSITIONS = Path(__file__).parents[1] / "positions"


def read(position: object) -> Duel:
    return from_position(LIBRARY, MASTER_RULE_2, position, KEY)


def written(duel: Duel) -> dict[str, Any]:
    return to_position(LIBRARY, duel.snapshot().checkpoint)


def position(*sides: dict[str, Any], **others: Any) -> dict[str, Any]:
    return {"turn": 3, "turn_player": 0, "phase": "main_1", "sides": [*sides, {}, {}][:2]} | others


class TestReading:
    def test_the_least_position(self) -> None:
        duel = read(position())
        shown = duel.view(0)
        assert (shown.turn, shown.turn_player, shown.phase, shown.step) == (3, 0, Phase.MAIN_1, None)
        assert [table.life_points for table in shown.sides] == [8000, 8000]
        assert isinstance(duel.prompt, OpenPlay)

    def test_everything_at_once(self) -> None:
        duel = read(
            position(
                {
                    "life_points": 100,
                    "hand": [OX],
                    "deck": [RAIDER, SKULL],
                    "extra": [FUSIONIST],
                    "grave": [SKULL, OX],
                    "banished": [OX, {"card": RAIDER, "position": "face_down"}],
                    "monsters": [None, {"card": OX, "position": "attack", "came": True}],
                },
                {"monsters": [{"card": SKULL, "position": "face_down_defense", "owner": 0}]},
                turn=4,
                phase="battle",
            )
        )
        shown = duel.view(0)
        mine, theirs = shown.sides
        assert (shown.phase, shown.step) == (Phase.BATTLE, Step.BATTLE)
        assert isinstance(duel.prompt, BattlePlay)
        assert (mine.life_points, mine.deck_count) == (100, 2)
        assert [card.passcode for card in mine.hand or ()] == [OX]
        assert [card.passcode for card in mine.extra or ()] == [FUSIONIST]
        assert [card.passcode for card in mine.grave] == [SKULL, OX]
        assert [card.position for card in mine.banished] == [Position.FACE_UP, Position.FACE_DOWN]
        assert mine.monsters[0] is None
        assert mine.monsters[1] is not None
        assert mine.monsters[1].came_this_turn
        assert theirs.monsters[0] is not None
        assert (theirs.monsters[0].owner, theirs.monsters[0].passcode) == (0, None)

    def test_a_card_banished_face_down_is_known_to_its_owner_alone(self) -> None:
        """The opponent sees that one lies there (F3, X8)."""
        duel = read(position({"banished": [{"card": OX, "position": "face_down"}]}))
        mine, theirs = (duel.view(viewer).sides[0].banished[0] for viewer in (0, 1))
        assert (mine.passcode, mine.position) == (OX, Position.FACE_DOWN)
        assert mine.handle is not None
        assert (theirs.passcode, theirs.handle, theirs.position) == (None, None, Position.FACE_DOWN)

    def test_a_deck_is_written_from_its_top(self) -> None:
        duel = read(position({}, {"deck": [OX, RAIDER]}))
        duel.answer(0, Act(Verb.END_PHASE))
        while duel.prompt is not None and duel.prompt.kind == "respond":
            duel.answer(duel.prompt.player, Act(Verb.PASS))
        assert [card.passcode for card in duel.view(1).sides[1].hand or ()] == [OX]

    def test_who_went_first_follows_from_the_turn(self) -> None:
        """Turns alternate (T2)."""
        assert read(position(turn=3))._game.state.first == 0
        assert read(position(turn=4))._game.state.first == 1

    def test_the_normal_summon_may_have_been_used(self) -> None:
        duel = read(position({"hand": [OX]}, normal_summon_used=True))
        assert duel.prompt is not None
        assert [act.verb for act in duel.prompt.options] == [Verb.BATTLE_PHASE, Verb.END_PHASE]

    @pytest.mark.parametrize("mark", ["came", "turned", "declared"])
    def test_marks_are_of_this_turn(self, mark: str) -> None:
        """(S10)"""
        monster = {"card": OX, "position": "attack"}
        free, marked = (
            read(position({"monsters": [monster | extra]}, phase="main_2")).prompt
            for extra in ({}, {mark: True})
        )
        assert free is not None
        assert marked is not None
        assert Verb.TO_DEFENSE in [act.verb for act in free.options]
        assert Verb.TO_DEFENSE not in [act.verb for act in marked.options]

    def test_it_may_come_out_of_a_file(self) -> None:
        text = (POSITIONS / "borrowed.json").read_text(encoding="utf-8")
        assert written(read(json.loads(text))) == json.loads(text)


WRONG: list[tuple[object, str, str]] = [
    (None, "the position: null", "an object with turn, turn_player"),
    ([], "the position: a list", "an object"),
    ("{}", "the position: '{}'", "an object"),
    ({}, "the position: no 'turn'", "turn, turn_player, phase, sides"),
    (position(turn=0), "turn: 0", "from 1 to"),
    (position(turn=True), "turn: true", "a whole number"),
    (position(turn="3"), "turn: '3'", "a whole number"),
    (position(turn=3.0), "turn: 3.0", "a whole number"),
    (position(turn_player=2), "turn_player: 2", "0 or 1"),
    (position(turn_player=False), "turn_player: false", "0 or 1"),
    (position(phase="draw"), "phase: 'draw'", "main_1 or battle or main_2"),
    (position(phase="battle", turn=1), "phase: 'battle'", "no battle phase (T3)"),
    (position(phase="main_2", turn=1), "phase: 'main_2'", "no battle phase (T3)"),
    (position(phase=None), "phase: null", "main_1"),
    (position(normal_summon_used=1), "normal_summon_used: 1", "true or false"),
    (position(secret=1), "unknown member 'secret'", "one of turn"),
    (position(sides={}), "sides: an object", "a list"),
    (position(sides=[{}]), "sides: 1 sides", "two"),
    (position(sides=[{}, {}, {}]), "sides: 3 entries", "at most 2"),
    (position([]), "sides[0]: a list", "an object"),
    (position({}, {"hnd": []}), "sides[1]: unknown member 'hnd'", "hand"),
    (position({"life_points": 0}), "sides[0].life_points: 0", "from 1 to"),
    (position({"life_points": -5}), "sides[0].life_points: -5", "from 1 to"),
    (position({"hand": OX}), "sides[0].hand: 5053103", "a list"),
    (position({"hand": [0]}), "sides[0].hand[0]: 0", "from 1 to"),
    (position({"hand": [OX, None]}), "sides[0].hand[1]: null", "a whole number"),
    (position({"hand": [str(OX)]}), "sides[0].hand[0]: '5053103'", "a whole number"),
    (position({"hand": [[OX]]}), "sides[0].hand[0]: a list", "a whole number"),
    (position({"hand": [{"card": OX, "proper": True}]}), "sides[0].hand[0]: unknown member 'proper'", "card"),
    (position({"hand": [{"position": "attack"}]}), "sides[0].hand[0]: unknown member 'position'", "card"),
    (position({"deck": [{"card": OX, "used": ["x"]}]}), "sides[0].deck[0].used[0]: 'x'", ""),
    (position({"hand": [FUSIONIST]}), "sides[0].hand[0]: 1641882 (Fusionist)", "main deck (D2)"),
    (position({"deck": [OX, FUSIONIST]}), "sides[0].deck[1]", "main deck (D2)"),
    (position({"extra": [OX]}), "sides[0].extra[0]: 5053103 (Battle Ox)", "fusion and synchro monsters (D2)"),
    (
        position({"spells": [{"card": OX, "position": "face_up"}]}),
        "sides[0].spells[0].card",
        "spells and traps",
    ),
    (position({"field": {"card": OX, "position": "face_up"}}), "sides[0].field.card", "field spells"),
    (position({"monsters": [OX]}), "sides[0].monsters[0]: 5053103", "an object with card, position"),
    (position({"monsters": [{"card": OX}]}), "sides[0].monsters[0]: no 'position'", "card, position"),
    (
        position({"monsters": [{"card": OX, "position": "face_up"}]}),
        "sides[0].monsters[0].position: 'face_up'",
        "attack or defense or face_down_defense",
    ),
    (
        position({"monsters": [{"card": OX, "position": "attack", "owner": 3}]}),
        "sides[0].monsters[0].owner: 3",
        "0 or 1",
    ),
    (
        position({"monsters": [{"card": OX, "position": "attack", "came": "yes"}]}),
        "sides[0].monsters[0].came: 'yes'",
        "true or false",
    ),
    (
        position({"monsters": [{"card": OX, "position": "attack", "declared": True}]}),
        "sides[0].monsters[0].declared: true",
        "no battle phase has been yet",
    ),
    (position({"monsters": [None] * 6}), "sides[0].monsters: 6 entries", "at most 5"),
    (
        position({"banished": [{"card": OX, "position": "attack"}]}),
        "sides[0].banished[0].position: 'attack'",
        "face_up or face_down",
    ),
    (
        position({"grave": [{"card": OX, "position": "face_down"}]}),
        "sides[0].grave[0].position: 'face_down'",
        "face_up",
    ),
    (position({"grave": [{"card": OX, "proper": 1}]}), "sides[0].grave[0].proper: 1", "true or false"),
    (position({"summoned": 1}), "sides[0].summoned: 1", "true or false"),
    (position({"attacked": 1}), "sides[0].attacked: 1", "true or false"),
    (position({"deck": [OX] * 61}), "sides[0]: 61 cards of the main deck", "at most 60 (D1)"),
    (position({"extra": [FUSIONIST] * 16}), "sides[0]: 16 cards of the extra deck", "at most 15 (D1)"),
    (
        position({"deck": [OX] * 60}, {"monsters": [{"card": OX, "position": "attack", "owner": 0}]}),
        "sides[0]: 61 cards of the main deck",
        "at most 60 (D1)",
    ),
]


class TestRefusing:
    @pytest.mark.parametrize(("wrong", "where", "right"), WRONG, ids=[where for _, where, _ in WRONG])
    def test_it_says_where_and_what_would_be_right(self, wrong: object, where: str, right: str) -> None:
        with pytest.raises(PositionUnreadable) as refusal:
            read(wrong)
        found, _, would = str(refusal.value).partition("; right would be ")
        assert where in found
        assert right in would

    def test_a_card_that_is_not_in_the_book_is_named_with_its_place(self) -> None:
        with pytest.raises(UnknownCard, match=r"sides\[1\]\.grave\[1\]: card 4294967295 is not in the book"):
            read(position({}, {"grave": [OX, 2**32 - 1]}))

    def test_a_message_stays_short_whatever_was_found(self) -> None:
        for wrong in ("x" * 100_000, 10**5000, -(10**5000), 2**31):
            with pytest.raises(PositionUnreadable) as refusal:
                read(position(turn=wrong))
            assert len(str(refusal.value)) < 200

    def test_before_the_first_turn_there_is_no_position(self) -> None:
        from tests.engine.test_turn import BLANKS

        duel = start(LIBRARY, MASTER_RULE_2, (Seat(BLANKS), Seat(BLANKS)), KEY)
        with pytest.raises(PositionUnreadable, match="main_2, and this is of the setup phase"):
            written(duel)


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(ANY)
MEMBERS = st.sampled_from(["turn", "turn_player", "phase", "sides", "hand", "monsters", "card", "position"])
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(MEMBERS, inner, max_size=4),
    max_leaves=12,
)


class TestRoundTrip:
    @settings(max_examples=60)
    @given(positions())
    def test_what_is_written_reads_as_itself(self, shown: dict[str, Any]) -> None:
        duel = read(shown)
        assert written(duel) == shown
        assert written(read(json.loads(json.dumps(written(duel))))) == shown
        soundness.check_state(duel._game.state)
        soundness.check_prompt(duel.prompt)
        soundness.check_snapshot(duel, duel._game.state, KEY)

    def test_a_position_of_a_running_duel_goes_on_alike(self) -> None:
        duel = read(position({"hand": [OX], "monsters": [{"card": RAIDER, "position": "attack"}]}))
        assert duel.prompt is not None
        duel.answer(0, duel.prompt.options[0])
        while duel.prompt is not None and duel.prompt.kind == "respond":
            duel.answer(duel.prompt.player, Act(Verb.PASS))
        again = read(written(duel))
        assert again.prompt is not None
        assert duel.prompt is not None
        assert [act.verb for act in again.prompt.options] == [act.verb for act in duel.prompt.options]
        assert written(again) == written(duel)

    @settings(max_examples=200)
    @given(ANYTHING)
    def test_whatever_it_is_given_it_reads_or_refuses(self, value: object) -> None:
        for shown in (
            value,
            position(sides=[value, value]),
            position({"monsters": [value]}, {"hand": value}),
        ):
            with suppress(PositionUnreadable, UnknownCard):
                soundness.check_state(read(shown)._game.state)


def test_a_resumed_checkpoint_has_the_same_position() -> None:
    duel = read(position({"hand": [OX], "deck": [card_named(BLANK).passcode]}))
    snapshot = duel.snapshot()
    again = resume(LIBRARY, snapshot.checkpoint, snapshot.decisions, KEY)
    assert written(again) == written(duel)
