"""What stands on the cards, in both languages."""

import pytest

from cards.lang.facts import Attribute, Card, Kind, Race, Trait
from cards.lang.filters import (
    Filter,
    Named,
    OfAttribute,
    OfKind,
    OfLevel,
    OfRace,
    WithTrait,
    monster,
    non_tuner,
    tuner,
)
from cards.lang.inspect import admits, materials, names_spoken_of
from cards.lang.recipes import FusionOf
from cards.library import LIBRARY
from cards.text import LANGUAGES, chinese, english, missing, texts, word
from cards.text.names import CHINESE_NAMES

MAGICIAN = LIBRARY[46986414]
ULTIMATE = LIBRARY[23995346]
LEODRAKE = LIBRARY[16527176]
LUSTER = LIBRARY[5405694]
CONTROLLER = LIBRARY[68505803]

DRAGON_OF_EARTH_OR_WATER = (
    monster & OfRace(Race.DRAGON) & (OfAttribute(Attribute.EARTH) | OfAttribute(Attribute.WATER))
)


def test_a_normal_monster_says_its_facts_in_english():
    face = texts(MAGICIAN, "en")
    assert face.name == "Dark Magician"
    assert face.kind == "Normal Monster"
    assert face.attribute == "DARK"
    assert face.race == "Spellcaster"
    assert face.type_line == "Spellcaster / Normal"
    assert (face.level, face.atk, face.defense) == ("Level 7", "2500", "2100")
    assert face.body == ""


def test_a_normal_monster_says_its_facts_in_chinese():
    face = texts(MAGICIAN, "zh-Hans")
    assert face.name == "黑魔导"
    assert face.kind == "通常怪兽"
    assert face.attribute == "暗"
    assert face.race == "魔法师族"
    assert face.type_line == "魔法师族・通常"
    assert (face.level, face.atk, face.defense) == ("等级7", "2500", "2100")


@pytest.mark.parametrize(
    ("card", "in_english", "in_chinese"),
    [
        (ULTIMATE, '"Blue-Eyes White Dragon" × 3', "「青眼白龙」×3"),
        (LIBRARY[58528964], '"Skull Servant" + "Dissolverock"', "「白骨」＋「岩浆人」"),
        (
            LEODRAKE,
            "1 EARTH Tuner monster + 1 or more non-Tuner EARTH monsters",
            "地属性调整＋调整以外的地属性怪兽1只以上",
        ),
        (
            LIBRARY[97204936],
            "1 Tuner monster + 1 or more non-Tuner monsters",
            "调整＋调整以外的怪兽1只以上",
        ),
        (LUSTER, 'Ritual Summoned with "Black Luster Ritual".', "以「混沌的仪式」仪式召唤。"),
    ],
)
def test_a_monster_says_what_it_is_made_of(card: Card, in_english: str, in_chinese: str):
    assert texts(card, "en").body == in_english
    assert texts(card, "zh-hans").body == in_chinese


def test_a_tuner_says_so_in_its_kind_and_in_its_brackets():
    assert texts(CONTROLLER, "en").kind == "Normal Tuner Monster"
    assert texts(CONTROLLER, "en").type_line == "Machine / Tuner / Normal"
    assert texts(CONTROLLER, "zh-hans").kind == "通常・调整怪兽"


def test_an_unknown_value_is_a_question_mark():
    """N3."""
    unknown = Card(
        passcode=1,
        name_en="A",
        name_zh="甲",
        kind=Kind.MONSTER,
        traits=(Trait.EFFECT,),
        atk=None,
        defense=None,
    )
    for language in LANGUAGES:
        assert (texts(unknown, language).atk, texts(unknown, language).defense) == ("?", "?")


def test_a_spell_says_neither_level_nor_values():
    spell = Card(passcode=1, name_en="A", name_zh="甲", kind=Kind.SPELL, traits=(Trait.QUICK_PLAY,))
    assert texts(spell, "en").kind == "Quick-Play Spell"
    assert texts(spell, "zh-hans").kind == "速攻魔法"
    assert texts(spell, "en").atk == texts(spell, "en").level == texts(spell, "en").type_line == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_library_has_all_its_words(language: str):
    assert {
        card.passcode: missing(card, language) for card in LIBRARY.values() if missing(card, language)
    } == {}


