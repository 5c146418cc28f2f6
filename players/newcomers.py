"""Whoever wants to know of a new player hears of him, however his account was made."""

from typing import TYPE_CHECKING

from players.extensions import new_player

if TYPE_CHECKING:
    from players.models import Player


def tell_of(player: "Player") -> None:
    """Call this in the transaction that makes the account: what is made for him is made with him."""
    for listener in new_player:
        listener.hear(player)
