"""The pages of a duel: what they show, to whom, and what can be done on them."""

import json
import random
import re

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

from cards.library import LIBRARY
from duels import canonical, selectors, services
from duels.models import Duel, Entry, Seat
from players.models import Notification, Player
from tests.duels.conftest import asked, give, play_on, some_answer

pytestmark = pytest.mark.django_db


def signed_in(player: Player) -> Client:
    client = Client()
    client.force_login(player)
    return client


@pytest.fixture
def yugis_client(yugi) -> Client:
    return signed_in(yugi)


@pytest.fixture
def kaibas_client(kaiba) -> Client:
    return signed_in(kaiba)


def page(name: str, duel: Duel) -> str:
    return reverse(f"duels:{name}", args=[duel.pk])


def posted(client: Client, duel: Duel, **fields: object):
    """Answer as the form of the page does: with the prompt and version that it shows now."""
    seat = asked(duel)
    given = {"prompt": seat.prompt_ordinal, "version": seat.version} | fields
    return client.post(page("answer", duel), given)


def act(duel: Duel, verb: str) -> str:
    """The value of the first button that does this."""
    acts = canonical.read(asked(duel).prompt)["acts"]
    return json.dumps(next(found for found in acts if found["verb"] == verb))


# Who sees what


def test_only_its_two_players_see_a_duel(duel, yugis_client, kaibas_client):
    joey = signed_in(Player.objects.create(username="Joey"))
    for name in ("duel", "news"):
        assert yugis_client.get(page(name, duel)).status_code == 200
        assert kaibas_client.get(page(name, duel)).status_code == 200
        assert joey.get(page(name, duel)).status_code == 404
        assert "sign-in" in Client().get(page(name, duel)).headers["Location"]
    for name in ("answer", "surrender"):
        assert joey.post(page(name, duel)).status_code == 404
    assert joey.post(page("draw", duel), {"what": "offer"}).status_code == 404
    assert joey.post(page("mode", duel), {"mode": "always"}).status_code == 404
    duel.refresh_from_db()
    assert duel.state == Duel.State.RUNNING


@pytest.mark.parametrize("decisions", [0, 12, 40, 80])
def test_no_hidden_card_is_in_the_source_of_the_page(duel, yugis_client, kaibas_client, decisions):
    """Not its name in any language, not its passcode, not the handle of a card in a hand (K26)."""
    play_on(duel, decisions=decisions)
    seats = list(Seat.objects.filter(duel=duel).select_related("revision").order_by("number"))
    for seat, client in zip(seats, (yugis_client, kaibas_client), strict=True):
        other = seats[1 - seat.number]
        shown = seat.view + "".join(
            json.dumps(selectors.entry_for(entry, seat.number), default=str)
            for entry in Entry.objects.filter(duel=duel)
        )
        seen = {int(number) for number in re.findall(r'"passcode": ?(\d+)', shown)}
        hidden = set(other.revision.main) - seen - set(seat.revision.main)
        hands = {card["handle"] for card in canonical.read(other.view)["sides"][other.number]["hand"]}
        assert hidden
        assert hands
        for language in ("en", "zh-hans"):
            source = client.get(page("duel", duel), headers={"Accept-Language": language}).content.decode()
            # A name that is shown may have a hidden card's name in it: Luster Dragon #2.
            for passcode in seen | set(seat.revision.main):
                for name in (LIBRARY[passcode].name_en, LIBRARY[passcode].name_zh):
                    source = source.replace(name, "")
            for passcode in hidden:
                card = LIBRARY[passcode]
                for secret in (str(passcode), card.name_en, card.name_zh):
                    assert secret not in source
            handles = re.findall(r'(?:data-handle="|acts-|pick-|card&quot;: )(\d+)', source)
            assert hands.isdisjoint(map(int, handles))


def test_neither_seed_nor_deck_is_shown_before_the_end(duel, yugis_client):
    source = yugis_client.get(page("duel", duel)).content.decode()
    assert duel.secret.seed not in source
    assert "Check the shuffles" not in source


# The table


def test_a_table_costs_few_queries(duel, yugis_client, django_assert_num_queries):
    """Session, player, deadline, seat, both seats, log, unread messages."""
    yugis_client.get(page("duel", duel))
    with django_assert_num_queries(7):
        yugis_client.get(page("duel", duel))
    version = Seat.objects.get(duel=duel, number=0).version
    with django_assert_num_queries(4):
        assert yugis_client.get(page("news", duel), {"version": version}).status_code == 204


