"""Ready-made decks are legal on every date, playable now, and each has a way to win."""

from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random

import pytest
from django.utils.translation import override

from banlist.law import Law
from banlist.shipped import shipped_lists
from cards.lang.abilities import Activation, Continuous, Flip, Ignition, Procedure, Quick, Trigger
from cards.lang.facts import Kind, Trait
from cards.lang.inspect import plays_in_full
from cards.library import LIBRARY
from decks.legality import DeckCard, violations
from decks.starters import CLASSICS, PLAIN, STARTERS, STYLES
from duels.engine import MASTER_RULE_2, Seat, start
from duels.soak.random_play import random_answer

CARDS = {
    passcode: DeckCard(
        passcode=passcode,
        identity=card.identity,
        name=card.name_en,
        belongs_in_extra=card.belongs_in_extra_deck,
    )
    for passcode, card in LIBRARY.items()
}


def key_of(starter):
    return starter.key


@pytest.mark.parametrize("starter", STARTERS.values(), ids=key_of)
class TestEachStarter:
    def test_it_is_legal_under_every_list_that_comes_with_the_project(self, starter):
        content = starter.content
        assert len(content.main) == 40
        for each in shipped_lists():
            limits = {line.passcode: line.limit for line in each.lines}
            assert not violations(
                main=content.main, extra=content.extra, side=(), cards=CARDS, law=Law(limits)
            )

    def test_the_engine_plays_all_of_it(self, starter):
        assert all(plays_in_full(LIBRARY[passcode]) for passcode in starter.content.passcodes)

    def test_its_name_and_how_it_is_played_are_told_in_both_languages(self, starter):
        with override("en"):
            english = (str(starter.name), str(starter.about))
        with override("zh-hans"):
            chinese = (str(starter.name), str(starter.about))
        assert all(english)
        assert all(any("\u4e00" <= sign <= "\u9fff" for sign in text) for text in chinese)


class TestStyles:
    def test_there_are_six(self):
        assert [starter.key for starter in STYLES] == [
            *("blackwings", "samurai", "lightsworn"),
            *("gladiators", "gadgets", "monarchs"),
        ]

    @pytest.mark.parametrize("starter", STYLES, ids=key_of)
    def test_most_of_a_deck_has_effects_and_a_third_are_monsters(self, starter):
        cards = [LIBRARY[passcode] for passcode in starter.content.main]
        assert sum(card.has_effect for card in cards) >= 35
        assert 14 <= sum(card.is_monster for card in cards) <= 26
        assert {card.kind for card in cards} == {Kind.MONSTER, Kind.SPELL, Kind.TRAP}

    @pytest.mark.parametrize(("first", "second"), [*combinations_with_replacement(STYLES, 2)], ids=key_of)
    def test_each_can_be_played_against_each_to_the_end(self, first, second):
        chance = Random(f"{first.key}/{second.key}")
        seats = tuple(Seat(each.content.main, each.content.extra) for each in (first, second))
        duel = start(LIBRARY, MASTER_RULE_2, seats, chance.randbytes(32))
        while duel.prompt is not None:
            duel.answer(duel.prompt.player, random_answer(duel.prompt, chance))
            assert duel.ordinal < 20_000
        assert duel.result is not None

    def test_two_decks_of_different_styles_share_few_monsters(self):
        monsters = [
            {passcode for passcode in starter.cards if LIBRARY[passcode].is_monster} for starter in STYLES
        ]
        for number, one in enumerate(monsters):
            assert all(len(one & other) <= 4 for other in monsters[:number])


@pytest.mark.parametrize("starter", PLAIN, ids=key_of)
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


def test_the_plain_decks_share_no_card():
    every = [passcode for starter in PLAIN for passcode in starter.cards]
    assert len(every) == len(set(every))


def test_the_classics_have_effects_of_every_kind():
    cards = [LIBRARY[passcode] for passcode in (*CLASSICS.cards, *CLASSICS.extra)]
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
    sources = sorted(Path("decks/starters").glob("*.py"))
    lines = [line.strip() for source in sources for line in source.read_text().splitlines() if "  # " in line]
    noted = [(int(code), name) for code, _count, name in (split(line) for line in lines)]
    assert len(noted) == sum(len(starter.cards) + len(starter.extra) for starter in STARTERS.values())
    assert [(code, LIBRARY[code].name_en) for code, _name in noted] == noted


def split(line):
    entry, name = line.split(",  # ")
    code, count = entry.split(": ")
    return code, count, name
