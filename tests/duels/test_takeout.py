"""The file of everything that the site keeps of a player, with his duels as he saw them."""

import json

from django.test import Client

from duels import canonical, services
from duels.models import Duel, Entry
from players import takeout
from tests.duels.conftest import play_on
from tests.players.conftest import with_token


def taken(player) -> tuple[str, dict]:
    text = b"".join(takeout.file_of(player).streaming_content).decode()
    return text, json.loads(text)


def test_a_running_duel_is_told_as_its_player_sees_it(duel, yugi, kaiba) -> None:
    play_on(duel, decisions=6)
    duel.refresh_from_db()
    text, everything = taken(yugi)
    [challenge], [told] = everything["duels"]["challenges"], everything["duels"]["duels"]
    assert (challenge["opponent__username"], challenge["duel"]) == ("Kaiba", duel.pk)
    assert (told["opponent"], told["state"], told["secrets"]) == ("Kaiba", "running", None)
    own = Entry.objects.filter(duel=duel).order_by("ordinal")
    assert [row["ordinal"] for row in told["log"]] == [entry.ordinal for entry in own]
    assert told["view"] == canonical.read(duel.seats.get(number=0).view)
    assert {row["ordinal"] for row in told["decisions"]} == set(
        duel.decisions.filter(seat=0).values_list("ordinal", flat=True)
    )
    # Each hand stands in the file of its owner alone: the same log line tells the other less.
    other = taken(kaiba)[1]["duels"]["duels"][0]["log"]
    hidden = [one for one, two in zip(told["log"], other, strict=True) if one != two]
    assert hidden
    assert duel.secret.seed not in text


def test_seeds_come_with_finished_duels(duel, yugi, kaiba) -> None:
    services.surrender(player=kaiba, duel_id=duel.pk)
    told = taken(yugi)[1]["duels"]["duels"][0]
    assert told["secrets"]["seed"] == Duel.objects.get(pk=duel.pk).secret.seed
    assert (told["winner"], told["ending"]) == (0, "surrender")


def test_decks_come_with_their_revisions(yugis, yugi) -> None:
    [deck] = taken(yugi)[1]["decks"]
    assert len(deck["revisions"][0]["main"]) == 40


def test_the_file_is_for_its_owner_and_not_too_often(yugi, yugis, settings) -> None:
    settings.THROTTLES = {"takeout": "1/h"}
    client = with_token(yugi, "manage")
    first = client.get("/api/v1/me/data/")
    assert json.loads(b"".join(first.streaming_content))["players"]["account"]["username"] == "Yugi"
    assert {"no-store", "private"} <= set(first["Cache-Control"].split(", "))
    again = client.get("/api/v1/me/data/")
    assert (again.status_code, again.json()["code"]) == (429, "throttled")
    browser = Client()
    browser.force_login(yugi)
    page = browser.get("/profile/data/")
    assert (page.status_code, "Too many attempts" in page.content.decode()) == (429, True)
    assert with_token(yugi, "read").get("/api/v1/me/data/").status_code == 403


def test_a_file_is_read_while_it_is_written() -> None:
    pieces = takeout.json_in_pieces({"a": iter([1, {"b": iter([])}]), "c": "é"})
    assert next(pieces) == "{"
    assert json.loads("{" + "".join(pieces)) == {"a": [1, {"b": []}], "c": "é"}
