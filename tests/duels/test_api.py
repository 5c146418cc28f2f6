"""Challenges and duels over REST: a duel from the challenge to its end, and what is refused."""

import random

import pytest

from tests.duels.conftest import some_act
from tests.players.conftest import in_session, with_token

pytestmark = pytest.mark.django_db
CHALLENGES, DUELS = "/api/v1/challenges/", "/api/v1/duels/"


@pytest.fixture
def mine(yugi):
    return with_token(yugi, "read", "play")


@pytest.fixture
def theirs(kaiba):
    return with_token(kaiba, "read", "play")


def some_answer(prompt, chance):
    """A random accepted answer, made of what the API tells alone."""
    answers = [option["answer"] for option in prompt["options"] if option["answer"] is not None]
    if answers:
        return some_act(answers, chance)
    count = chance.randint(prompt["minimum"], prompt["maximum"])
    return {"cards": [one["card"] for one in chance.sample(prompt["options"], count)]}


def answer(client, state, given, **headers):
    body = {"prompt": state["prompt"]["id"], "version": state["version"], "answer": given}
    return client.post(f"{DUELS}{state['id']}/answer/", body, headers=headers)


def state_of(client, duel):
    return client.get(f"{DUELS}{duel.pk}/").json()


def test_a_duel_from_the_challenge_to_its_end(mine, theirs, yugis, kaibas):
    made = mine.post(CHALLENGES, {"opponent": "kaiba", "deck": yugis.pk, "first": "opponent"})
    assert made.status_code == 201
    assert len(made.json()["commitment"]) == 64
    at = made["Location"]
    assert mine.put(f"{at}nonce/", {"nonce": "it rains in Domino"}).status_code == 200
    assert [row["id"] for row in theirs.get(CHALLENGES, {"box": "incoming"}).json()["results"]] == [
        made.json()["id"]
    ]
    began = theirs.post(f"{at}accept/", {"deck": kaibas.pk, "nonce": "screw the rules"})
    assert began.status_code == 201
    state, chance, clients = began.json(), random.Random(7), (mine, theirs)
    assert (state["you"], state["waiting_for"], state["prompt"]["why"]) == (1, 1, "main_phase")
    asked = 1
    for _ in range(3000):
        if state["state"] != "running":
            break
        told = answer(clients[asked], state, some_answer(state["prompt"], chance))
        assert told.status_code == 200, told.json()
        state = told.json()
        if state["waiting_for"] not in (None, asked):
            asked = state["waiting_for"]
            state = clients[asked].get(began["Location"]).json()
    assert state["state"] == "finished"
    assert mine.get(began["Location"]).json()["result"] == theirs.get(began["Location"]).json()["result"]
    secrets = theirs.get(f"{began['Location']}secrets/").json()
    assert secrets["nonces"] == ["it rains in Domino", "screw the rules"]
    assert secrets["drawn_by_server"] == [False, False]
    assert secrets["commitment"] == made.json()["commitment"]
    turns = mine.get(f"{began['Location']}turns/", {"page_size": 200}).json()["results"]
    assert turns[0]["seat"] == 1
    assert turns[-1]["life_points"] == [side["life_points"] for side in state["view"]["sides"]]


def test_the_log_comes_in_order_and_from_behind_an_entry(duel, mine):
    whole = mine.get(f"{DUELS}{duel.pk}/log/").json()["results"]
    assert [entry["ordinal"] for entry in whole] == list(range(len(whole)))
    assert whole[0]["event"] == "shuffled"
    rest = mine.get(f"{DUELS}{duel.pk}/log/", {"after": 3, "page_size": 2}).json()
    assert [entry["ordinal"] for entry in rest["results"]] == [4, 5]
    assert [entry["ordinal"] for entry in mine.get(rest["next"]).json()["results"]] == [6, 7]


def test_list_and_detail_share_one_form(duel, mine):
    listed = mine.get(DUELS, {"waiting": "me"}).json()["results"]
    assert listed == [state_of(mine, duel)]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"waiting": "me"}, 1),
        ({"waiting": "opponent"}, 0),
        ({"state": "running"}, 1),
        ({"state": "finished"}, 0),
        ({"opponent": "KAIBA"}, 1),
        ({"opponent": "Yugi"}, 0),
    ],
)
def test_duels_are_listed_by_what_is_asked(duel, mine, query, found):
    assert len(mine.get(DUELS, query).json()["results"]) == found


def test_an_unknown_filter_is_an_error(duel, mine):
    assert mine.get(DUELS, {"state": "lost"}).status_code == 400
    assert mine.get(DUELS, {"stat": "running"}).status_code == 400
    assert mine.get(f"{DUELS}{duel.pk}/log/", {"after": "x"}).status_code == 400


def test_words_follow_the_language_asked_for(duel, mine):
    at = f"{DUELS}{duel.pk}/"
    english = mine.get(at, headers={"Accept-Language": "en"}).json()
    chinese = mine.get(at, headers={"Accept-Language": "zh-Hans"}).json()
    assert english["prompt"]["question"] == "What do you do in your main phase?"
    names = {tuple(row["name"] for row in state["cards"].values()) for state in (english, chinese)}
    assert len(names) == 2
    assert english["view"] == chinese["view"]


