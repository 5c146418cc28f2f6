"""Idempotency-Key: a request that is sent again is answered again, and changes nothing twice.

The answer is kept by player, key, method and path, in the transaction of the effect. A copy that comes while
the first is still being worked waits for it and gets its answer; if the first failed, the copy is worked.
Answers that changed nothing (errors) are not kept: sending such a request again is asking anew.

    with transaction.atomic():
        once = claim(request)               # one query, none without the header
        if once.replay is not None:
            return once.replay
        ...                                 # the effect
        return once.keep(Response(...))     # one query

`@idempotent` on a POST method of a view does the same around the whole method.

Where an effect cannot happen twice by itself, because its content names the state that it changes, less is
enough: `mark_done(request)` in the transaction of the effect, and `was_done(request)` when it is refused as
stale. Then no answer is kept, and whoever asks again is told the present state.
"""

import functools
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db import connection, transaction
from django.db.models import QuerySet
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from config.rest.problems import Problem, Unprocessable
from players.models import IdempotentAnswer

HEADER = "Idempotency-Key"
LIFETIME = timedelta(hours=24)
KEPT_HEADERS = ("Location", "ETag")

IDEMPOTENCY_KEY = OpenApiParameter(
    HEADER,
    str,
    OpenApiParameter.HEADER,
    description="Any text of 1 to 255 visible ASCII characters, new for each intended change. Within 24 "
    "hours, the same key with the same content is answered as before (`Idempotency-Replayed: true`) and "
    "changes nothing; with other content it is refused (422).",
)


@dataclass(frozen=True)
class Claim:
    """A key taken for this request (`replay` is None), or the answer that it was given before."""

    row: int | None = None
    replay: HttpResponse | None = None

    def keep(self, response: Response) -> Response:
        """Stores the answer beside its effect; only success is kept."""
        if self.row is None or response.status_code >= 400:
            return response
        headers = {name: response[name] for name in KEPT_HEADERS if name in response}
        body = "" if response.data is None else JSONRenderer().render(response.data).decode()
        IdempotentAnswer.objects.filter(pk=self.row).update(
            status=response.status_code, headers=json.dumps(headers), body=body
        )
        return response


def claim(request: Request) -> Claim:
    """Takes the request's key, inside the transaction of its effect."""
    key = _key_of(request)
    if key is None:
        return Claim()
    row = _insert(request, key)
    if row is not None:
        return Claim(row=row)
    kept = _kept(request, key).get()
    _require_same(kept, request)
    if not kept.status:
        detail = _("The first request with this Idempotency-Key is still being worked. Try again soon.")
        raise Problem(detail, "idempotency_in_progress", status=409, headers={"Retry-After": "1"})
    response = HttpResponse(kept.body, status=kept.status, content_type="application/json")
    for name, value in json.loads(kept.headers).items():
        response[name] = value
    response["Idempotency-Replayed"] = "true"
    return Claim(replay=response)


def idempotent(handler: Callable[..., Response]) -> Callable[..., HttpResponse]:
    """Makes a whole POST method one transaction that honours the key."""

    @functools.wraps(handler)
    def once(view: Any, request: Request, *args: Any, **kwargs: Any) -> HttpResponse:
        with transaction.atomic():
            claimed = claim(request)
            if claimed.replay is not None:
                return claimed.replay
            return claimed.keep(handler(view, request, *args, **kwargs))

    return once


def mark_done(request: Request) -> None:
    """Notes, in the transaction of the effect, that the request with this key was worked."""
    key = _key_of(request)
    if key is not None and _insert(request, key, status=200) is None:
        raise _reused()


def was_done(request: Request) -> bool:
    """Whether this very request was worked before."""
    key = _key_of(request)
    kept = None if key is None else _kept(request, key).first()
    if kept is None:
        return False
    _require_same(kept, request)
    return True


def purge(*, now: datetime | None = None) -> int:
    """Deletes answers that are too old to be replayed."""
    deleted, _rows = IdempotentAnswer.objects.filter(created__lt=(now or timezone.now()) - LIFETIME).delete()
    return deleted


def _key_of(request: Request) -> str | None:
    key = request.headers.get(HEADER)
    if key is not None and not (1 <= len(key) <= 255 and all("!" <= letter <= "~" for letter in key)):
        detail = _("Idempotency-Key holds 1 to 255 visible ASCII characters.")
        raise Problem(detail, "idempotency_key_invalid")
    return key


def _endpoint(request: Request) -> str:
    return f"{request.method} {request.path}"[:300]


def _kept(request: Request, key: str) -> QuerySet[IdempotentAnswer]:
    return IdempotentAnswer.objects.filter(player=request.user.pk, key=key, endpoint=_endpoint(request))


def _require_same(kept: IdempotentAnswer, request: Request) -> None:
    if kept.digest != _digest(request):
        raise _reused()


def _reused() -> Unprocessable:
    detail = _("This Idempotency-Key was used for other content. Use a new key for a new change.")
    return Unprocessable(detail, "idempotency_key_reused")


def _digest(request: Request) -> str:
    content = request.data
    plain = dict(content.lists()) if hasattr(content, "lists") else content
    return hashlib.sha256(json.dumps(plain, sort_keys=True, default=str).encode()).hexdigest()


def _insert(request: Request, key: str, *, status: int = 0) -> int | None:
    """Takes the key unless it is taken, in one statement; a copy waits here until the first is through."""
    table = connection.ops.quote_name(IdempotentAnswer._meta.db_table)
    now = timezone.now()
    adapt = connection.ops.adapt_datetimefield_value
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {table} "
            f"(player_id, {_quoted('key')}, endpoint, digest, status, headers, body, created) "
            f"VALUES (%s, %s, %s, %s, %s, '{{}}', '', %s) "
            f"ON CONFLICT (player_id, {_quoted('key')}, endpoint) DO UPDATE SET digest = excluded.digest, "
            f"status = excluded.status, headers = '{{}}', body = '', created = excluded.created "
            f"WHERE {table}.created < %s RETURNING id",
            [
                request.user.pk,
                key,
                _endpoint(request),
                _digest(request),
                status,
                adapt(now),
                adapt(now - LIFETIME),
            ],
        )
        row = cursor.fetchone()
    return None if row is None else int(row[0])


def _quoted(name: str) -> str:
    return connection.ops.quote_name(name)
