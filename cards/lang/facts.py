"""The printed facts of a card, and the words in which they are said."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """The three kinds of card."""

    MONSTER = "monster"
    SPELL = "spell"
    TRAP = "trap"


class Trait(StrEnum):
    """What stands beside the kind on the card: a monster's sort, a spell's or a trap's."""

    NORMAL = "normal"
    EFFECT = "effect"
    FUSION = "fusion"
    RITUAL = "ritual"
    SYNCHRO = "synchro"
    TUNER = "tuner"
    FLIP = "flip"
    SPIRIT = "spirit"
    UNION = "union"
    GEMINI = "gemini"
    TOON = "toon"
    CONTINUOUS = "continuous"
    EQUIP = "equip"
    FIELD = "field"
    QUICK_PLAY = "quick-play"
    COUNTER = "counter"


class Attribute(StrEnum):
    """A monster's attribute."""

    LIGHT = "LIGHT"
    DARK = "DARK"
    EARTH = "EARTH"
    WATER = "WATER"
    FIRE = "FIRE"
    WIND = "WIND"
    DIVINE = "DIVINE"


class Race(StrEnum):
    """A monster's type (种族); called race in code, since `type` is Python's word."""

    AQUA = "Aqua"
    BEAST = "Beast"
    BEAST_WARRIOR = "Beast-Warrior"
    DINOSAUR = "Dinosaur"
    DIVINE_BEAST = "Divine-Beast"
    DRAGON = "Dragon"
    FAIRY = "Fairy"
    FIEND = "Fiend"
    FISH = "Fish"
    INSECT = "Insect"
    MACHINE = "Machine"
    PLANT = "Plant"
    PSYCHIC = "Psychic"
    PYRO = "Pyro"
    REPTILE = "Reptile"
    ROCK = "Rock"
    SEA_SERPENT = "Sea Serpent"
    SPELLCASTER = "Spellcaster"
    THUNDER = "Thunder"
    WARRIOR = "Warrior"
    WINGED_BEAST = "Winged Beast"
    ZOMBIE = "Zombie"


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card as printed.

    `atk` and `defense` are None where the card says "?" (N3); both, with `level`, `attribute` and
    `race`, mean nothing on spells and traps. Dates are ISO 8601 days, empty where the card was never
    printed there. `alias` is the passcode of the card whose name this one always has (X10).
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

    @property
    def identity(self) -> int:
        """The passcode under which copies of this card are counted (D3, X10)."""
        return self.alias or self.passcode

    @property
    def is_monster(self) -> bool:
        return self.kind is Kind.MONSTER

    @property
    def belongs_in_extra_deck(self) -> bool:
        """Fusion and synchro monsters (D2)."""
        return Trait.FUSION in self.traits or Trait.SYNCHRO in self.traits

    @property
    def has_effect(self) -> bool:
        """Spells, traps and effect monsters; the rest is played by the rules alone."""
        return not self.is_monster or Trait.EFFECT in self.traits


Book = Mapping[int, Card]
"""The cards that a duel knows, by passcode."""