def test_options_of_one_name_can_be_told_apart(duel, mine):
    options = state_of(mine, duel)["prompt"]["options"]
    labels = [option["label"] for option in options]
    assert len(set(labels)) == len(labels)


def test_an_unchanged_duel_is_not_sent_again(duel, mine):
    first = mine.get(f"{DUELS}{duel.pk}/")
    again = mine.get(f"{DUELS}{duel.pk}/", headers={"If-None-Match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    state = first.json()
    told = answer(mine, state, {"verb": "end_phase"})
    assert told["ETag"] != first["ETag"]
    assert mine.get(f"{DUELS}{duel.pk}/", headers={"If-None-Match": told["ETag"]}).status_code == 304


def test_an_answer_that_is_not_among_the_options_says_only_that(duel, mine):
    state = state_of(mine, duel)
    hidden = answer(mine, state, {"verb": "normal_summon", "card": 99999})
    other = answer(mine, state, {"verb": "attack", "card": 1})
    assert hidden.status_code == other.status_code == 400
    assert hidden.json() == other.json()
    assert hidden.json()["detail"] == "The answer is not among the options."
    assert state_of(mine, duel) == state


def test_what_is_nested_too_deeply_is_refused(duel, mine):
    for depth in (100, 900, 100_000):
        body = f'{{"prompt": 0, "version": 1, "answer": {"[" * depth}{"]" * depth}}}'
        told = mine.post(f"/api/v1/duels/{duel.pk}/answer/", body, content_type="application/json")
        assert (told.status_code, told.json()["code"]) == (400, "parse_error")
        assert "32 levels" in told.json()["detail"]


@pytest.mark.parametrize(
    "given",
    [
        None,
        7,
        "pass",
        [],
        {},
        {"verb": "fly"},
        {"cards": "all"},
        {"cards": [True]},
        {"cards": [[1]]},
        {"stop": "surrender"},
        {"stop": "time"},
        {"verb": "end_phase", "card": 1, "more": 2},
        {"choice": None},
    ],
)
def test_what_is_no_answer_is_refused_and_changes_nothing(duel, mine, given):
    state = state_of(mine, duel)
    assert answer(mine, state, given).status_code == 400
    assert state_of(mine, duel) == state


def test_surrender_over_rest(duel, mine, theirs):
    told = mine.post(f"{DUELS}{duel.pk}/surrender/")
    assert told.json()["result"] == {"winner": 1, "ending": "surrender", "text": "surrender"}
    assert state_of(theirs, duel)["result"]["winner"] == 1
    again = mine.post(f"{DUELS}{duel.pk}/surrender/")
    assert (again.status_code, again.json()["code"]) == (409, "not_running")


class TestDraws:
    def draw(self, client, duel, action):
        return client.post(f"{DUELS}{duel.pk}/draw/", {"action": action})

    def test_an_offer_that_is_accepted_ends_the_duel(self, duel, mine, theirs):
        assert self.draw(mine, duel, "offer").json()["seats"][0]["offers_draw"]
        told = self.draw(theirs, duel, "accept").json()
        assert told["result"] == {"winner": None, "ending": "agreement", "text": "agreed draw"}

    def test_two_offers_are_an_agreement(self, duel, mine, theirs):
        self.draw(mine, duel, "offer")
        assert self.draw(theirs, duel, "offer").json()["state"] == "finished"

    def test_an_offer_can_be_declined_and_is_made_once_in_a_turn(self, duel, mine, theirs):
        self.draw(mine, duel, "offer")
        assert not self.draw(theirs, duel, "decline").json()["seats"][0]["offers_draw"]
        assert self.draw(mine, duel, "offer").json()["code"] == "offered_already"

    @pytest.mark.parametrize("action", ["withdraw", "accept", "decline"])
    def test_what_was_not_offered_cannot_be_taken(self, duel, mine, action):
        assert self.draw(mine, duel, action).json()["code"] == "no_offer"

    def test_an_offer_moves_no_deadline_and_leaves_the_question(self, duel, mine, theirs):
        before = state_of(mine, duel)
        self.draw(theirs, duel, "offer")
        after = state_of(mine, duel)
        assert after["deadline"] == before["deadline"]
        assert after["prompt"] == before["prompt"]
        assert after["version"] == before["version"] + 1


def test_the_response_mode_is_ones_own_affair(duel, mine, theirs):
    before = theirs.get(f"{DUELS}{duel.pk}/")
    told = mine.put(f"{DUELS}{duel.pk}/response-mode/", {"response_mode": "always"})
    assert (told.status_code, told.json()["response_mode"]) == (200, "always")
    after = theirs.get(f"{DUELS}{duel.pk}/")
    assert (after.content, after["ETag"]) == (before.content, before["ETag"])
    assert mine.put(f"{DUELS}{duel.pk}/response-mode/", {"response_mode": "never"}).status_code == 400
    state = answer(mine, state_of(mine, duel), {"verb": "end_phase"}).json()
    assert state["waiting_for"] == 0
    assert state["prompt"]["kind"] == "respond"


def test_a_page_may_play_in_its_session(duel, yugi):
    client = in_session(yugi)
    assert client.get(f"{DUELS}{duel.pk}/").status_code == 200
    assert client.post(f"{DUELS}{duel.pk}/surrender/").status_code == 403  # Without a CSRF token.
