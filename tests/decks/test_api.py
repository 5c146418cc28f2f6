"""Decks over REST: who may see and change which, and what is answered."""

import pytest

from banlist import services as banlist
from banlist.services import Line
from decks import services
from decks.formats.content import Content, Remark
from decks.models import Deck, DeckRevision
from decks.starters import STARTERS, WARRIORS
from tests.players.conftest import in_session, with_nothing, with_token

DECKS = "/api/v1/decks/"
BLUE_EYES = 89631139


def at(deck, tail=""):
    return f"{DECKS}{deck.pk}/{tail}"


@pytest.fixture
def mine(yugi):
    return with_token(yugi, "read", "manage")


@pytest.fixture
def theirs(kaiba):
    return with_token(kaiba, "read", "manage")


@pytest.fixture
def staff(db):
    admin = with_nothing("Pegasus", "thousand eyes 0")
    admin.is_staff = admin.is_superuser = True
    admin.save()
    return with_token(admin, "read", "manage")


@pytest.fixture
def viewers(api, mine, theirs, staff):
    return {"anonymous": api, "owner": mine, "other": theirs, "staff": staff}


READS = ["", "validate/", "ydk/", "ydke/"]


class TestWhoMay:
    @pytest.mark.parametrize("tail", READS)
    @pytest.mark.parametrize(
        ("viewer", "status"), [("anonymous", 404), ("owner", 200), ("other", 404), ("staff", 404)]
    )
    def test_a_private_deck_is_its_owners_alone(self, viewers, deck, tail, viewer, status):
        answer = viewers[viewer].get(at(deck, tail))
        assert answer.status_code == status
        assert ("Warriors" in answer.content.decode()) is (viewer == "owner" and tail == "")

    @pytest.mark.parametrize("tail", READS)
    @pytest.mark.parametrize("viewer", ["anonymous", "owner", "other", "staff"])
    def test_a_public_deck_is_everybodys_to_read(self, viewers, public_deck, tail, viewer):
        assert viewers[viewer].get(at(public_deck, tail)).status_code == 200

    @pytest.mark.parametrize(
        ("viewer", "status"), [("anonymous", 401), ("owner", 200), ("other", 403), ("staff", 403)]
    )
    def test_what_a_public_deck_was_is_its_owners_alone(self, viewers, public_deck, viewer, status):
        assert viewers[viewer].get(at(public_deck, "revisions/")).status_code == status

    @pytest.mark.parametrize("method", ["patch", "delete"])
    @pytest.mark.parametrize(
        ("viewer", "private", "public"), [("anonymous", 401, 401), ("other", 404, 403), ("staff", 404, 403)]
    )
    def test_nobody_else_changes_a_deck(self, viewers, deck, public_deck, method, viewer, private, public):
        assert getattr(viewers[viewer], method)(at(deck), {"name": "x"}).status_code == private
        assert getattr(viewers[viewer], method)(at(public_deck), {"name": "x"}).status_code == public
        assert set(Deck.objects.values_list("name", flat=True)) == {"Warriors", "For all"}

    @pytest.mark.parametrize(
        ("viewer", "status"), [("anonymous", 401), ("owner", 201), ("other", 404), ("staff", 404)]
    )
    def test_a_private_deck_is_copied_by_its_owner_alone(self, viewers, deck, viewer, status):
        assert viewers[viewer].post(at(deck, "copy/"), {}).status_code == status

    def test_the_list_holds_ones_own_decks_alone(self, viewers, deck, public_deck):
        assert viewers["anonymous"].get(DECKS).status_code == 401
        assert viewers["other"].get(DECKS).json()["results"] == []
        assert viewers["staff"].get(DECKS).json()["results"] == []
        names = [row["name"] for row in viewers["owner"].get(DECKS).json()["results"]]
        assert names == ["For all", "Warriors"]

    @pytest.mark.parametrize("viewer", ["anonymous", "owner", "other", "staff"])
    def test_the_public_list_holds_public_decks_alone(self, viewers, deck, public_deck, viewer):
        names = [row["name"] for row in viewers[viewer].get(DECKS + "public/").json()["results"]]
        assert names == ["For all"]

    def test_a_token_needs_the_scope(self, yugi, deck):
        reader, player = with_token(yugi, "read"), with_token(yugi, "play")
        assert reader.get(at(deck)).status_code == 200
        assert reader.patch(at(deck), {"name": "x"}).status_code == 403
        assert reader.post(DECKS, {"name": "x"}).json()["code"] == "missing_scope"
        assert player.get(at(deck)).status_code == 403
        assert player.post(DECKS, {"name": "x"}).status_code == 403

    def test_a_session_minds_csrf(self, yugi):
        assert in_session(yugi).post(DECKS, {"name": "x"}).status_code == 403

    def test_an_answer_to_somebody_signed_in_is_stored_nowhere(self, mine, public_deck):
        assert mine.get(at(public_deck))["Cache-Control"] == "private, no-store"


