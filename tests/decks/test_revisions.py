"""What a deck has been: listed, compared and restored by its owner."""

from datetime import timedelta

import pytest
from django.core.exceptions import ValidationError
from django.urls import reverse
from hypothesis import given
from hypothesis import strategies as st

from decks import history, services
from decks.differences import Change, difference
from decks.formats.content import Content, Remark
from decks.models import Deck, DeckRevision
from decks.starters import WARRIORS
from duels import services as duels
from tests.at_once import at_once
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
        with django_assert_max_num_queries(7):
            rows = client.get(at("versions", changed)).context["rows"]
        assert [row.number for row, _changes in rows] == [3, 2, 1]
        told = [(changes.copies_added, changes.copies_removed) for _row, changes in rows[:2]]
        assert (told, rows[2][1]) == ([(0, 0), (1, 2)], None)
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
        second = client.get(first.context["next"]).context["rows"]
        assert [row.number for row, _changes in second] == [2, 1]
        # What the last row of a page changed is told too, though its forerunner is on the next page.
        assert (first.context["rows"][-1][1].copies_added, first.context["some_gone"]) == (1, False)

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


class TestWhatIsKept:
    @pytest.fixture(autouse=True)
    def few(self, monkeypatch):
        monkeypatch.setattr(history, "KEPT_ONE_BY_ONE", 4)

    def after(self, minutes, number, deck):
        """The deck changed once more, so many minutes after its last change."""
        last = DeckRevision.objects.get(deck=deck, number=number - 1).created_at
        deck = services.edit(deck=deck, content=Content((number,)))
        DeckRevision.objects.filter(deck=deck, number=number).update(
            created_at=last + timedelta(minutes=minutes)
        )
        return deck

    def kept(self, deck):
        return sorted(deck.revisions.values_list("number", flat=True))

    def test_of_early_versions_those_stay_that_stayed(self, yugi, library):
        deck = services.create(owner=yugi, name="x", content=Content((1,)))
        numbers = [(1, 2), (1, 3), (29, 4), (30, 5), (1, 6), (1, 7), (1, 8), (1, 9)]
        for minutes, number in numbers:
            deck = self.after(minutes, number, deck)
        assert self.kept(deck) == [1, 4, 6, 7, 8, 9]
        # Changes are undone one by one, then what was made in one go; undoing makes versions, and takes none.
        seen = []
        while deck.current.can_be_undone:
            deck = services.undo(deck=deck)
            seen.append(deck.current.main[0])
        assert seen == [8, 7, 6, 4, 1]
        for number in range(15, 18):
            deck = self.after(1, number, deck)
        assert self.kept(deck) == [1, 4, 14, 15, 16, 17]

    def test_what_a_duel_was_played_with_stays(self, yugi, kaiba, library):
        deck = services.create(owner=yugi, name="x", content=WARRIORS.content)
        deck = self.after(1, 2, deck)
        deck = services.restore(deck=deck, number=1)
        duels.challenge(challenger=yugi, opponent=kaiba, deck=deck)
        for number in range(4, 10):
            deck = self.after(1, number, deck)
        assert self.kept(deck) == [1, 3, 6, 7, 8, 9]

    def test_all_of_it_goes_with_the_deck_at_once(self, yugi, django_assert_max_num_queries):
        deck = services.create(owner=yugi, name="x", content=Content((1,)))
        for number in range(2, 12):
            deck = self.after(31, number, deck)
        with django_assert_max_num_queries(20):
            services.delete(deck=deck)
        assert not DeckRevision.objects.exists()

    def test_there_is_a_limit_and_it_is_told(self, client, yugi, library, monkeypatch):
        monkeypatch.setattr(history, "MOST_VERSIONS", 6)
        deck = services.create(owner=yugi, name="x", content=Content((1,)))
        for number in range(2, 7):
            deck = self.after(31, number, deck)
        rest, told = with_token(yugi, "read", "manage"), "6 versions, the most that are kept"
        refused = rest.patch(f"{DECKS}{deck.pk}/", {"main": [7]})
        assert (refused.status_code, told in refused.json()["errors"][0]["detail"]) == (400, True)
        assert rest.post(f"{DECKS}{deck.pk}/revisions/1/restore/").status_code == 400
        client.force_login(yugi)
        assert told in client.post(at("restore", deck, 1), follow=True).content.decode()
        sent = {"version": deck.version, "move": f"add main {BLUE_EYES}"}
        assert client.post(at("edit", deck), sent).status_code == 422
        assert client.post(at("edit", deck), {"version": deck.version, "undo": "1"}).status_code == 422
        # What is no change of cards is still taken, and a copy goes on.
        assert services.edit(deck=deck, name="y").name == "y"
        copy = services.copy(deck=deck, owner=yugi)
        assert services.edit(deck=copy, content=Content((7,))).current.number == 2


def test_early_versions_that_two_changes_at_once_let_go_leave_the_rest(transactional_db, monkeypatch):
    monkeypatch.setattr(history, "KEPT_ONE_BY_ONE", 4)
    deck = services.create(owner=with_nothing("Yugi", "dark magician 7"), name="x", content=Content((1,)))
    at_once(*[lambda code=code: services.edit(deck=deck, content=Content((code,))) for code in range(2, 10)])
    assert sorted(deck.revisions.values_list("number", flat=True)) == [1, 6, 7, 8, 9]
    assert Deck.objects.get().current.number == 9


def test_restores_at_once_lose_nothing_and_bring_no_deleted_deck_back(transactional_db):
    yugi = with_nothing("Yugi", "dark magician 7")
    deck = services.create(owner=yugi, name="x", content=Content((1,)))
    services.edit(deck=deck, content=Content((2,)))
    services.edit(deck=deck, content=Content((3,)))

    def restored(number):
        return lambda: services.restore(deck=deck, number=number)

    at_once(restored(1), restored(2))
    present = Deck.objects.get()
    assert sorted(revision.main[0] for revision in DeckRevision.objects.all()) == [1, 1, 2, 2, 3]
    assert present.current.number == 5
    refusals = (DeckRevision.DoesNotExist, ValidationError)
    at_once(restored(1), lambda: services.delete(deck=deck), refusals=refusals)
    assert not Deck.objects.exists()
    assert not DeckRevision.objects.exists()
    with pytest.raises(DeckRevision.DoesNotExist):
        services.restore(deck=deck, number=1)
