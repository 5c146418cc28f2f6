"""Cards that nobody printed, for hidden cards and chance: looking, excavating, coins, dice, declarations."""

from cards.lang.abilities import Activation, Continuous, Target
from cards.lang.conditions import Exists
from cards.lang.continuous import Gain
from cards.lang.costs import Cost, Declare
from cards.lang.declarations import Declarable
from cards.lang.effects import (
    AddToHand,
    ArrangeTop,
    CallCoin,
    Damage,
    Destroy,
    Discard,
    DiscardFromHand,
    Draw,
    Effect,
    Excavate,
    If,
    LookAtHand,
    RevealHand,
    RollDie,
    SendToGrave,
    SpecialSummon,
    Then,
    ToDeck,
    TossCoin,
    search,
)
from cards.lang.facts import Card, Kind, Trait
from cards.lang.filters import Declared, face_up, level, monster, trap
from cards.lang.groups import (
    EXCAVATED,
    HAND,
    ChooseThose,
    Those,
    cards,
    choose,
    every,
    monsters,
)
from cards.lang.numbers import Rolled, Times
from cards.lang.places import DeckPlace, Position
from cards.lang.players import EITHER, OPPONENT, YOU
from tests.scenario.inventing import invented_card


def _spell(name: str, do: Effect, *, cost: Cost | None = None, target: Target | None = None) -> Card:
    return invented_card(name, Kind.SPELL, Trait.QUICK_PLAY, Activation(cost=cost, target=target, do=do))


DECLARED_CARDS = cards(HAND, OPPONENT, Declared(Declarable.NAME))

CHANCE = (
    _spell("Peep", Then(LookAtHand(), ToDeck(choose(1, cards(HAND, OPPONENT, monster)), DeckPlace.SHUFFLED))),
    _spell("Confession", RevealHand(EITHER)),
    _spell(
        "Prospect",
        Then(
            Excavate(YOU, 3),
            Then(AddToHand(ChooseThose(1, Those(EXCAVATED, monster))), SendToGrave(EXCAVATED)),
        ),
    ),
    _spell(
        "Ambush of Four",
        Then(
            Excavate(YOU, 3),
            SpecialSummon(
                Those(EXCAVATED, monster & level(at_most=4)), (Position.ATTACK, Position.FACE_DOWN_DEFENSE)
            ),
        ),
    ),
    _spell("Orderly", ArrangeTop(YOU, 3)),
    _spell("Flip a Penny", TossCoin(Draw(YOU, 1), Draw(OPPONENT, 1))),
    _spell("Wager", CallCoin(Damage(OPPONENT, 1000), Damage(YOU, 500))),
    _spell("Roll of Fire", Then(RollDie(), Damage(OPPONENT, Times(100, Rolled())))),
    _spell(
        "Mind Reader",
        If(Exists(DECLARED_CARDS), Discard(every(DECLARED_CARDS)), DiscardFromHand(YOU, 1, random=True)),
        cost=Declare(Declarable.NAME),
    ),
    _spell(
        "Spoken Purge",
        Destroy(every(monsters(EITHER, face_up & Declared(Declarable.RACE)))),
        cost=Declare(Declarable.RACE),
    ),
    invented_card(
        "Spoken Pennant",
        Kind.SPELL,
        Trait.CONTINUOUS,
        Activation(cost=Declare(Declarable.ATTRIBUTE)),
        Continuous(effect=Gain(monsters(YOU, Declared(Declarable.ATTRIBUTE)), atk=300)),
    ),
    _spell("Tracker", search(trap)),
    _spell(
        "Levelling",
        Destroy(every(monsters(OPPONENT, face_up & Declared(Declarable.LEVEL)))),
        cost=Declare(Declarable.LEVEL),
    ),
)
