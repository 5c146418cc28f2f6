"""The pages of this room."""

from django.urls import path

from decks import builder, hands, versions, views

app_name = "decks"
urlpatterns = [
    path("decks/", views.my_decks, name="list"),
    path("decks/public/", views.public_decks, name="public"),
    path("decks/import/", views.bring_in, name="import"),
    path("decks/new/", views.new, name="new"),
    path("decks/starters/<slug:key>/", views.starter, name="starter"),
    path("decks/starters/<slug:key>/copy/", views.copy_starter, name="copy-starter"),
    path("decks/<deck:address>/", views.deck, name="detail"),
    path("decks/<deck:address>/edit/", builder.edit, name="edit"),
    path("decks/<deck:address>/text/", views.text, name="text"),
    path("decks/<deck:address>/hand/", hands.hand, name="hand"),
    path("decks/<deck:address>/copy/", views.copy, name="copy"),
    path("decks/<deck:address>/delete/", views.delete, name="delete"),
    path("decks/<deck:address>/settle/", views.settle, name="settle"),
    path("decks/<deck:address>/versions/", versions.versions, name="versions"),
    path("decks/<deck:address>/versions/compare/", versions.compare, name="compare"),
    path("decks/<deck:address>/versions/<int:number>/restore/", versions.restore, name="restore"),
    path("decks/<deck:address>/odds/", views.odds, name="odds"),
    path("decks/<deck:address>/lists/", views.matrix, name="matrix"),
    path("decks/<deck:address>/deck.ydk", views.download, name="download"),
    path("decks/<deck:address>/deck.txt", views.download_text, name="download-text"),
]
