"""Cards that nobody printed, for the rules of time: what comes in which phase, and how long it lasts."""

from cards.lang.abilities import Activation, Continuous, Quick, Target, Trigger
from cards.lang.battle import NoBattlePhase
from cards.lang.continuous import Gain
from cards.lang.costs import ForgoDrawCost, TributeCost
from cards.lang.effects import Apply, Damage, GainLP, Negate, Until, search
from cards.lang.facts import Kind, Trait
from cards.lang.filters import face_up, monster
from cards.lang.groups import GRAVE, TARGET, THIS, monsters
from cards.lang.occasions import Activated, NormalDrawDue, PhaseReached, Sent, StepReached
from cards.lang.places import Place
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.turns import Phase, Step
from tests.scenario.inventing import invented_card, invented_monster

COCKEREL = invented_monster(
    "Cockerel", Trigger(when=PhaseReached(Phase.STANDBY, EITHER), do=Damage(OPPONENT, 100))
)
RATTLE = invented_monster(
    "Rattle",
    Trigger(when=PhaseReached(Phase.STANDBY, EITHER), from_=(Place.HAND,), do=Damage(OPPONENT, 100)),
)
OWL = invented_monster(
    "Owl", Trigger(when=PhaseReached(Phase.END, EITHER), mandatory=True, do=Damage(OPPONENT, 100))
)
DRUM = invented_monster(
    "Drum", Trigger(when=StepReached(Step.START, YOU), mandatory=True, do=Damage(OPPONENT, 100))
)
BUGLE = invented_monster("Bugle", Trigger(when=StepReached(Step.END, EITHER), do=Damage(OPPONENT, 100)))
HUSH = invented_monster("Hush", Quick(when=Activated(by=OPPONENT), cost=TributeCost(THIS), do=Negate()))
TONIC = invented_card(
    "Tonic",
    Kind.SPELL,
    Trait.QUICK_PLAY,
    Activation(target=Target(1, monsters(EITHER, face_up)), do=Apply(Gain(TARGET, 700), Until.END_PHASE)),
)
LEAFLET = invented_monster(
    "Leaflet",
    Trigger(when=Sent(THIS, (Place.HAND,)), mandatory=True, from_=(GRAVE,), do=Damage(OPPONENT, 100)),
)

SEER = invented_monster("Seer", Trigger(when=NormalDrawDue(YOU), cost=ForgoDrawCost(), do=search(monster)))
BEADSMAN = invented_monster(
    "Beadsman", Trigger(when=NormalDrawDue(EITHER), mandatory=True, do=GainLP(YOU, 100))
)
MILKMAID = invented_monster("Milkmaid", Trigger(when=PhaseReached(Phase.DRAW, YOU), do=Damage(OPPONENT, 100)))
ARMISTICE = invented_card(
    "Armistice",
    Kind.SPELL,
    Trait.QUICK_PLAY,
    Activation(do=Apply(NoBattlePhase(EITHER), Until.END_OF_TURN)),
)
WALL = invented_card(
    "Wall", Kind.SPELL, Trait.CONTINUOUS, Activation(), Continuous(effect=NoBattlePhase(OPPONENT))
)

TIME = (COCKEREL, RATTLE, OWL, DRUM, BUGLE, HUSH, TONIC, LEAFLET, SEER, BEADSMAN, MILKMAID, ARMISTICE, WALL)
