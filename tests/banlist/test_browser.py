"""A judge's way through the admin, in a browser: by keyboard, at two widths, in both languages."""

import re

import pytest
from django.conf import settings
from django.contrib.auth.models import Group
from django.test import Client
from playwright.sync_api import Page, expect

from banlist import selectors
from banlist.models import BanList
from cards.library import LIBRARY
from cards.services import load_library
from decks import services as decks
from decks.formats.content import Content
from players import services as players
from tests.banlist.conftest import make_list  # noqa: F401
from tests.browser import press, reach

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
POT_OF_GREED, DARK_HOLE = 55144522, 53129443


@pytest.fixture
def judge(live_server, page: Page) -> Page:
    """The page of a judge who has signed in; a player keeps a deck with three Pots of Greed."""
    load_library(book={passcode: LIBRARY[passcode] for passcode in (POT_OF_GREED, DARK_HOLE)})
    client = Client()
    player = players.sign_up(username="Judge", password="thousand eyes 0")
    player.is_staff = True
    player.save()
    player.groups.set(Group.objects.filter(name="judge"))
    owner = players.sign_up(username="Owner", password="thousand eyes 0")
    decks.create(owner=owner, name="Greedy", content=Content(main=(POT_OF_GREED,) * 3))
    client.force_login(player)
    cookie = client.cookies[settings.SESSION_COOKIE_NAME].value
    page.context.add_cookies(
        [{"name": settings.SESSION_COOKIE_NAME, "value": cookie, "url": live_server.url}]
    )
    return page


def fits(page: Page, width: int) -> bool:
    return page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_file_becomes_a_draft_that_is_changed_looked_through_and_published_by_keyboard(
    judge: Page,
    live_server,
    make_list,  # noqa: F811
    tmp_path,
):
    """At a desk in English: from a duel program's file and from the list in force to the next list."""
    make_list(date="2013-03-01", limits={DARK_HOLE: 1})
    file = tmp_path / "lflist.conf"
    file.write_text("!2013.9 OCG\n55144522 0 --Pot of Greed\nnothing\n", encoding="utf-8")
    judge.goto(f"{live_server.url}/admin/banlist/banlist/")
    press(judge.get_by_role("link", name="Take lists from a file"))
    judge.get_by_label("lflist.conf file").set_input_files(file)
    press(judge.get_by_role("button", name="Make drafts"))
    expect(judge.get_by_text("1 draft was made.")).to_be_visible()
    expect(judge.get_by_text("Line 3, “nothing”")).to_be_visible()
    draft = BanList.objects.get(status=BanList.Status.DRAFT)

    press(judge.get_by_role("link", name="2013.9 OCG"))
    reach(judge.locator("#id_entries-1-passcode"))
    judge.keyboard.type("dark hole")
    reach(judge.locator("#id_entries-1-limit"))
    judge.keyboard.type("semi")
    press(judge.get_by_role("button", name="Save", exact=True))
    expect(judge.get_by_role("row", name="Dark Hole")).to_contain_text("semi-limited")
    press(judge.get_by_role("button", name="Count the decks"))
    expect(judge.get_by_role("status")).to_have_text(re.compile(r"^1 of \d+ decks become illegal\.$"))
    expect(judge.get_by_role("row", name="Pot of Greed 1")).to_be_visible()
    press(judge.get_by_role("button", name="Publish now"))
    expect(judge.get_by_text("The list is published.")).to_be_visible()
    assert selectors.in_force() == draft
    press(judge.get_by_role("button", name="Begin the next list with it"))
    expect(judge.locator("#id_name")).to_have_value("After 2013.9 OCG")
    expect(judge.locator("#id_entries-1-passcode")).to_have_value(str(DARK_HOLE))


def test_on_a_phone_in_chinese_a_draft_is_scheduled(judge: Page, live_server, make_list):  # noqa: F811
    draft = make_list(date="2013-09-01", limits={POT_OF_GREED: 0}, published=False)
    judge.set_viewport_size({"width": 390, "height": 844})
    judge.context.add_cookies(
        [{"name": settings.LANGUAGE_COOKIE_NAME, "value": "zh-hans", "url": live_server.url}]
    )
    judge.goto(f"{live_server.url}/admin/banlist/banlist/import/")
    assert fits(judge, 390)
    judge.goto(f"{live_server.url}/admin/banlist/banlist/{draft.pk}/review/")
    assert fits(judge, 390)
    press(judge.get_by_role("button", name="统计卡组"))
    expect(judge.get_by_role("status")).to_contain_text("1")
    assert fits(judge, 390)
    judge.get_by_label("公布时间").fill("2099-01-01T09:00")
    judge.get_by_label("时区").select_option("Asia/Shanghai")
    press(judge.get_by_role("button", name="定时公布"))
    expect(judge.get_by_text("卡表将在你指定的时间公布。")).to_be_visible()
    assert BanList.objects.get().publish_at.isoformat() == "2099-01-01T01:00:00+00:00"
