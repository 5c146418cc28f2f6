"""Cards first printed in Force of the Breaker."""

from cards.lang.abilities import Target, Trigger
from cards.lang.effects import ToDeck
from cards.lang.groups import FIELD, TARGET, THIS, cards
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.places import DeckPlace
from cards.lang.players import EITHER
from cards.lang.rows import WIND, WINGED_BEAST, effect_monster, printed_in

# fmt: off
CARDS = printed_in("Force of the Breaker", "2007-02-15", (
    effect_monster(73125233, "Raiza the Storm Monarch", "风帝莱萨", WIND, WINGED_BEAST, 6, 2400, 1000, "2007-05-05", "Force of the Breaker", community="风帝 莱扎", abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.TRIBUTE,)), mandatory=True,
            target=Target(1, cards(FIELD, EITHER)),
            do=ToDeck(TARGET, DeckPlace.TOP)),
    )),
))
