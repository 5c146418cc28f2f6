"""Decks travel without loss: what is written is read again, what cannot be read is said and kept (K33)."""

import base64
import json
import struct

import pytest
from django.utils.translation import override
from hypothesis import given
from hypothesis import strategies as st

from cards.library import LIBRARY
from cards.search.keys import key_of
from decks.formats import lines, ydk, ydke, ygoprodeck
from decks.formats.content import (
    LARGEST_PASSCODE,
    LARGEST_TEXT,
    MOST_CARDS,
    MOST_LINES,
    Content,
    FormatError,
    Remark,
)
from decks.formats.meanings import Guess
from decks.formats.sections import lines_of
from decks.legality import DeckCard

BLUE_EYES, DARK_MAGICIAN, ULTIMATE = 89631139, 46986414, 23995346

CARDS = {
    BLUE_EYES: DeckCard(passcode=BLUE_EYES, identity=BLUE_EYES, name="Blue-Eyes White Dragon"),
    DARK_MAGICIAN: DeckCard(passcode=DARK_MAGICIAN, identity=DARK_MAGICIAN, name="Dark Magician"),
    ULTIMATE: DeckCard(
        passcode=ULTIMATE, identity=ULTIMATE, name="Blue-Eyes Ultimate Dragon", belongs_in_extra=True
    ),
    86569121: DeckCard(passcode=86569121, identity=86569121, name="7 Completed"),
    62651957: DeckCard(passcode=62651957, identity=62651957, name="X-Head Cannon"),
    1: DeckCard(passcode=1, identity=1, name="Twin"),
    2: DeckCard(passcode=2, identity=2, name="Twin"),
    11: DeckCard(passcode=11, identity=11, name="Painted"),
    12: DeckCard(passcode=12, identity=11, name="Painted"),
}


def find(names):
    alias = {"黑魔导": "Dark Magician"}
    return {
        name: found
        for name in names
        if (found := [card for card in CARDS.values() if card.name == alias.get(name, name)])
    }


passcodes = st.integers(min_value=1, max_value=LARGEST_PASSCODE)
parts = st.lists(passcodes, max_size=70).map(tuple)
contents = st.builds(Content, parts, parts, parts)
texts = st.lists(
    st.one_of(
        st.sampled_from(["#main", "#extra", "!side", "", "  ", "#created by X", "!odd", "89631139 ", "007"]),
        passcodes.map(str),
        st.text(max_size=12),
    ),
    max_size=30,
).map("\n".join)


class TestYdk:
    def test_reads_the_three_parts_in_order_and_keeps_copies_apart(self):
        reading = ydk.read(
            "#created by Yugi\n#main\n46986414\n89631139\n46986414\n#extra\n23995346\n!side\n5\n"
        )
        assert reading.content == Content(
            (DARK_MAGICIAN, BLUE_EYES, DARK_MAGICIAN),
            (ULTIMATE,),
            (5,),
            (Remark("", 0, "#created by Yugi"),),
        )
        assert reading.unread == ()

    @pytest.mark.parametrize(
        "text",
        [
            "\ufeff#main\r\n89631139\r\n",
            "#main\r89631139\r",
            "#main\n\n\n089631139\n",
            "#main\n  89631139  \n",
            "#MAIN\n\t89631139",
            "89631139",
        ],
    )
    def test_k33_marks_line_ends_zeros_and_blanks_change_nothing(self, text):
        reading = ydk.read(text)
        assert reading.content == Content((BLUE_EYES,))
        assert not reading.unread

    def test_a_code_that_no_card_bears_is_kept(self):
        assert ydk.read("#main\n4294967295\n").content.main == (4294967295,)

    @pytest.mark.parametrize(
        "line",
        [
            "0",
            "000",
            "4294967296",
            "9" * 5000,
            "-5",
            "Dark Magician",
            "89631139 3",
            "89631139 -- x",
            "８９",
            "1.0",
        ],
    )
    def test_k33_a_line_that_cannot_be_read_is_told_with_its_number_and_kept(self, line):
        reading = ydk.read(f"#main\n89631139\n{line}\n46986414\n")
        assert reading.content.main == (BLUE_EYES, DARK_MAGICIAN)
        (unread,) = reading.unread
        assert (unread.line, unread.text) == (3, line)
        assert unread.reason
        assert ydk.write(reading.content) == f"#main\n89631139\n{line}\n46986414\n#extra\n!side\n"

    def test_comments_stay_where_they_stood(self):
        text = "#created by Yugi\n#main\n# beaters\n1\n# walls\n2\n#extra\n3\n!side\n# against spells\n"
        assert ydk.write(ydk.read(text).content) == text

    @given(contents)
    def test_what_is_written_is_read_again(self, content):
        reading = ydk.read(ydk.write(content))
        assert reading.content == content
        assert not reading.unread

    @given(texts)
    def test_every_line_is_a_card_a_heading_a_remark_or_blank(self, text):
        reading = ydk.read(text)
        filled = [line.strip() for line in lines_of(text) if line.strip()]
        headings = [line for line in filled if line.lower() in ("#main", "#extra", "!side")]
        content = reading.content
        assert len(filled) == len(headings) + len(content.passcodes) + len(content.remarks)
        assert len(reading.unread) == len(content.unread)

    @given(texts)
    def test_writing_what_was_read_loses_nothing(self, text):
        content = ydk.read(text).content
        again = ydk.read(ydk.write(content)).content
        assert (again.main, again.extra, again.side) == (content.main, content.extra, content.side)
        assert [remark.text for remark in again.remarks] == [
            remark.text
            for section in ("", "main", "extra", "side")
            for remark in content.remarks
            if remark.section == section
        ]
        assert ydk.write(again) == ydk.write(content)


