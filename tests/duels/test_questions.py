"""Every question and option has words, and whatever lies anywhere can be named (K29)."""

import pytest
from django.utils.translation import override

from cards.lang.places import Place, Position
from duels import questions
from duels.engine import Verb, Why
from duels.engine.result import Ending
from duels.models import Duel

NOTHING = {"hand": None, "extra": None, "grave": [], "banished": [], "monsters": [], "spells": []}


def test_everything_that_the_engine_can_ask_has_words():
    assert set(questions.QUESTIONS) == set(Why)
    assert set(questions.ACTS) == set(Verb)
    assert set(questions.POSITIONS) == set(Position)
    assert set(questions.PLACES) == set(Place) - {Place.MONSTERS, Place.SPELLS, Place.NOWHERE}


def test_every_ending_of_the_rules_can_be_stored():
    assert set(Ending) <= set(Duel.Ending)


def card(handle, zone=None, position=None, passcode=None):
    return {"handle": handle, "passcode": passcode, "zone": zone, "position": position}


@pytest.mark.parametrize(
    ("place", "lying", "label"),
    [
        ("hand", card(5, passcode=1), "Kuriboh, hand, card 1"),
        ("monsters", card(5, 2, "attack", 1), "Kuriboh, monster zone 3, attack position"),
        (
            "monsters",
            card(5, 0, "face_down_defense"),
            "Face-down card, monster zone 1, face-down defense position",
        ),
        ("spells", card(5, 4, "face_down"), "Face-down card, spell & trap zone 5, face-down"),
        ("grave", card(5, None, "face_up", 1), "Kuriboh, graveyard, card 1"),
    ],
)
def test_a_card_is_named_with_its_place_and_position(place, lying, label):
    view = {"sides": [{**NOTHING, "field_zone": None, place: [lying]}, {**NOTHING, "field_zone": None}]}
    prompt = {"why": "target", "player": 0, "cards": [5], "minimum": 1, "maximum": 1, "ordered": False}
    with override("en"):
        asked = questions.asked(prompt, view, {"1": {"name": "Kuriboh"}})
    assert [option["label"] for option in asked["options"]] == [label]
    assert (asked["options"][0]["answer"], asked["options"][0]["card"]) == (None, 5)


def test_a_card_in_a_deck_that_is_looked_through_is_named_by_the_prompt():
    view = {"sides": [{**NOTHING, "field_zone": None}] * 2}
    prompt = {
        "why": "add_to_hand",
        "player": 1,
        "cards": [-1, -2],
        "passcodes": [1, 1],
        "minimum": 1,
        "maximum": 1,
        "ordered": False,
    }
    with override("en"):
        asked = questions.asked(prompt, view, {"1": {"name": "Kuriboh"}})
    assert [(one["card"], one["label"]) for one in asked["options"]] == [
        (-1, "Kuriboh, deck"),
        (-2, "Kuriboh, deck"),
    ]
    assert asked["options"][0]["place"] == "deck"


def test_an_activation_that_uses_the_effect_at_once_is_told_apart():
    """Royal Oppression has both; the other activation needs no number (M4)."""
    acts = [{"verb": Verb.ACTIVATE, "ability": key} for key in ("activation", "activation_summon")]
    with override("en"):
        said = [questions.act_in_words(act, 93016201, "respond") for act in acts]
    assert said == ["Activate the card", "Activate the card and use its effect"]
