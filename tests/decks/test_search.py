"""Public decks are looked for by card, archetype, legality today, format, owner and name."""

import pytest
from django.urls import reverse

from cards.models import Card
from decks import selectors, services
from decks.formats.content import Content
from decks.paging import DecksPaging
from decks.starters import WARRIORS
from tests.banlist.conftest import make_list  # noqa: F401
from tests.players.conftest import with_nothing, with_token

OWN, PUBLIC, PAGE = "/api/v1/decks/", "/api/v1/decks/public/", reverse("decks:public")
BLUE_EYES, ARTWORK, TOON = 89631139, 89631140, 59383041
LEGAL = WARRIORS.content
HELD = LEGAL.main[0]


@pytest.fixture
def some(yugi, kaiba, library, make_list):  # noqa: F811
    """Decks of two players in two formats; a list of each forbids something."""
    make_list(region="OCG", date="2013-09-01", limits={BLUE_EYES: 0})
    make_list(region="TCG", date="2013-09-01", limits={HELD: 1})
    Card.objects.create(passcode=ARTWORK, name_en="Blue-Eyes Again", kind="monster", artwork_of=BLUE_EYES)
    for owner, name, content, region, visibility in (
        (yugi, "Small dragons", Content((BLUE_EYES,) * 3), "OCG", "public"),
        (yugi, "Other dragons", Content((*LEGAL.main[:37], *[ARTWORK] * 3)), "TCG", "public"),
        (kaiba, "Heroes", Content((*LEGAL.main, TOON)), "OCG", "public"),
        (kaiba, "Warriors", LEGAL, "OCG", "public"),
        (kaiba, "Hidden dragons", Content((BLUE_EYES,)), "OCG", "unlisted"),
        (kaiba, "Secret dragons", Content((BLUE_EYES,)), "OCG", "private"),
    ):
        services.create(owner=owner, name=name, content=content, format=region, visibility=visibility)


QUESTIONS = [
    ("card=89631139", ["Other dragons", "Small dragons"]),
    ("card=89631140", ["Other dragons", "Small dragons"]),
    ("card=青眼白龙", ["Other dragons", "Small dragons"]),
    ("card=blue eyes white dragon", ["Other dragons", "Small dragons"]),
    ("archetype=toon", ["Heroes"]),
    ("archetype=Toon", ["Heroes"]),
    ("archetype=Too", []),
    ("archetype=a|b", []),
    ("format=tcg", ["Other dragons"]),
    ("format=NONE", []),
    ("owner=KAIBA", ["Warriors", "Heroes"]),
    ("owner=Kai", []),
    ("name=dragon", ["Other dragons", "Small dragons"]),
    ("name=%", []),
    ("legal=OCG", ["Warriors", "Heroes"]),
    ("legal=tcg", []),
    ("legal=OCG&archetype=Toon", ["Heroes"]),
    ("card=89631139&owner=Yugi&format=OCG&name=small", ["Small dragons"]),
]


@pytest.mark.parametrize(("query", "names"), QUESTIONS)
def test_over_rest_and_on_the_page(api, client, some, query, names):
    assert [row["name"] for row in api.get(f"{PUBLIC}?{query}").json()["results"]] == names
    page = client.get(f"{PAGE}?{query}")
    assert [deck.name for deck, _standing, _starter in page.context["rows"]] == names
    assert ("No public deck is like that." in page.content.decode()) is (not names)


@pytest.mark.parametrize(
    ("query", "parameter", "told"),
    [
        ("card=1", "card", "no such card"),
        ("card=99999999999", "card", "no such card"),
        ("card=Drak Magician", "card", "Dark Magician"),
        ("card=" + "x" * 201, "card", "200"),
        ("legal=GOAT", "legal", "OCG, TCG"),
    ],
)
def test_what_means_nothing_is_told(api, client, some, query, parameter, told):
    answer = api.get(f"{PUBLIC}?{query}")
    assert answer.status_code == 400
    (error,) = answer.json()["errors"]
    assert (error["parameter"], told in error["detail"]) == (parameter, True)
    page = client.get(f"{PAGE}?{query}")
    assert page.status_code == 400
    assert told in page.content.decode()
    assert api.get(f"{PUBLIC}?colour=red").status_code == 400


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("card=89631139", ["Secret dragons", "Hidden dragons"]),
        ("legal=OCG", ["Warriors", "Heroes"]),
        ("legal=OCG&name=war", ["Warriors"]),
        ("name=zzz", []),
    ],
)
def test_ones_own_decks_are_looked_for_alike(client, kaiba, some, query, names):
    rest = with_token(kaiba, "read")
    assert [row["name"] for row in rest.get(f"{OWN}?{query}").json()["results"]] == names
    client.force_login(kaiba)
    page = client.get(f"/decks/?{query}")
    assert [deck.name for deck, *_ in page.context["rows"]] == names
    assert ("None of your decks is like that." in page.content.decode()) is (not names)
    assert rest.get(f"{OWN}?owner=Yugi").status_code == 400
    assert client.get("/decks/?card=1").status_code == 400


