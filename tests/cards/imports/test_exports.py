"""Whole exports of every shape are taken, tell the same of the same cards, and change nothing twice."""

import io
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchmarks.exports import CLASSIC, EDOPRO, MONSTERS, made_up, write_cardinfo, write_database
from cards.api.exports import write_exports
from cards.imports import cdb, ygoprodeck
from cards.imports.incoming import Incoming, Print, Refusal, facts
from cards.imports.merging import bring_in
from cards.lang.terms import Attribute, Kind, Race, Trait
from cards.models import Card, Export, FormerPasscode, Name, Printing, Text
from tests.catalogue import fill_catalogue

NUMBER = 150
SKILLS = sum(card.cardinfo["type"] == "Skill Card" for card in made_up(NUMBER))


def run(*arguments: Any, **options: Any) -> tuple[str, str]:
    """What the command says, and what it complains of."""
    said, wrong = io.StringIO(), io.StringIO()
    call_command("import_cards", *arguments, stdout=said, stderr=wrong, **options)
    return said.getvalue(), wrong.getvalue()


def everything() -> list[list[Any]]:
    """All that stands in the catalogue, but for numbers that the database gave."""
    return [
        list(Card.objects.order_by("pk").values_list()),
        sorted(Name.objects.values_list("card", "sort", "text", "key", "pinyin", "initials")),
        sorted(Text.objects.values_list("card", "language", "key")),
        sorted(Printing.objects.values_list("card", "set_name", "number", "rarity", "region")),
        sorted(FormerPasscode.objects.values_list("passcode", "card")),
    ]


@pytest.mark.parametrize("schema", [CLASSIC, EDOPRO])
def test_both_forms_of_an_export_tell_the_same_of_every_kind_of_card(tmp_path: Path, schema: str) -> None:
    write_cardinfo(tmp_path / "cards.json", NUMBER)
    write_database(tmp_path / "cards.cdb", NUMBER, schema)
    of_both = zip(ygoprodeck.read(tmp_path / "cards.json"), cdb.read(tmp_path / "cards.cdb"), strict=True)
    kinds = set()
    for told, stored in of_both:
        if isinstance(told, Refusal):
            assert "Skill Card" in told.reason
            assert isinstance(stored, Refusal)
            assert "skill" in stored.reason
            continue
        assert isinstance(stored, Incoming)
        assert stored.passcode == told.passcode
        assert stored.columns.items() <= dict(told.columns).items()
        kinds.add(told.columns["traits"])
    assert len(kinds) >= len({words for _said, words, _bits in MONSTERS})


@pytest.mark.django_db
@pytest.mark.parametrize("ending", ["json", "cdb"])
def test_a_whole_export_is_taken_and_changes_nothing_the_second_time(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"cards.{ending}"
    (write_cardinfo if ending == "json" else write_database)(path, NUMBER)
    more = {}
    if ending == "cdb":
        write_database(tmp_path / "chinese.cdb", NUMBER, chinese=True)
        more = {"chinese": tmp_path / "chinese.cdb"}
    said, wrong = run(path, **more)
    assert f"{NUMBER} cards: {NUMBER - SKILLS} new" in said
    assert len(wrong.splitlines()) == SKILLS > 0
    artworks = Card.objects.exclude(artwork_of=None).count()
    assert Card.objects.count() == NUMBER - SKILLS + artworks
    assert (artworks > 0, Printing.objects.exists()) == ((True, True) if ending == "json" else (False, False))
    before = everything()
    said, _wrong = run(path, **more)
    assert f" 0 new, 0 changed, {NUMBER - SKILLS} unchanged" in said
    assert " 0 gone" in said
    assert everything() == before


@pytest.mark.django_db
def test_our_own_export_taken_again_changes_nothing(tmp_path: Path) -> None:
    fill_catalogue()
    write_cardinfo(tmp_path / "cards.json", NUMBER)
    run(tmp_path / "cards.json")
    write_exports()
    before = everything()
    for export in Export.objects.all():
        path = tmp_path / f"{export.language}.jsonl.gz"
        path.write_bytes(bytes(export.content))
        said, wrong = run(path)
        assert wrong == ""
        assert said.splitlines()[:-1] == []
        assert f"{export.cards} cards: 0 new, 0 changed, {export.cards} unchanged" in said
        assert export.cards == Card.objects.count() > NUMBER
    assert everything() == before


names = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp", "Cf")), max_size=30)
passcodes = st.integers(1, 12)


@st.composite
def incoming(draw: st.DrawFn) -> Incoming:
    columns = facts(
        kind=draw(st.sampled_from(Kind)),
        traits=draw(st.sets(st.sampled_from(Trait), max_size=3)),
        attribute=draw(st.sampled_from(Attribute)),
        race=draw(st.sampled_from(Race)),
        level=draw(st.integers(0, 13)),
        atk=draw(st.none() | st.integers(0, 99_999)),
    )
    code = draw(passcodes)
    columns |= {"name_en": draw(names) or "X", "name_zh": draw(names), "text_en": draw(names)}
    prints = tuple(Print("TCG", one) for one in draw(st.sets(st.sampled_from("ABC"))))
    artworks = tuple(draw(st.sets(st.integers(20, 24), max_size=2)))
    treated = draw(st.sampled_from(["", "X", columns["name_en"]]))
    return Incoming(f"card {code}", code, columns, prints, artworks, (), treated)


@pytest.mark.django_db
@given(st.lists(incoming(), max_size=8, unique_by=(lambda one: one.passcode, lambda one: one.artworks)))
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_file_changes_nothing_the_second_time(found: list[Incoming]) -> None:
    for model in (Name, Text, Printing, Card):
        model.objects.all().delete()
    claimed = [artwork for one in found for artwork in one.artworks]
    if len(claimed) > len(set(claimed)):
        return  # Two cards that claim one artwork are told elsewhere.
    bring_in(found=found, source="file")
    before = everything()
    again = bring_in(found=found, source="file")
    assert (again.new, again.changed, again.gone) == (0, 0, 0)
    assert everything() == before
