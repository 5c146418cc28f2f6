"""Cards that nobody printed, for what is chosen and how many: targets of several sorts, chance, extremes."""

from cards.lang.abilities import Activation, Target, Targets
from cards.lang.costs import Cost, TributeCost
from cards.lang.effects import (
    Also,
    Banish,
    ChangePosition,
    Damage,
    Destroy,
    Effect,
    GainLP,
    IfYouDo,
    ReturnToHand,
    SpecialSummon,
    TakeControl,
    Then,
    ToDeck,
    Until,
)
from cards.lang.facts import Card, Kind, Trait
from cards.lang.filters import OfRace, face_up, monster
from cards.lang.groups import (
    FIELD,
    FIRST_TARGET,
    GRAVE,
    HAND,
    PAID,
    SECOND_TARGET,
    TARGET,
    AtRandom,
    Highest,
    OrMore,
    UpTo,
    cards,
    choose,
    monsters,
    spells_and_traps,
)
from cards.lang.numbers import DealtWith, StatOf, Times
from cards.lang.places import DeckPlace, Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.terms import Race, Stat
from tests.scenario.inventing import invented_card


def _spell(
    name: str, do: Effect, *, cost: Cost | None = None, target: Target | Targets | None = None
) -> Card:
    return invented_card(name, Kind.SPELL, Trait.QUICK_PLAY, Activation(cost=cost, target=target, do=do))


TARGETS = (
    _spell("Twin Strike", Destroy(TARGET), target=Target(2, cards(FIELD, OPPONENT))),
    _spell("Handful", ToDeck(TARGET, DeckPlace.TOP), target=Target(UpTo(2), spells_and_traps(OPPONENT))),
    _spell(
        "Clearance",
        Then(Banish(choose(OrMore(1), cards(GRAVE, YOU))), GainLP(YOU, Times(100, DealtWith()))),
    ),
    _spell(
        "Crossing",
        IfYouDo(SpecialSummon(FIRST_TARGET, Position.ATTACK), Banish(SECOND_TARGET)),
        target=Targets((Target(1, cards(GRAVE, YOU, monster)), Target(1, cards(GRAVE, OPPONENT, monster)))),
    ),
    _spell(
        "Exchange of Blows",
        ReturnToHand(TARGET),
        target=Targets((Target(1, monsters(EITHER)), Target(UpTo(2), cards(FIELD, EITHER)))),
    ),
    _spell("Tall Poppy", Destroy(Highest(Stat.ATK, monsters(OPPONENT, face_up)))),
    _spell("Blind Pick", Banish(AtRandom(1, cards(HAND, OPPONENT)))),
    _spell(
        "Backdraft",
        IfYouDo(Destroy(TARGET), Damage(EITHER, StatOf(Stat.ATK, TARGET))),
        target=Target(1, monsters(EITHER, face_up)),
    ),
    _spell(
        "Press-Gang",
        Then(TakeControl(TARGET, Until.END_PHASE), Destroy(TARGET)),
        target=Target(1, monsters(OPPONENT, face_up)),
    ),
    _spell(
        "Lullaby",
        Then(ChangePosition(TARGET, Position.FACE_DOWN_DEFENSE), ReturnToHand(TARGET)),
        target=Target(1, monsters(OPPONENT, face_up)),
    ),
    _spell("Sortie", SpecialSummon(choose(UpTo(2), cards(HAND, YOU, monster)), Position.ATTACK)),
    _spell(
        "Exhume",
        Also(ReturnToHand(TARGET), GainLP(YOU, 100)),
        target=Target(1, cards(GRAVE, YOU, OfRace(Race.ZOMBIE))),
    ),
    _spell("Pyre", Damage(OPPONENT, StatOf(Stat.ATK, PAID)), cost=TributeCost(choose(1, monsters(YOU)))),
)
