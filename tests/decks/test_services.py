"""Decks change only by their services, and every content that a deck ever had is a revision."""

import json

import pytest
from django.core.exceptions import ValidationError
from django.db import connection

from banlist.law import NO_LAW
from decks import selectors, services
from decks.formats.content import MOST_CARDS, Content, FormatError, Remark
from decks.legality import Breach
from decks.models import Deck, DeckRevision
from decks.starters import STARTERS, WARRIORS
from duels.services.challenges import accept, challenge

ONE, TWO = (
    Content((5, 5, 6)),
    Content((5, 6, 5), (7,), (4294967295,), (Remark("main", 1, "?", readable=False),)),
)


class TestCreating:
    def test_a_deck_begins_private_with_revision_one(self, yugi):
        deck = services.create(owner=yugi, name="  My   deck ", content=TWO)
        deck.refresh_from_db()
        assert (deck.name, deck.is_public, deck.version) == ("My deck", False, 1)
        assert (deck.current.number, deck.current.deck) == (1, deck)
        assert deck.current.content == TWO

    def test_cards_are_stored_as_canonical_text(self, yugi):
        deck = services.create(owner=yugi, name="x", content=TWO)
        with connection.cursor() as cursor:
            cursor.execute("SELECT main, remarks FROM decks_deckrevision WHERE id = %s", [deck.current_id])
            main, remarks = cursor.fetchone()
        assert main == "[5,6,5]"
        assert remarks == '{"remarks":[["main",1,"?",false,0]],"schema":2}'
        assert json.loads(remarks)["schema"] == 2

    def test_remarks_that_were_stored_before_are_read(self, yugi):
        deck = services.create(owner=yugi, name="x", content=TWO)
        with connection.cursor() as cursor:
            cursor.execute(
                "UPDATE decks_deckrevision SET remarks = %s",
                ['{"remarks":[["main",1,"?",false]],"schema":1}'],
            )
        assert DeckRevision.objects.get(pk=deck.current_id).content == TWO

    @pytest.mark.parametrize(
        "name", ["", "   ", "x" * 101, "a\x00b", "a\x07b", "a\ud800", "\u200b\u200b", "a\u202eb"]
    )
    def test_a_name_is_asked_for_and_bounded(self, yugi, name):
        with pytest.raises(ValidationError) as refused:
            services.create(owner=yugi, name=name)
        assert "name" in refused.value.message_dict
        assert not Deck.objects.exists()

    def test_a_null_character_in_a_remark_is_kept(self, yugi):
        odd = Content(remarks=(Remark("", 0, "a\x00\ud800b", readable=False),))
        deck = services.create(owner=yugi, name="x", content=odd)
        assert DeckRevision.objects.get(pk=deck.current_id).content == odd

    def test_more_cards_than_can_be_kept_are_refused(self, yugi):
        services.create(owner=yugi, name="x", content=Content((5,) * MOST_CARDS))
        with pytest.raises(FormatError):
            services.create(owner=yugi, name="x", content=Content((5,) * MOST_CARDS, (6,)))
        assert Deck.objects.count() == 1

    def test_a_code_out_of_range_is_never_stored(self, yugi):
        with pytest.raises(ValidationError):
            services.create(owner=yugi, name="x", content=Content((0,)))
        assert not DeckRevision.objects.exists()

    def test_one_player_cannot_fill_the_database(self, yugi, monkeypatch):
        monkeypatch.setattr(services, "MOST_DECKS", 1)
        services.create(owner=yugi, name="x")
        with pytest.raises(ValidationError, match="1 decks"):
            services.create(owner=yugi, name="y")


class TestEditing:
    def test_other_cards_make_a_new_revision_and_the_old_one_stays(self, yugi):
        deck = services.create(owner=yugi, name="x", content=ONE)
        first = deck.current
        edited = services.edit(deck=deck, content=TWO)
        assert (edited.version, edited.current.number) == (2, 2)
        first.refresh_from_db()
        assert first.content == ONE
        assert first.digest != edited.current.digest

    def test_the_order_of_the_cards_is_content(self, yugi):
        deck = services.create(owner=yugi, name="x", content=ONE)
        assert services.edit(deck=deck, content=Content((6, 5, 5))).current.number == 2

    def test_the_same_content_changes_nothing(self, yugi):
        deck = services.create(owner=yugi, name="x", content=ONE)
        same = services.edit(deck=deck, content=ONE, name="x", visibility="private")
        assert (same.version, same.updated_at) == (1, deck.updated_at)
        assert DeckRevision.objects.count() == 1

    def test_a_name_or_publicity_makes_no_revision(self, yugi):
        deck = services.create(owner=yugi, name="x", content=ONE)
        edited = services.edit(deck=deck, name="y", visibility="public")
        assert (edited.name, edited.is_public, edited.version) == ("y", True, 2)
        assert edited.current.number == 1
        assert edited.updated_at > deck.updated_at

    def test_an_edit_of_what_has_changed_since_is_refused_whole(self, yugi):
        deck = services.create(owner=yugi, name="x", content=ONE)
        services.edit(deck=deck, version=1, content=TWO)
        with pytest.raises(services.StaleDeck) as stale:
            services.edit(deck=deck, version=1, name="mine", content=Content((9,)))
        assert stale.value.deck.version == 2
        assert stale.value.deck.current.content == TWO
        assert DeckRevision.objects.count() == 2

    def test_a_refused_name_leaves_the_cards_too(self, yugi):
        deck = services.create(owner=yugi, name="x", content=ONE)
        with pytest.raises(ValidationError):
            services.edit(deck=deck, name="", content=TWO)
        assert DeckRevision.objects.count() == 1


