"""What the owner of a deck decides about the lines of it that could not be read."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

from decks.formats.content import SECTIONS, Content, Remark


@dataclass(frozen=True, slots=True)
class Decision:
    """The line stands for so many copies of a card; for none of a card that is None, when it is to go."""

    number: int
    """Which of the lines that could not be read: the first is 1."""
    text: str
    """What it says, so that a decision never hits another line."""
    passcode: int | None = None
    count: int = 1


def settled(content: Content, decisions: Iterable[Decision], *, belongs: Callable[[int], str]) -> Content:
    """The deck after these decisions: cards stand where their lines stood, and remarks keep their place.

    `belongs` names the section of a card whose line stood in the main deck or before it. Raises
    ValidationError where a decision speaks of a line that is not there, or says another thing.
    """
    decided = _decided(content, decisions)
    cards = {section: list(getattr(content, section)) for section in SECTIONS}
    added = dict.fromkeys(SECTIONS, 0)
    remarks: list[Remark] = []
    number = 0
    for remark in content.remarks:
        section = remark.section or "main"
        after = remark.after + added[section]
        number += not remark.readable
        decision = None if remark.readable else decided.get(number)
        if decision is None:
            remarks.append(replace(remark, after=after))
        elif decision.passcode is not None:
            copies = [decision.passcode] * decision.count
            where = belongs(decision.passcode) if section == "main" else section
            if where == section:
                cards[section][after:after] = copies
                added[section] += decision.count
            else:
                cards[where] += copies
    parts = {section: tuple(cards[section]) for section in SECTIONS}
    return replace(content, **parts, remarks=tuple(remarks))


def _decided(content: Content, decisions: Iterable[Decision]) -> Mapping[int, Decision]:
    decided: dict[int, Decision] = {}
    lines = content.unread
    for one in decisions:
        if not 1 <= one.number <= len(lines) or lines[one.number - 1].text != one.text:
            raise ValidationError(
                _("There is no such line %(number)d any more; look at the deck as it is now.")
                % {"number": one.number}
            )
        if one.number in decided:
            raise ValidationError(_("Line %(number)d is decided twice.") % {"number": one.number})
        decided[one.number] = one
    return decided
