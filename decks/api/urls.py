"""The REST resources of this room, below /api/v1/."""

from django.urls import path

from decks.api import texts, verdicts, versions, views

urlpatterns = [
    path("decks/", views.DecksView.as_view(), name="api-decks"),
    path("decks/public/", views.PublicDecksView.as_view(), name="api-decks-public"),
    path("decks/import/", views.DeckImportView.as_view(), name="api-deck-import"),
    path("decks/starters/", views.StartersView.as_view(), name="api-starters"),
    path("decks/starters/<slug:key>/copy/", views.StarterCopyView.as_view(), name="api-starter-copy"),
    path("decks/<deck:address>/", views.DeckView.as_view(), name="api-deck"),
    path("decks/<deck:address>/copy/", views.DeckCopyView.as_view(), name="api-deck-copy"),
    path("decks/<deck:address>/revisions/", versions.RevisionsView.as_view(), name="api-deck-revisions"),
    path("decks/<deck:address>/revisions/compare/", versions.CompareView.as_view(), name="api-deck-compare"),
    path(
        "decks/<deck:address>/revisions/<int:number>/restore/",
        versions.RestoreView.as_view(),
        name="api-deck-restore",
    ),
    path("decks/<deck:address>/unread/", views.UnreadView.as_view(), name="api-deck-unread"),
    path("decks/<deck:address>/validate/", verdicts.DeckValidateView.as_view(), name="api-deck-validate"),
    path("decks/<deck:address>/matrix/", verdicts.MatrixView.as_view(), name="api-deck-matrix"),
    path("decks/<deck:address>/odds/", verdicts.OddsView.as_view(), name="api-deck-odds"),
    path("decks/<deck:address>/ydk/", texts.YdkView.as_view(), name="api-deck-ydk"),
    path("decks/<deck:address>/text/", texts.TextView.as_view(), name="api-deck-text"),
    path("decks/<deck:address>/ydke/", texts.YdkeView.as_view(), name="api-deck-ydke"),
]
