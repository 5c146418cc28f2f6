"""The pages of this room."""

from django.urls import path

from duels import views

app_name = "duels"
urlpatterns = [
    path("duels/", views.duels, name="list"),
    path("duels/<int:pk>/", views.duel, name="duel"),
    path("duels/<int:pk>/news/", views.news, name="news"),
    path("duels/<int:pk>/why-not/<int:card>/", views.why_not, name="why-not"),
    path("duels/<int:pk>/answer/", views.answer, name="answer"),
    path("duels/<int:pk>/surrender/", views.surrender, name="surrender"),
    path("duels/<int:pk>/draw/", views.draw, name="draw"),
    path("duels/<int:pk>/mode/", views.mode, name="mode"),
    path("duels/challenges/", views.challenges, name="challenges"),
    path("duels/challenges/new/", views.new_challenge, name="new-challenge"),
    path("duels/challenges/<int:pk>/", views.challenge, name="challenge"),
    path("duels/challenges/<int:pk>/accept/", views.accept, name="accept"),
    path("duels/challenges/<int:pk>/nonce/", views.nonce, name="nonce"),
    path("duels/challenges/<int:pk>/decline/", views.decline, name="decline"),
    path("duels/challenges/<int:pk>/cancel/", views.cancel, name="cancel"),
]
