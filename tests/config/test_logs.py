"""Logs are JSON with the request's id, and reports of errors say where and never with what."""

import io
import json
import logging
import secrets
import sys
import traceback

import pytest
from django.contrib.auth.tokens import default_token_generator
from django.core import mail
from django.db import IntegrityError, connection, transaction
from django.test import RequestFactory
from django.urls import reverse
from django.utils.http import urlsafe_base64_encode
from django.views.debug import ExceptionReporter, get_exception_reporter_filter

from config.errors import DiscreetReports
from config.logs import current_request_id
from decks import services as decks
from decks.models import new_key
from players.models import Player

SECRET = "Blue-Eyes White Dragon"


@pytest.fixture
def lines():
    """Give a function that returns what the handler of the settings has written, line by line."""
    handler = next(h for h in logging.getLogger().handlers if type(h) is logging.StreamHandler)
    written = io.StringIO()
    before = handler.setStream(written)
    yield lambda: [json.loads(line) for line in written.getvalue().splitlines()]
    handler.setStream(before)


def test_a_request_is_one_line_of_json_with_its_id(client, lines):
    response = client.get("/healthz?token=swordfish", headers={"x-request-id": "duel-1234.5"})
    assert response["X-Request-ID"] == "duel-1234.5"
    (line,) = lines()
    assert line["request_id"] == "duel-1234.5"
    assert line["logger"] == "duelking.access"
    assert line["level"] == "INFO"
    assert line["message"] == "GET /healthz"
    assert line["status"] == 200
    assert line["player"] is None
    assert line["milliseconds"] >= 0
    assert "swordfish" not in json.dumps(line)


@pytest.mark.parametrize("given", [None, "short", "has space in it", "x" * 65, "new\\nline-1234"])
def test_an_id_that_is_not_well_formed_is_replaced(client, given):
    headers = {} if given is None else {"x-request-id": given}
    first, second = (client.get("/healthz", headers=headers)["X-Request-ID"] for _ in range(2))
    assert len(first) == 32
    assert given != first != second


@pytest.mark.django_db
def test_who_asked_is_in_the_line_where_somebody_is_signed_in(client, lines):
    yugi = Player.objects.create_user("yugi")
    client.force_login(yugi)
    client.get("/")
    assert [line["player"] for line in lines()] == [yugi.pk]


@pytest.mark.django_db
@pytest.mark.parametrize("insecure", [False, True])
def test_the_link_that_sets_a_new_password_is_in_no_line(client, lines, settings, insecure):
    settings.SECURE_SSL_REDIRECT = insecure
    yugi = Player.objects.create_user("yugi")
    token = default_token_generator.make_token(yugi)
    link = reverse("players:password-new", args=[urlsafe_base64_encode(str(yugi.pk).encode()), token])
    assert client.get(link).status_code == (301 if insecure else 302)
    told = json.dumps(lines())
    assert "(token)" in told
    assert token not in told


@pytest.mark.django_db
def test_the_key_of_an_unlisted_deck_is_in_no_line_of_a_refusal(client, lines):
    """Django says of every refused request what its path was, and here the path is what lets in."""
    yugi, kaiba = (Player.objects.create_user(name) for name in ("yugi", "kaiba"))
    deck = decks.create(owner=yugi, name="Mine", visibility="unlisted")
    for path, status in ((f"/decks/{deck.key}/edit/", 403), (f"/api/v1/decks/{deck.key}/unread/", 403)):
        client.force_login(kaiba)
        assert client.get(path).status_code == status
    client.force_login(yugi)
    assert client.post(f"/decks/{deck.key}/edit/", {"version": "9"}).status_code == 409
    told = lines()
    refused = [line["message"] for line in told if line["logger"] == "django.request"]
    assert len(refused) == 3
    assert all("(key)" in message for message in refused)
    assert deck.key not in json.dumps(told)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("address", "status"),
    [("/decks/{}", 301), ("/decks/{}).", 404), ("/decks/{}/hand/。", 404), ("/api/v1/decks/{}/no/such", 404)],
)
def test_nor_is_it_in_one_where_the_address_is_not_whole(client, lines, address, status):
    key = new_key()
    assert client.get(address.format(key)).status_code == status
    told = json.dumps(lines())
    assert "(key)" in told
    assert key not in told


