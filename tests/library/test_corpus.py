"""What holds for every card of the library at once."""

import pkgutil
from dataclasses import replace
from datetime import date
from importlib import import_module

import pytest

import cards.library
from cards.lang.facts import Card, Kind, Trait
from cards.lang.inspect import materials, names_in, names_spoken_of
from cards.lang.recipes import FusionOf, RitualBy, SynchroOf
from cards.library import LIBRARY, DuplicateCard, bound, module_for
from duels.engine.phases import DELAYED, ENDING, RETURN

# Materials and ritual spells whose own rows are not in the library, since they have effects.
NAMED_BUT_NOT_YET_HERE = {
    "Beastly Mirror Ritual",
    "Black Magic Ritual",
    "Blast Juggler",
    "Cannon Soldier",
    "Commencement Dance",
    "Crass Clown",
    "Curse of the Masked Beast",
    "Darklord Marie",
    "Des Kangaroo",
    "Dream Clown",
    "Drill Synchron",
    "Fortress Whale's Oath",
    "Garma Sword Oath",
    "Gyroid",
    "Helios - The Primordial Sun",
    "Hamburger Recipe",
    "Iron Core of Koa'ki Meiru",
    "Javelin Beetle Pact",
    "Mystic Lamp",
    "Nitro Synchron",
    "Novox's Prayer",
    "Queen's Double",
    "Resurrection of Chakra",
    "Revival of Dokurorider",
    "Road Synchron",
    "Turbo Synchron",
    "Venom Swamp",
    "Steamroid",
    "Tainted Wisdom",
    "The Forgiving Maiden",
    "Thunder Dragon",
    "Time Wizard",
    "Turtle Oath",
    "War-Lion Ritual",
    "Witch of the Black Forest",
    "Zera Ritual",
    "Zone Eater",
}


def test_the_library_is_an_immutable_book_in_the_order_of_passcodes():
    assert len(LIBRARY) >= 735
    assert list(LIBRARY) == sorted(LIBRARY)
    assert all(card.passcode == passcode for passcode, card in LIBRARY.items())
    with pytest.raises(TypeError):
        LIBRARY[1] = LIBRARY[46986414]


def test_a_passcode_given_twice_is_refused_naming_both_cards():
    magician, elf = LIBRARY[46986414], LIBRARY[15025844]
    impostor = Card(passcode=46986414, name_en="Impostor", name_zh="冒名者", kind=Kind.MONSTER, traits=())
    with pytest.raises(DuplicateCard, match=r"46986414 .*'Dark Magician'.*'Impostor'"):
        bound([elf, magician, impostor])


def test_each_card_stands_in_the_module_of_the_set_in_which_it_was_first_printed():
    for info in pkgutil.iter_modules(cards.library.__path__):
        shelf = import_module(f"cards.library.{info.name}")
        assert shelf.CARDS, f"{info.name} holds no card"
        for card in shelf.CARDS:
            assert module_for(card.ocg_set) == info.name, card.name_en


@pytest.mark.parametrize(
    ("ocg_set", "module"),
    [
        ("Vol.1", "vol_1"),
        ("Gladiator's Assault", "gladiators_assault"),
        ("Duel Terminal - Vylon Descends!!", "duel_terminal_vylon_descends"),
        ("Weekly Shōnen Jump 2006, Issue 2", "promos"),
        ("", "promos"),
    ],
)
def test_a_set_name_becomes_a_module_name(ocg_set: str, module: str):
    assert module_for(ocg_set) == module


def test_every_card_has_names_and_printed_facts_that_make_sense():
    for card in LIBRARY.values():
        assert 1 <= card.passcode < 2**32, card
        assert card.name_en == card.name_en.strip() != "", card
        assert card.name_zh == card.name_zh.strip() != "", card
        assert card.name_zh_community != card.name_zh, card
        assert date.fromisoformat(card.ocg_date) <= date(2013, 12, 31), card
        assert bool(card.tcg_date) is bool(card.tcg_set), card
        assert not card.tcg_date or date.fromisoformat(card.tcg_date), card
        assert "?" not in card.archetypes, card
        assert card.alias is None or card.alias != card.passcode, card


def test_every_monster_has_attribute_type_level_and_values_the_era_knows():
    for card in LIBRARY.values():
        if card.is_monster:
            assert card.attribute, card
            assert card.race, card
            assert 1 <= card.level <= 12, card
            for value in (card.atk, card.defense):
                assert value is None or (0 <= value <= 5000 and value % 5 == 0), card


def test_every_fusion_synchro_and_ritual_monster_says_how_it_is_summoned_and_no_other_card_does():
    made_by = {Trait.FUSION: FusionOf, Trait.SYNCHRO: SynchroOf, Trait.RITUAL: RitualBy}
    for card in LIBRARY.values():
        if not card.is_monster:
            continue
        wanted = [recipe for trait, recipe in made_by.items() if trait in card.traits]
        assert [type(card.recipe)] == (wanted or [type(None)]), card.name_en


def test_a_fusion_has_at_least_two_materials():
    for card in LIBRARY.values():
        if isinstance(card.recipe, FusionOf):
            assert len(card.recipe.materials) >= 2, card.name_en


def test_every_card_that_another_speaks_of_exists():
    here = {card.name_en for card in LIBRARY.values()}
    named = {name for card in LIBRARY.values() for name in names_spoken_of(card)}
    assert named - here == NAMED_BUT_NOT_YET_HERE


def test_no_ability_has_a_key_by_which_a_phase_names_something_else():
    """T5: by these a player's answer tells a return, an end or a delayed deed from what belongs to a card."""
    keys = {one.key for card in LIBRARY.values() for one in card.abilities}
    assert keys.isdisjoint({RETURN, ENDING, DELAYED})


def test_no_card_is_made_of_itself():
    for card in LIBRARY.values():
        made_of = materials(card.recipe) if card.recipe else ()
        assert card.name_en not in {name for one in made_of for name in names_in(one)}


def test_english_names_are_unique():
    assert len({card.name_en for card in LIBRARY.values()}) == len(LIBRARY)


def test_fusion_and_synchro_monsters_alone_belong_in_the_extra_deck():
    """D2: a ritual monster is in the main deck."""
    for card in LIBRARY.values():
        extra = {Trait.FUSION, Trait.SYNCHRO} & set(card.traits)
        assert card.belongs_in_extra_deck is bool(extra), card.name_en


def test_copies_are_counted_under_the_card_that_another_print_is_treated_as():
    """D3."""
    magician = LIBRARY[46986414]
    assert magician.identity == 46986414
    assert replace(magician, passcode=46986415, alias=46986414).identity == 46986414
