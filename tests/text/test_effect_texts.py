"""The texts of effects: every card's, as it stands, in both languages."""

import re
from dataclasses import is_dataclass, replace

import pytest

from cards.lang.abilities import (
    Ability,
    Activation,
    Equips,
    Ignition,
    Procedure,
    Quick,
    SummoningCondition,
    Trigger,
)
from cards.lang.codec import VOCABULARY
from cards.lang.conditions import UnusedThisTurn
from cards.lang.effects import Draw
from cards.lang.facts import Card
from cards.lang.filters import named, spell, trap
from cards.lang.inspect import words
from cards.lang.occasions import Leaves
from cards.lang.players import YOU
from cards.lang.procedures import Bar
from cards.library import LIBRARY
from cards.text import LANGUAGES, missing, texts
from cards.text.english.abilities import EVERY_MONSTER
from cards.text.english.nouns import noun
from cards.text.names import CHINESE_COUNTERS
from cards.text.speech import alternatives, goes_without_saying
from tests.scenario.invented import BOOK
from tests.text.record import GOLDEN, corpus

WITH_EFFECTS = [card for card in LIBRARY.values() if card.abilities]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_all_effects_are_those_that_were_read_and_approved(language: str):
    """A change of a renderer shows here, card by card; `tests.text.record` keeps what was read."""
    assert corpus(language) == (GOLDEN / f"{language}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_of_a_card_is_missing(language: str):
    for card in LIBRARY.values():
        assert missing(card, language) == (), card.name_en


def is_told_by_the_procedure(card: Card, ability: Ability) -> bool:
    """That there is no other way to summon a monster is said with its own way."""
    if not any(isinstance(one, Procedure) for one in card.abilities):
        return False
    proper = {Bar.UNTIL_PROPER, Bar.UNLESS_PROPER}
    return isinstance(ability, SummoningCondition) and {*ability.bars} <= proper


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", WITH_EFFECTS, ids=lambda card: card.name_en)
def test_every_ability_is_told_under_its_key_or_goes_without_saying(card: Card, language: str):
    face = texts(card, language)
    assert [line.key for line in face.effects] == [ability.key for ability in card.abilities]
    for line, ability in zip(face.effects, card.abilities, strict=True):
        fits_all = isinstance(ability, Equips) and ability.to == EVERY_MONSTER
        silent = goes_without_saying(ability) or fits_all or is_told_by_the_procedure(card, ability)
        assert silent is (line.text == ""), line
        assert line.text in face.body or language == "en"
        assert line.kind


@pytest.mark.parametrize("card", WITH_EFFECTS, ids=lambda card: card.name_en)
def test_english_is_english_and_chinese_is_chinese(card: Card):
    english, chinese = texts(card, "en").body, texts(card, "zh-hans").body
    assert not re.search(r"[\u3000-\u9fff\uff00-\uffef]", english)
    assert not re.search(r"[A-Za-z]", re.sub("「[^」]*」", "", chinese))  # Names may have letters.
    assert not re.search(r"  | [.,:;]|\.\.|None|\(\)", english)
    # A name may have a space within.
    assert not re.search(r"[ ,.:;]|。。|，。|，，|None", re.sub("「[^」]*」", "「」", chinese))
    assert english.rstrip().endswith((".", ")"))
    assert chinese.endswith("。")


def test_english_sentences_begin_with_a_capital():
    for card in WITH_EFFECTS:
        for line in texts(card, "en").effects:
            for sentence in re.split(r"(?<=[.:]) ", line.text.replace("(max. ", "(max ")):
                assert sentence[:1].isupper() or sentence[:1] in ('"', "(", "●", ""), line.text


def test_what_can_be_left_is_told_with_you_can_and_what_must_be_is_not():
    """C10. Of effects of which one is chosen the first tells it for all."""
    for card in WITH_EFFECTS:
        told = {line.key: line.text for line in texts(card, "en").effects}
        for ability in card.abilities:
            text = told[next(iter(alternatives(card, ability)), ability).key]
            may = re.search(r"([Yy]ou|Either player) can\b", text) is not None
            if isinstance(ability, Trigger | Quick):
                assert may is not ability.mandatory, text
            if isinstance(ability, Ignition):
                assert may


@pytest.mark.parametrize(
    ("name", "english", "chinese"),
    [
        (
            "Y-Dragon Head",
            "Once per turn, you can activate 1 of these effects.",
            "①：1回合1次，可以从以下效果选择1个发动。",
        ),
        (
            "Don Zaloog",
            "When this card inflicts battle damage to your opponent, you can activate 1 of these effects.",
            "①：这张卡给与对方战斗伤害时，可以从以下效果选择1个发动。",
        ),
        ("Enemy Controller", "Activate 1 of these effects.", "①：从以下效果选择1个发动。"),
    ],
)
def test_effects_of_which_one_is_chosen_stand_one_below_the_other(name: str, english: str, chinese: str):
    """C11. When that can be is told once, and what else the card does follows in a line of its own."""
    card = next(card for card in WITH_EFFECTS if card.name_en == name)
    for language, lead in (("en", english), ("zh-hans", chinese)):
        lines = texts(card, language).body.split("\n")
        first = lines.index(lead)
        assert [line.startswith("●") for line in lines[first:]][:3] == [False, True, True]
        assert not any(line.startswith("●") for line in lines[first + 3 :])


def test_an_effect_is_no_choice_where_only_it_waits_for_the_other():
    ability = Ignition(given=UnusedThisTurn("draw"), do=Draw(YOU, 1), key="again")
    other = Ignition(do=Draw(YOU, 1), key="draw")
    card = replace(WITH_EFFECTS[0], abilities=(other, ability))
    assert alternatives(card, ability) == alternatives(card, other) == ()


@pytest.mark.parametrize(("language", "sign"), [("en", "arget "), ("zh-hans", r"为对象(?!的)")])
def test_what_targets_says_so_and_nothing_else_does(language: str, sign: str):
    """X4."""
    for card in WITH_EFFECTS:
        for line, ability in zip(texts(card, language).effects, card.abilities, strict=True):
            target = getattr(ability, "target", None)
            if isinstance(ability, Activation) and goes_without_saying(ability):
                continue
            told = re.search(sign, line.text) is not None or "by targeting" in line.text
            assert told is (target is not None), line.text


@pytest.mark.parametrize(
    ("language", "places"),
    [
        ("en", {"hand": r"hand\b|discard", "grave": "Graveyard", "banished": "banished"}),
        ("zh-hans", {"hand": "手牌", "grave": "墓地", "banished": "除外"}),
    ],
)
def test_what_acts_from_beside_the_field_says_from_where(language: str, places: dict[str, str]):
    for card in WITH_EFFECTS:
        for line, ability in zip(texts(card, language).effects, card.abilities, strict=True):
            # Where a card goes that leaves the field is all the same to its text.
            leaving = isinstance(ability, Trigger) and isinstance(ability.when, Leaves)
            acts = isinstance(ability, Ignition | Quick | Trigger) and not leaving
            if acts and not ability.from_[0].on_field:
                assert re.search(places[ability.from_[0].value], line.text), line.text


def test_every_counter_has_its_chinese_name():
    named = {
        word.name
        for card in WITH_EFFECTS
        for word in words(card.abilities)
        if type(word).__name__ in ("PlaceCounter", "RemoveCounterCost", "Counters")
    }
    assert named == set(CHINESE_COUNTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_language_is_told(language: str):
    """Each word is said by some card, and every card is told without anything left over."""
    told = {
        type(value)
        for card in BOOK.values()
        if texts(card, language).body
        for value in words((card.recipe, card.abilities))
    }
    silent = {word.__name__ for word in VOCABULARY.values() if is_dataclass(word)} - {
        word.__name__ for word in told
    }
    assert silent == set()


def test_choices_of_a_kind_and_of_something_else_are_told_one_after_the_other():
    """A kind beside a name is no "Spell/Trap"."""
    assert noun(spell | trap) == "Spell/Trap"
    assert noun(spell | named("Kuriboh")) == 'Spell or "Kuriboh"'
    assert noun(spell | trap | named("Kuriboh")) == 'Spell/Trap or "Kuriboh"'
