"""The card language: its codec, what can be read from it, and what the library says in it."""

import json
from dataclasses import fields, is_dataclass
from enum import StrEnum

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.lang import codec
from cards.lang.abilities import (
    Ability,
    Activatable,
    Activation,
    Continuous,
    Flip,
    Ignition,
    Quick,
    Target,
    Trigger,
)
from cards.lang.codec import VOCABULARY, WordUnreadable, decode, encode
from cards.lang.effects import Destroy, Draw, IfYouDo, May, Then
from cards.lang.facts import Card
from cards.lang.groups import GRAVE, TARGET, cards, choose, every, monsters
from cards.lang.inspect import (
    Bindings,
    certain_deeds,
    changes_values,
    deeds,
    destroys_on_field,
    negates,
    plays_in_full,
    spell_speed,
    words,
)
from cards.lang.players import EITHER, YOU
from cards.library import LIBRARY
from tests.scenario.invented import BOOK

WITH_EFFECTS = [card for card in LIBRARY.values() if card.abilities]
BY_NAME = {card.name_en: card for card in LIBRARY.values()}


def activatable(name: str, key: str | None = None) -> Activatable:
    """The one activatable ability of a card, or the one of this key."""
    found = [
        one for one in BY_NAME[name].abilities if isinstance(one, Activatable) and key in (None, one.key)
    ]
    assert len(found) == 1
    return found[0]


# What the library is written in


@pytest.mark.parametrize("card", WITH_EFFECTS, ids=lambda card: card.name_en)
def test_the_keys_of_a_cards_abilities_are_its_own(card: Card):
    keys = [ability.key for ability in card.abilities]
    assert len(set(keys)) == len(keys)
    assert all(key and key == key.strip().lower() for key in keys)


def test_cards_are_data_and_nothing_else():
    """No callable, no foreign object: every value is a word, a constant, a number or a text."""
    for card in LIBRARY.values():
        for value in words((card.recipe, card.abilities)):
            if is_dataclass(value) or isinstance(value, StrEnum):
                assert VOCABULARY[type(value).__name__] is type(value), card.name_en
            else:
                assert value is None or isinstance(value, tuple | int | str), card.name_en


def test_every_word_of_the_language_is_used_by_a_card():
    """By one of the library, or by one that was invented to show what none of the library says yet."""
    used = {type(value) for card in BOOK.values() for value in words((card.recipe, card.abilities))}
    language = {word for word in VOCABULARY.values() if is_dataclass(word)}
    assert language - used == set()


def test_a_card_is_played_in_full_exactly_when_its_effect_is_written_down():
    for card in LIBRARY.values():
        assert plays_in_full(card)
        assert bool(card.abilities) is card.has_effect, card.name_en


def test_a_token_of_a_text_has_a_row_with_the_same_values():
    tokens = [
        word for card in WITH_EFFECTS for word in words(card.abilities) if type(word).__name__ == "Token"
    ]
    assert tokens
    for token in tokens:
        row = BY_NAME[token.name]
        assert (row.attribute, row.race, row.level) == (token.attribute, token.race, token.level)
        assert (row.atk, row.defense) == (token.atk, token.def_)


# The codec


@pytest.mark.parametrize("card", WITH_EFFECTS, ids=lambda card: card.name_en)
def test_abilities_survive_the_way_to_json_and_back(card: Card):
    text = json.dumps(encode((card.recipe, card.abilities)))
    assert decode(json.loads(text)) == (card.recipe, card.abilities)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(st.from_type(Ability))
def test_any_ability_survives_the_way_to_json_and_back(ability: Ability):
    assert decode(json.loads(json.dumps(encode(ability)))) == ability


def test_fields_at_their_defaults_are_left_out():
    assert encode(Activation(do=Draw(YOU, 2))) == [
        "Activation",
        {"do": ["Draw", {"who": {"enum": "Who", "value": "you"}, "count": 2}]},
    ]


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        (["Explode", {}], "there is no word 'Explode'"),
        (["Draw", {"cards": 2}], "Draw has no cards"),
        (["Phase", {}], "Phase is an enumeration and no word"),
        ({"enum": "Phase", "value": "tea"}, "'tea' is no Phase"),
        ({"enum": "Draw", "value": "2"}, "Draw is a word and no enumeration"),
        ({"enum": "Phase"}, "is no word of the card language"),
        (1.5, "is no word of the card language"),
        (["Draw"], "is no word of the card language"),
    ],
)
def test_what_is_no_word_is_refused_with_the_reason(value: object, complaint: str):
    with pytest.raises(WordUnreadable, match=complaint):
        decode(value)


