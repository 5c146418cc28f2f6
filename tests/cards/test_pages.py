"""The catalogue and the page of a card."""

import gzip
from html.parser import HTMLParser
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from django.test import Client
from playwright.sync_api import Page

from cards.extensions import CardLimits
from cards.library import LIBRARY
from cards.models import Card, FormerPasscode, Name, Printing
from cards.search.examples import EXAMPLES
from cards.services import load_library
from tests.cards.patience import asking

pytestmark = pytest.mark.usefixtures("cards")

CATALOGUE = "/cards/"
MAGICIAN = "/cards/46986414/"


class Links(HTMLParser):
    """Collects where a page leads."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "a":
            self.found.append(dict(attrs))

    def to(self, rel: str) -> str | None:
        return next((link["href"] for link in self.found if link.get("rel") == rel), None)

    def cards(self) -> list[str]:
        return [link["href"] for link in self.found if link.get("class") == "name"]


@pytest.fixture(autouse=True)
def limits(monkeypatch: pytest.MonkeyPatch) -> dict[int, int]:
    """A list in force, to be written on by the test."""
    found: dict[int, int] = {}
    point = CardLimits()
    point.register(lambda identities, on: found)
    monkeypatch.setattr("cards.showing.card_limits", point)
    return found


def shown(client: Client, address: str, **headers: str) -> str:
    response = client.get(address, headers=headers)
    assert response.status_code == 200, address
    return response.content.decode()


# The catalogue


def test_the_catalogue_shows_cards_and_filters(client: Client):
    text = shown(client, CATALOGUE)
    assert len(Links(text).cards()) == 48
    assert f"<b>{len(LIBRARY)}</b> cards" in text
    for name in (
        "q",
        "as_of",
        "kind",
        "trait",
        "attribute",
        "race",
        "level_min",
        "atk_max",
        "set",
        "playable",
        "order",
    ):
        assert f'name="{name}"' in text


def test_the_catalogue_speaks_chinese(client: Client):
    text = shown(client, CATALOGUE + "?race=Spellcaster&order=-atk", **{"Accept-Language": "zh-Hans"})
    for words in ("</b>张卡片", "魔法师族・通常", "攻击力", "守备力", "种族", "同调", "搜索", "骷髅主教"):
        assert words in text
    assert "Search" not in text


def test_pages_lead_to_one_another_and_show_every_card_once(client: Client):
    address, seen = f"{CATALOGUE}?race=Warrior&order=-level", []
    while address:
        links = Links(shown(client, address))
        seen += links.cards()
        address = links.to("next")
    assert len(seen) == len(set(seen)) == Card.objects.filter(race="Warrior").count() > 48
    assert Links(shown(client, CATALOGUE)).to("prev") is None


def test_filters_work_without_javascript_and_leave_an_address_to_share(client: Client):
    """K31: an empty field of the form is a field that was not filled in."""
    sent = f"{CATALOGUE}?name=dragon&kind=&trait=fusion&level_min=&level_max=&order=name&set=+"
    response = client.get(sent)
    assert response.status_code == 302
    assert response["Location"] == f"{CATALOGUE}?name=dragon&trait=fusion&order=name"
    text = shown(client, response["Location"])
    dragons = Card.objects.filter(name_en__icontains="dragon", traits__regex=r"(^| )fusion($| )")
    assert len(Links(text).cards()) == dragons.count()
    assert 'value="dragon"' in text
    assert '<option value="fusion" selected>' in text


def test_htmx_gets_the_results_alone_and_the_address_to_show(client: Client):
    sent = f"{CATALOGUE}?name=%E9%BB%91%E9%AD%94&kind=&order=name"
    response = client.get(sent, headers={"HX-Request": "true"})
    text = response.content.decode()
    assert "<html" not in text
    assert text.startswith('\n<section id="results"')
    assert response["HX-Push-Url"] == f"{CATALOGUE}?name=%E9%BB%91%E9%AD%94&order=name"
    assert "HX-Request" in response["Vary"]
    going_back = {"HX-Request": "true", "HX-History-Restore-Request": "true"}
    assert "<html" in shown(client, sent, **going_back)


def test_a_filter_that_cannot_be_understood_is_told_and_matches_nothing(client: Client):
    text = shown(client, f"{CATALOGUE}?level_min=99&kind=creature")
    assert "Some filters cannot be understood:" in text
    assert "Ensure this value is less than or equal to 12." in text
    assert Links(text).cards() == []


@pytest.mark.parametrize("wrong", ["order=random", "cursor=nowhere", "page_size=5000", "page_size=x"])
def test_an_order_or_a_place_that_is_not_there_leads_to_the_first_page(client: Client, wrong: str):
    response = client.get(f"{CATALOGUE}?race=Dragon&{wrong}")
    assert response.status_code == 302
    assert response["Location"] == f"{CATALOGUE}?race=Dragon"


def test_nothing_found_says_so(client: Client):
    text = shown(client, f"{CATALOGUE}?name=no+such+card")
    assert "No card is like that." in text
    assert "<b>0</b> cards" in text


def test_names_from_the_address_are_escaped(client: Client):
    text = shown(client, CATALOGUE + "?name=%3Cscript%3Ealert(1)%3C/script%3E")
    assert "<script>alert" not in text


def test_forbidden_and_limited_cards_say_so_in_the_catalogue(client: Client, limits: dict[int, int]):
    """D8."""
    limits |= {46986414: 0, 15025844: 1, 89631139: 2}
    for name, word in (
        ("Dark Magician", "Forbidden"),
        ("Mystical Elf", "Limited"),
        ("Blue-Eyes White", "Semi-"),
    ):
        assert f'">{word}' in shown(client, f"{CATALOGUE}?name={name}")
    assert '">Forbidden' not in shown(client, f"{CATALOGUE}?name=Mystical Elf")


def test_a_page_of_the_catalogue_takes_at_most_four_queries(client: Client, django_assert_max_num_queries):
    with django_assert_max_num_queries(8) as queries:
        client.get(CATALOGUE)
    assert len(asking(queries)) == 2


# The page of a card


def test_a_card_shows_its_face_and_its_facts_in_both_languages(client: Client):
    text = shown(client, MAGICIAN)
    for words in ("Dark Magician", "黑魔导", "黑魔术师", "Normal Monster", "通常怪兽", "★★★★★★★"):
        assert words in text
    assert 'class="card-face frame-normal"' in text
    assert "[Spellcaster / Normal]" in text
    assert "The engine plays this card in full" in text
    assert "This card has no effect." in text
    assert "A deck may hold 3 copies under the list in force." in text
    assert "Feb. 4, 1999" in text
    assert 'href="/sets/Vol.1/"' in text
    assert 'href="/sets/Legend%20of%20Blue%20Eyes%20White%20Dragon/"' in text


def test_a_card_speaks_chinese(client: Client):
    text = shown(client, "/cards/23995346/", **{"Accept-Language": "zh-Hans"})
    for words in (
        "[龙族・融合]",
        "「青眼白龙」×3",
        "决斗引擎完整支持这张卡",
        "按现行禁限卡表",
        "1999年8月26日",
    ):
        assert words in text
    assert '"Blue-Eyes White Dragon" × 3'.replace('"', "&quot;") in text


@pytest.mark.parametrize(
    ("passcode", "frame"),
    [(46986414, "normal"), (23995346, "fusion"), (5405694, "ritual"), (16527176, "synchro"), (301, "trap")],
)
def test_the_frame_has_the_colour_of_the_kind(client: Client, passcode: int, frame: str):
    Card.objects.create(passcode=301, name_en="A trap", kind="trap", traits="counter")
    assert f'class="card-face frame-{frame}"' in shown(client, f"/cards/{passcode}/")


def test_a_card_that_the_engine_does_not_play_says_so(client: Client):
    Card.objects.create(passcode=301, name_en="A trap", kind="trap", traits="counter", alias=46986414)
    text = shown(client, "/cards/301/")
    assert "The engine does not play this card yet" in text
    assert "This card&#x27;s effect is not written down here yet." in text.replace("'", "&#x27;")
    assert f'href="{MAGICIAN}"' in text
    assert "This card has no effect." not in text
    assert "Not playable yet" in shown(client, f"{CATALOGUE}?name=A trap")


@pytest.mark.parametrize(("limit", "word"), [(0, "Forbidden"), (1, "Limited"), (2, "Semi-limited")])
def test_a_card_shows_its_limit(client: Client, limits: dict[int, int], limit: int, word: str):
    """D8."""
    limits[46986414] = limit
    text = shown(client, MAGICIAN)
    assert word in text
    assert f"A deck may hold {limit} cop" in text


def test_a_card_without_a_limit_shows_none_of_those_words(client: Client, limits: dict[int, int]):
    """D8: the limit of another card is not its own."""
    limits[15025844] = 0
    text = shown(client, MAGICIAN)
    assert [word for word in ("Forbidden", "Limited", "Semi-limited") if f'">{word}' in text] == []
    assert "A deck may hold 0" not in text


@pytest.mark.parametrize("passcode", ["1", "0", "4294967296", "99999999999999999999999"])
def test_a_card_that_is_not_there_is_a_page_that_says_so(client: Client, passcode: str):
    assert client.get(f"/cards/{passcode}/").status_code == 404


def test_pages_are_for_reading(client: Client):
    assert client.post(CATALOGUE).status_code == 405
    assert client.post(MAGICIAN).status_code == 405


def test_an_order_in_the_search_holds_until_another_is_chosen(client: Client):
    names = Links(shown(client, CATALOGUE + "?q=t:monster+sort:-atk")).cards()
    assert names[0] == "/cards/23995346/"
    chosen = Links(shown(client, CATALOGUE + "?q=t:monster+sort:-atk&order=-name")).cards()
    assert chosen != names


def test_a_search_that_is_wrong_says_where(client: Client):
    assert "level:4. (character 7)" in shown(client, CATALOGUE + "?q=level:four")


def test_close_names_are_offered_where_nothing_is_found(client: Client):
    text = shown(client, CATALOGUE + "?q=drakmagiciangirl")
    assert "Close to it:" in text
    assert '<li><a href="/cards/38033121/">Dark Magician Girl</a></li>' in text


def test_the_help_links_to_searches_that_find_something(client: Client):
    text = shown(client, "/cards/search/")
    for example in EXAMPLES:
        address = f"{CATALOGUE}?q={quote(example.query, safe='')}"
        assert address in text
        if "limit:" not in example.query:
            assert Links(shown(client, address)).cards(), example.query


def test_a_card_shows_its_prints_its_nicknames_and_its_former_number(client: Client):
    card = Card.objects.get(name_en="Dark Magician")
    Printing.objects.create(card=card, set_name="Legend", number="LOB-EN005", rarity="Ultra", region="TCG")
    Name.objects.create(card=card, text="DM")
    FormerPasscode.objects.create(card=card, passcode=777)
    text = shown(client, MAGICIAN)
    for said in ("Legend", "LOB-EN005", "Ultra", "DM", "formerly <code>777</code>"):
        assert said in text
    response = client.get("/cards/777/")
    assert (response.status_code, response["Location"]) == (301, MAGICIAN)


def test_a_random_card_is_a_card(client: Client):
    response = client.get("/cards/random/")
    assert response["Cache-Control"] == "no-store"
    assert client.get(response["Location"]).status_code == 200


# In a browser


@pytest.mark.browser
@pytest.mark.django_db(transaction=True)
def test_typing_narrows_the_results_and_the_address_can_be_shared(live_server, page: Page):
    load_library()
    page.goto(f"{live_server.url}{CATALOGUE}")
    page.get_by_label("Search", exact=True).fill("blue-eyes")
    page.get_by_role("link", name="Blue-Eyes Ultimate Dragon").wait_for()
    page.get_by_label("Attribute").select_option("LIGHT")
    page.wait_for_url("**attribute=LIGHT**")
    assert parse_qs(urlsplit(page.url).query) == {
        "q": ["blue-eyes"],
        "attribute": ["LIGHT"],
    }
    assert page.locator(".card-tile").count() == 2
    page.reload()
    assert page.locator(".card-tile").count() == 2
    page.keyboard.press("Tab")
    page.get_by_role("link", name="Blue-Eyes White Dragon").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Blue-Eyes White Dragon", level=1).wait_for()
    page.go_back()
    assert page.get_by_label("Search", exact=True).input_value() == "blue-eyes"


@pytest.mark.browser
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("address", [CATALOGUE, MAGICIAN])
def test_pages_fit_a_phone(live_server, page: Page, address: str):
    load_library()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{live_server.url}{address}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_page_of_a_card_tells_its_effects_in_both_languages_and_one_by_one(client: Client):
    text = shown(client, "/cards/44508094/")
    assert "(Quick Effect): You can Tribute this card; negate the activation" in text
    assert "把这张卡解放才能发动。那个发动无效并破坏。" in text
    assert '<code>quick</code></th><td>Quick Effect</td><td data-name="Spell speed">2</td>' in text
    assert '<code>trigger</code></th><td>Trigger Effect</td><td data-name="Spell speed">1</td>' in text


def test_what_the_rules_already_say_is_not_said_again(client: Client):
    text = shown(client, "/cards/40619825/")
    assert "The rules say it already." in text
    assert '<code>continuous</code></th><td>Continuous Effect</td><td data-name="Spell speed">–</td>' in text


# What the address says


def test_names_that_are_no_filter_are_told(client: Client):
    text = shown(client, f"{CATALOGUE}?race=Dragon&colour=red&sise=2")
    assert "There are no filters called colour, sise: nothing was done about them." in text
    assert 'rel="canonical" href="http://127.0.0.1:8000/cards/?race=Dragon"' in text
    assert "no filter" not in shown(client, f"{CATALOGUE}?race=Dragon&order=-atk&page_size=10")


def test_every_filter_can_be_taken_away_alone(client: Client):
    text = shown(client, f"{CATALOGUE}?q=dragon&race=Dragon&order=-atk&level_min=4")
    for without in (
        "?race=Dragon&amp;order=-atk&amp;level_min=4",
        "?q=dragon&amp;order=-atk&amp;level_min=4",
    ):
        assert f'class="chip" href="{CATALOGUE}{without}"' in text
    assert 'aria-label="Without the filter Type: Dragon"' in text
    assert 'class="chip"' not in shown(client, CATALOGUE)


def test_the_character_at_which_a_search_is_wrong_is_marked(client: Client):
    text = shown(client, f"{CATALOGUE}?q=dragon+level:%3Cb%3E")
    assert "<code>dragon level:<mark>&lt;</mark>b&gt;</code>" in text
    at_the_end = shown(client, f"{CATALOGUE}?q=dragon+or")
    assert "<code>dragon or<mark> </mark></code>" in at_the_end
    long = shown(client, f"{CATALOGUE}?q={'aaaaaaaaa+' * 15}level:four{'+bbbbbbbbb' * 15}")
    assert "<code>…aaa aaaa" in long
    assert "bbb…</code>" in long
    chinese = shown(client, f"{CATALOGUE}?q=dragon+level:four", **{"Accept-Language": "zh-Hans"})
    assert "第14个字符" in chinese


def test_where_nothing_is_found_less_can_be_asked_for(client: Client):
    text = shown(client, f"{CATALOGUE}?q=magician&kind=trap")
    assert f'<a href="{CATALOGUE}?q=magician">Without Kind: Trap</a>' in text
    assert '<meta name="robots" content="noindex">' in text
    assert "Ask for less:" not in shown(client, f"{CATALOGUE}?q=nosuchcard")


def test_a_page_says_what_it_is_to_those_who_find_it(client: Client):
    text = shown(client, f"{CATALOGUE}?q=blue-eyes")
    assert "<title>blue-eyes · Cards · Duel King</title>" in text
    text = shown(client, MAGICIAN)
    assert "<title>Dark Magician (黑魔导) · Duel King</title>" in text
    assert f'<link rel="canonical" href="http://127.0.0.1:8000{MAGICIAN}">' in text
    assert '<meta name="description" content="Dark Magician (黑魔导): Normal Monster.' in text


# The card's page, its parts


def test_the_rules_that_matter_lead_to_the_page_of_all_of_them(client: Client):
    text = shown(client, "/cards/44508094/")
    assert '<a href="/cards/rules/#synchro">Synchro summon</a>' in text
    rules = shown(client, "/cards/rules/")
    assert 'id="synchro"' in rules
    assert '<a href="/cards/44508094/">Stardust Dragon</a>' in rules
    assert "会错过时点" in shown(client, "/cards/rules/", **{"Accept-Language": "zh-Hans"})


def test_a_card_names_those_that_count_as_it(client: Client):
    Card.objects.create(
        passcode=301,
        name_en="Dark Magician",
        kind="monster",
        traits="normal",
        attribute="DARK",
        race="Spellcaster",
        artwork_of=46986414,
    )
    Card.objects.create(
        passcode=302,
        name_en="Magician of Old",
        kind="monster",
        traits="normal",
        attribute="DARK",
        race="Spellcaster",
        alias=301,
    )
    text = shown(client, MAGICIAN)
    assert "Counts as the same card" in text
    assert '<a href="/cards/302/">Magician of Old</a>' in text
    text = shown(client, "/cards/302/")
    assert "Always treated as" in text
    assert text.index('href="/cards/46986414/"') < text.index("Counts as the same card") + 200
    assert "Counts as the same card" not in shown(client, "/cards/89631139/")


def test_pictures_are_shown_only_where_an_operator_says_from_where(client: Client, settings):
    for address in (MAGICIAN, CATALOGUE):
        assert "<img" not in shown(client, address)
    settings.CARD_IMAGE_URL = "https://pictures.example/{passcode}.jpg"
    settings.CARD_THUMBNAIL_URL = "https://pictures.example/small/{passcode}.jpg"
    assert '<img class="card-picture" src="https://pictures.example/46986414.jpg"' in shown(client, MAGICIAN)
    assert 'src="https://pictures.example/small/46986414.jpg"' in shown(
        client, f"{CATALOGUE}?q=dark+magician"
    )


def test_the_page_of_a_card_takes_few_queries_however_much_it_shows(
    client: Client, django_assert_num_queries
):
    card = Card.objects.get(pk=46986414)
    with django_assert_num_queries(8):
        client.get(MAGICIAN)
    for number in range(30):
        Printing.objects.create(card=card, set_name=f"Set {number}", region="TCG", date="2005-01-01")
        Name.objects.create(card=card, text=f"Name {number}")
    with django_assert_num_queries(8):
        client.get(MAGICIAN)


@pytest.mark.parametrize(
    ("address", "most"),
    [(CATALOGUE, 14_000), (MAGICIAN, 6_000), ("/cards/72989439/", 8_000), ("/cards/rules/", 22_000)],
)
def test_a_page_is_light(client: Client, address: str, most: int):
    """Measured as it travels, packed; style sheet and htmx are kept by the browser after the first page."""
    assert len(gzip.compress(client.get(address).content)) < most


def test_the_title_follows_a_search_that_is_typed(client: Client):
    response = client.get(f"{CATALOGUE}?q=blue-eyes", headers={"HX-Request": "true"})
    assert "<title>blue-eyes · Cards · Duel King</title>" in response.content.decode()
    assert shown(client, f"{CATALOGUE}?q=blue-eyes").count("<title>") == 1