def test_the_log_costs_no_query_for_each_line(duel, yugis_client, django_assert_num_queries):
    play_on(duel, decisions=60)
    with django_assert_num_queries(7):
        yugis_client.get(page("duel", duel))


def test_every_state_of_a_duel_can_be_shown_in_both_languages(duel, yugis_client, kaibas_client):
    """To its end; whoever is asked finds a button or a mark for every accepted answer."""
    chance = random.Random(7)
    while duel.state == Duel.State.RUNNING:
        seat = asked(duel)
        client = yugis_client if seat.number == 0 else kaibas_client
        language = chance.choice(["en", "zh-hans"])
        response = client.get(page("duel", duel), headers={"Accept-Language": language})
        source = response.content.decode()
        prompt = canonical.read(seat.prompt)
        for each in prompt.get("acts", []):
            assert f'value="{json.dumps(each)}"'.replace('"', "&quot;")[12:-6] in source
        for handle in prompt.get("cards", []):
            assert f'value="{handle}"' in source
        for _ in range(12):
            if duel.state == Duel.State.RUNNING:
                give(asked(duel), some_answer(asked(duel), chance))
                duel.refresh_from_db()
    for client in (yugis_client, kaibas_client):
        assert "Check the shuffles" in client.get(page("duel", duel)).content.decode()


def test_cards_of_one_name_are_told_apart_by_place(duel, yugis_client):
    """K29."""
    source = yugis_client.get(page("duel", duel)).content.decode()
    labels = re.findall(r'name="answer"[^>]*aria-label="([^"]*)"', source)
    by_form = [label for label in labels if label.startswith("Set:")]
    assert len(by_form) > 3
    panel = by_form[-len(by_form) // 2 :]
    assert len(set(panel)) == len(panel)
    assert all("hand, card" in label for label in by_form)


def test_the_table_speaks_chinese(duel, yugis_client):
    source = yugis_client.get(page("duel", duel), headers={"Accept-Language": "zh-hans"}).content.decode()
    for said in (
        "主要阶段要做什么？",
        "通常召唤",
        "盖放",
        "结束回合",
        "手牌第1张",
        "墓地",
        "Yugi抽了",
        "Kaiba抽了5张卡",
    ):
        assert said in source
    for english in ("Normal summon", "graveyard", "Surrender", "drew"):
        assert english not in source


def test_a_page_needs_nothing_inline(duel, yugis_client):
    source = yugis_client.get(page("duel", duel)).content.decode()
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", source)


# Answers


def test_an_answer_is_given_and_leads_back_to_the_table(duel, yugis_client):
    response = posted(yugis_client, duel, answer=act(duel, "set"))
    assert response.status_code == 302
    assert response.headers["Location"] == page("duel", duel) + "#question"
    assert "Yugi set" in yugis_client.get(page("duel", duel)).content.decode()


def test_whoever_has_answered_need_not_be_told_any_more(duel, yugi, yugis_client):
    assert Notification.objects.filter(player=yugi, kind="duels.your_turn", read_at=None).exists()
    posted(yugis_client, duel, answer=act(duel, "set"))
    assert not Notification.objects.filter(player=yugi, kind="duels.your_turn", read_at=None).exists()
    assert Notification.objects.filter(player=yugi, kind="duels.accepted", read_at=None).exists()


def test_with_htmx_only_the_room_comes_back(duel, yugis_client):
    seat = asked(duel)
    given = {"prompt": seat.prompt_ordinal, "version": seat.version, "answer": act(duel, "set")}
    response = yugis_client.post(page("answer", duel), given, headers={"HX-Request": "true"})
    source = response.content.decode()
    assert response.status_code == 200
    assert "<html" not in source
    assert "autofocus" in source
    assert 'id="duel-news"' in source


def test_a_stale_answer_changes_nothing_and_shows_the_fresh_state(duel, yugis_client):
    """K36."""
    stale = {"prompt": asked(duel).prompt_ordinal, "version": asked(duel).version}
    stale["answer"] = act(duel, "normal_summon")
    assert yugis_client.post(page("answer", duel), stale).status_code == 302
    before = Duel.objects.get(pk=duel.pk).ordinal
    response = yugis_client.post(page("answer", duel), stale)
    assert response.status_code == 409
    assert "has gone on since you saw it" in response.content.decode()
    assert Duel.objects.get(pk=duel.pk).ordinal == before
    response = yugis_client.post(page("answer", duel), stale, headers={"HX-Request": "true"})
    assert response.status_code == 200
    assert "has gone on since you saw it" in response.content.decode()


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"answer": "{"},
        {"answer": '{"verb": "attack", "card": 9999}'},
        {"answer": '{"stop": "surrender"}'},
        {"answer": "[]"},
        {"cards": ["x", "²", "1"]},
        {"cards": ["9" * 5000]},
        {"answer": "9" * 5000},
        {"answer": "[" * 100_000},
    ],
)
def test_what_is_no_answer_is_refused_with_the_question(duel, yugis_client, fields):
    response = posted(yugis_client, duel, **fields)
    assert response.status_code == 422
    assert "not among the options" in response.content.decode()


