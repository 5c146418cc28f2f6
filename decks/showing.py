"""A deck as its page shows it: every part as a row of cards with counts."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise

from cards.showing import ShownCard
from decks.legality import Part
from decks.models import DeckRevision
from decks.wording import PART_NAMES


@dataclass(frozen=True, slots=True)
class Pile:
    """The copies of one card in one part of a deck; `card` is None where the catalogue does not know it."""

    passcode: int
    count: int
    card: ShownCard | None


@dataclass(frozen=True, slots=True)
class ShownPart:
    """One part of a deck: how many cards, and which, in the order of their first copies."""

    part: Part
    name: Promise
    size: int
    piles: list[Pile]


def shown_parts(revision: DeckRevision, cards: Mapping[int, ShownCard]) -> list[ShownPart]:
    passcodes_of = {Part.MAIN: revision.main, Part.EXTRA: revision.extra, Part.SIDE: revision.side}
    return [
        ShownPart(
            part,
            PART_NAMES[part],
            len(passcodes),
            [Pile(passcode, count, cards.get(passcode)) for passcode, count in Counter(passcodes).items()],
        )
        for part, passcodes in passcodes_of.items()
    ]