def test_a_card_whose_behaviour_is_not_written_down_misses_its_body():
    spell = Card(passcode=1, name_en="A", name_zh="", kind=Kind.SPELL, traits=(Trait.NORMAL,))
    assert missing(spell, "en") == ("body",)
    assert missing(spell, "zh-hans") == ("name", "body")


def test_a_language_without_texts_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match="no card texts in 'fr'; there are en, zh-hans"):
        texts(MAGICIAN, "fr")


@pytest.mark.parametrize("term", [*Kind, *Trait, *Attribute, *Race])
def test_every_word_of_the_facts_has_its_word_in_both_languages(term: Kind | Trait | Attribute | Race):
    assert word(term, "en")
    assert word(term, "zh-hans")
    assert word(term, "en") != word(term, "zh-hans")


@pytest.mark.parametrize(
    ("description", "in_english", "in_chinese"),
    [
        (Named("Dark Magician"), '"Dark Magician"', None),
        (Named("Sangan") | Named("Time Wizard"), '"Sangan" or "Time Wizard"', "「三眼怪」或「时间魔术师」"),
        (monster, "monster", "怪兽"),
        (~OfKind(Kind.TRAP), "non-Trap card", "陷阱以外的卡"),
        (monster & ~Named("Sangan"), 'monster except "Sangan"', "「三眼怪」以外的怪兽"),
        (
            monster & OfLevel(4) & ~Named("Sangan"),
            'Level 4 monster except "Sangan"',
            "「三眼怪」以外的等级4的怪兽",
        ),
        (OfAttribute(Attribute.FIRE), "FIRE card", "炎属性卡"),
        (tuner, "Tuner monster", "调整"),
        (non_tuner, "non-Tuner monster", "调整以外的怪兽"),
        (OfKind(Kind.SPELL) & WithTrait(Trait.FIELD), "Field Spell", "场地魔法卡"),
        (DRAGON_OF_EARTH_OR_WATER, "EARTH or WATER Dragon monster", "地属性或水属性龙族怪兽"),
    ],
)
def test_every_description_is_a_noun_in_both_languages(
    description: Filter, in_english: str, in_chinese: str | None
):
    assert english.noun(description) == in_english
    if in_chinese:
        assert chinese.noun(description) == in_chinese


def test_every_name_that_a_card_speaks_of_has_its_official_chinese_name():
    official = {card.name_en: card.name_zh for card in LIBRARY.values()}
    spoken_of = {name for card in LIBRARY.values() for name in names_spoken_of(card)}
    assert set(CHINESE_NAMES) == spoken_of
    assert {name: official[name] for name in spoken_of & set(official)} == {
        name: CHINESE_NAMES[name] for name in spoken_of & set(official)
    }


def test_descriptions_admit_the_cards_they_describe():
    assert admits(tuner, CONTROLLER)
    assert not admits(tuner, MAGICIAN)
    assert admits(non_tuner, MAGICIAN)
    assert admits(Named("Dark Magician"), MAGICIAN)
    assert not admits(Named("Dark"), MAGICIAN)
    assert admits(~OfKind(Kind.SPELL), MAGICIAN)
    assert admits(OfRace(Race.DRAGON) | OfRace(Race.SPELLCASTER), MAGICIAN)
    assert not admits(OfRace(Race.DRAGON) & OfAttribute(Attribute.DARK), MAGICIAN)


def test_a_synchro_monster_is_made_with_earth_monsters_where_it_says_so():
    tuner_, others = materials(LEODRAKE.recipe)
    assert not admits(tuner_, CONTROLLER), "a DARK tuner is no EARTH tuner"
    assert admits(others, LIBRARY[40374923])
    assert not admits(others, MAGICIAN)


def test_the_same_material_three_times_is_three_materials():
    assert ULTIMATE.recipe == FusionOf((Named("Blue-Eyes White Dragon"),) * 3)
    assert len(materials(ULTIMATE.recipe)) == 3
