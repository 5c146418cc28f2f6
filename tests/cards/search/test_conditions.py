"""What a query finds, in both languages and however it is typed, on both databases alike."""

import datetime

import pytest

from banlist.models import BanList, Entry
from cards.models import Card, Name
from cards.search.conditions import search
from cards.search.reading import QueryError, read
from cards.services import load_library
from tests.catalogue import fill_catalogue

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _cards(db: None) -> None:
    fill_catalogue()


def found(typed: str) -> set[str]:
    return set(Card.objects.filter(search(read(typed)).condition).values_list("name_en", flat=True))


NAMED_MAGICIAN_GIRL = [
    "dark magician girl",
    "DARK  MAGICIAN  GIRL",
    "darkmagiciangirl",
    "Dark-Magician-Girl",
    "ｄａｒｋ ｍａｇｉｃｉａｎ ｇｉｒｌ",
    '"magician girl"',
    "黑魔导女孩",
    "黑魔導女孩",
    "黑魔术少女",
    "heimodaonvhai",
    "hmdnh",
    "38033121",
]


@pytest.mark.parametrize("typed", NAMED_MAGICIAN_GIRL)
def test_a_name_is_found_however_it_is_typed(typed: str) -> None:
    assert "Dark Magician Girl" in found(typed)


def test_words_stand_in_any_order_and_a_phrase_in_its_own() -> None:
    assert "Dark Magician Girl" in found("girl magician")
    assert "Dark Magician Girl" not in found('"girl magician"')


def test_signs_alone_are_in_every_name() -> None:
    assert found("- magician") == found("magician") != set()


SAME = [
    ("t:trap", "类型:陷阱"),
    ("type:TRAP", "t:陷阱卡"),
    ("attribute:光", "attr=light"),
    ("race:dragon", "种族:龙"),
    ("race:dragon", "r:龙族"),
    ("level:4 t:monster", "等级=4"),
    ("atk>=2500", "攻击力≥2500"),
    ("-t:monster", "t:spell or t:trap"),
    ("-(t:spell or t:trap)", "t:monster"),
    ("t:tuner", "t:调整"),
    ("t!=tuner t:monster", "-t:tuner t:monster"),
    ("playable:yes", "可决斗:是"),
    ("name:kuriboh", "kuriboh"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_both_languages_ask_for_the_same(one: str, other: str) -> None:
    assert found(one) == found(other) != set()


def test_numbers_belong_to_monsters_alone() -> None:
    """A spell has no level, not a level of 0 (N3: "?" compares with nothing)."""
    assert found("level<=1") & found("t:spell") == set()
    Card.objects.create(passcode=901, name_en="Tragic One", kind="monster", atk=None, defense=0)
    Card.objects.create(passcode=902, name_en="Empty Spell", kind="spell", atk=None)
    unknown = found("atk:?")
    assert unknown == {card.name_en for card in Card.objects.filter(kind="monster", atk=None)}
    assert {"Tragic One", "Tragoedia"} <= unknown
    assert "Tragic One" not in found("atk>=0") | found("atk<9999")
    assert "Tragic One" in found("def:0")


def test_a_number_is_compared_with_another() -> None:
    both = found("atk=def")
    monsters = Card.objects.filter(kind="monster", atk__isnull=False)
    assert both == {card.name_en for card in monsters if card.atk == card.defense}
    assert found("atk>def") | found("atk<def") | both == found("atk>=0 def>=0")


def test_dates_are_days_months_or_years() -> None:
    of_1999 = found("date:1999")
    assert of_1999 == found("date>=1999-01 date<2000") == found("date>1998 date<=1999-12-31")
    assert of_1999 == set(Card.objects.filter(ocg_date__year=1999).values_list("name_en", flat=True)) != set()


def test_texts_are_found_in_both_languages() -> None:
    assert "Pot of Greed" in found('text:"draw 2 cards"')
    assert "Pot of Greed" in found("text:自己抽2张")
    assert "Pot of Greed" not in found('text:"cards 2 draw"')


def test_an_archetype_is_whole(db: None) -> None:
    """K23: never a part of its name."""
    assert "Kuriboh" in found("archetype:kuriboh")
    assert found("archetype:kuri") == set()


def test_limits_are_those_of_the_day() -> None:
    greed = Card.objects.get(name_en="Pot of Greed")
    for day, limit in ((datetime.date(2000, 1, 1), 1), (datetime.date(2005, 1, 1), 0)):
        banned = BanList.objects.create(
            name=str(day),
            effective_date=day,
            status=BanList.Status.PUBLISHED,
            published_at=datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC),
        )
        Entry.objects.create(ban_list=banned, passcode=greed.pk, limit=limit)

    def limited(typed: str, on: datetime.date) -> set[str]:
        wanted = search(read(typed), on=on).condition
        return set(Card.objects.filter(wanted).values_list("name_en", flat=True))

    assert limited("limit:limited", datetime.date(2001, 1, 1)) == {"Pot of Greed"}
    assert limited("limit:limited", datetime.date(2006, 1, 1)) == set()
    assert limited("禁限:禁止", datetime.date(2006, 1, 1)) == {"Pot of Greed"}
    assert "Pot of Greed" not in limited("limit:unlimited", datetime.date(2006, 1, 1))


def test_a_card_is_counted_with_the_one_it_is_treated_as() -> None:
    """K32: a chain of aliases is followed to its end."""
    greed = Card.objects.get(name_en="Pot of Greed")
    other = Card.objects.create(passcode=901, name_en="Other Pot", kind="spell", alias=greed.pk)
    Card.objects.create(passcode=902, name_en="Third Pot", kind="spell", alias=other.pk)
    banned = BanList.objects.create(
        name="x",
        effective_date=datetime.date(2000, 1, 1),
        status=BanList.Status.PUBLISHED,
        published_at=datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC),
    )
    Entry.objects.create(ban_list=banned, passcode=greed.pk, limit=0)
    assert found("limit:forbidden") == {"Pot of Greed", "Other Pot", "Third Pot"}


