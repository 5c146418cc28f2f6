"""Who sees a public, an unlisted and a private deck, and where it is found."""

import pytest
from django.contrib.auth.models import Group
from django.urls import reverse

from banlist.judges import JUDGE
from decks import selectors, services
from decks.models import Deck
from tests.config.test_logs import lines
from tests.players.conftest import with_nothing, with_token

__all__ = ["lines"]

DECKS = "/api/v1/decks/"
BLUE_EYES = 89631139
PAGES = ["detail", "download", "odds", "matrix"]
RESOURCES = ["", "validate/", "matrix/", f"odds/?wish={BLUE_EYES}", "ydk/", "ydke/"]


@pytest.fixture
def judge(db):
    player = with_nothing("Judge", "thousand eyes 0")
    player.is_staff = True
    player.save()
    player.groups.add(Group.objects.get(name=JUDGE))
    return player


@pytest.fixture
def seen_by(client, api, yugi, kaiba, judge, public_deck):
    """What each kind of viewer is answered at every page and resource of the deck at an address."""

    def see(address):
        found = {}
        for who, player in {"anonymous": None, "owner": yugi, "other": kaiba, "judge": judge}.items():
            client.logout()
            if player:
                client.force_login(player)
            rest = with_token(player, "read", "manage") if player else api
            pages = [client.get(reverse(f"decks:{page}", args=[address])) for page in PAGES]
            answers = [rest.get(f"{DECKS}{address}/{tail}") for tail in RESOURCES]
            statuses = {answer.status_code for answer in [*pages, *answers]}
            assert len(statuses) == 1
            found[who] = statuses.pop()
        return found

    return see


EVERYBODY = {"anonymous": 200, "owner": 200, "other": 200, "judge": 200}
THE_OWNER = {"anonymous": 404, "owner": 200, "other": 404, "judge": 404}


def test_a_public_deck_is_seen_by_its_number(seen_by, public_deck):
    assert seen_by(public_deck.pk) == EVERYBODY


def test_an_unlisted_deck_is_seen_by_its_key_and_not_by_its_number(seen_by, public_deck):
    deck = services.edit(deck=public_deck, visibility="unlisted")
    assert seen_by(deck.key) == EVERYBODY
    assert seen_by(deck.pk) == THE_OWNER


def test_a_private_deck_is_seen_by_its_owner_alone_whoever_had_its_key(seen_by, public_deck):
    services.edit(deck=public_deck, visibility="unlisted")
    deck = services.edit(deck=public_deck, visibility="private")
    assert seen_by(deck.key) == THE_OWNER
    assert seen_by(deck.pk) == THE_OWNER
    assert services.edit(deck=deck, visibility="unlisted").key != deck.key


def test_an_unlisted_deck_is_found_nowhere(client, api, kaiba, public_deck, library):
    deck = services.edit(deck=public_deck, visibility="unlisted")
    client.force_login(kaiba)
    assert list(selectors.public_decks_with([BLUE_EYES])) == []
    assert api.get(DECKS + "public/").json()["results"] == []
    for page in ("/decks/public/", f"/decks/public/?card={BLUE_EYES}", f"/cards/{BLUE_EYES}/"):
        text = client.get(page).content.decode()
        assert deck.name not in text
        assert deck.key not in text


def test_it_is_changed_and_deleted_by_its_owner_alone(client, kaiba, judge, public_deck):
    deck = services.edit(deck=public_deck, visibility="unlisted")
    for player in (kaiba, judge):
        client.force_login(player)
        rest = with_token(player, "read", "manage")
        assert client.post(reverse("decks:edit", args=[deck.key]), {"name": "x"}).status_code == 403
        assert client.post(reverse("decks:delete", args=[deck.key])).status_code == 403
        assert rest.patch(f"{DECKS}{deck.key}/", {"name": "x"}).status_code == 403
        assert rest.delete(f"{DECKS}{deck.key}/").status_code == 403
        assert rest.get(f"{DECKS}{deck.key}/revisions/").status_code == 403
    assert Deck.objects.get().name == "For all"


def test_its_address_is_shown_to_its_owner_and_kept_from_logs_and_robots(client, yugi, public_deck, lines):
    assert 'id="address"' not in client.get(reverse("decks:detail", args=[public_deck.pk])).content.decode()
    deck = services.edit(deck=public_deck, visibility="unlisted")
    address = reverse("decks:detail", args=[deck.key])
    page = client.get(address)
    assert page["X-Robots-Tag"] == "noindex, nofollow"
    assert 'id="address"' not in page.content.decode()
    assert [line["message"] for line in lines()][-1] == "GET /decks/(key)/"
    client.force_login(yugi)
    by_number = client.get(reverse("decks:detail", args=[deck.pk])).content.decode()
    assert f'value="http://testserver{address}"' in by_number


def test_over_rest_its_address_is_told_and_a_wrong_choice_is_refused(yugi):
    rest = with_token(yugi, "read", "manage")
    made = rest.post(DECKS, {"name": "New", "visibility": "unlisted"})
    body = made.json()
    assert len(body["address"]) == 22
    assert made["Location"] == f"{DECKS}{body['address']}/"
    public = rest.patch(made["Location"], {"visibility": "public"}).json()
    assert (public["address"], public["visibility"]) == (str(body["id"]), "public")
    refused = rest.patch(f"{DECKS}{body['id']}/", {"visibility": "hidden"})
    assert refused.status_code == 400
    assert refused.json()["errors"][0]["pointer"] == "#/visibility"


@pytest.mark.parametrize("address", ["0", "9" * 18, "9" * 19, "9" * 22, "x" * 22, "x" * 21, "-1"])
def test_an_address_that_leads_nowhere_is_not_found(client, api, db, address):
    assert client.get(f"/decks/{address}/").status_code == 404
    assert api.get(f"{DECKS}{address}/").status_code == 404
