"""Cards over REST."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db.models import Q
from rest_framework.test import APIClient

from cards import extensions
from cards.extensions import CardLimits
from cards.lang.facts import Trait
from cards.models import Card
from cards.search.keys import key_of
from tests.cards.patience import asking

pytestmark = pytest.mark.usefixtures("cards")

LIST = "/api/v1/cards/"
MAGICIAN = 46986414
FIELDS = [
    "passcode",
    "identity",
    "name",
    "names",
    "kind",
    "traits",
    "attribute",
    "race",
    "level",
    "atk",
    "def",
    "card_type",
    "type_line",
    "text",
    "effects",
    "archetypes",
    "alias",
    "artwork_of",
    "ocg_date",
    "ocg_set",
    "tcg_date",
    "tcg_set",
    "limit",
    "playable",
]


@pytest.fixture
def client() -> APIClient:
    return APIClient()


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[int, int]], CardLimits]:
    """Put a list in force."""

    def in_force(found: dict[int, int]) -> CardLimits:
        point = CardLimits()
        point.register(lambda identities, on: {one: found[one] for one in identities if one in found})
        monkeypatch.setattr("cards.showing.card_limits", point)
        return point

    return in_force


@pytest.fixture(autouse=True)
def _no_list_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what higher rooms have registered."""
    monkeypatch.setattr("cards.showing.card_limits", CardLimits())


def every(client: APIClient, **query: Any) -> list[dict[str, Any]]:
    """All cards of a list, page after page."""
    response = client.get(LIST, {"page_size": 200} | query)
    assert response.status_code == 200, response.data
    found = list(response.data["results"])
    while response.data["next"]:
        response = client.get(response.data["next"])
        found += response.data["results"]
    return found


def passcodes(client: APIClient, **query: Any) -> set[int]:
    found = every(client, **query)
    assert len(found) == len({card["passcode"] for card in found})
    return {card["passcode"] for card in found}


def expected(*conditions: Q, **equal: Any) -> set[int]:
    return set(Card.objects.filter(*conditions, **equal).values_list("passcode", flat=True))


def a_spell(**facts: Any) -> Card:
    return Card.objects.create(
        **{"passcode": 103, "name_en": "A spell", "kind": "spell", "traits": "normal"} | facts
    )


# What a card looks like


def test_a_card_says_everything_about_itself(client: APIClient):
    response = client.get(f"{LIST}{MAGICIAN}/")
    assert response.status_code == 200
    assert response.json() == {
        "passcode": MAGICIAN,
        "identity": MAGICIAN,
        "name": "Dark Magician",
        "names": {"en": "Dark Magician", "zh_hans": "黑魔导", "zh_hans_community": "黑魔术师"},
        "kind": "monster",
        "traits": ["normal"],
        "attribute": "DARK",
        "race": "Spellcaster",
        "level": 7,
        "atk": 2500,
        "def": 2100,
        "card_type": "Normal Monster",
        "type_line": "Spellcaster / Normal",
        "text": "",
        "effects": [],
        "archetypes": ["Dark Magician"],
        "alias": None,
        "artwork_of": None,
        "ocg_date": "1999-02-04",
        "ocg_set": "Vol.1",
        "tcg_date": "2002-03-08",
        "tcg_set": "Legend of Blue Eyes White Dragon",
        "limit": None,
        "playable": True,
    }


def test_the_list_and_the_card_alone_show_the_same_fields(client: APIClient):
    """K31."""
    listed = client.get(LIST, {"name": "Dark Magician"}).data["results"][0]
    alone = client.get(f"{LIST}{MAGICIAN}/").data
    assert list(listed) == FIELDS
    assert listed == alone