class TestYdke:
    def test_a_link_is_little_endian_base64_with_three_marks(self):
        link = "ydke://o6lXBQ==!!o6lXBaOpVwU=!"
        content = Content((BLUE_EYES,), (), (BLUE_EYES, BLUE_EYES))
        assert struct.unpack("<I", base64.b64decode("o6lXBQ==")) == (BLUE_EYES,)
        assert ydke.write(content) == link
        assert ydke.read(link).content == content

    @pytest.mark.parametrize(
        "link",
        ["ydke://o6lXBQ!!!", "  YDKE://o6lXBQ==!!!\r\n", "\ufeffydke://o6lXBQ==!!", "ydke://o6lX\nBQ==!!!"],
    )
    def test_a_link_may_be_wrapped_and_lack_padding(self, link):
        assert ydke.read(link).content == Content((BLUE_EYES,))

    @given(contents)
    def test_what_is_written_is_read_again(self, content):
        assert ydke.read(ydke.write(content)).content == content

    @pytest.mark.parametrize(
        ("link", "told"),
        [
            ("o6lXBQ==!!!", "begins with ydke://"),
            ("ydke://", "three parts"),
            ("ydke://o6lXBQ==!", "three parts"),
            ("ydke://!!!!", "three parts"),
            ("ydke://!ö!!", "extra deck"),
            ("ydke://!!o6lXB!", "side deck"),
            ("ydke://o6lX!!!", "multiple of four"),
            ("ydke://o6lXBQAAAAA=!!!", "Card 2 of the main deck"),
        ],
    )
    def test_a_damaged_link_is_refused_with_the_place(self, link, told):
        with pytest.raises(FormatError, match=told):
            ydke.read(link)


