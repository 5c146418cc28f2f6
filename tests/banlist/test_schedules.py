"""A draft is published at the moment that a judge named, by the clocks that he named (K34)."""

import datetime

import pytest
from django.core.exceptions import ValidationError
from django.utils import timezone

from banlist import selectors, services
from banlist.models import BanList, Record
from cards.models import Card
from players.extensions import jobs


@pytest.fixture
def draft(make_list):
    return make_list(published=False, limits={5: 0, 6: 1})


def tomorrow(hour=9):
    return (timezone.now() + datetime.timedelta(days=1)).replace(
        hour=hour, minute=0, second=0, microsecond=0, tzinfo=None
    )


@pytest.mark.parametrize(("zone", "hours"), [("UTC", 0), ("Asia/Shanghai", 8)])
def test_the_moment_is_that_of_the_named_clocks(draft, zone, hours):
    services.schedule(ban_list=draft, at=tomorrow(), zone=zone)
    draft.refresh_from_db()
    assert draft.publish_at == (tomorrow() - datetime.timedelta(hours=hours)).replace(tzinfo=datetime.UTC)
    assert (draft.publish_zone, draft.is_published) == (zone, False)
    assert Record.objects.latest("pk").act == "scheduled"


def test_a_moment_that_no_clock_shows_is_refused(draft):
    """On 2030-03-31 the clocks of Berlin go from 2 to 3."""
    with pytest.raises(ValidationError, match="put forward"):
        services.schedule(ban_list=draft, at=datetime.datetime(2030, 3, 31, 2, 30), zone="Europe/Berlin")


def test_a_past_moment_an_unknown_zone_and_a_published_list_are_refused(draft, make_list):
    with pytest.raises(ValidationError, match="is past"):
        services.schedule(ban_list=draft, at=datetime.datetime(2013, 9, 1), zone="UTC")
    with pytest.raises(ValidationError, match="no time zone"):
        services.schedule(ban_list=draft, at=tomorrow(), zone="Duel/Kingdom")
    with pytest.raises(ValidationError, match="published already"):
        services.schedule(ban_list=make_list(), at=tomorrow())
    draft.refresh_from_db()
    assert draft.publish_at is None


def test_the_worker_publishes_what_is_due_and_nothing_else(draft, make_list):
    later = make_list(published=False, name="later")
    services.schedule(ban_list=draft, at=tomorrow(), zone="Asia/Shanghai")
    services.schedule(ban_list=later, at=tomorrow(hour=10), zone="Asia/Shanghai")
    assert services.publish_due() == 0
    BanList.objects.filter(pk=draft.pk).update(publish_at=timezone.now())
    jobs["ban lists to be published"].run()
    draft.refresh_from_db()
    later.refresh_from_db()
    assert (draft.is_published, draft.publish_at, later.is_published) == (True, None, False)
    assert services.publish_due() == 0
    assert Record.objects.filter(list_number=draft.pk).latest("pk").actor is None


def test_what_became_wrong_meanwhile_is_not_published_and_waits_for_a_judge(draft):
    services.schedule(ban_list=draft, at=tomorrow())
    Card.objects.create(passcode=6, name_en="Artwork", kind="spell", alias=5)
    BanList.objects.filter(pk=draft.pk).update(publish_at=timezone.now())
    assert services.publish_due() == 0
    draft.refresh_from_db()
    assert (draft.is_published, draft.publish_at) == (False, None)
    assert selectors.in_force() is None


def test_a_schedule_is_taken_back_and_publishing_by_hand_ends_it(draft):
    services.schedule(ban_list=draft, at=tomorrow())
    services.unschedule(ban_list=draft)
    draft.refresh_from_db()
    assert draft.publish_at is None
    services.schedule(ban_list=draft, at=tomorrow())
    services.publish(ban_list=draft)
    draft.refresh_from_db()
    assert (draft.is_published, draft.publish_at) == (True, None)