def test_texts_follow_the_language_and_both_names_are_always_there(client: APIClient):
    english = client.get(f"{LIST}23995346/", headers={"Accept-Language": "en"}).data
    chinese = client.get(f"{LIST}23995346/", headers={"Accept-Language": "zh-Hans"}).data
    assert (english["name"], chinese["name"]) == ("Blue-Eyes Ultimate Dragon", "青眼究极龙")
    assert (english["text"], chinese["text"]) == ('"Blue-Eyes White Dragon" × 3', "「青眼白龙」×3")
    assert (english["card_type"], chinese["card_type"]) == ("Fusion Monster", "融合怪兽")
    assert english["names"] == chinese["names"]
    assert english["race"] == chinese["race"] == "Dragon"


def test_each_effect_of_a_card_is_told_with_its_key_kind_and_speed(client: APIClient):
    breaker = client.get(f"{LIST}71413901/", headers={"Accept-Language": "en"}).data
    assert [(one["key"], one["kind"], one["speed"]) for one in breaker["effects"]] == [
        ("trigger", "Trigger Effect", 1),
        ("continuous", "Continuous Effect", None),
        ("ignition", "Ignition Effect", 1),
    ]
    assert breaker["text"] == " ".join(one["text"] for one in breaker["effects"])
    chinese = client.get(f"{LIST}71413901/", headers={"Accept-Language": "zh-Hans"}).data
    assert [one["kind"] for one in chinese["effects"]] == ["诱发效果", "永续效果", "启动效果"]
    assert chinese["text"].startswith("①：这张卡召唤成功的场合发动。")


def test_a_token_is_shown_and_says_that_it_is_one(client: APIClient):
    """D2 keeps it out of decks."""
    token = client.get(f"{LIST}73915052/").data
    assert token["traits"] == ["normal", "token"]
    assert (token["level"], token["atk"], token["def"]) == (1, 0, 0)


def test_a_spell_has_none_of_a_monsters_numbers(client: APIClient):
    a_spell()
    spell = client.get(f"{LIST}103/").data
    assert {name: spell[name] for name in ("attribute", "race", "level", "atk", "def")} == dict.fromkeys(
        ("attribute", "race", "level", "atk", "def")
    )
    assert spell["card_type"] == "Normal Spell"
    assert not spell["playable"]


def test_an_unknown_value_is_null(client: APIClient):
    Card.objects.filter(passcode=MAGICIAN).update(atk=None)
    assert client.get(f"{LIST}{MAGICIAN}/").data["atk"] is None
    assert MAGICIAN not in passcodes(client, atk_min=0)
    assert MAGICIAN not in passcodes(client, atk_max=9999)


@pytest.mark.parametrize("passcode", ["1", "0", "4294967296", "9999999999", "99999999999", "abc"])
def test_a_card_that_is_not_there_is_a_problem(client: APIClient, passcode: str):
    response = client.get(f"{LIST}{passcode}/")
    assert response.status_code == 404
    assert response["Content-Type"].startswith("application/problem+json")


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_cards_are_read_only(client: APIClient, method: str):
    for address in (LIST, f"{LIST}{MAGICIAN}/"):
        assert getattr(client, method)(address, {}).status_code in (401, 403, 405)
    assert Card.objects.filter(passcode=MAGICIAN).exists()


# The limit under the list in force


def test_each_card_shows_its_limit_under_the_list_in_force(client: APIClient, limits):
    """D8."""
    limits({MAGICIAN: 1, 15025844: 0})
    assert client.get(f"{LIST}{MAGICIAN}/").data["limit"] == 1
    listed = {card["passcode"]: card["limit"] for card in every(client, race="Spellcaster")}
    assert (listed[MAGICIAN], listed[15025844]) == (1, 0)
    assert {limit for passcode, limit in listed.items() if passcode not in (MAGICIAN, 15025844)} == {3}


def test_another_print_has_the_limit_of_the_card_it_counts_as(client: APIClient, limits):
    """D3, K32: an alias of an alias."""
    limits({MAGICIAN: 2})
    Card.objects.create(passcode=101, name_en="Print", kind="monster", traits="normal", alias=MAGICIAN)
    Card.objects.create(passcode=102, name_en="Print", kind="monster", traits="normal", alias=101)
    card = client.get(f"{LIST}102/").data
    assert (card["identity"], card["alias"], card["limit"]) == (MAGICIAN, 101, 2)


