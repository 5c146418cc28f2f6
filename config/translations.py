"""The catalogues of translations, compiled by Babel, so that no machine needs gettext."""

import os
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from django.conf import settings


def compile_all() -> list[Path]:
    """Compile each catalogue that is newer than its compiled form; return those compiled."""
    sources = [
        source
        for folder in settings.LOCALE_PATHS
        for source in sorted(Path(folder).glob("*/LC_MESSAGES/*.po"))
    ]
    stale = [source for source in sources if is_stale(source)]
    for source in stale:
        compile_one(source)
    return stale


def is_stale(source: Path) -> bool:
    """Tell whether a catalogue was changed since it was compiled."""
    compiled = source.with_suffix(".mo")
    return not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime


def compile_one(source: Path) -> None:
    """Compile one catalogue; a reader meanwhile sees the old form or the new, never half of it."""
    with source.open("rb") as text:
        catalogue = read_po(text, abort_invalid=True)
    unfinished = source.with_suffix(f".{os.getpid()}")
    with unfinished.open("wb") as binary:
        write_mo(binary, catalogue)
    unfinished.replace(source.with_suffix(".mo"))
