"""Who may see and do what: anybody, another player, an admin, and the two players."""

import pytest

from duels import services
from duels.models import Duel, DuelSecret
from tests.duels.test_api import CHALLENGES, DUELS, mine, theirs
from tests.players.conftest import with_nothing, with_token

__all__ = ["mine", "theirs"]
pytestmark = pytest.mark.django_db
READS = ["", "log/", "turns/"]
WRITES = [
    ("answer/", {"prompt": 9, "version": 1, "answer": {"verb": "end_phase"}}),
    ("surrender/", {}),
    ("draw/", {"action": "offer"}),
]


@pytest.fixture
def staff(db):
    admin = with_nothing("Pegasus", "thousand eyes 0")
    admin.is_staff = admin.is_superuser = True
    admin.save()
    return with_token(admin, "read", "play", "manage")


@pytest.fixture
def viewers(api, mine, theirs, joey, staff):
    return {
        "anonymous": api,
        "challenger": mine,
        "opponent": theirs,
        "other": with_token(joey, "read", "play"),
        "staff": staff,
    }


@pytest.mark.parametrize("tail", READS)
@pytest.mark.parametrize(
    ("viewer", "status"),
    [("anonymous", 401), ("other", 404), ("staff", 404), ("challenger", 200), ("opponent", 200)],
)
def test_a_running_duel_exists_for_its_two_players_only(viewers, duel, tail, viewer, status):
    assert viewers[viewer].get(f"{DUELS}{duel.pk}/{tail}").status_code == status


@pytest.mark.parametrize(("tail", "body"), WRITES)
@pytest.mark.parametrize(("viewer", "status"), [("anonymous", 401), ("other", 404), ("staff", 404)])
def test_nobody_else_acts_in_it(viewers, duel, tail, body, viewer, status):
    before = Duel.objects.values().get(pk=duel.pk)
    told = viewers[viewer].post(f"{DUELS}{duel.pk}/{tail}", body)
    assert told.status_code == status
    nowhere = viewers[viewer].post(f"{DUELS}999/{tail}", body)
    assert (nowhere.status_code, nowhere.json()) == (told.status_code, told.json())
    assert Duel.objects.values().get(pk=duel.pk) == before


@pytest.mark.parametrize("viewer", ["anonymous", "other", "staff", "challenger", "opponent"])
def test_the_secrets_are_for_both_players_after_the_end(viewers, duel, yugi, viewer):
    assert viewers[viewer].get(f"{DUELS}{duel.pk}/secrets/").status_code in (401, 404)
    services.surrender(player=yugi, duel_id=duel.pk)
    told = viewers[viewer].get(f"{DUELS}{duel.pk}/secrets/")
    if viewer in ("challenger", "opponent"):
        assert told.json()["seed"] == DuelSecret.objects.get(duel=duel).seed
    else:
        assert told.status_code in (401, 404)


@pytest.mark.parametrize(
    ("viewer", "status"),
    [("anonymous", 401), ("other", 404), ("staff", 404), ("challenger", 200), ("opponent", 200)],
)
def test_a_challenge_to_a_player_is_between_the_two(viewers, challenge, viewer, status):
    assert viewers[viewer].get(f"{CHALLENGES}{challenge.pk}/").status_code == status


@pytest.mark.parametrize(
    ("viewer", "accept", "decline", "cancel", "nonce"),
    [
        ("anonymous", 401, 401, 401, 401),
        ("other", 400, 404, 404, 404),
        ("challenger", 409, 409, 200, 200),
        ("opponent", 400, 200, 409, 409),
    ],
)
def test_each_does_with_a_challenge_what_is_his(viewers, challenge, viewer, accept, decline, cancel, nonce):
    """Accepting needs a deck of one's own first, so that here it is refused for that (400)."""
    at, client = f"{CHALLENGES}{challenge.pk}/", viewers[viewer]
    assert client.put(f"{at}nonce/", {"nonce": "n"}).status_code == nonce
    told = client.post(f"{at}accept/", {"deck": challenge.challenger_revision.deck_id})
    assert told.status_code == accept
    ends = {"decline": decline, "cancel": cancel}
    for tail in sorted(ends, key=lambda one: ends[one], reverse=True):
        assert client.post(f"{at}{tail}/").status_code == ends[tail]


def test_a_token_that_may_only_read_does_not_play(duel, yugi):
    told = with_token(yugi, "read").post(f"{DUELS}{duel.pk}/surrender/")
    assert (told.status_code, told.json()["required_scope"]) == (403, "play")


def test_an_open_challenge_is_everybodys_until_it_is_accepted(viewers, yugi, yugis, kaiba, kaibas):
    made = services.challenge(challenger=yugi, opponent=None, deck=yugis)
    at = f"{CHALLENGES}{made.pk}/"
    assert viewers["other"].get(at).json()["opponent"] is None
    assert [row["id"] for row in viewers["other"].get(CHALLENGES, {"box": "open"}).json()["results"]] == [
        made.pk
    ]
    assert viewers["challenger"].get(CHALLENGES, {"box": "open"}).json()["results"] == []
    services.accept(player=kaiba, challenge_id=made.pk, deck=kaibas)
    assert viewers["other"].get(at).status_code == 404
    assert viewers["opponent"].get(at).json()["opponent"]["username"] == "Kaiba"


class TestAdmin:
    """The admin shows what a spectator would see, and settles held duels."""

    @pytest.fixture
    def pages(self, staff, client, db):
        from players.models import Player

        client.force_login(Player.objects.get(username="Pegasus"))
        return client

    def test_no_page_shows_a_secret(self, pages, duel):
        secret = DuelSecret.objects.get(duel=duel)
        for at in ("duels/duel/", f"duels/duel/{duel.pk}/change/", "duels/challenge/", "duels/duelsecret/"):
            page = pages.get(f"/admin/{at}")
            text = page.content.decode()
            assert page.status_code == (404 if "secret" in at else 200), at
            assert secret.seed not in text
            assert "passcode" not in text
            assert "checkpoint" not in text

    def test_a_held_duel_is_resumed_or_annulled(self, pages, duel):
        for action, state in (("resume", "running"), ("annul", "finished")):
            services.hold(duel_id=duel.pk, because="a test")
            body = {"action": action, "_selected_action": [duel.pk]}
            assert pages.post("/admin/duels/duel/", body).status_code == 302
            duel.refresh_from_db()
            assert duel.state == state
        assert (duel.ending, duel.winner) == ("annulled", None)

    def test_one_that_still_cannot_go_on_stays_held_and_the_admin_is_told(self, pages, duel):
        services.hold(duel_id=duel.pk, because="a test")
        Duel.objects.filter(pk=duel.pk).update(checkpoint="{}")
        body = {"action": "resume", "_selected_action": [duel.pk]}
        page = pages.post("/admin/duels/duel/", body, follow=True)
        assert "still cannot go on: CheckpointUnreadable" in page.content.decode()
        duel.refresh_from_db()
        assert duel.state == Duel.State.HELD

    def test_a_running_duel_is_left_alone(self, pages, duel):
        pages.post("/admin/duels/duel/", {"action": "annul", "_selected_action": [duel.pk]})
        duel.refresh_from_db()
        assert duel.state == Duel.State.RUNNING

    def test_it_needs_the_permission(self, pages, duel, client):
        from players.models import Player

        Player.objects.filter(username="Pegasus").update(is_superuser=False)
        services.hold(duel_id=duel.pk, because="a test")
        pages.post("/admin/duels/duel/", {"action": "annul", "_selected_action": [duel.pk]})
        duel.refresh_from_db()
        assert duel.state == Duel.State.HELD
