"""Cards first printed in The New Ruler."""

from cards.lang.abilities import Activation, Continuous, Flip, Trigger, Whenever
from cards.lang.continuous import Gain, NotDestroyedByBattle
from cards.lang.effects import Destroy, DiscardFromHand, SpecialSummon, search
from cards.lang.filters import InSeries, WithTrait, atk, face_up, monster, series, spell
from cards.lang.groups import DECK, GRAVE, THIS, cards, choose, monsters
from cards.lang.occasions import BattleDamageInflicted, Targeted
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.prohibitions import CannotBeBanished, GravesSealed
from cards.lang.rows import (
    DARK,
    DINOSAUR,
    EARTH,
    MACHINE,
    SPELLCASTER,
    WATER,
    ZOMBIE,
    effect_monster,
    field_spell,
    flip_monster,
    normal,
    normal_spell,
    printed_in,
)
from cards.lang.terms import Trait

# fmt: off
CARDS = printed_in("The New Ruler", "2002-05-16", (
    effect_monster(23205979, "Spirit Reaper", "削魂的死灵", DARK, ZOMBIE, 3, 300, 200, "2003-07-18", "Pharaonic Guardian", abilities=(
        Continuous(effect=NotDestroyedByBattle(THIS)),
        Whenever(when=Targeted(THIS), do=Destroy(THIS)),
        Trigger(
            when=BattleDamageInflicted(THIS, OPPONENT, directly=True), mandatory=True,
            do=DiscardFromHand(OPPONENT, 1, random=True)),
    )),
    flip_monster(24317029, "Gravekeeper's Spy", "守墓的侦察者", DARK, SPELLCASTER, 4, 1200, 2000, "2003-07-18", "Pharaonic Guardian", archetypes=("Gravekeeper's",), abilities=(
        Flip(do=SpecialSummon(choose(1, cards(DECK, YOU, monster & InSeries("Gravekeeper's") & atk(at_most=1500))))),
    )),
    normal(24530661, "Master Kyonshee", "达人僵尸", EARTH, ZOMBIE, 4, 1750, 1000, "2003-07-18", "Pharaonic Guardian"),
    field_spell(47355498, "Necrovalley", "王家长眠之谷－死灵谷", "2003-07-18", "Pharaonic Guardian", community="王家长眠之谷", archetypes=("Necrovalley",), abilities=(
        Activation(),
        Continuous(effect=Gain(monsters(EITHER, face_up & series("Gravekeeper's")), atk=500, def_=500), key="gain"),
        Continuous(effect=CannotBeBanished(cards(GRAVE, EITHER)), key="banish"),
        Continuous(effect=GravesSealed(), key="graves"),
    )),
    normal(51934376, "Kabazauls", "打喷嚏的河马龙", WATER, DINOSAUR, 4, 1700, 1500, "2003-07-18", "Pharaonic Guardian", community="打大喷嚏的河马龙"),
    normal_spell(73628505, "Terraforming", "星球改造", "2003-07-18", "Pharaonic Guardian", abilities=(
        Activation(do=search(spell & WithTrait(Trait.FIELD))),
    )),
    normal(97923414, "Inpachi", "大木人１８", EARTH, MACHINE, 4, 1600, 1900, "2003-07-18", "Pharaonic Guardian", community="大木人18"),
))