def test_only_one_source_of_limits_can_be_registered():
    point = CardLimits()
    point.register(no_limits := lambda identities, on: {})
    point.register(no_limits)
    with pytest.raises(ValueError, match="has a source already"):
        point.register(lambda identities, on: {})


def test_the_source_is_asked_once_for_a_whole_page(client: APIClient, monkeypatch: pytest.MonkeyPatch):
    asked = []
    point = CardLimits()
    point.register(lambda identities, on: asked.append(len(identities)) or {})
    monkeypatch.setattr("cards.showing.card_limits", point)
    client.get(LIST)
    assert asked == [50]
    assert extensions.card_limits is not point


# Filters


@pytest.mark.parametrize(
    ("query", "conditions"),
    [
        ({"name": "magician"}, Q(name_en__icontains="magician")),
        ({"name": "MAGICIAN"}, Q(name_en__icontains="magician")),
        ({"name": "黑魔导"}, Q(name_zh__contains="黑魔导") | Q(name_zh_community__contains="黑魔导")),
        ({"name": "黑魔术师"}, Q(name_zh_community__contains="黑魔术师")),
        ({"name": "100%"}, Q(name_en="none such")),
        ({"trait": "tuner"}, Q(traits__regex=r"(^| )tuner($| )")),
        ({"trait": "fusion"}, Q(traits__regex=r"(^| )fusion($| )")),
        ({"attribute": "WIND"}, Q(attribute="WIND")),
        ({"race": "Beast"}, Q(race="Beast")),
        ({"level_min": "8"}, Q(level__gte=8)),
        ({"level_max": "1"}, Q(level__lte=1)),
        ({"level_min": "4", "level_max": "4"}, Q(level=4)),
        ({"atk_min": "2500"}, Q(atk__gte=2500)),
        ({"atk_max": "0"}, Q(atk=0)),
        ({"def_min": "2500"}, Q(defense__gte=2500)),
        ({"def_max": "0"}, Q(defense=0)),
        ({"archetype": "Saber"}, Q(archetypes="|Saber|")),
        ({"archetype": "elemental hero"}, Q(archetypes__contains="|Elemental HERO|")),
        ({"archetype": "HERO"}, Q(name_en="none such")),
        ({"archetype": "Elemental HERO|Neos"}, Q(name_en="none such")),
        ({"set": "Vol.1"}, Q(ocg_set="Vol.1")),
        ({"set": "metal raiders"}, Q(tcg_set="Metal Raiders")),
        ({"playable": "true"}, Q(playable=True)),
        ({"playable": "false"}, Q(playable=False)),
        ({"kind": "spell"}, Q(kind="spell")),
        ({"kind": "monster"}, Q(kind="monster")),
        (
            {"race": "Dragon", "attribute": "DARK", "atk_min": "2000"},
            Q(race="Dragon", attribute="DARK", atk__gte=2000),
        ),
    ],
)
def test_a_filter_leaves_what_it_describes_and_nothing_else(client: APIClient, query, conditions: Q):
    """K31: neither inverted nor without effect."""
    a_spell()
    monsters_only = {"level_min", "level_max", "atk_min", "atk_max", "def_min", "def_max"} & set(query)
    wanted = expected(conditions, **({"kind": "monster"} if monsters_only else {}))
    assert passcodes(client, **query) == wanted
    if "none such" not in str(conditions) and query != {"kind": "monster"} and query != {"playable": "true"}:
        assert 0 < len(wanted) < Card.objects.count()


