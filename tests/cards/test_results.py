"""Results as tiles or as a table, as the address says; archetypes in Chinese; past days at their price."""

import re

import pytest
from django.test import Client

from cards.library import LIBRARY
from cards.results import heads
from cards.text.series import CHINESE_ARCHETYPES
from players import services as players

pytestmark = pytest.mark.usefixtures("cards")


def read(client: Client, address: str, language: str = "en") -> str:
    response = client.get(address, headers={"Accept-Language": language})
    assert response.status_code == 200, address
    return response.content.decode()


class TestTable:
    def test_a_table_stands_beside_the_tiles_and_in_the_address(self, client):
        tiles = read(client, "/cards/?q=blue-eyes&order=-atk")
        assert "results-table" not in tiles
        assert 'href="/cards/?q=blue-eyes&amp;order=-atk&amp;view=table"' in tiles
        table = read(client, "/cards/?q=blue-eyes&order=-atk&view=table")
        assert "card-tiles" not in table
        names = re.findall(r'<th scope="row".*?<a href="[^"]+">([^<]+)</a>', table)
        assert names[:2] == ["Blue-Eyes Ultimate Dragon", "Blue-Eyes White Dragon"]
        assert 'aria-sort="descending"' in table
        assert 'href="/cards/?q=blue-eyes&amp;view=table&amp;order=atk"' in table
        assert '<input type="hidden" name="view" value="table">' in table
        assert 'href="/cards/?q=blue-eyes&amp;order=-atk"' in table

    def test_every_page_and_filter_keeps_it(self, client):
        table = read(client, "/cards/?kind=monster&view=table")
        following = re.search(r'rel="next" href="([^"]+)"', table)
        assert following is not None
        assert "view=table" in following.group(1)
        assert "results-table" in read(client, following.group(1).replace("&amp;", "&"))
        assert 'class="chip" href="/cards/?view=table"' in table
        partly = client.get("/cards/?q=kuriboh&view=table", headers={"HX-Request": "true"})
        assert "results-table" in partly.content.decode()
        assert "results-table" not in read(client, "/cards/?view=mosaic")

    def test_nothing_found_is_no_empty_table(self, client):
        assert "results-table" not in read(client, "/cards/?q=zzzzqqqq&view=table")

    def test_it_speaks_chinese_and_has_no_defense_for_a_link_monster(self, client):
        assert "首次收录" in read(client, "/cards/?view=table", "zh-hans")

    @pytest.mark.parametrize(
        ("order", "by", "address", "now"),
        [
            ("name", "Name", "/cards/?order=-name", "ascending"),
            ("-name", "Name", "/cards/", "descending"),
            ("name", "ATK", "/cards/?order=-atk", ""),
            ("-atk", "ATK", "/cards/?order=atk", "descending"),
            ("atk", "ATK", "/cards/?order=-atk", "ascending"),
            ("atk", "Name", "/cards/", ""),
            ("name", "Passcode", "/cards/?order=passcode", ""),
        ],
    )
    def test_a_head_puts_in_order_and_turns_it_round(self, order, by, address, now):
        (head,) = [head for head in heads(f"/cards/?order={order}&cursor=x", order) if str(head.label) == by]
        assert (head.address, head.sorted) == (address, now)


class TestArchetypes:
    def test_a_chinese_name_is_what_the_names_of_its_cards_share(self):
        for english, chinese in CHINESE_ARCHETYPES.items():
            cards = [card for card in LIBRARY.values() if english in card.archetypes]
            named = [card.name_zh for card in cards if chinese in card.name_zh]
            assert named or not cards, (english, chinese)
            assert len(named) * 2 >= len(cards), (english, chinese, [card.name_zh for card in cards])

    def test_they_are_shown_and_found_in_both_languages(self, client):
        listed = read(client, "/archetypes/", "zh-hans")
        assert (
            '<a href="/archetypes/Blackwing/">黑羽</a> <span class="muted" lang="en">Blackwing</span>'
            in listed
        )
        assert ">Blackwing</a>" in read(client, "/archetypes/?name=黑羽")
        assert "<h1>黑羽</h1>" in read(client, "/archetypes/Blackwing/", "zh-hans")
        assert '<h1 lang="en">Blackwing</h1>' in read(client, "/archetypes/Blackwing/")
        assert client.get("/archetypes/黑羽/").headers["Location"] == "/archetypes/Blackwing/"
        assert '<option value="黑羽">' in read(client, "/cards/", "zh-hans")

    @pytest.mark.parametrize(
        "asked", ["archetype=黑羽", "archetype=blackwing", "q=字段:黑羽", "q=archetype:Blackwing"]
    )
    def test_a_search_takes_either_name(self, client, asked):
        found = client.get(f"/api/v1/cards/?{asked}&page_size=200").json()["results"]
        assert {tuple(card["archetypes"]) for card in found} == {("Blackwing",)}


class TestPastDays:
    @pytest.fixture(autouse=True)
    def _price(self, settings):
        settings.THROTTLES = {"anon": "100/m", "anon_history": "2/m"}

    def test_whoever_is_not_signed_in_asks_for_few_of_them(self, client):
        address = "/api/v1/cards/?as_of=2010-03-01&page_size=1"
        first = client.get(address)
        assert first["RateLimit-Policy"] == '"anon";q=100;w=60, "anon_history";q=2;w=60'
        client.get(address)
        refused = client.get(address)
        assert refused.status_code == 429
        assert refused.json()["code"] == "throttled"
        assert 1 <= int(refused["Retry-After"]) <= 60
        assert client.get("/api/v1/cards/?page_size=1").status_code == 200
        page = client.get("/cards/?as_of=2010-03-01")
        assert page.status_code == 429
        assert 1 <= int(page["Retry-After"]) <= 60
        assert "Too many requests" in page.content.decode()
        assert client.get("/cards/?as_of=2010-03-01", headers={"HX-Request": "true"}).status_code == 429
        assert client.get("/cards/").status_code == 200

    def test_players_have_their_own_rate(self, client):
        client.force_login(players.sign_up(username="Yugi", password="dark magician 7"))
        for _ in range(3):
            assert client.get("/api/v1/cards/?as_of=2010-03-01&page_size=1").status_code == 200
            assert client.get("/cards/?as_of=2010-03-01").status_code == 200