def test_what_is_no_word_cannot_be_written():
    with pytest.raises(TypeError, match="function is no word of the card language"):
        encode((lambda: None,))


def test_two_words_never_share_a_name():
    homes = [word.__module__ for word in VOCABULARY.values()]
    assert set(homes) <= {module.__name__ for module in codec.MODULES}
    assert all(fields(word) is not None for word in VOCABULARY.values() if is_dataclass(word))


# What can be read from an ability


@pytest.mark.parametrize(
    ("name", "destroys"),
    [
        ("Dark Hole", True),
        ("Fissure", True),
        ("Mystical Space Typhoon", True),
        ("Trap Hole", True),
        ("Man-Eater Bug", True),
        ("Dust Tornado", True),
        ("Magical Dimension", False),  # Its player may leave the destruction.
        ("Pot of Greed", False),
        ("Solemn Judgment", False),  # What is negated is not destroyed on the field (M10).
        ("Polymerization", False),
    ],
)
def test_what_is_certain_to_destroy_cards_on_the_field_is_known_beforehand(name: str, destroys: bool):
    assert destroys_on_field(activatable(name)) is destroys


def test_a_negated_effect_of_a_standing_card_is_destroyed_on_the_field():
    stardust = activatable("Stardust Dragon", "quick")
    assert not destroys_on_field(stardust)
    assert destroys_on_field(stardust, Bindings(answers_standing_effect=True))


def test_destroying_elsewhere_is_not_destroying_on_the_field():
    in_graves = cards(GRAVE, EITHER)
    assert not destroys_on_field(Activation(do=Destroy(every(in_graves))))
    assert not destroys_on_field(Activation(target=Target(1, in_graves), do=Destroy(TARGET)))


def test_the_deeds_of_an_effect_are_told_in_order_with_those_that_may_be_left():
    first, second, third = Draw(YOU, 1), Draw(YOU, 2), Destroy(choose(1, monsters(EITHER)))
    effect = Then(IfYouDo(first, second), May(third))
    assert list(deeds(effect)) == [first, second, third]
    assert list(certain_deeds(effect)) == [first, second, May(third)]
    assert list(deeds(None)) == []


@pytest.mark.parametrize(
    ("name", "key", "does_negate"),
    [
        ("Solemn Judgment", None, True),
        ("Magic Jammer", None, True),
        ("Stardust Dragon", "quick", True),
        ("Stardust Dragon", "trigger", False),
        ("Magic Cylinder", None, False),  # An attack is no activation.
    ],
)
def test_what_negates_is_known_beforehand(name: str, key: str | None, does_negate: bool):
    assert negates(activatable(name, key)) is does_negate


@pytest.mark.parametrize(
    ("name", "key", "changes"),
    [("Junk Warrior", None, True), ("Kuriboh", None, False), ("Axe of Despair", "trigger", False)],
)
def test_what_changes_values_is_known_beforehand(name: str, key: str | None, changes: bool):
    """B9."""
    assert changes_values(activatable(name, key)) is changes


@pytest.mark.parametrize(
    ("name", "key", "speed"),
    [
        ("Pot of Greed", None, 1),
        ("Axe of Despair", "trigger", 1),
        ("Man-Eater Bug", None, 1),
        ("Sangan", None, 1),
        ("Breaker the Magical Warrior", "ignition", 1),
        ("Book of Moon", None, 2),
        ("Kuriboh", None, 2),
        ("Mirror Force", None, 2),
        ("Call of the Haunted", None, 2),
        ("Solemn Judgment", None, 3),
    ],
)
def test_every_ability_has_its_spell_speed(name: str, key: str | None, speed: int):
    """C1."""
    assert spell_speed(BY_NAME[name], activatable(name, key)) == speed


def test_every_kind_of_effect_is_there():
    kinds = {type(ability) for card in WITH_EFFECTS for ability in card.abilities}
    assert {Activation, Ignition, Quick, Trigger, Flip, Continuous} <= kinds
