"""What the lists said of a card through the years."""

import datetime

import pytest

from banlist.history import OPEN_END, histories, section
from banlist.models import BanList
from cards.services import load_library

CARD, OTHER = 46986414, 15025844


def test_lists_that_say_the_same_are_one_span(make_list):
    for date, limit in (("2010-03-01", 1), ("2010-09-01", 1), ("2011-03-01", 0), ("2011-09-01", None)):
        make_list(date=date, limits={OTHER: 2} | ({} if limit is None else {CARD: limit}))
    (history,) = histories([CARD])
    assert [(span.said.limit, str(span.since), span.end and str(span.end)) for span in history.spans] == [
        (1, "2010-03-01", "2011-03-01"),
        (0, "2011-03-01", "2011-09-01"),
        (3, "2011-09-01", None),
    ]
    assert [said.limit for said in history.latest_first] == [3, 0, 1, 1]
    assert history.spans[0].x == 0
    assert round(sum(span.width for span in history.spans)) == 100
    assert [year.number for year in history.years] == [2011, 2012]


def test_a_format_of_many_years_writes_few_of_them(make_list):
    for year in range(1999, 2014):
        make_list(date=f"{year}-03-01", limits={CARD: 1})
    (history,) = histories([CARD])
    assert len(history.years) <= 8
    assert history.days == (datetime.date(2013, 3, 1) + OPEN_END - datetime.date(1999, 3, 1)).days


def test_each_format_has_its_own_and_the_default_one_comes_first(make_list):
    make_list(region="GOAT", limits={CARD: 1})
    make_list(region="OCG", limits={OTHER: 1})
    assert [(history.region, history.ever) for history in histories([CARD])] == [
        ("OCG", False),
        ("GOAT", True),
    ]


def test_drafts_say_nothing_and_a_correction_counts(make_list):
    """Of two lists of one date the one published last is in force."""
    make_list(date="2010-03-01", limits={CARD: 1}, at=datetime.datetime(2010, 1, 1, tzinfo=datetime.UTC))
    make_list(date="2010-03-01", limits={CARD: 2}, at=datetime.datetime(2010, 2, 1, tzinfo=datetime.UTC))
    make_list(date="2010-09-01", limits={CARD: 0}, published=False)
    (history,) = histories([CARD])
    assert [said.limit for said in history.lists] == [2]


def test_the_strictest_of_several_passcodes_counts(make_list):
    make_list(limits={CARD: 2, OTHER: 1})
    (history,) = histories([CARD, OTHER])
    assert history.lists[0].limit == 1


def test_a_whitelist_forbids_what_it_does_not_name(make_list):
    made = make_list(limits={OTHER: 1})
    BanList.objects.filter(pk=made.pk).update(kind=BanList.Kind.WHITELIST)
    assert histories([CARD])[0].lists[0].limit == 0


def test_without_lists_there_is_no_section(db):
    assert section([CARD]) is None


@pytest.fixture
def catalogue(db):
    """The cards that the pages show."""
    load_library()


def test_the_page_of_a_card_shows_its_limits_through_the_years(client, make_list, catalogue):
    made = make_list(date="2010-03-01", limits={CARD: 1})
    make_list(date="2011-03-01")
    text = client.get(f"/cards/{CARD}/").content.decode()
    assert 'aria-label="2010-03-01: Limited; 2011-03-01: not limited"' in text
    assert f'<a href="/banlists/{made.pk}/">OCG 2010-03-01</a>' in text
    assert '<rect class="limit-1" x="0.0%"' in text
    text = client.get(f"/cards/{OTHER}/").content.decode()
    assert "never limited by any of the 2 lists" in text
    assert "<rect" not in text
    chinese = client.get(f"/cards/{CARD}/", headers={"Accept-Language": "zh-Hans"}).content.decode()
    assert "历年禁限" in chinese
    assert "2010-03-01: 限制; 2011-03-01: 无限制" in chinese
