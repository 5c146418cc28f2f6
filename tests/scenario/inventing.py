"""How the cards that nobody printed are made: monsters of level 4, spells and traps."""

from cards.lang.abilities import Ability
from cards.lang.facts import Attribute, Card, Kind, Race, Trait


def invented_monster(
    name: str, *abilities: Ability, atk: int | None = 1000, traits: tuple[Trait, ...] = ()
) -> Card:
    return Card(
        passcode=0,
        name_en=name,
        name_zh=name,
        kind=Kind.MONSTER,
        traits=(Trait.EFFECT, *traits),
        attribute=Attribute.LIGHT,
        race=Race.WARRIOR,
        level=4,
        atk=atk,
        defense=1000,
        abilities=abilities,
    )


def invented_card(name: str, kind: Kind, trait: Trait, *abilities: Ability) -> Card:
    return Card(passcode=0, name_en=name, name_zh=name, kind=kind, traits=(trait,), abilities=abilities)
