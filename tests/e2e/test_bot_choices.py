"""The example bot chooses cards that fit together: the rules accept whatever it answers."""

import random

import pytest

from docs.examples.bot import Bot
from duels.engine.answers import answer_from_json, prompt_to_json
from duels.engine.prompts import ChooseCards, LevelSum, OneEach, Why

HANDLES = (11, 12, 13, 14, 15)
PROMPTS = [
    ChooseCards(0, Why.TARGET, HANDLES, 1, 3),
    ChooseCards(0, Why.HAND_LIMIT, HANDLES, 2, 2, ordered=True),
    ChooseCards(0, Why.REPLAY, HANDLES, 0, 1),
    ChooseCards(0, Why.MATERIALS, HANDLES, 1, 5, constraint=LevelSum((1, 4, 4, 3, 2), 6, exactly=True)),
    ChooseCards(0, Why.EFFECT_TRIBUTE, HANDLES, 1, 5, constraint=LevelSum((1, 4, 4, 7, 2), 8, exactly=False)),
    ChooseCards(0, Why.MATERIALS, HANDLES, 2, 2, constraint=OneEach(((0, 1), (1, 4)))),
    ChooseCards(0, Why.MATERIALS, HANDLES, 3, 3, constraint=OneEach(((0,), (0, 1), (0, 1, 2))), one_of=(13,)),
    ChooseCards(0, Why.ADD_TO_HAND, (-1, -2), 1, 1, passcodes=(1, 2)),
]


@pytest.mark.parametrize("prompt", PROMPTS, ids=lambda prompt: str(prompt.constraint or prompt.why))
def test_what_the_bot_chooses_is_accepted(prompt):
    shown = prompt_to_json(prompt)
    shown |= {"id": 1, "options": [{"answer": None, "card": card} for card in prompt.options]}
    bot = Bot.__new__(Bot)
    answers = set()
    for seed in range(400):
        bot.chance = random.Random(seed)
        answer = answer_from_json(bot.decide(shown))
        assert prompt.accepts(answer)
        answers.add(frozenset(answer.cards))
    assert answers == {frozenset(answer.cards) for answer in prompt.answers()}


def test_a_choice_without_an_answer_is_said_to_be_none():
    impossible = ChooseCards(0, Why.MATERIALS, (1, 2), 1, 2, constraint=LevelSum((2, 2), 3, exactly=True))
    shown = prompt_to_json(impossible) | {"id": 7, "options": [{"card": 1}, {"card": 2}]}
    bot = Bot.__new__(Bot)
    bot.chance = random.Random(1)
    with pytest.raises(ValueError, match="prompt 7"):
        bot.decide(shown)
