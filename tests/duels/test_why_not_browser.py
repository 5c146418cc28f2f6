"""A tap or the keyboard opens a card's sheet, which says why the card cannot be used."""

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Page, expect

from tests.duels.positions import face_down, monster, numbers, put_at

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SIZES = pytest.mark.parametrize("size", [(1280, 900), (390, 844)], ids=["desktop", "phone"])


@pytest.fixture
def table(page: Page, duel, yugi, live_server) -> Page:
    """Yugi's table: Jinzo forbids his trap, and his normal summon is used."""
    mine = {
        "hand": numbers("Battle Ox", "Pot of Greed"),
        "spells": [face_down("Dust Tornado")],
        "monsters": [monster("Mystical Elf")],
        "deck": numbers("Mystical Elf", "Mystical Elf"),
    }
    theirs = {"monsters": [monster("Jinzo")], "deck": numbers("Mystical Elf")}
    position = {"turn": 3, "turn_player": 0, "phase": "main_1", "normal_summon_used": True}
    put_at(duel, position | {"sides": [mine, theirs]})
    client = Client()
    client.force_login(yugi)
    session = client.cookies[settings.SESSION_COOKIE_NAME].value
    page.context.add_cookies(
        [{"name": settings.SESSION_COOKIE_NAME, "value": session, "url": live_server.url}]
    )
    page.goto(f"{live_server.url}/duels/{duel.pk}/")
    return page


@SIZES
def test_a_tap_says_why_not(table: Page, size: tuple[int, int]) -> None:
    table.set_viewport_size({"width": size[0], "height": size[1]})
    table.get_by_role("button", name="Dust Tornado", exact=False).first.click()
    sheet = table.locator(".sheet:popover-open")
    expect(sheet).to_contain_text("Jinzo forbids it.")
    box = sheet.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]


def test_the_keyboard_does_too(table: Page) -> None:
    table.get_by_role("button", name="Battle Ox", exact=False).first.focus()
    table.keyboard.press("Enter")
    expect(table.locator(".sheet:popover-open")).to_contain_text(
        "You have used the normal summon of this turn."
    )


def test_what_can_be_done_is_said_as_well(table: Page) -> None:
    table.get_by_role("button", name="Pot of Greed", exact=False).first.click()
    why_not = table.locator(".sheet:popover-open .why-not")
    expect(why_not).to_contain_text("All that it can be used for here can be done now.")


def test_the_opponents_card_has_nothing_to_say(table: Page) -> None:
    table.get_by_role("button", name="Jinzo", exact=False).first.click()
    expect(table.locator(".sheet:popover-open .why-not")).to_have_count(0)
