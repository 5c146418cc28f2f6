"""What a file tells, brought together with what the site knows: all of it or nothing."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from django.db import transaction

from cards.freshness import touch
from cards.imports.incoming import Found, Incoming, Print, Refusal
from cards.indexing import index_cards
from cards.models import Card, FormerPasscode, Printing
from cards.search.keys import key_of

BATCH = 500
ADMIN = "admin"
"""The origin of a column that an operator has corrected; no import changes it again."""
SHARE = 0.01
"""The share of the catalogue that one import may change or lose without being told to (K30)."""
WRITTEN = (
    "name_en",
    "sort_name",
    "name_zh",
    "kind",
    "traits",
    "attribute",
    "race",
    "level",
    "atk",
    "defense",
    "name_zh_community",
    "archetypes",
    "alias",
    "artwork_of",
    "ocg_date",
    "tcg_date",
    "ocg_set",
    "tcg_set",
    "text_en",
    "text_zh",
    "provenance",
)
"""The columns of a row that an import may write."""


MOST_CARDS = 200_000
MOST_REFUSED = 5_000
"""Far more than any file of the ecosystem has of either."""


class Stopped(ValueError):
    """Nothing was done; `outcome` is how far the import had come."""

    def __init__(self, message: str, outcome: "Outcome") -> None:
        super().__init__(message)
        self.outcome = outcome


class TooMuchChanged(Stopped):
    """The import would change or lose more of the catalogue than an ordinary file does."""


class NoFileOfCards(Stopped):
    """More of the file is refused, or taken, than any file of cards holds."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the report: what became of a card, and what exactly."""

    outcome: str
    where: str
    detail: str = ""


@dataclass
class Outcome:
    """What an import did, counted."""

    new: int = 0
    changed: int = 0
    unchanged: int = 0
    refused: int = 0
    differing: int = 0
    gone: int = 0
    lines: list[Line] = field(default_factory=list)

    @property
    def total(self) -> int:
        return self.new + self.changed + self.unchanged + self.refused + self.differing

    def tell(self, outcome: str, where: str, detail: str = "") -> None:
        self.lines.append(Line(outcome, where, detail))


@dataclass
class Told:
    """What a run has read so far."""

    cards: set[int] = field(default_factory=set)
    artworks: set[int] = field(default_factory=set)
    alike: dict[int, Incoming] = field(default_factory=dict)
    """Cards that are always treated as another, of which the file tells the name."""


def bring_in(
    *, found: Iterable[Found], source: str, dry_run: bool = False, even_much: bool = False
) -> Outcome:
    """Take the cards of a file into the catalogue, or none of them.

    What the library knows is never changed: where the file differs, the report says so. Nor is that
    which an operator has corrected. A card that a former file of this source had and this one has not is
    reported as gone and kept, since decks and lists may name it. Raises TooMuchChanged where more
    than 1 % of the catalogue would change or be gone, unless told that much may, and NoFileOfCards.
    """
    outcome = Outcome()
    with transaction.atomic():
        known = Card.objects.count()
        told = Told()
        for batch in _batches(found):
            _take(batch, source, told, outcome)
            if outcome.refused > MOST_REFUSED or len(told.cards) > MOST_CARDS:
                raise NoFileOfCards(
                    f"more than {MOST_REFUSED} parts of the file are refused, or it has more than "
                    f"{MOST_CARDS} cards: it is no file of cards; nothing was done",
                    outcome,
                )
        _name_alike(source, told, outcome)
        _gone(source, told, outcome)
        much = outcome.changed + outcome.gone
        if known and much > max(1, known * SHARE) and not even_much:
            raise TooMuchChanged(
                f"{much} of {known} cards would be changed or gone; nothing was done", outcome
            )
        if outcome.new or outcome.changed:
            touch()
        if dry_run:
            transaction.set_rollback(True)
    return outcome


def _batches(found: Iterable[Found]) -> Iterator[list[Found]]:
    iterator = iter(found)
    while batch := list(islice(iterator, BATCH)):
        yield batch


def _take(batch: list[Found], source: str, told: Told, outcome: Outcome) -> None:
    """One batch of a file: few statements, however many cards."""
    cards: list[Incoming] = []
    for one in batch:
        if isinstance(one, Refusal):
            outcome.refused += 1
            outcome.tell("refused", one.where, one.reason)
        elif one.passcode in told.cards:
            outcome.refused += 1
            outcome.tell("refused", one.where, ("the file has this passcode twice"))
        else:
            told.cards.add(one.passcode)
            told.artworks.update(one.artworks)
            if one.treated_as:
                told.alike[one.passcode] = one
            cards.append(one)
    rows = Card.objects.in_bulk([one.passcode for one in cards])
    new: list[Card] = []
    changed: list[Card] = []
    for one in cards:
        row = rows.get(one.passcode)
        if row is None:
            new.append(_new(one, source))
            outcome.new += 1
            outcome.tell("new", one.where)
        elif row.from_library:
            _compare(one, row, outcome)
        elif differences := _changed(one, row, source, outcome):
            changed.append(row)
            outcome.changed += 1
            outcome.tell("changed", one.where, differences)
        else:
            outcome.unchanged += 1
    Card.objects.bulk_create(new)
    Card.objects.bulk_update(changed, WRITTEN, batch_size=100)
    index_cards([*new, *changed])
    _add_prints(cards)
    _add_artworks(cards, rows | {row.passcode: row for row in new}, source, outcome)
    _add_former(cards)