@pytest.mark.parametrize("prompt", ["", "x", "-1", "99999999999999999999"])
def test_what_is_no_question_is_stale(duel, yugis_client, prompt):
    response = posted(yugis_client, duel, prompt=prompt, answer=act(duel, "set"))
    assert response.status_code == 409


def test_the_opponent_cannot_answer(duel, kaibas_client):
    assert posted(kaibas_client, duel, answer=act(duel, "set")).status_code == 409


def test_the_end_of_the_turn_is_asked_once_more(duel, yugis_client):
    """K39."""
    ending = act(duel, "end_phase")
    response = posted(yugis_client, duel, answer=ending)
    assert response.status_code == 200
    assert "Yes, do it" in response.content.decode()
    assert asked(duel).number == 0
    assert posted(yugis_client, duel, answer=ending, confirmed="yes").status_code == 302
    assert asked(duel).number == 1


def test_a_plain_answer_is_not_asked_twice(duel, yugis_client):
    assert posted(yugis_client, duel, answer=act(duel, "normal_summon")).status_code == 302


def test_the_lot_is_answered_by_a_button(yugi, kaiba, yugis, kaibas):
    challenge = services.challenge(challenger=yugi, opponent=kaiba, deck=yugis, first="lot")
    duel = services.accept(player=kaiba, challenge_id=challenge.pk, deck=kaibas)
    client = signed_in(asked(duel).player)
    assert "Do you go first or second?" in client.get(page("duel", duel)).content.decode()
    assert posted(client, duel, answer='{"choice": "second"}').status_code == 302
    duel.refresh_from_db()
    assert duel.turn == 1


def test_cards_are_chosen_by_their_marks(duel, yugis_client, kaibas_client):
    """Whoever plays nothing has too many cards at the end of his second turn, and discards one (T8)."""
    for client in (yugis_client, kaibas_client, yugis_client):
        posted(client, duel, answer=act(duel, "end_phase"), confirmed="yes")
        if "cards" in canonical.read(asked(duel).prompt):
            break
    seat = asked(duel)
    prompt = canonical.read(seat.prompt)
    assert (prompt["why"], prompt["maximum"]) == ("hand_limit", 1)
    source = yugis_client.get(page("duel", duel)).content.decode()
    assert source.count('type="radio" name="cards"') == 7
    assert f'href="#pick-{prompt["cards"][0]}"' in source
    assert posted(yugis_client, duel, cards=[prompt["cards"][0]]).status_code == 302
    assert asked(duel).number == 1


# News


def test_news_come_only_when_something_changed_for_the_reader(duel, kaibas_client, yugis_client):
    version = Seat.objects.get(duel=duel, number=1).version
    response = kaibas_client.get(page("news", duel), {"version": version})
    assert (response.status_code, response.content) == (204, b"")
    posted(yugis_client, duel, answer=act(duel, "normal_summon"))
    response = kaibas_client.get(page("news", duel), {"version": version}, headers={"HX-Request": "true"})
    assert response.status_code == 200
    assert "Yugi normal summoned" in response.content.decode()


def test_a_part_of_the_page_is_never_the_sign_in_page(duel):
    """Whose session has ended finds the whole page loaded anew, which leads him to sign in."""
    response = Client().get(page("news", duel), headers={"HX-Request": "true"})
    assert response.headers["HX-Refresh"] == "true"
    assert response.content == b""


# Ways out


def test_surrender_ends_the_duel_and_shows_the_proof(duel, yugis_client, kaibas_client):
    response = yugis_client.post(page("surrender", duel), follow=True)
    source = response.content.decode()
    assert "You lost" in source
    assert duel.secret.seed in source
    assert "You won" in kaibas_client.get(page("duel", duel)).content.decode()


