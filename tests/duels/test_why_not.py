"""Why not, over REST and on the page: for the player's own cards, in his language, and never a secret."""

import pytest

from cards.library import LIBRARY
from duels import reasons, services
from duels.engine import Possibility, Reason, Refusal, WhyNot
from duels.engine.prompts import Act, Verb
from duels.models import Duel, DuelSecret, Seat
from tests.duels.positions import face_down, monster, numbers, put_at
from tests.duels.test_api import DUELS, mine, theirs
from tests.players.conftest import in_session, with_nothing, with_token

__all__ = ["mine", "theirs"]
pytestmark = pytest.mark.django_db
JINZO = next(card for card in LIBRARY.values() if card.name_en == "Jinzo")


@pytest.fixture
def table(duel):
    """Yugi's turn: he has a trap that Jinzo forbids, and has used his normal summon."""
    yugis = {
        "hand": numbers("Battle Ox", "Pot of Greed"),
        "spells": [face_down("Dust Tornado")],
        "deck": numbers("Mystical Elf", "Mystical Elf"),
    }
    kaibas = {"monsters": [monster("Jinzo")], "hand": numbers("Battle Ox"), "deck": numbers("Mystical Elf")}
    position = {"turn": 3, "turn_player": 0, "phase": "main_1", "normal_summon_used": True}
    return put_at(duel, position | {"sides": [yugis, kaibas]})


def state_of(client, duel):
    return client.get(f"{DUELS}{duel.pk}/").json()


def cards_of(state):
    """The handles of a player's own cards by their names."""
    side = state["view"]["sides"][state["you"]]
    lying = [card for card in (*side["hand"], *side["monsters"], *side["spells"]) if card]
    return {LIBRARY[card["passcode"]].name_en: card["handle"] for card in lying}


def sorted_acts(acts):
    return sorted(acts, key=lambda act: sorted(act.items(), key=str).__repr__())


def told(client, duel, card, **headers):
    return client.get(f"{DUELS}{duel.pk}/why-not/{card}/", headers=headers)


def test_the_first_reason_against_each_act_is_told(mine, table):
    cards = cards_of(state_of(mine, table))
    trap = told(mine, table, cards["Dust Tornado"]).json()
    assert trap["name"] == "Dust Tornado"
    assert trap["acts"] == [
        {
            "act": {"verb": "activate", "card": cards["Dust Tornado"], "ability": "activation"},
            "label": "Activate the card",
            "reason": {
                "clause": "prohibited",
                "card": JINZO.passcode,
                "count": None,
                "text": "Jinzo forbids it.",
            },
        }
    ]
    ox = told(mine, table, cards["Battle Ox"]).json()["acts"]
    assert {one["reason"]["clause"] for one in ox} == {"normal_summon_used"}


def test_what_is_offered_has_no_reason_against_it_and_everything_else_has(mine, table):
    state = state_of(mine, table)
    offered = [one["answer"] for one in state["prompt"]["options"] if one["card"] is not None]
    said = [act for card in cards_of(state).values() for act in told(mine, table, card).json()["acts"]]
    assert sorted_acts(one["act"] for one in said if one["reason"] is None) == sorted_acts(offered)


def test_it_is_told_in_the_readers_language(mine, table):
    card = cards_of(state_of(mine, table))["Dust Tornado"]
    answer = told(mine, table, card, **{"accept-language": "zh-hans"})
    assert answer.json()["acts"][0]["label"] == "发动卡片"
    assert JINZO.name_zh in answer.json()["acts"][0]["reason"]["text"]
    assert "forbids" not in answer.content.decode()


def test_what_waits_for_the_opponent_says_so(theirs, table):
    card = cards_of(state_of(theirs, table))["Battle Ox"]
    clauses = {one["reason"]["clause"] for one in told(theirs, table, card).json()["acts"]}
    assert clauses == {"opponent_decides"}


