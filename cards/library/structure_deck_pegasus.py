"""Cards first printed in Structure Deck: Pegasus."""

from cards.lang.abilities import Activation, Continuous, Ignition, Instead, Once, Target, Trigger
from cards.lang.alterations import ValueBecomes
from cards.lang.battle import ChangeBattleDamage, DamageChange
from cards.lang.conditions import Exists, None_
from cards.lang.costs import PayLP
from cards.lang.effects import Destroy, EquipWith, SpecialSummon
from cards.lang.filters import EquippedToThis, OfAttribute, atk, monster, named
from cards.lang.groups import DECK, GRAVE, TARGET, THIS, cards, choose, every, monsters
from cards.lang.numbers import OfEquippedMonsters
from cards.lang.occasions import Cause, DestroyedAndSent
from cards.lang.places import Place, Position
from cards.lang.players import OPPONENT, YOU
from cards.lang.recipes import RitualBy
from cards.lang.rows import (
    AQUA,
    DARK,
    DRAGON,
    FIRE,
    PLANT,
    SPELLCASTER,
    WATER,
    continuous_spell,
    effect_monster,
    effect_ritual,
    normal,
    printed_in,
)
from cards.lang.terms import Stat

# fmt: off
CARDS = printed_in("Structure Deck: Pegasus", "2002-03-21", (
    normal(2964201, "Ryu-Ran", "蛋龙", FIRE, DRAGON, 7, 2200, 2600, "2002-09-16", "Spell Ruler"),
    continuous_spell(15259703, "Toon World", "卡通世界", "2002-09-16", "Spell Ruler", archetypes=("Toon",), abilities=(
        Activation(cost=PayLP(1000)),
    )),
    effect_ritual(64631466, "Relinquished", "纳祭魔", DARK, SPELLCASTER, 1, 0, 0, "2002-09-16", "Spell Ruler", community="纳祭之魔", recipe=RitualBy(named("Black Illusion Ritual")), abilities=(
        Ignition(
            given=None_(cards(Place.SPELLS, YOU, EquippedToThis())), once=Once.PER_CARD,
            target=Target(1, monsters(OPPONENT)),
            do=EquipWith(TARGET, THIS)),
        Continuous(
            given=Exists(cards(Place.SPELLS, YOU, EquippedToThis())),
            effect=ValueBecomes(THIS, atk=OfEquippedMonsters(Stat.ATK), def_=OfEquippedMonsters(Stat.DEF)),
            key="values"),
        Instead(
            of=THIS, by=(Cause.BATTLE,), mandatory=True,
            do=Destroy(every(cards(Place.SPELLS, YOU, EquippedToThis())))),
        Continuous(
            given=Exists(cards(Place.SPELLS, YOU, EquippedToThis())),
            effect=ChangeBattleDamage(DamageChange.REFLECT, YOU, THIS),
            key="reflection"),
    )),
    normal(65570596, "Red Archery Girl", "弓箭美人鱼", WATER, AQUA, 4, 1400, 1500, "2002-09-16", "Spell Ruler", community="拉弓的人鱼"),
    effect_monster(83011277, "Mystic Tomato", "杀手番茄", DARK, PLANT, 4, 1400, 1100, "2002-09-16", "Spell Ruler", community="杀人番茄", abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfAttribute(DARK) & atk(at_most=1500))), Position.ATTACK)),
    )),
))
