"""Two people at two browsers: one at a desk, by keyboard alone, one on a phone."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cards.services import load_library
from duels.models import Duel, Seat

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

DESK, PHONE = 1280, 390
Visit = Callable[[int], Page]


@pytest.fixture(autouse=True)
def _one_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hands in every run."""
    monkeypatch.setattr("duels.seeds.draw_seed", lambda: bytes(32))
    monkeypatch.setattr("duels.seeds.draw_nonce", lambda: "always the same")


@pytest.fixture
def visit(browser: Browser, live_server) -> Iterator[Visit]:
    """Give the page of a new visitor at a width; fail on any error in a console, as of the policy."""
    load_library()
    complaints: list[str] = []
    contexts = []

    def come(width: int) -> Page:
        context = browser.new_context(
            base_url=live_server.url, locale="en-US", viewport={"width": width, "height": 860}
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []


def sign_up_with_deck(page: Page, name: str, deck: str) -> None:
    page.goto("/sign-up/")
    page.get_by_label("Name", exact=False).first.fill(name)
    for field in page.locator("input[type=password]").all():
        field.fill("a long word for the door 7")
    page.locator("main").get_by_role("button", name="Sign up").click()
    page.goto("/decks/")
    page.get_by_role("listitem").filter(has_text=deck).get_by_role("button").click()
    page.get_by_text("is among your decks").wait_for()


def challenge(page: Page, opponent: str) -> None:
    page.goto("/duels/")
    page.get_by_role("link", name="New challenge").click()
    page.get_by_label("The player's name").fill(opponent)
    page.get_by_label("Who goes first?").select_option("challenger")
    fits(page)
    page.get_by_role("button", name="Challenge", exact=True).click()
    page.get_by_role("heading", name=f"You challenge {opponent}").wait_for()
    fits(page)


def accept_from_the_inbox(page: Page, *, scripted: bool = True) -> None:
    page.goto("/inbox/")
    page.get_by_role("button", name="Open").first.click()
    if scripted:
        text = page.get_by_label("Your random text")
        expect(text).not_to_have_value("")
        text.fill("")  # The server's, which is always the same in a test.
        fits(page)
    page.get_by_role("button", name="Accept and begin the duel").click()
    page.get_by_role("region", name="The table").wait_for()


def fits(page: Page) -> None:
    """Nothing stands out at the side of the page."""
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


def reach(page: Page, wanted: Locator) -> None:
    """Come to an element by the tabulator key alone."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"no key leads to {wanted}")


def press(page: Page, wanted: Locator) -> None:
    reach(page, wanted)
    page.keyboard.press("Enter")


def in_question(page: Page, name: str) -> Locator:
    return page.locator("#question").get_by_role("button", name=name).first


def hears_nothing(page: Page) -> None:
    """From now on the page is told that nothing is new, however late the test comes."""
    page.route("**/news/**", lambda route: route.fulfill(status=204))


def decide(page: Page, name: str, done: Locator) -> None:
    """Give an answer, once more where that is asked, and wait for what comes of it."""
    in_question(page, name).click()
    again = in_question(page, "Yes, do it")
    expect(done.or_(again).first).to_be_visible()
    if again.is_visible():
        again.click()
    expect(done.first).to_be_visible()


def test_a_duel_is_played_by_keyboard_and_on_a_phone(visit: Visit):
    desk, phone = visit(DESK), visit(PHONE)
    sign_up_with_deck(desk, "Yugi", "Order of the Warriors")
    sign_up_with_deck(phone, "Kaiba", "Wings of the Dragons")
    challenge(desk, "Kaiba")
    accept_from_the_inbox(phone)
    # Neither deck can respond to anything, and so neither player is asked in between.
    Seat.objects.update(response_mode=Seat.ResponseMode.ABLE)
    expect(phone.get_by_role("heading", name="Yugi decides")).to_be_visible()
    fits(phone)

    # Yugi's first turn, by the keys alone: a slip that would end it, which is asked once more, then a summon.
    desk.goto("/duels/")
    press(desk, desk.get_by_role("link", name="Duel against Kaiba"))
    desk.get_by_role("region", name="The table").wait_for()
    fits(desk)
    press(desk, in_question(desk, "End the turn"))
    press(desk, desk.get_by_role("link", name="No, go back"))
    press(desk, in_question(desk, "Normal summon"))
    expect(desk.locator(".log")).to_contain_text("Yugi normal summoned")
    expect(desk.locator("#question")).to_be_focused()
    expect(desk.locator("#duel-news")).to_contain_text("Your decision")
    press(desk, in_question(desk, "End the turn"))
    expect(desk.get_by_role("heading", name="Kaiba decides")).to_be_visible()

    # Kaiba's page learns of it by itself; he summons with a tap on a card of his hand, and attacks.
    expect(phone.locator(".log")).to_contain_text("Yugi normal summoned", timeout=20_000)
    fits(phone)
    phone.locator(".hand .can-act").first.click()
    sheet = phone.locator(".sheet:popover-open")
    expect(sheet).to_be_visible()
    fits(phone)
    sheet.get_by_role("button", name="Normal summon").click()
    expect(phone.locator(".log")).to_contain_text("Kaiba normal summoned")
    in_question(phone, "Go to the battle phase").click()
    decide(phone, "Attack", phone.locator(".log").get_by_text("Kaiba attacked"))
    fits(phone)

    # A question that has been answered elsewhere is told to be old.
    hears_nothing(phone)
    other = phone.context.new_page()
    other.goto(phone.url)
    decide(other, "End the battle phase", other.locator(".phase-bar [aria-current]").get_by_text("Main 2"))
    in_question(phone, "End the battle phase").click()
    expect(phone.get_by_role("alert")).to_contain_text("has gone on since you saw it")

    # Surrender stands behind a disclosure, and both see the proof.
    hears_nothing(desk)
    desk.reload()
    press(desk, desk.locator("summary", has_text="Surrender"))
    press(desk, desk.get_by_role("button", name="Surrender this duel"))
    expect(desk.get_by_role("heading", name="You lost")).to_be_visible()
    desk.get_by_text("Check the shuffles").click()
    expect(desk.get_by_text(Duel.objects.get().secret.seed)).to_be_visible()
    fits(desk)


def test_a_duel_is_played_without_javascript(browser: Browser, live_server, visit: Visit):
    """Every form works by itself: the browser sends it, and the server shows the table again."""
    desk = visit(DESK)
    sign_up_with_deck(desk, "Yugi", "Order of the Warriors")
    plain = browser.new_context(base_url=live_server.url, java_script_enabled=False)
    page = plain.new_page()
    page.set_default_timeout(20_000)
    sign_up_with_deck(page, "Kaiba", "Wings of the Dragons")
    challenge(desk, "Kaiba")
    accept_from_the_inbox(page, scripted=False)
    desk.goto("/duels/")
    desk.get_by_role("link", name="Duel against Kaiba").click()
    in_question(desk, "End the turn").click()
    in_question(desk, "Yes, do it").click()
    expect(desk.get_by_role("heading", name="Kaiba decides")).to_be_visible()
    page.reload()
    in_question(page, "Set").click()
    expect(page.locator(".log")).to_contain_text("Kaiba set")
    in_question(page, "End the turn").click()
    in_question(page, "Yes, do it").click()
    expect(page.get_by_role("heading", name="Yugi decides")).to_be_visible()
    plain.close()
