"""What a judge looks at before he publishes a list: what it changes, whom it hits, and its record."""

from dataclasses import dataclass
from typing import Any

from django.core.exceptions import ObjectDoesNotExist
from django.utils.translation import gettext as _

from banlist.comparing import Comparison, compare
from banlist.conf import hash_text
from banlist.extensions import deck_impact
from banlist.models import BanList, Record
from banlist.selectors import law
from cards import selectors as cards
from cards.names import name_of

RECORDS_SHOWN = 20
DECKS_AT_ONCE = 5_000


@dataclass(frozen=True, slots=True)
class Review:
    """A list beside an older one: the difference, the hash by which clients know it, and what was done."""

    comparison: Comparison
    hash: str
    decks: int
    records: list[tuple[Record, str]]


def review(old: BanList | None, ban_list: BanList) -> Review:
    records = Record.objects.filter(list_number=ban_list.pk).prefetch_related("actor")[:RECORDS_SHOWN]
    return Review(
        comparison=compare(old, ban_list),
        hash=hash_text(ban_list),
        decks=deck_impact.total(ban_list.region),
        records=[(one, who(one)) for one in records],
    )


def who(record: Record) -> str:
    """The name of whoever did it; his account may be gone."""
    if record.actor_id is None:
        return _("the server")
    try:
        return str(record.actor)
    except ObjectDoesNotExist:
        return _("a former player")


def piece_of_impact(old: BanList | None, ban_list: BanList, *, beyond: int) -> dict[str, Any]:
    """The next decks counted, for a page that adds the pieces up and shows how far it is."""
    tally = deck_impact.tally(
        law(old), law(ban_list), region=ban_list.region, beyond=beyond, at_most=DECKS_AT_ONCE
    )
    known = cards.cards_by_passcode(tally.cards)
    return {
        "over": tally.is_over,
        "beyond": tally.last,
        "decks": tally.looked_at,
        "illegal": tally.illegal,
        "cards": [
            {
                "passcode": identity,
                "name": name_of(known[identity]) if identity in known else str(identity),
                "decks": decks,
            }
            for identity, decks in tally.cards.most_common()
        ],
    }
