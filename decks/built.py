"""A deck as its builder shows it: sorted, with limits, and with what is wrong beside the card it is about."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from banlist import selectors as banlist
from banlist.law import COPIES_AT_MOST, Law
from banlist.models import BanList
from cards.faces import face_of
from cards.lang.facts import Kind
from cards.models import Card
from cards.showing import ShownCard
from decks import legality, selectors
from decks.legality import (
    EXTRA_AT_MOST,
    MAIN_AT_LEAST,
    MAIN_AT_MOST,
    SIDE_AT_MOST,
    DeckCard,
    Part,
    Violation,
)
from decks.models import DeckRevision
from decks.moves import Move
from decks.pieces import Piece, within
from decks.selectors import Known
from decks.tallies import Tallies, tallied
from decks.wording import PART_NAMES, reason, sentence

SHELVES: Mapping[str, Promise] = {
    Kind.MONSTER: _("Monsters"),
    Kind.SPELL: _("Spells"),
    Kind.TRAP: _("Traps"),
    "": _("Unknown cards"),
}
"""What the main deck is sorted into, in this order."""
BOUNDS: Mapping[Part, tuple[int, int]] = {
    Part.MAIN: (MAIN_AT_LEAST, MAIN_AT_MOST),
    Part.EXTRA: (0, EXTRA_AT_MOST),
    Part.SIDE: (0, SIDE_AT_MOST),
}


@dataclass(frozen=True, slots=True)
class Standing:
    """How many copies of a card the chosen list allows (None: as many as of any), and its price in points."""

    limit: int | None
    price: int


@dataclass(frozen=True, slots=True)
class Way:
    """A move of one copy of a card to another part, and that part's name."""

    to: Part
    name: Promise
    move: Move


@dataclass(frozen=True, slots=True)
class Held:
    """The copies of one card in one part; `card` is None where the catalogue does not know it."""

    part: Part
    passcode: int
    identity: int
    count: int
    card: ShownCard | None
    standing: Standing
    reasons: list[str]
    """What is wrong with the card in a legal deck."""
    notes: list[str]
    """What keeps it out of duels here and is no fault of the deck."""
    home: Part | None

    @property
    def name(self) -> str:
        return self.card.face.name if self.card else str(self.passcode)

    @property
    def part_name(self) -> Promise:
        return PART_NAMES[self.part]

    @property
    def add(self) -> Move:
        return Move(self.passcode, None, self.part)

    @property
    def remove(self) -> Move:
        return Move(self.passcode, self.part, None)

    @property
    def ways(self) -> list[Way]:
        """Where a copy can go besides: to its own place if it is not there, and else to the side deck."""
        if self.home is None:
            return []
        to = self.home if self.part is not self.home else Part.SIDE
        return [Way(to, PART_NAMES[to], Move(self.passcode, self.part, to))]


@dataclass(frozen=True, slots=True)
class Shelf:
    """The cards of a part that are of one kind."""

    kind: str
    name: Promise | str
    size: int
    held: Sequence[Held]


@dataclass(frozen=True, slots=True)
class BuiltPart:
    """One part of the deck, and between which sizes it is legal."""

    part: Part
    name: Promise
    size: int
    least: int
    most: int
    shelves: list[Shelf]

    @property
    def fits(self) -> bool:
        return self.least <= self.size <= self.most


@dataclass(frozen=True, slots=True)
class Find:
    """A card of the catalogue beside the deck: where it would go, and how many copies the deck holds."""

    card: ShownCard
    standing: Standing
    home: Part | None
    copies: int

    @property
    def home_name(self) -> Promise | str:
        return PART_NAMES[self.home] if self.home else ""

    @property
    def add(self) -> Move:
        return Move(self.card.row.passcode, None, self.home)

    @property
    def add_to_side(self) -> Move:
        return Move(self.card.row.passcode, None, Part.SIDE)


@dataclass(frozen=True, slots=True)
class Built:
    """A deck as it is under a list (None: under none): its parts, its numbers, and all that is wrong."""

    revision: DeckRevision
    ban_list: BanList | None
    law: Law
    known: Known
    cards: Mapping[int, ShownCard]
    violations: list[Violation]
    parts: list[BuiltPart]
    tallies: Tallies

    @property
    def is_legal(self) -> bool:
        return not self.violations

    @property
    def of_the_whole(self) -> list[str]:
        """What is wrong and is about no single card."""
        return [sentence(one) for one in self.violations if one.passcode is None]

    @property
    def size(self) -> int:
        """How many rows the deck has: one for each card in each part."""
        return sum(len(shelf.held) for part in self.parts for shelf in part.shelves)

    def parts_within(self, piece: Piece) -> list[BuiltPart]:
        """The parts with those of their rows that are in the piece."""
        shelves = [shelf for part in self.parts for shelf in part.shelves]
        held = iter(within(piece, [shelf.held for shelf in shelves]))
        return [
            replace(part, shelves=[replace(one, held=some) for one in part.shelves if (some := next(held))])
            for part in self.parts
        ]

    def bad_within(self, piece: Piece) -> list[Held]:
        """Those of the cards with which something is wrong whose rows are in the piece."""
        shown = {
            (one.part, one.passcode)
            for part in self.parts_within(piece)
            for shelf in part.shelves
            for one in shelf.held
        }
        return [one for one in self.bad_cards if (one.part, one.passcode) in shown]

    @property
    def bad_cards(self) -> list[Held]:
        """The cards with which something is wrong, each once, in the order in which they stand."""
        wrong = {one.passcode for one in self.violations}
        held = (one for part in self.parts for shelf in part.shelves for one in shelf.held)
        bad: dict[int, Held] = {}
        for one in held:
            if not wrong.isdisjoint({one.passcode, one.identity}):
                bad.setdefault(one.identity, one)
        return list(bad.values())

    @property
    def spent(self) -> int:
        """The points that the deck costs."""
        return self.law.spent(Counter(self.identity_of(passcode) for passcode in self.revision.passcodes))

    @property
    def names(self) -> dict[int, str]:
        return {passcode: card.face.name for passcode, card in self.cards.items()}

    def identity_of(self, passcode: int) -> int:
        """The passcode under which copies of a card count; an unknown card counts as itself."""
        card = self.known.deck_cards.get(passcode)
        return card.identity if card else passcode


