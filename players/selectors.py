"""What this room tells about players, their tokens and their inboxes."""

from typing import Any

from django.db.models import QuerySet

from players import names
from players.models import ApiToken, Notification, Player


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
        "username", "email", "wants_mail", "language", "time_zone", "is_bot", "date_joined", "last_login"
    )
    return {
        "account": account.get(),
        "tokens": list(tokens_of(player).values("name", "scope_names", "created", "expiry")),
        "inbox": list(inbox_of(player).order_by("id").values("kind", "params", "created", "read_at")),
    }
