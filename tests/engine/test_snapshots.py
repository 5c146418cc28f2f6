"""Checkpoints: what is put down is taken up again, and what is damaged is refused."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Act, Duel, Seat, Verb, from_position, resume, start
from duels.engine.errors import AnswerRefused, CheckpointUnreadable, DuelIsBroken, NotAsked, UnknownCard
from duels.engine.prompts import PASS
from duels.engine.snapshot import SCHEMA, Decision, decode
from duels.soak import checks as soundness
from tests.scenario import BATTLE, Scenario, face_down, side
from tests.scenario.table import card_named

KEY = b"a key for the snapshots of tests"
OX = card_named("Battle Ox").passcode


def small() -> Duel:
    """A duel with a card in every place that a duel of monsters has."""
    monsters = [{"card": OX, "position": "attack", "came": True}, None, {"card": OX, "position": "defense"}]
    shown: dict[str, Any] = {
        "hand": [OX, OX],
        "deck": [OX],
        "grave": [OX],
        "banished": [{"card": OX, "position": "face_down"}],
        "monsters": monsters,
    }
    table = {"turn": 3, "turn_player": 1, "phase": "main_2", "sides": [shown, shown | {"extra": [1641882]}]}
    return from_position(LIBRARY, MASTER_RULE_2, table, KEY)


CHECKPOINT = small().snapshot().checkpoint
DOCUMENT = json.loads(CHECKPOINT)


class TestTakingUp:
    def test_an_open_state_is_its_own_checkpoint(self, duel: Scenario) -> None:
        """No decision is kept that an open state has made past."""
        duel.setup(you=side(hand=["Battle Ox"]))
        duel.you.summons("Battle Ox")
        assert len(duel.duel.snapshot().decisions) == 1
        duel.resolves()
        assert duel.duel.snapshot().decisions == ()

    def test_the_battle_step_is_open_too(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=[face_down("Soitsu")]))
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.resolves()
        assert duel.duel.snapshot().decisions == ()

    @pytest.mark.parametrize("passes", range(12))
    def test_a_duel_is_taken_up_in_the_middle_of_a_battle(self, duel: Scenario, passes: int) -> None:
        """Mid-attack and mid-damage-step: the checkpoint before it, and the decisions since."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=[face_down("Soitsu")]))
        duel.you.attacks("Battle Ox", "Soitsu")
        for _ in range(passes):
            duel.send(PASS)
        soundness.check_snapshot(duel.duel, duel.state, b"the key of every scenario duel")
        duel.resolves()

    def test_the_ordinal_counts_on(self) -> None:
        duel = small()
        duel.answer(1, Act(Verb.END_PHASE))
        snapshot = duel.snapshot()
        assert resume(LIBRARY, snapshot.checkpoint, snapshot.decisions, KEY, ordinal=0).ordinal == 1

    def test_a_long_way_without_a_snapshot_is_cut(self) -> None:
        """Nobody has to replay thousands of decisions because nobody put the duel down."""
        seat = Seat((OX,) * 60)
        duel = start(LIBRARY, MASTER_RULE_2, (seat, seat), KEY, 0)
        while duel.prompt is not None and duel.ordinal < 600:
            acts = [answer for answer in duel.prompt.answers() if answer == Act(Verb.END_PHASE)]
            duel.answer(duel.prompt.player, acts[0] if acts else next(duel.prompt.answers()))
        assert duel.ordinal == 600
        assert len(duel._decisions) < 300
        soundness.check_snapshot(duel, duel._game.state, KEY)

    def test_decisions_that_do_not_fit_are_refused(self) -> None:
        with pytest.raises(NotAsked):
            resume(LIBRARY, CHECKPOINT, [Decision(0, Act(Verb.END_PHASE))], KEY)
        with pytest.raises(AnswerRefused):
            resume(LIBRARY, CHECKPOINT, [Decision(1, Act(Verb.BATTLE_PHASE))], KEY)

    def test_a_duel_that_failed_half_way_answers_nothing_more(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """It is taken up again from its last snapshot, in which that answer was not given."""
        duel = small()
        snapshot = duel.snapshot()

        def fail(*events: object) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr("duels.engine.game.apply", fail)
            duel.answer(1, Act(Verb.END_PHASE))
            with pytest.raises(ZeroDivisionError):
                duel.answer(0, PASS)
        for attempt in (lambda: duel.answer(1, PASS), duel.snapshot, lambda: duel.surrender(0)):
            with pytest.raises(DuelIsBroken):
                attempt()
        again = resume(LIBRARY, snapshot.checkpoint, snapshot.decisions, KEY)
        again.answer(1, Act(Verb.END_PHASE))


def damaged(document: Any, path: list[int], value: object, remove: bool) -> Any:
    """The document with one value in it replaced or removed, which one the path decides."""
    if not isinstance(document, dict | list) or not document or not path:
        return value
    keys = list(document) if isinstance(document, dict) else list(range(len(document)))
    chosen = keys[path[0] % len(keys)]
    copy: Any = dict(document) if isinstance(document, dict) else list(document)
    if remove and len(path) == 1:
        del copy[chosen]
    else:
        copy[chosen] = damaged(document[chosen], path[1:], value, remove)
    return copy


class TestDamage:
    @pytest.mark.parametrize(
        "text",
        ["", "{", "null", "[]", "{}", "1", '"schema"', CHECKPOINT[:-1], CHECKPOINT + "}", CHECKPOINT[1:]],
    )
    def test_what_is_no_checkpoint_is_refused(self, text: str) -> None:
        with pytest.raises(CheckpointUnreadable):
            decode(LIBRARY, text)

    def test_another_schema_is_refused_by_its_number(self) -> None:
        with pytest.raises(CheckpointUnreadable, match=f"schema {SCHEMA + 1}, where {SCHEMA} is read"):
            decode(LIBRARY, json.dumps(DOCUMENT | {"schema": SCHEMA + 1}))

    def test_a_card_that_the_book_does_not_hold_is_named(self) -> None:
        with pytest.raises(UnknownCard, match=f"card {OX} is not in the book"):
            decode({}, CHECKPOINT)

    @pytest.mark.parametrize(
        "wrong",
        [
            {"phase": "tea"},
            {"step": "side"},
            {"ruleset": "MASTER_RULE_9"},
            {"cards": [*DOCUMENT["cards"], [OX, 0]]},
            {"cards": DOCUMENT["cards"][:-1]},
            {"cards": [[OX], *DOCUMENT["cards"][1:]]},
            {"cards": [[OX, 0, 0, 0, None, -1, -1, -1, None, 5, False, None, 7], *DOCUMENT["cards"][1:]]},
            {"sides": [DOCUMENT["sides"][0], DOCUMENT["sides"][0]]},
            {"sides": [DOCUMENT["sides"][0]]},
            {"sides": [DOCUMENT["sides"][0] | {"deck": [-1]}, DOCUMENT["sides"][1]]},
            {"sides": [DOCUMENT["sides"][0] | {"monsters": [None]}, DOCUMENT["sides"][1]]},
            {"sides": [DOCUMENT["sides"][0] | {"grave": [3, 0]}, DOCUMENT["sides"][1]]},
        ],
        ids=str,
    )
    def test_a_checkpoint_with_something_wrong_in_it_is_refused(self, wrong: dict[str, Any]) -> None:
        with pytest.raises(CheckpointUnreadable):
            decode(LIBRARY, json.dumps(DOCUMENT | wrong))

    @settings(max_examples=300)
    @given(
        st.lists(st.integers(0, 30), min_size=1, max_size=4),
        st.none() | st.booleans() | st.integers(-3, 40) | st.text(max_size=3) | st.just([]) | st.just({}),
        st.booleans(),
    )
    def test_damage_is_noticed_or_harmless(self, path: list[int], value: object, remove: bool) -> None:
        """Nothing but CheckpointUnreadable and UnknownCard comes of it."""
        text = json.dumps(damaged(DOCUMENT, path, value, remove))
        try:
            state = decode(LIBRARY, text)
        except (CheckpointUnreadable, UnknownCard):
            return
        assert len(state.cards) == len(DOCUMENT["cards"])
