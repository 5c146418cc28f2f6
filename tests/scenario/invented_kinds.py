"""Monsters that nobody printed, of every kind and every way of being summoned."""

from dataclasses import replace

from cards.lang.abilities import (
    Ability,
    Activation,
    Continuous,
    Equips,
    Ignition,
    MayNormalSummon,
    Once,
    Procedure,
    Quick,
    SubstituteMaterial,
    SummoningCondition,
    Target,
    TributesRequired,
    Trigger,
)
from cards.lang.conditions import AppearedThisTurn, None_
from cards.lang.continuous import CountsAsTwoTributes, Gain
from cards.lang.costs import PayLP
from cards.lang.effects import (
    BecomeMonster,
    Damage,
    Equip,
    EquipWith,
    FusionSummon,
    NormalSummon,
    ReturnToHand,
    RitualSummon,
    SpecialSummon,
    SummonTokens,
    Token,
)
from cards.lang.facts import Attribute, Card, Kind, Race, Trait
from cards.lang.filters import OfAttribute, monster, named
from cards.lang.groups import EQUIPPED, EXTRA, GRAVE, HAND, MONSTERS, TARGET, THIS, cards, monsters
from cards.lang.occasions import PhaseReached
from cards.lang.places import Place, Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.procedures import Bar, Payment, Takes, TakesMaterials
from cards.lang.recipes import FusionOf
from cards.lang.turns import Phase
from tests.scenario.inventing import invented_card


def _monster(name: str, *abilities: Ability, level: int = 4, trait: Trait = Trait.EFFECT) -> Card:
    traits = (Trait.EFFECT,) if trait is Trait.EFFECT else (Trait.EFFECT, trait)
    return Card(
        passcode=0,
        name_en=name,
        name_zh=name,
        kind=Kind.MONSTER,
        traits=traits,
        attribute=Attribute.EARTH,
        race=Race.ROCK,
        level=level,
        atk=1500,
        defense=1500,
        abilities=abilities,
    )


LIGHT_AND_DARK = Takes(
    Payment.BANISH,
    tuple(
        cards(GRAVE, YOU, monster & OfAttribute(attribute)) for attribute in (Attribute.LIGHT, Attribute.DARK)
    ),
)
TWILIGHT = _monster(
    "Twilight",
    SummoningCondition(bars=(Bar.NORMAL, Bar.UNTIL_PROPER)),
    Procedure(takes=LIGHT_AND_DARK),
)
DAWN = _monster(
    "Dawn",
    SummoningCondition(bars=(Bar.NORMAL, Bar.UNLESS_PROPER)),
    Procedure(takes=LIGHT_AND_DARK, position=Position.DEFENSE),
)
DOUBLE_CANNON = replace(
    _monster(
        "Double Cannon",
        SummoningCondition(bars=(Bar.UNTIL_PROPER,)),
        Procedure(from_=(EXTRA,), takes=TakesMaterials(Payment.BANISH, (MONSTERS,))),
        level=6,
        trait=Trait.FUSION,
    ),
    recipe=FusionOf((named("Skull Red Bird"), named("Battle Ox"))),
)
HEIR = _monster("Heir", Procedure(takes=Takes(Payment.TRIBUTE, (monsters(YOU),))))
SCOUT = _monster("Scout", Procedure(takes=Takes(Payment.DISCARD, (cards(HAND, YOU),))))
PORTER = _monster("Porter", Procedure(takes=Takes(Payment.SEND, (monsters(YOU),))))
MINER = _monster("Miner", Procedure(takes=Takes(Payment.RETURN, (monsters(YOU),))))
WEAVER = _monster("Weaver", Procedure(takes=Takes(Payment.SHUFFLE, (monsters(YOU),))))
HERMIT = _monster("Hermit", SummoningCondition(bars=(Bar.SPECIAL,)))

