"""A newcomer's way to a deck, in a browser."""

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Page

from decks.models import Deck
from players import services as players
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


def test_a_deck_is_deleted_only_after_a_question(table: Page):
    copy_starter(table, "Works of the Machines")
    table.get_by_role("link", name="Delete").click()
    table.get_by_role("heading", name="Delete “Works of the Machines”?").wait_for()
    table.get_by_role("link", name="Keep it").click()
    assert Deck.objects.filter(name="Works of the Machines").exists()
    table.get_by_role("link", name="Delete").click()
    table.get_by_role("button", name="Delete").click()
    table.get_by_text("is deleted").wait_for()
    assert not Deck.objects.filter(name="Works of the Machines").exists()
