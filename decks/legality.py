"""Whether a deck may be played: every way in which it breaks rules D1 to D4, all at once (D5).

Pure functions over passcodes. What the catalogue knows of the cards is handed in.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from banlist.law import COPIES_AT_MOST, NO_LAW, Law

MAIN_AT_LEAST, MAIN_AT_MOST = 40, 60
EXTRA_AT_MOST = 15
SIDE_AT_MOST = 15


class Part(StrEnum):
    """The three parts of a deck."""

    MAIN = "main"
    EXTRA = "extra"
    SIDE = "side"


class Breach(StrEnum):
    """What can be wrong with a deck; also the key of the sentence that says so."""

    MAIN_TOO_SMALL = "deck_main_too_small"
    MAIN_TOO_LARGE = "deck_main_too_large"
    EXTRA_TOO_LARGE = "deck_extra_too_large"
    SIDE_TOO_LARGE = "deck_side_too_large"
    UNKNOWN_CARD = "deck_unknown_card"
    BELONGS_IN_EXTRA = "deck_belongs_in_extra"
    BELONGS_IN_MAIN = "deck_belongs_in_main"
    TOKEN = "deck_token"
    TOO_MANY_COPIES = "deck_too_many_copies"
    OVER_LIMIT = "deck_over_limit"
    NOT_ON_LIST = "deck_not_on_list"
    OVER_POINTS = "deck_over_points"
    NOT_PLAYABLE = "deck_not_playable"


RULE_OF: Mapping[Breach, str] = {
    Breach.MAIN_TOO_SMALL: "D1",
    Breach.MAIN_TOO_LARGE: "D1",
    Breach.EXTRA_TOO_LARGE: "D1",
    Breach.SIDE_TOO_LARGE: "D1",
    Breach.UNKNOWN_CARD: "D2",
    Breach.BELONGS_IN_EXTRA: "D2",
    Breach.BELONGS_IN_MAIN: "D2",
    Breach.TOKEN: "D2",
    Breach.TOO_MANY_COPIES: "D3",
    Breach.OVER_LIMIT: "D4",
    Breach.NOT_ON_LIST: "D4",
    Breach.OVER_POINTS: "D4",
    Breach.NOT_PLAYABLE: "D7",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckCard:
    """What deck building needs to know of a card; `identity` is the passcode its copies count under (D3)."""

    passcode: int
    identity: int
    name: str
    belongs_in_extra: bool = False
    is_token: bool = False
    playable: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """One way in which a deck breaks a rule: which rule, which card, how many were found, how many may be."""

    breach: Breach
    found: int
    allowed: int
    passcode: int | None = None
    name: str = ""
    part: Part | None = None

    @property
    def rule(self) -> str:
        return RULE_OF[self.breach]


def violations(
    *,
    main: Sequence[int],
    extra: Sequence[int],
    side: Sequence[int],
    cards: Mapping[int, DeckCard],
    law: Law = NO_LAW,
) -> list[Violation]:
    """Every breach of D1 to D4, in the order of the rules; an empty list means that the deck is legal."""
    return [
        *sizes(main, extra, side),
        *_places(main, extra, side, cards),
        *_copies([*main, *extra, *side], cards, law),
    ]


def unplayable(*, passcodes: Iterable[int], cards: Mapping[int, DeckCard]) -> list[Violation]:
    """Every known card of a deck that the engine does not play in full; such a card is refused in a duel."""
    counts = Counter(passcodes)
    return [
        Violation(
            breach=Breach.NOT_PLAYABLE, passcode=passcode, name=cards[passcode].name, found=found, allowed=0
        )
        for passcode, found in counts.items()
        if passcode in cards and not cards[passcode].playable
    ]


def sizes(main: Sequence[int], extra: Sequence[int], side: Sequence[int]) -> list[Violation]:
    """D1: 40 to 60 cards, at most 15 in the extra deck and at most 15 in the side deck."""
    bounds = [
        (len(main) < MAIN_AT_LEAST, Breach.MAIN_TOO_SMALL, Part.MAIN, len(main), MAIN_AT_LEAST),
        (len(main) > MAIN_AT_MOST, Breach.MAIN_TOO_LARGE, Part.MAIN, len(main), MAIN_AT_MOST),
        (len(extra) > EXTRA_AT_MOST, Breach.EXTRA_TOO_LARGE, Part.EXTRA, len(extra), EXTRA_AT_MOST),
        (len(side) > SIDE_AT_MOST, Breach.SIDE_TOO_LARGE, Part.SIDE, len(side), SIDE_AT_MOST),
    ]
    return [
        Violation(breach=breach, part=part, found=found, allowed=allowed)
        for broken, breach, part, found, allowed in bounds
        if broken
    ]


def _places(
    main: Sequence[int], extra: Sequence[int], side: Sequence[int], cards: Mapping[int, DeckCard]
) -> list[Violation]:
    """D2: every card stands in a part where it belongs."""
    return [
        Violation(
            breach=breach,
            part=part,
            passcode=passcode,
            name=cards[passcode].name if passcode in cards else "",
            found=count,
            allowed=0,
        )
        for part, passcodes in ((Part.MAIN, main), (Part.EXTRA, extra), (Part.SIDE, side))
        for passcode, count in Counter(passcodes).items()
        if (breach := _misplaced(cards.get(passcode), part)) is not None
    ]


def _misplaced(card: DeckCard | None, part: Part) -> Breach | None:
    """D2: fusion and synchro monsters go in the extra deck, all else in the main deck, both in the side deck.

    Tokens go nowhere, and a number that no card bears is no card.
    """
    if card is None:
        return Breach.UNKNOWN_CARD
    if card.is_token:
        return Breach.TOKEN
    if part is Part.MAIN and card.belongs_in_extra:
        return Breach.BELONGS_IN_EXTRA
    if part is Part.EXTRA and not card.belongs_in_extra:
        return Breach.BELONGS_IN_MAIN
    return None


def _copies(passcodes: Sequence[int], cards: Mapping[int, DeckCard], law: Law) -> list[Violation]:
    """D3 and D4: copies over all three parts together, by identity; an unknown card counts as itself."""
    counts: Counter[int] = Counter()
    names: dict[int, str] = {}
    for passcode in passcodes:
        card = cards.get(passcode)
        identity = card.identity if card else passcode
        counts[identity] += 1
        names.setdefault(identity, cards[identity].name if identity in cards else card.name if card else "")

    def told(breach: Breach, identity: int, allowed: int) -> Violation:
        return Violation(
            breach=breach,
            passcode=identity,
            name=names[identity],
            found=counts[identity],
            allowed=allowed,
        )

    return [
        *(
            told(Breach.TOO_MANY_COPIES, identity, COPIES_AT_MOST)
            for identity, count in counts.items()
            if count > COPIES_AT_MOST
        ),
        *(
            told(
                Breach.OVER_LIMIT if identity in law.limits else Breach.NOT_ON_LIST,
                identity,
                law.allowed(identity),
            )
            for identity in law.over(counts)
        ),
        *_points(counts, law),
    ]


def _points(counts: Mapping[int, int], law: Law) -> list[Violation]:
    """D4: the copies of all three parts together may cost no more than the list's cap."""
    if law.cap is None or not law.overspent(counts):
        return []
    return [Violation(breach=Breach.OVER_POINTS, found=law.spent(counts), allowed=law.cap)]
