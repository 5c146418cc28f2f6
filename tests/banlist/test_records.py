"""Everything done to a list is written down: who, when, what it said before and after. It stays as it is."""

import datetime

import pytest
from django.urls import reverse

from banlist import services
from banlist.models import BanList, NeverChanged, Record
from banlist.reviewing import who
from banlist.services import Line
from players import services as players
from tests.banlist.test_admin import editor, form  # noqa: F401

DATE = datetime.date(2013, 9, 1)


@pytest.fixture
def judge(db):
    return players.sign_up(username="Judge", password="thousand eyes 0")


@pytest.fixture
def made(judge):
    return services.create_list(
        name="A list", region="OCG", effective_date=DATE, lines=[Line(5, 0), Line(6, 1)], by=judge
    )


def records():
    return [(one.act, one.before, one.after) for one in Record.objects.order_by("pk")]


def test_a_new_list_is_recorded_whole(made, judge):
    only = Record.objects.get()
    assert (only.act, only.actor, only.list_number, only.list_name) == ("created", judge, made.pk, "A list")
    assert only.before == {}
    assert only.after["effective_date"] == "2013-09-01"
    assert only.after["entries"] == {"5": {"limit": 0, "points": 0}, "6": {"limit": 1, "points": 0}}


def test_of_a_change_what_differs_is_recorded(made, judge):
    services.replace_entries(ban_list=made, lines=[Line(5, 1), Line(7, 2)], by=judge)
    assert records()[1:] == [
        (
            "changed",
            {"entries": {"5": {"limit": 0, "points": 0}, "6": {"limit": 1, "points": 0}}},
            {"entries": {"5": {"limit": 1, "points": 0}, "7": {"limit": 2, "points": 0}}},
        )
    ]


def test_what_changes_nothing_is_not_recorded(made):
    services.replace_entries(ban_list=made, lines=[Line(5, 0), Line(6, 1)])
    services.publish(ban_list=made)
    services.publish(ban_list=made)
    assert [act for act, _before, _after in records()] == ["created", "published"]


def test_publishing_and_taking_back_are_recorded(made, judge):
    services.publish(ban_list=made, by=judge)
    services.take_back(ban_list=made, by=judge)
    (published, taken_back) = records()[1:]
    assert (published[1]["status"], published[2]["status"]) == ("draft", "published")
    assert taken_back[0] == "taken_back"


def test_the_record_outlives_the_list_and_the_judge(made, judge):
    services.delete_list(ban_list=made, by=judge)
    judge.delete()
    deleted = Record.objects.order_by("pk").last()
    assert (deleted.act, deleted.list_name) == ("deleted", "A list")
    assert deleted.before["entries"]["5"] == {"limit": 0, "points": 0}
    assert who(deleted) == "a former player"
    assert who(Record(actor=None)) == "the server"


def test_no_record_is_changed_or_deleted(made):
    only = Record.objects.get()
    only.list_name = "Another"
    for attempt in (
        only.save,
        only.delete,
        lambda: Record.objects.update(list_name="Another"),
        lambda: Record.objects.all().delete(),
        lambda: Record.objects.bulk_update([only], ["list_name"]),
    ):
        with pytest.raises(NeverChanged):
            attempt()
    assert Record.objects.get().list_name == "A list"


class TestAdmin:
    def test_what_the_form_changes_is_recorded_with_its_editor(self, editor, make_list):  # noqa: F811
        listed = make_list(limits={5: 0})
        sent = form(listed, rows=[(6, 1)], name="Renamed", entries__0__limit="1")
        sent["entries-0-limit"] = 1
        answer = editor.post(reverse("admin:banlist_banlist_change", args=[listed.pk]), sent)
        assert answer.status_code == 302
        last = Record.objects.latest("pk")
        assert (last.act, last.actor.username) == ("changed", "Editor")
        assert last.before == {
            "name": "OCG 2013-09-01",
            "entries": {"5": {"limit": 0, "points": 0}},
        }
        assert last.after == {
            "name": "Renamed",
            "entries": {"5": {"limit": 1, "points": 0}, "6": {"limit": 1, "points": 0}},
        }

    def test_deleting_is_recorded(self, editor, make_list):  # noqa: F811
        listed = make_list(published=False, limits={5: 0})
        editor.post(reverse("admin:banlist_banlist_delete", args=[listed.pk]), {"post": "yes"})
        assert not BanList.objects.exists()
        assert Record.objects.latest("pk").act == "deleted"

    def test_records_are_read_and_never_written_there(self, admin_client, made):
        only = Record.objects.get()
        assert admin_client.get(reverse("admin:banlist_record_changelist")).status_code == 200
        page = admin_client.get(reverse("admin:banlist_record_change", args=[only.pk]))
        assert page.status_code == 200
        assert "_save" not in page.content.decode()
        for view in ("change", "delete"):
            answer = admin_client.post(
                reverse(f"admin:banlist_record_{view}", args=[only.pk]), {"post": "yes"}
            )
            assert answer.status_code == 403
        assert admin_client.get(reverse("admin:banlist_record_add")).status_code == 403