TWIN = _monster(
    "Twin",
    Ignition(do=Damage(OPPONENT, 100), once=Once.PER_CARD),
    Continuous(effect=Gain(THIS, 500)),
    trait=Trait.GEMINI,
)
TRAILER = _monster(
    "Trailer",
    Ignition(
        target=Target(1, monsters(YOU, named("Battle Ox"))), do=Equip(TARGET), from_=(MONSTERS,), key="equip"
    ),
    Ignition(do=SpecialSummon(THIS, Position.ATTACK), from_=(Place.SPELLS,), key="unequip"),
    Equips(to=monsters(YOU, named("Battle Ox"))),
    Continuous(effect=Gain(EQUIPPED, 400)),
    trait=Trait.UNION,
)
GLUTTON = _monster(
    "Glutton",
    Ignition(target=Target(1, monsters(OPPONENT)), do=EquipWith(TARGET, THIS), once=Once.PER_CARD),
)
EFFIGY = invented_card(
    "Effigy",
    Kind.TRAP,
    Trait.CONTINUOUS,
    Activation(do=BecomeMonster(Attribute.EARTH, Race.REPTILE, 4, 1600, 1800)),
)
HASTE = invented_card(
    "Haste", Kind.TRAP, Trait.CONTINUOUS, Activation(), Quick(cost=PayLP(500), do=NormalSummon())
)

WISP = _monster(
    "Wisp",
    SummoningCondition(bars=(Bar.SPECIAL,)),
    Trigger(
        when=PhaseReached(Phase.END, EITHER),
        mandatory=True,
        given=AppearedThisTurn(),
        do=ReturnToHand(THIS),
    ),
    trait=Trait.SPIRIT,
)

UNDERSTUDY = _monster("Understudy", SubstituteMaterial())
GATHERING = invented_card(
    "Gathering",
    Kind.SPELL,
    Trait.NORMAL,
    Activation(do=FusionSummon((MONSTERS, GRAVE), which=OfAttribute(Attribute.WIND), banishing=True)),
)
MOTLEY = replace(
    _monster("Motley", level=6, trait=Trait.FUSION),
    traits=(Trait.FUSION,),
    recipe=FusionOf((monster & OfAttribute(Attribute.LIGHT), monster & OfAttribute(Attribute.LIGHT))),
)
HORDE = replace(
    _monster("Horde", level=6, trait=Trait.FUSION),
    traits=(Trait.FUSION,),
    recipe=FusionOf((named("Battle Ox"), monster & OfAttribute(Attribute.LIGHT)), more=True),
)

COLOSSUS = _monster("Colossus", TributesRequired(count=3), SummoningCondition(bars=(Bar.SET,)), level=10)
STEED = _monster("Steed", MayNormalSummon(given=None_(monsters(YOU))), level=7)
PRINCE = _monster(
    "Prince", MayNormalSummon(takes=(monsters(YOU, monster & OfAttribute(Attribute.LIGHT)),)), level=8
)
DONKEY = _monster("Donkey", Continuous(effect=CountsAsTwoTributes(monster & OfAttribute(Attribute.DARK))))

PRECISE_RITE = invented_card(
    "Precise Rite",
    Kind.SPELL,
    Trait.RITUAL,
    Activation(do=RitualSummon("Black Luster Soldier", exactly=True)),
)
BURDEN = invented_card(
    "Burden",
    Kind.SPELL,
    Trait.NORMAL,
    Activation(
        do=SummonTokens(
            Token("Sheep Token", Attribute.EARTH, Race.BEAST, 1, 0, 0), 2, Position.DEFENSE, OPPONENT
        )
    ),
)

KINDS = (
    TWILIGHT,
    DAWN,
    DOUBLE_CANNON,
    HEIR,
    SCOUT,
    PORTER,
    MINER,
    WEAVER,
    HERMIT,
    TWIN,
    TRAILER,
    GLUTTON,
    EFFIGY,
    HASTE,
    WISP,
    UNDERSTUDY,
    GATHERING,
    MOTLEY,
    HORDE,
    COLOSSUS,
    STEED,
    PRINCE,
    DONKEY,
    PRECISE_RITE,
    BURDEN,
)
