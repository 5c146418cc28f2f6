"""Which events tell which occasion, and what is remembered of a card (E4)."""

from dataclasses import replace
from typing import get_args

import pytest

from cards.lang import occasions as o
from cards.lang.abilities import Flip, Trigger
from cards.lang.facts import Card
from cards.lang.groups import Pronoun
from cards.lang.places import Place
from cards.library import LIBRARY
from duels.engine import events as e
from duels.engine.faces import as_normal_monster
from duels.engine.tellings import TELLERS, told_by
from duels.engine.triggers import waiting_for

WITH_TRIGGERS = [
    card for card in LIBRARY.values() if any(isinstance(one, Trigger | Flip) for one in card.abilities)
]


def test_every_occasion_says_which_events_tell_it() -> None:
    """A new occasion that is forgotten in the table would be an effect that never activates."""
    assert set(TELLERS) == set(get_args(o.Occasion)) - {o.EitherOf}


def test_every_event_in_the_table_is_one() -> None:
    kinds = [kind for told in TELLERS.values() for kind in told]
    assert kinds
    assert all(issubclass(kind, e.Event) for kind in kinds)


def test_one_of_several_occasions_is_told_by_the_events_of_each() -> None:
    sent = o.Sent(Pronoun.THIS, (Place.HAND,))
    either = o.EitherOf((sent, o.EitherOf((o.Flipped(), sent))))
    assert told_by(either) == {e.Moved, e.FlippedByAttack, e.Summoned, e.PositionChanged}


def test_a_phase_is_told_by_no_event() -> None:
    """What waits for a phase is asked for when that begins, and never among the triggers of events (T5)."""
    assert not told_by(o.StepReached(o.Step.START, o.Who.YOU))


@pytest.mark.parametrize("card", WITH_TRIGGERS, ids=lambda card: card.name_en)
def test_what_is_remembered_of_a_card_is_what_is_read_of_it(card: Card) -> None:
    """The first answer is remembered; the second must be the same as one that nobody remembers."""
    waiting_for(card)
    assert waiting_for(card) == waiting_for.__wrapped__(card)


def test_another_card_of_the_same_passcode_is_not_taken_for_it() -> None:
    """A gemini monster on the field is another card under the same passcode, without effects (S14)."""
    card = next(card for card in WITH_TRIGGERS if waiting_for(card))
    assert waiting_for(as_normal_monster(card)) == ()
    assert waiting_for(replace(card)) == waiting_for(card)
