"""Cards that nobody printed: what the rules say and no card of the library shows yet.

`BOOK` is the library with these beside it; every scenario is played with it.
"""

from collections.abc import Mapping
from dataclasses import replace

from cards.lang.abilities import (
    Activation,
    Continuous,
    Flip,
    Ignition,
    Once,
    Quick,
    Target,
    Trigger,
    Wording,
)
from cards.lang.continuous import Gain, Nullify
from cards.lang.costs import PayLP, TributeCost
from cards.lang.effects import (
    Also,
    Apply,
    Damage,
    Destroy,
    DestroyNegated,
    Draw,
    IfYouDo,
    Negate,
    SpecialSummon,
    Until,
)
from cards.lang.facts import Card, Kind, Trait
from cards.lang.filters import face_up, monster, spell, trap
from cards.lang.groups import FIELD, GRAVE, HAND, TARGET, THIS, Choose, cards, monsters, spells_and_traps
from cards.lang.occasions import Sent, SummonAttempted, SummonSucceeded, Way
from cards.lang.places import Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.library import LIBRARY
from tests.scenario.invented_battle import BATTLE_CARDS
from tests.scenario.invented_chains import CHAINS
from tests.scenario.invented_chance import CHANCE
from tests.scenario.invented_kinds import KINDS
from tests.scenario.invented_layers import LAYERS
from tests.scenario.invented_memories import MEMORIES
from tests.scenario.invented_narrow import NARROW
from tests.scenario.invented_plain import PLAIN
from tests.scenario.invented_synchros import SYNCHROS
from tests.scenario.invented_targets import TARGETS
from tests.scenario.invented_time import TIME
from tests.scenario.inventing import invented_card, invented_monster
from tests.scenario.needed import NEEDED_FOR

__all__ = ["ALL_INVENTED", "BOOK", "NEEDED_FOR"]

_FIRST = 4_200_000_001


ARCHER = invented_monster("Archer", Ignition(do=Damage(OPPONENT, 100), once=Once.PER_CARD))
SENTINEL = invented_monster(
    "Sentinel", Quick(do=Apply(Gain(THIS, 500), Until.DAMAGE_STEP), once=Once.PER_CARD)
)
PILGRIM = invented_monster(
    "Pilgrim", Trigger(when=Sent(THIS, (HAND,)), mandatory=True, from_=(GRAVE,), do=Draw(YOU, 1))
)
PATIENT = invented_monster(
    "Patient",
    Trigger(when=Sent(THIS, FIELD), wording=Wording.IF, from_=(GRAVE,), do=Damage(OPPONENT, 100)),
)
HASTY = invented_monster("Hasty", Trigger(when=Sent(THIS, FIELD), from_=(GRAVE,), do=Damage(OPPONENT, 100)))
WATCHER = invented_monster(
    "Watcher",
    Trigger(
        when=SummonSucceeded(monsters(OPPONENT), (Way.NORMAL, Way.FLIP, Way.SPECIAL)),
        do=Damage(OPPONENT, 100),
    ),
)
WITNESS = invented_monster(
    "Witness",
    Trigger(
        when=SummonSucceeded(monsters(OPPONENT), (Way.NORMAL, Way.FLIP, Way.SPECIAL)),
        mandatory=True,
        do=Damage(OPPONENT, 100),
    ),
)
SHY = invented_monster("Shy", Flip(mandatory=False, do=Damage(OPPONENT, 100)), traits=(Trait.FLIP,))
BOUNCER = invented_monster(
    "Bouncer",
    Quick(when=SummonAttempted(OPPONENT), cost=TributeCost(THIS), do=IfYouDo(Negate(), DestroyNegated())),
)
RIDDLE = invented_monster("Riddle", atk=None)
MEADOW = invented_card(
    "Meadow",
    Kind.SPELL,
    Trait.FIELD,
    Activation(),
    Trigger(when=Sent(THIS, FIELD), from_=(GRAVE,), do=Damage(OPPONENT, 100)),
)
RUSH = invented_card(
    "Rush",
    Kind.SPELL,
    Trait.QUICK_PLAY,
    Activation(target=Target(1, monsters(EITHER, face_up)), do=Apply(Gain(TARGET, 700), Until.END_OF_TURN)),
)
STORM = invented_card(
    "Storm",
    Kind.TRAP,
    Trait.NORMAL,
    Activation(
        cost=PayLP(100), do=Also(Destroy(Choose(1, spells_and_traps(OPPONENT))), Damage(OPPONENT, 100))
    ),
)

TRADE = invented_card(
    "Trade",
    Kind.SPELL,
    Trait.QUICK_PLAY,
    Activation(
        cost=TributeCost(Choose(1, monsters(YOU))),
        target=Target(1, monsters(YOU)),
        do=Apply(Gain(TARGET, 700), Until.END_OF_TURN),
    ),
)
RELIEF = invented_card(
    "Relief",
    Kind.SPELL,
    Trait.QUICK_PLAY,
    Activation(
        cost=TributeCost(Choose(1, monsters(YOU))),
        do=SpecialSummon(Choose(1, cards(HAND, YOU, monster)), Position.ATTACK),
    ),
)
MUZZLE = invented_card(
    "Muzzle",
    Kind.SPELL,
    Trait.CONTINUOUS,
    Activation(),
    Continuous(effect=Nullify(cards(FIELD, EITHER, trap))),
)
SILENCE = invented_card(
    "Silence",
    Kind.TRAP,
    Trait.CONTINUOUS,
    Activation(),
    Continuous(effect=Nullify(cards(FIELD, EITHER, spell))),
)

INVENTED = (
    ARCHER,
    SENTINEL,
    PILGRIM,
    PATIENT,
    HASTY,
    WATCHER,
    WITNESS,
    SHY,
    BOUNCER,
    RIDDLE,
    MEADOW,
    RUSH,
    STORM,
    TRADE,
    RELIEF,
    MUZZLE,
    SILENCE,
)

ALL_INVENTED = (
    *INVENTED,
    *CHAINS,
    *KINDS,
    *BATTLE_CARDS,
    *MEMORIES,
    *PLAIN,
    *TARGETS,
    *TIME,
    *SYNCHROS,
    *LAYERS,
    *CHANCE,
    *NARROW,
)

BOOK: Mapping[int, Card] = {
    **LIBRARY,
    **{_FIRST + number: replace(card, passcode=_FIRST + number) for number, card in enumerate(ALL_INVENTED)},
}
