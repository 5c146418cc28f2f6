"""What this room tells about players, their tokens and their inboxes."""

import json
from typing import Any

from django.db.models import QuerySet

from players import names
from players.models import ApiToken, Notification, OutboxMessage, Player


def player_named(name: str) -> Player | None:
    """The active player of this name, whatever the case of its letters."""
    return Player.objects.filter(name_key=names.key_of(name), is_active=True).first()


def active_players() -> QuerySet[Player]:
    return Player.objects.filter(is_active=True)


def tokens_of(player: Player) -> QuerySet[ApiToken]:
    return ApiToken.objects.filter(user=player)


def inbox_of(player: Player) -> QuerySet[Notification]:
    return Notification.objects.filter(player=player)


def unread_count(player: Player) -> int:
    return Notification.objects.filter(player=player, read_at__isnull=True).count()


def facts_of(player: Player) -> dict[str, Any]:
    """What this room keeps of a player, for him to take along; no password and no secret of a token."""
    account = Player.objects.filter(pk=player.pk).values(
        "username",
        "about",
        "email",
        "new_address__email",
        "wants_mail",
        "language",
        "time_zone",
        "is_bot",
        "is_staff",
        "date_joined",
        "last_login",
    )
    return {
        "account": account.get(),
        "groups": list(player.groups.order_by("name").values_list("name", flat=True)),
        "tokens": list(tokens_of(player).values("name", "scope_names", "created", "expiry")),
        "inbox": [
            {**row, "params": json.loads(row["params"])}
            for row in inbox_of(player).order_by("id").values("kind", "params", "created", "read_at")
        ],
        "mails": list(
            OutboxMessage.objects.filter(player=player)
            .order_by("id")
            .values("kind", "address", "due", "sent_at", "given_up_at")
        ),
    }
