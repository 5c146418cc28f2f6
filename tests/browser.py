"""The system's Chromium, driven by Playwright, for the tests marked `browser`."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
MISSING = "Chromium is missing (Debian and Ubuntu: apt-get install chromium fonts-noto-cjk)"
# A test's browser talks to the test's own server and to nobody else.
ALONE = ["--disable-background-networking", "--disable-component-update", "--no-first-run", "--disable-gpu"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Give the one Chromium of the test run."""
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright, pytest.MonkeyPatch.context() as environment:
        # Playwright keeps an event loop in this thread; Django would refuse the tests' own queries beside it.
        environment.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ALONE, *root])
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Give a page of a fresh, English-speaking visitor at desktop width; fail on any error in its console."""
    context = browser.new_context(locale="en-US", viewport={"width": 1280, "height": 900})
    complaints: list[str] = []
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert complaints == []


def reach(wanted: Locator, *, at_most: int = 120) -> None:
    """Go to a link, button or field with the keyboard alone; fail if it does not come there."""
    for _ in range(at_most):
        wanted.page.keyboard.press("Tab")
        if wanted.evaluate("it => it === document.activeElement"):
            return
    raise AssertionError(f"The keyboard does not come to {wanted}")


def press(wanted: Locator) -> None:
    """Go to a link or button with the keyboard alone, and press it."""
    reach(wanted)
    wanted.page.keyboard.press("Enter")
