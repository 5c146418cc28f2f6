"""The lists of the admin cannot be narrowed down by what they do not show."""

import pytest
from django.contrib import admin
from django.test import RequestFactory

from duels.models import Challenge, Duel
from players.models import ApiToken, Notification, OutboxMessage, Player

HIDDEN = [
    (Duel, "checkpoint__contains"),
    (Duel, "since__contains"),
    (Duel, "view__contains"),
    (Duel, "seats__view__contains"),
    (Duel, "secret__seed__startswith"),
    (Challenge, "challenger_revision__main__contains"),
    (Challenge, "challenger_revision"),
    (ApiToken, "digest__startswith"),
    (ApiToken, "pk__startswith"),
    (ApiToken, "token_key__startswith"),
    (OutboxMessage, "params__contains"),
    (Notification, "params__contains"),
    (Player, "password__startswith"),
]
SHOWN = [(Duel, "state__exact"), (Duel, "id"), (Challenge, "status__exact"), (Player, "is_bot__exact")]


@pytest.mark.parametrize(("model", "lookup"), HIDDEN)
def test_nothing_hidden_can_be_asked_for_letter_by_letter(model, lookup):
    assert not admin.site.get_model_admin(model).lookup_allowed(lookup, "a", RequestFactory().get("/"))


@pytest.mark.parametrize(("model", "lookup"), SHOWN)
def test_what_is_shown_can_be_filtered_by(model, lookup):
    assert admin.site.get_model_admin(model).lookup_allowed(lookup, "1", RequestFactory().get("/"))


def test_the_list_of_duels_refuses_to_be_asked(admin_client):
    assert admin_client.get("/admin/duels/duel/", {"checkpoint__contains": "a"}).status_code == 400
    assert admin_client.get("/admin/duels/duel/", {"state__exact": "running"}).status_code == 200


def test_no_list_of_ours_is_filtered_by_a_column_that_it_does_not_show():
    """Whoever adds a list decides here too what may be known through it."""
    open_lists = {"Card", "BanList", "Group"}
    for model, shown in admin.site._registry.items():
        if model.__name__ not in open_lists:
            assert type(shown).lookup_allowed.__module__ == "config.lookups", model
