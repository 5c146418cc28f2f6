"""Cards first printed in Structure Deck: Machiners Command."""

from cards.lang.abilities import (
    Equips,
    Ignition,
    Instead,
    Once,
    Procedure,
    Target,
    Trigger,
    Whenever,
)
from cards.lang.conditions import UnusedThisTurn
from cards.lang.effects import Destroy, Discard, Equip, LookAtHand, SpecialSummon, Then, search
from cards.lang.filters import InSeries, OfRace, WithTrait, face_up, monster, named, other
from cards.lang.groups import EQUIPPED, FIELD, GRAVE, HAND, MONSTERS, TARGET, THIS, cards, choose, monsters
from cards.lang.occasions import Cause, DestroyedAndSent, SummonSucceeded, TargetingResolves, Way
from cards.lang.places import Place, Position
from cards.lang.players import OPPONENT, YOU
from cards.lang.procedures import Payment, TakesLevels
from cards.lang.rows import EARTH, MACHINE, effect_monster, printed_in, union_monster
from cards.lang.terms import Trait

# fmt: off
CARDS = printed_in("Structure Deck: Machiners Command", "2009-12-12", (
    effect_monster(5556499, "Machina Fortress", "机甲部队・要塞", EARTH, MACHINE, 7, 2500, 1600, "2010-02-18", "Machina Mayhem Structure Deck", community="机甲要塞", archetypes=("Machina",), abilities=(
        Procedure(
            from_=(HAND, GRAVE),
            takes=TakesLevels(Payment.DISCARD, cards(HAND, YOU, monster & OfRace(MACHINE)), 8)),
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), mandatory=True, from_=(GRAVE,),
            target=Target(1, cards(FIELD, OPPONENT)),
            do=Destroy(TARGET)),
        Whenever(
            when=TargetingResolves(THIS, monster, OPPONENT),
            do=Then(LookAtHand(), Discard(choose(1, cards(HAND, OPPONENT)))), key="forestalls"),
    )),
    union_monster(42940404, "Machina Gearframe", "机甲部队・齿轮传动架", EARTH, MACHINE, 4, 1800, 0, "2010-02-18", "Machina Mayhem Structure Deck", community="机甲机械骨架", archetypes=("Machina",), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL,)),
            do=search(monster & InSeries("Machina") & ~named("Machina Gearframe"))),
        Ignition(
            given=UnusedThisTurn("unequip"), once=Once.PER_CARD, from_=(MONSTERS,),
            target=Target(1, monsters(YOU, face_up & other & OfRace(MACHINE))),
            do=Equip(TARGET), key="equip"),
        Ignition(
            given=UnusedThisTurn("equip"), once=Once.PER_CARD, from_=(Place.SPELLS,),
            do=SpecialSummon(THIS, Position.ATTACK), key="unequip"),
        Equips(to=monsters(YOU, face_up & OfRace(MACHINE))),
        Instead(of=EQUIPPED, do=Destroy(THIS), mandatory=True),
    )),
    union_monster(78349103, "Machina Peacekeeper", "机甲部队・维和者", EARTH, MACHINE, 2, 500, 400, "2010-02-18", "Machina Mayhem Structure Deck", community="机甲和平卫士", archetypes=("Machina",), abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE, Cause.EFFECT, Cause.RULE)), from_=(GRAVE,),
            do=search(monster & WithTrait(Trait.UNION))),
        Ignition(
            given=UnusedThisTurn("unequip"), once=Once.PER_CARD, from_=(MONSTERS,),
            target=Target(1, monsters(YOU, face_up & other & OfRace(MACHINE))),
            do=Equip(TARGET), key="equip"),
        Ignition(
            given=UnusedThisTurn("equip"), once=Once.PER_CARD, from_=(Place.SPELLS,),
            do=SpecialSummon(THIS, Position.ATTACK), key="unequip"),
        Equips(to=monsters(YOU, face_up & OfRace(MACHINE))),
        Instead(of=EQUIPPED, do=Destroy(THIS), mandatory=True),
    )),
))
