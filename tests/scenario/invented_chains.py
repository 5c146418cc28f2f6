"""Cards that nobody printed, for the rules of chains: what can be activated how often, and when."""

from cards.lang.abilities import Activation, Ignition, Once
from cards.lang.effects import Damage
from cards.lang.facts import Kind, Trait
from cards.lang.players import OPPONENT
from tests.scenario.inventing import invented_card, invented_monster

HERALD = invented_monster("Herald", Ignition(do=Damage(OPPONENT, 100), once=Once.PER_NAME))
RATION = invented_card(
    "Ration",
    Kind.SPELL,
    Trait.QUICK_PLAY,
    Activation(do=Damage(OPPONENT, 100), once=Once.ONE_ACTIVATED),
)

CHAINS = (HERALD, RATION)
