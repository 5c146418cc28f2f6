"""The words in which the printed facts of a card are said."""

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
    TOKEN = "token"
    XYZ = "xyz"
    PENDULUM = "pendulum"
    LINK = "link"


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
    WYRM = "Wyrm"
    CYBERSE = "Cyberse"
    ILLUSION = "Illusion"
    CREATOR_GOD = "Creator God"


class Stat(StrEnum):
    """The numbers on a monster."""

    ATK = "atk"
    DEF = "def"
    LEVEL = "level"


LATER_TRAITS = (Trait.XYZ, Trait.PENDULUM, Trait.LINK)
"""Sorts of monster that came with later rules: the catalogue knows them, duels do not."""
LATER_RACES = (Race.WYRM, Race.CYBERSE, Race.ILLUSION, Race.CREATOR_GOD)
"""Types that came after the era of the duels."""
ERA_RACES = tuple(race for race in Race if race not in LATER_RACES)
"""The types that a player can name when he declares one."""
