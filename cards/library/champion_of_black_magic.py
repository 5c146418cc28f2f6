"""Cards first printed in Champion of Black Magic."""

from cards.lang.abilities import Activation, Continuous, Ignition, Target, Trigger
from cards.lang.continuous import Gain
from cards.lang.costs import PayLP, RemoveCounterCost
from cards.lang.effects import Destroy, DestroyNegated, IfYouDo, Negate, PlaceCounter
from cards.lang.groups import TARGET, THIS, monsters, spells_and_traps
from cards.lang.numbers import Counters, Times
from cards.lang.occasions import SummonSucceeded, Way, WouldDestroySuch
from cards.lang.players import EITHER, OPPONENT
from cards.lang.rows import (
    BEAST,
    DARK,
    DRAGON,
    FAIRY,
    FIRE,
    SPELLCASTER,
    WIND,
    WINGED_BEAST,
    effect_monster,
    normal,
    printed_in,
    quick_play_spell,
)

# fmt: off
CARDS = printed_in("Champion of Black Magic", "2002-09-19", (
    normal(11091375, "Luster Dragon", "蓝玉石龙", WIND, DRAGON, 4, 1900, 1600, "2003-10-10", "Magician's Force", community="蓝宝石龙"),
    normal(11813953, "Great Angus", "巨大安格斯", FIRE, BEAST, 4, 1800, 600, "2003-10-10", "Magician's Force", community="大型肉畜"),
    normal(48202661, "Aitsu", "那家伙", FIRE, FAIRY, 5, 100, 100, "2003-10-10", "Magician's Force", community="彼者"),
    quick_play_spell(69279219, "My Body as a Shield", "我身作盾", "2003-10-10", "Magician's Force", abilities=(
        Activation(
            when=WouldDestroySuch(OPPONENT, monsters(EITHER)),
            cost=PayLP(1500),
            do=IfYouDo(Negate(), DestroyNegated())),
    )),
    effect_monster(71413901, "Breaker the Magical Warrior", "魔导战士 破坏者", DARK, SPELLCASTER, 4, 1600, 1000, "2003-10-10", "Magician's Force", archetypes=("Prophecy",), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL,)), mandatory=True,
            do=PlaceCounter(THIS, "Spell Counter", 1, at_most=1)),
        Continuous(effect=Gain(THIS, atk=Times(300, Counters("Spell Counter", THIS)))),
        Ignition(
            cost=RemoveCounterCost("Spell Counter", 1),
            target=Target(1, spells_and_traps(EITHER)),
            do=Destroy(TARGET)),
    )),
    normal(84696266, "Sonic Duck", "音速鸭", WIND, WINGED_BEAST, 3, 1700, 700, "2003-10-10", "Magician's Force"),
))
