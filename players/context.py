"""What every page's header shows of whoever is signed in."""

from functools import cache
from typing import Any

from django.http import HttpRequest

from players import selectors


def unread_messages(request: HttpRequest) -> dict[str, Any]:
    """The number of unread notifications, counted only if the page shows it, and once."""
    player = getattr(request, "user", None)
    if player is None or not player.is_authenticated:
        return {}
    return {"unread_messages": cache(lambda: selectors.unread_count(player))}