def test_a_player_is_found_however_his_letters_are_typed(api, client, db):
    elodie = with_nothing("Élodie", "celtic guardian 4")
    services.create(owner=elodie, name="Hers", visibility="public")
    for typed in ("élodie", "ÉLODIE", "E\u0301lodie", "ＥＬＯＤＩＥ", "elodie"):
        shown = [row["name"] for row in api.get(PUBLIC, {"owner": typed}).json()["results"]]
        assert [deck.name for deck, *_ in client.get(PAGE, {"owner": typed}).context["rows"]] == shown
        assert shown == (["Hers"] if typed.casefold().startswith(("é", "e\u0301")) else [])


def test_a_form_that_is_sent_empty_shows_all(client, some):
    empty = dict.fromkeys(["card", "archetype", "legal", "format", "owner", "name"], "")
    assert len(client.get(PAGE, empty).context["rows"]) == 4


class TestQueries:
    def test_over_rest(self, api, some, django_assert_num_queries):
        for query, count in (
            ("name=dragon", 1),
            ("archetype=Toon", 1),
            # The card by its passcode, and twice which passcodes are one card with it.
            ("card=89631139", 1 + 3),
            # Formats; the list and its law in three; what it forbids; one piece of decks, its cards in two.
            ("legal=OCG", 1 + 3 + 1 + 3),
        ):
            with django_assert_num_queries(count):
                api.get(f"{PUBLIC}?{query}")

    def test_on_the_page(self, client, some, django_assert_max_num_queries):
        with django_assert_max_num_queries(18):
            page = client.get(f"{PAGE}?card=89631139&archetype=Blue-Eyes&legal=TCG&format=TCG&owner=yugi")
        assert page.status_code == 200


class TestPages:
    @pytest.fixture
    def many(self, yugi, library, make_list):  # noqa: F811
        """Of twenty decks every fourth is legal, the oldest among them."""
        make_list(region="OCG", date="2013-09-01")
        for number in range(20):
            content = LEGAL if number % 4 == 0 else Content((BLUE_EYES,))
            services.create(owner=yugi, name=str(number), content=content, visibility="public")

    @pytest.mark.parametrize(("piece", "pieces"), [(100, 10), (3, 10), (3, 1), (1, 2), (5, 2)])
    def test_every_legal_deck_stands_on_one_page_there_and_back(self, api, many, monkeypatch, piece, pieces):
        monkeypatch.setattr(DecksPaging, "piece", piece)
        monkeypatch.setattr(DecksPaging, "most_pieces", pieces)
        legal = ["16", "12", "8", "4", "0"]
        seen, link, pages = [], f"{PUBLIC}?legal=OCG&page_size=2", 0
        while link:
            page = api.get(link).json()
            assert len(page["results"]) <= 2
            seen += [row["name"] for row in page["results"]]
            last, link, pages = link, page["next"], pages + 1
            assert pages < 30
        assert seen == legal
        link, back = last, []
        while link:
            page = api.get(link).json()
            back = [row["name"] for row in page["results"]] + back
            link, pages = page["previous"], pages - 1
            assert pages > -30
        assert back == legal

    def test_no_card_is_looked_for_of_a_deck_that_is_too_large(self, api, many, yugi, monkeypatch):
        """Thousands of such cards could be asked for by anybody, again and again."""
        large = tuple(range(10**6, 10**6 + 1000))
        services.create(owner=yugi, name="large", content=Content(large), visibility="public")
        asked: set[int] = set()
        deck_cards = selectors.deck_cards
        monkeypatch.setattr(selectors, "deck_cards", lambda cards: asked.update(cards) or deck_cards(cards))
        page = api.get(f"{PUBLIC}?legal=OCG&page_size=2").json()
        assert [row["name"] for row in page["results"]] == ["16", "12"]
        assert asked
        assert asked.isdisjoint(large)

    def test_a_page_without_any_says_that_there_are_older_ones(self, client, many, monkeypatch):
        monkeypatch.setattr(DecksPaging, "piece", 1)
        monkeypatch.setattr(DecksPaging, "most_pieces", 2)
        page = client.get(f"{PAGE}?legal=OCG")
        assert page.context["rows"] == []
        assert "There are older ones." in page.content.decode()
        assert [deck.name for deck, *_ in client.get(page.context["next"]).context["rows"]] == ["16"]
