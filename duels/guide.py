"""Topics of the damage step, which the rules of the duel decide (B9)."""

from django.utils.translation import gettext_lazy as _

from cards.guide import Topic
from cards.lang.abilities import Activatable, Trigger
from cards.lang.facts import Card
from cards.lang.inspect import spell_speed
from cards.lang.turns import Timing
from duels.engine.legality import fits_damage_step

FAST = 2
"""The spell speed of what can answer anything."""


def _timings(card: Card, ability: Activatable) -> set[Timing]:
    return {timing for timing in Timing if fits_damage_step(timing, card, ability)}


def _fast(card: Card) -> list[Activatable]:
    """What could be activated there at all, if the damage step admitted it."""
    abilities = (one for one in card.abilities if isinstance(one, Activatable))
    return [one for one in abilities if spell_speed(card, one) >= FAST]


def _always(card: Card) -> bool:
    return any(_timings(card, one) == set(Timing) for one in _fast(card))


def _sometimes(card: Card) -> bool:
    return any(_timings(card, one) and _timings(card, one) != set(Timing) for one in _fast(card))


def _never(card: Card) -> bool:
    """Fast cards and effects, and triggers about other cards, that the damage step does not admit."""
    triggers = [one for one in card.abilities if isinstance(one, Trigger)]
    return any(not _timings(card, one) for one in (*_fast(card), *triggers))


TOPICS = (
    Topic(
        key="damage-step-any",
        title=_("It can be activated in the damage step, at any time"),
        text=_("Counter traps, effects that negate an activation and mandatory effects can."),
        rules=("B9",),
        applies=_always,
    ),
    Topic(
        key="damage-step",
        title=_("It can be activated in the damage step, at certain times"),
        text=_(
            "What changes ATK or DEF can be activated until damage is calculated, and what names the "
            "damage step or damage calculation when that comes."
        ),
        rules=("B9",),
        applies=_sometimes,
    ),
    Topic(
        key="no-damage-step",
        title=_("It cannot be activated in the damage step"),
        text=_(
            "From the start of the damage step until the damage is dealt this effect has to wait or is lost."
        ),
        rules=("B9",),
        applies=_never,
    ),
)
