"""A deck is meant for the ban lists of one format: by these it is judged where nobody names another."""

import pytest
from django.core.exceptions import ValidationError
from django.urls import reverse

from decks import services
from decks.models import Deck
from tests.banlist.conftest import make_list  # noqa: F401
from tests.players.conftest import with_token

DECKS = "/api/v1/decks/"
BLUE_EYES = 89631139


@pytest.fixture
def tcg(make_list, public_deck, library):  # noqa: F811
    """A list of another format, which forbids what a public deck of that format holds."""
    made = make_list(region="TCG", date="2013-09-01", limits={BLUE_EYES: 0})
    make_list(region="OCG", date="2013-09-01")
    services.edit(deck=public_deck, format="TCG")
    return made


def test_it_is_judged_by_the_list_of_its_format(client, api, tcg, public_deck):
    page = client.get(reverse("decks:detail", args=[public_deck.pk]))
    assert page.context["verdict"].ban_list == tcg
    assert "The TCG list in force" in page.content.decode()
    assert (
        '<span class="pile-limit" title="Copies that the ban list allows">0</span>' in page.content.decode()
    )
    assert api.get(f"{DECKS}{public_deck.pk}/validate/").json()["ban_list"]["id"] == tcg.pk
    assert api.get(f"{DECKS}{public_deck.pk}/validate/?region=OCG").json()["ban_list"]["region"] == "OCG"


def test_in_a_list_each_deck_is_judged_by_its_own(client, tcg, yugi, public_deck):
    other = services.create(
        owner=yugi, name="Other", content=public_deck.current.content, visibility="public"
    )
    rows = client.get(reverse("decks:public")).context["rows"]
    judged = {deck.pk: standing.ban_list.region for deck, standing, _starter in rows}
    assert judged == {public_deck.pk: "TCG", other.pk: "OCG"}


def test_it_is_chosen_on_the_page_and_over_rest(client, yugi, tcg):
    client.force_login(yugi)
    sent = {"name": "Mine", "text": "", "format": "TCG"}
    client.post(reverse("decks:new"), sent)
    assert Deck.objects.get(name="Mine").format == "TCG"
    assert client.post(reverse("decks:new"), sent | {"format": "NONE"}).status_code == 422
    manager = with_token(yugi, "read", "manage")
    made = manager.post(DECKS, {"name": "New", "format": "TCG"}).json()
    assert made["format"] == "TCG"
    refused = manager.patch(f"{DECKS}{made['id']}/", {"format": "tcg"})
    assert refused.status_code == 400
    assert refused.json()["errors"][0]["pointer"] == "#/format"
    assert "OCG, TCG" in refused.json()["errors"][0]["detail"]
    assert manager.post(DECKS + "import/", {"name": "In", "text": "", "format": "X"}).status_code == 400


def test_a_format_that_lost_its_lists_stays_and_is_copied(yugi, kaiba, public_deck):
    Deck.objects.filter(pk=public_deck.pk).update(format="GONE")
    public_deck.refresh_from_db()
    assert services.edit(deck=public_deck, name="Renamed", format="GONE").format == "GONE"
    assert services.copy(deck=public_deck, owner=kaiba).format == "GONE"
    with pytest.raises(ValidationError, match="GONE"):
        services.create(owner=yugi, name="x", format="GONE")