def test_a_nickname_is_a_name() -> None:
    card = Card.objects.get(name_en="Mystical Space Typhoon")
    Name.objects.create(card=card, text="MST", key="mst")
    assert "Mystical Space Typhoon" in found("mst")
    load_library()
    assert "Mystical Space Typhoon" in found("mst")


ORDERS = {
    "sort:atk": "atk",
    "sort:-atk": "-atk",
    "t:monster 排序:攻击力 方向:desc": "-atk",
    "sort:level direction:asc": "level",
    "dragon": None,
}


@pytest.mark.parametrize("typed", ORDERS)
def test_the_order_is_part_of_what_is_asked(typed: str) -> None:
    assert search(read(typed)).order == ORDERS[typed]


WRONG = {
    "levle:4": (0, "level"),
    "colour:red": (0, "archetype"),
    "t:trao": (2, "trap"),
    "level:four": (6, "level:4"),
    "race>dragon": (5, "race:"),
    "date:2005-13": (5, "2005-03"),
    "playable:maybe": (9, "yes"),
    "limit:some": (6, "forbidden"),
    "sort:colour": (5, "atk"),
    "direction:up": (10, "sort:"),
    "a or (b sort:atk)": (13, "outside"),
    "-sort:atk": (6, "outside"),
    "passcode:abc": (9, "whole number"),
    'text:"!"': (5, "nothing"),
    "direction:sideways sort:atk": (10, "asc"),
}


@pytest.mark.parametrize("typed", WRONG)
def test_an_error_points_at_its_place_and_says_what_would_be_right(typed: str) -> None:
    at, hint = WRONG[typed]
    with pytest.raises(QueryError, match=hint) as wrong:
        search(read(typed))
    assert wrong.value.at == at
