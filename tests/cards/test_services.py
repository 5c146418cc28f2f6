"""Loading the library into the database."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from cards.library import LIBRARY
from cards.models import Card, Text
from cards.services import Loaded, TooManyGone, load_library

pytestmark = pytest.mark.django_db

MAGICIAN = 46986414
TEN = {passcode: LIBRARY[passcode] for passcode in list(LIBRARY)[:10]}


def test_the_first_load_brings_every_card_with_all_its_facts():
    assert load_library() == Loaded(added=len(LIBRARY), changed=0, unchanged=0, released=0)
    magician = Card.objects.get(passcode=MAGICIAN)
    assert magician.name_en == "Dark Magician"
    assert magician.name_zh == "黑魔导"
    assert (magician.kind, magician.traits) == ("monster", "normal")
    assert (magician.attribute, magician.race, magician.level) == ("DARK", "Spellcaster", 7)
    assert (magician.atk, magician.defense) == (2500, 2100)
    assert magician.archetypes == "|Dark Magician|"
    assert magician.ocg_set == "Vol.1"
    assert magician.ocg_date.isoformat() == "1999-02-04"
    assert magician.playable
    assert magician.from_library
    assert Card.objects.count() == len(LIBRARY)


def test_the_second_load_changes_nothing_and_writes_nothing(django_assert_num_queries):
    load_library()
    with django_assert_num_queries(6) as queries:
        assert load_library() == Loaded(added=0, changed=0, unchanged=len(LIBRARY), released=0)
    assert [query["sql"].split()[0] for query in queries.captured_queries] == [
        "SAVEPOINT",
        *["SELECT"] * 4,
        "RELEASE",
    ]


def test_a_row_that_disagrees_is_put_right():
    load_library()
    Card.objects.filter(passcode=MAGICIAN).update(atk=9999, name_zh="")
    assert load_library().changed == 1
    magician = Card.objects.get(passcode=MAGICIAN)
    assert (magician.atk, magician.name_zh) == (2500, "黑魔导")


def test_a_card_that_the_operator_added_is_left_alone():
    Card.objects.create(passcode=123, name_en="My own card", kind="spell", traits="normal")
    loaded = load_library()
    assert loaded.added == len(LIBRARY)
    own = Card.objects.get(passcode=123)
    assert own.name_en == "My own card"
    assert not own.playable


def test_a_card_that_the_operator_added_early_becomes_the_librarys():
    Card.objects.create(passcode=MAGICIAN, name_en="Black Magician", kind="monster", traits="normal")
    assert load_library().changed == 1
    assert Card.objects.get(passcode=MAGICIAN).name_en == "Dark Magician"


def test_a_card_that_the_library_lost_is_kept_and_no_longer_playable():
    load_library()
    without = {passcode: card for passcode, card in LIBRARY.items() if passcode != MAGICIAN}
    assert load_library(book=without).released == 1
    magician = Card.objects.get(passcode=MAGICIAN)
    assert not magician.playable
    assert not magician.from_library


def test_a_library_that_lost_many_cards_changes_nothing_unless_told_to():
    """K30."""
    load_library()
    with pytest.raises(
        TooManyGone, match=rf"{len(LIBRARY) - 10} of the {len(LIBRARY)} .* nothing was changed"
    ):
        load_library(book=TEN)
    assert Card.objects.filter(from_library=True).count() == len(LIBRARY)
    assert load_library(book=TEN, even_many_gone=True).released == len(LIBRARY) - 10


def test_the_command_says_what_it_did():
    first, second = StringIO(), StringIO()
    call_command("load_library", stdout=first)
    call_command("load_library", stdout=second)
    assert (
        first.getvalue()
        == f"{len(LIBRARY)} cards in the library: {len(LIBRARY)} added, 0 changed, 0 unchanged.\n"
    )
    assert (
        second.getvalue()
        == f"{len(LIBRARY)} cards in the library: 0 added, 0 changed, {len(LIBRARY)} unchanged.\n"
    )


def test_the_command_says_how_to_go_on_when_it_refuses():
    load_library()
    Card.objects.bulk_create(
        Card(passcode=passcode, name_en=f"Gone {passcode}", kind="spell", traits="normal", from_library=True)
        for passcode in range(1, 101)
    )
    with pytest.raises(CommandError, match=rf"100 of the {len(LIBRARY) + 100} cards .* add --even-many-gone"):
        call_command("load_library")
    told = StringIO()
    call_command("load_library", even_many_gone=True, stdout=told)
    assert "100 cards that the library no longer has are kept, but are not playable." in told.getvalue()


def test_a_text_that_is_made_anew_is_found_by_its_new_words():
    load_library()
    Text.objects.filter(card__name_en="Pot of Greed").update(key="other words")
    load_library()
    assert "draw 2 cards" in Text.objects.get(card__name_en="Pot of Greed", language="en").key
