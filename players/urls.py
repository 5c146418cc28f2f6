"""The pages of this room."""

from django.urls import URLPattern

app_name = "players"
urlpatterns: list[URLPattern] = []
