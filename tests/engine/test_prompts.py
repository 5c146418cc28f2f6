"""Prompts and answers: what is asked, what is accepted, and both as JSON."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Act, Cards, Choice, Seat, Stop, StopReason, Verb, start
from duels.engine.answers import answer_from_json, answer_to_json, prompt_to_json
from duels.engine.errors import AnswerRefused, NotAsked
from duels.engine.prompts import (
    BattlePlay,
    ChooseCards,
    ChooseOne,
    LevelSum,
    OneEach,
    OpenPlay,
    PlaceTrigger,
    Prompt,
    Respond,
    Why,
)
from duels.soak import checks as soundness
from tests.scenario import BATTLE, BLANK, Scenario, side
from tests.scenario.table import passcodes

PROMPTS: list[Prompt] = [
    OpenPlay(0, Why.MAIN_PHASE, (Act(Verb.NORMAL_SUMMON, 7), Act(Verb.SET, 7), Act(Verb.END_PHASE))),
    BattlePlay(1, Why.BATTLE_STEP, (Act(Verb.ATTACK, 1), Act(Verb.MAIN_PHASE_2))),
    Respond(0, Why.SUMMON, (Act(Verb.PASS),), source=3),
    ChooseCards(1, Why.HAND_LIMIT, (1, 4, 9), 2, 2, ordered=True),
    ChooseCards(0, Why.REPLAY, (4, 9), 0, 1, source=2),
    ChooseOne(0, Why.GO_FIRST, ("first", "second")),
    PlaceTrigger(0, Why.TRIGGER, (Act(Verb.PASS), Act(Verb.ACTIVATE, 3, "trigger"))),
    ChooseCards(
        0, Why.MATERIALS, (1, 2, 4, 7), 1, 4, ordered=True, constraint=LevelSum((1, 1, 3, 3), 5, True)
    ),
    ChooseCards(0, Why.MATERIALS, (1, 2, 4, 7), 1, 4, constraint=LevelSum((2, 2, 4, 7), 6, exactly=False)),
    ChooseCards(0, Why.MATERIALS, (3, 5, 6), 2, 2, ordered=True, constraint=OneEach(((0, 1), (1, 2)))),
    ChooseCards(1, Why.MATERIALS, (3, 5, 6), 2, 2, one_of=(5,)),
]
ANSWERS = st.one_of(
    st.builds(Act, st.sampled_from(Verb), st.none() | st.integers(0, 12)),
    st.builds(Act, st.just(Verb.ACTIVATE), st.integers(0, 4), st.sampled_from(["trigger", "activation"])),
    st.builds(Cards, st.lists(st.integers(0, 9), max_size=4).map(tuple)),
    st.builds(Cards, st.lists(st.sampled_from([1, 2, 3, 4, 5, 6, 7]), max_size=4, unique=True).map(tuple)),
    st.builds(Choice, st.sampled_from(["first", "second", "third", "stop", ""])),
)
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=3),
    st.lists(st.integers(0, 9), max_size=3),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
)


@pytest.mark.parametrize("prompt", PROMPTS, ids=[f"{prompt.kind}-{prompt.why}" for prompt in PROMPTS])
class TestEveryPrompt:
    def test_every_option_is_in_an_answer_and_every_answer_is_accepted(self, prompt: Prompt) -> None:
        soundness.check_prompt(prompt)

    def test_no_answer_is_listed_twice(self, prompt: Prompt) -> None:
        answers = list(prompt.answers())
        assert len(set(answers)) == len(answers)

    @given(answer=ANSWERS)
    def test_what_is_accepted_is_what_is_listed(self, prompt: Prompt, answer: Any) -> None:
        listed = set(prompt.answers())
        if isinstance(prompt, ChooseCards) and not prompt.ordered and isinstance(answer, Cards):
            answer = Cards(tuple(sorted(answer.cards)))
        assert prompt.accepts(answer) is (answer in listed)

    @given(junk=st.one_of(JUNK, st.builds(Act, JUNK, JUNK), st.builds(Cards, JUNK), st.builds(Choice, JUNK)))
    def test_it_takes_anything_and_accepts_only_answers(self, prompt: Prompt, junk: Any) -> None:
        assert prompt.accepts(junk) is False or junk in set(prompt.answers())

    @pytest.mark.parametrize("like", [True, 1.0])
    def test_what_only_equals_a_handle_is_none(self, prompt: Prompt, like: Any) -> None:
        assert not prompt.accepts(Act(Verb.ATTACK, like))
        assert not prompt.accepts(Cards((like, 4)))

    def test_a_word_is_no_verb(self, prompt: Prompt) -> None:
        """Act("pass") only equals Act(Verb.PASS): rules ask whether it is that verb."""
        assert not prompt.accepts(Act("pass"))  # type: ignore[arg-type]

    def test_a_stop_answers_nothing(self, prompt: Prompt) -> None:
        assert not prompt.accepts(Stop(StopReason.SURRENDER))  # type: ignore[arg-type]

    def test_it_is_written_as_json_with_every_option(self, prompt: Prompt) -> None:
        shown = json.loads(json.dumps(prompt_to_json(prompt)))
        assert (shown["kind"], shown["player"], shown["why"]) == (prompt.kind, prompt.player, prompt.why)
        assert shown["source"] == prompt.source
        match prompt:
            case ChooseCards():
                assert tuple(shown["cards"]) == prompt.options
                assert (shown["minimum"], shown["maximum"]) == (prompt.minimum, prompt.maximum)
                assert shown["ordered"] is prompt.ordered
            case ChooseOne():
                assert tuple(shown["choices"]) == prompt.options
            case _:
                assert tuple(map(answer_from_json, shown["acts"])) == prompt.options


class TestAnswersAsJson:
    @given(ANSWERS | st.builds(Stop, st.sampled_from(StopReason)))
    def test_an_answer_is_written_and_read_back(self, answer: Any) -> None:
        assert answer_from_json(json.loads(json.dumps(answer_to_json(answer)))) == answer

    @pytest.mark.parametrize(
        "wrong",
        [
            None,
            [],
            "pass",
            1,
            {},
            {"verb": "jump"},
            {"verb": "pass", "card": None},
            {"verb": "attack", "card": "1"},
            {"verb": "attack", "card": True},
            {"verb": "attack", "card": 1.0},
            {"verb": "attack", "card": 1, "more": 2},
            {"verb": ["pass"]},
            {"cards": 1},
            {"cards": "12"},
            {"cards": [1, "2"]},
            {"cards": [True]},
            {"cards": [[1]]},
            {"cards": [], "choice": "first"},
            {"choice": 1},
            {"choice": None},
            {"stop": "boredom"},
            {"stop": {}},
        ],
        ids=str,
    )
    def test_anything_else_is_refused_with_the_form_of_an_answer(self, wrong: object) -> None:
        with pytest.raises(AnswerRefused, match="an answer is"):
            answer_from_json(wrong)

    @given(
        st.recursive(
            JUNK,
            lambda inner: (
                st.dictionaries(
                    st.sampled_from(["verb", "card", "cards", "choice", "stop"]), inner, max_size=3
                )
                | st.lists(inner, max_size=2)
            ),
            max_leaves=6,
        )
    )
    def test_junk_is_read_or_refused(self, junk: object) -> None:
        try:
            answer = answer_from_json(junk)
        except AnswerRefused:
            return
        assert answer_to_json(answer) == junk


class TestRefusal:
    def test_a_refused_answer_changes_nothing(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Soitsu"]))
        before, prompt, moment = duel.duel.snapshot(), duel.prompt, duel.state.moment
        for wrong in (Act(Verb.ATTACK, 99), Act(Verb.ATTACK), Cards((1,)), Choice("stop"), Act(Verb.PASS)):
            with pytest.raises(AnswerRefused, match=r"^the answer is not among the options$"):
                duel.duel.answer(0, wrong)
        assert (duel.duel.snapshot(), duel.prompt, duel.state.moment) == (before, prompt, moment)
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.resolves()

    def test_the_other_player_is_refused_whatever_he_answers(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Battle Ox"]))
        assert duel.prompt is not None
        for answer in (*duel.prompt.answers(), Act(Verb.PASS), Choice("first")):
            with pytest.raises(NotAsked, match=r"^it is the other player who is asked$"):
                duel.duel.answer(1, answer)
        assert duel.duel.ordinal == 0

    def test_a_card_that_the_opponent_holds_is_refused_like_one_that_there_is_not(
        self, duel: Scenario
    ) -> None:
        """The refusal says only that it is not among the options (K26)."""
        duel.setup(you=side(hand=[BLANK]), them=side(hand=["Battle Ox"]))
        held = duel.find("Battle Ox").handle
        refusals = []
        for handle in (held, 4711):
            with pytest.raises(AnswerRefused) as refusal:
                duel.duel.answer(0, Act(Verb.NORMAL_SUMMON, handle))
            refusals.append(str(refusal.value))
        assert refusals[0] == refusals[1]

    @pytest.mark.parametrize("first", [-1, 2, "0"])
    def test_a_duel_does_not_begin_with_a_third_seat(self, first: Any) -> None:
        seat = Seat(tuple(passcodes([BLANK] * 40)))
        with pytest.raises(ValueError, match="seats 0 and 1"):
            start(LIBRARY, MASTER_RULE_2, (seat, seat), b"a key of sufficient length", first)
