"""What a list says otherwise than another: cards that are new on it, gone from it, and changed."""

from collections.abc import Iterable
from dataclasses import dataclass

from banlist.law import Law
from banlist.models import BanList, Entry
from banlist.reading import shown_name
from banlist.selectors import law
from cards import selectors as cards
from cards.models import Card


@dataclass(frozen=True, slots=True)
class Said:
    """What a list says of a card."""

    limit: int
    points: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """A card that two lists treat differently; None where a list does not name it."""

    passcode: int
    name: str
    card: Card | None
    before: Said | None
    after: Said | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a list differs from an older one, the names in the reader's language and order."""

    old: BanList | None
    new: BanList
    added: list[Change]
    gone: list[Change]
    changed: list[Change]

    @property
    def is_empty(self) -> bool:
        return not (self.added or self.gone or self.changed)


def compare(old: BanList | None, new: BanList) -> Comparison:
    """Card by card, artworks counting as one (D3): at most seven queries."""
    before, after = law(old), law(new)
    differing = [
        identity
        for identity in {**before.limits, **after.limits}
        if _said(before, identity) != _said(after, identity)
    ]
    names = _named(differing, [each for each in (new, old) if each is not None])
    known = cards.cards_by_passcode(differing)
    changes = sorted(
        (
            Change(identity, names.get(identity) or str(identity), known.get(identity), *said)
            for identity in differing
            for said in [(_said(before, identity), _said(after, identity))]
        ),
        key=lambda change: (change.name.casefold(), change.passcode),
    )
    return Comparison(
        old,
        new,
        added=[change for change in changes if change.before is None],
        gone=[change for change in changes if change.after is None],
        changed=[change for change in changes if change.before and change.after],
    )


def _said(said_by: Law, identity: int) -> Said | None:
    if identity not in said_by.limits:
        return None
    return Said(said_by.limits[identity], said_by.points.get(identity, 0))


def _named(identities: Iterable[int], lists: Iterable[BanList]) -> dict[int, str]:
    """The cards' names as the catalogue has them, else as the lists have them."""
    wanted = set(identities)
    entries = Entry.objects.filter(ban_list__in=list(lists))
    passcodes = [entry.passcode for entry in entries]
    identity_of = cards.identities(passcodes)
    known = cards.cards_by_passcode(wanted)
    names: dict[int, str] = {}
    for entry in entries:
        identity = identity_of.get(entry.passcode, entry.passcode)
        if identity in wanted:
            names.setdefault(identity, shown_name(entry, known.get(identity)))
    return names
