"""The pages of sets and archetypes."""

import datetime

import pytest
from django.test import Client

from cards.archetypes import all_archetypes
from cards.models import Card, Printing
from cards.sets import all_sets, cards_of, dates_of

MAGICIAN, SOLDIER = 46986414, 72989439

pytestmark = pytest.mark.usefixtures("cards")


@pytest.fixture
def prints() -> None:
    """Prints of two cards in a set of both regions, and in one whose name has signs of addresses in it."""
    Printing.objects.bulk_create(
        Printing(card_id=card, set_name=name, number=number, rarity=rarity, region=region, date=date)
        for card, name, number, rarity, region, date in (
            (MAGICIAN, "Twice/Told #1?", "TT-EN002", "Rare", "TCG", "2005-05-05"),
            (SOLDIER, "Twice/Told #1?", "TT-EN001", "Rare", "TCG", "2005-05-05"),
            (SOLDIER, "Twice/Told #1?", "TT-EN001", "Ultra Rare", "TCG", "2005-05-05"),
            (SOLDIER, "Twice/Told #1?", "TT-JP001", "Ultra Rare", "OCG", "2004-04-04"),
            (MAGICIAN, "Vol.1", "01-01", "Ultra Rare", "OCG", "1999-02-04"),
        )
    )


def read(client: Client, address: str, **headers: str) -> str:
    response = client.get(address, headers=headers)
    assert response.status_code == 200, address
    return response.content.decode()


def test_a_card_counts_once_in_a_set_that_both_its_row_and_a_print_name(prints: None):
    sets = {(one.name, one.region): one for one in all_sets()}
    first = Card.objects.filter(ocg_set="Vol.1").count()
    assert sets["Vol.1", "OCG"].cards == len(cards_of("Vol.1")) == first > 1
    assert sets["Twice/Told #1?", "TCG"].cards == 2
    assert sets["Twice/Told #1?", "OCG"].cards == 1
    assert sets["Twice/Told #1?", "OCG"].date == datetime.date(2004, 4, 4)


def test_sets_are_told_the_latest_first():
    dates = [one.date for one in all_sets()]
    assert dates == sorted(dates, reverse=True)


def test_the_earliest_day_that_is_known_of_a_set_is_its_day(prints: None):
    assert dates_of("Vol.1") == {"OCG": datetime.date(1999, 2, 4)}
    assert dates_of("Twice/Told #1?") == {
        "OCG": datetime.date(2004, 4, 4),
        "TCG": datetime.date(2005, 5, 5),
    }
    assert dates_of("No such set") == {}


def test_a_set_shows_its_cards_by_number_with_all_rarities(client: Client, prints: None):
    text = read(client, "/sets/Twice/Told%20%231%3F/")
    for said in (
        "TT-EN001",
        "Rare, Ultra Rare",
        "TT-JP001",
        "April 4, 2004",
        "May 5, 2005",
        "2 cards known here",
    ):
        assert said in text
    assert text.index("TT-EN001") < text.index("TT-EN002")
    assert '?set=Twice%2FTold%20%231%3F"' in text
    assert 'href="/sets/Twice/Told%20%231%3F/"' in read(client, "/sets/?name=twice")
    assert "Dark Magician" in read(client, "/cards/?set=Twice%2FTold%20%231%3F")
    assert "Dark Magician" in read(client, '/cards/?q=set:"Twice%2FTold%20%231%3F"')


def test_a_set_of_cards_without_prints_goes_by_their_names(client: Client):
    text = read(client, "/sets/Vol.1/")
    first, *_others, last = Card.objects.filter(ocg_set="Vol.1").order_by("sort_name")
    assert text.index(first.name_en) < text.index(last.name_en)
    assert '<th scope="col">Number</th>' not in text


def test_a_set_is_found_however_its_name_is_written(client: Client):
    response = client.get("/sets/VOL.1/")
    assert (response.status_code, response["Location"]) == (302, "/sets/Vol.1/")
    assert client.get("/sets/No such set/").status_code == 404


def test_the_list_of_sets_is_narrowed_and_comes_in_pages(client: Client):
    text = read(client, "/sets/")
    assert "Page 1 of" in text
    assert "Page 2 of" in read(client, "/sets/?page=2")
    assert "Page 1 of" in read(client, "/sets/?page=nowhere")
    narrowed = read(client, "/sets/?name=vol.&region=OCG")
    assert "Vol.1" in narrowed
    assert "Dark Beginning" not in narrowed
    assert "<td>TCG</td>" not in narrowed
    assert "No set is called like that." in read(client, "/sets/?name=nothing+of+that+name")


def test_sets_speak_chinese(client: Client):
    assert "卡包" in read(client, "/sets/", **{"Accept-Language": "zh-Hans"})
    assert "族・通常" in read(client, "/sets/Vol.1/", **{"Accept-Language": "zh-Hans"})


def test_archetypes_are_counted_by_whole_names():
    """K23."""
    counted = {one.name: one.cards for one in all_archetypes()}
    assert counted["Blackwing"] == Card.objects.filter(archetypes__contains="|Blackwing|").count() > 2
    assert list(counted) == sorted(counted, key=str.casefold)


def test_an_archetype_shows_its_cards_and_no_part_of_a_name(client: Client):
    """K23."""
    text = read(client, "/archetypes/Blackwing/")
    assert "Blackwing Armor Master" in text
    assert "monster: " not in text
    assert "Monster: " in text
    response = client.get("/archetypes/blackwing/")
    assert (response.status_code, response["Location"]) == (302, "/archetypes/Blackwing/")
    for wrong in ("Blackwin", "Blackwing|", "|", "%7CBlackwing%7C"):
        assert client.get(f"/archetypes/{wrong}/").status_code in (302, 404)
    assert client.get("/archetypes/Blackwing/?cursor=nowhere").status_code == 404


def test_the_list_of_archetypes_can_be_narrowed(client: Client):
    text = read(client, "/archetypes/?name=blackw", **{"Accept-Language": "zh-Hans"})
    assert 'href="/archetypes/Blackwing/"' in text
    assert "Gladiator" not in text
    assert "没有这样的字段。" in read(client, "/archetypes/?name=zzz", **{"Accept-Language": "zh-Hans"})


def test_pages_of_sets_and_archetypes_take_few_queries(
    client: Client, prints: None, django_assert_num_queries
):
    """The first page with limits reads the list in force, which is remembered until the catalogue changes."""
    for address, most in (
        ("/sets/", 3),
        ("/sets/Vol.1/", 8),
        ("/sets/Vol.1/", 7),
        ("/archetypes/", 1),
        ("/archetypes/Blackwing/", 4),
    ):
        with django_assert_num_queries(most):
            client.get(address)
