"""The pages of this room."""

from django.urls import URLPattern

app_name = "banlist"
urlpatterns: list[URLPattern] = []
