"""Players, cards and decks to test with."""

import pytest

from decks import services
from decks.formats.content import Content
from decks.starters import WARRIORS
from tests.catalogue import fill_catalogue
from tests.players.conftest import api, kaiba, yugi

__all__ = ["api", "kaiba", "yugi"]


@pytest.fixture
def library(db):
    """The catalogue as `make serve` fills it."""
    fill_catalogue()


@pytest.fixture
def deck(yugi):
    """A private deck of Yugi's."""
    return services.create(owner=yugi, name="Warriors", content=WARRIORS.content)


@pytest.fixture
def public_deck(yugi):
    """A public deck of Yugi's."""
    return services.create(
        owner=yugi, name="For all", content=Content((89631139,) * 3, (23995346,), (7,)), visibility="public"
    )
