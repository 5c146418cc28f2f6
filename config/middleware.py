"""What happens around every request: its id, its line in the log, and its answer's privacy."""

import logging
import re
import time
import uuid
from collections.abc import Callable

from django.core.signals import request_finished
from django.dispatch import receiver
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseForbidden
from django.utils.cache import patch_cache_control, patch_vary_headers
from django.utils.functional import SimpleLazyObject

from config.logs import current_request_id
from config.loopback import is_loopback
from config.secret_paths import is_secret, told_path

GetResponse = Callable[[HttpRequest], HttpResponse]
WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{8,64}")
access = logging.getLogger("duelking.access")


def request_id(get_response: GetResponse) -> GetResponse:
    """Give every request an id, the caller's own if it is well formed, and return it with the answer."""

    def middleware(request: HttpRequest) -> HttpResponse:
        given = request.headers.get("X-Request-ID", "")
        chosen = given if WELL_FORMED.fullmatch(given) else uuid.uuid4().hex
        current_request_id.set(chosen)
        response = get_response(request)
        response["X-Request-ID"] = chosen
        return response

    return middleware


@receiver(request_finished)
def forget_request_id(**kwargs: object) -> None:
    """Forget the id when the answer is sent: Django still logs about the request after all middleware."""
    current_request_id.set(None)


def access_log(get_response: GetResponse) -> GetResponse:
    """Write one line for each request; the path stands without its query, which is the player's affair."""

    def middleware(request: HttpRequest) -> HttpResponse:
        began = time.perf_counter()
        response = get_response(request)
        access.info(
            "%s %s",
            request.method,
            told_path(request),
            extra={
                "status": response.status_code,
                "milliseconds": round((time.perf_counter() - began) * 1000, 1),
                "player": known_player(request),
            },
        )
        return response

    return middleware


def known_player(request: HttpRequest) -> int | None:
    """Return who asked, if the request had to find that out; the log alone asks the database nothing."""
    user = getattr(request, "user", None)
    if isinstance(user, SimpleLazyObject):
        user = getattr(request, "_cached_user", None)
    return None if user is None else user.pk


def this_machine_only(get_response: GetResponse) -> GetResponse:
    """Refuse everybody else, however the server was bound: LOCAL_HTTP is for one's own machine."""

    def middleware(request: HttpRequest) -> HttpResponse:
        # A socket in the file system has no address, and is on this machine.
        address = request.META.get("REMOTE_ADDR") or "localhost"
        if not is_loopback(address):
            return HttpResponseForbidden("LOCAL_HTTP=1 serves this machine alone.", content_type="text/plain")
        return get_response(request)

    return middleware


def possible_addresses(get_response: GetResponse) -> GetResponse:
    """Find nothing at an address with a NUL: PostgreSQL keeps no such text, and fails when asked for one."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if "\x00" in request.path_info:
            raise Http404
        return get_response(request)

    return middleware


def private_answers(get_response: GetResponse) -> GetResponse:
    """Keep out of all caches what a player or a secret address is shown, and every answer to a change.

    What a secret address leads to is listed by no search engine either, whatever page or resource it is.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        secret = is_secret(request)
        changing = request.method not in ("GET", "HEAD", "OPTIONS")
        if secret or changing or request.user.is_authenticated or "Authorization" in request.headers:
            patch_cache_control(response, private=True, no_store=True)
        if secret:
            response["X-Robots-Tag"] = "noindex, nofollow"
        patch_vary_headers(response, ("Cookie", "Authorization"))
        return response

    return middleware
