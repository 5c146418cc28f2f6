"""The catalogue that tests read is the one that a load makes."""

import pytest

from cards.models import Card, Name, Text
from cards.services import load_library
from tests.catalogue import fill_catalogue

pytestmark = pytest.mark.django_db


def rows() -> list[list[tuple[object, ...]]]:
    """What stands in the catalogue, but for the numbers that the database gave to names and texts."""
    return [
        list(Card.objects.order_by("pk").values_list()),
        sorted(Name.objects.values_list("card", "sort", "text", "key", "pinyin", "initials")),
        sorted(Text.objects.values_list("card", "language", "key")),
    ]


def test_what_is_told_again_is_what_a_load_writes() -> None:
    load_library()
    loaded = rows()
    for _ in range(2):
        Card.objects.all().delete()
        fill_catalogue()
        assert rows() == loaded
    assert load_library().unchanged == len(loaded[0])


def test_names_can_be_given_afterwards() -> None:
    """The database still numbers what comes later."""
    fill_catalogue()
    card = Card.objects.get(name_en="Mystical Space Typhoon")
    assert Name.objects.create(card=card, text="MST", key="mst").pk
