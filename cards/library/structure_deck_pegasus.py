"""Cards first printed in Structure Deck: Pegasus."""

from cards.lang.abilities import Activation, Continuous, Ignition, Instead, Once, Target, Trigger, Whenever
from cards.lang.alterations import ValueBecomes
from cards.lang.battle import ChangeBattleDamage, DamageChange, MayAttackDirectly
from cards.lang.conditions import All, Exists, None_, SummonedThisTurn
from cards.lang.continuous import CannotAttack
from cards.lang.costs import PayLP
from cards.lang.effects import Destroy, DiscardFromHand, EquipWith, SpecialSummon
from cards.lang.filters import EquippedToThis, OfAttribute, WithTrait, atk, face_up, monster, named
from cards.lang.groups import DECK, FIELD, GRAVE, TARGET, THIS, cards, choose, every, monsters
from cards.lang.numbers import OfEquippedMonsters
from cards.lang.occasions import BattleDamageInflicted, Cause, Destroyed, DestroyedAndSent
from cards.lang.places import Place, Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.recipes import RitualBy
from cards.lang.rows import (
    AQUA,
    DARK,
    DRAGON,
    EARTH,
    FIRE,
    PLANT,
    SPELLCASTER,
    WATER,
    continuous_spell,
    effect_monster,
    effect_ritual,
    normal,
    printed_in,
    toon_monster,
)
from cards.lang.terms import Stat, Trait

# fmt: off
CARDS = printed_in("Structure Deck: Pegasus", "2002-03-21", (
    normal(2964201, "Ryu-Ran", "蛋龙", FIRE, DRAGON, 7, 2200, 2600, "2002-09-16", "Spell Ruler"),
    continuous_spell(15259703, "Toon World", "卡通世界", "2002-09-16", "Spell Ruler", archetypes=("Toon",), abilities=(
        Activation(cost=PayLP(1000)),
    )),
    toon_monster(42386471, "Toon Gemini Elf", "卡通双生精灵", EARTH, SPELLCASTER, 4, 1900, 900, "2004-12-01", "Duelist League Series 6 participation card", archetypes=("Toon",), abilities=(
        Continuous(effect=CannotAttack(THIS), given=SummonedThisTurn(), key="rests"),
        Continuous(
            given=All((
                Exists(cards(FIELD, YOU, face_up & named("Toon World"))),
                None_(monsters(OPPONENT, face_up & WithTrait(Trait.TOON))))),
            effect=MayAttackDirectly(THIS), key="direct"),
        Trigger(
            when=BattleDamageInflicted(THIS, OPPONENT), mandatory=True,
            do=DiscardFromHand(OPPONENT, 1, random=True)),
        Whenever(when=Destroyed(cards(FIELD, EITHER, named("Toon World"))), do=Destroy(THIS)),
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
