"""A name leads to every card that bears it, however it is typed."""

import pytest
from django.utils.translation import override

from cards.models import Card
from cards.names import cards_called, name_of


@pytest.fixture
def named(db):
    def make(passcode, name_en, name_zh="", name_zh_community=""):
        return Card.objects.create(
            passcode=passcode,
            name_en=name_en,
            name_zh=name_zh,
            name_zh_community=name_zh_community,
            kind="spell",
        )

    return make


@pytest.mark.parametrize(
    "typed",
    [
        "Warrior Dai Grepher",
        "warrior  DAI grepher",
        "战士 戴・古雷法",
        "战士 戴·古雷法",
        "战士　戴・古雷法",
        "剑士 戴",
    ],
)
def test_case_width_blanks_and_dots_do_not_matter(named, typed):
    card = named(5, "Warrior Dai Grepher", "战士 戴・古雷法", "剑士 戴")
    assert cards_called([typed]) == {typed: [card]}


@pytest.mark.parametrize("typed", ["X－首领加农", "X-首领加农", "ｘ—首领加农"])
def test_dashes_of_any_width_are_one(named, typed):
    card = named(5, "X-Head Cannon", "X－首领加农")
    assert cards_called([typed]) == {typed: [card]}


def test_a_name_of_two_cards_leads_to_both(named):
    first, second = named(5, "One", "同名"), named(6, "Other", "同名")
    assert cards_called(["同名", "One", "None"]) == {"同名": [first, second], "One": [first]}


@pytest.mark.parametrize("name", ["", " ", "\x00", "x" * 5000, "\ud800"])
def test_what_is_no_name_leads_nowhere(named, name):
    named(5, "One")
    assert cards_called([name]) == {}


def test_many_names_take_two_queries(cards, django_assert_num_queries):
    with django_assert_num_queries(2):
        found = cards_called(["Dark Magician", "青眼白龙", *map(str, range(2000))])
    assert set(found) == {"Dark Magician", "青眼白龙"}


def test_a_card_is_called_by_the_readers_language(named):
    whole, partly, bare = named(5, "Five", "五", "伍"), named(6, "Six", "", "陆"), named(7, "Seven")
    assert [name_of(card) for card in (whole, partly, bare)] == ["Five", "Six", "Seven"]
    with override("zh-hans"):
        assert [name_of(card) for card in (whole, partly, bare)] == ["五", "陆", "Seven"]
