"""The pages of challenges: made, looked at, accepted, declined, taken back."""

import pytest
from django.test import Client
from django.urls import reverse

from banlist import selectors as ban_lists
from banlist.models import BanList
from banlist.shipped import load_list, shipped_lists
from decks import services as decks
from decks.formats.content import Content
from duels.models import Challenge, Duel, DuelSecret
from players import services as players
from players.models import Notification, Player
from tests.duels.test_pages import signed_in
from tests.players.conftest import with_nothing

pytestmark = pytest.mark.django_db

NEW = "duels:new-challenge"


@pytest.fixture
def joey(library) -> Player:
    return with_nothing("Joey", "red eyes black 5")


@pytest.fixture
def yugis_client(yugi) -> Client:
    return signed_in(yugi)


@pytest.fixture
def kaibas_client(kaiba) -> Client:
    return signed_in(kaiba)


def terms(deck, /, **changes: object) -> dict[str, object]:
    """A filled form, for Kaiba."""
    return {
        "whom": "player",
        "opponent": "kaiba",
        "deck": deck.pk,
        "ban_list": "in_force",
        "days_per_decision": 2,
        "first": "lot",
        **changes,
    }


def at(name: str, challenge: Challenge) -> str:
    return reverse(f"duels:{name}", args=[challenge.pk])


def test_a_challenge_is_made_to_a_player_by_name(yugis_client, yugi, kaiba, yugis):
    response = yugis_client.post(reverse(NEW), terms(yugis))
    made = Challenge.objects.get()
    assert response.headers["Location"] == at("challenge", made)
    assert (made.challenger, made.opponent, made.to_everybody) == (yugi, kaiba, False)
    assert (made.list_mode, made.days_per_decision, made.first) == ("in_force", 2, "lot")


def test_a_challenge_is_made_to_everybody_without_a_ban_list(yugis_client, yugis):
    yugis_client.post(reverse(NEW), terms(yugis, whom="everybody", ban_list="none"))
    made = Challenge.objects.get()
    assert (made.opponent, made.to_everybody, made.list_mode) == (None, True, "none")


def test_a_challenge_is_made_to_a_bot_under_a_named_list(yugis_client, yugis, ban_list):
    players.create_bot(name="Roland")
    assert "Roland" in yugis_client.get(reverse(NEW)).content.decode()
    fields = terms(yugis, whom="bot", bot="Roland", ban_list=ban_list.pk)
    assert yugis_client.post(reverse(NEW), fields).status_code == 302
    made = Challenge.objects.get()
    assert (made.opponent.username, made.list_mode, made.ban_list) == ("Roland", "named", ban_list)