class TestCopyingAndDeleting:
    def test_a_copy_is_private_and_its_own(self, yugi, kaiba):
        deck = services.create(owner=yugi, name="x", content=TWO, visibility="public")
        copy = services.copy(deck=deck, owner=kaiba)
        assert (copy.owner, copy.name, copy.is_public) == (kaiba, "Copy of x", False)
        services.edit(deck=deck, content=ONE)
        copy.refresh_from_db()
        assert copy.current.content == TWO

    def test_a_copy_of_a_long_name_is_cut_to_fit(self, yugi):
        deck = services.create(owner=yugi, name="x" * 100)
        assert len(services.copy(deck=deck, owner=yugi).name) == 100

    def test_deleting_takes_all_revisions(self, yugi):
        deck = services.create(owner=yugi, name="x", content=ONE)
        services.edit(deck=deck, content=TWO)
        services.delete(deck=deck)
        assert not Deck.objects.exists()
        assert not DeckRevision.objects.exists()

    def test_d6_a_revision_that_a_duel_is_played_with_outlives_its_deck(self, yugi, kaiba, library):
        deck = services.copy_starter(key="warriors", owner=yugi)
        made = challenge(challenger=yugi, opponent=kaiba, deck=deck)
        services.edit(deck=deck, content=ONE)
        services.delete(deck=deck)
        assert not Deck.objects.exists()
        (kept,) = DeckRevision.objects.all()
        assert kept == made.challenger_revision
        assert (kept.deck, kept.content) == (None, WARRIORS.content)

    def test_deleting_a_player_leaves_no_deck_and_nothing_of_one(self, yugi):
        deck = services.create(owner=yugi, name="x", content=ONE)
        services.edit(deck=deck, content=TWO)
        yugi.delete()
        assert not Deck.objects.exists()
        assert not DeckRevision.objects.exists()

    def test_d6_what_a_duel_was_played_with_outlives_its_player(self, yugi, kaiba, library):
        """Nothing else of him does."""
        deck = services.copy_starter(key="warriors", owner=kaiba)
        services.edit(deck=deck, content=ONE)
        services.edit(deck=deck, content=WARRIORS.content)
        own = services.copy_starter(key="warriors", owner=yugi)
        offered = challenge(challenger=yugi, opponent=kaiba, deck=own)
        accept(player=kaiba, challenge_id=offered.pk, deck=deck)
        kaiba.delete()
        (kept,) = DeckRevision.objects.exclude(deck=own)
        assert (kept.deck, kept.number) == (None, 3)


class TestFreezing:
    def test_d6_a_frozen_revision_is_what_the_deck_was(self, yugi):
        deck = services.create(owner=yugi, name="x", content=ONE)
        frozen = services.freeze(deck=deck)
        services.edit(deck=deck, content=TWO)
        frozen.refresh_from_db()
        assert frozen.content == ONE
        assert services.freeze(deck=deck).content == TWO


@pytest.mark.parametrize("key", STARTERS)
def test_a_ready_made_deck_is_a_private_deck_of_its_own(yugi, key):
    deck = services.copy_starter(key=key, owner=yugi)
    assert deck.current.content == STARTERS[key].content
    assert (deck.name, deck.is_public) == (str(STARTERS[key].name), False)


def test_a_ready_made_deck_that_is_not_there_is_refused_with_those_that_are(yugi):
    with pytest.raises(ValidationError, match=WARRIORS.key):
        services.copy_starter(key="nothing", owner=yugi)


@pytest.mark.usefixtures("library")
def test_the_token_of_the_library_belongs_in_no_deck():
    """D2, S12: it can be looked at, and a deck that holds it is told so."""
    content = Content((*WARRIORS.content.main, 73915052))
    broken = selectors.violations(content, law=NO_LAW)
    assert [(one.breach, one.passcode) for one in broken] == [(Breach.TOKEN, 73915052)]
