"""Leaving for good: what was the player's alone is deleted, and what others share names a former player."""

import logging

from django.contrib.admin.models import LogEntry
from django.contrib.auth.hashers import make_password
from django.contrib.contenttypes.models import ContentType
from django.contrib.sessions.models import Session
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from players import names, services
from players.extensions import departures
from players.models import (
    ApiToken,
    IdempotentAnswer,
    NewAddress,
    Notification,
    OutboxMessage,
    Player,
)

logger = logging.getLogger(__name__)


def what_is_lost(player: Player) -> list[str]:
    """A sentence for each room in which leaving costs the player something."""
    return [said for room in departures if (said := room.told(player))]


def leave(*, player: Player) -> None:
    """Closes the account for good, and forgets the player. Raises a ValidationError for the last admin.

    Once the account is closed nothing brings it back; should the rest be interrupted, the worker does it.
    """
    close(player=player)
    forget(player)


@transaction.atomic
def close(*, player: Player) -> None:
    """Lets nobody in any more, in one step before all others: what is ended below stays ended."""
    present = services.hold(player)
    others = Player.objects.filter(is_superuser=True, is_active=True).exclude(pk=present.pk)
    if present.is_superuser and not others.exists():
        raise ValidationError(_("You are the only admin of this site. Make another one first."), "last_admin")
    present.is_active, present.left_at = False, timezone.now()
    present.password = make_password(None)
    present.save(update_fields=["is_active", "left_at", "password"])
    ApiToken.objects.filter(user=present).delete()


def forget_all_who_left() -> int:
    """For the worker: whoever closed his account and is not forgotten yet, since something broke."""
    waiting = Player.objects.filter(left_at__isnull=False).exclude(username__startswith=names.FORMER)
    count = 0
    for player in waiting.order_by("pk"):
        try:
            forget(player)
            count += 1
        except Exception:
            logger.exception("Player %s has left and could not be forgotten", player.pk)
    return count


def forget(player: Player) -> None:
    """Ends what goes on, deletes what was the player's alone, and gives what is left a pseudonym.

    Rooms are asked from the highest down, as what a higher one keeps holds on to rows of the lower ones. His
    row is locked against new rows that name it while the last of it is settled.
    """
    rooms = list(departures)[::-1]
    for room in rooms:
        room.settle(player)
    with transaction.atomic():
        left = Player.objects.select_for_update().get(pk=player.pk)
        if names.is_pseudonym(left.username):
            return
        for room in rooms:
            room.settle(left)
        pseudonym = _free_pseudonym()
        for room in rooms:
            room.forget(left, pseudonym)
        _forget_own(left)
        _rename(left, pseudonym)
    _end_sessions(player)


def _free_pseudonym() -> str:
    """Three signs name thirty thousand; where they run short, longer ones do."""
    for length in (3, 3, 3, 4, 6, 12):
        pseudonym = names.new_pseudonym(length)
        if not Player.objects.filter(name_key=names.key_of(pseudonym)).exists():
            return pseudonym
    raise IntegrityError("No pseudonym is free.")


def _forget_own(player: Player) -> None:
    for model in (NewAddress, Notification, OutboxMessage, IdempotentAnswer):
        model.objects.filter(player=player).delete()
    ApiToken.objects.filter(user=player).delete()
    player.groups.clear()
    player.user_permissions.clear()


def _rename(player: Player, pseudonym: str) -> None:
    """Everything that the row of an account tells, but that it was one and when it was closed."""
    blank = Player(username=pseudonym, password=player.password, is_active=False, is_bot=player.is_bot)
    for field in Player._meta.concrete_fields:
        if field.attname not in ("id", "left_at"):
            setattr(player, field.attname, getattr(blank, field.attname))
    player.date_joined = player.left_at
    player.save()
    kind = ContentType.objects.get_for_model(Player)
    LogEntry.objects.filter(content_type=kind, object_id=str(player.pk)).update(object_repr=pseudonym)


def _end_sessions(player: Player) -> None:
    """No session of his opens anything since his password went; here their rows go too."""
    own = str(player.pk)
    held = Session.objects.filter(expire_date__gte=timezone.now()).iterator(chunk_size=500)
    keys = [row.session_key for row in held if row.get_decoded().get("_auth_user_id") == own]
    Session.objects.filter(session_key__in=keys).delete()
