"""Whatever the site says, it says in Chinese too."""

import io
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_python
from babel.messages.pofile import PoFileError, read_po
from django.utils.translation import gettext, override
from django.utils.translation.template import templatize

from config import translations

ROOT = Path(__file__).parents[2]
CATALOGUE = ROOT / "locale" / "zh_Hans" / "LC_MESSAGES" / "django.po"
ROOMS = ["config", "players", "cards", "banlist", "decks", "duels", "templates"]
KEYWORDS = [
    *("_", "gettext", "gettext_lazy", "gettext_noop"),
    *("ngettext", "ngettext_lazy", "pgettext", "pgettext_lazy", "npgettext", "npgettext_lazy"),
]
# A place to be filled in: %(name)s, %s, {name}.
PLACE = re.compile(r"%\(\w+\)[sd]|%[sd]|\{\w*\}")

Message = tuple[str | None, str]


def catalogue() -> Catalog:
    """Return the Chinese catalogue."""
    with CATALOGUE.open("rb") as text:
        return read_po(text, abort_invalid=True)


def messages_of(source: Path) -> Iterator[Message]:
    """Yield context and text of each message that a file asks to be translated."""
    text = source.read_text()
    if source.suffix != ".py":
        # What Django makes of a template is Python enough once it stands on one line.
        text = " ".join(templatize(text, origin=str(source)).split("\n"))
    for _, function, message, _ in extract_python(
        io.BytesIO(text.encode()), KEYWORDS, [], {"encoding": "utf-8"}
    ):
        parts = [message] if isinstance(message, str) else [part for part in message if part]
        if not parts:
            continue
        contextual = "pgettext" in function
        yield (parts[0], parts[1]) if contextual else (None, parts[0])


def sources() -> list[Path]:
    """Return every file that may ask for a translation."""
    return [
        source
        for room in ROOMS
        for suffix in ("py", "html", "txt")
        for source in sorted((ROOT / room).rglob(f"*.{suffix}"))
        if "static" not in source.parts
    ]


def test_every_message_of_the_sources_is_in_the_catalogue():
    known = catalogue()
    asked = {message: source for source in sources() for message in messages_of(source)}
    assert len(asked) > 30
    missing = [
        f"{source.relative_to(ROOT)}: {text!r}"
        for (context, text), source in asked.items()
        if (found := known.get(text, context=context)) is None or not found.string
    ]
    assert missing == []


def test_the_catalogue_holds_nothing_that_nobody_says():
    asked = {message for source in sources() for message in messages_of(source)}
    entries = [
        (message.context, message.id if isinstance(message.id, str) else message.id[0])
        for message in catalogue()
        if message.id
    ]
    assert [entry for entry in entries if entry not in asked] == []


def test_messages_are_found_in_templates_and_in_python(tmp_path):
    (tmp_path / "page.html").write_text(
        '{% load i18n %}<p>it\'s "{% translate "one" %}"\n\t{% translate "two" context "deck" %}</p>'
        "{% blocktranslate trimmed count n=n %}\n three\n {% plural %} threes {% endblocktranslate %}"
        '{{ _("four") }}'
    )
    (tmp_path / "code.py").write_text(
        'gettext("five")\npgettext_lazy("card", "six")\nngettext("7", "sevens", n)\n'
    )
    assert [*messages_of(tmp_path / "page.html")] == [
        (None, "one"),
        ("deck", "two"),
        (None, "three"),
        (None, "four"),
    ]
    assert [*messages_of(tmp_path / "code.py")] == [(None, "five"), ("card", "six"), (None, "7")]


def test_every_message_has_a_translation_that_somebody_stands_by():
    messages = [message for message in catalogue() if message.id]
    assert [message.id for message in messages if message.fuzzy or not message.string] == []


def test_no_message_stands_twice():
    """Entries are appended by many hands, and of two with one text only the last would count."""
    # What stands between two translations, without comments, is context and text of one entry.
    text = re.sub("^#.*\n", "", CATALOGUE.read_text(), flags=re.MULTILINE)
    quoted = r'"(?:[^"\\\n]|\\.)*"'
    entries = re.findall(rf"^((?:msg(?:ctxt|id) (?:{quoted}\n)+)+)", text, flags=re.MULTILINE)
    assert len(entries) >= len(catalogue())
    assert [entry for entry, count in Counter(entries).items() if count > 1] == []


def test_translations_fill_in_the_same_places():
    for message in catalogue():
        if message.id and isinstance(message.id, str):
            assert set(PLACE.findall(message.id)) == set(PLACE.findall(str(message.string))), message.id


def test_the_site_speaks_what_the_catalogue_says():
    with override("zh-hans"):
        assert gettext("Duel King") == "决斗之王"


@pytest.fixture
def one_catalogue(tmp_path, settings):
    """Give a catalogue of one message in a folder of its own."""
    settings.LOCALE_PATHS = [tmp_path]
    source = tmp_path / "zh_Hans" / "LC_MESSAGES" / "django.po"
    source.parent.mkdir(parents=True)
    source.write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Draw"\nmsgstr "抽卡"\n'
    )
    return source


def test_a_catalogue_is_compiled_once(one_catalogue):
    assert translations.compile_all() == [one_catalogue]
    assert "抽卡".encode() in one_catalogue.with_suffix(".mo").read_bytes()
    assert translations.compile_all() == []
    assert sorted(entry.suffix for entry in one_catalogue.parent.iterdir()) == [".mo", ".po"]


def test_a_broken_catalogue_is_an_error(one_catalogue):
    one_catalogue.write_text('garbage\n\nmsgid "Draw"\nmsgstr "抽卡"\n')
    with pytest.raises(PoFileError):
        translations.compile_all()
    assert not one_catalogue.with_suffix(".mo").exists()
