"""Exact odds of hands, against counting them one by one."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from django.http import QueryDict
from django.urls import reverse
from hypothesis import given
from hypothesis import strategies as st

from cards.models import Card
from decks import services
from decks.formats.content import Content
from decks.odds import STEPS_AT_MOST, WISHED_AT_MOST, Wish, cards_seen, chance, steps
from decks.questions import BadQuestion, Question, read_question
from players import services as players


def wish(*cards, at_least=1):
    return Wish(frozenset(cards), at_least)


def test_one_of_three_among_forty_in_five_cards():
    """The rest of the hands hold none of the three."""
    deck = [1] * 3 + [2] * 37
    assert chance(deck, [wish(1)], drawn=5) == 1 - Fraction(comb(37, 5), comb(40, 5))


def test_one_of_these_and_one_of_those_by_turn_two_going_second():
    deck = [1] * 3 + [2] * 3 + [3] * 34
    drawn = cards_seen(turn=2, going_first=False)
    neither = comb(34, 6)
    expected = 1 - Fraction(2 * comb(37, 6) - neither, comb(40, 6))
    assert (drawn, chance(deck, [wish(1), wish(2)], drawn=drawn)) == (6, expected)


@pytest.mark.parametrize(
    ("turn", "going_first", "expected"),
    [(1, True, 6), (2, True, 6), (3, True, 7), (1, False, 5), (2, False, 6), (4, False, 7)],
)
def test_t4_a_card_is_drawn_on_each_of_ones_own_turns(turn, going_first, expected):
    assert cards_seen(turn=turn, going_first=going_first) == expected


def test_what_cannot_be_has_no_chance_and_what_must_be_is_certain():
    assert chance([1, 2, 3], [wish(9)], drawn=3) == 0
    assert chance([1, 2, 3], [wish(1, at_least=2)], drawn=3) == 0
    assert chance([1, 2, 3], [wish(1), wish(2, 3, at_least=2)], drawn=9) == 1
    assert chance([], [wish(1)], drawn=5) == 0


decks = st.lists(st.integers(1, 5), min_size=1, max_size=8)
wishes = st.lists(
    st.builds(Wish, st.frozensets(st.integers(1, 6), min_size=1, max_size=3), st.integers(1, 3)), max_size=3
)


@given(decks, wishes, st.integers(0, 8))
def test_it_is_the_share_of_all_hands_counted_one_by_one(deck, wanted, drawn):
    hands = list(combinations(deck, min(drawn, len(deck))))
    good = [
        hand
        for hand in hands
        if all(sum(card in one.cards for card in hand) >= one.at_least for one in wanted)
    ]
    assert chance(deck, wanted, drawn=drawn) == Fraction(len(good), len(hands))


class TestQuestions:
    def test_it_is_read_from_an_address(self):
        asked = read_question(QueryDict("wish=1,2:2&wish=3&turn=4&going=second"))
        assert asked == Question((wish(1, 2, at_least=2), wish(3)), 4, going_first=False)

    @pytest.mark.parametrize(
        ("query", "parameter"),
        [
            ("", "wish"),
            ("wish=", "wish"),
            ("wish=one", "wish"),
            ("wish=1,,2", "wish"),
            ("wish=1:0", "wish"),
            ("wish=1:11", "wish"),
            ("wish=1:²", "wish"),
            ("&".join(["wish=1"] * 6), "wish"),
            ("wish=1&turn=0", "turn"),
            ("wish=1&turn=101", "turn"),
            ("wish=1&going=last", "going"),
        ],
    )
    def test_what_cannot_be_read_is_told_where(self, query, parameter):
        with pytest.raises(BadQuestion) as refused:
            read_question(QueryDict(query))
        assert refused.value.parameter == parameter


@pytest.fixture
def owner(db):
    return players.sign_up(username="Owner", password="thousand eyes 0")


@pytest.fixture
def deck(owner):
    for passcode in (1, 2):
        Card.objects.create(passcode=passcode, name_en=f"Card {passcode}", kind="spell")
    return services.create(owner=owner, name="Mine", content=Content(main=(1,) * 3 + (2,) * 37))


class TestRest:
    def test_the_exact_share_and_a_number(self, client, owner, deck):
        client.force_login(owner)
        answer = client.get(f"/api/v1/decks/{deck.pk}/odds/?wish=1:1&turn=1&going=second").json()
        share = 1 - Fraction(comb(37, 5), comb(40, 5))
        assert (answer["deck"], answer["drawn"]) == (40, 5)
        assert Fraction(int(answer["numerator"]), int(answer["denominator"])) == share
        assert answer["probability"] == pytest.approx(float(share))

    def test_a_bad_question_and_somebody_elses_private_deck(self, client, owner, deck):
        assert client.get(f"/api/v1/decks/{deck.pk}/odds/?wish=1").status_code == 404
        client.force_login(owner)
        answer = client.get(f"/api/v1/decks/{deck.pk}/odds/?wish=1:0")
        assert (answer.status_code, answer.json()["errors"][0]["parameter"]) == (400, "wish")

    def test_what_would_take_too_long_to_count_is_refused_at_once(self, client, owner):
        """Five wishes that share their cards in every way, late in a duel: hours, asked by anybody."""
        cards = Content(main=tuple(range(1, 32)) * 30)
        deck = services.create(owner=owner, name="All", visibility="public", content=cards)
        wishes = [",".join(str(card) for card in range(32) if card >> bit & 1) + ":10" for bit in range(5)]
        address = f"/api/v1/decks/{deck.pk}/odds/"
        answer = client.get(address, {"wish": wishes, "turn": "100"})
        assert (answer.status_code, answer.json()["errors"][0]["parameter"]) == (400, "wish")
        assert client.get(address, {"wish": wishes[:2], "turn": "9"}).status_code == 200
        page = client.get(
            reverse("decks:odds", args=[deck.pk]),
            {f"of{n + 1}": wishes[n][:-3].split(",") for n in range(3)}
            | {f"least{n + 1}": "10" for n in range(3)}
            | {"turn": "100"},
        )
        assert page.status_code == 400
        assert "Too many hands" in page.content.decode()


def test_what_a_player_asks_of_a_legal_deck_is_counted():
    """Three wishes for ten of half the deck each are much; of a first hand they are counted all the same."""
    deck = list(range(60))
    half = [Wish(frozenset(range(start, start + 30)), WISHED_AT_MOST) for start in (0, 15, 30)]
    assert steps(deck, half, drawn=6) <= STEPS_AT_MOST < steps(deck, half, drawn=55)


class TestPage:
    def test_cards_are_chosen_and_the_answer_is_told(self, client, owner, deck):
        address = reverse("decks:odds", args=[deck.pk])
        assert client.get(address).status_code == 404
        client.force_login(owner)
        empty = client.get(address).content.decode()
        assert "Card 1" in empty
        asked = client.get(address, {"of1": "1", "least1": "1", "turn": "1", "going": "second"})
        assert "33.76 % of all hands" in asked.content.decode()
        assert (
            "占所有情形的 33.76 %"
            in client.get(
                address, {"of1": "1", "going": "second"}, headers={"Accept-Language": "zh-Hans"}
            ).content.decode()
        )

    def test_what_cannot_be_asked_is_told(self, client, owner, deck):
        client.force_login(owner)
        answer = client.get(reverse("decks:odds", args=[deck.pk]), {"of1": "1", "least1": "99"})
        assert answer.status_code == 400
        assert "can be wished for" in answer.content.decode()