class TestCreating:
    def test_cards_are_kept_in_order_with_unknown_ones(self, mine):
        answer = mine.post(DECKS, {"name": "New", "main": [5, BLUE_EYES, 5], "side": [4294967295]})
        assert answer.status_code == 201
        body = answer.json()
        assert (body["main"], body["extra"], body["side"]) == ([5, BLUE_EYES, 5], [], [4294967295])
        assert (body["owner"], body["visibility"], body["revision"]) == ("Yugi", "private", 1)
        assert mine.get(answer["Location"]).json() == body

    def test_list_and_detail_agree(self, mine, deck):
        assert mine.get(DECKS).json()["results"] == [mine.get(at(deck)).json()]

    @pytest.mark.parametrize(
        ("content", "pointer"),
        [
            ({}, "#/name"),
            ({"name": ""}, "#/name"),
            ({"name": "x" * 101}, "#/name"),
            ({"name": "x", "main": [0]}, "#/main/0"),
            ({"name": "x", "main": [5, 2**32]}, "#/main/1"),
            ({"name": "x", "side": ["Dark Magician"]}, "#/side/0"),
            ({"name": "x", "main": 5}, "#/main"),
            ({"name": "x", "main": [5] * 1001}, "#/main"),
            ({"name": "x", "main": [5] * 600, "side": [5] * 600}, "#/main"),
        ],
    )
    def test_a_mistake_is_told_at_its_place_and_nothing_is_made(self, mine, content, pointer):
        answer = mine.post(DECKS, content)
        assert answer.status_code == 400
        assert pointer in [error["pointer"] for error in answer.json()["errors"]]
        assert not Deck.objects.exists()

    def test_a_request_sent_again_makes_one_deck(self, mine):
        first, again = (
            mine.post(DECKS, {"name": "New", "main": [5]}, headers={"Idempotency-Key": "k1"})
            for _ in range(2)
        )
        assert first.json() == again.json()
        assert again["Idempotency-Replayed"] == "true"
        assert Deck.objects.count() == 1


class TestEditing:
    def test_only_what_is_given_changes(self, mine, public_deck):
        body = mine.patch(at(public_deck), {"side": [8, 9]}).json()
        assert (body["side"], body["extra"], body["name"], body["revision"]) == (
            [8, 9],
            [23995346],
            "For all",
            2,
        )
        assert mine.patch(at(public_deck), {"visibility": "private"}).json()["revision"] == 2

    def test_a_stale_edit_changes_nothing_and_is_told_the_present_state(self, mine, deck):
        seen = mine.get(at(deck))["ETag"]
        fresh = mine.patch(at(deck), {"main": [5]}, headers={"If-Match": seen})
        assert fresh.status_code == 200
        stale = mine.patch(at(deck), {"main": [6]}, headers={"If-Match": seen})
        assert stale.status_code == 412
        assert stale.json()["deck"]["main"] == [5]
        assert stale["ETag"] == fresh["ETag"]
        assert mine.patch(at(deck), {"main": [6]}, headers={"If-Match": fresh["ETag"]}).json()["main"] == [6]

    def test_a_change_of_one_part_loses_no_other_that_came_meanwhile(self, mine, public_deck, monkeypatch):
        """Between reading the deck and locking it another request changes its side deck."""
        edit = services.edit

        def edited_late(**given):
            edit(deck=public_deck, content=public_deck.current.content.with_parts(side=(8, 9)))
            return edit(**given)

        monkeypatch.setattr(services, "edit", edited_late)
        body = mine.patch(at(public_deck), {"main": [5]}).json()
        assert (body["main"], body["side"]) == ([5], [8, 9])

    def test_a_field_that_there_is_not_is_refused_and_nothing_changes(self, mine, public_deck):
        """Whoever mistypes `visibility` must not believe that his deck is private now."""
        misspelt = {"visibilty": "private"}
        before = mine.get(at(public_deck)).json()
        for answer in (
            mine.patch(at(public_deck), misspelt | {"name": "Other"}),
            mine.post(DECKS, misspelt | {"name": "x"}),
            mine.post(f"{DECKS}import/", misspelt | {"name": "x", "text": "1 7"}),
            mine.post(f"{at(public_deck)}copy/", misspelt),
        ):
            assert answer.status_code == 400
            assert answer.json()["errors"][0]["pointer"] == "#/visibilty"
        assert mine.get(at(public_deck)).json() == before
        assert mine.get(DECKS).json()["results"] == [before]

    def test_a_stale_delete_deletes_nothing(self, mine, deck):
        seen = mine.get(at(deck))["ETag"]
        services.edit(deck=deck, name="y")
        assert mine.delete(at(deck), headers={"If-Match": seen}).status_code == 412
        assert mine.delete(at(deck)).status_code == 204
        assert mine.get(at(deck)).status_code == 404

    def test_what_has_not_changed_is_not_sent_again(self, mine, deck):
        seen = mine.get(at(deck))["ETag"]
        assert mine.get(at(deck), headers={"If-None-Match": seen}).status_code == 304
        services.edit(deck=deck, name="y")
        assert mine.get(at(deck), headers={"If-None-Match": seen}).status_code == 200

    def test_every_revision_is_listed(self, mine, deck):
        mine.patch(at(deck), {"main": [5]})
        rows = mine.get(at(deck, "revisions/")).json()["results"]
        assert [(row["number"], len(row["main"])) for row in rows] == [(2, 1), (1, 40)]

    def test_unread_lines_stay_when_cards_change(self, mine, yugi):
        content = Content((5, 6), remarks=(Remark("main", 2, "odd", readable=False),))
        deck = services.create(owner=yugi, name="x", content=content)
        body = mine.patch(at(deck), {"main": [5]}).json()
        assert body["unread"] == [{"section": "main", "after": 1, "text": "odd", "line": 0}]


