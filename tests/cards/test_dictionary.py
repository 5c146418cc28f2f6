"""docs/card-language.md says what the language is, with cards that say each word."""

import re
from dataclasses import is_dataclass
from enum import StrEnum
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards.dictionary import examples_in, in_python, page, sections
from cards.lang import effects, groups
from cards.lang.codec import VOCABULARY
from cards.lang.effects import Destroy, Draw, Then
from cards.lang.groups import GRAVE, TARGET, cards, choose
from cards.lang.inspect import words
from cards.lang.players import YOU
from cards.library import LIBRARY
from cards.text import texts
from tests.scenario.invented import BOOK
from tests.scenario.needed import NEEDED_FOR

PAGE = Path("docs/card-language.md")


def told(*arguments: str) -> str:
    out = StringIO()
    call_command("card_language", *arguments, stdout=out)
    return out.getvalue()


def entries(*books):
    return {entry.name: entry for _module, found in sections(*books) for entry in found}


def test_the_page_is_what_the_language_is_now():
    """Red when a word, a text or a card has changed since: write it anew as the page itself says."""
    assert PAGE.read_text("utf-8") == told("--and", "tests.scenario.invented")


def test_every_word_is_on_it_once_with_a_meaning_and_every_word_with_a_card_that_says_it():
    found = [entry for _module, some in sections(LIBRARY, BOOK) for entry in some]
    assert sorted(entry.name for entry in found) == sorted(VOCABULARY)
    for entry in found:
        assert entry.meaning.endswith((".", ")")), entry.name
        word = VOCABULARY[entry.name]
        if is_dataclass(word):
            assert type(entry.example.said) is word, entry.name
            assert entry.example.said in words((entry.example.card.recipe, entry.example.card.abilities))
        else:
            assert issubclass(word, StrEnum)
            assert entry.example is None


def test_a_card_of_the_library_is_the_example_before_an_invented_one():
    for name, entry in entries(LIBRARY, BOOK).items():
        if entry.example and entry.example.card.passcode not in LIBRARY:
            assert VOCABULARY[name] not in examples_in(LIBRARY)


def test_of_several_cards_the_one_that_says_least_else_is_the_example():
    pot, bug = LIBRARY[55144522], LIBRARY[54652250]
    book = {card.passcode: card for card in (LIBRARY[79571449], pot, bug)}
    found = examples_in(book)
    assert found[Draw].card is pot
    assert found[Destroy].card is bug


def test_fields_and_constants_are_told_as_they_are_written():
    known = entries(LIBRARY)
    assert known["Draw"].members == ("who: Who", "count: Number")
    assert known["Then"].members == ("first: Effect", "second: Effect")
    assert "HAND = 'hand'" in known["Place"].members
    assert set(VOCABULARY) == set(known)


def test_kinds_of_word_are_told_at_the_head_of_their_section():
    written = page(LIBRARY)
    assert "\nA `HowMany` is one of `int`, `UpTo`" in written
    assert "\nAn `Effect` is one of `Draw`, `Destroy`" in written
    assert written.index("A `HowMany`") > written.index(f"\n{groups.__doc__.strip()}\n")
    assert written.index("An `Effect`") > written.index(f"\n{effects.__doc__.strip()}\n")


def test_an_example_is_told_with_the_texts_of_its_whole_card():
    written = page(LIBRARY).split("### DiscardCost\n")[1].split("\n### ")[0]
    card = entries(LIBRARY)["DiscardCost"].example.card
    assert f"**{card.name_en}** {card.passcode}" in written
    assert f"> {texts(card, 'en').body}" in written
    assert f"> {texts(card, 'zh-hans').body}" in written


def test_an_invented_card_is_called_one():
    name = next(
        name
        for name, entry in entries(LIBRARY, BOOK).items()
        if entry.example and entry.example.card.passcode not in LIBRARY
    )
    assert ", an invented card" in page(LIBRARY, BOOK).split(f"### {name}\n")[1].split("\n### ")[0]
    assert "an invented card" not in page(LIBRARY)


UNSAID = sorted(
    word.__name__ for word in set(examples_in(BOOK)) - set(examples_in(LIBRARY)) if is_dataclass(word)
)


@pytest.mark.parametrize("name", UNSAID)
def test_a_word_that_only_invented_cards_say_is_there_for_a_rule_and_its_test(name):
    """The file names the rule and plays one of these cards; a word for which none does has no place here."""
    rule, file = NEEDED_FOR[name]
    written = (Path(__file__).parents[1] / "engine" / f"{file}.py").read_text("utf-8")
    saying = [
        card.name_en
        for card in BOOK.values()
        if card.passcode not in LIBRARY and any(type(one).__name__ == name for one in words(card.abilities))
    ]
    assert re.search(rf"\b{rule}\b", written)
    assert any(f'"{card}"' in written for card in saying), saying


class TestInPython:
    @pytest.mark.parametrize(
        "card", [card for card in BOOK.values() if card.abilities], ids=lambda card: card.name_en
    )
    def test_what_is_written_is_the_word_again(self, card):
        assert eval(in_python(card.abilities), dict(VOCABULARY)) == card.abilities

    def test_what_is_left_out_is_left_out(self):
        assert in_python(Draw(YOU, 1)) == "Draw(Who.YOU, 1)"
        assert in_python(choose(1, cards(GRAVE, YOU))) == "Choose(1, Cards((Place.GRAVE,), Who.YOU))"

    def test_what_has_no_room_on_one_line_stands_on_several(self):
        long = Then(Destroy(TARGET), Then(Draw(YOU, 1), Then(Draw(YOU, 2), Then(Draw(YOU, 3), Draw(YOU, 4)))))
        lines = in_python(long).splitlines()
        assert lines[:2] == ["Then(", "    Destroy(Pronoun.TARGET),"]
        assert lines[-1] == ")"
        assert all(len(line) <= 100 for line in lines)


def test_a_module_without_a_book_is_refused():
    for module in ("tests.scenario.nowhere", "tests.scenario.rulebook"):
        with pytest.raises(CommandError, match=module):
            told("--and", module)


def test_words_that_no_card_of_the_library_says_stand_there_without_a_card():
    assert told() == page(LIBRARY)
    silent = {
        name for name, word in VOCABULARY.items() if word not in examples_in(LIBRARY) and is_dataclass(word)
    }
    assert {
        name
        for name, entry in entries(LIBRARY).items()
        if is_dataclass(VOCABULARY[name]) and not entry.example
    } == silent
