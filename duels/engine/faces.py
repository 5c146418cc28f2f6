"""What a card is where it lies: some are another kind of card in some places (S14, M6, M12)."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from cards.lang.abilities import Equips
from cards.lang.facts import Book, Card
from cards.lang.inspect import has_monster_form, monster_form
from cards.lang.places import Place
from cards.lang.terms import Kind, Trait
from duels.engine.state import Guise, TableCard


def settle(book: Book, card: TableCard) -> None:
    """Give a card the face that it has where it lies now."""
    card.card = face(book[card.card.passcode], card.place, card.guise)


def face(printed: Card, place: Place, guise: Guise | None) -> Card:
    """The card as printed, unless its place or its guise makes it another kind of card."""
    if printed.is_monster:
        if place is Place.SPELLS:
            return as_equip(printed, own=guise is Guise.UNION)
        if Trait.GEMINI in printed.traits and guise is not Guise.AGAIN and place in _ASLEEP:
            return as_normal_monster(printed)
    elif guise is Guise.TRAP_MONSTER and place is Place.MONSTERS:
        return as_trap_monster(printed)
    return printed


def _any(printed: Card) -> bool:
    return True


def equips_itself(printed: Card) -> bool:
    """Whether the monster can become an equip by its own effect, as unions do (S15)."""
    return any(isinstance(one, Equips) for one in printed.abilities)


GUISES: dict[tuple[Place, Kind, Guise | None], Callable[[Card], bool]] = {
    (Place.MONSTERS, Kind.MONSTER, None): _any,
    (Place.MONSTERS, Kind.MONSTER, Guise.AGAIN): lambda printed: Trait.GEMINI in printed.traits,
    (Place.MONSTERS, Kind.TRAP, Guise.TRAP_MONSTER): has_monster_form,
    (Place.SPELLS, Kind.MONSTER, Guise.UNION): equips_itself,
    (Place.SPELLS, Kind.MONSTER, Guise.EQUIP): _any,
    (Place.SPELLS, Kind.SPELL, None): _any,
    (Place.SPELLS, Kind.TRAP, None): _any,
}
"""Which kind of card lies in a zone under which guise, and what it must be for that (F1, S14, M6, M12)."""

_ASLEEP = (Place.MONSTERS, Place.GRAVE)
"""Where a gemini monster is a normal monster (S14)."""


@cache
def as_normal_monster(printed: Card) -> Card:
    """A gemini monster without its effects (S14)."""
    traits = tuple(Trait.NORMAL if trait is Trait.EFFECT else trait for trait in printed.traits)
    return replace(printed, traits=traits, abilities=())


@cache
def as_equip(printed: Card, *, own: bool) -> Card:
    """A monster that is an equip: an equip spell, with its own effects if these made it one (M6)."""
    return replace(
        printed, kind=Kind.SPELL, traits=(Trait.EQUIP,), abilities=printed.abilities if own else ()
    )


@cache
def as_trap_monster(printed: Card) -> Card:
    """A trap with the values that its own text gives it as a monster (M12)."""
    form = monster_form(printed)
    return replace(
        printed,
        kind=Kind.MONSTER,
        traits=(Trait.EFFECT if form.effect else Trait.NORMAL,),
        attribute=form.attribute,
        race=form.race,
        level=form.level,
        atk=form.atk,
        defense=form.def_,
    )
