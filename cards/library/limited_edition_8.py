"""Cards first printed in Limited Edition 8."""

from cards.lang.abilities import Continuous, Ignition, Once, Trigger
from cards.lang.continuous import CannotAttack, CannotBeTributed
from cards.lang.costs import DiscardCost
from cards.lang.effects import Apply, ChangePosition, IfYouDo, SpecialSummon, Until
from cards.lang.filters import monster, of_level, spell
from cards.lang.groups import DECK, HAND, IT, THIS, cards, choose
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.places import Position
from cards.lang.players import YOU
from cards.lang.rows import DARK, SPELLCASTER, effect_monster, printed_in

# fmt: off
CARDS = printed_in("Limited Edition 8", "2005-05-21", (
    effect_monster(423585, "Summoner Monk", "召唤僧", DARK, SPELLCASTER, 4, 800, 1600, "2009-03-31", "Spellcaster's Command Structure Deck", abilities=(
        Continuous(effect=CannotBeTributed(THIS)),
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL, Way.FLIP)),
            mandatory=True,
            do=ChangePosition(THIS, Position.DEFENSE),
        ),
        Ignition(
            once=Once.PER_CARD,
            cost=DiscardCost(choose(1, cards(HAND, YOU, spell))),
            do=IfYouDo(
                SpecialSummon(choose(1, cards(DECK, YOU, monster & of_level(4)))),
                Apply(CannotAttack(IT), Until.END_OF_TURN),
            ),
        ),
    )),
))
