"""The sentences that tell what is wrong with a deck, in the reader's language."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from decks.legality import Breach, Part, Violation

PART_NAMES: Mapping[Part, Promise] = {
    Part.MAIN: _("main deck"),
    Part.EXTRA: _("extra deck"),
    Part.SIDE: _("side deck"),
}

SENTENCES: Mapping[Breach, Promise] = {
    Breach.MAIN_TOO_SMALL: _("The main deck has %(found)d cards; it needs at least %(allowed)d."),
    Breach.MAIN_TOO_LARGE: _("The main deck has %(found)d cards; it may have at most %(allowed)d."),
    Breach.EXTRA_TOO_LARGE: _("The extra deck has %(found)d cards; it may have at most %(allowed)d."),
    Breach.SIDE_TOO_LARGE: _("The side deck has %(found)d cards; it may have at most %(allowed)d."),
    Breach.UNKNOWN_CARD: _("%(passcode)d in the %(part)s is no card that is known here."),
    Breach.BELONGS_IN_EXTRA: _(
        "%(name)s stands in the main deck (%(found)d); fusion and synchro monsters belong in the extra deck."
    ),
    Breach.BELONGS_IN_MAIN: _(
        "%(name)s stands in the extra deck (%(found)d); only fusion and synchro monsters belong there."
    ),
    Breach.TOKEN: _("%(name)s stands in the %(part)s (%(found)d); tokens belong in no deck."),
    Breach.TOO_MANY_COPIES: _("%(name)s: %(found)d copies, and at most %(allowed)d of a card are allowed."),
    Breach.OVER_LIMIT: _("%(name)s: %(found)d copies, and the ban list allows %(allowed)d."),
    Breach.NOT_ON_LIST: _("%(name)s is not on the list of cards that are allowed."),
    Breach.OVER_POINTS: _("The cards cost %(found)d points, and the list allows %(allowed)d."),
    Breach.NOT_PLAYABLE: _("%(name)s is not played in duels yet."),
}

REASONS: Mapping[Breach, Promise] = {
    Breach.UNKNOWN_CARD: _("No card with this number is known here."),
    Breach.BELONGS_IN_EXTRA: _("Belongs in the extra deck."),
    Breach.BELONGS_IN_MAIN: _("Belongs in the main deck."),
    Breach.TOKEN: _("Tokens belong in no deck."),
    Breach.TOO_MANY_COPIES: _("%(found)d copies in all; at most %(allowed)d are allowed."),
    Breach.OVER_LIMIT: _("%(found)d copies in all; the ban list allows %(allowed)d."),
    Breach.NOT_ON_LIST: _("Not on the list of cards that are allowed."),
    Breach.NOT_PLAYABLE: _("Not played in duels yet."),
}
"""What is wrong with a card, said beside the card itself; what is wrong with the whole deck is not here."""


def reason(violation: Violation) -> str:
    if violation.breach is Breach.OVER_LIMIT and not violation.allowed:
        return gettext("Forbidden by the ban list.")
    return str(REASONS[violation.breach]) % {"found": violation.found, "allowed": violation.allowed}


def sentence(violation: Violation) -> str:
    forbidden = violation.breach is Breach.OVER_LIMIT and not violation.allowed
    words = _("%(name)s is forbidden by the ban list.") if forbidden else SENTENCES[violation.breach]
    return str(words) % {
        "name": violation.name or violation.passcode,
        "passcode": violation.passcode or 0,
        "found": violation.found,
        "allowed": violation.allowed,
        "part": PART_NAMES[violation.part] if violation.part else "",
    }
