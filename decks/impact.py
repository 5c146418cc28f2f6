"""What a ban list does to the decks that players keep (D4)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain

from banlist.extensions import Tally
from banlist.law import Law
from cards import selectors as cards
from decks.models import Deck


class DecksOfPlayers:
    """The stored decks of a format, looked through piece by piece in the order of their keys."""

    def total(self, region: str) -> int:
        return Deck.objects.filter(format=region).count()

    def tally(self, before: Law, after: Law, *, region: str, beyond: int, at_most: int) -> Tally:
        """Two queries for any number of decks."""
        rows = list(
            Deck.objects.filter(format=region, pk__gt=beyond)
            .order_by("pk")
            .values_list("pk", "current__main", "current__extra", "current__side")[:at_most]
        )
        if not rows:
            return Tally()
        identity_of = cards.identities({passcode for _pk, *parts in rows for passcode in chain(*parts)})
        found: Counter[int] = Counter()
        illegal = 0
        for _pk, *parts in rows:
            broken = newly_broken(counted(chain(*parts), identity_of), before, after)
            if broken is not None:
                illegal += 1
                found.update(broken)
        return Tally(looked_at=len(rows), last=rows[-1][0], illegal=illegal, cards=found)


def counted(passcodes: Iterable[int], identity_of: Mapping[int, int]) -> Counter[int]:
    """How many copies of each card there are, artworks counting as one (D3)."""
    return Counter(identity_of.get(passcode, passcode) for passcode in passcodes)


def newly_broken(counts: Mapping[int, int], before: Law, after: Law) -> list[int] | None:
    """The cards by which a deck breaks a list although it kept to the one before, or None.

    An empty list means that the deck spends too many points, for which no single card is to blame.
    """
    over = after.over(counts)
    breaks = bool(over) or after.overspent(counts)
    broke_before = bool(before.over(counts)) or before.overspent(counts)
    return over if breaks and not broke_before else None
