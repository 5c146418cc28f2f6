"""ETags, CORS, strict parameters, privacy and permissions, on resources made for the purpose."""

import django_filters as filters
import pytest
from django.urls import include, path
from rest_framework import generics, serializers
from rest_framework.response import Response
from rest_framework.test import APIClient
from rest_framework.views import APIView

from config.rest.etags import ETagMixin, etag_of, require_match
from config.rest.serializers import KnownFieldsOnly
from players import services
from players.models import Player
from tests.players.conftest import with_nothing
from tests.rest.test_problems import assert_problem


class Names(filters.FilterSet):
    joined = filters.DateFromToRangeFilter(field_name="date_joined")
    language = filters.MultipleChoiceFilter(choices=[("en", "English"), ("zh-hans", "Chinese")])

    class Meta:
        model = Player
        fields = ("is_bot",)


class NameSerializer(serializers.ModelSerializer):
    class Meta:
        model = Player
        fields = ("username",)


class Listing(generics.ListAPIView):
    anonymous_reads = True
    queryset = Player.objects.all()
    serializer_class = NameSerializer
    filterset_class = Names
    ordering = ("username",)
    query_parameters = ("region",)


class One(ETagMixin, generics.RetrieveAPIView):
    anonymous_reads = True
    queryset = Player.objects.all()
    serializer_class = NameSerializer
    lookup_field = "username"
    builds = 0

    def get(self, request, *args, **kwargs) -> Response:
        found = self.get_object()
        return self.tagged(request, etag_of(found.pk, found.username), lambda: self.build(found))

    def build(self, found: Player) -> dict:
        One.builds += 1
        return NameSerializer(found).data


class Change(APIView):
    write_scope = "play"

    def put(self, request) -> Response:
        require_match(request, etag_of("state"), required=True, state="fresh")
        return Response({"changed": True})


class Play(APIView):
    write_scope = "play"

    class Body(KnownFieldsOnly):
        answer = serializers.ListField(child=serializers.IntegerField(min_value=1))
        at = serializers.DateTimeField(read_only=True)

    def post(self, request) -> Response:
        body = self.Body(data=request.data)
        body.is_valid(raise_exception=True)
        return Response(body.validated_data)


urlpatterns = [
    path("api/v1/cards/", Listing.as_view()),
    path("api/v1/cards/<str:username>/", One.as_view()),
    path("api/v1/change/", Change.as_view()),
    path("api/v1/play/", Play.as_view()),
    path("", include("config.urls")),
]
pytestmark = [pytest.mark.urls(__name__), pytest.mark.django_db]


@pytest.fixture
def yugi() -> Player:
    return with_nothing("Yugi", "dark magician 7")


def bearer(player: Player, *scopes: str) -> APIClient:
    _row, token = services.create_token(player=player, name="t", scopes=scopes)
    return APIClient(HTTP_AUTHORIZATION=f"Bearer {token}")


# ETags


