"""What becomes of duels when an account goes, and what a player takes with him."""

import json

import pytest

from duels import canonical, services
from duels.models import Challenge, Duel, DuelSecret, Seat
from duels.verification import first_difference
from tests.duels.test_api import DUELS, mine, theirs

__all__ = ["mine", "theirs"]
pytestmark = pytest.mark.django_db


def test_a_duel_outlives_an_account_and_its_opponent_wins_by_time(duel, yugi, theirs, later):
    yugi.delete()
    state = theirs.get(f"{DUELS}{duel.pk}/").json()
    assert (state["seats"][0]["player"], state["waiting_for"]) == (None, 0)
    services.enforce_deadlines(moment=later(duel))
    duel = Duel.objects.select_related("secret").get(pk=duel.pk)
    assert (duel.winner, duel.ending) == (1, "time")
    assert first_difference(duel) == ""


def test_seeds_that_no_duel_came_of_go_with_their_challenges(challenge, yugi, kaiba):
    yugi.delete()
    assert Challenge.objects.count() == 0
    services.enforce_deadlines()
    assert DuelSecret.objects.count() == 0


def test_a_player_takes_his_duels_with_him_and_nothing_hidden(duel, yugi, client):
    client.force_login(yugi)
    text = b"".join(client.get("/profile/data/").streaming_content).decode()
    kept = json.loads(text)["duels"]
    assert [(row["id"], row["state"]) for row in kept["duels"]] == [(duel.pk, "running")]
    assert kept["challenges"][0]["opponent__username"] == "Kaiba"
    assert DuelSecret.objects.get(duel=duel).seed not in text
    assert Seat.objects.get(duel=duel, number=1).view not in text
    assert kept["duels"][0]["view"] == canonical.read(Seat.objects.get(duel=duel, number=0).view)
