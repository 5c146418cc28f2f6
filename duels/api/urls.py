"""The REST resources of this room, below /api/v1/."""

from django.urls import path

from duels.api import views

urlpatterns = [
    path("challenges/", views.ChallengesView.as_view(), name="api-challenges"),
    path("challenges/<int:pk>/", views.ChallengeView.as_view(), name="api-challenge"),
    path("challenges/<int:pk>/nonce/", views.ChallengeNonceView.as_view(), name="api-challenge-nonce"),
    path("challenges/<int:pk>/accept/", views.ChallengeAcceptView.as_view(), name="api-challenge-accept"),
    path("challenges/<int:pk>/decline/", views.ChallengeDeclineView.as_view(), name="api-challenge-decline"),
    path("challenges/<int:pk>/cancel/", views.ChallengeCancelView.as_view(), name="api-challenge-cancel"),
    path("duels/", views.DuelsView.as_view(), name="api-duels"),
    path("duels/<int:pk>/", views.DuelView.as_view(), name="api-duel"),
    path("duels/<int:pk>/answer/", views.DuelAnswerView.as_view(), name="api-duel-answer"),
    path("duels/<int:pk>/why-not/<int:card>/", views.DuelWhyNotView.as_view(), name="api-duel-why-not"),
    path("duels/<int:pk>/surrender/", views.DuelSurrenderView.as_view(), name="api-duel-surrender"),
    path("duels/<int:pk>/draw/", views.DuelDrawView.as_view(), name="api-duel-draw"),
    path(
        "duels/<int:pk>/response-mode/", views.DuelResponseModeView.as_view(), name="api-duel-response-mode"
    ),
    path("duels/<int:duel_id>/log/", views.DuelLogView.as_view(), name="api-duel-log"),
    path("duels/<int:duel_id>/turns/", views.DuelTurnsView.as_view(), name="api-duel-turns"),
    path("duels/<int:pk>/secrets/", views.DuelSecretsView.as_view(), name="api-duel-secrets"),
]
