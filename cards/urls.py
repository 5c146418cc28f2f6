"""The pages of this room."""

from django.urls import path

from cards import views

app_name = "cards"
urlpatterns = [
    path("cards/", views.catalogue, name="list"),
    path("cards/random/", views.random_card, name="random"),
    path("cards/search/", views.search_help, name="search_help"),
    path("cards/<int:passcode>/", views.card, name="card"),
]
