"""Whom a ban list hits: decks counted beforehand, and owners told once it is in force."""

import datetime

import pytest
from django.urls import reverse
from django.utils import translation

from banlist import selectors as banlist
from banlist import services as lists
from banlist.extensions import Tally, deck_impact
from banlist.law import Law
from cards.models import Card
from decks import services as decks
from decks.formats.content import Content
from decks.impact import newly_broken
from decks.telling import tell_owners
from players import services as players
from players.models import Notification, OutboxMessage
from players.rendering import said
from tests.banlist.conftest import make_list  # noqa: F401
from tests.players.conftest import with_nothing


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (Law(), Law({5: 1}), [5]),
        (Law(), Law({5: 2}), None),
        (Law({5: 1}), Law({5: 0}), None),
        (Law({5: 1}), Law(), None),
        (Law(), Law({5: 2}, otherwise=0), [6]),
        (Law(), Law(points={5: 3}, cap=6), None),
        (Law(), Law(points={5: 3}, cap=5), []),
    ],
)
def test_a_deck_of_two_fives_and_a_six(before, after, expected):
    assert newly_broken({5: 2, 6: 1}, before, after) == expected


def test_too_many_copies_of_another_card_hide_nothing():
    """That breaks D3, under any list; the new one forbids another card besides (D4)."""
    assert newly_broken({5: 2, 6: 4}, Law(), Law({5: 1})) == [5]


@pytest.fixture
def owner(db):
    player = with_nothing("Owner", "thousand eyes 0", email="owner@example.org")
    return players.change_profile(player=player, wants_mail=True)


@pytest.fixture
def deck(owner):
    for passcode, name, chinese in ((5, "Five", "五"), (6, "Six", "六")):
        Card.objects.create(passcode=passcode, name_en=name, name_zh=chinese, kind="spell")
    Card.objects.create(passcode=7, name_en="Artwork of Five", kind="spell", alias=5)
    return decks.create(owner=owner, name="Mine", content=Content(main=(5, 5, 6), side=(7,)))


class TestTally:
    def test_artworks_and_all_parts_count(self, deck, django_assert_num_queries):
        with django_assert_num_queries(2):
            tally = deck_impact.tally(Law(), Law({5: 2}), region="OCG")
        assert deck_impact.total("OCG") == 1
        assert tally == Tally(looked_at=1, last=deck.pk, illegal=1, cards={5: 1})

    def test_decks_are_looked_at_piece_by_piece_until_there_are_none(self, deck, owner):
        other = decks.create(owner=owner, name="Other", content=Content(main=(5, 5)))
        first = deck_impact.tally(Law(), Law({5: 1}), region="OCG", at_most=1)
        second = deck_impact.tally(Law(), Law({5: 1}), region="OCG", beyond=first.last, at_most=1)
        third = deck_impact.tally(Law(), Law({5: 1}), region="OCG", beyond=second.last, at_most=1)
        assert [first.last, second.last] == [deck.pk, other.pk]
        assert [each.illegal for each in (first, second, third)] == [1, 1, 0]
        assert [each.is_over for each in (first, second, third)] == [False, False, True]

    def test_only_what_a_deck_is_now_counts(self, deck):
        decks.edit(deck=deck, content=Content(main=(6,)))
        assert deck_impact.tally(Law(), Law({5: 0}), region="OCG").illegal == 0

    def test_only_decks_that_are_meant_for_the_format_count(self, deck):
        assert deck_impact.total("TCG") == 0
        assert deck_impact.tally(Law(), Law({5: 0}), region="TCG").is_over

    @pytest.fixture
    def admin_client(self, db, client):
        admin = with_nothing("Pegasus", "thousand eyes 0")
        admin.is_staff = admin.is_superuser = True
        admin.save()
        client.force_login(admin)
        return client

    def test_the_page_counts_it(self, admin_client, deck, make_list):  # noqa: F811
        draft = make_list(limits={5: 1}, published=False)
        address = reverse("admin:banlist_banlist_impact", args=[draft.pk])
        assert admin_client.get(address).json() == {
            "over": False,
            "beyond": deck.pk,
            "decks": 1,
            "illegal": 1,
            "cards": [{"passcode": 5, "name": "Five", "decks": 1}],
        }
        assert admin_client.get(address, {"beyond": deck.pk}).json()["over"] is True
        assert admin_client.get(address, {"beyond": "one"}).status_code == 400


class TestOwners:
    def test_they_are_told_in_app_and_by_mail_what_to_change(self, deck, owner, make_list):  # noqa: F811
        make_list(date="2013-03-01")
        make_list(date="2013-09-01", limits={5: 1, 6: 1})
        assert tell_owners() == 1
        row = Notification.objects.get(player=owner)
        words = said(row, owner)
        assert words.subject == "Your deck “Mine” breaks the ban list OCG 2013-09-01"
        assert "Five: 3 copies, and 1 allowed." in words.text
        assert "Six" not in words.text
        assert words.link == reverse("decks:detail", args=[deck.pk])
        assert OutboxMessage.objects.get(player=owner).kind == "decks.became_illegal"
        with translation.override("zh-hans"):
            assert "五" in said(row, owner).text

    def test_a_list_speaks_of_the_decks_of_its_format(self, deck, owner, make_list):  # noqa: F811
        make_list(region="TCG", limits={5: 0})
        assert tell_owners() == 0
        other = decks.create(owner=owner, name="Other", content=deck.current.content, format="TCG")
        make_list(region="TCG", date="2013-09-02", limits={5: 0, 6: 0})
        make_list(limits={})
        assert tell_owners() == 0
        make_list(region="TCG", date="2013-09-03", limits={})
        make_list(region="TCG", date="2013-09-04", limits={6: 0})
        assert tell_owners() == 1
        words = said(Notification.objects.get(), owner)
        assert words.link == reverse("decks:detail", args=[other.pk])

    def test_nobody_is_told_twice(self, deck, make_list):  # noqa: F811
        made = make_list(limits={5: 1})
        assert tell_owners() == 1
        assert tell_owners() == 0
        type(made).objects.update(owners_told_at=None)
        tell_owners()
        assert Notification.objects.count() == 1

    def test_only_a_list_in_force_tells_and_only_of_what_it_breaks_anew(self, deck, make_list):  # noqa: F811
        tomorrow = banlist.today() + datetime.timedelta(days=1)
        make_list(date="2013-03-01", limits={5: 0})
        make_list(date="2013-09-01", limits={5: 1})
        make_list(date=tomorrow.isoformat(), limits={6: 0})
        make_list(date="2013-09-01", limits={6: 0}, published=False)
        assert tell_owners() == 0
        assert not Notification.objects.exists()

    def test_a_list_published_by_the_worker_tells_too(self, deck, make_list):  # noqa: F811
        draft = make_list(limits={6: 0}, published=False)
        lists.publish(ban_list=draft)
        assert tell_owners() == 1

    def test_points_without_a_card_to_blame_are_told(self, deck, owner, make_list):  # noqa: F811
        made = lists.create_list(
            name="Points",
            region="OCG",
            effective_date=datetime.date(2013, 9, 1),
            kind="points",
            cap=5,
            lines=[lists.Line(5, 3, points=2)],
        )
        lists.publish(ban_list=made)
        tell_owners()
        assert "cost more points" in said(Notification.objects.get(player=owner), owner).text
