"""How often one may ask: fixed windows counted in the shared cache, told in headers on every answer."""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.core.cache import caches
from django.http import HttpRequest, HttpResponse
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

from config.rest.counters import count

PERIODS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


@dataclass(frozen=True)
class Rate:
    """So many requests per window of so many seconds."""

    limit: int
    seconds: int

    @classmethod
    def parse(cls, text: str) -> "Rate":
        """Reads "60/m", "10/15m" or "5/hour"."""
        number, _, period = text.partition("/")
        digits = period.rstrip("abcdefghijklmnopqrstuvwxyz")
        unit = period[len(digits) :]
        return cls(int(number), int(digits or 1) * PERIODS[unit[0]])


@dataclass(frozen=True)
class Standing:
    """What is left of one rate."""

    scope: str
    rate: Rate
    used: int
    reset: int

    @property
    def remaining(self) -> int:
        return max(0, self.rate.limit - self.used)


def spend(scope: str, who: str, *, now: float | None = None) -> Standing | None:
    """Counts one use of a scope by somebody; None where settings.THROTTLES sets no rate for it."""
    text = settings.THROTTLES.get(scope)
    if not text:
        return None
    rate = Rate.parse(text)
    moment = time.time() if now is None else now
    window = int(moment // rate.seconds)
    ends = (window + 1) * rate.seconds
    digest = hashlib.sha256(who.encode()).hexdigest()[:32]
    used = count(caches["default"], f"throttle:{scope}:{digest}:{window}", until=ends, now=moment)
    return Standing(scope, rate, used, max(1, int(ends - moment)))


def address_of(request: HttpRequest | Request) -> str:
    """The client's address, as DRF reads it behind the number of proxies that the settings tell."""
    return str(BaseThrottle().get_ident(request))


class ScopedThrottle(BaseThrottle):
    """Counts a request on its scope and remembers the standing for the headers."""

    scope = ""
    standing: Standing | None = None

    def identity(self, request: Request) -> str | None:
        raise NotImplementedError

    def allow_request(self, request: Request, view: Any) -> bool:
        who = self.identity(request)
        if who is None:
            return True
        self.standing = spend(self.scope, who)
        if self.standing is None:
            return True
        known = getattr(request._request, "rate_standings", [])
        request._request.rate_standings = [*known, self.standing]  # type: ignore[attr-defined]
        return self.standing.used <= self.standing.rate.limit

    def wait(self) -> float | None:
        return float(self.standing.reset) if self.standing else None


class AnonThrottle(ScopedThrottle):
    """Those who are not signed in share a rate per address."""

    scope = "anon"

    def identity(self, request: Request) -> str | None:
        return None if request.user and request.user.is_authenticated else address_of(request)


class HistoryThrottle(ScopedThrottle):
    """Those who are not signed in may ask for the state of a past day, by `as_of`, at a rate of its own."""

    scope = "anon_history"

    def identity(self, request: Request) -> str | None:
        return history_reader(request) if "as_of" in request.query_params else None


def history_reader(request: HttpRequest | Request) -> str | None:
    """Whose rate a question about a past day counts on; None for a player, whose own rate is enough."""
    return None if request.user and request.user.is_authenticated else address_of(request)


class PlayerThrottle(ScopedThrottle):
    """Each player has a rate, over all his tokens and sessions."""

    scope = "player"

    def identity(self, request: Request) -> str | None:
        return str(request.user.pk) if request.user and request.user.is_authenticated else None


class AuthThrottle(ScopedThrottle):
    """Signing up and whatever takes a password is slow per address, whoever asks."""

    scope = "auth"

    def identity(self, request: Request) -> str | None:
        return address_of(request) if request.method not in ("GET", "HEAD", "OPTIONS") else None


class RateLimitHeaders:
    """Middleware: RateLimit-Policy and RateLimit, as the IETF draft writes them, on every counted answer."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        standings: list[Standing] = getattr(request, "rate_standings", [])
        if standings:
            response["RateLimit-Policy"] = ", ".join(
                f'"{one.scope}";q={one.rate.limit};w={one.rate.seconds}' for one in standings
            )
            response["RateLimit"] = ", ".join(
                f'"{one.scope}";r={one.remaining};t={one.reset}' for one in standings
            )
        return response
