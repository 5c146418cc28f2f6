"""Rules D1 to D5, each at its boundary."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banlist.law import Law
from decks.legality import Breach, DeckCard, Part, unplayable, violations


def card(passcode, *, identity=None, **facts):
    return DeckCard(passcode=passcode, identity=identity or passcode, name=f"Card {passcode}", **facts)


FUSION, TOKEN, ORIGINAL, ARTWORK = 500, 600, 700, 701
CARDS = {
    **{passcode: card(passcode) for passcode in range(1, 100)},
    FUSION: card(FUSION, belongs_in_extra=True),
    TOKEN: card(TOKEN, is_token=True),
    ORIGINAL: card(ORIGINAL),
    ARTWORK: card(ARTWORK, identity=ORIGINAL),
}
FORTY = [1 + n // 3 for n in range(40)]


def broken(main=FORTY, extra=(), side=(), limits=None):
    return violations(main=main, extra=extra, side=side, cards=CARDS, law=Law(limits or {}))


def what(found):
    return [
        (violation.breach, violation.part, violation.passcode, violation.found, violation.allowed)
        for violation in found
    ]


def test_a_deck_of_forty_is_legal():
    assert broken() == []


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (39, [(Breach.MAIN_TOO_SMALL, Part.MAIN, None, 39, 40)]),
        (40, []),
        (60, []),
        (61, [(Breach.MAIN_TOO_LARGE, Part.MAIN, None, 61, 60)]),
        (0, [(Breach.MAIN_TOO_SMALL, Part.MAIN, None, 0, 40)]),
    ],
)
def test_d1_the_main_deck_has_40_to_60_cards(size, expected):
    found = broken([1 + n // 3 for n in range(size)])
    assert what(found) == expected
    assert {violation.rule for violation in found} <= {"D1"}


def test_d1_extra_and_side_deck_have_at_most_15_cards():
    many = {code: card(code, belongs_in_extra=True) for code in range(1000, 1016)}
    fifteen, sixteen = list(many)[:15], list(many)
    assert violations(main=FORTY, extra=fifteen, side=[], cards=CARDS | many) == []
    assert violations(main=FORTY, extra=[], side=fifteen, cards=CARDS | many) == []
    assert what(violations(main=FORTY, extra=sixteen, side=[], cards=CARDS | many)) == [
        (Breach.EXTRA_TOO_LARGE, Part.EXTRA, None, 16, 15)
    ]
    assert what(violations(main=FORTY, extra=[], side=sixteen, cards=CARDS | many)) == [
        (Breach.SIDE_TOO_LARGE, Part.SIDE, None, 16, 15)
    ]


def test_d1_no_other_size_will_do():
    for main, extra, side in ((39, 0, 0), (61, 0, 0), (40, 16, 0), (40, 0, 16)):
        fusions = {code: card(code, belongs_in_extra=True) for code in range(1000, 1016)}
        found = violations(
            main=[1 + n // 3 for n in range(main)],
            extra=list(fusions)[:extra],
            side=list(fusions)[:side],
            cards=CARDS | fusions,
        )
        assert [violation.rule for violation in found] == ["D1"]


def test_d2_fusion_monsters_stand_in_extra_or_side_deck_and_nowhere_else():
    assert broken(extra=[FUSION], side=[FUSION]) == []
    assert what(broken([*FORTY, FUSION, FUSION])) == [(Breach.BELONGS_IN_EXTRA, Part.MAIN, FUSION, 2, 0)]


def test_d2_other_cards_stand_in_main_or_side_deck():
    assert broken(side=[50]) == []
    assert what(broken(extra=[50])) == [(Breach.BELONGS_IN_MAIN, Part.EXTRA, 50, 1, 0)]


def test_d2_tokens_stand_nowhere():
    assert what(broken([*FORTY, TOKEN], [TOKEN], [TOKEN])) == [
        (Breach.TOKEN, Part.MAIN, TOKEN, 1, 0),
        (Breach.TOKEN, Part.EXTRA, TOKEN, 1, 0),
        (Breach.TOKEN, Part.SIDE, TOKEN, 1, 0),
    ]


def test_a_number_that_no_card_bears_is_named():
    assert what(broken([*FORTY, 99999], side=[99999])) == [
        (Breach.UNKNOWN_CARD, Part.MAIN, 99999, 1, 0),
        (Breach.UNKNOWN_CARD, Part.SIDE, 99999, 1, 0),
    ]


def test_d3_three_copies_over_all_parts_together():
    assert broken([*FORTY, 50, 50], side=[50]) == []
    assert what(broken([*FORTY, 50, 50], side=[50, 50])) == [(Breach.TOO_MANY_COPIES, None, 50, 4, 3)]


def test_d3_k32_artworks_count_as_the_original():
    found = broken([*FORTY, ORIGINAL, ORIGINAL, ARTWORK], side=[ARTWORK])
    assert what(found) == [(Breach.TOO_MANY_COPIES, None, ORIGINAL, 4, 3)]
    assert found[0].name == "Card 700"
    assert what(broken([*FORTY, ARTWORK], limits={ORIGINAL: 0})) == [
        (Breach.OVER_LIMIT, None, ORIGINAL, 1, 0)
    ]


def test_d3_an_artwork_alone_lends_its_name_to_the_count():
    (found,) = violations(main=[ARTWORK] * 40, extra=[], side=[], cards={ARTWORK: CARDS[ARTWORK]})
    assert (found.passcode, found.name, found.found) == (ORIGINAL, "Card 701", 40)


def test_d3_cards_of_another_name_do_not_count():
    assert broken([*FORTY, 50, 50, 50, ORIGINAL, ORIGINAL, ORIGINAL]) == []


def test_d4_a_card_that_is_not_on_the_list_has_no_limit_but_three():
    assert broken([*FORTY, 50, 50, 50], limits={ORIGINAL: 0}) == []


def test_d5_a_deck_that_breaks_no_rule_has_no_violation():
    assert broken(FORTY, [FUSION] * 3, [50] * 3, limits={50: 3}) == []


@pytest.mark.parametrize(("limit", "copies"), [(0, 0), (1, 1), (2, 2)])
def test_d4_the_limit_holds_over_all_parts_together(limit, copies):
    limits = {50: limit}
    assert broken([*FORTY, *[50] * copies], limits=limits) == []
    found = broken([*FORTY, *[50] * copies], side=[50], limits=limits)
    assert what(found) == [(Breach.OVER_LIMIT, None, 50, copies + 1, limit)]
    assert found[0].rule == "D4"


def test_d4_unknown_cards_can_be_on_a_list():
    assert (Breach.OVER_LIMIT, None, 99999, 1, 0) in what(broken([*FORTY, 99999], limits={99999: 0}))


def test_d5_every_violation_is_named_at_once():
    found = broken([1, 1, 1, 1, FUSION, 99999], [2] * 16, [TOKEN], limits={1: 1})
    assert what(found) == [
        (Breach.MAIN_TOO_SMALL, Part.MAIN, None, 6, 40),
        (Breach.EXTRA_TOO_LARGE, Part.EXTRA, None, 16, 15),
        (Breach.BELONGS_IN_EXTRA, Part.MAIN, FUSION, 1, 0),
        (Breach.UNKNOWN_CARD, Part.MAIN, 99999, 1, 0),
        (Breach.BELONGS_IN_MAIN, Part.EXTRA, 2, 16, 0),
        (Breach.TOKEN, Part.SIDE, TOKEN, 1, 0),
        (Breach.TOO_MANY_COPIES, None, 1, 4, 3),
        (Breach.TOO_MANY_COPIES, None, 2, 16, 3),
        (Breach.OVER_LIMIT, None, 1, 4, 1),
    ]


def test_cards_that_the_engine_does_not_play_are_named_apart():
    cards = {1: card(1), 2: card(2, playable=False)}
    assert violations(main=[2] * 3, extra=[], side=[], cards=cards)[0].breach is Breach.MAIN_TOO_SMALL
    assert what(unplayable(passcodes=[1, 2, 2, 3], cards=cards)) == [(Breach.NOT_PLAYABLE, None, 2, 2, 0)]


PARTS = st.lists(st.sampled_from([*range(1, 30), FUSION, TOKEN, ORIGINAL, ARTWORK, 99999]), max_size=70)


@given(PARTS, PARTS, PARTS, st.dictionaries(st.sampled_from([1, 2, ORIGINAL, FUSION]), st.integers(0, 2)))
def test_the_order_of_the_cards_changes_no_verdict(main, extra, side, limits):
    def verdict(*parts):
        return sorted(map(str, what(broken(*parts, limits))))

    assert verdict(main, extra, side) == verdict(sorted(main), sorted(extra), sorted(side))


@given(PARTS, PARTS, PARTS)
def test_what_is_found_is_never_within_what_is_allowed(main, extra, side):
    for violation in broken(main, extra, side):
        if violation.breach is Breach.MAIN_TOO_SMALL:
            assert violation.found < violation.allowed
        else:
            assert violation.found > violation.allowed
