"""Cards first printed in Force of the Breaker."""

from cards.lang.abilities import Activation, Ignition, Once, Target, Trigger
from cards.lang.continuous import CannotAttack
from cards.lang.costs import PayDownTo, PayLP
from cards.lang.effects import Destroy, IfYouDo, SendToGrave, SpecialSummon, ToDeck, search
from cards.lang.filters import NameOnField, OfRace, atk, monster, named, series
from cards.lang.groups import FIELD, GRAVE, HAND, TARGET, THIS, OneOfEachName, cards, choose, monsters
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.places import DeckPlace
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.rows import (
    FIRE,
    PYRO,
    WIND,
    WINGED_BEAST,
    continuous_spell,
    effect_monster,
    normal_trap,
    printed_in,
)

# fmt: off
CARDS = printed_in("Force of the Breaker", "2007-02-15", (
    normal_trap(32603633, "Backs to the Wall", "究极・背水之阵", "2007-05-05", "Force of the Breaker", community="究极·背水之阵", abilities=(
        Activation(
            cost=PayDownTo(100),
            do=SpecialSummon(OneOfEachName(cards(GRAVE, YOU, monster & series("Six Samurai") & ~NameOnField())))),
    )),
    effect_monster(33365932, "Volcanic Shell", "火山性子弹", FIRE, PYRO, 1, 100, 0, "2007-05-05", "Force of the Breaker", community="火山弹", archetypes=("Volcanic",), abilities=(
        Ignition(cost=PayLP(500), from_=(GRAVE,), do=search(named("Volcanic Shell")), once=Once.PER_CARD),
    )),
    continuous_spell(69537999, "Blaze Accelerator", "烈焰加农炮", "2007-05-05", "Force of the Breaker", archetypes=("Blaze Accelerator",), abilities=(
        Activation(),
        Ignition(
            target=Target(1, monsters(OPPONENT)),
            oath=CannotAttack(monsters(YOU)),
            do=IfYouDo(SendToGrave(choose(1, cards(HAND, YOU, monster & OfRace(PYRO) & atk(at_most=500)))), Destroy(TARGET))),
    )),
    effect_monster(73125233, "Raiza the Storm Monarch", "风帝莱萨", WIND, WINGED_BEAST, 6, 2400, 1000, "2007-05-05", "Force of the Breaker", community="风帝 莱扎", abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.TRIBUTE,)), mandatory=True,
            target=Target(1, cards(FIELD, EITHER)),
            do=ToDeck(TARGET, DeckPlace.TOP)),
    )),
))
