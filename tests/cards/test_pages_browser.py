"""The pages of cards in a browser: at a desk and on a phone, by keyboard alone, in both languages."""

import datetime
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from banlist.services import Line, create_list, publish
from cards.models import Card, Name, Printing
from cards.services import load_library
from decks import services
from decks.formats.content import Content
from players.models import Player

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

SOLDIER = 72989439
ADDRESSES = (
    "/cards/",
    "/cards/?view=table&order=-atk",
    "/cards/?q=level:four&colour=red",
    "/cards/?q=drakmagiciangirl&kind=spell&race=Dragon",
    f"/cards/{SOLDIER}/",
    "/cards/rules/",
    "/cards/search/",
    "/sets/",
    "/sets/A set of a very long name that has to be broken somewhere/",
    "/archetypes/",
    "/archetypes/Blackwing/",
    f"/decks/public/?card={SOLDIER}",
)


@pytest.fixture
def site(live_server) -> str:
    """A site with a card of which there is everything to tell."""
    load_library()
    card = Card.objects.get(pk=SOLDIER)
    for number in range(3):
        Printing.objects.create(
            card=card,
            set_name="A set of a very long name that has to be broken somewhere",
            number=f"LONG-EN00{number}",
            rarity="Quarter Century Secret Rare",
            region="TCG",
            date="2005-01-01",
        )
    Name.objects.create(card=card, text="开辟")
    for year, limit in ((2010, 0), (2011, 1)):
        made = create_list(
            name=f"OCG {year}",
            region="OCG",
            effective_date=datetime.date(year, 3, 1),
            lines=[Line(SOLDIER, limit)],
        )
        publish(ban_list=made)
    owner = Player.objects.create(username="yugi")
    services.create(owner=owner, name="Chaos", content=Content((SOLDIER,), (), ()), visibility="public")
    return live_server.url