def test_nothing_is_told_of_the_opponents_cards_nor_whether_there_are_any(mine, theirs, table):
    """A handle that is his, and one that nobody has, get the same (K26)."""
    his = cards_of(state_of(theirs, table))
    for handle in (*his.values(), 999_999):
        assert told(mine, table, handle).json() == {
            "card": handle,
            "name": None,
            "negated_by": None,
            "negated": None,
            "acts": [],
        }


def test_it_is_for_the_two_players_alone(api, table, joey, mine):
    card = cards_of(state_of(mine, table))["Battle Ox"]
    admin = with_nothing("Pegasus", "thousand eyes 0")
    admin.is_staff = admin.is_superuser = True
    admin.save()
    assert told(api, table, card).status_code == 401
    for stranger in (joey, admin):
        assert told(with_token(stranger, "read", "play"), table, card).status_code == 404
        assert in_session(stranger).get(f"/duels/{table.pk}/why-not/{card}/").status_code == 404


def test_it_is_private_kept_by_nobody_and_not_sent_twice(mine, table):
    card = cards_of(state_of(mine, table))["Battle Ox"]
    answer = told(mine, table, card)
    assert answer["Cache-Control"] == "private, no-store"
    assert told(mine, table, card, **{"if-none-match": answer["ETag"]}).status_code == 304
    other = cards_of(state_of(mine, table))["Pot of Greed"]
    assert told(mine, table, other, **{"if-none-match": answer["ETag"]}).status_code == 200


def test_asking_changes_nothing(mine, table):
    before = [list(model.objects.order_by("pk").values()) for model in (Duel, Seat, DuelSecret)]
    told(mine, table, cards_of(state_of(mine, table))["Battle Ox"])
    assert [list(model.objects.order_by("pk").values()) for model in (Duel, Seat, DuelSecret)] == before


def test_of_a_duel_that_is_over_nothing_is_told(mine, table, yugi):
    card = cards_of(state_of(mine, table))["Battle Ox"]
    services.surrender(player=yugi, duel_id=table.pk)
    answer = told(mine, table, card)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_running")
    page = in_session(yugi).get(f"/duels/{table.pk}/why-not/{card}/")
    assert "Nothing can be done in this duel now." in page.content.decode()


def test_an_unknown_parameter_is_refused(mine, table):
    assert mine.get(f"{DUELS}{table.pk}/why-not/1/", {"cheat": 1}).status_code == 400


def test_the_page_tells_the_same_as_a_part_of_it_and_on_its_own(client, mine, table, yugi):
    card = cards_of(state_of(mine, table))["Dust Tornado"]
    client.force_login(yugi)
    at = f"/duels/{table.pk}/why-not/{card}/"
    room = client.get(f"/duels/{table.pk}/").content.decode()
    assert f'hx-get="{at}"' in room
    page = client.get(at).content.decode()
    part = client.get(at, headers={"hx-request": "true"}).content.decode()
    for text in (page, part):
        assert "Jinzo forbids it." in text
    assert "<html" in page
    assert "<html" not in part


def test_the_sheets_of_the_opponents_cards_do_not_ask(client, table, yugi):
    client.force_login(yugi)
    sheets = client.get(f"/duels/{table.pk}/").content.decode().split('<div class="sheet"')
    (theirs,) = [sheet for sheet in sheets if "<h2>Jinzo</h2>" in sheet]
    assert "why-not" not in theirs


def test_every_clause_has_words():
    assert set(reasons.REASONS) == set(Refusal)


def test_a_number_and_a_negating_card_are_put_into_words():
    wanting = Possibility(Act(Verb.NORMAL_SUMMON, 7), Reason(Refusal.TRIBUTES, count=2))
    said = reasons.told(WhyNot(7, JINZO.passcode, (wanting,), JINZO.passcode))
    assert said["negated_by"] == {"passcode": JINZO.passcode, "name": "Jinzo"}
    assert said["negated"] == "Jinzo negates its effects."
    assert "2 monsters to tribute" in said["acts"][0]["reason"]["text"]
