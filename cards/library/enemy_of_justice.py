"""Cards first printed in Enemy of Justice."""

from cards.lang.abilities import Activation, Continuous
from cards.lang.effects import May, SpecialSummon
from cards.lang.filters import monster, named
from cards.lang.groups import DECK, HAND, cards, choose
from cards.lang.players import YOU
from cards.lang.prohibitions import BanishedInstead
from cards.lang.rows import continuous_spell, continuous_trap, printed_in

# fmt: off
CARDS = printed_in("Enemy of Justice", "2006-02-16", (
    continuous_trap(30241314, "Macro Cosmos", "宏观宇宙", "2006-05-13", "Enemy of Justice", community="大宇宙", abilities=(
        Activation(
            do=May(SpecialSummon(choose(1, cards((HAND, DECK), YOU, named("Helios - The Primordial Sun")))))),
        Continuous(effect=BanishedInstead()),
    )),
    continuous_spell(81674782, "Dimensional Fissure", "次元的裂缝", "2006-05-13", "Enemy of Justice", abilities=(
        Activation(),
        Continuous(effect=BanishedInstead(monster)),
    )),
))
