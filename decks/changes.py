"""What a change did to a deck, in words, for somebody who does not see it happen."""

from collections import Counter
from collections.abc import Mapping

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from decks.formats.content import Content
from decks.legality import Part
from decks.moves import Move
from decks.wording import PART_NAMES

TOLD_ONE_BY_ONE = 3


def told(before: Content, after: Content, names: Mapping[int, str]) -> str:
    """How many copies there now are of each card of which there were more or fewer."""
    sentences = []
    for part in Part:
        had, has = Counter(getattr(before, part.value)), Counter(getattr(after, part.value))
        for passcode in [*has, *(had.keys() - has.keys())]:
            if had[passcode] == has[passcode]:
                continue
            said = {
                "name": names.get(passcode, str(passcode)),
                "count": has[passcode],
                "part": PART_NAMES[part],
            }
            sentences.append(
                _("%(name)s: %(count)d in the %(part)s.") % said
                if has[passcode]
                else _("%(name)s is out of the %(part)s.") % said
            )
    if len(sentences) > TOLD_ONE_BY_ONE:
        count = len(sentences)
        return ngettext("%(count)d change.", "%(count)d changes.", count) % {"count": count}
    return " ".join(sentences)


def wish(move: Move, names: Mapping[int, str]) -> str:
    """What was to be done, in words."""
    name = names.get(move.passcode, str(move.passcode))
    came_from = PART_NAMES[move.came_from] if move.came_from else ""
    goes_to = PART_NAMES[move.goes_to] if move.goes_to else ""
    if not came_from:
        return _("one more %(name)s into the %(part)s") % {"name": name, "part": goes_to}
    if not goes_to:
        return _("one %(name)s out of the %(part)s") % {"name": name, "part": came_from}
    return _("one %(name)s from the %(from)s into the %(to)s") % {
        "name": name,
        "from": came_from,
        "to": goes_to,
    }
