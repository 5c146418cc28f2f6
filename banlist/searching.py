"""What the search for cards asks of ban lists: `limit:semi`."""

import datetime

from django.db.models import Q
from django.utils.translation import gettext as _

from banlist.selectors import law_in_force
from cards import selectors as cards
from cards.extensions import UNLIMITED
from cards.search.keys import key_of

LIMITS = {
    "forbidden": 0,
    "banned": 0,
    "禁止": 0,
    "0": 0,
    "limited": 1,
    "限制": 1,
    "1": 1,
    "semi-limited": 2,
    "semi": 2,
    "准限制": 2,
    "2": 2,
    "unlimited": UNLIMITED,
    "无限制": UNLIMITED,
    "3": UNLIMITED,
}
BY_WORD = {key_of(said): limit for said, limit in LIMITS.items()}


def with_limit(said: str, on: datetime.date | None) -> Q:
    """Cards of which a deck may hold so many copies under the list in force on a day (D4, D8).

    Raises ValueError for a word that is no limit.
    """
    limit = BY_WORD.get(key_of(said))
    if limit is None:
        raise ValueError(_("A limit is forbidden, limited, semi or unlimited."))
    law = law_in_force(on)
    saying_so = [identity for identity, one in law.limits.items() if one == limit]
    found = Q(pk__in=cards.with_identities(saying_so))
    if limit == law.otherwise:
        found |= ~Q(pk__in=cards.with_identities(law.limits))
    return found
