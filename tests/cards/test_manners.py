"""How the cards are served to programs: dates, batches, files of everything, and patience."""

import base64
import datetime
import gzip
import hashlib
import json

import pytest
from django.db import connection
from django.urls import reverse
from django.utils.http import http_date, parse_http_date

from banlist import services as lists
from cards.api.exports import write_exports
from cards.freshness import last_changed, touch
from cards.imports.incoming import Incoming
from cards.imports.merging import bring_in
from cards.looking import CataloguePaging
from cards.models import Card, Catalogue, Export, FormerPasscode
from cards.services import load_library
from config.patience import TooSlow, at_most
from players import services as players
from players.extensions import jobs

pytestmark = pytest.mark.django_db
LIST, BATCH, EXPORTS = "/api/v1/cards/", "/api/v1/cards/batch/", "/api/v1/cards/exports/"


@pytest.fixture
def three(db):
    """Three cards of an operator, of which one once had another passcode."""
    for passcode, name, chinese in ((501, "One", "一"), (502, "Two", "二"), (503, "Three", "三")):
        Card.objects.create(passcode=passcode, name_en=name, name_zh=chinese, kind="spell")
    FormerPasscode.objects.create(passcode=77, card_id=502)


def changed(moment):
    Catalogue.objects.update_or_create(pk=1, defaults={"changed_at": moment})


class TestDates:
    @pytest.mark.parametrize(
        "address", [LIST, f"{LIST}501/", f"{BATCH}?passcodes=501", f"{LIST}suggestions/?name=one"]
    )
    def test_an_answer_says_since_when_it_is_so_and_is_not_sent_twice(self, client, three, address):
        touch()
        first = client.get(address)
        since = first.headers["Last-Modified"]
        assert since == http_date(last_changed().timestamp())
        again = client.get(address, headers={"If-Modified-Since": since})
        assert (again.status_code, again.content) == (304, b"")
        earlier = http_date(parse_http_date(since) - 1)
        assert client.get(address, headers={"If-Modified-Since": earlier}).status_code == 200

    def test_a_tag_decides_alone_and_nonsense_decides_nothing(self, client, three):
        first = client.get(LIST)
        since = {"If-Modified-Since": first.headers["Last-Modified"]}
        other = client.get(LIST, headers={**since, "If-None-Match": '"another"'})
        assert other.status_code == 200
        assert client.get(LIST, headers={"If-Modified-Since": "yesterday"}).status_code == 200

    def test_a_day_begins_with_a_change_since_a_list_may_come_into_force(self, three):
        changed(datetime.datetime(2012, 1, 1, tzinfo=datetime.UTC))
        midnight = datetime.datetime.combine(
            datetime.datetime.now(datetime.UTC), datetime.time.min, datetime.UTC
        )
        assert last_changed() == midnight

    def moved(self, act):
        long_ago = datetime.datetime(2012, 1, 1, tzinfo=datetime.UTC)
        changed(long_ago)
        act()
        return Catalogue.objects.get().changed_at > long_ago

    def test_everything_that_is_told_of_cards_moves_it(self, three, admin_client):
        one = Incoming("a line", 900, {"name_en": "New", "kind": "spell"})
        assert self.moved(load_library)
        assert self.moved(lambda: bring_in(found=[one], source="file"))
        made = lists.create_list(
            name="A list", region="OCG", effective_date=datetime.date(2013, 9, 1), lines=[lists.Line(501, 1)]
        )
        assert self.moved(lambda: lists.publish(ban_list=made))
        assert self.moved(lambda: lists.replace_entries(ban_list=made, lines=[]))
        assert self.moved(lambda: lists.take_back(ban_list=made))
        page = reverse("admin:cards_card_delete", args=[503])
        assert self.moved(lambda: admin_client.post(page, {"post": "yes"}))

    def test_what_changes_nothing_does_not(self, three):
        load_library()
        assert not self.moved(load_library)
        assert not self.moved(lambda: bring_in(found=[], source="file"))


class TestBatch:
    def test_cards_come_in_the_order_asked_for_each_once(self, client, three, django_assert_max_num_queries):
        with django_assert_max_num_queries(7):
            answer = client.get(BATCH, {"passcodes": "503, 77,9,502,503"}).json()
        assert [card["passcode"] for card in answer["cards"]] == [503, 502]
        assert answer["former"] == [{"asked": 77, "passcode": 502}]
        assert answer["missing"] == [9]
        assert answer["cards"][0] == client.get(f"{LIST}503/").json()

    @pytest.mark.parametrize(
        ("passcodes", "told"),
        [
            ("", "Give a value"),
            ("501;502", "commas between"),
            ("-1", "commas between"),
            ("²", "commas between"),
            ("99999999999", "commas between"),
            (",".join(map(str, range(1, 102))), "at most 100"),
        ],
    )
    def test_what_cannot_be_asked_for_is_told(self, client, three, passcodes, told):
        answer = client.get(BATCH, {"passcodes": passcodes})
        assert answer.status_code == 400
        (error,) = answer.json()["errors"]
        assert (error["parameter"], told in error["detail"]) == ("passcodes", True)


