"""Challenges: whom, by which list, with which deck, and that every violation is named (D5-D7, K34)."""

import datetime
import hashlib

import pytest

from banlist import services as ban_lists
from banlist.services import Line
from decks import services as decks
from decks.formats.content import Content
from decks.starters import DRAGONS, WARRIORS
from duels import seeds, selectors, services
from duels.engine import chance
from duels.errors import DeckRefused, Invalid, NotNow
from duels.models import Challenge, Duel, DuelSecret, Seat
from players.models import Notification
from tests.duels.test_api import CHALLENGES, mine, theirs

__all__ = ["mine", "theirs"]
pytestmark = pytest.mark.django_db
BLUE_EYES = 89631139


@pytest.fixture
def strict_list(library):
    """A list in force that allows one Blue-Eyes White Dragon."""
    made = ban_lists.create_list(
        name="OCG 2000-01", region="OCG", effective_date=datetime.date(2000, 1, 1), lines=[Line(BLUE_EYES, 1)]
    )
    ban_lists.publish(ban_list=made)
    return made


def refused(error) -> set[tuple[str, str]]:
    return {(one.rule, one.breach.value) for one in error.value.violations}


class TestDecks:
    def test_every_violation_of_the_acceptors_deck_is_named(self, challenge, kaiba, theirs, strict_list):
        content = Content(main=(BLUE_EYES,) * 4 + (7,) * 2)
        bad = decks.create(owner=kaiba, name="bad", content=content)
        with pytest.raises(DeckRefused) as error:
            services.accept(player=kaiba, challenge_id=challenge.pk, deck=bad)
        assert refused(error) == {
            ("D1", "deck_main_too_small"),
            ("D2", "deck_unknown_card"),
            ("D3", "deck_too_many_copies"),
            ("D4", "deck_over_limit"),
        }
        told = theirs.post(f"{CHALLENGES}{challenge.pk}/accept/", {"deck": bad.pk})
        assert (told.status_code, len(told.json()["errors"])) == (422, 4)
        assert {row["pointer"] for row in told.json()["errors"]} == {"#/deck"}
        assert Duel.objects.count() == 0

    def test_a_card_that_duels_are_not_played_with_is_refused_by_name(self, yugi, yugis, library):
        from cards.models import Card

        Card.objects.create(passcode=5318639, name_en="Mystical Space Typhoon", kind="spell")
        main = (*yugis.current.main, 5318639)
        deck = decks.create(owner=yugi, name="with a spell", content=Content(main=main))
        with pytest.raises(DeckRefused) as error:
            services.challenge(challenger=yugi, opponent=None, deck=deck)
        assert [(one.breach.value, one.name) for one in error.value.violations] == [
            ("deck_not_playable", "Mystical Space Typhoon")
        ]

    def test_a_challenge_needs_a_legal_deck_too(self, yugi, library):
        """(D7)"""
        deck = decks.create(owner=yugi, name="empty")
        with pytest.raises(DeckRefused):
            services.challenge(challenger=yugi, opponent=None, deck=deck)
        assert Challenge.objects.count() == 0

    def test_of_the_challengers_deck_nothing_is_told(self, yugi, kaiba, kaibas, yugis, theirs, library):
        """It became illegal after the challenge was made; which card it is stays with its owner."""
        dragons = decks.create(owner=yugi, name="dragons", content=DRAGONS.content)
        made = services.challenge(challenger=yugi, opponent=kaiba, deck=dragons)
        strict = ban_lists.create_list(
            name="OCG", region="OCG", effective_date=datetime.date(2001, 1, 1), lines=[Line(BLUE_EYES, 0)]
        )
        ban_lists.publish(ban_list=strict)
        legal = decks.create(owner=kaiba, name="legal", content=WARRIORS.content)
        told = theirs.post(f"{CHALLENGES}{made.pk}/accept/", {"deck": legal.pk})
        assert (told.status_code, told.json()["code"]) == (409, "challenger_deck_illegal")
        assert "errors" not in told.json()

    def test_later_edits_change_no_duel(self, duel, yugis):
        frozen = Seat.objects.get(duel=duel, number=0).revision
        decks.edit(deck=yugis, content=DRAGONS.content)
        decks.delete(deck=yugis)
        assert Seat.objects.select_related("revision").get(duel=duel, number=0).revision.main == frozen.main


