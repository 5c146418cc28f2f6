"""The whole catalogue in one file for each language, for those who would else page through all of it."""

import gzip
import hashlib
import io
import json
from collections.abc import Iterator
from datetime import datetime

from django.conf import settings
from django.utils import translation
from rest_framework.utils.encoders import JSONEncoder

from cards.api.telling import told
from cards.freshness import last_changed
from cards.models import Card, Export

AT_ONCE = 500


def write_exports() -> int:
    """Writes the files that no longer tell what the catalogue says, and returns how many those were.

    May be run twice or by two workers: both write the same.
    """
    now = last_changed()
    stale = [
        code
        for code, _name in settings.LANGUAGES
        if not Export.objects.filter(language=code, made_for=now).exists()
    ]
    for code in stale:
        write_export(code, now)
    return len(stale)


def write_export(language: str, made_for: datetime) -> Export:
    """One file: the same bytes for the same catalogue."""
    packed = io.BytesIO()
    count = 0
    # Without a name and a time in its head, the file is the same wherever and whenever it is made.
    with gzip.GzipFile(filename="", mode="wb", fileobj=packed, mtime=0) as file:
        for line in _lines(language):
            file.write(line)
            count += 1
    content = packed.getvalue()
    export, _is_new = Export.objects.update_or_create(
        language=language,
        defaults={
            "content": content,
            "sha256": hashlib.sha256(content).hexdigest(),
            "size": len(content),
            "cards": count,
            "made_for": made_for,
        },
    )
    return export


def _lines(language: str) -> Iterator[bytes]:
    """Every card in the order of its passcode, a piece of the table at a time."""
    last = 0
    while rows := list(Card.objects.filter(passcode__gt=last).order_by("passcode")[:AT_ONCE]):
        last = rows[-1].passcode
        with translation.override(language):
            for card in told(rows, language):
                yield (
                    json.dumps(card, cls=JSONEncoder, ensure_ascii=False, separators=(",", ":")).encode()
                    + b"\n"
                )