class TestExports:
    def test_every_card_is_in_the_file_as_the_api_shows_it(self, client, three):
        jobs["files of the whole catalogue"].run()
        listed = client.get(EXPORTS).json()
        assert [file["language"] for file in listed] == ["en", "zh-Hans"]
        for file in listed:
            answer = client.get(file["url"])
            assert hashlib.sha256(answer.content).hexdigest() == file["sha256"]
            assert (len(answer.content), file["cards"]) == (file["size"], 3)
            digest = answer.headers["Repr-Digest"].removeprefix("sha-256=:").removesuffix(":")
            assert base64.b64decode(digest).hex() == file["sha256"]
            cards = [json.loads(line) for line in gzip.decompress(answer.content).splitlines()]
            language = {"Accept-Language": file["language"]}
            assert cards == [
                client.get(f"{LIST}{code}/", headers=language).json() for code in (501, 502, 503)
            ]

    def test_who_has_the_file_is_not_sent_it_again(self, client, three):
        write_exports()
        address = client.get(EXPORTS).json()[0]["url"]
        first = client.get(address)
        for name, value in (
            ("If-None-Match", first.headers["ETag"]),
            ("If-Modified-Since", first.headers["Last-Modified"]),
        ):
            again = client.get(address, headers={name: value})
            assert (again.status_code, again.content) == (304, b"")

    def test_files_are_made_anew_only_after_a_change_and_alike_for_alike_cards(self, three):
        changed(datetime.datetime(2099, 1, 1, tzinfo=datetime.UTC))
        assert write_exports() == 2
        assert write_exports() == 0
        before = set(Export.objects.values_list("sha256"))
        changed(datetime.datetime(2099, 1, 2, tzinfo=datetime.UTC))
        assert write_exports() == 2
        assert set(Export.objects.values_list("sha256")) == before

    def test_before_the_first_is_made_there_is_none(self, client, db):
        assert client.get(EXPORTS).json() == []
        tag = client.get(EXPORTS).headers["ETag"]
        assert client.get(EXPORTS, headers={"If-None-Match": tag}).status_code == 304
        assert client.get(f"{EXPORTS}en/").status_code == 404
        assert client.get(f"{EXPORTS}tlh/").status_code == 404

    def test_any_site_may_read_it_without_credentials(self, client, three):
        write_exports()
        answer = client.get(f"{EXPORTS}en/", headers={"Origin": "https://elsewhere.example"})
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "Access-Control-Allow-Credentials" not in answer.headers


def long_query():
    endless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c"
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_sleep(60)" if connection.vendor == "postgresql" else endless)


class TestPatience:
    def test_a_question_that_takes_too_long_is_broken_off(self):
        with pytest.raises(TooSlow), at_most(0.05):
            long_query()
        assert not Card.objects.filter(pk=1).exists()

    def test_others_are_answered_and_the_limit_is_gone_afterwards(self):
        with at_most(0.05):
            assert Card.objects.count() == 0
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("SELECT current_setting('statement_timeout')")
                assert cursor.fetchone() == ("0",)

    def test_whoever_is_not_signed_in_is_told(self, client, three, settings, monkeypatch):
        monkeypatch.setattr("cards.api.views.CardViewSet.paginate_queryset", lambda *_: long_query())
        settings.ANONYMOUS_SEARCH_SECONDS = 0.05
        answer = client.get(LIST)
        assert answer.status_code == 503
        assert answer.headers["Content-Type"] == "application/problem+json"
        assert (answer.json()["code"], answer.headers["Retry-After"]) == ("too_slow", "10")
        chinese = client.get(LIST, headers={"Accept-Language": "zh-Hans"}).json()
        assert chinese["detail"] != answer.json()["detail"]

    def test_the_page_tells_it_too(self, client, three, settings, monkeypatch):
        usual = CataloguePaging.paginate_queryset
        slow = iter([True])
        monkeypatch.setattr(
            CataloguePaging,
            "paginate_queryset",
            lambda *rest, **more: (next(slow, False) and long_query()) or usual(*rest, **more),
        )
        settings.ANONYMOUS_SEARCH_SECONDS = 0.05
        answer = client.get("/cards/")
        assert answer.status_code == 503
        assert "would take too long" in answer.content.decode()

    def test_whoever_is_signed_in_is_not_hurried(self, client, three, settings):
        client.force_login(players.sign_up(username="Yugi", password="dark magician 7"))
        settings.ANONYMOUS_SEARCH_SECONDS = 0
        assert client.get(LIST).status_code == 200
