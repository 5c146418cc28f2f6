"""The pages of this room."""

from django.urls import path

from banlist import views

app_name = "banlist"
urlpatterns = [
    path("banlists/", views.ban_lists, name="list"),
    path("banlists/lflist.conf", views.lflist_conf, name="lflist-in-force"),
    path("banlists/<int:pk>/", views.ban_list, name="detail"),
    path("banlists/<int:pk>/comparison/", views.comparison, name="comparison"),
    path("banlists/<int:pk>/lflist.conf", views.lflist_conf, name="lflist"),
]
