"""Writings side by side are searched as each of them by itself would be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.indexing import index_cards
from cards.models import Card, Name
from cards.search import conditions
from cards.search.names import names_now
from cards.search.reading import read
from cards.search.written import Written
from tests.catalogue import fill_catalogue

writing = st.text(alphabet="ab黑魔 ", max_size=6)


@given(st.lists(writing), writing.filter(bool))
def test_a_piece_is_found_wherever_it_stands(writings: list[str], piece: str) -> None:
    written = Written((10 * place, one) for place, one in enumerate(writings))
    assert [written[place] for place in range(len(written))] == writings
    inside = [place for place, one in enumerate(writings) if piece in one]
    assert list(written.having(piece)) == inside
    begun = [place for place, one in enumerate(writings) if one.startswith(piece)]
    assert list(written.beginning(piece)) == begun
    assert written.owners_having(piece, len(inside)) == {10 * place for place in inside}
    assert written.owners_having(piece, len(begun), at_start=True) == {10 * place for place in begun}
    if inside:
        assert written.owners_having(piece, len(inside) - 1) is None
    for first in range(len(writings)):
        assert written.some(first, len(writings)) == writings[first:]
        assert written.length(first) == len(writings[first])
    assert written.some(1, 1) == []


@pytest.mark.django_db
@pytest.mark.parametrize(
    "typed",
    [
        "dragon",
        "黑魔",
        "hmd",
        "longxiang",
        "-dragon t:fusion",
        'text:"destroy"',
        "效果:破坏 or 光",
        "a -e",
        "q",
    ],
)
def test_what_many_have_is_found_by_the_database_and_alike(typed: str, monkeypatch) -> None:
    fill_catalogue()

    def found() -> list[int]:
        asked = conditions.search(read(typed)).condition
        return list(Card.objects.filter(asked).values_list("passcode", flat=True))

    by_memory = found()
    monkeypatch.setattr(conditions, "MOST_FOUND", 0)
    assert found() == by_memory


@pytest.mark.django_db
def test_what_is_found_follows_every_change(django_assert_num_queries) -> None:
    fill_catalogue()

    def found(typed: str) -> set[str]:
        asked = conditions.search(read(typed)).condition
        return set(Card.objects.filter(asked).values_list("name_en", flat=True))

    assert found("qqmst") == set()
    card = Card.objects.get(name_en="Mystical Space Typhoon")
    nickname = Name.objects.create(card=card, text="MST", key="qqmst")
    assert found("qqmst") == {card.name_en}
    nickname.key = "qqtyph"
    nickname.save()
    assert found("qqmst") == set()
    assert found("qqtyph") == {card.name_en}
    index_cards([card])
    assert card.name_en in found('text:"destroy"')
    names_now()
    with django_assert_num_queries(1):
        names_now()
