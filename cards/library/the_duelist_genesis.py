"""Cards first printed in The Duelist Genesis."""

from cards.lang.abilities import Quick, Trigger
from cards.lang.conditions import AppliedThisTurn
from cards.lang.costs import TributeCost
from cards.lang.effects import DestroyNegated, IfYouDo, Negate, SpecialSummon
from cards.lang.groups import GRAVE, THIS
from cards.lang.occasions import PhaseReached, WouldDestroyActivated
from cards.lang.players import EITHER
from cards.lang.recipes import SynchroOf
from cards.lang.rows import DRAGON, WIND, effect_synchro, printed_in
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("The Duelist Genesis", "2008-04-19", (
    effect_synchro(44508094, "Stardust Dragon", "星尘龙", WIND, DRAGON, 8, 2500, 2000, "2008-08-19", "Collectible Tins 2008 Wave 1", archetypes=("Stardust",), recipe=SynchroOf(), abilities=(
        Quick(
            when=WouldDestroyActivated(),
            cost=TributeCost(THIS),
            do=IfYouDo(Negate(), DestroyNegated())),
        Trigger(
            when=PhaseReached(Phase.END, EITHER), given=AppliedThisTurn("quick"), from_=(GRAVE,),
            do=SpecialSummon(THIS)),
    )),
))
