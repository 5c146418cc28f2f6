"""The REST resources of this room, below /api/v1/."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
