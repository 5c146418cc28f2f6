"""Names close to what was typed."""

from collections.abc import Callable

import pytest

from cards.models import Card
from cards.search.suggestions import suggestions
from cards.services import load_library
from tests.catalogue import fill_catalogue

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _cards(db: None) -> None:
    fill_catalogue()


def names(typed: str) -> list[str]:
    rows = Card.objects.in_bulk()
    return [rows[one.passcode].name_en for one in suggestions(typed)]


CLOSE = {
    "drak magician girl": "Dark Magician Girl",
    "Mystcal Space Typhon": "Mystical Space Typhoon",
    "monster rebron": "Monster Reborn",
    "黑魔导女骇": "Dark Magician Girl",
    "heimodaonuhai": "Dark Magician Girl",
    "stardst": "Stardust Dragon",
    "pot of gred": "Pot of Greed",
}


@pytest.mark.parametrize("typed", CLOSE)
def test_a_misspelt_name_is_suggested(typed: str) -> None:
    assert CLOSE[typed] in names(typed)


def test_what_begins_so_comes_first() -> None:
    assert names("dark magician")[:2] == ["Dark Magician", "Dark Magician Girl"]
    assert names("hmdnh")[0] == "Dark Magician Girl"


def test_each_card_is_suggested_once() -> None:
    found = suggestions("dark")
    assert len({one.passcode for one in found}) == len(found) == 10


@pytest.mark.parametrize("typed", ["", "!?", "zzzzqqqq", "\0", "vvx"])
def test_nothing_is_close_to_nothing(typed: str) -> None:
    assert names(typed) == []


def test_a_new_name_is_known_at_once(django_assert_num_queries: Callable[..., object]) -> None:
    suggestions("warm")
    card = Card.objects.create(passcode=900, name_en="Brand New Wyrm", kind="spell")
    load_library()
    assert suggestions("brand new wirm")[0].passcode == card.pk
    with django_assert_num_queries(1):
        suggestions("dark")
