"""Ready-made decks are legal on every date, playable now, and have a sensible curve."""

from collections import Counter

import pytest

from banlist.law import Law
from banlist.shipped import shipped_lists
from cards.lang.abilities import Activation, Continuous, Flip, Ignition, Procedure, Quick, Trigger
from cards.lang.facts import Kind, Trait
from cards.lang.inspect import plays_in_full
from cards.library import LIBRARY
from decks.legality import DeckCard, violations
from decks.starters import CLASSICS, STARTERS

PLAIN = [starter for starter in STARTERS.values() if starter is not CLASSICS]

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
def test_a_deck_is_legal_under_every_list_that_comes_with_the_project(starter):
    content = starter.content
    assert len(content.main) == 40
    for each in shipped_lists():
        limits = {line.passcode: line.limit for line in each.lines}
        assert not violations(main=content.main, extra=content.extra, side=(), cards=CARDS, law=Law(limits))


@pytest.mark.parametrize("starter", PLAIN, ids=lambda starter: starter.key)
class TestPlainStarters:
    def test_it_has_forty_normal_monsters_of_one_type(self, starter):
        cards = [LIBRARY[passcode] for passcode in starter.content.main]
        assert not starter.extra
        assert {card.kind for card in cards} == {Kind.MONSTER}
        assert all(Trait.NORMAL in card.traits for card in cards)
        assert len({card.race for card in cards}) == 1

    def test_most_need_no_tribute_and_some_do(self, starter):
        levels = Counter(LIBRARY[passcode].level for passcode in starter.content.main)
        assert sum(count for level, count in levels.items() if level <= 4) >= 28
        assert 2 <= sum(count for level, count in levels.items() if level >= 7) <= 6


def test_the_decks_share_no_card():
    every = [passcode for starter in PLAIN for passcode in starter.cards]
    assert len(every) == len(set(every))


def test_the_classics_have_effects_of_every_kind():
    cards = [LIBRARY[passcode] for passcode in (*CLASSICS.cards, *CLASSICS.extra)]
    assert all(plays_in_full(card) for card in cards)
    abilities = {type(ability) for card in cards for ability in card.abilities}
    assert abilities >= {Activation, Continuous, Flip, Ignition, Procedure, Quick, Trigger}
    traits = {trait for card in cards for trait in card.traits}
    wanted = {
        Trait.QUICK_PLAY,
        Trait.EQUIP,
        Trait.COUNTER,
        Trait.CONTINUOUS,
        Trait.RITUAL,
        Trait.SYNCHRO,
        Trait.TUNER,
    }
    assert traits >= wanted


def test_the_comments_beside_the_codes_are_the_cards_names():
    with open("decks/starters.py", encoding="utf-8") as source:
        lines = [line.strip() for line in source if "  # " in line]
    noted = [(int(code), name) for code, _count, name in (split(line) for line in lines)]
    assert len(noted) == sum(len(starter.cards) + len(starter.extra) for starter in STARTERS.values())
    assert [(code, LIBRARY[code].name_en) for code, _name in noted] == noted


def split(line):
    entry, name = line.split(",  # ")
    code, count = entry.split(": ")
    return code, count, name
