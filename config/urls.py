"""Where every page and every resource lives."""

from django.contrib import admin
from django.urls import include, path

ROOMS = ("players", "cards", "banlist", "decks", "duels")

urlpatterns = [
    path("admin/", admin.site.urls),
    *(path("api/v1/", include(f"{room}.api.urls")) for room in ROOMS),
    *(path("", include(f"{room}.urls")) for room in ROOMS),
]
