"""Cards first printed in Extra Pack Volume 3."""

from cards.lang.abilities import Continuous, Flip, Trigger
from cards.lang.conditions import Exists
from cards.lang.effects import SpecialSummon
from cards.lang.filters import OfRace, face_up, level, monster, named, other, series
from cards.lang.groups import DECK, GRAVE, THIS, cards, choose, monsters
from cards.lang.occasions import Cause, DestroyedAndSent, Way
from cards.lang.places import Position
from cards.lang.players import EITHER, YOU
from cards.lang.prohibitions import CannotSummonSuch
from cards.lang.rows import BEAST, EARTH, INSECT, PLANT, effect_monster, flip_monster, printed_in

# fmt: off
CARDS = printed_in("Extra Pack Volume 3", "2010-09-18", (
    flip_monster(5220687, "Super-Nimble Mega Hamster", "迅捷大仓鼠", EARTH, BEAST, 4, 1100, 1800, "2010-02-11", "Absolute Powerforce", archetypes=("Nimble",), abilities=(
        Flip(
            mandatory=False,
            do=SpecialSummon(
                choose(1, cards(DECK, YOU, monster & OfRace(BEAST) & level(at_most=3) & ~named("Super-Nimble Mega Hamster"))),
                Position.FACE_DOWN_DEFENSE)),
    )),
    effect_monster(31615285, "Cactus Bouncer", "仙人掌终结者", EARTH, PLANT, 4, 1800, 300, "2010-02-11", "Absolute Powerforce", community="小仙人掌封闭者", abilities=(
        Continuous(
            effect=CannotSummonSuch(EITHER, (Way.SPECIAL,)),
            given=Exists(monsters(YOU, face_up & other & OfRace(PLANT)))),
    )),
    effect_monster(42737833, "XX-Saber Emmersblade", "XX－军刀 埃摩斯剑刃", EARTH, INSECT, 3, 1300, 800, "2010-02-11", "Absolute Powerforce", community="XX-剑士 埃默斯布莱德", archetypes=("XX-Saber",), abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & series("X-Saber") & level(at_most=4))))),
    )),
))
