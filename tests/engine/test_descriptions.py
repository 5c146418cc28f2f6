"""Every description of the language can be compared with a card on the table."""

from typing import get_args

from cards.lang.filters import Filter
from duels.engine.select import FITS


def test_every_description_has_its_comparison() -> None:
    """A description that is forgotten in the table would break every duel in which it is asked."""
    assert set(FITS) == set(get_args(Filter))