class TestLists:
    def accept(self, made, kaiba, kaibas):
        return services.accept(player=kaiba, challenge_id=made.pk, deck=kaibas)

    def test_the_list_in_force_when_the_duel_begins_counts(self, challenge, kaiba, kaibas, strict_list):
        with pytest.raises(DeckRefused) as error:
            self.accept(challenge, kaiba, kaibas)
        assert refused(error) == {("D4", "deck_over_limit")}

    def test_none_means_none(self, yugi, kaiba, yugis, kaibas, strict_list):
        made = services.challenge(challenger=yugi, opponent=kaiba, deck=yugis, list_mode="none")
        assert self.accept(made, kaiba, kaibas).ban_list is None

    def test_a_named_list_counts_whatever_is_in_force(self, yugi, kaiba, yugis, kaibas, strict_list):
        mild = ban_lists.create_list(
            name="OCG 1999", region="OCG", effective_date=datetime.date(1999, 1, 1), lines=[]
        )
        ban_lists.publish(ban_list=mild)
        made = services.challenge(
            challenger=yugi, opponent=kaiba, deck=yugis, list_mode="named", ban_list=mild
        )
        assert self.accept(made, kaiba, kaibas).ban_list == mild

    def test_another_regions_list_does_not_count(self, yugi, kaiba, yugis, kaibas, strict_list):
        mild = ban_lists.create_list(
            name="TCG", region="TCG", effective_date=datetime.date(1999, 1, 1), lines=[]
        )
        ban_lists.publish(ban_list=mild)
        made = services.challenge(challenger=yugi, opponent=kaiba, deck=yugis, region="tcg")
        assert self.accept(made, kaiba, kaibas).ban_list == mild

    def test_a_region_counts_only_where_its_list_in_force_does(self, mine, yugis):
        """A letter that grows in upper case must not outgrow the column."""
        told = mine.post(
            CHALLENGES, {"opponent": None, "deck": yugis.pk, "list_mode": "none", "region": "ß" * 20}
        )
        assert (told.status_code, told.json()["region"]) == (201, "OCG")

    def test_a_region_without_any_list_is_a_mistake(self, mine, yugis, strict_list):
        told = mine.post(CHALLENGES, {"opponent": None, "deck": yugis.pk, "region": "OGC"})
        assert (told.status_code, told.json()["errors"][0]["pointer"]) == (400, "#/region")

    def test_a_new_list_changes_no_running_duel(self, duel, strict_list):
        duel.refresh_from_db()
        assert (duel.ban_list, duel.state) == (None, "running")

    @pytest.mark.parametrize("terms", [{"list_mode": "named"}, {"list_mode": "none", "ban_list": 1}])
    def test_mode_and_list_must_fit(self, mine, yugis, strict_list, terms):
        body = {"opponent": None, "deck": yugis.pk, **terms}
        if "ban_list" in terms:
            body["ban_list"] = strict_list.pk
        told = mine.post(CHALLENGES, body)
        assert (told.status_code, told.json()["errors"][0]["pointer"]) == (400, "#/ban_list")


