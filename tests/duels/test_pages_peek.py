"""The text of a card: under the mouse, under the focus, and on its sheet after a click or a tap."""

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Page, expect

from tests.duels.positions import monster, numbers, put_at

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

SAYS = "You can remove 1 Spell Counter"


@pytest.fixture
def table(page: Page, duel, yugi, live_server) -> Page:
    """Yugi's table, on which Kaiba has Breaker the Magical Warrior."""
    theirs = {"monsters": [monster("Breaker the Magical Warrior")], "deck": numbers("Mystical Elf")}
    mine = {"hand": numbers("Dark Hole"), "deck": numbers("Mystical Elf")}
    put_at(duel, {"turn": 3, "turn_player": 0, "phase": "main_1", "sides": [mine, theirs]})
    client = Client()
    client.force_login(yugi)
    session = client.cookies[settings.SESSION_COOKIE_NAME].value
    page.context.add_cookies(
        [{"name": settings.SESSION_COOKIE_NAME, "value": session, "url": live_server.url}]
    )
    page.goto(f"{live_server.url}/duels/{duel.pk}/")
    return page


def test_the_mouse_and_the_focus_show_a_cards_text_and_a_click_its_sheet(table):
    card = table.get_by_role("button", name="Breaker the Magical Warrior", exact=False)
    peek = table.locator("#peek")
    expect(peek).to_be_hidden()
    card.hover()
    expect(peek).to_contain_text(SAYS)
    table.get_by_role("heading", level=1).hover()
    expect(peek).to_be_hidden()
    table.keyboard.press("Tab")
    card.focus()
    expect(peek).to_contain_text(SAYS)
    card.click()
    expect(table.locator(".sheet:popover-open")).to_contain_text(SAYS)
