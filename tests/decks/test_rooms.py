"""What other rooms and the admin get of decks."""

from django.contrib.auth.models import Permission
from django.urls import reverse

from decks import services
from decks.formats.content import Content, Remark
from decks.models import Deck, DeckRevision
from players.extensions import personal_data
from tests.players.conftest import with_nothing


def test_a_player_takes_his_decks_with_him(yugi, kaiba, django_assert_num_queries):
    deck = services.create(owner=yugi, name="x", content=Content((5,)))
    services.edit(deck=deck, content=Content((6, 5), (7,), (), (Remark("main", 0, "odd", readable=False),)))
    services.create(owner=kaiba, name="other")
    # One for the decks and one for the versions of each, none of which is read before its turn.
    with django_assert_num_queries(1):
        (kept,) = personal_data["decks"].export(yugi)
    kept["revisions"] = list(kept["revisions"])
    assert (kept["name"], kept["visibility"]) == ("x", "private")
    assert [(each["number"], each["main"], each["lines"]) for each in kept["revisions"]] == [
        (2, [6, 5], ["odd"]),
        (1, [5], []),
    ]


def test_the_admin_shows_whose_a_deck_is_and_not_what_is_in_it(client, deck):
    admin = with_nothing("Pegasus", "thousand eyes 0")
    admin.is_staff = True
    admin.save()
    admin.user_permissions.set(Permission.objects.filter(content_type__app_label="decks"))
    client.force_login(admin)
    listed = client.get(reverse("admin:decks_deck_changelist"), {"q": "yugi"}).content.decode()
    shown = client.get(reverse("admin:decks_deck_change", args=[deck.pk])).content.decode()
    assert "Warriors" in listed
    assert "Warriors" in shown
    assert all(str(passcode) not in listed + shown for passcode in deck.current.passcodes)
    assert client.get(reverse("admin:decks_deck_add")).status_code == 403


def test_a_deck_deleted_in_the_admin_takes_its_revisions(client, deck, public_deck):
    admin = with_nothing("Pegasus", "thousand eyes 0")
    admin.is_staff = admin.is_superuser = True
    admin.save()
    client.force_login(admin)
    client.post(reverse("admin:decks_deck_delete", args=[deck.pk]), {"post": "yes"})
    chosen = {"action": "delete_selected", "_selected_action": [public_deck.pk], "post": "yes"}
    client.post(reverse("admin:decks_deck_changelist"), chosen)
    assert not Deck.objects.exists()
    assert not DeckRevision.objects.exists()
