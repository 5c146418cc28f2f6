"""Cards that nobody printed, for what changes values, names and kinds, and for what is forbidden."""

from dataclasses import replace

from cards.lang.abilities import Activation, Continuous, Ignition, Once, Target
from cards.lang.alterations import (
    AlsoOfAttribute,
    AttributeBecomes,
    Factor,
    LevelBecomes,
    LevelChanges,
    NameBecomes,
    OriginalBecomes,
    OriginalSwapped,
    OriginalTimes,
    RaceBecomes,
    ValueBecomes,
    ValueTimes,
)
from cards.lang.continuous import CannotAttack, CannotTurnByHand, ContinuousEffect, Gain, Nullify
from cards.lang.effects import Apply, Destroy, Until
from cards.lang.facts import Attribute, Kind, Race, Trait
from cards.lang.filters import InSeries, OfAttribute, OfRace, atk, face_up, monster, named, other, spell, trap
from cards.lang.groups import FIELD, HAND, TARGET, THIS, Cards, cards, every, monsters
from cards.lang.occasions import Way
from cards.lang.places import Place
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.prohibitions import (
    BanishedInstead,
    CannotBeTargeted,
    CannotSet,
    CannotSummonSuch,
    OnlyForTributeSummon,
    Unaffected,
)
from cards.lang.terms import Stat
from tests.scenario.inventing import invented_card, invented_monster

ALL = monsters(EITHER, face_up)


def _standing(name: str, *effects: ContinuousEffect):
    """A continuous spell that does this by standing there."""
    return invented_card(
        name,
        Kind.SPELL,
        Trait.CONTINUOUS,
        Activation(),
        *(Continuous(effect=effect, key=f"continuous_{number}") for number, effect in enumerate(effects, 1)),
    )


def _laid(name: str, effect: ContinuousEffect, *, targeting: Cards | None = None):
    """A quick-play spell that does this until the end of the turn."""
    return invented_card(
        name,
        Kind.SPELL,
        Trait.QUICK_PLAY,
        Activation(target=Target(1, targeting) if targeting else None, do=Apply(effect, Until.END_OF_TURN)),
    )


BOTH = (Stat.ATK, Stat.DEF)

HALVING = _laid("Halving", ValueTimes(TARGET, (Stat.ATK,), Factor.HALF), targeting=ALL)
DOUBLING = _laid("Doubling", ValueTimes(TARGET, (Stat.ATK,), Factor.DOUBLE), targeting=ALL)
FIXING = _laid("Fixing", ValueBecomes(TARGET, atk=1500), targeting=ALL)
FOUNDATION = _laid("Foundation", OriginalBecomes(TARGET, atk=3000), targeting=ALL)
DWARFING = _laid("Dwarfing", OriginalTimes(TARGET, BOTH, Factor.HALF), targeting=ALL)
TURNABOUT = _laid("Turnabout", OriginalSwapped(ALL))
BOON = invented_card(
    "Boon", Kind.SPELL, Trait.QUICK_PLAY, Activation(do=Apply(Gain(monsters(YOU, face_up), 300, 300)))
)
BANNER = _standing("Banner", Gain(monsters(YOU, face_up), atk=500))
WEIGHT = _standing("Weight", Gain(ALL, atk=-2000, def_=-2000))
ANVIL = _standing("Anvil", ValueTimes(ALL, (Stat.ATK,), Factor.HALF))

LADDER = _laid("Ladder", LevelChanges(TARGET, 2), targeting=ALL)
PIT = _laid("Pit", LevelChanges(TARGET, -5), targeting=ALL)
FLOOR = _laid("Floor", LevelBecomes(TARGET, 3), targeting=ALL)
DISCOUNT = _laid("Discount", LevelChanges(cards(HAND, YOU, monster), -2))

