"""How far the library has come."""

import json
from dataclasses import is_dataclass
from io import StringIO

from django.core.management import call_command

from cards.lang.codec import VOCABULARY
from cards.lang.facts import Card, Kind, Trait
from cards.library import LIBRARY
from cards.management.commands.library_report import Command
from cards.report import KEYS, report_on


def told(*arguments: str) -> str:
    out = StringIO()
    call_command("library_report", *arguments, stdout=out)
    return out.getvalue()


def test_the_report_in_json_counts_the_library_and_lists_its_passcodes():
    report = json.loads(told("--json"))
    assert report["cards"] == report["playable"] == len(LIBRARY)
    assert report["effect_cards"] == sum(card.has_effect for card in LIBRARY.values()) >= 39
    assert report["facts_only"] == report["specials"] == 0
    assert report["texts_missing"] == {"en": 0, "zh-hans": 0}
    assert report["passcodes"] == list(LIBRARY)
    assert report["facts_only_passcodes"] == []
    assert report["words"] == sum(is_dataclass(word) for word in VOCABULARY.values())
    assert list(report["tests"]) == [str(code) for code, card in LIBRARY.items() if card.has_effect]


def test_every_card_with_an_effect_is_spoken_of_by_a_test():
    """A card that nobody tried is none that can be played."""
    report = json.loads(told("--json"))
    assert report["untested"] == []
    assert all(count >= 1 for count in report["tests"].values())


def test_the_words_that_no_card_says_are_named():
    named = report_on({55144522: LIBRARY[55144522]}, {}).words_unsaid  # Pot of Greed
    assert "Draw" not in named
    assert "Activation" not in named
    assert "Destroy" in named


def test_every_key_is_explained_in_the_help():
    assert list(json.loads(told("--json"))) == list(KEYS)
    written = Command().create_parser("manage.py", "library_report").format_help()
    for key, meaning in KEYS.items():
        assert key in written
        assert meaning in written


def test_the_report_in_words_gives_the_same_counts():
    lines = dict(line.rsplit("  ", 1) for line in told().splitlines()[:5])
    assert {key.strip(): int(count) for key, count in lines.items()} == {
        "cards": len(LIBRARY),
        "playable": len(LIBRARY),
        "effect cards": sum(card.has_effect for card in LIBRARY.values()),
        "facts only": 0,
        "specials": 0,
    }
    assert told().splitlines()[5] == "texts missing  0 in en, 0 in zh-hans"
    report = json.loads(told("--json"))
    assert told().splitlines()[6].startswith(f"words          {report['words']}, ")
    assert told().splitlines()[7].startswith(f"tests per card {min(report['tests'].values())} to ")


def test_a_spell_without_written_behaviour_counts_as_facts_only_and_misses_its_texts():
    spell = Card(passcode=4031928, name_en="A spell", name_zh="", kind=Kind.SPELL, traits=(Trait.NORMAL,))
    report = report_on({spell.passcode: spell, 46986414: LIBRARY[46986414]}, {"Dark Magician": 3})
    assert (report.tests, report.untested) == ({4031928: 0}, [4031928])
    assert (report.cards, report.playable, report.effect_cards, report.facts_only) == (2, 1, 1, 1)
    assert report.texts_missing == {"en": 1, "zh-hans": 1}
    assert report.facts_only_passcodes == [4031928]
