"""K40: notifications come once, neither never nor twice, and say what their kind says."""

import logging
from datetime import timedelta
from itertools import pairwise

import pytest
from django.core import mail
from django.db import transaction
from django.utils import timezone

from players import delivery, services
from players.models import ApiToken, Notification, OutboxMessage, Player


@pytest.fixture
def reader(yugi: Player) -> Player:
    return services.change_profile(player=yugi, wants_mail=True)


def ring(player: Player, number: int = 1) -> None:
    services.notify(player=player, kind="test.bell", params={"number": number}, dedupe_key=f"bell:{number}")


def test_told_once_however_often_it_is_called(reader: Player, bell) -> None:
    for _ in range(3):
        ring(reader)
    assert Notification.objects.count() == OutboxMessage.objects.count() == 1


def test_what_did_not_happen_is_not_told(reader: Player, bell) -> None:
    with transaction.atomic():
        ring(reader)
        transaction.set_rollback(True)
    assert not Notification.objects.exists()
    assert not OutboxMessage.objects.exists()


def test_unknown_kind_is_a_mistake(reader: Player) -> None:
    with pytest.raises(LookupError):
        services.notify(player=reader, kind="no.such", params={}, dedupe_key="1")


def test_no_mail_unless_wanted(kaiba: Player, bell) -> None:
    ring(kaiba)
    assert Notification.objects.count() == 1
    assert not OutboxMessage.objects.exists()


def test_one_query_for_each_row(reader: Player, bell, django_assert_num_queries) -> None:
    with transaction.atomic(), django_assert_num_queries(2):
        ring(reader)


def test_delivered_once(reader: Player, bell, settings) -> None:
    settings.SITE_URL = "https://duel.example"
    ring(reader)
    ring(reader, 2)
    assert delivery.deliver_due() == 2
    assert delivery.deliver_due() == 0
    first = mail.outbox[0]
    assert len(mail.outbox) == 2
    assert first.to == ["yugi@example.org"]
    assert first.subject == "Bell 1"
    assert "https://duel.example/bells/1/" in first.body
    assert first.extra_headers["Message-ID"].startswith("<outbox-")


def test_failed_delivery_waits_longer_each_time(reader: Player, bell, monkeypatch, caplog) -> None:
    def refuse(self) -> None:
        raise OSError("550 The bell rings for Yugi")

    monkeypatch.setattr("django.core.mail.EmailMessage.send", refuse)
    ring(reader)
    waits = []
    with caplog.at_level(logging.WARNING):
        for _ in range(delivery.ATTEMPTS_AT_MOST):
            OutboxMessage.objects.update(due=timezone.now())
            assert delivery.deliver_due() == 0
            waits.append(OutboxMessage.objects.get().due - timezone.now())
    assert all(later > sooner for sooner, later in pairwise(waits))
    assert max(waits) <= delivery.LONGEST_WAIT
    assert "The bell rings" not in caplog.text
    message = OutboxMessage.objects.get()
    assert message.given_up_at is not None
    assert message.last_error == "OSError"


def test_lease_of_a_crashed_worker_ends(reader: Player, bell) -> None:
    ring(reader)
    assert delivery._lease(timezone.now()) is not None
    assert delivery.deliver_due() == 0
    OutboxMessage.objects.update(due=timezone.now() - timedelta(seconds=1))
    assert delivery.deliver_due() == 1


def test_mail_is_in_the_language_of_the_player(reader: Player, bell) -> None:
    from django.utils.translation import get_language

    from players.extensions import NotificationKind, notification_kinds

    kind = NotificationKind(
        "test.language",
        lambda p, v: get_language(),
        lambda p, v: str(timezone.get_current_timezone()),
        lambda p, v: "",
    )
    notification_kinds.register(kind)
    services.change_profile(player=reader, language="zh-hans", time_zone="Asia/Shanghai")
    services.notify(player=reader, kind="test.language", params={}, dedupe_key="1")
    delivery.deliver_due()
    assert mail.outbox[0].subject == "zh-hans"
    assert mail.outbox[0].body == "Asia/Shanghai\n"
    del notification_kinds._items["test.language"]


def test_mail_to_an_account_without_an_address_is_given_up(reader: Player, bell) -> None:
    ring(reader)
    services.change_profile(player=reader, wants_mail=False, email="")
    assert delivery.deliver_due() == 0
    assert OutboxMessage.objects.get().given_up_at is not None
    assert mail.outbox == []


def test_one_call_sends_no_more_than_asked(reader: Player, bell) -> None:
    for number in range(3):
        ring(reader, number)
    assert delivery.deliver_due(limit=2) == 2
    assert delivery.deliver_due(limit=2) == 1


def test_what_is_over_goes_away(reader: Player, bell) -> None:
    long_ago = timezone.now() - timedelta(days=400)
    for number in range(2):
        ring(reader, number)
        services.create_token(player=reader, name=str(number), scopes=["read"])
    OutboxMessage.objects.filter(dedupe_key="bell:0").update(sent_at=long_ago)
    Notification.objects.filter(dedupe_key="bell:0").update(read_at=long_ago)
    ApiToken.objects.filter(name="0").update(expiry=long_ago)
    services.forget_what_is_over()
    assert OutboxMessage.objects.get().dedupe_key == "bell:1"
    assert Notification.objects.get().dedupe_key == "bell:1"
    assert ApiToken.objects.get().name == "1"
