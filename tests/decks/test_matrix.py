"""A deck under every list: when it was first not legal, and why."""

import pytest
from django.urls import reverse

from cards.models import Card
from decks import services
from decks.formats.content import Content
from decks.matrix import matrices
from players import services as players
from tests.banlist.conftest import make_list  # noqa: F401

FORTY = tuple(1 + n // 3 for n in range(40))


@pytest.fixture
def owner(db):
    return players.sign_up(username="Owner", password="thousand eyes 0")


@pytest.fixture
def deck(owner):
    for passcode in range(1, 15):
        Card.objects.create(passcode=passcode, name_en=f"Card {passcode}", kind="spell")
    return services.create(owner=owner, name="Mine", content=Content(main=FORTY))


@pytest.fixture
def lists(make_list):  # noqa: F811
    make_list(date="2012-09-01", limits={99: 0})
    make_list(date="2013-03-01", limits={5: 1})
    make_list(date="2013-09-01")
    make_list(region="TCG", date="2013-09-01", limits={5: 3})
    make_list(date="2010-09-01", limits={5: 0}, published=False)


def test_each_format_has_its_own_history(deck, lists, django_assert_num_queries):
    with django_assert_num_queries(5):
        ocg, tcg = matrices(deck.current)
    assert [(row.ban_list.effective_date.isoformat(), row.is_legal) for row in ocg.rows] == [
        ("2012-09-01", True),
        ("2013-03-01", False),
        ("2013-09-01", True),
    ]
    assert ocg.first_illegal is ocg.rows[1]
    assert ocg.because == "Card 5: 3 copies, and the ban list allows 1."
    assert (tcg.region, tcg.first_illegal, tcg.because) == ("TCG", None, "")


def test_page_and_rest_tell_it_to_those_who_may_see_the_deck(client, owner, deck, lists):
    addresses = (reverse("decks:matrix", args=[deck.pk]), f"/api/v1/decks/{deck.pk}/matrix/")
    for address in addresses:
        assert client.get(address).status_code == 404
    client.force_login(owner)
    page = client.get(addresses[0]).content.decode()
    assert "First not legal on March 1, 2013:" in page
    assert "Legal under every list." in page
    ocg, tcg = client.get(addresses[1]).json()
    assert (ocg["first_illegal"]["name"], tcg["first_illegal"]) == ("OCG 2013-03-01", None)
    assert [row["legal"] for row in ocg["lists"]] == [True, False, True]


def test_without_lists_there_is_nothing_to_tell(client, owner, deck):
    client.force_login(owner)
    assert (
        "No ban list is published yet."
        in client.get(reverse("decks:matrix", args=[deck.pk])).content.decode()
    )
    assert client.get(f"/api/v1/decks/{deck.pk}/matrix/").json() == []
