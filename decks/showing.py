"""A deck as its page shows it: every part as a row of cards with counts."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise

from banlist.law import COPIES_AT_MOST, Law
from cards.showing import ShownCard
from decks.formats.content import Content
from decks.legality import Part
from decks.models import DeckRevision
from decks.wording import PART_NAMES


@dataclass(frozen=True, slots=True)
class Pile:
    """The copies of one card in one part of a deck; `card` is None where the catalogue does not know it."""

    passcode: int
    count: int
    card: ShownCard | None
    limit: int | None
    """How many copies the list by which the deck is judged allows; None for a card that it does not limit."""


@dataclass(frozen=True, slots=True)
class ShownPart:
    """One part of a deck: how many cards, and which, in the order of their first copies."""

    part: Part
    name: Promise
    size: int
    piles: list[Pile]


def shown_parts(
    revision: Content | DeckRevision, cards: Mapping[int, ShownCard], law: Law
) -> list[ShownPart]:
    def pile(passcode: int, count: int) -> Pile:
        card = cards.get(passcode)
        allowed = law.allowed(card.identity if card else passcode)
        return Pile(passcode, count, card, allowed if allowed < COPIES_AT_MOST else None)

    passcodes_of = {Part.MAIN: revision.main, Part.EXTRA: revision.extra, Part.SIDE: revision.side}
    return [
        ShownPart(
            part,
            PART_NAMES[part],
            len(passcodes),
            [pile(passcode, count) for passcode, count in Counter(passcodes).items()],
        )
        for part, passcodes in passcodes_of.items()
    ]
