"""Cards first printed in Premium Pack 7."""

from cards.lang.abilities import Activation
from cards.lang.costs import PayHalfLP
from cards.lang.effects import Banish, IfYouDo, Later, SpecialSummon
from cards.lang.filters import monster
from cards.lang.groups import BANISHED, IT, cards, every
from cards.lang.players import EITHER, YOU
from cards.lang.rows import normal_trap, printed_in
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Premium Pack 7", "2004-08-05", (
    normal_trap(27174286, "Return from the Different Dimension", "来自异次元的归还", "2004-08-08", "Exclusive Pack", abilities=(
        Activation(
            cost=PayHalfLP(),
            do=IfYouDo(
                SpecialSummon(every(cards(BANISHED, YOU, monster))),
                Later(Phase.END, EITHER, Banish(IT)),
            ),
        ),
    )),
))
