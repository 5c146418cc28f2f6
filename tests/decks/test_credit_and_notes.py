"""A copy says after whose deck it was made, as far as its viewer may know; notes are plain text."""

import pytest
from django.core.exceptions import ValidationError
from django.urls import reverse

from decks import selectors, services
from decks.models import Deck
from players import leaving, names
from players.models import Player
from tests.players.conftest import with_token

DECKS = "/api/v1/decks/"


@pytest.fixture
def fork(public_deck, kaiba):
    """Kaiba's public copy of a public deck of Yugi's."""
    copied = services.copy(deck=public_deck, owner=kaiba, name="After him")
    return services.edit(deck=copied, visibility="public")


def page_of(client, deck):
    return client.get(reverse("decks:detail", args=[deck.address])).content.decode()


class TestCredit:
    def test_the_original_is_linked_while_it_is_public(self, client, api, fork, public_deck):
        original = reverse("decks:detail", args=[public_deck.pk])
        page = page_of(client, fork)
        assert f'Made after a deck of Yugi: <a href="{original}">For all</a>' in " ".join(page.split())
        told = api.get(f"{DECKS}{fork.pk}/").json()["forked_from"]
        assert told == {"owner": "Yugi", "id": public_deck.pk, "name": "For all"}
        assert api.get(f"{DECKS}{public_deck.pk}/").json()["forked_from"] is None

    def test_a_copy_of_a_deck_that_is_deleted_at_that_moment_names_its_player_alone(
        self, public_deck, yugi, kaiba
    ):
        seen = Deck.objects.select_related("current").get(pk=public_deck.pk)
        services.delete(deck=public_deck)
        copied = services.copy(deck=seen, owner=kaiba)
        assert (copied.forked_from, copied.credited_to) == (None, yugi)
        assert copied.current.main == seen.current.main

    @pytest.mark.parametrize("visibility", ["private", "unlisted"])
    def test_it_is_not_named_once_others_do_not_see_it(
        self, client, api, yugi, kaiba, fork, public_deck, visibility
    ):
        public_deck = services.edit(deck=public_deck, visibility=visibility)
        for player in (None, kaiba):
            if player:
                client.force_login(player)
            page = page_of(client, fork)
            assert "Made after a deck of Yugi." in page
            assert "For all" not in page
            assert public_deck.key not in page
        told = api.get(f"{DECKS}{fork.pk}/").json()["forked_from"]
        assert told == {"owner": "Yugi", "id": None, "name": None}
        client.force_login(yugi)
        assert "For all" in page_of(client, fork)
        assert with_token(yugi, "read").get(f"{DECKS}{fork.pk}/").json()["forked_from"]["name"] == "For all"

    def test_no_tag_tells_that_an_original_that_one_does_not_see_was_changed(
        self, yugi, kaiba, fork, public_deck
    ):
        public_deck = services.edit(deck=public_deck, visibility="private")
        others, its = (with_token(player, "read") for player in (kaiba, yugi))
        tag = others.get(f"{DECKS}{fork.pk}/")["ETag"]
        seen = its.get(f"{DECKS}{fork.pk}/")["ETag"]
        services.edit(deck=public_deck, name="Secret plan")
        assert others.get(f"{DECKS}{fork.pk}/")["ETag"] == tag
        assert its.get(f"{DECKS}{fork.pk}/")["ETag"] != seen

    def test_an_answer_that_is_kept_does_not_name_an_owner_who_has_left(self, yugi, kaiba, public_deck):
        mine, key = with_token(kaiba, "manage"), {"Idempotency-Key": "once"}
        made = mine.post(f"{DECKS}{public_deck.pk}/copy/", {}, headers=key)
        assert made.json()["forked_from"]["owner"] == "Yugi"
        leaving.leave(player=yugi)
        again = mine.post(f"{DECKS}{public_deck.pk}/copy/", {}, headers=key)
        assert again["Idempotency-Replayed"] == "true"
        assert names.is_pseudonym(again.json()["forked_from"]["owner"])

    def test_the_owner_is_named_when_the_deck_is_gone_and_as_he_is_called_now(
        self, client, api, yugi, fork, public_deck
    ):
        services.delete(deck=public_deck)
        assert "Made after a deck of Yugi." in page_of(client, fork)
        Player.objects.filter(pk=yugi.pk).update(username="former-player-1")
        assert "Made after a deck of former-player-1." in page_of(client, fork)
        assert "Yugi" not in api.get(f"{DECKS}{fork.pk}/").content.decode()

    def test_of_an_account_that_is_deleted_nothing_is_left(self, client, api, yugi, fork):
        yugi.delete()
        assert "Made after" not in page_of(client, fork)
        assert api.get(f"{DECKS}{fork.pk}/").json()["forked_from"] is None

    def test_a_tag_changes_with_what_is_told_of_the_original(self, api, fork, public_deck):
        seen = api.get(f"{DECKS}{fork.pk}/")["ETag"]
        assert api.get(f"{DECKS}{fork.pk}/", headers={"If-None-Match": seen}).status_code == 304
        services.edit(deck=public_deck, visibility="private")
        assert api.get(f"{DECKS}{fork.pk}/", headers={"If-None-Match": seen}).status_code == 200

    def test_lists_with_credits_ask_no_more(self, api, kaiba, public_deck, django_assert_num_queries):
        for _ in range(5):
            services.edit(deck=services.copy(deck=public_deck, owner=kaiba), visibility="public")
        with django_assert_num_queries(1):
            rows = api.get(DECKS + "public/").json()["results"]
        assert [row["forked_from"] and row["forked_from"]["owner"] for row in rows] == ["Yugi"] * 5 + [None]

    def test_over_rest_a_copy_is_private_and_credited(self, kaiba, public_deck):
        made = with_token(kaiba, "read", "manage").post(f"{DECKS}{public_deck.pk}/copy/", {}).json()
        assert (made["visibility"], made["forked_from"]["id"]) == ("private", public_deck.pk)

    def test_an_unlisted_deck_is_copied_by_whoever_has_its_address(self, kaiba, public_deck):
        deck = services.edit(deck=public_deck, visibility="unlisted")
        rest = with_token(kaiba, "read", "manage")
        assert rest.post(f"{DECKS}{deck.pk}/copy/", {}).status_code == 404
        made = rest.post(f"{DECKS}{deck.key}/copy/", {})
        assert made.status_code == 201
        assert made.json()["forked_from"] == {"owner": "Yugi", "id": None, "name": None}
        assert deck.key not in made.content.decode()


