"""Which events tell which occasion (E4)."""

from typing import get_args

from cards.lang import occasions as o
from cards.lang.groups import Pronoun
from cards.lang.places import Place
from duels.engine import events as e
from duels.engine.tellings import TELLERS, TELLING, told_by


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


def test_the_kinds_that_tell_anything_are_those_of_the_table() -> None:
    """Of what is not among them no trigger is asked at all; what begins a phase or a step is not (T5)."""
    assert frozenset(kind for told in TELLERS.values() for kind in told) == TELLING
    assert TELLING.isdisjoint((e.PhaseBegan, e.StepBegan, e.ChainEnded))
