"""Ban lists over REST: published ones, for everybody, with the cards' names in the reader's language."""

import pytest
from rest_framework.test import APIClient

from banlist import services
from banlist.services import Line
from cards.models import Card

LISTS = "/api/v1/banlists/"


@pytest.fixture
def api():
    return APIClient()


@pytest.fixture
def lists(make_list):
    return [
        make_list(date="2013-03-01", limits={5: 0}),
        make_list(date="2013-09-01", limits={5: 1, 6: 2}),
        make_list(region="TCG", date="2010-03-01", limits={5: 0}),
        make_list(date="2013-08-01", published=False),
    ]


def names(answer):
    assert answer.status_code == 200
    return [row["name"] for row in answer.json()["results"]]


def test_published_lists_come_latest_first(api, lists):
    assert names(api.get(LISTS)) == ["OCG 2013-09-01", "OCG 2013-03-01", "TCG 2010-03-01"]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("?region=ocg", ["OCG 2013-09-01", "OCG 2013-03-01"]),
        ("?region=GOAT", []),
        ("?effective_date=2013-03-01", ["OCG 2013-03-01"]),
        ("?in_force_on=2013-08-31", ["OCG 2013-03-01", "TCG 2010-03-01"]),
        ("?in_force_on=2013-09-01&region=OCG", ["OCG 2013-09-01"]),
        ("?in_force_on=2000-01-01", []),
    ],
)
def test_lists_are_asked_for_by_region_and_date(api, lists, query, expected):
    assert names(api.get(LISTS + query)) == expected


@pytest.mark.parametrize(
    ("query", "parameter"), [("?date=x", "date"), ("?in_force_on=x", "in_force_on"), ("?region=", "region")]
)
def test_k31_a_question_that_means_nothing_is_refused(api, lists, query, parameter):
    answer = api.get(LISTS + query)
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["parameter"] == parameter


def test_k31_list_and_detail_agree(api, lists):
    rows = api.get(LISTS).json()["results"]
    assert [api.get(f"{LISTS}{row['id']}/").json() for row in rows] == rows


def test_entries_are_named_in_the_language_asked_for(api, db):
    Card.objects.create(passcode=5, name_en="Five", name_zh="五", kind="spell")
    made = services.create_list(
        name="x",
        region="OCG",
        effective_date="2013-01-01",
        lines=[Line(5, 0, "Old five"), Line(6, 1, "Six", "六"), Line(7, 2)],
    )
    services.publish(ban_list=made)

    def entries(language):
        body = api.get(f"{LISTS}{made.pk}/", headers={"Accept-Language": language}).json()
        return {(row["passcode"], row["name"], row["limit"]) for row in body["entries"]}

    assert entries("en") == {(5, "Five", 0), (6, "Six", 1), (7, "7", 2)}
    assert entries("zh-Hans") == {(5, "五", 0), (6, "六", 1), (7, "7", 2)}


def test_a_draft_is_nowhere(api, lists):
    assert api.get(f"{LISTS}{lists[3].pk}/").status_code == 404
    assert api.post(LISTS, {}).status_code in (401, 405)


def test_a_page_of_lists_takes_three_queries(api, lists, django_assert_num_queries):
    with django_assert_num_queries(3):
        api.get(LISTS)
    with django_assert_num_queries(3):
        api.get(f"{LISTS}{lists[0].pk}/")
