"""The builder in a browser: by mouse, thumb and keyboard alone, at two widths, in both languages."""

from collections.abc import Iterator

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Browser, BrowserContext, Page, expect

from banlist.services import Line, create_list, publish
from cards.library import LIBRARY
from cards.services import load_library
from decks import services
from decks.formats.content import Content
from decks.models import Deck
from players import services as players
from tests.browser import press
from tests.cards.test_pages_browser import focused, overflowing

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

BLUE_EYES, ULTIMATE, DARK_MAGICIAN, JINZO = 89631139, 23995346, 46986414, 77585513
POT_OF_GREED, MIRROR_FORCE = 55144522, 44095762
CARDS = (BLUE_EYES, ULTIMATE, DARK_MAGICIAN, JINZO, POT_OF_GREED, MIRROR_FORCE)


@pytest.fixture
def deck(db) -> Deck:
    """A deck of Yugi's, of which the list in force forbids one card."""
    load_library(book={passcode: LIBRARY[passcode] for passcode in CARDS})
    made = create_list(
        name="OCG 2013", region="OCG", effective_date="2013-09-01", lines=[Line(POT_OF_GREED, 0)]
    )
    publish(ban_list=made)
    owner = players.sign_up(username="Yugi", password="dark magician 7")
    content = Content((BLUE_EYES,) * 2 + (DARK_MAGICIAN,) + (JINZO,) * 3 + (POT_OF_GREED,), (ULTIMATE,), ())
    return services.create(owner=owner, name="Duel", content=content)


def sign_in(context: BrowserContext, deck: Deck, url: str) -> None:
    client = Client()
    client.force_login(deck.owner)
    cookie = client.cookies[settings.SESSION_COOKIE_NAME].value
    context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": cookie, "url": url}])


@pytest.fixture
def desk(live_server, page: Page, deck: Deck) -> Page:
    """The builder at a desk."""
    sign_in(page.context, deck, live_server.url)
    page.goto(f"{live_server.url}/decks/{deck.pk}/edit/")
    return page


