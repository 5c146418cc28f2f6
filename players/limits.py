"""Guessing passwords and making accounts by the hundred is made slow."""

from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils.translation import ngettext
from rest_framework.exceptions import Throttled

from config.rest.throttles import address_of, spend
from players import names
from players.models import Player


class TooOften(ValidationError):
    """For forms; over REST it becomes 429 with Retry-After."""

    def __init__(self, seconds: int) -> None:
        minutes = -(-seconds // 60)
        text = ngettext(
            "Too many attempts. Try again in %(minutes)d minute.",
            "Too many attempts. Try again in %(minutes)d minutes.",
            minutes,
        )
        super().__init__(text, code="throttled", params={"minutes": minutes})
        self.seconds = seconds

    def as_problem(self) -> Throttled:
        return Throttled(wait=self.seconds)


def count_sign_in(request: HttpRequest, name: str) -> None:
    """Counts an attempt at this name from this address, right or wrong."""
    _count("sign_in", f"{address_of(request)} {names.key_of(name)}")
    _count("auth", address_of(request))


def count_present_password(player: Player) -> None:
    """Counts an attempt at the password of somebody who is signed in, from wherever."""
    _count("sign_in", f"player {player.pk}")


def count_new_address(player: Player) -> None:
    """Counts a letter to an address that may be anybody's."""
    _count("new_address", f"player {player.pk}")


def count_takeout(player: Player) -> None:
    """Counts a file of everything, which takes a while to write."""
    _count("takeout", f"player {player.pk}")


def count_sign_up(request: HttpRequest) -> None:
    _count("sign_up", address_of(request))


def count_reset(request: HttpRequest) -> None:
    _count("auth", address_of(request))


def _count(scope: str, who: str) -> None:
    standing = spend(scope, who)
    if standing is not None and standing.used > standing.rate.limit:
        raise TooOften(standing.reset)
