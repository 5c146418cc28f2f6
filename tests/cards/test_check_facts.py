"""The library compared with a table of facts."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards.library import LIBRARY

SAMPLE = Path(__file__).parent / "facts" / "sample.tsv"


def check(table: Path) -> list[str]:
    """The lines that the command writes; it fails when one of them is a difference."""
    told = StringIO()
    try:
        call_command("check_facts", str(table), stdout=told)
    except CommandError as failure:
        return [*told.getvalue().splitlines(), str(failure)]
    return told.getvalue().splitlines()


@pytest.fixture
def altered(tmp_path: Path):
    """Write the sample with one text in place of another."""

    def write(old: str, new: str) -> Path:
        text = SAMPLE.read_text(encoding="utf-8")
        assert old in text
        table = tmp_path / "table.tsv"
        table.write_text(text.replace(old, new), encoding="utf-8")
        return table

    return write


def test_the_library_agrees_with_the_sample():
    assert check(SAMPLE) == [f"12 cards compared, {len(LIBRARY) - 12} only in the library, no difference."]


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        ("\t2500\t2100\t", "\t2500\t2050\t", "defense is 2100 here and 2050 there"),
        ("\t2500\t2100\t", "\t?\t2100\t", "atk is 2500 here and ? there"),
        (
            "\tDark Magician\t黑",
            "\tBlack Magician\t黑",
            "name_en is Dark Magician here and Black Magician there",
        ),
        ("\t黑魔导\t", "\t黑魔術師\t", "name_zh is 黑魔导 here and 黑魔術師 there"),
        ("\t黑魔术师\t", "\t\t", "name_zh_community is 黑魔术师 here and nothing there"),
        ("\tDARK\tSpell", "\tLIGHT\tSpell", "attribute is DARK here and LIGHT there"),
        ("monster normal\tDARK", "monster effect\tDARK", "traits is normal here and effect there"),
        ("Spellcaster\t7", "Fiend\t7", "race is Spellcaster here and Fiend there"),
        ("Spellcaster\t7", "Spellcaster\t8", "level is 7 here and 8 there"),
        ("2100\tDark Magician\t\t", "2100\tToon\t\t", "archetypes is Dark Magician here and Toon there"),
        ("2100\tDark Magician\t\t", "2100\tDark Magician\t12\t", "alias is nothing here and 12 there"),
        (
            "Magician\t\t1999-02-04",
            "Magician\t\t1999-02-05",
            "ocg_date is 1999-02-04 here and 1999-02-05 there",
        ),
        ("2002-03-08\tVol.1\t", "\tVol.1\t", "tcg_date is 2002-03-08 here and nothing there"),
        ("\tVol.1\t", "\tVol.9\t", "ocg_set is Vol.1 here and Vol.9 there"),
        (
            "Vol.1\tLegend",
            "Vol.1\tThe Legend",
            "tcg_set is Legend of Blue Eyes White Dragon here",
        ),
    ],
)
def test_each_difference_is_one_line_that_says_both_sides(altered, old: str, new: str, difference: str):
    line, summary = check(altered(old, new))
    assert line.startswith(f"46986414 Dark Magician: {difference}")
    assert summary == f"12 cards compared, {len(LIBRARY) - 12} only in the library, 1 differences."


def test_a_card_without_effect_that_the_library_lacks_is_told_with_its_place(altered):
    lacking, _ = check(altered("572\t78193831\t", "0\t78193831\t"))
    place = "cards/library/structure_deck_yugi.py"
    assert lacking == f"78193831 Buster Blader: not in the library; its place is {place}"


def test_the_order_of_words_is_no_difference(altered):
    assert check(altered("monster normal tuner", "monster tuner normal"))[-1].endswith("no difference.")


def test_what_a_trap_becomes_is_no_type_of_the_trap(altered):
    """A table may tell the type of the monster that a trap becomes; as a card the trap has none."""
    assert check(altered("\ttrap normal\t\t\t", "\ttrap normal\t\tReptile\t"))[-1].endswith("no difference.")


def test_a_byte_order_mark_and_windows_line_ends_change_nothing(tmp_path: Path):
    """K33."""
    table = tmp_path / "table.tsv"
    table.write_bytes(b"\xef\xbb\xbf" + SAMPLE.read_bytes().replace(b"\n", b"\r\n"))
    assert check(table) == check(SAMPLE)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("monster effect\tDIVINE", "creature effect\tDIVINE", "line 15: 'creature' is not a valid Kind"),
        ("monster effect\tDIVINE", "\tDIVINE", "line 15: '' is not a valid Kind"),
        ("\t10000000\t", "\tten\t", "line 15: invalid literal for int() with base 10: 'ten'"),
        (
            "\t10000000\t",
            "\t4294967296\t",
            "line 15: 4294967296 is no passcode",
        ),
        ("2008-12-20", "20.12.2008", "line 15: Invalid isoformat string: '20.12.2008'"),
        ("4000\t4000\t\t\t2008", "4000\t2008", "line 15: it has not as many columns as the first line"),
    ],
)
def test_a_line_that_is_no_card_is_told_and_the_others_are_compared(altered, old: str, new: str, reason: str):
    told, summary = check(altered(old, new))
    assert told.startswith(reason)
    assert summary == f"12 cards compared, {len(LIBRARY) - 12} only in the library, 1 differences."


def test_a_card_that_stands_twice_in_the_table_is_told(tmp_path: Path):
    table = tmp_path / "table.tsv"
    lines = SAMPLE.read_text(encoding="utf-8").splitlines()
    table.write_text("\n".join([*lines, lines[1]]), encoding="utf-8")
    assert check(table)[0] == "5405694 Black Luster Soldier: the table has it twice"


def test_a_file_that_is_no_table_is_refused(tmp_path: Path):
    other = tmp_path / "other.tsv"
    other.write_text("rank\tpasscode\n", encoding="utf-8")
    assert "names no column name_en, name_zh" in check(other)[0]
    assert "No such file" in check(tmp_path / "none.tsv")[0]
    other.write_bytes("黑魔导".encode("gb18030"))
    assert "is not written in UTF-8" in check(other)[0]
