"""The pages of this room."""

from django.urls import path

from decks import views

app_name = "decks"
urlpatterns = [
    path("decks/", views.my_decks, name="list"),
    path("decks/public/", views.public_decks, name="public"),
    path("decks/new/", views.new, name="new"),
    path("decks/starters/<slug:key>/copy/", views.copy_starter, name="copy-starter"),
    path("decks/<int:pk>/", views.deck, name="detail"),
    path("decks/<int:pk>/edit/", views.edit, name="edit"),
    path("decks/<int:pk>/copy/", views.copy, name="copy"),
    path("decks/<int:pk>/delete/", views.delete, name="delete"),
    path("decks/<int:pk>/odds/", views.odds, name="odds"),
    path("decks/<int:pk>/lists/", views.matrix, name="matrix"),
    path("decks/<int:pk>/deck.ydk", views.download, name="download"),
]
