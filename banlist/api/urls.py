"""The REST resources of this room, below /api/v1/."""

from django.urls import path

from banlist.api.views import BanListsView, BanListView

urlpatterns = [
    path("banlists/", BanListsView.as_view(), name="api-banlists"),
    path("banlists/<int:pk>/", BanListView.as_view(), name="api-banlist"),
]
