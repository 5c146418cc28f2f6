"""A word of the card language is well formed when each of its parts is what may stand there."""

from typing import Any

import pytest

from cards.lang.abilities import Activation
from cards.lang.continuous import CannotAttack, ContinuousEffect, Gain, NoBattleDamage
from cards.lang.effects import Destroy, Draw
from cards.lang.facts import Card
from cards.lang.groups import TARGET, THIS, Every, monsters
from cards.lang.players import YOU
from cards.lang.wellformed import fits
from tests.scenario.invented import BOOK


@pytest.mark.parametrize("passcode", BOOK)
def test_every_card_is_well_formed(passcode: int) -> None:
    assert fits(BOOK[passcode], Card)


@pytest.mark.parametrize("word", [Gain(THIS, 500), NoBattleDamage(YOU), CannotAttack(monsters(YOU))])
def test_a_word_fits_where_it_may_stand(word: object) -> None:
    assert fits(word, ContinuousEffect)


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        (Draw(YOU, 1), ContinuousEffect),
        (Gain(THIS, "500"), Gain),  # type: ignore[arg-type]
        (Gain(THIS, True), Gain),
        (Gain(THIS, None), Gain),  # type: ignore[arg-type]
        (Gain(Every(monsters(YOU)), 500), Gain),  # type: ignore[arg-type]
        (Destroy("target"), Destroy),  # type: ignore[arg-type]
        (NoBattleDamage("you"), NoBattleDamage),  # type: ignore[arg-type]
        (Activation(do=TARGET), Activation),  # type: ignore[arg-type]
        (5, ContinuousEffect),
        ((1, "2"), tuple[int, ...]),
        ((1, 2), tuple[int, int, int]),
        (0, None),
    ],
)
def test_nothing_else_fits_there(word: object, kind: Any) -> None:
    assert not fits(word, kind)


def test_tuples_and_nothing_fit_by_their_parts() -> None:
    assert fits((1, 2), tuple[int, ...])
    assert fits((1, "2"), tuple[int, str])
    assert fits(None, int | None)
