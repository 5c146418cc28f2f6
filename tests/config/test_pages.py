"""The frame of every page: policy, languages, and what stands where something is wrong."""

import re
from html.parser import HTMLParser

import pytest
from django.template.loader import get_template
from django.test import RequestFactory
from django.urls import reverse

from players.models import Player

POLICY = {
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
}


class Inline(HTMLParser):
    """Collects what a strict policy would refuse: scripts, styles and handlers in the page itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and "src" not in given):
            self.found.append(tag)
        self.found += [name for name, value in attrs if name == "style" or name.startswith("on")]
        self.found += [value for value in given.values() if (value or "").startswith("javascript:")]


def inline_parts(page: str) -> list[str]:
    """Return what a page holds that the policy refuses."""
    parser = Inline()
    parser.feed(page)
    return parser.found


def test_the_parser_of_these_tests_sees_what_is_inline():
    page = '<script>1</script><style></style><p style="x" onclick="y"><a href="javascript:z">'
    assert inline_parts(page) == ["script", "style", "style", "onclick", "javascript:z"]


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/", "/admin/login/", "/api/v1/docs/"])
def test_pages_come_with_a_strict_policy_and_keep_to_it(client, address):
    response = client.get(address)
    assert response.status_code == 200
    assert set(response["Content-Security-Policy"].split("; ")) == POLICY
    assert inline_parts(response.content.decode()) == []


def test_the_front_page_asks_the_database_nothing(client):
    assert client.get("/").status_code == 200


@pytest.mark.parametrize(
    ("asked", "language", "words"),
    [
        ("en", "en", "one decision at a time"),
        ("zh-CN,zh;q=0.9", "zh-hans", "一步一步决胜负"),
        ("fr", "en", "one decision"),
    ],
)
def test_the_browser_s_language_is_spoken(client, asked, language, words):
    response = client.get("/", headers={"accept-language": asked})
    page = response.content.decode()
    assert response["Content-Language"] == language
    assert f'<html lang="{language}">' in page
    assert words in page
    assert "Accept-Language" in response["Vary"]


def test_a_chosen_language_is_kept_in_a_cookie(client):
    chosen = client.post(reverse("set_language"), {"language": "zh-hans", "next": "/"})
    assert chosen["Location"] == "/"
    assert chosen.cookies["django_language"]["httponly"]
    assert client.get("/", headers={"accept-language": "en"})["Content-Language"] == "zh-hans"


def test_the_way_back_from_choosing_a_language_stays_on_the_site(client):
    chosen = client.post(
        reverse("set_language"), {"language": "zh-hans", "next": "https://elsewhere.example/"}
    )
    assert chosen["Location"] == "/"


@pytest.mark.django_db
def test_what_a_player_sees_stays_in_no_cache(client):
    assert "Cache-Control" not in client.get("/")
    client.force_login(Player.objects.create_user("yugi"))
    response = client.get("/")
    assert set(response["Cache-Control"].split(", ")) == {"private", "no-store"}
    assert {"Cookie", "Authorization"} <= set(response["Vary"].split(", "))


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "name"), [("en", "Duel King"), ("zh-hans", "决斗之王")])
def test_the_admin_site_has_the_site_s_name(client, language, name):
    assert name in client.get("/admin/login/", headers={"accept-language": language}).content.decode()


@pytest.mark.django_db
def test_a_missing_page_looks_like_the_site(client):
    response = client.get("/there/is/no/such/page")
    assert response.status_code == 404
    assert "There is nothing here" in response.content.decode()
    assert "site-header" in response.content.decode()


@pytest.mark.parametrize("name", ["400", "403", "403_csrf", "404", "500"])
def test_error_pages_need_no_request(name):
    assert re.search(r"<h1>[A-Z].+</h1>", get_template(f"{name}.html").render())


def test_the_menu_marks_the_room_one_is_in():
    request = RequestFactory().get("/cards/")
    page = get_template("home.html").render({}, request)
    links = re.findall(r'<li><a href="([^"]+)"( aria-current="true")?>', page)
    assert [address for address, current in links if current] == [
        address for address, _ in links if address == "/cards/"
    ]


@pytest.mark.browser
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    "address", ["/", "/admin/", "/admin/auth/group/", "/admin/auth/group/add/", "/api/v1/docs/"]
)
def test_a_browser_finds_nothing_to_refuse(page, client, live_server, address):
    client.force_login(Player.objects.create_superuser("pegasus"))
    cookie = client.cookies["sessionid"]
    page.context.add_cookies([{"name": "sessionid", "value": cookie.value, "url": live_server.url}])
    page.goto(live_server.url + address)
    page.wait_for_load_state("networkidle")
    assert page.title()


@pytest.mark.browser
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("width", [360, 390, 1280])
def test_the_front_page_fits_every_width(page, live_server, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(live_server.url)
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.browser
@pytest.mark.django_db(transaction=True)
def test_the_keyboard_reaches_the_content_first(page, live_server):
    page.goto(live_server.url)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip-link"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"


@pytest.mark.django_db
@pytest.mark.parametrize("number", [2**31, 2**63, 10**30])
@pytest.mark.parametrize(
    "address",
    [
        *("/cards/{}/", "/banlists/{}/", "/decks/{}/", "/duels/{}/", "/duels/challenges/{}/"),
        *("/duels/{}/news/", "/api/v1/duels/{}/log/", "/api/v1/duels/{}/turns/"),
    ],
)
def test_numbers_too_large_for_the_database_lead_nowhere(client, address, number):
    client.force_login(Player.objects.create_user("yugi"))
    assert client.get(address.format(number)).status_code == 404


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["home", "cards:list", "banlist:list", "decks:public", "players:player"])
def test_whoever_asks_only_for_the_head_of_a_page_gets_it(client, name):
    Player.objects.create_user("yugi")
    address = reverse(name, args=["yugi"] if name == "players:player" else [])
    assert client.head(address).status_code == client.get(address).status_code == 200
