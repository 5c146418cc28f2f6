"""Cards first printed in Force of the Breaker."""

from cards.lang.abilities import Ignition, Once, Target, Trigger
from cards.lang.costs import PayLP
from cards.lang.effects import ToDeck, search
from cards.lang.filters import named
from cards.lang.groups import FIELD, GRAVE, TARGET, THIS, cards
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.places import DeckPlace
from cards.lang.players import EITHER
from cards.lang.rows import FIRE, PYRO, WIND, WINGED_BEAST, effect_monster, printed_in

# fmt: off
CARDS = printed_in("Force of the Breaker", "2007-02-15", (
    effect_monster(33365932, "Volcanic Shell", "火山性子弹", FIRE, PYRO, 1, 100, 0, "2007-05-05", "Force of the Breaker", community="火山弹", archetypes=("Volcanic",), abilities=(
        Ignition(cost=PayLP(500), from_=(GRAVE,), do=search(named("Volcanic Shell")), once=Once.PER_CARD),
    )),
    effect_monster(73125233, "Raiza the Storm Monarch", "风帝莱萨", WIND, WINGED_BEAST, 6, 2400, 1000, "2007-05-05", "Force of the Breaker", community="风帝 莱扎", abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.TRIBUTE,)), mandatory=True,
            target=Target(1, cards(FIELD, EITHER)),
            do=ToDeck(TARGET, DeckPlace.TOP)),
    )),
))
