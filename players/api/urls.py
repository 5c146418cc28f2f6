"""The REST resources of this room, below /api/v1/."""

from django.urls import path

from players.api import views

urlpatterns = [
    path("players/", views.SignUpView.as_view(), name="api-sign-up"),
    path("players/<str:username>/", views.PlayerView.as_view(), name="api-player"),
    path("me/", views.MeView.as_view(), name="api-me"),
    path("me/data/", views.MyDataView.as_view(), name="api-my-data"),
    path("me/leave/", views.LeaveView.as_view(), name="api-leave"),
    path("tokens/", views.TokensView.as_view(), name="api-tokens"),
    path("tokens/<str:id>/", views.TokenView.as_view(), name="api-token"),
    path("inbox/", views.InboxView.as_view(), name="api-inbox"),
    path("inbox/read/", views.InboxReadView.as_view(), name="api-inbox-read"),
    path("inbox/<int:pk>/read/", views.NotificationReadView.as_view(), name="api-notification-read"),
]
