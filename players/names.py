"""What a player may be called, and when two names are the same."""

import re
import unicodedata

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

MIN_LENGTH = 3
MAX_LENGTH = 30
_ALLOWED = re.compile(r"[\w-]+")


def normal(name: str) -> str:
    """The name as it is stored and shown."""
    return unicodedata.normalize("NFKC", name).strip()


def key_of(name: str) -> str:
    """Two names with one key are one name: case and compatible forms of a letter make no difference.

    Done here and not in the database, because SQLite knows upper and lower case of ASCII letters only.
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).strip().casefold())


def validate_name(name: str) -> None:
    if not MIN_LENGTH <= len(name) <= MAX_LENGTH:
        raise ValidationError(
            _("A name has %(min)d to %(max)d characters."),
            code="length",
            params={"min": MIN_LENGTH, "max": MAX_LENGTH},
        )
    if not _ALLOWED.fullmatch(name):
        raise ValidationError(_("A name is made of letters, digits, “_” and “-”."), code="characters")