class TestLines:
    @pytest.mark.parametrize(
        "line",
        [
            "3 Dark Magician",
            "3x Dark Magician",
            "3 x  Dark Magician",
            "3×黑魔导",
            "Dark Magician x3",
            "黑魔导 ×3",
            "3  46986414",
            "3x46986414",
            "黑魔导 3",
            "黑魔导*3",
            "3张 黑魔导",
            "3张黑魔导",
            "黑魔导 3枚",
            "３ｘ 黑魔导",
            "003 Dark Magician",
        ],
    )
    def test_a_line_is_a_count_and_a_card(self, line):
        reading = lines.read(line, find=find)
        assert reading.content == Content((DARK_MAGICIAN,) * 3)
        assert not reading.unread

    def test_a_number_alone_is_a_passcode(self):
        assert lines.read("89631139", find=find).content.main == (BLUE_EYES,)

    def test_names_that_begin_with_a_number_or_an_x_are_names(self):
        reading = lines.read("7 Completed\n2 7 Completed\n2 X-Head Cannon", find=find)
        assert reading.content.main == (86569121,) * 3 + (62651957,) * 2

    def test_before_the_first_heading_cards_go_where_they_belong(self):
        reading = lines.read("1 Blue-Eyes Ultimate Dragon\n1 Dark Magician", find=find)
        assert reading.content == Content((DARK_MAGICIAN,), (ULTIMATE,))

    @pytest.mark.parametrize("heading", ["#extra", "!extra", "Extra Deck:", "额外卡组：", "EXTRA"])
    def test_headings_may_be_words(self, heading):
        assert lines.read(f"{heading}\n1 Dark Magician", find=find).content.extra == (DARK_MAGICIAN,)

    @pytest.mark.parametrize(
        "heading", ["Main", "主卡组", "主卡組 40", "Monsters (20)", "【魔法】", "陷阱：", "== Spells =="]
    )
    def test_a_part_of_the_main_deck_begins_it(self, heading):
        text = f"side\n{heading}\n1 Dark Magician"
        assert lines.read(text, find=find).content.main == (DARK_MAGICIAN,)

    def test_no_card_is_called_as_a_heading(self):
        names = {name for card in LIBRARY.values() for name in (card.name_en, card.name_zh) if name}
        assert not {name for name in names if lines.heading_of(name)}
        assert not set(map(key_of, names)) & set(lines.WORDED_HEADINGS)

    @pytest.mark.parametrize("heading", ["!side", "#side", "side", "副卡组", "Sideboard:", "副卡組（15张）"])
    def test_the_side_deck_may_begin_with_either_mark(self, heading):
        assert lines.read(f"#main\n{heading}\n5", find=find).content.side == (5,)

    def test_k33_an_unknown_name_is_told_and_kept(self):
        reading = lines.read("3 Dark Magican\n1 Dark Magician", find=find)
        assert [(unread.line, unread.text) for unread in reading.unread] == [(1, "3 Dark Magican")]
        assert reading.content.remarks == (Remark("", 0, "3 Dark Magican", readable=False),)

    def test_a_name_of_two_cards_is_told_with_both_passcodes(self):
        (unread,) = lines.read("2 Twin", find=find).unread
        assert "1, 2" in unread.reason

    def test_artworks_of_one_card_are_not_two_cards(self):
        assert lines.read("Painted", find=find).content.main == (11,)

    @pytest.mark.parametrize(
        "line",
        ["0 Dark Magician", "Dark Magician x0", "4 4294967296", "1001 5", "9" * 5000 + " Dark Magician"],
    )
    def test_counts_and_codes_out_of_range_are_told(self, line):
        reading = lines.read(line, find=find)
        assert len(reading.unread) == 1
        assert reading.content.main == ()

    def test_a_ydk_file_is_read_too(self):
        text = "#created by Yugi\n#main\n89631139\n#extra\n23995346\n!side\n46986414\n"
        assert lines.read(text, find=find).content == ydk.read(text).content

    @given(
        st.lists(st.sampled_from([*CARDS, 99]), max_size=60).map(tuple),
        st.lists(st.sampled_from(["# walls", "what?", "3 No Such Card"]), max_size=3),
        st.data(),
    )
    @pytest.mark.parametrize("worded", [False, True])
    @pytest.mark.parametrize("language", ["en", "zh-hans"])
    def test_what_is_written_is_read_again(self, language, worded, cards, said, data):
        places = sorted(data.draw(st.integers(0, len(cards))) for _ in said)
        remarks = tuple(
            Remark("main", place, text, readable=text.startswith("#"))
            for place, text in zip(places, said, strict=True)
        )
        content = Content(cards, cards[:7], cards[:3], remarks)
        with override(language):
            text = lines.write(content, cards=CARDS, find=find, worded=worded)
        assert lines.read(text, find=find).content == content

    def test_a_name_that_is_meant_beyond_doubt_is_put_right_and_told(self):
        def guess(names):
            return {name: Guess(sure=CARDS[DARK_MAGICIAN]) for name in names if name == "Dark Magican"}

        reading = lines.read("1 5\n3 Dark Magican\n1 Blah", find=find, guess=guess)
        assert reading.content.main == (5, *[DARK_MAGICIAN] * 3)
        (one,) = reading.corrected
        assert (one.line, one.text, one.count, one.name) == (2, "3 Dark Magican", 3, "Dark Magician")
        assert [each.line for each in reading.unread] == [3]

    def test_whoever_is_unsure_asks(self):
        def guess(names):
            return {name: Guess(perhaps=[CARDS[ULTIMATE], CARDS[BLUE_EYES]]) for name in names}

        (unread,) = lines.read("2 Blue-Eyes", find=find, guess=guess).unread
        asked = [(one.count, one.passcode) for one in unread.candidates]
        assert asked == [(2, ULTIMATE), (2, BLUE_EYES)]
        (unread,) = lines.read("2 Twin", find=find).unread
        assert [(one.count, one.passcode) for one in unread.candidates] == [(2, 1), (2, 2)]