class TestImporting:
    def test_a_ydk_file_comes_in_and_goes_out_as_it_was(self, mine, library):
        text = f"#created by Yugi\n#main\n{BLUE_EYES}\n99999\noops\n#extra\n!side\n"
        answer = mine.post(DECKS + "import/", {"name": "In", "text": text.replace("\n", "\r\n")})
        assert answer.status_code == 201
        body = answer.json()
        assert body["deck"]["main"] == [BLUE_EYES, 99999]
        assert body["unknown"] == [99999]
        assert [(line["line"], line["text"]) for line in body["unread"]] == [(5, "oops")]
        out = mine.get(at(Deck.objects.get(), "ydk/"))
        assert out["Content-Type"].startswith("text/plain")
        assert out.content.decode() == text

    def test_a_ydke_link_comes_in_and_goes_out_as_it_was(self, mine, library):
        link = "ydke://o6lXBQ==!!o6lXBaOpVwU=!"
        assert mine.post(DECKS + "import/", {"name": "In", "text": link}).status_code == 201
        assert mine.get(at(Deck.objects.get(), "ydke/")).content.decode() == link

    def test_names_in_both_languages_come_in(self, mine, library):
        text = "3 blue-eyes  white dragon\n2x 黑魔导\n1 No Such Card"
        body = mine.post(DECKS + "import/", {"name": "In", "text": text}).json()
        assert body["deck"]["main"] == [BLUE_EYES] * 3 + [46986414] * 2
        assert body["unread"][0]["line"] == 3

    def test_a_damaged_link_is_told_and_nothing_is_made(self, mine):
        answer = mine.post(DECKS + "import/", {"name": "In", "text": "ydke://o6lX!!!"})
        assert answer.status_code == 400
        assert answer.json()["errors"][0]["pointer"] == "#/text"
        assert not Deck.objects.exists()

    def test_an_error_of_a_text_resource_is_a_problem(self, mine):
        answer = mine.get(DECKS + "999/ydk/")
        assert answer["Content-Type"] == "application/problem+json"
        assert answer.json()["status"] == 404


