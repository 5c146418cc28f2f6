"""Ready-made decks are legal on every date, playable now, and have a sensible curve."""

from collections import Counter

import pytest

from banlist.shipped import shipped_lists
from cards.lang.facts import Kind, Trait
from cards.library import LIBRARY
from decks.legality import DeckCard, violations
from decks.starters import STARTERS

CARDS = {
    passcode: DeckCard(
        passcode=passcode,
        identity=card.identity,
        name=card.name_en,
        belongs_in_extra=card.belongs_in_extra_deck,
    )
    for passcode, card in LIBRARY.items()
}


@pytest.mark.parametrize("starter", STARTERS.values(), ids=lambda starter: starter.key)
class TestStarters:
    def test_it_is_legal_under_every_list_that_comes_with_the_project(self, starter):
        for each in shipped_lists():
            limits = {line.passcode: line.limit for line in each.lines}
            assert not violations(main=starter.content.main, extra=(), side=(), cards=CARDS, limits=limits)

    def test_it_has_forty_normal_monsters_of_one_type(self, starter):
        cards = [LIBRARY[passcode] for passcode in starter.content.main]
        assert len(cards) == 40
        assert {card.kind for card in cards} == {Kind.MONSTER}
        assert all(Trait.NORMAL in card.traits for card in cards)
        assert len({card.race for card in cards}) == 1

    def test_most_need_no_tribute_and_some_do(self, starter):
        levels = Counter(LIBRARY[passcode].level for passcode in starter.content.main)
        assert sum(count for level, count in levels.items() if level <= 4) >= 28
        assert 2 <= sum(count for level, count in levels.items() if level >= 7) <= 6


def test_the_decks_share_no_card():
    every = [passcode for starter in STARTERS.values() for passcode in starter.cards]
    assert len(every) == len(set(every))


def test_the_comments_beside_the_codes_are_the_cards_names():
    with open("decks/starters.py", encoding="utf-8") as source:
        lines = [line.strip() for line in source if "  # " in line]
    noted = [(int(code), name) for code, _count, name in (split(line) for line in lines)]
    assert len(noted) == sum(len(starter.cards) for starter in STARTERS.values())
    assert [(code, LIBRARY[code].name_en) for code, _name in noted] == noted


def split(line):
    entry, name = line.split(",  # ")
    code, count = entry.split(": ")
    return code, count, name
