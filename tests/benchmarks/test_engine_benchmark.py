"""The engine's benchmark measures what it says: legal decks, real decisions, and the duel that was played."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from benchmarks.engine import AT, decide, listing_times, played
from benchmarks.figures import Figure, percentile, table
from cards.library import LIBRARY
from duels.engine import resume
from duels.soak.random_play import COMPANY, MAIN, Decks, effect_deck, legal_deck, plain_deck


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("make", [legal_deck, effect_deck, plain_deck])
def test_random_decks_are_legal(make: Decks, seed: int) -> None:
    """D1-D3: sizes, the right deck for each card, at most three copies by identity."""
    deck = make(Random(seed))
    assert (len(deck.main), len(deck.extra)) == (40, 15)
    assert not any(LIBRARY[passcode].belongs_in_extra_deck for passcode in deck.main)
    assert all(LIBRARY[passcode].belongs_in_extra_deck for passcode in deck.extra)
    copies = Counter(LIBRARY[passcode].identity for passcode in deck.main + deck.extra)
    assert max(copies.values()) <= 3


def test_decks_without_effects_are_of_monsters_alone() -> None:
    deck = plain_deck(Random(1))
    assert not any(LIBRARY[passcode].has_effect for passcode in (*deck.main, *deck.extra))


def test_decks_of_effects_are_of_effects() -> None:
    deck = effect_deck(Random(1))
    assert sum(bool(LIBRARY[passcode].abilities) for passcode in deck.main) == MAIN - COMPANY


def test_the_late_main_phase_is_full() -> None:
    """It offers twenty things or more, which the measurement itself makes sure of."""
    assert len(listing_times(2)) == 2


def test_a_stored_duel_goes_on_as_it_was_played() -> None:
    """What is timed is the decision that the duel took when it was not put down."""
    before, after = islice(played(Random("in one piece")), AT, AT + 2)
    assert before.snapshot != after.snapshot
    assert decide(before) == after.snapshot


def test_only_prompts_with_a_choice_are_counted() -> None:
    """A window in which only passing is possible is worked within the decision before it."""
    for stored in islice(played(Random("prompts")), 30):
        duel = resume(LIBRARY, stored.snapshot.checkpoint, stored.snapshot.decisions, stored.key)
        assert duel.prompt is not None
        assert len(list(islice(duel.prompt.answers(), 2))) == 2
        assert duel.prompt.accepts(stored.answer)


def test_the_table_shows_order_statistics() -> None:
    values = [float(number) for number in range(1, 101)]
    assert percentile(values, 0.5) == 50
    assert percentile(values, 0.95) == 95
    shown = table([Figure("answer", "ms", values, "median ≤ 60")])
    assert [cell.strip() for cell in shown.splitlines()[2].split("|")[1:-1]] == [
        "answer",
        "ms",
        "100",
        "1",
        "50",
        "95",
        "100",
        "median ≤ 60",
    ]
