"""Cards first printed in Raging Battle."""

from cards.lang.abilities import Continuous, Trigger
from cards.lang.continuous import Gain
from cards.lang.effects import SpecialSummon
from cards.lang.filters import OfRace, face_up, level, monster
from cards.lang.groups import DECK, THIS, cards, choose, monsters
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.players import YOU
from cards.lang.rows import AQUA, FISH, SEA_SERPENT, WATER, effect_monster, effect_tuner, printed_in

# fmt: off
CARDS = printed_in("Raging Battle", "2009-02-14", (
    effect_monster(42463414, "Spined Gillman", "尖刺半鱼人", WATER, SEA_SERPENT, 3, 1300, 0, "2009-06-04", "Raging Battle", community="刺鱼人", abilities=(
        Continuous(
            effect=Gain(monsters(YOU, face_up & (OfRace(FISH) | OfRace(SEA_SERPENT) | OfRace(AQUA))), atk=400)),
    )),
    effect_tuner(78868119, "Deep Sea Diva", "深海的歌姬", WATER, SEA_SERPENT, 2, 200, 400, "2009-06-04", "Raging Battle", community="深海歌后", abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL,)),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfRace(SEA_SERPENT) & level(at_most=3))))),
    )),
))
