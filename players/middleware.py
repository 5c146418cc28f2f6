"""Times on pages stand in the player's own time zone, and texts in his language."""

import zoneinfo
from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import timezone, translation

from config.rest.problems import is_api

GetResponse = Callable[[HttpRequest], HttpResponse]


def preferences(get_response: GetResponse) -> GetResponse:
    """Middleware, after authentication; the REST API tells times in UTC and reads Accept-Language."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if settings.SESSION_COOKIE_NAME not in request.COOKIES or is_api(request):
            return get_response(request)
        player = request.user
        if not player.is_authenticated:
            return get_response(request)
        # The language cookie, set when signing in or choosing, is this browser's; else the profile counts.
        if player.language and settings.LANGUAGE_COOKIE_NAME not in request.COOKIES:
            translation.activate(player.language)
            request.LANGUAGE_CODE = translation.get_language()
        with timezone.override(zoneinfo.ZoneInfo(player.time_zone)):
            response = get_response(request)
            if hasattr(response, "render") and not getattr(response, "is_rendered", True):
                response.render()
            return response

    return middleware
