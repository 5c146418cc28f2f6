"""A newcomer's way to a deck, in a browser."""

from functools import partial

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Page, expect

from decks.models import Deck
from players import services as players
from tests.browser import press, reach
from tests.catalogue import fill_catalogue

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def table(live_server, page: Page) -> Page:
    """The page of a player who has just signed up, at the width of a phone."""
    fill_catalogue()
    client = Client()
    client.force_login(players.sign_up(username="Yugi", password="dark magician 7"))
    cookie = client.cookies[settings.SESSION_COOKIE_NAME].value
    page.context.add_cookies(
        [{"name": settings.SESSION_COOKIE_NAME, "value": cookie, "url": live_server.url}]
    )
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{live_server.url}/decks/")
    assert fits(page)
    return page


def fits(page: Page) -> bool:
    return page.evaluate("document.documentElement.scrollWidth") <= 390


def copy_starter(page: Page, name: str) -> None:
    page.get_by_role("listitem").filter(has_text=name).get_by_role("button").click()


def test_a_ready_made_deck_is_copied_changed_and_taken_along(table: Page):
    copy_starter(table, "Order of the Warriors")
    table.get_by_text("legal", exact=True).wait_for()
    assert fits(table)
    table.get_by_role("link", name="Edit", exact=True).click()
    assert fits(table)
    table.get_by_role("link", name="Settings and text").click()
    text = table.get_by_label("Cards")
    assert text.input_value().startswith("#main\n3 Dark Blade\n")
    assert fits(table)
    text.fill(
        text.input_value()
        .replace("3 Dark Blade", "4 Dark Blade")
        .replace("2 Judge Man", "Judge Nobody At All")
    )
    table.get_by_role("button", name="Save").click()
    table.get_by_text("Dark Blade: 4 copies, and at most 3 of a card are allowed.").wait_for()
    assert table.get_by_role("group").filter(has_text="Judge Nobody At All").is_visible()
    assert table.get_by_text("not legal").is_visible()
    with table.expect_download() as download:
        table.get_by_role("link", name="Download as YDK").click()
    assert download.value.suggested_filename == "Order of the Warriors.ydk"
    table.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.get_by_role("button", name="Copy the link").click()
    table.get_by_role("button", name="Copied").wait_for()
    assert table.evaluate("navigator.clipboard.readText()").startswith("ydke://")


def test_a_list_is_brought_in_asked_about_compared_and_taken_back_by_keyboard(table: Page, live_server):
    """On a phone in English, then at a desk in Chinese."""
    keys, button, link = (
        table.keyboard,
        partial(table.get_by_role, "button"),
        partial(table.get_by_role, "link"),
    )
    press(link(name="Bring in a deck"))
    reach(table.get_by_label("Name"))
    keys.type("Out of a chat")
    reach(table.get_by_label("Cards"))
    keys.type("3 Dark Blade\n2 Drak Magician\n1 Mirorr Force\n")
    assert fits(table)
    press(button(name="Bring it in"))
    # One slip in a long name is put right and told; where it is not sure, the owner is asked.
    expect(table.get_by_text("line 3, “1 Mirorr Force”, as Mirror Force")).to_be_visible()
    asked = table.get_by_role("group").filter(has_text="2 Drak Magician")
    reach(asked.get_by_label("Keep the line"))
    for _ in range(asked.get_by_role("radio").count() - 2):
        keys.press("ArrowUp")
    expect(asked.get_by_label("2 × Dark Magician", exact=True)).to_be_checked()
    assert fits(table)
    press(button(name="Save"))
    expect(table.get_by_text("The deck is saved.")).to_be_visible()
    expect(asked).to_have_count(0)
    press(link(name="Earlier versions"))
    expect(table.get_by_role("heading", name="Versions of Out of a chat")).to_be_visible()
    assert fits(table)
    table.set_viewport_size({"width": 1280, "height": 900})
    press(button(name="Compare"))
    expect(table.get_by_role("listitem").filter(has_text="Dark Magician")).to_contain_text("+2")
    table.context.add_cookies(
        [{"name": settings.LANGUAGE_COOKIE_NAME, "value": "zh-hans", "url": live_server.url}]
    )
    table.reload()
    expect(table.get_by_role("listitem").filter(has_text="黑魔导")).to_contain_text("0 → 2")
    press(button(name="恢复第 1 版"))
    expect(table.get_by_role("group").filter(has_text="2 Drak Magician")).to_be_visible()
    # It is deleted only after a question.
    press(link(name="删除"))
    press(link(name="保留"))
    assert Deck.objects.filter(name="Out of a chat").exists()
    press(link(name="删除"))
    press(button(name="删除"))
    expect(table.get_by_text("“Out of a chat”已删除")).to_be_visible()
    assert not Deck.objects.filter(name="Out of a chat").exists()
