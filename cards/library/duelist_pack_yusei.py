"""Cards first printed in Duelist Pack: Yusei."""

from cards.lang.abilities import Continuous, Equips, Ignition, Once, Target, Trigger
from cards.lang.conditions import UnusedThisTurn
from cards.lang.continuous import Gain
from cards.lang.effects import Damage, Equip, SpecialSummon
from cards.lang.filters import face_up, other
from cards.lang.groups import EQUIPPED, EVENT, MONSTERS, TARGET, THIS, monsters
from cards.lang.numbers import StatOf
from cards.lang.occasions import DestroysByBattle
from cards.lang.places import Place, Position
from cards.lang.players import EITHER, OPPONENT
from cards.lang.recipes import SynchroOf
from cards.lang.rows import LIGHT, MACHINE, effect_synchro, printed_in
from cards.lang.terms import Stat

# fmt: off
CARDS = printed_in("Duelist Pack: Yusei", "2008-10-18", (
    effect_synchro(29071332, "Armory Arm", "支援武器手", LIGHT, MACHINE, 4, 1800, 1200, "2009-02-24", "Duelist Pack: Yusei", community="武器手套", recipe=SynchroOf(), abilities=(
        Ignition(
            given=UnusedThisTurn("unequip"), once=Once.PER_CARD, from_=(MONSTERS,),
            target=Target(1, monsters(EITHER, face_up & other)),
            do=Equip(TARGET), key="equip"),
        Ignition(
            given=UnusedThisTurn("equip"), once=Once.PER_CARD, from_=(Place.SPELLS,),
            do=SpecialSummon(THIS, Position.ATTACK), key="unequip"),
        Equips(to=monsters(EITHER, face_up)),
        Continuous(effect=Gain(EQUIPPED, 1000)),
        Trigger(
            when=DestroysByBattle(EQUIPPED, to_grave=True), mandatory=True, from_=(Place.SPELLS,),
            do=Damage(OPPONENT, StatOf(Stat.ATK, EVENT))),
    )),
))