def test_a_duel_that_is_over_cannot_be_surrendered(duel, yugis_client, kaibas_client):
    yugis_client.post(page("surrender", duel))
    response = kaibas_client.post(page("surrender", duel), follow=True)
    assert "The duel is not running." in response.content.decode()
    assert "You won" in response.content.decode()


def test_a_draw_is_offered_taken_back_declined_and_accepted(duel, yugis_client, kaibas_client):
    def draws(client: Client, what: str) -> str:
        return client.post(page("draw", duel), {"what": what}, follow=True).content.decode()

    assert "You offer a draw." in draws(yugis_client, "offer")
    assert "Yugi offers a draw" in kaibas_client.get(page("duel", duel)).content.decode()
    assert "Kaiba declined the draw." in draws(kaibas_client, "decline")
    assert "in this turn already" in draws(yugis_client, "offer")
    assert "You offer a draw." in draws(kaibas_client, "offer")
    assert "took the offer of a draw back" in draws(kaibas_client, "withdraw")
    assert "The opponent has offered no draw." in draws(yugis_client, "accept")
    assert kaibas_client.post(page("draw", duel), {"what": "win"}).status_code == 404


def test_an_accepted_draw_has_no_winner(duel, yugis_client, kaibas_client):
    yugis_client.post(page("draw", duel), {"what": "offer"})
    response = kaibas_client.post(page("draw", duel), {"what": "accept"}, follow=True)
    assert "without a winner (agreed draw)" in response.content.decode()


def test_a_player_chooses_when_he_is_asked_to_respond(duel, yugis_client, kaibas_client):
    response = yugis_client.post(page("mode", duel), {"mode": "always"}, follow=True)
    assert "From the next window on" in response.content.decode()
    assert re.search(r'value="always"[^>]*checked', response.content.decode())
    assert not re.search(
        r'value="always"[^>]*checked', kaibas_client.get(page("duel", duel)).content.decode()
    )
    response = yugis_client.post(page("mode", duel), {"mode": "sometimes"}, follow=True)
    assert "Choose one of mattering, always, able." in response.content.decode()


def test_a_held_duel_says_so(duel, yugis_client):
    services.hold(duel_id=duel.pk, because="a test")
    source = yugis_client.get(page("duel", duel)).content.decode()
    assert "This duel is held" in source
    assert "Held for an admin" in yugis_client.get(reverse("duels:list")).content.decode()


# The list of duels


def test_the_duels_that_wait_for_the_reader_come_first(duel, yugis_client, kaibas_client):
    mine = yugis_client.get(reverse("duels:list"))
    assert [row.pk for row in mine.context["waiting"]] == [duel.pk]
    assert mine.context["running"] == []
    theirs = kaibas_client.get(reverse("duels:list"))
    assert theirs.context["waiting"] == []
    assert [row.opponent for row in theirs.context["running"]] == ["Yugi"]


def test_finished_duels_are_listed_with_their_results(duel, yugis_client, kaibas_client):
    yugis_client.post(page("surrender", duel))
    assert "Kaiba won (by surrender)." in yugis_client.get(reverse("duels:list")).content.decode()
    assert [row.tone for row in kaibas_client.get(reverse("duels:list")).context["finished"]] == ["won"]


def test_a_list_costs_the_same_for_many_duels(
    duel, yugi, kaiba, yugis, kaibas, yugis_client, django_assert_num_queries
):
    """Session, player, finished, unfinished with both their seats, challenges, unread messages."""
    yugis_client.get(reverse("duels:list"))
    with django_assert_num_queries(7):
        yugis_client.get(reverse("duels:list"))
    for _ in range(3):
        challenge = services.challenge(challenger=yugi, opponent=kaiba, deck=yugis)
        services.accept(player=kaiba, challenge_id=challenge.pk, deck=kaibas)
    with django_assert_num_queries(7):
        assert b"Duel against Kaiba" in yugis_client.get(reverse("duels:list")).content


def test_a_wrong_cursor_is_no_page(yugis_client):
    assert yugis_client.get(reverse("duels:list"), {"cursor": "nonsense"}).status_code == 404


def test_a_player_who_left_has_no_name(duel, yugi, kaibas_client):
    yugi.delete()
    assert "a former player" in kaibas_client.get(page("duel", duel)).content.decode()
    with translation.override("zh-hans"):
        state = selectors.duel_state(player=Player.objects.get(username="Kaiba"), duel_id=duel.pk)
    assert state["seats"][0]["player"] is None