def test_unchanged_state_is_not_built_again(client, yugi: Player) -> None:
    first = client.get("/api/v1/cards/Yugi/")
    before = One.builds
    again = client.get("/api/v1/cards/Yugi/", headers={"If-None-Match": f'"x", W/{first["ETag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again["ETag"] == first["ETag"]
    assert One.builds == before
    assert client.get("/api/v1/cards/Yugi/", headers={"If-None-Match": '"x"'}).status_code == 200
    chinese = client.get(
        "/api/v1/cards/Yugi/", headers={"If-None-Match": first["ETag"], "Accept-Language": "zh-Hans"}
    )
    assert chinese.status_code == 200
    assert "Accept-Language" in chinese["Vary"]


def test_change_of_an_old_state_is_refused_with_the_fresh(yugi: Player) -> None:
    client = bearer(yugi, "play")
    assert_problem(client.put("/api/v1/change/"), 428, "condition_required")
    body = assert_problem(client.put("/api/v1/change/", HTTP_IF_MATCH='"old.en"'), 412, "changed_meanwhile")
    assert body["state"] == "fresh"
    assert client.put("/api/v1/change/", HTTP_IF_MATCH=etag_of("state")).status_code == 200
    other_language = etag_of("state").replace(".en", ".zh-hans")
    assert client.put("/api/v1/change/", HTTP_IF_MATCH=other_language).status_code == 200
    assert client.put("/api/v1/change/", HTTP_IF_MATCH="*").status_code == 200


# CORS


def test_other_sites_may_read_the_catalogue_as_nobody(client, yugi: Player) -> None:
    origin = {"Origin": "https://elsewhere.example"}
    answer = client.get("/api/v1/cards/", headers=origin)
    assert answer["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in answer
    assert "ETag" in answer["Access-Control-Expose-Headers"]
    for address in ("/api/v1/me/", "/api/v1/tokens/", "/api/v1/inbox/", "/sign-in/"):
        assert "Access-Control-Allow-Origin" not in client.get(address, headers=origin), address


def test_other_sites_may_neither_write_nor_show_tokens(client) -> None:
    asked = {
        "Origin": "https://elsewhere.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization",
    }
    answer = client.options("/api/v1/cards/", headers=asked)
    assert "POST" not in answer["Access-Control-Allow-Methods"]
    assert "authorization" not in answer["Access-Control-Allow-Headers"]


# Privacy


def test_answers_to_those_signed_in_are_kept_nowhere(client, yugi: Player) -> None:
    anonymous = client.get("/api/v1/cards/")
    assert "no-store" not in anonymous.get("Cache-Control", "")
    assert {"Cookie", "Authorization"} <= set(anonymous["Vary"].split(", "))
    assert bearer(yugi, "read").get("/api/v1/cards/")["Cache-Control"] == "private, no-store"
    client.force_login(yugi)
    assert client.get("/api/v1/cards/")["Cache-Control"] == "private, no-store"


# Parameters (K31)


def test_strict_parameters(client, yugi: Player) -> None:
    for query, parameter, code in [
        ("colour=gold", "colour", "unknown"),
        ("is_bot=", "is_bot", "invalid"),
        ("is_bot=true&is_bot=false", "is_bot", "invalid"),
        ("language=fr", "language", "invalid_choice"),
        ("joined_after=yesterday", "joined", "invalid"),
    ]:
        body = assert_problem(client.get(f"/api/v1/cards/?{query}"), 400, "bad_query")
        [row] = body["errors"]
        assert (row["parameter"], row["code"]) == (parameter, code), query
    for query in ("language=en&language=zh-hans", "joined_after=2020-01-01", "region=ocg", "page_size=1"):
        assert client.get(f"/api/v1/cards/?{query}").status_code == 200, query
    near = assert_problem(client.get("/api/v1/cards/?pagesize=1"), 400, "bad_query")
    assert "page_size" in near["errors"][0]["detail"]
    one = assert_problem(client.get("/api/v1/cards/Yugi/?is_bot=true"), 400, "bad_query")
    assert one["known"] == []


def test_filters_filter(client, yugi: Player) -> None:
    services.create_bot(name="Robot")
    names = [row["username"] for row in client.get("/api/v1/cards/?is_bot=true").json()["results"]]
    assert names == ["Robot"]
    names = [row["username"] for row in client.get("/api/v1/cards/?is_bot=false").json()["results"]]
    assert names == ["Yugi"]


# Bodies and permissions


def test_body_is_read_strictly(yugi: Player) -> None:
    client = bearer(yugi, "play")
    body = assert_problem(client.post("/api/v1/play/", {"answer": [1, 0, "x"]}), 400, "invalid")
    assert [row["pointer"] for row in body["errors"]] == ["#/answer/1", "#/answer/2"]
    body = assert_problem(client.post("/api/v1/play/", {"answers": [1], "at": "now"}), 400, "invalid")
    assert {row["pointer"]: row["code"] for row in body["errors"]} == {
        "#/answers": "unknown",
        "#/at": "read_only",
    }
    body = assert_problem(client.post("/api/v1/play/", [1]), 400, "invalid")
    assert body["errors"][0]["pointer"] == "#"


def test_readers_need_no_account_and_writers_a_scope(yugi: Player) -> None:
    anonymous = APIClient()
    assert anonymous.get("/api/v1/cards/").status_code == 200
    assert_problem(anonymous.post("/api/v1/play/", {"answer": [1]}), 401, "not_authenticated")
    assert_problem(anonymous.post("/api/v1/cards/", {}), 401, "not_authenticated")
    for scopes, allowed in ((["play"], True), (["read", "manage"], False)):
        answer = bearer(yugi, *scopes).post("/api/v1/play/", {"answer": [1]})
        assert (answer.status_code == 200) is allowed
    session = APIClient(enforce_csrf_checks=True)
    session.force_login(yugi)
    assert_problem(session.post("/api/v1/play/", {"answer": [1]}), 403, "permission_denied")


def test_token_without_the_scope_read_reads_nothing(yugi: Player) -> None:
    assert_problem(bearer(yugi, "play").get("/api/v1/cards/"), 403, "missing_scope")
