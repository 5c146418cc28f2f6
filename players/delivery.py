"""The outbox, delivered one message at a time; stopping in the middle loses nothing."""

import logging
import zoneinfo
from datetime import datetime, timedelta

from django.conf import settings
from django.core.mail import EmailMessage
from django.db import connection, transaction
from django.db.models import F
from django.utils import timezone, translation

from players.models import OutboxMessage
from players.rendering import said

logger = logging.getLogger(__name__)

LEASE = timedelta(minutes=5)
FIRST_WAIT = timedelta(minutes=1)
LONGEST_WAIT = timedelta(hours=6)
ATTEMPTS_AT_MOST = 10


def deliver_due(limit: int = 100) -> int:
    """Sends what is due, oldest first, and returns how many were sent.

    A message is first leased in a short transaction, then sent outside of any: a slow mail server holds no
    lock, two workers never hold the same message, and what a crash interrupts is sent when the lease ends.
    """
    sent = 0
    for _turn in range(limit):
        message = _lease(timezone.now())
        if message is None:
            break
        sent += _deliver(message)
    return sent


def _lease(now: datetime) -> OutboxMessage | None:
    waiting = OutboxMessage.objects.filter(sent_at__isnull=True, given_up_at__isnull=True, due__lte=now)
    if connection.features.has_select_for_update_skip_locked:
        waiting = waiting.select_for_update(skip_locked=True, of=("self",))
    with transaction.atomic():
        message = waiting.select_related("player").order_by("due", "id").first()
        if message is None:
            return None
        OutboxMessage.objects.filter(pk=message.pk).update(due=now + LEASE, attempts=F("attempts") + 1)
    message.attempts += 1
    return message


def _deliver(message: OutboxMessage) -> bool:
    row = OutboxMessage.objects.filter(pk=message.pk)
    if not (address_of(message) and message.player.is_active):
        row.update(given_up_at=timezone.now(), last_error="no address")
        return False
    try:
        _mail(message).send()
    except Exception as error:
        # The text of the error may quote the message; its kind is enough.
        logger.warning("Outbox message %s was not sent: %s", message.pk, type(error).__name__)
        wait = min(FIRST_WAIT * 2 ** (message.attempts - 1), LONGEST_WAIT)
        over = message.attempts >= ATTEMPTS_AT_MOST
        row.update(
            due=timezone.now() + wait,
            last_error=type(error).__name__,
            given_up_at=timezone.now() if over else None,
        )
        return False
    row.update(sent_at=timezone.now(), last_error="")
    return True


def address_of(message: OutboxMessage) -> str:
    """Where a message goes: to the address that it names, or to the one that the player has."""
    return message.address or message.player.email


def _mail(message: OutboxMessage) -> EmailMessage:
    player = message.player
    zone = zoneinfo.ZoneInfo(player.time_zone)
    with translation.override(player.language or settings.LANGUAGE_CODE), timezone.override(zone):
        words = said(message, player)
        body = words.text if not words.link else f"{words.text}\n\n{settings.SITE_URL}{words.link}"
        # The same message sent twice bears the same id, so that mail programs show it once.
        domain = settings.DEFAULT_FROM_EMAIL.rpartition("@")[2].rstrip(">") or "localhost"
        return EmailMessage(
            subject=" ".join(words.subject.split()),
            body=body + "\n",
            to=[address_of(message)],
            headers={"Message-ID": f"<outbox-{message.pk}@{domain}>", "Auto-Submitted": "auto-generated"},
        )
