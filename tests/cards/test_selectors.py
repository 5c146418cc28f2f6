"""What others may ask of the cards."""

from dataclasses import replace

import pytest

from cards.columns import facts_of
from cards.lang.recipes import FusionOf
from cards.library import LIBRARY
from cards.models import Card
from cards.selectors import card_by_passcode, cards_by_passcode, cards_named, identities, printed

pytestmark = pytest.mark.usefixtures("cards")

MAGICIAN = 46986414
ELF = 15025844


def treated_as(passcode: int, alias: int) -> None:
    Card.objects.create(
        passcode=passcode, name_en=f"Print {passcode}", kind="monster", traits="normal", alias=alias
    )


def test_a_card_is_found_by_its_passcode():
    assert card_by_passcode(MAGICIAN).name_en == "Dark Magician"
    assert card_by_passcode(1) is None


def test_many_cards_are_found_in_one_query_and_unknown_ones_left_out(django_assert_num_queries):
    with django_assert_num_queries(1):
        found = cards_by_passcode([MAGICIAN, ELF, MAGICIAN, 1])
    assert {passcode: card.name_en for passcode, card in found.items()} == {
        MAGICIAN: "Dark Magician",
        ELF: "Mystical Elf",
    }


def test_an_alias_is_followed_to_its_end(django_assert_num_queries):
    """D3 and K32: another print of another print counts under the original."""
    treated_as(101, MAGICIAN)
    treated_as(102, 101)
    with django_assert_num_queries(1):
        found = identities([102, 101, MAGICIAN, ELF, 7])
    assert found == {102: MAGICIAN, 101: MAGICIAN, MAGICIAN: MAGICIAN, ELF: ELF, 7: 7}


def test_a_ring_of_aliases_ends_at_its_lowest_passcode():
    treated_as(101, 103)
    treated_as(102, 101)
    treated_as(103, 102)
    treated_as(104, 103)
    assert identities([101, 102, 103, 104]) == dict.fromkeys([101, 102, 103, 104], 101)


@pytest.mark.parametrize("name", ["Dark Magician", "dark magician", " 黑魔导 ", "黑魔术师"])
def test_a_card_is_found_by_any_of_its_names(name: str):
    assert [card.passcode for card in cards_named(name)] == [MAGICIAN]


def test_a_name_that_two_cards_share_finds_both():
    Card.objects.create(passcode=201, name_en="Another", name_zh="黑魔导", kind="spell", traits="normal")
    assert {card.passcode for card in cards_named("黑魔导")} == {MAGICIAN, 201}
    assert {card.passcode for card in cards_named("Dark")} == set()


def test_the_printed_card_is_the_librarys_own_with_what_it_is_made_of():
    ultimate = printed(card_by_passcode(23995346))
    assert ultimate is LIBRARY[23995346]
    assert isinstance(ultimate.recipe, FusionOf)


def test_the_rows_hold_every_printed_fact():
    """A row read back is the library's card, but for what it is made of and what it can do."""
    for row in Card.objects.all():
        assert facts_of(row) == replace(LIBRARY[row.passcode], recipe=None, abilities=())


def test_a_card_of_the_operator_is_printed_from_its_row():
    Card.objects.create(passcode=301, name_en="Mine", kind="monster", traits="normal tuner", race="Dragon")
    card = printed(card_by_passcode(301))
    assert (card.name_en, card.kind, card.traits, card.race) == (
        "Mine",
        "monster",
        ("normal", "tuner"),
        "Dragon",
    )
