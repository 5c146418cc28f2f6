"""The pages of this room."""

from django.urls import path

from cards import shelves, views

app_name = "cards"
urlpatterns = [
    path("cards/", views.catalogue, name="list"),
    path("cards/random/", views.random_card, name="random"),
    path("cards/rules/", views.rules, name="rules"),
    path("cards/search/", views.search_help, name="search_help"),
    path("cards/<int:passcode>/", views.card, name="card"),
    path("sets/", shelves.sets, name="sets"),
    path("sets/<path:name>/", shelves.card_set, name="set"),
    path("archetypes/", shelves.archetypes, name="archetypes"),
    path("archetypes/<path:name>/", shelves.archetype, name="archetype"),
]
