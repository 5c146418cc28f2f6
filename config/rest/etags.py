"""ETags and dates: who has the present state is told so; who has an old one changes nothing (RFC 9110)."""

import hashlib
from collections.abc import Callable
from datetime import datetime
from typing import Any

from django.utils.cache import patch_vary_headers
from django.utils.http import http_date, parse_etags, parse_http_date_safe
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request
from rest_framework.response import Response

from config.rest.problems import Problem


class ChangedMeanwhile(Problem):
    status_code = 412
    default_code = "changed_meanwhile"
    default_detail = _("This was changed since you read it. Read it again, then repeat your change.")


class ConditionRequired(Problem):
    status_code = 428
    default_code = "condition_required"
    default_detail = _("Send the ETag that you read in the header If-Match.")


def etag_of(*parts: Any) -> str:
    """A strong tag: a digest of the parts that make up the state, and the language the texts are in."""
    digest = hashlib.sha256("\x1f".join(map(str, parts)).encode()).hexdigest()[:32]
    return f'"{digest}.{get_language()}"'


def is_fresh(request: Request, etag: str) -> bool:
    """Whether If-None-Match names the present state (compared weakly, as RFC 9110 says)."""
    given = [tag.removeprefix("W/") for tag in parse_etags(request.headers.get("If-None-Match", ""))]
    return "*" in given or etag in given


def is_unmodified(request: Request, modified: datetime) -> bool:
    """Whether If-Modified-Since names a moment since which nothing changed; a given tag decides alone."""
    if "If-None-Match" in request.headers:
        return False
    since = parse_http_date_safe(request.headers.get("If-Modified-Since", ""))
    return since is not None and int(modified.timestamp()) <= since


def require_match(request: Request, etag: str, *, required: bool = False, **members: Any) -> None:
    """Refuses a change based on an old state; the language in which it was read does not matter."""
    header = request.headers.get("If-Match")
    if header is None:
        if required:
            raise ConditionRequired()
        return
    given = parse_etags(header)
    if "*" not in given and _state(etag) not in map(_state, given):
        raise ChangedMeanwhile(headers={"ETag": etag}, **members)


def _state(etag: str) -> str:
    return etag.strip('"').partition(".")[0]


class ETagMixin:
    """For views: `return self.tagged(request, etag, build)` answers 304 without building where it can."""

    def tagged(
        self,
        request: Request,
        etag: str,
        build: Callable[[], Any],
        *,
        status: int = 200,
        modified: datetime | None = None,
    ) -> Response:
        """The answer with its tag; with `modified` also the moment since which it has been as it is."""
        headers = {"ETag": etag}
        if modified is not None:
            headers["Last-Modified"] = http_date(modified.timestamp())
        had = is_fresh(request, etag) or (modified is not None and is_unmodified(request, modified))
        response = (
            Response(status=304, headers=headers)
            if request.method in ("GET", "HEAD") and had
            else Response(build(), status=status, headers=headers)
        )
        patch_vary_headers(response, ["Accept-Language"])
        return response
