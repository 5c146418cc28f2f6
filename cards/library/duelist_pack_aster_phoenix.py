"""Cards first printed in Duelist Pack: Aster Phoenix."""

from cards.lang.abilities import Ignition
from cards.lang.costs import BanishCost
from cards.lang.effects import SpecialSummon
from cards.lang.filters import monster, named
from cards.lang.groups import DECK, GRAVE, THIS, cards, choose
from cards.lang.players import YOU
from cards.lang.rows import DARK, WARRIOR, effect_monster, printed_in

# fmt: off
CARDS = printed_in("Duelist Pack: Aster Phoenix", "2006-10-26", (
    effect_monster(9411399, "Destiny HERO - Malicious", "命运－英雄 邪虐魔侠", DARK, WARRIOR, 6, 800, 800, "2007-02-07", "Duelist Pack: Aster Phoenix", community="命运英雄 魔性人", archetypes=("Destiny HERO",), abilities=(
        Ignition(
            from_=(GRAVE,),
            cost=BanishCost(THIS),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & named("Destiny HERO - Malicious")))),
        ),
    )),
))