@pytest.fixture(params=["en-US", "zh-CN"])
def phone(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A phone in each of the two languages."""
    context = browser.new_context(
        locale=request.param, viewport={"width": 390, "height": 844}, has_touch=True
    )
    page = context.new_page()
    page.set_default_timeout(15_000)
    yield page
    context.close()


def overflowing(page: Page) -> list[str]:
    """What reaches beyond the right edge without being scrolled within the page."""
    return page.evaluate(
        """() => [...document.querySelectorAll("body *")].filter(e => {
            const right = e.getBoundingClientRect().right;
            return right > document.documentElement.clientWidth + 1 && !e.closest(".table-scroll, .rooms");
        }).map(e => e.tagName + "." + e.className)"""
    )


def test_every_page_fits_a_phone_in_both_languages(site: str, phone: Page):
    for address in ADDRESSES:
        response = phone.goto(f"{site}{address}")
        assert response is not None
        assert response.status == 200
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390, address
        assert overflowing(phone) == [], address


def test_on_a_phone_the_filters_are_a_fold_above_the_results(site: str, phone: Page):
    phone.goto(f"{site}/cards/?kind=spell")
    kind = phone.locator("#id_kind")
    expect(kind).to_be_hidden()
    expect(phone.locator(".chip")).to_have_count(1)
    phone.locator(".more > summary").click()
    expect(kind).to_be_visible()
    expect(kind).to_have_value("spell")
    filters, results = phone.locator(".card-filters").bounding_box(), phone.locator("#results").bounding_box()
    assert filters is not None
    assert results is not None
    assert filters["y"] + filters["height"] <= results["y"]


def test_at_a_desk_the_filters_stand_beside_the_results(site: str, page: Page):
    page.goto(f"{site}/cards/")
    expect(page.locator("#id_kind")).to_be_visible()
    filters, results = page.locator(".card-filters").bounding_box(), page.locator("#results").bounding_box()
    assert filters is not None
    assert results is not None
    assert filters["x"] + filters["width"] <= results["x"]
    for address in ADDRESSES:
        page.goto(f"{site}{address}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 1280, address


def focused(page: Page) -> dict[str, str]:
    """Where the keyboard is, and how it is shown."""
    return page.evaluate(
        """() => { const e = document.activeElement, s = getComputedStyle(e),
                   tile = e.closest(".card-tile"), t = tile ? getComputedStyle(tile) : s;
            return {text: e.textContent.trim(), tag: e.tagName, href: e.getAttribute("href") || "",
                    outline: s.outlineStyle === "none" ? t.outlineStyle : s.outlineStyle,
                    width: s.outlineStyle === "none" ? t.outlineWidth : s.outlineWidth}; }"""
    )


def test_the_keyboard_alone_finds_a_card(site: str, page: Page):
    page.goto(f"{site}/cards/")
    page.keyboard.press("Tab")
    assert focused(page)["text"] == "Skip to content"
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    seen = []
    while "Search" not in (page.evaluate("document.activeElement.labels?.[0]?.textContent") or ""):
        page.keyboard.press("Tab")
        here = focused(page)
        assert (here["outline"], here["width"]) == ("solid", "3px"), here
        seen.append(here["href"])
        assert len(seen) < 20, seen
    assert "/cards/rules/" in seen
    page.keyboard.type("stardust dra")
    page.keyboard.press("Enter")
    expect(page.locator(".card-tile")).to_have_count(1)
    page.wait_for_url(re.compile("q=stardust"))
    for _ in range(40):
        page.keyboard.press("Tab")
        here = focused(page)
        assert (here["outline"], here["width"]) == ("solid", "3px"), here
        if here["text"] == "Stardust Dragon":
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Stardust Dragon", level=1)).to_be_visible()


def test_a_table_is_put_in_order_by_its_heads_and_stays_one_while_typing(site: str, page: Page):
    page.goto(f"{site}/cards/?q=dragon")
    page.get_by_role("link", name="Table", exact=True).click()
    page.get_by_role("columnheader", name="ATK").get_by_role("link").press("Enter")
    expect(page.get_by_role("columnheader", name="ATK")).to_have_attribute("aria-sort", "descending")
    expect(page.get_by_role("rowheader").first).to_contain_text("Blue-Eyes Ultimate Dragon")
    page.get_by_label("Search", exact=True).fill("kuriboh")
    page.wait_for_url(re.compile("q=kuriboh"))
    expect(page.get_by_role("rowheader").first).to_contain_text("Kuriboh")
    assert {"view=table", "order=-atk"} <= set(page.url.partition("?")[2].split("&"))


def test_a_filter_is_taken_away_by_its_chip(site: str, page: Page):
    page.goto(f"{site}/cards/?q=dragon&kind=spell")
    page.get_by_role("link", name="Without the filter Kind: Spell").click()
    page.wait_for_url("**/cards/?q=dragon")
    assert page.locator(".card-tile").count() > 5


def test_while_typing_a_mistake_is_marked_and_goes_away_again(site: str, page: Page):
    page.goto(f"{site}/cards/")
    search = page.get_by_label("Search", exact=True)
    search.fill("atk>=many")
    expect(page.locator(".mistake mark")).to_have_text("m")
    search.fill("atk>=3000")
    expect(page.locator(".mistake")).to_have_count(0)
    expect(page.locator(".card-tile").first).to_be_visible()


def test_a_card_leads_through_its_page_and_to_its_rules(site: str, page: Page):
    page.goto(f"{site}/cards/{SOLDIER}/")
    expect(page.get_by_role("img", name="2010-03-01: Forbidden; 2011-03-01: Limited")).to_be_visible()
    expect(page.locator("#decks").get_by_role("link", name="Chaos")).to_be_visible()
    page.get_by_label("On this page").get_by_role("link", name="Prints").click()
    expect(page.locator("#prints")).to_be_in_viewport()
    page.get_by_role("link", name="Ignition effect: in one's own main phase").click()
    page.wait_for_url("**/cards/rules/#ignition")
    expect(page.locator("#ignition")).to_be_in_viewport()
