"""An import happens whole or not at all, and changes nothing that is not its to change."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from cards.imports.incoming import Incoming, Print, Refusal, facts
from cards.imports.merging import Outcome, TooMuchChanged, bring_in
from cards.lang.terms import Kind, Trait
from cards.models import Card, FormerPasscode, Name, Printing
from cards.search.conditions import search
from cards.search.reading import read
from cards.selectors import card_by_passcode, identities
from cards.services import load_library

pytestmark = pytest.mark.django_db
SPELL = facts(kind=Kind.SPELL, traits=[Trait.NORMAL])


def spell(passcode: int, name: str = "", **more: Any) -> Incoming:
    about = {key: more.pop(key) for key in ("prints", "artworks", "former", "treated_as") if key in more}
    columns = {"name_en": name or f"Spell {passcode}", **SPELL, **more}
    return Incoming(f"card {passcode}", passcode, columns, **about)


def take(*found: Incoming | Refusal, source: str = "test", **how: bool) -> Outcome:
    return bring_in(found=found, source=source, **how)


def many(count: int) -> list[Incoming]:
    return [spell(passcode) for passcode in range(1, count + 1)]


def told(outcome: Outcome, what: str) -> list[str]:
    return [line.where for line in outcome.lines if line.outcome == what]


def test_a_new_card_is_found_by_its_name_and_its_text() -> None:
    assert take(spell(5, "Strange Spell", text_en="It does nothing.", name_zh="奇怪的魔法")).new == 1
    for typed in ("strange", "qiguai", "text:nothing", "t:spell"):
        assert Card.objects.filter(search(read(typed)).condition).get().passcode == 5
    assert not Card.objects.get().playable


def test_the_same_file_changes_nothing() -> None:
    take(*many(5))
    again = take(*many(5))
    assert (again.new, again.changed, again.unchanged, again.lines) == (0, 0, 5, [])


def test_a_change_says_what_and_keeps_where_it_comes_from() -> None:
    take(*many(200))
    outcome = take(spell(7, "Renamed"), *many(6), *many(200)[7:], source="other")
    assert (outcome.changed, outcome.unchanged) == (1, 199)
    assert outcome.lines[0].detail == "name_en: 'Spell 7' -> 'Renamed'"
    row = Card.objects.get(passcode=7)
    assert (row.provenance["name_en"], row.provenance["kind"]) == ("other", "test")
    assert [name.text for name in Name.objects.filter(card=row)] == ["Renamed"]


def test_the_librarys_cards_keep_their_facts() -> None:
    load_library()
    greed = Card.objects.get(name_en="Pot of Greed")
    before = vars(greed) | {"_state": None}
    outcome = take(spell(greed.pk, "Pot of Sharing", text_en="Something else."))
    assert (outcome.differing, outcome.changed) == (1, 0)
    assert "'Pot of Greed' -> 'Pot of Sharing'" in outcome.lines[0].detail
    assert vars(Card.objects.get(pk=greed.pk)) | {"_state": None} == before


def test_what_an_operator_has_corrected_stays() -> None:
    take(*many(3))
    Card.objects.filter(pk=2).update(name_en="Right", provenance={"name_en": "admin"})
    outcome = take(*many(3))
    assert told(outcome, "kept as corrected") == ["card 2"]
    assert Card.objects.get(pk=2).name_en == "Right"


def test_an_import_that_would_change_too_much_stops() -> None:
    """K30: more than 1 % changed."""
    take(*many(300))
    changed = [spell(code, f"New {code}") for code in range(1, 5)]
    with pytest.raises(TooMuchChanged, match="4 of 300"):
        take(*changed, *many(300)[4:], spell(999))
    assert not Card.objects.filter(name_en__startswith="New").exists()
    assert not Card.objects.filter(pk=999).exists()
    assert take(*changed[:3], *many(300)[3:]).changed == 3
    assert take(*changed, *many(300)[4:], even_much=True).changed == 1


def test_an_import_that_lacks_too_much_stops() -> None:
    """K30: a file that broke off."""
    take(*many(300))
    with pytest.raises(TooMuchChanged):
        take(*many(290))
    outcome = take(*many(298))
    assert told(outcome, "gone") == ["299 Spell 299", "300 Spell 300"]
    assert Card.objects.count() == 300


def test_a_dry_run_writes_nothing() -> None:
    assert take(*many(3), dry_run=True).new == 3
    assert not Card.objects.exists()


def test_a_passcode_twice_and_what_cannot_be_read_are_refused() -> None:
    outcome = take(spell(1), spell(1, "Again"), Refusal("row 9", "broken"))
    assert (outcome.new, outcome.refused) == (1, 2)
    assert told(outcome, "refused") == ["card 1", "row 9"]
    assert Card.objects.get().name_en == "Spell 1"


def test_another_artwork_counts_as_its_card_and_a_former_passcode_leads_to_it() -> None:
    """K32: also through a chain."""
    take(spell(10, artworks=(11,), former=(12,)), spell(20, alias=11))
    assert identities([10, 11, 12, 20]) == {10: 10, 11: 10, 12: 10, 20: 10}
    assert Card.objects.get(pk=11).name_en == "Spell 10"
    found = card_by_passcode(12)
    assert found is not None
    assert found.pk == 10
    take(spell(10, artworks=(11,), former=(12,)), spell(20, alias=11))
    assert (Card.objects.count(), FormerPasscode.objects.count()) == (3, 1)


def test_a_card_that_always_has_anothers_name_points_at_it_wherever_that_stands_in_the_file() -> None:
    """K32: a file may tell the name alone, and before the card whose name it is."""
    alike, unknown = spell(1, "Other Name", treated_as="Spell 9"), spell(2, treated_as="Nobody")
    outcome = take(alike, unknown, spell(9, artworks=(10,)))
    assert told(outcome, "not told") == ["card 2"]
    assert identities([1, 2, 10]) == {1: 9, 2: 2, 10: 9}
    again = take(alike, unknown, spell(9, artworks=(10,)))
    assert (again.changed, again.unchanged, again.gone) == (0, 3, 0)
    Card.objects.filter(pk=1).update(alias=None, provenance={"alias": "admin", "name_en": "test"})
    take(alike, unknown, spell(9, artworks=(10,)))
    assert Card.objects.get(pk=1).alias is None


def test_another_artwork_follows_its_card_and_is_not_gone_with_the_first_file_that_repeats_it() -> None:
    take(spell(10, artworks=(11,)), *many(5))
    again = take(spell(10, artworks=(11,)), *many(5))
    assert (again.changed, again.gone, again.lines) == (0, 0, [])
    outcome = take(spell(10, "Renamed", artworks=(11,)), *many(5), even_much=True)
    assert told(outcome, "changed") == ["card 10", "11, another artwork of card 10"]
    assert Card.objects.get(pk=11).name_en == "Renamed"
    assert [name.text for name in Name.objects.filter(card=11)] == ["Renamed"]
    Card.objects.filter(pk=11).update(name_en="Own", provenance={"name_en": "admin", "artwork_of": "test"})
    take(spell(10, "Renamed", artworks=(11,)), *many(5))
    assert Card.objects.get(pk=11).name_en == "Own"
    assert told(take(spell(10, "Renamed"), *many(5)), "gone") == []


def test_prints_are_kept_once() -> None:
    prints = (Print("TCG", "Set", "S-EN001", "Rare"), Print("TCG", "Set", "S-EN001", "Common"))
    for _ in range(2):
        take(spell(1, prints=prints))
    assert [(row.number, row.rarity) for row in Printing.objects.all()] == [
        ("S-EN001", "Common"),
        ("S-EN001", "Rare"),
    ]


def test_a_batch_takes_few_queries(django_assert_max_num_queries: Callable[[int], Any]) -> None:
    with django_assert_max_num_queries(28):
        take(*many(400))


def test_the_command_reports_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    card = {"id": 3, "name": "New", "type": "Spell Card", "race": "Field"}
    path.write_text(json.dumps({"data": [card, card | {"id": 4, "race": "Odd"}]}))
    said, wrong = io.StringIO(), io.StringIO()
    call_command("import_cards", path, stdout=said, stderr=wrong)
    assert said.getvalue().splitlines() == [
        "new: card 1 (3 New)",
        "2 cards: 1 new, 0 changed, 0 unchanged, 0 differing from the library, 1 refused; 0 gone from the "
        "source.",
    ]
    assert "refused: card 2 (4 New): race is 'Odd'" in wrong.getvalue()
    call_command("import_cards", path, dry_run=True, quiet=True, stdout=said, stderr=wrong)
    assert said.getvalue().endswith("Nothing was written: this was a dry run.\n")


@pytest.mark.parametrize("name", ["absent.json", "cards.txt"])
def test_the_command_refuses_what_is_no_file_of_cards(tmp_path: Path, name: str) -> None:
    (tmp_path / "cards.txt").write_text("")
    with pytest.raises(CommandError, match=r"no file|ends with"):
        call_command("import_cards", tmp_path / name)
