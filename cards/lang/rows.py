"""How a card is written in the library: a row of its set's table, and what it can do.

    CARDS = printed_in("Vol.1", "1999-02-04", (
        normal(40374923, "Mammoth Graveyard", "猛犸的墓地", EARTH, DINOSAUR, 3, 1200, 800, ...),
        normal_spell(53129443, "Dark Hole", "黑洞", ..., abilities=(
            Activation(do=Destroy(every(monsters(EITHER)))),
        )),
    ))

A row gives passcode, official names in English and Simplified Chinese, attribute, race, level, ATK, DEF,
and the day and set of the first print in the TCG where there was one; spells and traps have no values.
The set's own name and day are those of the OCG and stand above its table.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from cards.lang.abilities import Ability
from cards.lang.facts import Card
from cards.lang.recipes import Recipe
from cards.lang.terms import Attribute, Kind, Race, Trait


def printed_in(ocg_set: str, ocg_date: str, rows: Iterable[Card]) -> tuple[Card, ...]:
    """The rows as cards first printed in this OCG set on this day."""
    return tuple(replace(row, ocg_set=ocg_set, ocg_date=ocg_date) for row in rows)


def monster_row(
    passcode: int,
    name_en: str,
    name_zh: str,
    attribute: Attribute,
    race: Race,
    level: int,
    atk: int | None,
    defense: int | None,
    tcg_date: str = "",
    tcg_set: str = "",
    *,
    community: str = "",
    archetypes: tuple[str, ...] = (),
    alias: int | None = None,
    traits: tuple[Trait, ...],
    recipe: Recipe | None = None,
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """A monster; `community` is the name that Chinese players use where it is another."""
    return Card(
        passcode=passcode,
        name_en=name_en,
        name_zh=name_zh,
        name_zh_community=community,
        kind=Kind.MONSTER,
        traits=traits,
        attribute=attribute,
        race=race,
        level=level,
        atk=atk,
        defense=defense,
        archetypes=archetypes,
        alias=alias,
        tcg_date=tcg_date,
        tcg_set=tcg_set,
        recipe=recipe,
        abilities=abilities,
    )


def spell_or_trap_row(
    passcode: int,
    name_en: str,
    name_zh: str,
    tcg_date: str = "",
    tcg_set: str = "",
    *,
    community: str = "",
    archetypes: tuple[str, ...] = (),
    alias: int | None = None,
    kind: Kind,
    trait: Trait,
    abilities: tuple[Ability, ...],
) -> Card:
    """A spell or a trap; it is written down with what it does or not at all."""
    return Card(
        passcode=passcode,
        name_en=name_en,
        name_zh=name_zh,
        name_zh_community=community,
        kind=kind,
        traits=(trait,),
        archetypes=archetypes,
        alias=alias,
        tcg_date=tcg_date,
        tcg_set=tcg_set,
        abilities=abilities,
    )


normal = partial(monster_row, traits=(Trait.NORMAL,))
normal_tuner = partial(monster_row, traits=(Trait.NORMAL, Trait.TUNER))
fusion = partial(monster_row, traits=(Trait.FUSION,))
ritual = partial(monster_row, traits=(Trait.RITUAL,))
synchro = partial(monster_row, traits=(Trait.SYNCHRO,))
effect_monster = partial(monster_row, traits=(Trait.EFFECT,))
flip_monster = partial(monster_row, traits=(Trait.EFFECT, Trait.FLIP))
gemini_monster = partial(monster_row, traits=(Trait.EFFECT, Trait.GEMINI))
spirit_monster = partial(monster_row, traits=(Trait.EFFECT, Trait.SPIRIT))
toon_monster = partial(monster_row, traits=(Trait.EFFECT, Trait.TOON))
union_monster = partial(monster_row, traits=(Trait.EFFECT, Trait.UNION))
effect_fusion = partial(monster_row, traits=(Trait.EFFECT, Trait.FUSION))
effect_ritual = partial(monster_row, traits=(Trait.EFFECT, Trait.RITUAL))
effect_tuner = partial(monster_row, traits=(Trait.EFFECT, Trait.TUNER))
effect_synchro = partial(monster_row, traits=(Trait.EFFECT, Trait.SYNCHRO))
token = partial(monster_row, traits=(Trait.NORMAL, Trait.TOKEN))

normal_spell = partial(spell_or_trap_row, kind=Kind.SPELL, trait=Trait.NORMAL)
quick_play_spell = partial(spell_or_trap_row, kind=Kind.SPELL, trait=Trait.QUICK_PLAY)
continuous_spell = partial(spell_or_trap_row, kind=Kind.SPELL, trait=Trait.CONTINUOUS)
equip_spell = partial(spell_or_trap_row, kind=Kind.SPELL, trait=Trait.EQUIP)
field_spell = partial(spell_or_trap_row, kind=Kind.SPELL, trait=Trait.FIELD)
ritual_spell = partial(spell_or_trap_row, kind=Kind.SPELL, trait=Trait.RITUAL)
normal_trap = partial(spell_or_trap_row, kind=Kind.TRAP, trait=Trait.NORMAL)
continuous_trap = partial(spell_or_trap_row, kind=Kind.TRAP, trait=Trait.CONTINUOUS)
counter_trap = partial(spell_or_trap_row, kind=Kind.TRAP, trait=Trait.COUNTER)

LIGHT = Attribute.LIGHT
DARK = Attribute.DARK
EARTH = Attribute.EARTH
WATER = Attribute.WATER
FIRE = Attribute.FIRE
WIND = Attribute.WIND
DIVINE = Attribute.DIVINE

AQUA = Race.AQUA
BEAST = Race.BEAST
BEAST_WARRIOR = Race.BEAST_WARRIOR
DINOSAUR = Race.DINOSAUR
DIVINE_BEAST = Race.DIVINE_BEAST
DRAGON = Race.DRAGON
FAIRY = Race.FAIRY
FIEND = Race.FIEND
FISH = Race.FISH
INSECT = Race.INSECT
MACHINE = Race.MACHINE
PLANT = Race.PLANT
PSYCHIC = Race.PSYCHIC
PYRO = Race.PYRO
REPTILE = Race.REPTILE
ROCK = Race.ROCK
SEA_SERPENT = Race.SEA_SERPENT
SPELLCASTER = Race.SPELLCASTER
THUNDER = Race.THUNDER
WARRIOR = Race.WARRIOR
WINGED_BEAST = Race.WINGED_BEAST
ZOMBIE = Race.ZOMBIE
