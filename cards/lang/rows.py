"""How a card that needs no behaviour is written in the library: one row of its set's table.

    CARDS = printed_in("Vol.1", "1999-02-04", (
        normal(40374923, "Mammoth Graveyard", "猛犸的墓地", EARTH, DINOSAUR, 3, 1200, 800, ...),
    ))

A row gives passcode, official names in English and Simplified Chinese, attribute, race, level, ATK, DEF,
and the day and set of the first print in the TCG where there was one. The set's own name and day are
those of the OCG and stand above its table.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

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
    )


normal = partial(monster_row, traits=(Trait.NORMAL,))
normal_tuner = partial(monster_row, traits=(Trait.NORMAL, Trait.TUNER))
fusion = partial(monster_row, traits=(Trait.FUSION,))
ritual = partial(monster_row, traits=(Trait.RITUAL,))
synchro = partial(monster_row, traits=(Trait.SYNCHRO,))

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
