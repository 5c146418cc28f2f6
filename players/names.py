"""What a player may be called, and when two names are the same."""

import re
import secrets
import unicodedata

from django.core.exceptions import ValidationError
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

MIN_LENGTH = 3
MAX_LENGTH = 30
_ALLOWED = re.compile(r"[\w-]+")
_SHOWS_NOTHING = "\u115f\u1160"
"""The fillers of Hangul, which Unicode counts among the letters."""
_STAND_TOGETHER = {"LATIN", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL"}
"""Scripts of which no letter looks like one of another."""
_TURN_THE_LINE = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
FORMER = "Former player "
"""What the names of those who left begin with; no name that can be signed up holds a space."""
_CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Digits and letters of which none is taken for another."""


def normal(name: str) -> str:
    """The name as it is stored and shown."""
    return unicodedata.normalize("NFKC", name).strip()


def key_of(name: str) -> str:
    """Two names with one key are one name: case and compatible forms of a letter make no difference.

    Done here and not in the database, because SQLite knows upper and lower case of ASCII letters only.
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).strip().casefold())


def new_pseudonym(length: int = 3) -> str:
    """A name for somebody who left, by which nobody finds out who he was; perhaps taken already."""
    return FORMER + "".join(secrets.choice(_CODE_SIGNS) for _sign in range(length))


def is_pseudonym(name: str) -> bool:
    return name.startswith(FORMER)


def shown(name: str) -> str:
    """A stored name as pages show it: that of somebody who left, in the active language."""
    if not is_pseudonym(name):
        return name
    return gettext("Former player %(code)s") % {"code": name.removeprefix(FORMER)}


def validate_name(name: str) -> None:
    if not MIN_LENGTH <= len(name) <= MAX_LENGTH:
        raise ValidationError(
            _("A name has %(min)d to %(max)d characters."),
            code="length",
            params={"min": MIN_LENGTH, "max": MAX_LENGTH},
        )
    if not _ALLOWED.fullmatch(name) or any(sign in _SHOWS_NOTHING for sign in name):
        raise ValidationError(_("A name is made of letters, digits, “_” and “-”."), code="characters")
    if not any(sign.isalnum() for sign in name):
        raise ValidationError(_("A name has at least one letter or digit."), code="nameless")
    if len(scripts_of(name)) > 1:
        raise ValidationError(
            _("A name does not mix alphabets whose letters look alike, such as Latin and Cyrillic."),
            code="alphabets",
        )


def validate_about(text: str) -> None:
    """Several lines are fine; signs that hide text or turn its direction are not."""
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Cn") and sign not in "\r\n" for sign in text):
        raise ValidationError(_("A text holds no control characters."), code="characters")
    if any(sign in _TURN_THE_LINE for sign in text):
        raise ValidationError(_("A text does not turn the direction of what follows."), code="direction")


def scripts_of(name: str) -> set[str]:
    """The scripts of a name's letters; those that nobody mistakes for one another count as one."""
    letters = (sign for sign in name if unicodedata.category(sign).startswith("L"))
    scripts = {re.split("[ -]", unicodedata.name(letter, "?"))[0] for letter in letters}
    return {"LATIN" if script in _STAND_TOGETHER else script for script in scripts}
