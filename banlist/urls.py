"""The pages of this room."""

from django.urls import path

from banlist import views

app_name = "banlist"
urlpatterns = [
    path("banlists/", views.ban_lists, name="list"),
    path("banlists/<int:pk>/", views.ban_list, name="detail"),
]
