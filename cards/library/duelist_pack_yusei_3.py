"""Cards first printed in Duelist Pack: Yusei 3."""

from cards.lang.abilities import Activation
from cards.lang.effects import DestroyNegated, IfYouDo, May, NegateEffect, SpecialSummon, Then
from cards.lang.filters import named
from cards.lang.groups import EXTRA, FIELD, cards, choose
from cards.lang.occasions import WouldDestroySuch
from cards.lang.players import EITHER, YOU
from cards.lang.rows import normal_trap, printed_in

# fmt: off
CARDS = printed_in("Duelist Pack: Yusei 3", "2010-10-16", (
    normal_trap(58120309, "Starlight Road", "星光大道", "2010-03-04", "Duelist Pack Collection Tin 2010", abilities=(
        Activation(
            when=WouldDestroySuch(EITHER, cards(FIELD, YOU), 2),
            do=Then(
                IfYouDo(NegateEffect(), DestroyNegated()),
                May(SpecialSummon(choose(1, cards(EXTRA, YOU, named("Stardust Dragon"))))))),
    )),
))
