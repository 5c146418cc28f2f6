"""The REST resources of this room, below /api/v1/."""

from django.urls import path

from decks.api import views

urlpatterns = [
    path("decks/", views.DecksView.as_view(), name="api-decks"),
    path("decks/public/", views.PublicDecksView.as_view(), name="api-decks-public"),
    path("decks/import/", views.DeckImportView.as_view(), name="api-deck-import"),
    path("decks/starters/", views.StartersView.as_view(), name="api-starters"),
    path("decks/starters/<slug:key>/copy/", views.StarterCopyView.as_view(), name="api-starter-copy"),
    path("decks/<int:pk>/", views.DeckView.as_view(), name="api-deck"),
    path("decks/<int:pk>/copy/", views.DeckCopyView.as_view(), name="api-deck-copy"),
    path("decks/<int:pk>/revisions/", views.RevisionsView.as_view(), name="api-deck-revisions"),
    path("decks/<int:pk>/validate/", views.DeckValidateView.as_view(), name="api-deck-validate"),
    path("decks/<int:pk>/matrix/", views.MatrixView.as_view(), name="api-deck-matrix"),
    path("decks/<int:pk>/odds/", views.OddsView.as_view(), name="api-deck-odds"),
    path("decks/<int:pk>/ydk/", views.YdkView.as_view(), name="api-deck-ydk"),
    path("decks/<int:pk>/ydke/", views.YdkeView.as_view(), name="api-deck-ydke"),
]