@pytest.mark.parametrize(
    "name",
    [
        "name",
        "kind",
        "trait",
        "attribute",
        "race",
        "level_min",
        "level_max",
        "atk_min",
        "atk_max",
        "def_min",
        "def_max",
        "archetype",
        "set",
        "playable",
    ],
)
def test_an_empty_filter_is_refused_and_matches_neither_nothing_nor_everything(client: APIClient, name: str):
    """K31."""
    response = client.get(LIST, {name: ""})
    assert response.status_code == 400
    assert [error["parameter"] for error in response.json()["errors"]] == [name]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("kind", "creature"),
        ("trait", "huge"),
        ("attribute", "dark"),
        ("race", "Human"),
        ("level_min", "many"),
        ("level_max", "13"),
        ("level_min", "4.5"),
        ("atk_min", "-1"),
        ("def_max", "100000"),
        ("playable", "maybe"),
        ("order", "random"),
        ("order", "race"),
        ("page_size", "1000"),
        ("cursor", "elsewhere"),
        ("colour", "blue"),
    ],
)
def test_a_bad_value_or_an_unknown_filter_is_named(client: APIClient, name: str, value: str):
    response = client.get(LIST, {name: value})
    assert response.status_code == 400
    assert response["Content-Type"].startswith("application/problem+json")
    assert [error["parameter"] for error in response.json()["errors"]] == [name]


def test_no_word_of_a_trait_is_part_of_another():
    """The filter by trait looks for the word in a line of words."""
    words = [trait.value for trait in Trait]
    assert [(one, other) for one in words for other in words if one != other and one in other] == []


# Order and pages


@pytest.mark.parametrize(
    ("order", "field"),
    [
        ("name", "name"),
        ("passcode", "passcode"),
        ("level", "level"),
        ("atk", "atk"),
        ("def", "def"),
        ("date", "ocg_date"),
    ],
)
def test_an_order_runs_through_all_pages_both_ways_and_loses_nobody(
    client: APIClient, order: str, field: str
):
    there = every(client, order=order, page_size=37)
    back = every(client, order=f"-{order}", page_size=41)
    # What only monsters have is in order among them: spells and traps show none of it.
    # Names are in the order of their keys, in which signs and case count for nothing.
    by = key_of if field == "name" else lambda value: value
    values = [[by(card[field]) for card in cards if card[field] is not None] for cards in (there, back)]
    assert values == [sorted(values[0]), sorted(values[1], reverse=True)]
    assert (
        len(passcodes(client, order=order, page_size=37)) == Card.objects.count() == len(there) == len(back)
    )


def test_cards_without_a_value_come_last_and_are_not_lost(client: APIClient):
    Card.objects.filter(race="Dragon").update(atk=None)
    valueless = set(Card.objects.filter(atk=None).values_list("passcode", flat=True))
    assert len(valueless) > Card.objects.filter(race="Dragon").count()
    ordered = every(client, order="-atk", page_size=20)
    assert len(ordered) == Card.objects.count()
    assert {card["passcode"] for card in ordered[-len(valueless) :]} == valueless


def test_a_page_of_fifty_cards_takes_at_most_four_queries(client, django_assert_max_num_queries):
    with django_assert_max_num_queries(8) as queries:
        assert len(client.get(LIST).data["results"]) == 50
    assert len(asking(queries)) == 2
    Card.objects.create(passcode=101, name_en="000", kind="monster", traits="normal", alias=MAGICIAN)
    with django_assert_max_num_queries(8) as queries:
        assert client.get(LIST).data["results"][0]["identity"] == MAGICIAN
    assert len(asking(queries)) == 3


# Freshness


def test_a_reader_who_has_the_present_state_is_told_so(client: APIClient):
    for address in (LIST, f"{LIST}{MAGICIAN}/"):
        first = client.get(address)
        again = client.get(address, headers={"If-None-Match": first["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        chinese = client.get(address, headers={"If-None-Match": first["ETag"], "Accept-Language": "zh-Hans"})
        assert chinese.status_code == 200
    Card.objects.filter(passcode=MAGICIAN).update(level=8)
    assert client.get(f"{LIST}{MAGICIAN}/", headers={"If-None-Match": first["ETag"]}).status_code == 200


def test_a_change_of_the_list_in_force_changes_the_tag(client: APIClient, limits):
    before = client.get(f"{LIST}{MAGICIAN}/")["ETag"]
    limits({MAGICIAN: 1})
    assert client.get(f"{LIST}{MAGICIAN}/")["ETag"] != before
