"""The JSON in which YGOPRODeck tells a deck: `main_deck`, `extra_deck` and `side_deck`, lists of passcodes.

The site writes each list as text that holds JSON itself; both forms are read.
"""

import json
from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from decks.formats import ydk
from decks.formats.content import SECTIONS, Content, FormatError, Reading, Remark, Unread
from decks.formats.limits import check_count, check_size
from decks.formats.sections import BYTE_ORDER_MARK, Unreadable

KEYS: Mapping[str, str] = {f"{section}_deck": section for section in SECTIONS}
KEPT = ("deck_name", "deck_excerpt", "deck_description")
"""What else is said of a deck, and kept as comments."""


def is_json(text: str) -> bool:
    return text.lstrip(BYTE_ORDER_MARK + " \t\r\n")[:1] in ("{", "[")


def read(text: str) -> Reading:
    """The deck that the JSON tells; an entry that is no passcode is reported, and kept as it is."""
    check_size(text)
    deck = _deck(_parsed(text.removeprefix(BYTE_ORDER_MARK), _("The text")))
    parts: dict[str, tuple[int, ...]] = {}
    unread: list[Unread] = []
    remarks = [
        Remark("", 0, f"# {key}: {' '.join(deck[key].split())}")
        for key in KEPT
        if isinstance(deck.get(key), str) and deck[key].strip()
    ]
    for key, section in KEYS.items():
        line = text.count("\n", 0, max(text.find(f'"{key}"'), 0)) + 1
        cards: list[int] = []
        for place, entry in enumerate(_list(deck.get(key), key), start=1):
            try:
                cards.append(_passcode(entry))
            except Unreadable as problem:
                said = json.dumps(entry, ensure_ascii=False)
                said = said if said.isprintable() else json.dumps(entry)
                remarks.append(Remark(section, len(cards), said, readable=False, line=line))
                reason = _("Entry %(place)d of %(key)s: %(problem)s")
                unread.append(Unread(line, said, reason % {"place": place, "key": key, "problem": problem}))
        parts[section] = tuple(cards)
        check_count(sum(map(len, parts.values())))
    return Reading(Content(**parts, remarks=tuple(remarks)), tuple(unread))


def _parsed(text: str, what: str) -> Any:
    """The value, with every number as its digits, so that none is too large or loses any."""
    try:
        return json.loads(text, parse_int=str, parse_float=str, parse_constant=str)
    except json.JSONDecodeError as error:
        raise FormatError(
            _("%(what)s is no JSON from line %(line)d, column %(column)d on; perhaps it was cut off.")
            % {"what": what, "line": error.lineno, "column": error.colno}
        ) from error
    except RecursionError as error:
        raise FormatError(_("%(what)s is nested too deeply to be a deck.") % {"what": what}) from error


def _deck(value: Any) -> dict[str, Any]:
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
        raise FormatError(
            _("The JSON tells of %(count)d decks; bring in one at a time.") % {"count": len(value)}
        )
    if not isinstance(value, dict) or not KEYS.keys() & value.keys():
        raise FormatError(_("The JSON of a deck has main_deck, extra_deck and side_deck; this one has none."))
    return value


def _list(value: Any, key: str) -> list[Any]:
    if isinstance(value, str) and value.strip():
        value = _parsed(value, key)
    if value in (None, ""):
        return []
    if not isinstance(value, list):
        raise FormatError(
            _("%(key)s holds no list; it is to look like this: [46986414, 89631139].") % {"key": key}
        )
    return value


def _passcode(entry: Any) -> int:
    if not isinstance(entry, str):
        raise Unreadable(_("A passcode stands here and nothing else, such as 89631139."))
    return ydk.passcode_of(entry.strip())