@pytest.fixture
def ban_list(db) -> BanList:
    load_list(shipped_lists()[0])
    return ban_lists.published().get()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"opponent": "Nobody"}, "There is no player of the name “Nobody”."),
        ({"opponent": ""}, "Write the name of the player."),
        ({"opponent": "yugi"}, "cannot challenge himself"),
        ({"whom": "bot"}, "Choose a bot."),
        ({"whom": "bot", "bot": "Kaiba"}, "Select a valid choice"),
        ({"days_per_decision": 0}, "greater than or equal to 1"),
        ({"days_per_decision": 15}, "less than or equal to 14"),
        ({"ban_list": "9999"}, "Select a valid choice"),
        ({"first": "me"}, "Select a valid choice"),
        ({"deck": 9999}, "Select a valid choice"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_made(yugis_client, kaiba, yugis, changes, said):
    response = yugis_client.post(reverse(NEW), terms(yugis, **changes))
    assert response.status_code == 422
    assert said in response.content.decode()
    assert not Challenge.objects.exists()


def test_nobody_challenges_with_the_deck_of_another(yugis_client, yugis, kaibas):
    assert yugis_client.post(reverse(NEW), terms(yugis, deck=kaibas.pk)).status_code == 422
    assert not Challenge.objects.exists()


def test_every_violation_of_a_deck_is_named(yugis_client, yugi, kaiba, library):
    """D5."""
    deck = decks.create(owner=yugi, name="Four of a kind", content=Content(main=(46986414,) * 4 + (999,)))
    response = yugis_client.post(reverse(NEW), terms(deck))
    source = response.content.decode()
    assert response.status_code == 422
    for said in ("The main deck has 5 cards", "999 in the main deck is no card", "4 copies"):
        assert said in source


def test_who_has_no_deck_is_led_to_one(library, joey):
    source = signed_in(joey).get(reverse(NEW)).content.decode()
    assert "You have no deck yet." in source
    assert reverse("decks:list") in source


def test_a_link_can_name_the_opponent(yugis_client, yugis):
    source = yugis_client.get(reverse(NEW), {"opponent": "Kaiba"}).content.decode()
    assert 'value="Kaiba"' in source


def test_too_many_challenges_are_refused(yugis_client, kaiba, yugis, monkeypatch):
    monkeypatch.setattr("duels.services.challenges.MOST_OPEN_CHALLENGES", 0)
    response = yugis_client.post(reverse(NEW), terms(yugis))
    assert "take one back first" in response.content.decode()


def test_a_challenge_tells_its_terms_and_shows_its_commitment(challenge, kaibas_client, kaibas):
    source = kaibas_client.get(at("challenge", challenge)).content.decode()
    assert "Yugi challenges you" in source
    assert challenge.commitment in source
    assert "both deck lists are shown to both players" in source
    assert DuelSecret.objects.get(challenge=challenge).seed not in source


def test_a_challenge_to_one_player_is_not_there_for_others(challenge, joey):
    client = signed_in(joey)
    assert client.get(at("challenge", challenge)).status_code == 404
    for name in ("accept", "decline", "cancel", "nonce"):
        assert client.post(at(name, challenge)).status_code == 404
    assert "sign-in" in Client().get(at("challenge", challenge)).headers["Location"]


def test_accepting_begins_the_duel(challenge, kaibas_client, kaibas):
    response = kaibas_client.post(at("accept", challenge), {"deck": kaibas.pk, "nonce": "blue eyes"})
    duel = Duel.objects.get()
    assert response.headers["Location"] == reverse("duels:duel", args=[duel.pk])
    assert duel.secret.nonce1 == "blue eyes"
    source = kaibas_client.get(at("challenge", challenge)).content.decode()
    assert "This challenge was accepted." in source


def test_a_deck_that_is_refused_begins_no_duel_and_leaves_the_challenge_open(challenge, kaibas_client, kaiba):
    """(D7)"""
    deck = decks.create(owner=kaiba, name="Nothing", content=Content())
    response = kaibas_client.post(at("accept", challenge), {"deck": deck.pk})
    assert response.status_code == 422
    assert "The main deck has 0 cards; it needs at least 40." in response.content.decode()
    challenge.refresh_from_db()
    assert challenge.status == Challenge.Status.OPEN
    assert not Duel.objects.exists()


def test_the_deck_of_another_is_no_deck_to_accept_with(challenge, kaibas_client, yugis):
    assert kaibas_client.post(at("accept", challenge), {"deck": yugis.pk}).status_code == 422


def test_a_nonce_that_cannot_be_printed_is_refused(challenge, kaibas_client, kaibas, yugis_client):
    fields = {"deck": kaibas.pk, "nonce": "a\u200bb"}
    response = kaibas_client.post(at("accept", challenge), fields)
    assert "1 to 128 characters" in response.content.decode()
    response = yugis_client.post(at("nonce", challenge), {"nonce": "a\u200bb"})
    assert "1 to 128 characters" in response.content.decode()
    assert yugis_client.post(at("nonce", challenge), {"nonce": ""}).status_code == 422


def test_the_challenger_adds_a_text_of_his_own(challenge, yugis_client):
    response = yugis_client.post(at("nonce", challenge), {"nonce": "dark magic"}, follow=True)
    assert "Your text is added." in response.content.decode()
    assert DuelSecret.objects.get(challenge=challenge).nonce0 == "dark magic"


def test_a_challenge_is_declined_by_its_opponent_alone(challenge, yugis_client, kaibas_client):
    response = yugis_client.post(at("decline", challenge), follow=True)
    assert "Only the player who is challenged can decline." in response.content.decode()
    response = kaibas_client.post(at("decline", challenge), follow=True)
    assert "The challenge is declined." in response.content.decode()
    assert (
        "This challenge is over: declined." in yugis_client.get(at("challenge", challenge)).content.decode()
    )


def test_a_challenge_is_taken_back_by_its_challenger_alone(challenge, yugis_client, kaibas_client, kaibas):
    kaibas_client.post(at("cancel", challenge))
    challenge.refresh_from_db()
    assert challenge.status == Challenge.Status.OPEN
    yugis_client.post(at("cancel", challenge))
    response = kaibas_client.post(at("accept", challenge), {"deck": kaibas.pk})
    assert response.status_code == 409
    assert "answered or taken back already" in response.content.decode()
    response = yugis_client.post(at("nonce", challenge), {"nonce": "too late"})
    assert response.status_code == 409


def test_challenges_are_listed_by_whom_they_concern(
    challenge, yugis_client, kaibas_client, yugis, joey, django_assert_num_queries
):
    yugis_client.post(reverse(NEW), terms(yugis, whom="everybody"))
    for client, said in (
        (yugis_client, ["You challenge Kaiba", "You challenge everybody"]),
        (kaibas_client, ["Yugi challenges you", "Yugi challenges everybody"]),
        (signed_in(joey), ["Yugi challenges everybody", "Nobody has challenged you."]),
    ):
        with django_assert_num_queries(6):
            source = client.get(reverse("duels:challenges")).content.decode()
        for each in said:
            assert each in source
    assert "Kaiba" not in source


def test_the_form_costs_few_queries(yugis_client, yugis, django_assert_num_queries):
    """Session, player, decks, bots, ban lists, unread messages."""
    with django_assert_num_queries(8):
        yugis_client.get(reverse(NEW))


@pytest.mark.parametrize("name", [NEW, "duels:challenges", "duels:list"])
def test_the_pages_speak_chinese(yugis_client, yugis, name):
    source = yugis_client.get(reverse(name), headers={"Accept-Language": "zh-hans"}).content.decode()
    assert "新的挑战" in source
    assert "New challenge" not in source


def test_the_inbox_leads_to_the_challenge_and_to_the_duel(challenge, yugi, kaiba, kaibas):
    def opened(player: Player) -> str:
        newest = Notification.objects.filter(player=player).latest("id")
        response = signed_in(player).post(reverse("players:notification-open", args=[newest.pk]))
        return response.headers["Location"]

    assert opened(kaiba) == at("challenge", challenge)
    signed_in(kaiba).post(at("accept", challenge), {"deck": kaibas.pk})
    assert opened(yugi) == reverse("duels:duel", args=[Duel.objects.get().pk])
