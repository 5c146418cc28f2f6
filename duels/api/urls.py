"""The REST resources of this room, below /api/v1/."""

from django.urls import path

from duels.api import challenges, decisions, duels, records

urlpatterns = [
    path("challenges/", challenges.ChallengesView.as_view(), name="api-challenges"),
    path("challenges/<int:pk>/", challenges.ChallengeView.as_view(), name="api-challenge"),
    path("challenges/<int:pk>/nonce/", challenges.ChallengeNonceView.as_view(), name="api-challenge-nonce"),
    path(
        "challenges/<int:pk>/accept/", challenges.ChallengeAcceptView.as_view(), name="api-challenge-accept"
    ),
    path(
        "challenges/<int:pk>/decline/",
        challenges.ChallengeDeclineView.as_view(),
        name="api-challenge-decline",
    ),
    path(
        "challenges/<int:pk>/cancel/", challenges.ChallengeCancelView.as_view(), name="api-challenge-cancel"
    ),
    path("duels/", duels.DuelsView.as_view(), name="api-duels"),
    path("duels/<int:pk>/", duels.DuelView.as_view(), name="api-duel"),
    path("duels/<int:pk>/answer/", decisions.DuelAnswerView.as_view(), name="api-duel-answer"),
    path("duels/<int:pk>/why-not/<int:card>/", decisions.DuelWhyNotView.as_view(), name="api-duel-why-not"),
    path("duels/<int:pk>/surrender/", decisions.DuelSurrenderView.as_view(), name="api-duel-surrender"),
    path("duels/<int:pk>/draw/", decisions.DuelDrawView.as_view(), name="api-duel-draw"),
    path(
        "duels/<int:pk>/response-mode/",
        decisions.DuelResponseModeView.as_view(),
        name="api-duel-response-mode",
    ),
    path("duels/<int:duel_id>/log/", records.DuelLogView.as_view(), name="api-duel-log"),
    path("duels/<int:duel_id>/turns/", records.DuelTurnsView.as_view(), name="api-duel-turns"),
    path("duels/<int:pk>/secrets/", records.DuelSecretsView.as_view(), name="api-duel-secrets"),
]
