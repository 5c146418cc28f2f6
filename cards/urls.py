"""The pages of this room."""

from django.urls import path

from cards import views

app_name = "cards"
urlpatterns = [
    path("cards/", views.catalogue, name="list"),
    path("cards/<int:passcode>/", views.card, name="card"),
]
