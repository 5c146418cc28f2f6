"""Cards first printed in Raging Battle."""

from cards.lang.abilities import Trigger
from cards.lang.effects import SpecialSummon
from cards.lang.filters import OfRace, level, monster
from cards.lang.groups import DECK, THIS, cards, choose
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.players import YOU
from cards.lang.rows import SEA_SERPENT, WATER, effect_tuner, printed_in

# fmt: off
CARDS = printed_in("Raging Battle", "2009-02-14", (
    effect_tuner(78868119, "Deep Sea Diva", "深海的歌姬", WATER, SEA_SERPENT, 2, 200, 400, "2009-06-04", "Raging Battle", community="深海歌后", abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL,)),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfRace(SEA_SERPENT) & level(at_most=3))))),
    )),
))
