"""What lies on the table when a scenario begins, by the printed names of the cards."""

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cards.lang.facts import Card
from cards.lang.places import Position
from cards.lang.turns import Phase
from tests.scenario.invented import BOOK

MAIN_1 = Phase.MAIN_1
BATTLE = Phase.BATTLE
MAIN_2 = Phase.MAIN_2

BLANK = "Kagemusha of the Blue Flame"
"""The monster with which decks are filled; no test is about it."""

FILLING = 10


class NoSuchCard(AssertionError):
    """A scenario names a card that is not where it is looked for."""


class Ambiguous(AssertionError):
    """A scenario names a card of which several are meant."""


@dataclass(frozen=True)
class Standing:
    """A card that stands on the field: how it lies, whose it is, and the marks of this turn on it."""

    name: str
    position: Position = Position.ATTACK
    stolen: bool = False
    marks: tuple[str, ...] = ()

    def that(self, *marks: str) -> "Standing":
        """The same with marks: it `came`, was `turned` by hand, has `declared` this turn; or is `proper`."""
        return replace(self, marks=marks)

    def of_the_other(self) -> "Standing":
        """The same, belonging to the player who does not control it."""
        return replace(self, stolen=True)


def attack(name: str) -> Standing:
    """A monster in face-up attack position; a plain name means the same."""
    return Standing(name)


def defense(name: str) -> Standing:
    """A monster in face-up defence position."""
    return Standing(name, Position.DEFENSE)


def face_down(name: str) -> Standing:
    """A monster in face-down defence position."""
    return Standing(name, Position.FACE_DOWN_DEFENSE)


def face_up(name: str) -> Standing:
    """A spell or trap that lies face-up in its zone."""
    return Standing(name, Position.FACE_UP)


def set_before(name: str) -> Standing:
    """A spell or trap that was set in an earlier turn, as a plain name says of all but field spells."""
    return Standing(name, Position.FACE_DOWN)


def set_now(name: str) -> Standing:
    """A spell or trap that was set in this turn; a plain name means one that was set before."""
    return Standing(name, Position.FACE_DOWN, marks=("came",))


@dataclass(frozen=True)
class Proper:
    """A monster in a graveyard or among the banished that was properly summoned (S6)."""

    name: str


@dataclass(frozen=True)
class Copy:
    """One of several cards of a name in one place, counted from 1."""

    name: str
    number: int


def copy(name: str, number: int) -> Copy:
    """The first, second ... card of a name in its place, where the name alone is ambiguous."""
    return Copy(name, number)


@dataclass(frozen=True)
class SideOfTable:
    """What one player has when a scenario begins."""

    hand: Sequence[str] = ()
    monsters: Sequence[str | Standing | None] = ()
    spells: Sequence[str | Standing | None] = ()
    field: str | Standing | None = None
    grave: Sequence[str | Proper] = ()
    deck: Sequence[str] = ()
    extra: Sequence[str] = ()
    banished: Sequence[str] = ()
    life_points: int = 8000
    filled: bool = True

    def notation(self, seat: int) -> dict[str, Any]:
        """The side in position notation."""
        filling = [BLANK] * max(0, FILLING - len(self.deck)) if self.filled else []
        return {
            "life_points": self.life_points,
            "hand": passcodes(self.hand),
            "deck": passcodes([*self.deck, *filling]),
            "extra": passcodes(self.extra),
            "grave": [_lying(card) for card in self.grave],
            "banished": passcodes(self.banished),
            "monsters": [_standing(monster, seat) for monster in self.monsters],
            "spells": [_standing(card, seat, Position.FACE_DOWN) for card in self.spells],
            "field": _standing(self.field, seat, Position.FACE_UP),
        }


def side(
    *,
    hand: Sequence[str] = (),
    monsters: Sequence[str | Standing | None] = (),
    spells: Sequence[str | Standing | None] = (),
    field: str | Standing | None = None,
    grave: Sequence[str | Proper] = (),
    deck: Sequence[str] = (),
    extra: Sequence[str] = (),
    banished: Sequence[str] = (),
    life_points: int = 8000,
    filled: bool = True,
) -> SideOfTable:
    """One player's side.

    A deck is given from its top and filled up with blanks, unless not `filled`. A monster that is only
    named stands in attack position, a spell or trap was set in an earlier turn, a field spell is face-up.
    """
    return SideOfTable(hand, monsters, spells, field, grave, deck, extra, banished, life_points, filled)


def _lying(card: str | Proper) -> int | dict[str, Any]:
    if isinstance(card, str):
        return card_named(card).passcode
    return {"card": card_named(card.name).passcode, "proper": True}


def _standing(
    card: str | Standing | None, seat: int, otherwise: Position = Position.ATTACK
) -> dict[str, Any] | None:
    if card is None:
        return None
    standing = Standing(card, otherwise) if isinstance(card, str) else card
    shown: dict[str, Any] = {"card": card_named(standing.name).passcode, "position": standing.position.value}
    if standing.stolen:
        shown["owner"] = 1 - seat
    return shown | dict.fromkeys(standing.marks, True)


def passcodes(names: Sequence[str]) -> list[int]:
    return [card_named(name).passcode for name in names]


def card_named(name: str) -> Card:
    """The one card of the library that is printed with this English name."""
    found = _BY_NAME.get(name, ())
    if not found:
        near = difflib.get_close_matches(name, _BY_NAME, 5, 0.5)
        raise NoSuchCard(f"the library has no {name!r}; near are {', '.join(near) or 'none'}")
    if len(found) > 1:
        raise Ambiguous(f"{name!r} is {' or '.join(str(card.passcode) for card in found)}")
    return found[0]


def _by_name() -> Mapping[str, tuple[Card, ...]]:
    names: dict[str, tuple[Card, ...]] = {}
    for card in BOOK.values():
        names[card.name_en] = (*names.get(card.name_en, ()), card)
    return names


_BY_NAME = _by_name()