GRAVEDUST = _standing(
    "Gravedust", RaceBecomes(cards((Place.MONSTERS, Place.GRAVE), EITHER, monster), Race.ZOMBIE)
)
DAYLIGHT = _standing("Daylight", AttributeBecomes(ALL, Attribute.LIGHT))
DUSK = _standing("Dusk", AlsoOfAttribute(ALL, Attribute.DARK))
DISGUISE = _laid("Disguise", NameBecomes(TARGET, "Dark Magician"), targeting=ALL)
BONFIRE = invented_card(
    "Bonfire", Kind.SPELL, Trait.NORMAL, Activation(do=Destroy(every(monsters(EITHER, OfRace(Race.ZOMBIE)))))
)
ECLIPSE = invented_card(
    "Eclipse",
    Kind.SPELL,
    Trait.NORMAL,
    Activation(do=Destroy(every(monsters(EITHER, OfAttribute(Attribute.DARK))))),
)
HUNT = invented_card(
    "Hunt", Kind.SPELL, Trait.NORMAL, Activation(do=Destroy(every(monsters(EITHER, named("Dark Magician")))))
)
ROLL_CALL = _standing("Roll Call", Gain(monsters(EITHER, InSeries("Gravekeeper's")), atk=500))

WARLORD = invented_monster("Warlord", Continuous(effect=Nullify(cards(FIELD, EITHER, trap))))
GRAND_MUTING = _standing("Grand Muting", Nullify(monsters(EITHER, face_up)))
PURGE = _standing("Purge", Nullify(monsters(EITHER, OfRace(Race.ZOMBIE))))
STEADFAST = invented_monster(
    "Steadfast",
    Continuous(effect=Unaffected(THIS, EITHER, spell), key="unaffected"),
    Continuous(effect=Gain(THIS, atk=100), key="gain"),
)
ALOOF = invented_monster("Aloof", Continuous(effect=CannotBeTargeted(THIS, OPPONENT)))
SPELLPROOF = invented_monster("Spellproof", Continuous(effect=CannotBeTargeted(THIS, EITHER, spell)))
DUTY = invented_monster("Duty", Continuous(effect=OnlyForTributeSummon(THIS)))
LONER = invented_monster("Loner", Continuous(effect=Unaffected(THIS, EITHER, other)))

RECLUSE = invented_monster(
    "Recluse",
    Continuous(effect=Unaffected(THIS, EITHER, other), key="unaffected"),
    Ignition(do=Apply(CannotAttack(monsters(YOU)), Until.END_OF_TURN)),
)
PEACE_TALKS = _laid("Peace Talks", CannotAttack(ALL))
GREAT_HUSH = _laid("Great Hush", Nullify(monsters(EITHER, face_up)))

STANDSTILL = _standing("Standstill", CannotSummonSuch(EITHER, (Way.SPECIAL,)))
NIGHT_BAN = _standing(
    "Night Ban",
    CannotSummonSuch(OPPONENT, (Way.NORMAL, Way.FLIP, Way.SPECIAL), OfAttribute(Attribute.DARK)),
)
OPENNESS = _standing("Openness", CannotSet(OPPONENT, monster))
FROST = _standing("Frost", CannotTurnByHand(ALL))
RIFT = _standing("Rift", BanishedInstead(monster))
VOID = _standing("Void", BanishedInstead())

TINKER = invented_monster(
    "Tinker",
    Ignition(
        target=Target(1, monsters(YOU, atk(at_most=500))),
        do=Apply(Gain(TARGET, atk=1000)),
        once=Once.PER_CARD,
    ),
)
FLAME_THROWER = replace(
    invented_card("Flame Thrower", Kind.SPELL, Trait.NORMAL, Activation()), archetypes=("Blaze Accelerator",)
)
TOMB_WATCH = replace(invented_monster("Tomb Watch", atk=1500), archetypes=("Gravekeeper's",))
GRAVEKEEPERS_DOUBLE = invented_monster("Gravekeeper's Double", atk=1500)

LAYERS = (
    HALVING,
    DOUBLING,
    FIXING,
    FOUNDATION,
    DWARFING,
    TURNABOUT,
    BOON,
    BANNER,
    WEIGHT,
    ANVIL,
    LADDER,
    PIT,
    FLOOR,
    DISCOUNT,
    GRAVEDUST,
    DAYLIGHT,
    DUSK,
    DISGUISE,
    BONFIRE,
    ECLIPSE,
    HUNT,
    ROLL_CALL,
    WARLORD,
    GRAND_MUTING,
    PURGE,
    STEADFAST,
    ALOOF,
    SPELLPROOF,
    DUTY,
    LONER,
    RECLUSE,
    PEACE_TALKS,
    GREAT_HUSH,
    STANDSTILL,
    NIGHT_BAN,
    OPENNESS,
    FROST,
    RIFT,
    VOID,
    TINKER,
    FLAME_THROWER,
    TOMB_WATCH,
    GRAVEKEEPERS_DOUBLE,
)