class TestValidating:
    @pytest.fixture
    def lists(self, db):
        made = []
        for date, limit in (("2013-03-01", 1), ("2013-09-01", 0)):
            one = banlist.create_list(
                name=f"OCG {date}", region="OCG", effective_date=date, lines=[Line(BLUE_EYES, limit)]
            )
            banlist.publish(ban_list=one)
            made.append(one)
        return made

    def verdict(self, client, deck, query=""):
        body = client.get(at(deck, f"validate/{query}")).json()
        limits = [row for row in body["violations"] if row["rule"] == "D4"]
        return body["ban_list"] and body["ban_list"]["name"], limits and limits[0]["allowed"]

    def test_by_the_list_in_force_a_date_a_named_list_or_none(self, mine, public_deck, library, lists):
        assert self.verdict(mine, public_deck) == ("OCG 2013-09-01", 0)
        assert self.verdict(mine, public_deck, "?date=2013-08-31") == ("OCG 2013-03-01", 1)
        assert self.verdict(mine, public_deck, "?date=2000-01-01") == (None, [])
        assert self.verdict(mine, public_deck, f"?ban_list={lists[0].pk}") == ("OCG 2013-03-01", 1)
        assert self.verdict(mine, public_deck, "?ban_list=none") == (None, [])
        assert self.verdict(mine, public_deck, "?region=TCG") == (None, [])

    def test_d5_every_violation_is_told_with_its_numbers(self, mine, public_deck, library, lists):
        body = mine.get(at(public_deck, "validate/")).json()
        assert body["legal"] is False
        told = [
            (row["rule"], row["key"], row["passcode"], row["found"], row["allowed"])
            for row in body["violations"]
        ]
        assert told == [
            ("D1", "deck_main_too_small", None, 3, 40),
            ("D2", "deck_unknown_card", 7, 1, 0),
            ("D4", "deck_over_limit", BLUE_EYES, 3, 0),
        ]
        assert body["violations"][2]["text"] == "Blue-Eyes White Dragon is forbidden by the ban list."

    def test_names_follow_the_language(self, mine, public_deck, library, lists):
        body = mine.get(at(public_deck, "validate/"), headers={"Accept-Language": "zh-Hans"}).json()
        assert body["violations"][2]["name"] == "青眼白龙"

    def test_a_legal_deck_is_legal(self, mine, deck, library):
        assert mine.get(at(deck, "validate/")).json() == {
            "legal": True,
            "ban_list": None,
            "violations": [],
            "unplayable": [],
        }

    @pytest.mark.parametrize(
        ("query", "parameter"),
        [
            ("?ban_list=999", "ban_list"),
            ("?ban_list=OCG", "ban_list"),
            ("?date=yesterday", "date"),
            ("?date=2013-02-30", "date"),
            ("?ban_list=none&date=2013-01-01", "ban_list"),
            ("?list=1", "list"),
            ("?date=", "date"),
        ],
    )
    def test_a_question_that_means_nothing_is_refused(self, mine, deck, query, parameter):
        answer = mine.get(at(deck, f"validate/{query}"))
        assert answer.status_code == 400
        assert answer.json()["errors"][0]["parameter"] == parameter

    def test_a_draft_is_no_list_to_be_judged_by(self, mine, deck, lists):
        banlist.take_back(ban_list=lists[0])
        assert mine.get(at(deck, f"validate/?ban_list={lists[0].pk}")).status_code == 400


class TestStarters:
    def test_everybody_sees_them(self, api, db):
        rows = api.get(DECKS + "starters/").json()
        assert [row["key"] for row in rows] == list(STARTERS)
        assert [row["main"] for row in rows] == [list(each.content.main) for each in STARTERS.values()]

    def test_a_player_copies_one_and_it_is_legal(self, mine, library):
        answer = mine.post(DECKS + "starters/warriors/copy/", {"name": "Mine"})
        assert answer.status_code == 201
        assert mine.get(answer["Location"] + "validate/").json()["legal"] is True
        assert mine.post(DECKS + "starters/nothing/copy/", {}).status_code == 404


class TestQueries:
    """The first query of each is that of the token."""

    def test_a_page_of_fifty_decks_takes_two(self, mine, yugi, django_assert_num_queries):
        for number in range(50):
            services.create(owner=yugi, name=str(number), content=WARRIORS.content)
        with django_assert_num_queries(1 + 1):
            assert len(mine.get(DECKS).json()["results"]) == 50

    def test_one_deck_takes_two(self, mine, deck, django_assert_num_queries):
        with django_assert_num_queries(1 + 1):
            mine.get(at(deck))

    def test_a_verdict_takes_seven(self, mine, deck, library, django_assert_num_queries):
        made = banlist.create_list(name="x", region="OCG", effective_date="2013-01-01", lines=[Line(5, 0)])
        banlist.publish(ban_list=made)
        with django_assert_num_queries(1 + 6):
            mine.get(at(deck, "validate/"))

    def test_copies_hold_no_more_than_one_revision(self, mine, deck):
        mine.post(at(deck, "copy/"), {})
        assert DeckRevision.objects.count() == 2
