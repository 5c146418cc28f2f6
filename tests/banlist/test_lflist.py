"""The files of duel programs: what is read, what is written, what is told, and the hash of a list."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banlist.lflist import (
    BYTES_AT_MOST,
    LARGEST_PASSCODE,
    LARGEST_POINTS,
    ConfList,
    Line,
    NotAList,
    hash_of,
    read,
    write,
)

EDOPRO = """#[2013.9 OCG]
!2013.9 OCG
#Forbidden
12345678 0 --A card
87654321 0
#Limited
23456789 1 --Another -- with dashes
#Semi-limited
34567890 2\t--A third
!Old cards
$whitelist
12345678 3 --A card
87654321 1 no dashes
"""

CLASSIC_POINTS = """!Genesys
$genesys 100
12345678 $genesys 30 --A card
23456789 0
12345678 2
"""


def read_text(text):
    return read(text.encode())


class TestReading:
    def test_lists_with_their_limits_and_names(self):
        reading = read_text(EDOPRO)
        assert reading.problems == ()
        first, second = reading.lists
        assert first == ConfList(
            "2013.9 OCG",
            lines=(
                Line(12345678, 0, 0, "A card"),
                Line(87654321, 0),
                Line(23456789, 1, 0, "Another -- with dashes"),
                Line(34567890, 2, 0, "A third"),
            ),
        )
        assert second == ConfList(
            "Old cards",
            whitelist=True,
            lines=(Line(12345678, 3, 0, "A card"), Line(87654321, 1, 0, "no dashes")),
        )

    def test_points_and_limits_of_one_card_belong_together(self):
        (only,) = read_text(CLASSIC_POINTS).lists
        assert only == ConfList(
            "Genesys",
            cap=100,
            key="genesys",
            lines=(Line(12345678, 2, 30, "A card"), Line(23456789, 0)),
        )

    def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(self):
        assert read(b"\xef\xbb\xbf" + EDOPRO.replace("\n", "\r\n").encode()) == read_text(EDOPRO)

    @pytest.mark.parametrize(
        ("line", "reason"),
        [
            ("12345678", "write a passcode and how many copies"),
            ("card 1", "write a passcode and how many copies"),
            ("12345678 4", "4 is not a number from 0 to 3"),
            ("12345678 -1", "-1 is not a number from 0 to 3"),
            ("0 1", "0 is not a number from 1"),
            ("4294967296 1", "4294967296 is not a number"),
            ("12345678 3 81 --Priced", "there is a second number"),
            ("12345678 $genesys 30", "no cap for these points"),
            ("$speed", "only “$whitelist” and a cap"),
            ("1" * 2_000, "the line is too long"),
            ("55 1", "the list says this of the card already"),
        ],
    )
    def test_a_line_that_says_nothing_is_told_with_its_number_and_the_rest_is_kept(self, line, reason):
        reading = read_text(f"!A list\n55 0\n{line}\n66 1\n")
        assert [each.lines for each in reading.lists] == [(Line(55, 0), Line(66, 1))]
        (problem,) = reading.problems
        assert problem.line == 3
        assert reason in problem.reason
        assert reason in str(problem)

    def test_a_line_before_the_first_list_is_told(self):
        (problem,) = read_text("55 0\n!A list\n").problems
        assert (problem.line, problem.text) == (1, "55 0")

    def test_nothing_that_cannot_be_shown_is_kept_of_a_name(self):
        reading = read_text("!A\x00\x1b[31m\u202e list\n55 1 --<script>\x07\n")
        assert reading.lists == (ConfList("A[31m list", lines=(Line(55, 1, 0, "<script>"),)),)

    @pytest.mark.parametrize(
        ("content", "told"),
        [
            (b"", "holds no list"),
            (b"#only\n#remarks\n", "holds no list"),
            (b"!A list\n\xff\xfe", "byte 9 cannot be read"),
            (EDOPRO.encode("utf-16"), "UTF-16"),
            (b"!" + b"a" * BYTES_AT_MOST, "too large"),
            (b"!A\n" * 501, "more than 500 lists"),
            (b"!A\n" + b"nothing\n" * 1_001, "More than 1,000 lines"),
            (b"!A\n" + b"".join(b"%d 1\n" % number for number in range(1, 30_002)), "more than 30,000 cards"),
        ],
        ids=["empty", "remarks", "no text", "utf-16", "huge", "many lists", "many problems", "many cards"],
    )
    def test_a_file_that_is_none_is_refused(self, content, told):
        with pytest.raises(NotAList, match=told):
            read(content)


class TestHash:
    """By facts of the two programs: the seed, the fold, and a published list with its number."""

    def test_it_is_the_one_that_clients_count(self):
        listed = ConfList(
            "2026.01", lines=(Line(21044178, 0), Line(62320425, 0), Line(89631139, 1), Line(53582587, 2))
        )
        assert hash_of(listed) == 3948153423

    def test_neither_order_nor_names_nor_the_name_of_the_list_matter(self):
        lines = (Line(21044178, 0, 0, "One"), Line(89631139, 1))
        one, other = ConfList("A", lines=lines), ConfList("B", whitelist=True, lines=lines[::-1])
        assert hash_of(one) == hash_of(other)

    def test_limits_points_caps_and_what_points_are_called_do(self):
        lists = [
            ConfList("A", lines=(Line(5, 0),)),
            ConfList("A", lines=(Line(5, 1),)),
            ConfList("A", cap=100, lines=(Line(5, 3, 10),)),
            ConfList("A", cap=100, lines=(Line(5, 3, 11),)),
            ConfList("A", cap=99, lines=(Line(5, 3, 10),)),
            ConfList("A", cap=100, key="genesys", lines=(Line(5, 3, 10),)),
        ]
        assert len({hash_of(each) for each in lists}) == len(lists)

    def test_an_empty_list_has_the_seed(self):
        assert hash_of(ConfList("A")) == 0x7DFCEE6A


names = st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S"]), min_size=1, max_size=30)
keys = st.from_regex(r"[a-z]{1,20}", fullmatch=True).filter(lambda key: not key.startswith("whitelist"))


@st.composite
def lists(draw):
    kind = draw(st.sampled_from(["limits", "whitelist", "points"]))
    passcodes = draw(st.lists(st.integers(1, LARGEST_PASSCODE), unique=True, max_size=8))
    priced = kind == "points"
    return ConfList(
        draw(names),
        whitelist=kind == "whitelist",
        cap=draw(st.integers(0, LARGEST_POINTS)) if priced else None,
        key=draw(keys) if priced else "points",
        lines=tuple(
            Line(
                passcode,
                draw(st.integers(0, 3)),
                draw(st.integers(0, LARGEST_POINTS)) if priced else 0,
                draw(st.just("") | names).lstrip("-"),
            )
            for passcode in passcodes
        ),
    )


def same(one):
    """A file's lines stand in the order of their limits."""
    return (one.name, one.whitelist, one.cap, one.key, set(one.lines))


@given(st.lists(lists(), min_size=1, max_size=3))
def test_what_is_written_is_read_again(written):
    reading = read_text(write(written))
    assert reading.problems == ()
    assert [same(one) for one in reading.lists] == [same(one) for one in written]
    assert [hash_of(one) for one in reading.lists] == [hash_of(one) for one in written]


@given(st.binary(max_size=300))
def test_no_file_does_more_than_be_refused(content):
    with contextlib.suppress(NotAList):
        assert read(b"!A list\n" + content).lists