def test_what_django_says_of_a_request_has_its_id_too(client, lines):
    response = client.get("/api/v1/no/such/thing")
    assert [line["request_id"] for line in lines()] == [response["X-Request-ID"]] * 2


def test_the_id_ends_with_its_request(client):
    client.get("/healthz")
    assert current_request_id.get() is None


def test_a_line_outside_requests_has_no_id(lines):
    logging.getLogger("duels.work").warning("轮到你了 %s", "now", extra={"duel": 7})
    (line,) = lines()
    assert line["request_id"] is None
    assert line["message"] == "轮到你了 now"
    assert line["duel"] == 7
    assert line["level"] == "WARNING"


@pytest.fixture
def broken_site(settings, client):
    """Give a client of a site that breaks in the middle of a duel, and whose operator is told by mail."""
    settings.ROOT_URLCONF = "tests.config.failing_urls"
    settings.ADMINS = [("Operator", "operator@example.com")]
    client.raise_request_exception = False
    return client


@pytest.mark.django_db
def test_a_broken_duel_tells_the_operator_where_and_not_with_what(broken_site, lines):
    response = broken_site.post("/answer", {"card": SECRET}, headers={"accept-language": "en"})
    assert response.status_code == 500
    assert "LookupError" not in response.content.decode()
    (report,) = mail.outbox
    errors = [line for line in lines() if line["level"] == "ERROR"]
    for told in (report.body, json.dumps(errors)):
        assert "LookupError" in told
        assert "the duel breaks after 22 letters" in told
        assert "failing_urls.py" in told
        assert SECRET not in told
    assert report.alternatives == []
    assert {line["request_id"] for line in lines()} == {response["X-Request-ID"]}


@pytest.mark.django_db
def test_a_broken_page_tells_the_operator_no_key_of_an_unlisted_deck(broken_site, lines):
    key = new_key()
    assert broken_site.get(f"/decks/{key}/").status_code == 500
    (report,) = mail.outbox
    for told in (report.subject, report.body, json.dumps(lines())):
        assert "/decks/(key)/" in told
        assert key not in told


def test_a_report_in_full_holds_no_variable_and_nothing_posted(settings):
    request = RequestFactory().post("/answer", {"card": SECRET})
    session = request.COOKIES["sessionid"] = secrets.token_hex(16)

    def fail(value: str) -> None:
        raise ValueError(len(value))

    try:
        fail(" ".join(["Blue-Eyes", "White", "Dragon"]))
    except ValueError:
        reporter = ExceptionReporter(request, *sys.exc_info())
    for report in (reporter.get_traceback_html(), reporter.get_traceback_text()):
        assert "test_logs.py" in report
        assert SECRET not in report
        assert session not in report
        assert settings.SECRET_KEY not in report
    assert reporter.get_traceback_data()["frames"]
    assert not any(frame["vars"] for frame in reporter.get_traceback_data()["frames"])


def test_reports_are_discreet_with_debug_too(settings):
    settings.DEBUG = True
    request = RequestFactory().post("/answer", {"card": SECRET})
    reports = get_exception_reporter_filter(request)
    assert isinstance(reports, DiscreetReports)
    assert reports.is_active(request)
    assert list(reports.get_post_parameters(request)) == ["card"]
    assert SECRET not in str(reports.get_post_parameters(request))
    assert dict(reports.get_post_parameters(None)) == {}


@pytest.mark.django_db
def test_an_error_of_the_database_quotes_no_row(caplog):
    with connection.cursor() as cursor:
        cursor.execute("CREATE TEMPORARY TABLE seat (hand text, CONSTRAINT empty_hand CHECK (hand = ''))")
        with pytest.raises(IntegrityError) as raised, transaction.atomic():
            cursor.execute("INSERT INTO seat VALUES (%s)", [SECRET])
    assert "empty_hand" in str(raised.value)
    logging.getLogger("duels").error("broken", exc_info=raised.value)
    told = "".join(traceback.format_exception(raised.value)) + caplog.text
    assert "IntegrityError" in told
    assert SECRET not in told