@pytest.fixture(params=["en-US", "zh-CN"])
def phone(live_server, browser: Browser, deck: Deck, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The builder on a phone, in each of the two languages."""
    context = browser.new_context(
        locale=request.param, viewport={"width": 375, "height": 800}, has_touch=True
    )
    sign_in(context, deck, live_server.url)
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.goto(f"{live_server.url}/decks/{deck.pk}/edit/")
    yield page
    context.close()


def said(page: Page, words: str) -> None:
    expect(page.locator("#said")).to_have_text(words)


def here(page: Page) -> str:
    return page.evaluate("document.activeElement.id")


def main(deck: Deck) -> tuple[int, ...]:
    deck.refresh_from_db()
    return deck.current.main


def test_the_keyboard_alone_builds_a_deck(desk: Page, deck: Deck):
    keys = desk.keyboard
    keys.press("/")
    keys.type("mirror")
    expect(desk.locator("#finds [data-row]")).to_have_count(1)
    keys.press("ArrowDown")
    assert here(desk) == f"find-add-{MIRROR_FORCE}"
    assert focused(desk)["outline"] == "solid"
    keys.press("Enter")
    said(desk, "Mirror Force: 1 in the main deck.")
    # Pressed faster than the site answers, nothing is lost and nothing is refused.
    for _ in range(3):
        keys.press("+")
    expect(desk.locator("#finds [data-in-deck]")).to_contain_text("4")
    expect(desk.locator(f"#held-main-{MIRROR_FORCE} .reason")).to_have_text(
        "4 copies in all; at most 3 are allowed."
    )
    assert here(desk) == f"find-add-{MIRROR_FORCE}"
    keys.press("-")
    said(desk, "Mirror Force: 3 in the main deck.")
    keys.press("s")
    said(desk, "Mirror Force: 1 in the side deck.")
    keys.press("Control+z")
    said(desk, "Undone. Mirror Force is out of the side deck.")
    assert here(desk) == f"find-add-{MIRROR_FORCE}"
    assert main(deck).count(MIRROR_FORCE) == 3

    keys.press("d")
    assert here(desk) == f"add-main-{BLUE_EYES}"
    keys.press("ArrowDown")
    keys.press("Delete")
    said(desk, "Dark Magician is out of the main deck.")
    # The card that took the place of the one that went.
    assert here(desk) == f"add-main-{JINZO}"
    expect(desk.locator(f"#held-main-{POT_OF_GREED} .reason")).to_have_text("Forbidden by the ban list.")
    keys.press("ArrowLeft")
    keys.press("ArrowUp")
    keys.press("s")
    said(desk, "Blue-Eyes White Dragon: 1 in the main deck. Blue-Eyes White Dragon: 1 in the side deck.")

    keys.press("h")
    expect(desk.locator("#hand ol li")).to_have_count(5)
    assert here(desk) == "draw-5"
    keys.press("Tab")
    keys.press("Tab")
    keys.press("Enter")
    expect(desk.locator("#hand ol li")).to_have_count(6)
    keys.press("?")
    expect(desk.locator("#keys")).to_have_attribute("open", "")
    desk.locator("#keys-on").press("Space")
    keys.press("?")
    expect(desk.locator("#keys")).to_have_attribute("open", "")


def test_the_mouse_drags_clicks_and_looks(desk: Page, deck: Deck):
    finds, deck_part = desk.locator("#finds"), "#deck .part-{}"
    finds.locator(f"[data-passcode='{MIRROR_FORCE}']").drag_to(desk.locator(deck_part.format("main")))
    said(desk, "Mirror Force: 1 in the main deck.")
    desk.locator(f"#held-main-{BLUE_EYES}").drag_to(desk.locator("#sizes [data-part=side]"))
    said(desk, "Blue-Eyes White Dragon: 1 in the main deck. Blue-Eyes White Dragon: 1 in the side deck.")
    desk.locator(f"#held-main-{POT_OF_GREED}").drag_to(finds)
    said(desk, "Pot of Greed is out of the main deck.")
    # Where a card does not belong it cannot be let go.
    desk.locator(f"#held-main-{BLUE_EYES}").drag_to(desk.locator("#sizes [data-part=extra]"))
    assert set(main(deck)) == {BLUE_EYES, DARK_MAGICIAN, JINZO, MIRROR_FORCE}

    desk.get_by_role("button", name="Add one Blue-Eyes White Dragon to the main deck").first.click()
    said(desk, "Blue-Eyes White Dragon: 2 in the main deck.")
    expect(desk.get_by_role("row", name="Normal 3")).to_be_visible()
    desk.locator(f"#name-main-{BLUE_EYES}").click()
    dialog = desk.get_by_role("dialog", name="Blue-Eyes White Dragon")
    expect(dialog.get_by_role("article")).to_contain_text("3000")
    desk.keyboard.press("Escape")
    assert here(desk) == f"name-main-{BLUE_EYES}"

    desk.get_by_label("Judged by").select_option("none")
    expect(desk.locator("#wrong")).to_contain_text("Not legal, even without a ban list:")
    desk.wait_for_url("**/?ban_list=none")
    desk.set_viewport_size({"width": 1024, "height": 800})
    assert desk.evaluate("document.documentElement.scrollWidth") <= 1024


@pytest.mark.parametrize("phone", ["en-US"], indirect=True)
def test_what_another_window_did_or_the_network_did_not_is_told(phone: Page, deck: Deck):
    services.edit(deck=deck, content=Content((JINZO,)))
    phone.locator(f"#find-add-{DARK_MAGICIAN}").tap()
    stale = phone.locator("#stale")
    expect(stale).to_contain_text("one more Dark Magician into the main deck")
    expect(phone.locator("#sizes [data-part=main] b")).to_have_text("1")
    assert main(deck) == (JINZO,)
    stale.get_by_role("button", name="Do it all the same").tap()
    said(phone, "Dark Magician: 1 in the main deck.")
    expect(stale).to_have_count(0)
    assert main(deck) == (JINZO, DARK_MAGICIAN)
    phone.context.set_offline(True)
    phone.locator(f"#find-add-{BLUE_EYES}").tap()
    expect(phone.locator("#notices")).to_contain_text("The change is not saved")
    phone.context.set_offline(False)
    phone.get_by_role("button", name="Try again").tap()
    said(phone, "Blue-Eyes White Dragon: 1 in the main deck.")
    assert main(deck) == (JINZO, DARK_MAGICIAN, BLUE_EYES)


def test_on_a_phone_one_part_at_a_time_is_under_the_thumb(phone: Page, deck: Deck):
    search, held = phone.locator("#search"), phone.locator("#deck")
    views = phone.locator(".builder-views a")
    expect(search).to_be_visible()
    expect(held).to_be_hidden()
    phone.locator(f"#find-add-{MIRROR_FORCE}").tap()
    expect(phone.locator("#sizes [data-part=main] b")).to_have_text("8")
    for button in phone.locator("#finds button.act").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    fits(phone)
    views.nth(1).tap()
    expect(held).to_be_visible()
    expect(search).to_be_hidden()
    expect(phone.locator(f"#held-main-{MIRROR_FORCE}")).to_be_visible()
    expect(phone.locator("#verdict")).to_be_in_viewport()
    fits(phone)
    phone.locator(f"#remove-main-{MIRROR_FORCE}").tap()
    expect(phone.locator(f"#held-main-{MIRROR_FORCE}")).to_have_count(0)
    expect(phone.locator("#bar")).to_be_in_viewport()
    phone.locator("#undo").tap()
    expect(phone.locator(f"#held-main-{MIRROR_FORCE}")).to_be_visible()
    views.nth(2).tap()
    phone.locator("#draw-6").tap()
    expect(phone.locator("#hand ol li")).to_have_count(6)
    expect(phone.locator("#numbers")).to_be_visible()
    fits(phone)
    assert main(deck)[-1] == MIRROR_FORCE

    # The keyboard is enough on a narrow page too.
    keys = phone.keyboard
    keys.press("/")
    keys.type("mirror")
    expect(phone.locator("#finds [data-row]")).to_have_count(1)
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(phone.locator("#finds [data-in-deck] b")).to_have_text("2")
    keys.press("d")
    assert here(phone) == f"add-main-{BLUE_EYES}"
    phone.locator(f"#add-main-{MIRROR_FORCE}").focus()
    keys.press("-")
    expect(phone.locator(f"#held-main-{MIRROR_FORCE} .copies b")).to_have_text("1")
    keys.press("Control+z")
    expect(phone.locator(f"#held-main-{MIRROR_FORCE} .copies b")).to_have_text("2")
    # Without single keys the way from what was found to the deck is one link.
    keys.press("/")
    press(phone.locator("a.past"))
    expect(phone.locator("#deck")).to_be_focused()
    fits(phone)


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    assert overflowing(page) == []
