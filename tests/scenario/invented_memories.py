"""Invented cards that remember how they came and whether they battled."""

from cards.lang.abilities import Ignition, Trigger
from cards.lang.conditions import BroughtBy, HasBattled
from cards.lang.effects import Damage, SpecialSummon
from cards.lang.filters import level, monster
from cards.lang.groups import HAND, THIS, cards, choose
from cards.lang.occasions import StepReached, SummonSucceeded, Way
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.turns import Step
from tests.scenario.inventing import invented_monster

USHER = invented_monster(
    "Usher", Ignition(do=SpecialSummon(choose(1, cards(HAND, YOU, monster & level(at_most=4)))))
)
GUEST = invented_monster(
    "Guest",
    Trigger(
        when=SummonSucceeded(THIS, (Way.SPECIAL,)),
        given=BroughtBy(monster),
        mandatory=True,
        do=Damage(OPPONENT, 100),
    ),
)
VETERAN = invented_monster(
    "Veteran",
    Trigger(when=StepReached(Step.END, EITHER), given=HasBattled(), mandatory=True, do=Damage(OPPONENT, 100)),
)

MEMORIES = (USHER, GUEST, VETERAN)
