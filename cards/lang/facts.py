"""The printed facts of a card."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cards.lang.abilities import Ability
from cards.lang.recipes import Recipe
from cards.lang.terms import Attribute, Kind, Race, Trait

__all__ = ["Attribute", "Book", "Card", "Kind", "Race", "Trait"]


_MONSTER = Kind.MONSTER
"""Asked for so often that looking for it among the kinds of cards each time would take a while."""

EXTRA_DECK = (Trait.FUSION, Trait.SYNCHRO, Trait.XYZ, Trait.LINK)


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card as printed.

    `atk` and `defense` are None where the card says "?" (N3); both, with `level`, `attribute` and
    `race`, mean nothing on spells and traps. Dates are ISO 8601 days, empty where the card was never
    printed there. `alias` is the passcode of the card whose name this one always has (X10). `recipe` is
    what a fusion, synchro or ritual monster is summoned with (S7-S9). `kinds` are the kinds of its
    abilities: who looks for one kind passes over a card without it.
    """

    passcode: int
    name_en: str
    name_zh: str
    kind: Kind
    traits: tuple[Trait, ...]
    name_zh_community: str = ""
    attribute: Attribute | None = None
    race: Race | None = None
    level: int = 0
    atk: int | None = 0
    defense: int | None = 0
    archetypes: tuple[str, ...] = ()
    alias: int | None = None
    ocg_date: str = ""
    tcg_date: str = ""
    ocg_set: str = ""
    tcg_set: str = ""
    recipe: Recipe | None = None
    abilities: tuple[Ability, ...] = ()
    kinds: frozenset[type] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kinds", frozenset(map(type, self.abilities)))

    def __hash__(self) -> int:
        """Equal cards have the same passcode, which is enough to find again what was read of a card."""
        return self.passcode

    @property
    def identity(self) -> int:
        """The passcode under which copies of this card are counted (D3, X10)."""
        return self.alias or self.passcode

    @property
    def is_monster(self) -> bool:
        return self.kind is _MONSTER

    @property
    def is_token(self) -> bool:
        """Tokens exist on the field only and belong in no deck (S12, D2)."""
        return Trait.TOKEN in self.traits

    @property
    def belongs_in_main_deck(self) -> bool:
        """What belongs in no other place: neither in the extra deck nor on the field alone (D2)."""
        return not self.belongs_in_extra_deck and not self.is_token

    @property
    def belongs_in_extra_deck(self) -> bool:
        """Fusion and synchro monsters (D2), and what later rules put there."""
        return any(trait in EXTRA_DECK for trait in self.traits)

    @property
    def has_effect(self) -> bool:
        """Spells, traps and effect monsters; the rest is played by the rules alone."""
        return not self.is_monster or Trait.EFFECT in self.traits


Book = Mapping[int, Card]
"""The cards that a duel knows, by passcode."""