class TestWhom:
    def test_nobody_challenges_himself(self, yugi, yugis, mine):
        with pytest.raises(Invalid):
            services.challenge(challenger=yugi, opponent=yugi, deck=yugis)
        told = mine.post(CHALLENGES, {"opponent": "YUGI", "deck": yugis.pk})
        assert told.json()["errors"][0]["code"] == "yourself"

    @pytest.mark.parametrize(
        ("change", "pointer"),
        [
            ({"opponent": "Nobody"}, "#/opponent"),
            ({"deck": 999}, "#/deck"),
            ({"days_per_decision": 0}, "#/days_per_decision"),
            ({"days_per_decision": 15}, "#/days_per_decision"),
            ({"first": "me"}, "#/first"),
            ({"ban_list": 999, "list_mode": "named"}, "#/ban_list"),
            ({"list_mode": "some"}, "#/list_mode"),
            ({"days": 5}, "#/days"),
        ],
    )
    def test_what_is_wrong_is_told_where(self, mine, yugis, kaiba, change, pointer):
        told = mine.post(CHALLENGES, {"opponent": "Kaiba", "deck": yugis.pk} | change)
        assert (told.status_code, told.json()["errors"][0]["pointer"]) == (400, pointer)
        assert Challenge.objects.count() == 0

    def test_nobody_plays_with_another_players_deck(self, mine, kaibas):
        told = mine.post(CHALLENGES, {"opponent": None, "deck": kaibas.pk})
        assert told.json()["errors"][0]["code"] == "no_such_deck"

    def test_challenges_that_wait_are_capped(self, yugi, yugis, monkeypatch):
        monkeypatch.setattr(services.challenges, "MOST_OPEN_CHALLENGES", 2)
        for _ in range(2):
            made = services.challenge(challenger=yugi, opponent=None, deck=yugis)
        with pytest.raises(NotNow, match="take one back"):
            services.challenge(challenger=yugi, opponent=None, deck=yugis)
        services.cancel(player=yugi, challenge_id=made.pk)
        assert services.challenge(challenger=yugi, opponent=None, deck=yugis)

    def test_running_duels_are_capped(self, duel, yugi, yugis, monkeypatch):
        monkeypatch.setattr(services.challenges, "MOST_RUNNING_DUELS", 1)
        with pytest.raises(NotNow, match="under way"):
            services.challenge(challenger=yugi, opponent=None, deck=yugis)

    def test_each_is_told_what_concerns_him(self, duel, yugi, kaiba):
        told = Notification.objects.order_by("id").values_list("player__username", "kind")
        assert list(told) == [
            ("Kaiba", "duels.challenged"),
            ("Yugi", "duels.your_turn"),
            ("Yugi", "duels.accepted"),
        ]

    def test_a_challenge_that_ends_without_a_duel_forgets_its_seed(self, challenge, kaiba):
        services.decline(player=kaiba, challenge_id=challenge.pk)
        assert DuelSecret.objects.count() == 0


class TestChance:
    def test_the_commitment_is_of_the_seed_and_both_nonces_make_the_key(self, yugi, kaiba, yugis, kaibas):
        made = services.challenge(challenger=yugi, opponent=kaiba, deck=yugis, first="challenger")
        services.give_nonce(player=yugi, challenge_id=made.pk, nonce="first thought")
        services.give_nonce(player=yugi, challenge_id=made.pk, nonce="second thought")
        duel = services.accept(player=kaiba, challenge_id=made.pk, deck=kaibas, nonce="青眼")
        services.surrender(player=yugi, duel_id=duel.pk)
        told = selectors.secrets_of(Seat.objects.select_related("duel").get(duel=duel, number=1))
        seed = bytes.fromhex(told["seed"])
        assert len(seed) == 32
        assert told["commitment"] == made.commitment == hashlib.sha256(seed).hexdigest()
        assert told["nonces"] == ["second thought", "青眼"]
        key = chance.key(seed, [nonce.encode() for nonce in told["nonces"]])
        order, _taken = chance.Chance(key).shuffled(range(40), "shuffle", 0)
        drawn = [told["decks"][0]["main"][uid] for uid in reversed(order[-5:])]
        told = [selectors.entry_for(entry, 0) for entry in duel.entries.order_by("ordinal")]
        seen = [move["passcode"] for entry in told if entry["event"] == "moved" for move in entry["moves"]]
        assert [passcode for passcode in seen if passcode][:5] == drawn

    def test_each_seed_is_drawn_anew(self, monkeypatch):
        monkeypatch.undo()
        drawn = {seeds.draw_seed() for _ in range(50)} | {
            bytes.fromhex(seeds.draw_nonce()) for _ in range(50)
        }
        assert len(drawn) == 100
        assert {len(one) for one in drawn} == {32, 16}

    def test_a_missing_nonce_is_the_servers_and_told_so(self, duel, yugi):
        services.surrender(player=yugi, duel_id=duel.pk)
        told = selectors.secrets_of(Seat.objects.select_related("duel").get(duel=duel, number=0))
        assert told["drawn_by_server"] == [True, True]
        assert all(told["nonces"])

    def test_a_nonce_is_too_late_once_the_duel_has_begun(self, duel, challenge, yugi):
        with pytest.raises(NotNow):
            services.give_nonce(player=yugi, challenge_id=challenge.pk, nonce="too late")

    @pytest.mark.parametrize("nonce", ["", "x" * 129, "a\x00b"])
    def test_what_is_no_nonce_is_refused(self, mine, challenge, nonce):
        told = mine.put(f"{CHALLENGES}{challenge.pk}/nonce/", {"nonce": nonce})
        assert (told.status_code, told.json()["errors"][0]["pointer"]) == (400, "#/nonce")