class TestNotes:
    def test_they_are_plain_text_with_its_lines(self, client, public_deck):
        deck = services.edit(deck=public_deck, notes="  First <b>line</b>\r\nsecond\r\n\r\nlast  ")
        assert deck.notes == "First <b>line</b>\nsecond\n\nlast"
        page = page_of(client, deck)
        assert "<p>First &lt;b&gt;line&lt;/b&gt;<br>second</p>" in page
        assert "<p>last</p>" in page

    @pytest.mark.parametrize("notes", ["x" * 5001, "a\x00b", "a\x1bb", "a\u202eb", "a\ud800"])
    def test_what_is_too_long_or_no_text_is_refused(self, yugi, notes):
        with pytest.raises(ValidationError) as refused:
            services.create(owner=yugi, name="x", notes=notes)
        assert "notes" in refused.value.message_dict

    def test_they_are_written_on_the_page_and_stay_where_the_page_has_no_place_for_them(
        self, client, yugi, library
    ):
        client.force_login(yugi)
        sent = {"name": "x", "text": "", "notes": "Mine"}
        client.post(reverse("decks:import"), sent)
        deck = Deck.objects.get()
        assert deck.notes == "Mine"
        client.post(reverse("decks:text", args=[deck.pk]), {"name": "y", "text": ""})
        deck.refresh_from_db()
        assert (deck.name, deck.notes) == ("y", "Mine")
        client.post(reverse("decks:text", args=[deck.pk]), {"name": "y", "text": "", "notes": ""})
        deck.refresh_from_db()
        assert deck.notes == ""

    def test_over_rest(self, yugi):
        rest = with_token(yugi, "read", "manage")
        made = rest.post(DECKS, {"name": "x", "notes": "a\nb"}).json()
        assert made["notes"] == "a\nb"
        assert rest.patch(f"{DECKS}{made['id']}/", {"notes": ""}).json()["notes"] == ""
        refused = rest.patch(f"{DECKS}{made['id']}/", {"notes": "x" * 5001})
        assert refused.json()["errors"][0]["pointer"] == "#/notes"

    def test_they_go_along_within_ones_own_decks_alone(self, yugi, kaiba, public_deck):
        deck = services.edit(deck=public_deck, notes="Secret plan")
        assert services.copy(deck=deck, owner=yugi).notes == "Secret plan"
        assert services.copy(deck=deck, owner=kaiba).notes == ""

    def test_its_owner_takes_them_along(self, yugi, public_deck):
        services.edit(deck=public_deck, notes="Mine")
        assert next(selectors.kept_of(yugi))["notes"] == "Mine"
