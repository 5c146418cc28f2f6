"""Two judges at once at one list: nothing is lost, nothing happens twice, nothing breaks."""

import datetime
import re
from functools import partial

import pytest
from django.contrib.auth.models import Group
from django.core.exceptions import ValidationError
from django.test import Client

from banlist import services
from banlist.judges import JUDGE
from banlist.models import BanList, Entry, Record
from banlist.services import Line
from players.models import Player
from tests.at_once import at_once
from tests.banlist.test_admin import form
from tests.players.conftest import with_nothing

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def draft() -> BanList:
    return services.create_list(
        name="a list", region="OCG", effective_date=datetime.date(2013, 9, 1), lines=[Line(5, 1)]
    )


def copies(ban_list: BanList, count: int = 3) -> list[BanList]:
    """The list as several judges have read it."""
    return [BanList.objects.get(pk=ban_list.pk) for _each in range(count)]


def acts() -> list[str]:
    return list(Record.objects.order_by("pk").values_list("act", flat=True))[1:]


SOON = datetime.datetime(2100, 1, 1)
WRITES = {
    "publish": (lambda one: services.publish(ban_list=one), ["published"]),
    "schedule": (lambda one: services.schedule(ban_list=one, at=SOON), ["scheduled"]),
    "replace": (
        lambda one: services.replace_entries(ban_list=one, lines=[Line(6, 0), Line(7, 2)]),
        ["changed"],
    ),
    "delete": (lambda one: services.delete_list(ban_list=one), ["deleted"]),
}


@pytest.mark.parametrize("name", WRITES)
def test_what_several_do_at_once_is_done_and_recorded_once(draft: BanList, name: str) -> None:
    write, recorded = WRITES[name]
    told = at_once(*[lambda one=one: write(one) for one in copies(draft)])
    assert told == {"done": 3}
    assert acts() == recorded
    assert Entry.objects.count() == {"replace": 2, "delete": 0}.get(name, 1)


def test_publishing_and_taking_back_leave_one_whole_list(draft: BanList) -> None:
    one, other, third = copies(draft)
    told = at_once(
        lambda: services.publish(ban_list=one),
        lambda: services.take_back(ban_list=other),
        lambda: services.schedule(ban_list=third, at=SOON),
        refusals=(ValidationError,),
    )
    assert told["done"] >= 2
    assert set(acts()) <= {"published", "taken_back", "scheduled"}
    stored = BanList.objects.get()
    assert (stored.published_at is not None) is stored.is_published


def test_whatever_is_done_to_a_list_that_is_being_deleted_breaks_nothing(draft: BanList) -> None:
    one, other, third = copies(draft)
    told = at_once(
        lambda: services.delete_list(ban_list=one),
        lambda: services.publish(ban_list=other),
        lambda: services.replace_entries(ban_list=third, lines=[Line(6, 0)]),
        refusals=(ValidationError,),
    )
    assert told.keys() <= {"done", "gone"}
    assert not BanList.objects.exists()
    assert not Entry.objects.exists()
    assert acts()[-1] == "deleted"


def test_two_workers_publish_a_scheduled_list_once(draft: BanList) -> None:
    BanList.objects.update(publish_at=datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC), publish_zone="UTC")
    assert at_once(*[services.publish_due] * 3) == {"done": 3}
    assert acts() == ["published"]


def judge(name: str) -> Client:
    player: Player = with_nothing(name, "the eye of wisdom 1")
    player.is_staff = True
    player.save()
    player.groups.add(Group.objects.get(name=JUDGE))
    browser = Client()
    browser.force_login(player)
    return browser


def test_of_two_judges_who_save_one_list_the_second_is_told(draft: BanList) -> None:
    browsers = [judge(name) for name in ("Pegasus", "Croquet")]
    address = f"/admin/banlist/banlist/{draft.pk}/change/"
    [seen] = re.findall(r'name="seen" value="(\w+)"', browsers[0].get(address).content.decode())
    forms = [form(draft, name=f"list of {number}", seen=seen) for number in range(2)]
    told = at_once(
        *[partial(browser.post, address, sent) for browser, sent in zip(browsers, forms, strict=True)]
    )
    assert told == {"302": 1, "200": 1}
    late = int(BanList.objects.get().name == "list of 0")
    again = browsers[late].post(address, forms[late])
    assert "Somebody changed this list while you did" in again.content.decode()
    assert acts() == ["changed"]
