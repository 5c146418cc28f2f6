"""What a deck has been: listed, compared and restored by its owner."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connections
from django.urls import reverse
from hypothesis import given
from hypothesis import strategies as st

from decks import services
from decks.differences import Change, difference
from decks.formats.content import Content, Remark
from decks.models import Deck, DeckRevision
from tests.players.conftest import with_nothing, with_token

DECKS = "/api/v1/decks/"
MAGICIAN, BLUE_EYES, ULTIMATE = 46986414, 89631139, 23995346
cards = st.lists(st.integers(1, 6), max_size=12).map(tuple)
contents = st.builds(Content, cards, cards, cards)


class TestDifference:
    def test_cards_are_told_part_by_part_and_lines_beside_them(self):
        before = Content((1, 1, 2), (9,), (5,), (Remark("", 0, "# old"),))
        after = Content((1, 3, 1, 1), (9,), (), (Remark("", 0, "# new"),))
        found = difference(before, after)
        assert [(part.part, part.added, part.removed) for part in found.parts] == [
            ("main", [Change(1, 2, 3), Change(3, 0, 1)], [Change(2, 1, 0)]),
            ("side", [], [Change(5, 1, 0)]),
        ]
        assert (found.lines_added, found.lines_removed) == (["# new"], ["# old"])

    def test_another_order_of_the_same_cards_is_told(self):
        (part,) = difference(Content((1, 2)), Content((2, 1))).parts
        assert (part.added, part.removed, part.reordered) == ([], [], True)

    @given(contents, contents)
    def test_it_leads_from_one_to_the_other_and_back(self, before, after):
        found = difference(before, after)
        back = difference(after, before)
        assert found.is_none is (before == after)
        for there, here in zip(found.parts, back.parts, strict=True):
            assert {(one.passcode, one.more) for one in there.added} == {
                (one.passcode, -one.more) for one in here.removed
            }
        for part in found.parts:
            copies = list(getattr(before, part.part))
            for one in part.added:
                copies += [one.passcode] * one.more
            for one in part.removed:
                for _ in range(one.fewer):
                    copies.remove(one.passcode)
            assert sorted(copies) == sorted(getattr(after, part.part))


@pytest.fixture
def changed(yugi, library):
    """A public deck of Yugi's in its third revision."""
    deck = services.create(
        owner=yugi, name="Changed", content=Content((BLUE_EYES,) * 3, (ULTIMATE,)), visibility="public"
    )
    services.edit(deck=deck, content=Content((BLUE_EYES, MAGICIAN), (ULTIMATE,)))
    return services.edit(deck=deck, content=Content((MAGICIAN, BLUE_EYES), (ULTIMATE,)))


def at(name, deck, *rest):
    return reverse(f"decks:{name}", args=[deck.address, *rest])


