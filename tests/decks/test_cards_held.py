"""Public decks are found by the cards that they hold."""

import importlib

import pytest
from django.apps import apps

from cards.models import Card
from decks import services
from decks.formats.content import Content
from decks.models import HeldCard
from decks.selectors import SHOWN_WITH_A_CARD, public_decks_with

CARD = 89631139


def held(deck):
    return dict(HeldCard.objects.filter(deck=deck).values_list("passcode", "copies"))


def test_a_deck_is_found_by_what_it_holds_now(public_deck):
    assert held(public_deck) == {CARD: 3, 23995346: 1, 7: 1}
    services.edit(deck=public_deck, content=Content((CARD, 7), (), (CARD,)))
    assert held(public_deck) == {CARD: 2, 7: 1}
    assert [deck.copies for deck in public_decks_with([CARD])] == [2]
    services.edit(deck=public_deck, content=Content((7,), (), ()))
    assert list(public_decks_with([CARD])) == []


def test_a_private_deck_is_not_found(public_deck, deck):
    services.edit(deck=public_deck, visibility="private")
    assert list(public_decks_with([CARD, *deck.current.passcodes])) == []


def test_a_deck_that_is_deleted_holds_nothing(public_deck):
    services.delete(deck=public_deck)
    assert HeldCard.objects.count() == 0


def test_decks_that_were_there_before_are_found_too(public_deck):
    HeldCard.objects.all().delete()
    importlib.import_module("decks.migrations.0002_held_cards").find_by_cards(apps, None)
    assert held(public_deck) == {CARD: 3, 23995346: 1, 7: 1}


@pytest.fixture
def many(yugi, library):
    """More public decks with a card than its page shows, one of them with another picture of it."""
    Card.objects.create(
        passcode=CARD + 1,
        name_en="Blue-Eyes White Dragon",
        kind="monster",
        traits="normal",
        attribute="LIGHT",
        race="Dragon",
        artwork_of=CARD,
    )
    return [
        services.create(
            owner=yugi, name=f"Deck {number}", content=Content((CARD, CARD + 1), (), ()), visibility="public"
        )
        for number in range(SHOWN_WITH_A_CARD + 1)
    ]


def test_the_page_of_a_card_shows_the_latest_decks_and_leads_to_all(client, many):
    text = client.get(f"/cards/{CARD}/").content.decode()
    assert text.count(">Deck ") == SHOWN_WITH_A_CARD
    assert ">Deck 0<" not in text
    assert f'href="/decks/public/?card={CARD}"' in text
    assert '<td class="number">2</td>' in text
    for passcode in (CARD, CARD + 1):
        text = client.get(f"/decks/public/?card={passcode}").content.decode()
        assert text.count(">Deck ") == SHOWN_WITH_A_CARD + 1
        assert "Public decks with Blue-Eyes White Dragon" in text


def test_a_card_that_no_public_deck_holds_says_so(client, library):
    assert "No public deck holds it yet." in client.get(f"/cards/{CARD}/").content.decode()
    text = client.get(f"/decks/public/?card={CARD}").content.decode()
    assert "No public deck holds it yet." in text


@pytest.mark.parametrize("wrong", ["x", "0", "1", "99999999999", "-1", "٣"])
def test_a_card_that_is_not_there_is_told(client, library, wrong):
    answer = client.get(f"/decks/public/?card={wrong}")
    assert answer.status_code == 400
    assert "There is no such card." in answer.content.decode()


def test_decks_with_a_card_take_as_many_queries_as_all_of_them(client, many, django_assert_max_num_queries):
    with django_assert_max_num_queries(12):
        client.get(f"/decks/public/?card={CARD}")
