"""What a notification says, put into words when it is read and not when it is written."""

import json
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from players.extensions import NotificationKind, notification_kinds
from players.models import Notification, OutboxMessage, Player


@dataclass(frozen=True)
class Said:
    subject: str
    text: str
    link: str


def said(row: Notification | OutboxMessage, player: Player) -> Said:
    """The words of a message in the active language; a kind that no longer exists is said to be one."""
    kind = notification_kinds.get(row.kind)
    if kind is None:
        return Said(_("A message of a kind that this site no longer has"), "", "")
    return words(kind, player, params_of(row))


def words(kind: NotificationKind, player: Player, params: dict[str, Any]) -> Said:
    return Said(kind.subject(player, params), kind.text(player, params), kind.link(player, params))


def params_of(row: Notification | OutboxMessage) -> dict[str, Any]:
    params: dict[str, Any] = json.loads(row.params)
    return params
