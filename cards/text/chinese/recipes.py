"""What a monster is made of, in Chinese."""

from itertools import groupby
from typing import assert_never

from cards.lang.filters import Filter
from cards.lang.recipes import FusionOf, Recipe, RitualBy, SynchroOf
from cards.text.chinese.nouns import noun


def recipe(made_of: Recipe) -> str:
    match made_of:
        case FusionOf(materials, more):
            counted = [(one, len(list(same))) for one, same in groupby(materials)]
            parts = [repeated(one, times) for one, times in counted]
            if more:
                last, times = counted[-1]
                parts[-1] = f"{noun(last)}{times}只以上"
            return "＋".join(parts)
        case SynchroOf(tuner, others, fewest, most):
            open_end = "" if most == fewest else "以上"
            return f"{noun(tuner)}＋{noun(others)}{fewest}只{open_end}"
        case RitualBy(spell):
            return f"以{noun(spell)}仪式召唤。"
        case _:
            assert_never(made_of)


def repeated(material: Filter, times: int) -> str:
    return noun(material) if times == 1 else f"{noun(material)}×{times}"
