"""The REST resources of this room, below /api/v1/."""

from django.urls import path

from decks.api import views

urlpatterns = [
    path("decks/", views.DecksView.as_view(), name="api-decks"),
    path("decks/public/", views.PublicDecksView.as_view(), name="api-decks-public"),
    path("decks/import/", views.DeckImportView.as_view(), name="api-deck-import"),
    path("decks/starters/", views.StartersView.as_view(), name="api-starters"),
    path("decks/starters/<slug:key>/copy/", views.StarterCopyView.as_view(), name="api-starter-copy"),
    path("decks/<deck:address>/", views.DeckView.as_view(), name="api-deck"),
    path("decks/<deck:address>/copy/", views.DeckCopyView.as_view(), name="api-deck-copy"),
    path("decks/<deck:address>/revisions/", views.RevisionsView.as_view(), name="api-deck-revisions"),
    path("decks/<deck:address>/revisions/compare/", views.CompareView.as_view(), name="api-deck-compare"),
    path(
        "decks/<deck:address>/revisions/<int:number>/restore/",
        views.RestoreView.as_view(),
        name="api-deck-restore",
    ),
    path("decks/<deck:address>/unread/", views.UnreadView.as_view(), name="api-deck-unread"),
    path("decks/<deck:address>/validate/", views.DeckValidateView.as_view(), name="api-deck-validate"),
    path("decks/<deck:address>/matrix/", views.MatrixView.as_view(), name="api-deck-matrix"),
    path("decks/<deck:address>/odds/", views.OddsView.as_view(), name="api-deck-odds"),
    path("decks/<deck:address>/ydk/", views.YdkView.as_view(), name="api-deck-ydk"),
    path("decks/<deck:address>/text/", views.TextView.as_view(), name="api-deck-text"),
    path("decks/<deck:address>/ydke/", views.YdkeView.as_view(), name="api-deck-ydke"),
]
