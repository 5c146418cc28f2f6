"""Which list is in force, and what it says."""

import datetime

import pytest
from django.utils import timezone

from banlist import selectors, services
from cards.models import Card

DAY = datetime.date.fromisoformat


@pytest.fixture
def artwork(db):
    """An original, its artwork, and an artwork that points at the artwork (K32)."""
    for passcode, alias in ((100, None), (101, 100), (102, 101)):
        Card.objects.create(passcode=passcode, name_en=f"Card {passcode}", kind="spell", alias=alias)


@pytest.mark.parametrize(
    ("on", "expected"),
    [
        ("2013-02-28", None),
        ("2013-03-01", "OCG 2013-03-01"),
        ("2013-08-31", "OCG 2013-03-01"),
        ("2013-09-01", "OCG 2013-09-01"),
        ("2099-01-01", "OCG 2013-09-01"),
    ],
)
def test_the_latest_list_that_has_begun_is_in_force(make_list, on, expected):
    make_list(date="2013-03-01")
    make_list(date="2013-09-01")
    make_list(region="TCG", date="2013-04-01")
    make_list(date="2013-08-01", published=False)
    found = selectors.in_force(region="ocg", on=DAY(on))
    assert (found and found.name) == expected


def test_what_is_in_force_is_one_query(make_list, django_assert_num_queries):
    make_list(date="2013-03-01")
    with django_assert_num_queries(1):
        selectors.in_force(region="OCG", on=DAY("2014-01-01"))


def test_of_two_lists_of_one_date_the_one_published_last_is_in_force(make_list):
    now = timezone.now()
    make_list(name="correction", at=now)
    make_list(name="first", at=now - datetime.timedelta(hours=1))
    assert selectors.in_force(region="OCG", on=DAY("2014-01-01")).name == "correction"


def test_each_region_has_a_list_in_force(make_list):
    for region, date in (("OCG", "2013-03-01"), ("OCG", "2013-09-01"), ("TCG", "2010-03-01")):
        make_list(region=region, date=date)
    in_force = selectors.in_force_everywhere(on=DAY("2014-01-01"))
    assert {each.name for each in in_force} == {"OCG 2013-09-01", "TCG 2010-03-01"}


def test_a_list_taken_back_is_not_in_force(make_list):
    newest = make_list(date="2013-09-01")
    make_list(date="2013-03-01")
    services.take_back(ban_list=newest)
    assert selectors.in_force(region="OCG", on=DAY("2014-01-01")).name == "OCG 2013-03-01"


def test_k34_today_is_the_servers_day_whatever_the_readers_zone(settings, monkeypatch):
    noon = datetime.datetime(2014, 1, 31, 20, 0, tzinfo=datetime.UTC)
    monkeypatch.setattr(timezone, "now", lambda: noon)
    with timezone.override("Asia/Tokyo"):
        assert timezone.localdate() == DAY("2014-02-01")
        assert selectors.today() == DAY("2014-01-31")


def test_k32_limits_are_by_the_original_card(make_list, artwork):
    listed = make_list(limits={102: 1, 5: 0})
    assert selectors.law(listed).limits == {100: 1, 5: 0}
    assert selectors.law(None).limits == {}


def test_should_an_alias_be_learnt_later_the_stricter_limit_holds(make_list):
    listed = make_list(limits={100: 2, 101: 1})
    Card.objects.create(passcode=101, name_en="Another artwork", kind="spell", alias=100)
    assert selectors.law(listed).limits == {100: 1}


def test_d8_limits_of_today_are_remembered_until_a_list_or_a_card_changes(
    make_list, artwork, django_assert_num_queries
):
    listed = make_list(date="2013-09-01", limits={102: 1, 7: 0})
    make_list(date="2013-03-01", limits={8: 0})
    for queries in (3, 1):
        with django_assert_num_queries(queries):
            assert selectors.limits_in_force([100, 7, 8, 9]) == {100: 1, 7: 0}
    services.replace_entries(ban_list=listed, lines=[services.Line(9, 2)])
    assert selectors.limits_in_force([100, 7, 8, 9]) == {9: 2}
    services.take_back(ban_list=listed)
    assert selectors.limits_in_force([100, 7, 8, 9]) == {8: 0}
