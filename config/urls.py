"""Where every page and every resource lives."""

from django.contrib import admin
from django.urls import include, path
from django.views.generic import TemplateView
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView

from config import health

ROOMS = ("players", "cards", "banlist", "decks", "duels")

urlpatterns = [
    path("healthz", health.healthz),
    path("readyz", health.readyz),
    path("admin/", admin.site.urls),
    path("i18n/", include("django.conf.urls.i18n")),
    path("api/v1/schema/", SpectacularAPIView.as_view(), name="schema"),
    path("api/v1/docs/", SpectacularSwaggerSplitView.as_view(), name="api-docs"),
    *(path("api/v1/", include(f"{room}.api.urls")) for room in ROOMS),
    *(path("", include(f"{room}.urls")) for room in ROOMS),
    path("", TemplateView.as_view(template_name="home.html"), name="home"),
]
