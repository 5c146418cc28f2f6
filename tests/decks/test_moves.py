"""A copy comes, goes, or changes its part; nothing else of the deck is touched."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.formats.content import SECTIONS, Content, Remark
from decks.hands import drawn
from decks.legality import Part
from decks.moves import MOVES_AT_ONCE, BadMove, Move, moved, read_moves

passcodes = st.integers(min_value=1, max_value=5)
parts = st.lists(passcodes, max_size=6).map(tuple)
remarks = st.lists(
    st.builds(
        Remark, st.sampled_from(["", *SECTIONS]), st.integers(0, 6), st.text(max_size=3), st.booleans()
    ),
    max_size=4,
).map(tuple)
contents = st.builds(Content, parts, parts, parts, remarks)
moves = st.builds(Move, passcodes, st.sampled_from([None, *Part]), st.sampled_from([None, *Part])).filter(
    lambda move: move.came_from is not move.goes_to
)


class TestReading:
    @pytest.mark.parametrize(
        ("written", "move"),
        [
            ("add main 46986414", Move(46986414, None, Part.MAIN)),
            ("remove extra 7", Move(7, Part.EXTRA, None)),
            ("shift side main 7", Move(7, Part.SIDE, Part.MAIN)),
        ],
    )
    def test_a_move_is_read_as_it_is_written(self, written, move):
        assert read_moves([written]) == [move]
        assert str(move) == written

    @pytest.mark.parametrize(
        "written",
        [
            *("", "add", "add main", "add hand 7", "add main side 7", "shift main 7", "burn main 7"),
            *(
                "add main 0",
                "add main 4294967296",
                "add main -7",
                "add main ７",
                "add main 7 ",
                "add main 7\n",
            ),
            "add main 12345678901",
        ],
    )
    def test_what_is_no_move_is_refused(self, written):
        with pytest.raises(BadMove):
            read_moves([written])

    def test_no_more_at_once_than_a_hand_can_press(self):
        assert len(read_moves(["add main 7"] * MOVES_AT_ONCE)) == MOVES_AT_ONCE
        with pytest.raises(BadMove, match="At most 100"):
            read_moves(["add main 7"] * (MOVES_AT_ONCE + 1))


class TestMoving:
    @given(contents, moves)
    def test_one_copy_and_no_other_card_moves(self, content, move):
        if move.came_from and move.passcode not in getattr(content, move.came_from):
            with pytest.raises(BadMove, match="not there any more"):
                moved(content, [move])
            return
        after = moved(content, [move])
        for part in Part:
            gained = Counter(getattr(after, part))
            gained.subtract(getattr(content, part))
            expected = (part is move.goes_to) - (part is move.came_from)
            assert {code: by for code, by in gained.items() if by} == (
                {move.passcode: expected} if expected else {}
            )
        others = [[code for code in cards if code != move.passcode] for cards in (content.main, after.main)]
        assert others[0] == others[1]
        assert [remark.text for remark in after.remarks] == [remark.text for remark in content.remarks]

    @given(contents, passcodes, st.sampled_from(list(Part)))
    def test_adding_and_taking_out_again_changes_nothing(self, content, passcode, part):
        there_and_back = [Move(passcode, None, part), Move(passcode, part, None)]
        after = moved(content, there_and_back)
        assert (after.main, after.extra, after.side) == (content.main, content.extra, content.side)

    def test_a_copy_joins_the_others(self):
        assert moved(Content((1, 1, 2)), [Move(1, None, Part.MAIN)]).main == (1, 1, 1, 2)
        assert moved(Content((1, 2)), [Move(3, None, Part.MAIN)]).main == (1, 2, 3)

    def test_a_remark_stays_with_the_cards_around_it(self):
        content = Content(
            (1, 2, 3), (), (7,), (Remark("", 0, "#a"), Remark("main", 2, "#b"), Remark("side", 1, "#c"))
        )
        after = moved(content, [Move(1, Part.MAIN, Part.SIDE), Move(3, None, Part.MAIN)])
        assert (after.main, after.side) == ((2, 3, 3), (7, 1))
        assert [remark.after for remark in after.remarks] == [0, 1, 1]


class TestHands:
    DECK = tuple(range(1, 41))

    def test_one_more_card_is_drawn_onto_the_same_hand(self):
        five = drawn(self.DECK, cards=5)
        six = drawn(self.DECK, cards=6, shuffle=five.shuffle)
        assert six.cards[:5] == five.cards
        assert len(set(six.cards)) == 6
        assert (five.left, six.left, five.next) == (35, 34, 6)

    def test_every_hand_is_another_and_a_word_that_is_none_begins_anew(self):
        assert len({drawn(self.DECK, cards=5, shuffle="' or 1=1").cards for _ in range(8)}) > 1

    def test_no_more_is_drawn_than_there_is(self):
        assert sorted(drawn((1, 2, 2), cards=5).cards) == [1, 2, 2]
        assert (drawn((), cards=5).cards, drawn((), cards=5).left) == ((), 0)
