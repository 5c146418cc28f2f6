"""What is typed to look for cards is read as meant, or refused at the character that is wrong."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cards.search.query import EVERYTHING, AllOf, AnyOf, Compare, Field, Named, Not, Query
from cards.search.reading import LONGEST, QueryError, plain, read


def field(name: str, compare: str, value: str) -> Field:
    return Field(name, Compare(compare), value, 0)


A, B, C = Named("a"), Named("b"), Named("c")

READ: dict[str, Query] = {
    "": EVERYTHING,
    "  ": EVERYTHING,
    "a": A,
    "a b": AllOf((A, B)),
    "a or b c": AnyOf((A, AllOf((B, C)))),
    "a OR b": AnyOf((A, B)),
    "a 或 b": AnyOf((A, B)),
    "a | b": AnyOf((A, B)),
    "a (b or c)": AllOf((A, AnyOf((B, C)))),
    "a (b c)": AllOf((A, B, C)),
    "-a": Not(A),
    "-(a b)": Not(AllOf((A, B))),
    "-(-a)": Not(Not(A)),
    "- a": AllOf((Named("-"), A)),
    "E - Emergency Call": AllOf((Named("E"), Named("-"), Named("Emergency"), Named("Call"))),
    "Man-Eater Bug": AllOf((Named("Man-Eater"), Named("Bug"))),
    '"or"': Named("or"),
    '"dark magician"': Named("dark magician"),
    r'"say \"no\" \\ x"': Named(r'say "no" \ x'),
    "t:trap": field("t", ":", "trap"),
    "ATK>=2000": field("atk", ">=", "2000"),
    "atk≥2000": field("atk", ">=", "2000"),
    "atk != 0": field("atk", "!=", "0"),
    "类型：陷阱": field("类型", ":", "陷阱"),
    "ａｔｋ＜１０": field("atk", "<", "10"),
    'text:"destroy all"': field("text", ":", "destroy all"),
    "text:“destroy all”": field("text", ":", "destroy all"),
    "date<2005-01-01": field("date", "<", "2005-01-01"),
    "sort:-atk": field("sort", ":", "-atk"),
    "ratio:a:b": field("ratio", ":", "a:b"),
    ":a": Named(":a"),
    "or a": AllOf((Named("or"), A)),
}


@pytest.mark.parametrize("typed", READ)
def test_it_is_read_as_meant(typed: str) -> None:
    assert read(typed) == READ[typed]


@pytest.mark.parametrize("typed", READ)
def test_what_is_printed_reads_as_the_same(typed: str) -> None:
    assert read(str(READ[typed])) == READ[typed]


WRONG = {
    "a or": 4,
    "level:": 6,
    "a (b": 2,
    "a) b": 1,
    "a ()": 3,
    'a "b': 2,
    'a "b\\"': 2,
    "a" * (LONGEST + 1): LONGEST,
    "(" * 21 + "a" + ")" * 21: 20,
    "a " * 51: 102,
}


@pytest.mark.parametrize("typed", WRONG)
def test_an_error_points_at_its_character(typed: str) -> None:
    with pytest.raises(QueryError) as wrong:
        read(typed)
    assert (wrong.value.at, bool(wrong.value.message)) == (WRONG[typed], True)


def test_twenty_levels_and_fifty_terms_are_read() -> None:
    assert read("(" * 20 + "a" + ")" * 20) == A
    assert read("a " * 50) == AllOf((A,) * 50)


@given(st.text(max_size=LONGEST))
@example("\0")
@example("-" * LONGEST)
@example("(" * LONGEST)
@example('"' * LONGEST)
@example("a:" * 250)
def test_any_text_is_read_or_refused_inside_it(typed: str) -> None:
    where = 0
    try:
        query = read(typed)
    except QueryError as wrong:
        where = wrong.at
    else:
        if len(str(query)) <= LONGEST:
            assert read(str(query)) == query
    assert 0 <= where <= len(typed)


SAID = st.text(min_size=1, max_size=8).map(plain).filter(str.strip)
NAMES = st.text("abc攻击", min_size=1, max_size=4)
LEAVES = SAID.map(Named) | st.builds(Field, NAMES, st.sampled_from(Compare), SAID, st.just(0))


def flat(kind: type, parts: list[Query]) -> Query:
    """Parts of their own kind stand side by side, as they are read."""
    apart: list[Query] = []
    for part in parts:
        apart += part.parts if isinstance(part, AllOf | AnyOf) and isinstance(part, kind) else [part]
    return kind(tuple(apart))


QUERIES = st.recursive(
    LEAVES,
    lambda inner: (
        inner.map(Not)
        | st.lists(inner, min_size=2, max_size=3).map(lambda parts: flat(AllOf, parts))
        | st.lists(inner, min_size=2, max_size=3).map(lambda parts: flat(AnyOf, parts))
    ),
    max_leaves=10,
)


@given(QUERIES)
def test_every_printed_query_reads_as_itself(query: Query) -> None:
    if len(str(query)) <= LONGEST:
        assert read(str(query)) == query