class TestPages:
    def test_versions_are_listed_compared_and_restored(
        self, client, yugi, changed, django_assert_max_num_queries
    ):
        client.force_login(yugi)
        assert at("versions", changed) in client.get(at("detail", changed)).content.decode()
        with django_assert_max_num_queries(6):
            rows = client.get(at("versions", changed)).context["rows"]
        assert [row.number for row in rows] == [3, 2, 1]
        with django_assert_max_num_queries(8):
            page = client.get(at("compare", changed), {"from": 1, "to": 3}).content.decode()
        text = " ".join(page.split())
        assert '<span class="badge good">+1</span> Dark Magician' in text
        assert '<span class="badge bad">−2</span> Blue-Eyes White Dragon' in text
        order = client.get(at("compare", changed), {"from": 2, "to": 3}).content.decode()
        assert "The same cards in another order." in order
        same = client.get(at("compare", changed), {"from": 3, "to": 3}).content.decode()
        assert "They do not differ." in same
        page = client.post(at("restore", changed, 1), follow=True).content.decode()
        assert "what it was in version 1; that is version 4 now" in page
        changed.refresh_from_db()
        assert (changed.current.number, changed.current.main) == (4, (BLUE_EYES,) * 3)
        assert changed.revisions.count() == 4

    @pytest.mark.parametrize(
        "query", [{}, {"from": "x", "to": 1}, {"from": 1, "to": 9}, {"from": "9" * 9, "to": 1}]
    )
    def test_versions_that_are_not_there_are_not_found(self, client, yugi, changed, query):
        client.force_login(yugi)
        assert client.get(at("compare", changed), query).status_code == 404
        assert client.post(at("restore", changed, 9)).status_code == 404

    def test_they_are_paged(self, client, yugi):
        deck = services.create(owner=yugi, name="x")
        for number in range(1, 52):
            services.edit(deck=deck, content=Content((number,)))
        client.force_login(yugi)
        first = client.get(at("versions", deck))
        assert len(first.context["rows"]) == 50
        assert [row.number for row in client.get(first.context["next"]).context["rows"]] == [2, 1]

    def test_another_player_sees_none_of_it(self, client, kaiba, changed):
        for player, status in ((None, 302), (kaiba, 403)):
            if player:
                client.force_login(player)
            assert client.get(at("versions", changed)).status_code == status
            assert client.get(at("compare", changed), {"from": 1, "to": 2}).status_code == status
            assert client.post(at("restore", changed, 1)).status_code == status
        assert at("versions", changed) not in client.get(at("detail", changed)).content.decode()
        services.edit(deck=changed, visibility="private")
        assert client.get(at("versions", changed)).status_code == 404
        changed.refresh_from_db()
        assert changed.current.number == 3


class TestRest:
    def test_two_revisions_are_compared(self, yugi, changed):
        rest = with_token(yugi, "read", "manage")
        address = f"{DECKS}{changed.pk}/revisions/compare/"
        told = rest.get(address + "?from=1").json()
        assert told == {
            "parts": [
                {
                    "part": "main",
                    "added": [{"passcode": MAGICIAN, "before": 0, "after": 1}],
                    "removed": [{"passcode": BLUE_EYES, "before": 3, "after": 1}],
                    "reordered": False,
                }
            ],
            "lines_added": [],
            "lines_removed": [],
        }
        assert rest.get(address + "?from=3&to=3").json()["parts"] == []
        for query, parameter in (("", "from"), ("?from=9", "from"), ("?from=1&to=x", "to"), ("?a=1", "a")):
            answer = rest.get(address + query)
            assert answer.status_code == 400
            assert answer.json()["errors"][0]["parameter"] == parameter

    def test_one_is_restored(self, yugi, changed):
        rest = with_token(yugi, "read", "manage")
        seen = rest.get(f"{DECKS}{changed.pk}/")["ETag"]
        address = f"{DECKS}{changed.pk}/revisions/1/restore/"
        answer = rest.post(address, headers={"If-Match": seen})
        assert (answer.json()["revision"], answer.json()["main"]) == (4, [BLUE_EYES] * 3)
        assert rest.post(address, headers={"If-Match": seen}).status_code == 412
        assert rest.post(address).json()["revision"] == 4
        assert rest.post(f"{DECKS}{changed.pk}/revisions/9/restore/").status_code == 404

    def test_nobody_else_does_either(self, api, kaiba, changed):
        rest = with_token(kaiba, "read", "manage")
        for client, status in ((api, 401), (rest, 403)):
            assert client.get(f"{DECKS}{changed.pk}/revisions/compare/?from=1").status_code == status
            assert client.post(f"{DECKS}{changed.pk}/revisions/1/restore/").status_code == status


def test_two_restores_at_once_lose_nothing(transactional_db):
    yugi = with_nothing("Yugi", "dark magician 7")
    deck = services.create(owner=yugi, name="x", content=Content((1,)))
    services.edit(deck=deck, content=Content((2,)))
    services.edit(deck=deck, content=Content((3,)))

    def restored(number):
        try:
            return services.restore(deck=deck, number=number)
        finally:
            connections.close_all()

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(restored, (1, 2)))
    present = Deck.objects.get()
    assert sorted(revision.main[0] for revision in DeckRevision.objects.all()) == [1, 1, 2, 2, 3]
    assert present.current.number == 5
