"""Cards in the admin."""

import pytest
from django.test import Client

from cards.models import Card, Name
from players.models import Player

pytestmark = pytest.mark.usefixtures("cards")

MAGICIAN = "/admin/cards/card/46986414/change/"
OWN = {
    "passcode": "123456789",
    "name_en": "My own dragon",
    "name_zh": "",
    "name_zh_community": "",
    "kind": "monster",
    "traits": "normal  tuner",
    "attribute": "LIGHT",
    "race": "Dragon",
    "level": "4",
    "atk": "1900",
    "defense": "",
    "archetypes": "Elemental HERO | Neos",
    "alias": "",
    "ocg_date": "",
    "tcg_date": "",
    "ocg_set": "",
    "tcg_set": "",
}


NOTHING_BESIDE = {
    f"{rows}-{count}_FORMS": "0"
    for rows in ("names", "printings", "former_passcodes")
    for count in ("TOTAL", "INITIAL")
}
"""No nickname, no printing and no former passcode."""


@pytest.fixture
def operator(client: Client) -> Client:
    client.force_login(Player.objects.create_superuser("operator", "operator@example.org", "a long password"))
    return client


@pytest.mark.parametrize("wanted", ["Dark Magician", "黑魔导", "黑魔术师", "46986414"])
def test_a_card_is_searched_by_any_name_or_by_its_passcode(operator: Client, wanted: str):
    page = operator.get("/admin/cards/card/", {"q": wanted}).content.decode()
    assert "Dark Magician" in page
    assert "Mystical Elf" not in page


def test_a_page_of_the_list_takes_few_queries(operator: Client, django_assert_max_num_queries):
    with django_assert_max_num_queries(10):
        assert operator.get("/admin/cards/card/", {"kind__exact": "monster"}).status_code == 200


def test_a_card_of_the_library_is_read_only(operator: Client):
    page = operator.get(MAGICIAN)
    assert page.status_code == 200
    assert 'name="name_en"' not in page.content.decode()
    operator.post(MAGICIAN, OWN | NOTHING_BESIDE)
    assert operator.post("/admin/cards/card/46986414/delete/", {"post": "yes"}).status_code == 403
    assert Card.objects.get(passcode=46986414).name_en == "Dark Magician"


def test_cards_are_not_deleted_in_bulk(operator: Client):
    chosen = {"action": "delete_selected", "_selected_action": ["46986414"], "post": "yes"}
    operator.post("/admin/cards/card/", chosen)
    assert Card.objects.filter(passcode=46986414).exists()


def test_the_operator_adds_changes_and_deletes_a_card_of_his_own(operator: Client):
    assert operator.post("/admin/cards/card/add/", OWN | NOTHING_BESIDE).status_code == 302
    own = Card.objects.get(passcode=123456789)
    assert (own.traits, own.archetypes) == ("normal tuner", "|Elemental HERO|Neos|")
    assert (own.atk, own.defense) == (1900, None)
    assert not own.playable
    assert not own.from_library
    assert operator.get(own.get_absolute_url()).status_code == 200

    change = f"/admin/cards/card/{own.passcode}/"
    assert operator.post(f"{change}change/", OWN | NOTHING_BESIDE | {"level": "5"}).status_code == 302
    assert Card.objects.get(passcode=123456789).level == 5
    assert operator.post(f"{change}delete/", {"post": "yes"}).status_code == 302
    assert not Card.objects.filter(passcode=123456789).exists()


def test_nicknames_and_former_passcodes_are_added_to_cards_of_the_library_too(operator: Client):
    added = NOTHING_BESIDE | {
        "names-TOTAL_FORMS": "1",
        "names-0-text": "DM",
        "former_passcodes-TOTAL_FORMS": "1",
        "former_passcodes-0-passcode": "777",
    }
    assert operator.post(MAGICIAN, added).status_code == 302
    assert Name.objects.get(text="DM").key == "dm"
    assert operator.get("/cards/777/")["Location"] == "/cards/46986414/"


def test_what_an_operator_corrects_is_marked_and_kept_in_the_history(operator: Client):
    operator.post("/admin/cards/card/add/", OWN | NOTHING_BESIDE)
    change = f"/admin/cards/card/{OWN['passcode']}/"
    operator.post(f"{change}change/", OWN | NOTHING_BESIDE | {"level": "6"})
    own = Card.objects.get(passcode=OWN["passcode"])
    assert own.provenance["level"] == "admin"
    assert [row.level for row in own.history.all()] == [6, int(OWN["level"])]
    assert operator.get(f"{change}history/").status_code == 200


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("passcode", "0", "greater than or equal to 1"),
        ("passcode", "4294967296", "less than or equal to 4294967295"),
        ("passcode", "46986414", "already exists"),
        ("traits", "normal huge", "There is no trait “huge”."),
        ("attribute", "", "A monster has one."),
        ("kind", "spell", "Only monsters have one."),
        ("alias", "123456789", "That is this card itself."),
        ("atk", "-1", "greater than or equal to 0"),
    ],
)
def test_a_card_that_cannot_be_is_refused_with_the_reason(
    operator: Client, field: str, value: str, complaint: str
):
    page = operator.post("/admin/cards/card/add/", OWN | NOTHING_BESIDE | {field: value})
    assert page.status_code == 200
    assert complaint in page.content.decode()
    assert not Card.objects.filter(passcode=123456789).exists()
