"""Where every page and every resource lives."""

from django.contrib import admin
from django.http import HttpRequest, HttpResponseRedirect
from django.templatetags.static import static
from django.urls import include, path
from django.utils.translation import gettext_lazy as _
from django.views.generic import RedirectView, TemplateView

from config import health
from players.views import set_language

ROOMS = ("players", "cards", "banlist", "decks", "duels")

admin.site.site_header = admin.site.site_title = _("Duel King")

handler400 = "config.rest.handlers.bad_request"
handler403 = "config.rest.handlers.permission_denied"
handler404 = "config.rest.handlers.page_not_found"
handler500 = "config.rest.handlers.server_error"


def favicon(request: HttpRequest) -> HttpResponseRedirect:
    """Show browsers that ask of themselves, as on the admin's pages, to the icon of the site."""
    return HttpResponseRedirect(static("icon.svg"))


urlpatterns = [
    path("healthz", health.healthz),
    path("readyz", health.readyz),
    path("favicon.ico", favicon),
    # One page for one's password: it counts what is tried, and ends tokens. The admin's own does neither.
    path("admin/password_change/", RedirectView.as_view(pattern_name="players:password-change")),
    path("admin/", admin.site.urls),
    path("i18n/setlang/", set_language, name="set_language"),
    path("api/v1/", include("config.rest.urls")),
    *(path("api/v1/", include(f"{room}.api.urls")) for room in ROOMS),
    *(path("", include(f"{room}.urls")) for room in ROOMS),
    path("", TemplateView.as_view(template_name="home.html"), name="home"),
]