def build(revision: DeckRevision, *, ban_list: BanList | None, language: str) -> Built:
    """The deck as it is now, judged and counted: four queries."""
    law, known = banlist.law(ban_list), selectors.known_of(revision.passcodes)
    cards = {
        passcode: _shown(row, known.deck_cards[passcode].identity, language)
        for passcode, row in known.rows.items()
    }
    violations = legality.violations(
        main=revision.main, extra=revision.extra, side=revision.side, cards=known.deck_cards, law=law
    )
    unplayable = legality.unplayable(passcodes=revision.passcodes, cards=known.deck_cards)
    return Built(
        revision=revision,
        ban_list=ban_list,
        law=law,
        known=known,
        cards=cards,
        violations=violations,
        parts=_parts(revision, known, cards, law, violations, unplayable),
        tallies=tallied(revision.main, revision.extra, cards, language),
    )


def _shown(row: Card, identity: int, language: str) -> ShownCard:
    """The card in a language; what the chosen list says of it is told apart from it."""
    return ShownCard(row, face_of(row, language), identity, None)


def _parts(
    revision: DeckRevision,
    known: Known,
    cards: Mapping[int, ShownCard],
    law: Law,
    violations: Collection[Violation],
    unplayable: Collection[Violation],
) -> list[BuiltPart]:
    passcodes_of = {Part.MAIN: revision.main, Part.EXTRA: revision.extra, Part.SIDE: revision.side}

    def held(part: Part, passcode: int, count: int) -> Held:
        of_deck = known.deck_cards.get(passcode)
        identity = of_deck.identity if of_deck else passcode
        return Held(
            part=part,
            passcode=passcode,
            identity=identity,
            count=count,
            card=cards.get(passcode),
            standing=_standing(identity, law),
            reasons=_reasons(violations, part, {passcode, identity}),
            notes=_reasons(unplayable, part, {passcode, identity}),
            home=_home(of_deck),
        )

    return [
        BuiltPart(
            part,
            PART_NAMES[part],
            len(passcodes),
            *BOUNDS[part],
            _shelves(part, [held(part, passcode, count) for passcode, count in Counter(passcodes).items()]),
        )
        for part, passcodes in passcodes_of.items()
    ]


def finds(rows: Sequence[Card], built: Built, language: str) -> list[Find]:
    """Cards of the catalogue beside the deck: one query."""
    known = selectors.deck_cards_of(rows)
    copies = Counter(built.identity_of(passcode) for passcode in built.revision.passcodes)
    return [
        Find(
            _shown(row, identity := known[row.passcode].identity, language),
            _standing(identity, built.law),
            _home(known[row.passcode]),
            copies[identity],
        )
        for row in rows
    ]


def _standing(identity: int, law: Law) -> Standing:
    allowed = law.allowed(identity)
    return Standing(allowed if allowed < COPIES_AT_MOST else None, law.points.get(identity, 0))


def _home(card: DeckCard | None) -> Part | None:
    """The part in which a card belongs (D2); none for a token, and for what is no known card."""
    if card is None or card.is_token:
        return None
    return Part.EXTRA if card.belongs_in_extra else Part.MAIN


def _reasons(wrong: Iterable[Violation], part: Part, passcodes: Collection[int]) -> list[str]:
    """What is wrong with a card in this part; copies are counted over all parts together (D3)."""
    return [reason(one) for one in wrong if one.passcode in passcodes and one.part in (None, part)]


def _shelves(part: Part, held: list[Held]) -> list[Shelf]:
    """The main deck by kinds; the two smaller parts in one piece."""
    kinds: dict[str, list[Held]] = {kind: [] for kind in SHELVES}
    for one in sorted(held, key=_place):
        kinds[_kind(one)].append(one)
    if part is not Part.MAIN:
        kinds = {"": [one for some in kinds.values() for one in some]}
    return [
        Shelf(kind, SHELVES[kind] if part is Part.MAIN else "", sum(one.count for one in some), some)
        for kind, some in kinds.items()
        if some
    ]


def _kind(held: Held) -> str:
    return held.card.row.kind if held.card else ""


def _place(held: Held) -> tuple[int, int, str, int]:
    """Monsters by level and ATK, the highest first; everything else by its name."""
    row = held.card.row if held.card else None
    return (-row.level if row else 0, -(row.atk or 0) if row else 0, held.name, held.passcode)
