"""What a monster is made of, in English."""

from itertools import groupby
from typing import assert_never

from cards.lang.filters import Filter
from cards.lang.inspect import is_called
from cards.lang.recipes import FusionOf, Recipe, RitualBy, SynchroOf
from cards.text.english.nouns import noun


def recipe(made_of: Recipe) -> str:
    match made_of:
        case FusionOf(materials, more):
            counted = [(one, len(list(same))) for one, same in groupby(materials)]
            parts = [repeated(one, times) for one, times in counted]
            if more:
                last, times = counted[-1]
                parts[-1] = f"{times} or more {noun(last, plural=True)}"
            return " + ".join(parts)
        case SynchroOf(tuner, others, fewest, most):
            number = f"{fewest}" if most == fewest else f"{fewest} or more"
            return f"{tuner_of(tuner)} + {number} {noun(others, plural=number != '1')}"
        case RitualBy(spell):
            return f"Ritual Summoned with {noun(spell)}."
        case _:
            assert_never(made_of)


def tuner_of(tuner: Filter) -> str:
    """The tuner: one by description, or the one that is named."""
    return noun(tuner) if is_called(tuner) else f"1 {noun(tuner)}"


def repeated(material: Filter, times: int) -> str:
    """A material by its name, and how often; one by description with its number."""
    if is_called(material):
        return noun(material) if times == 1 else f"{noun(material)} × {times}"
    return f"{times} {noun(material, plural=times > 1)}"