class TestYgoprodeck:
    @given(parts, parts, parts, st.booleans(), st.sampled_from([int, str, "{:08}".format]))
    def test_passcodes_are_read_whether_lists_or_lists_in_text(self, main, extra, side, nested, written):
        told = {
            key: json.dumps(cards) if nested else cards
            for key, cards in (
                ("main_deck", [*map(written, main)]),
                ("extra_deck", [*map(written, extra)]),
                ("side_deck", [*map(written, side)]),
            )
        }
        reading = ygoprodeck.read(json.dumps(told))
        assert reading.content == Content(main, extra, side)
        assert ygoprodeck.read(json.dumps([told])).content == reading.content

    def test_what_else_is_said_of_the_deck_is_kept(self):
        text = json.dumps({"deck_name": "Old\nTimes", "main_deck": [5], "views": 7})
        assert ygoprodeck.read(text).content == Content(
            (5,), remarks=(Remark("", 0, "# deck_name: Old Times"),)
        )

    def test_an_entry_that_is_no_passcode_is_told_with_its_place_and_kept(self):
        text = '{\n"main_deck": [5, "x\\u0000y", 6, 1.5],\n"side_deck": [null]}'
        reading = ygoprodeck.read(text)
        assert (reading.content.main, reading.content.side) == ((5, 6), ())
        assert [(each.line, each.text) for each in reading.unread] == [
            (2, '"x\\u0000y"'),
            (2, '"1.5"'),
            (3, "null"),
        ]
        assert "Entry 2 of main_deck" in reading.unread[0].reason
        assert [(each.section, each.after) for each in reading.content.unread] == [
            ("main", 1),
            ("main", 2),
            ("side", 0),
        ]


class TestSizes:
    def test_k33_a_text_over_the_limit_is_refused_aloud(self):
        with pytest.raises(FormatError, match=str(LARGEST_TEXT)):
            ydk.read("#" + "x" * LARGEST_TEXT)

    def test_a_text_at_the_limit_is_read(self):
        assert ydk.read("#" + "x" * (LARGEST_TEXT - 1)).content.remarks

    @pytest.mark.parametrize(
        "read",
        [
            lambda: ydk.read("5\n" * (MOST_CARDS + 1)),
            lambda: ydke.read(ydke.write(Content((5,) * (MOST_CARDS + 1)))),
            lambda: lines.read("1000 Dark Magician\n1 5", find=find),
            lambda: ygoprodeck.read(json.dumps({"main_deck": [5] * (MOST_CARDS + 1)})),
        ],
    )
    def test_more_cards_than_can_be_kept_are_refused_aloud(self, read):
        with pytest.raises(FormatError, match=str(MOST_CARDS)):
            read()

    @pytest.mark.parametrize("read", [ydk.read, lambda text: lines.read(text, find=find)])
    def test_more_lines_than_can_be_kept_are_refused_aloud(self, read):
        read("?\n" * (MOST_LINES - 1))
        with pytest.raises(FormatError, match=str(MOST_LINES)):
            read("?\n" * MOST_LINES)

    def test_as_many_cards_as_can_be_kept_are_read(self):
        assert len(ydk.read("5\n" * MOST_CARDS).content.main) == MOST_CARDS
