"""What is read of a card once and remembered is what would be read of it again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cards.lang.abilities import Activation
from cards.lang.facts import Card
from cards.library import LIBRARY
from duels.engine import activation, phases, triggers
from duels.engine.faces import as_equip, as_normal_monster
from tests.scenario.invented import BOOK

READ: tuple[Callable[[Card], Any], ...] = (
    triggers.waiting_for,
    activation.by_choice,
    activation.fast,
    phases.of_phases,
)
EACH = pytest.mark.parametrize("read", READ, ids=lambda read: read.__name__)


@EACH
def test_the_second_answer_is_the_first(read: Any) -> None:
    """A card never changes, and so neither does what was read of it."""
    for card in (*LIBRARY.values(), *BOOK.values()):
        assert read(card) == read(card) == read.__wrapped__(card), card.name_en


@EACH
def test_it_is_found_for_some_cards_and_not_for_others(read: Any) -> None:
    assert {bool(read(card)) for card in LIBRARY.values()} == {True, False}


@EACH
def test_another_card_of_the_same_passcode_is_not_taken_for_it(read: Any) -> None:
    """A gemini monster on the field is another card under the same passcode, without effects (S14)."""
    card = next(card for card in LIBRARY.values() if read(card))
    assert not read(replace(card, abilities=()))
    assert read(replace(card)) == read(card)


@pytest.mark.parametrize("made", [as_normal_monster, lambda card: as_equip(card, own=False)])
def test_a_card_without_its_abilities_is_of_none_of_their_kinds(made: Callable[[Card], Card]) -> None:
    card = next(card for card in LIBRARY.values() if card.is_monster and card.abilities)
    assert card.kinds == {type(one) for one in card.abilities}
    assert made(card).kinds == frozenset()


def test_every_card_says_of_which_kinds_its_abilities_are() -> None:
    for card in LIBRARY.values():
        assert card.kinds == {type(one) for one in card.abilities}
    assert any(Activation in card.kinds for card in LIBRARY.values())
