"""Cards first printed in Power of the Duelist."""

from cards.lang.abilities import Activation, Ripens, Whenever
from cards.lang.effects import Destroy, IfYouDo, PrepareFusion, SummonPrepared, Tie
from cards.lang.groups import DECK, IT, THIS, TIED
from cards.lang.occasions import Destroyed, Leaves, PhaseReached
from cards.lang.players import YOU
from cards.lang.rows import DINOSAUR, EARTH, continuous_spell, normal, printed_in
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Power of the Duelist", "2006-05-18", (
    normal(37265642, "Sabersaurus", "军刀角龙", EARTH, DINOSAUR, 4, 1900, 500, "2006-08-16", "Power of the Duelist", community="剑角龙", archetypes=("Saber",)),
    continuous_spell(77565204, "Future Fusion", "未来融合－永望结合", "2006-08-16", "Power of the Duelist", community="未来融合", archetypes=("Polymerization/Fusion",), abilities=(
        Activation(do=PrepareFusion((DECK,))),
        Ripens(when=PhaseReached(Phase.STANDBY, YOU), nth=2, do=IfYouDo(SummonPrepared(), Tie(IT))),
        Whenever(when=Leaves(THIS), do=Destroy(TIED), key="leaves"),
        Whenever(when=Destroyed(TIED), do=Destroy(THIS), key="destroyed"),
    )),
))