def _new(one: Incoming, source: str) -> Card:
    row = Card(passcode=one.passcode, **one.columns)
    row.sort_name = key_of(row.name_en)
    row.provenance = dict.fromkeys(one.columns, source)
    return row


def _compare(one: Incoming, row: Card, outcome: Outcome) -> None:
    """A card of the library keeps its facts; what the file says otherwise is reported."""
    ours_only = ("text_en", "text_zh")
    differences = [
        _difference(column, getattr(row, column), value)
        for column, value in one.columns.items()
        if column not in ours_only and value not in ("", None) and getattr(row, column) != value
    ]
    if differences:
        outcome.differing += 1
        outcome.tell("differs from the library", one.where, "; ".join(differences))
    else:
        outcome.unchanged += 1


def _changed(one: Incoming, row: Card, source: str, outcome: Outcome) -> str:
    """Write onto the row what the file says otherwise; tells the differences, empty where there are none."""
    differences = []
    for column, value in one.columns.items():
        if getattr(row, column) == value:
            continue
        difference = _difference(column, getattr(row, column), value)
        if row.provenance.get(column) == ADMIN:
            outcome.tell("kept as corrected", one.where, difference)
            continue
        differences.append(difference)
        setattr(row, column, value)
        row.provenance[column] = source
    row.sort_name = key_of(row.name_en)
    return "; ".join(differences)


def _difference(column: str, ours: object, theirs: object) -> str:
    return f"{column}: {str(ours)[:60]!r} -> {str(theirs)[:60]!r}"


def _name_alike(source: str, told: Told, outcome: Outcome) -> None:
    """Cards with the name of another point at it, once all cards are there."""
    wanted = {one.treated_as for one in told.alike.values()}
    originals = Card.objects.filter(name_en__in=wanted, artwork_of=None).order_by("-passcode")
    by_name = dict(originals.values_list("name_en", "passcode"))
    rows = Card.objects.in_bulk(told.alike)
    changed = []
    for passcode, one in told.alike.items():
        row, alias = rows[passcode], by_name.get(one.treated_as)
        if alias is None:
            outcome.tell("not told", one.where, f"no card is called {one.treated_as!r}, whose name it has")
        elif alias in (row.alias, passcode) or row.from_library or row.provenance.get("alias") == ADMIN:
            continue
        else:
            row.alias = alias
            row.provenance["alias"] = source
            changed.append(row)
    Card.objects.bulk_update(changed, ["alias", "provenance"], batch_size=BATCH)


def _gone(source: str, told: Told, outcome: Outcome) -> None:
    """Cards whose name came from this source and that it no longer has."""
    before = Card.objects.filter(provenance__name_en=source).order_by("passcode")
    for passcode, name in before.values_list("passcode", "name_en"):
        if passcode not in told.cards | told.artworks:
            outcome.gone += 1
            outcome.tell("gone", f"{passcode} {name}", ("kept, since decks and lists may name it"))


def _add_prints(cards: list[Incoming]) -> None:
    Printing.objects.bulk_create(
        (_printing(one.passcode, each) for one in cards for each in one.prints),
        batch_size=BATCH,
        ignore_conflicts=True,
    )


def _printing(passcode: int, told: Print) -> Printing:
    return Printing(
        card_id=passcode,
        region=told.region,
        set_name=told.set_name,
        number=told.number,
        rarity=told.rarity,
        date=told.date,
    )


def _add_artworks(cards: list[Incoming], originals: dict[int, Card], source: str, outcome: Outcome) -> None:
    """Another artwork is a row of its own, as decks name it by its passcode; it says what its card says."""
    wanted = {artwork: one for one in cards for artwork in one.artworks if artwork != one.passcode}
    known = Card.objects.in_bulk(wanted)
    added, changed = [], []
    for artwork, one in wanted.items():
        original, row = originals[one.passcode], known.get(artwork)
        said = {column: getattr(original, column) for column in COPIED}
        if row is None:
            row = Card(passcode=artwork, artwork_of=original.passcode, **said)
            row.provenance = dict.fromkeys((*COPIED, "artwork_of"), source)
            added.append(row)
        elif row.provenance.get("artwork_of") == source and row.artwork_of == original.passcode:
            differs = [column for column in COPIED if getattr(row, column) != said[column]]
            ours = [column for column in differs if row.provenance.get(column) != ADMIN]
            if ours:
                for column in ours:
                    setattr(row, column, said[column])
                changed.append(row)
                outcome.changed += 1
                outcome.tell("changed", f"{artwork}, another artwork of {one.where}", ", ".join(ours))
    Card.objects.bulk_create(added)
    Card.objects.bulk_update(changed, COPIED, batch_size=100)
    index_cards([*added, *changed])


COPIED = (
    "name_en",
    "name_zh",
    "name_zh_community",
    "kind",
    "traits",
    "attribute",
    "race",
    "level",
    "atk",
    "defense",
    "archetypes",
    "sort_name",
    "text_en",
    "text_zh",
)
"""What another artwork of a card says too."""


def _add_former(cards: list[Incoming]) -> None:
    FormerPasscode.objects.bulk_create(
        (FormerPasscode(passcode=old, card_id=one.passcode) for one in cards for old in one.former),
        ignore_conflicts=True,
    )
