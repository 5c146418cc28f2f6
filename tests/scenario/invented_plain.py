"""Cards that nobody printed, for the plain deeds and costs: one word each."""

from cards.lang.abilities import Ability, Activation, Ignition, Target
from cards.lang.costs import (
    BanishCost,
    Cost,
    Costs,
    DiscardCost,
    MillCost,
    PayLP,
    ReturnToHandCost,
    RevealCost,
    SendToGraveCost,
    ToDeckCost,
    TributeCost,
)
from cards.lang.effects import (
    Banish,
    Damage,
    DiscardFromHand,
    DiscardHand,
    Draw,
    Effect,
    GainLP,
    LoseLP,
    Mill,
    ReturnToHand,
    SendToGrave,
    SpecialSummon,
    Then,
    ToDeck,
)
from cards.lang.facts import Card, Kind, Trait
from cards.lang.filters import monster
from cards.lang.groups import (
    FIELD,
    GRAVE,
    HAND,
    TARGET,
    THIS,
    cards,
    choose,
    every,
    monsters,
)
from cards.lang.numbers import Count, DealtWith, LifePoints, Times
from cards.lang.places import DeckPlace, Place
from cards.lang.players import EITHER, OPPONENT, YOU
from tests.scenario.inventing import invented_card, invented_monster


def _spell(name: str, do: Effect, *, cost: Cost | None = None, target: Target | None = None) -> Card:
    return invented_card(name, Kind.SPELL, Trait.QUICK_PLAY, Activation(cost=cost, target=target, do=do))


def _ignition(name: str, do: Effect, cost: Cost) -> Card:
    ability: Ability = Ignition(cost=cost, do=do)
    return invented_monster(name, ability)


BURN = Damage(OPPONENT, 100)
FOR_EACH_OF_THEIRS = Times(500, Count(monsters(OPPONENT)))

PLAIN = (
    _spell("Sexton", SendToGrave(TARGET), target=Target(1, monsters(EITHER))),
    _spell("Oubliette", Banish(TARGET), target=Target(1, cards(GRAVE, EITHER))),
    _spell("Ebb", ReturnToHand(every(cards(FIELD, EITHER)))),
    _spell("Undertow", ToDeck(TARGET, DeckPlace.BOTTOM), target=Target(1, cards(FIELD, OPPONENT))),
    _spell("Riptide", ToDeck(every(cards(GRAVE, YOU)), DeckPlace.SHUFFLED)),
    _spell("Toll", DiscardFromHand(OPPONENT, 1)),
    _spell("Lottery", DiscardFromHand(OPPONENT, 1, random=True)),
    _spell("Reset", Then(DiscardHand(EITHER), Draw(EITHER, 2))),
    _spell("Trade-In of All", Then(DiscardHand(YOU), Draw(YOU, DealtWith()))),
    _spell("Landslide", Then(Mill(EITHER, 2), GainLP(YOU, Times(500, DealtWith())))),
    _spell("Leech", LoseLP(OPPONENT, 500)),
    _spell("Mirror of Life", GainLP(YOU, LifePoints(OPPONENT))),
    _spell("Scorcher", Damage(EITHER, 500)),
    _spell("Reckoning", Damage(OPPONENT, FOR_EACH_OF_THEIRS)),
    _spell("Solace", GainLP(YOU, FOR_EACH_OF_THEIRS)),
    _spell("Toll of Years", LoseLP(OPPONENT, FOR_EACH_OF_THEIRS)),
    _spell("Thunderclap", Then(Mill(EITHER, 1), Damage(OPPONENT, FOR_EACH_OF_THEIRS))),
    _ignition("Gravedigger", BURN, BanishCost(choose(2, cards(GRAVE, YOU)))),
    _ignition("Scavenger", BURN, SendToGraveCost(choose(1, cards((Place.HAND, *FIELD), YOU)))),
    _ignition("Woodcutter", BURN, MillCost(2)),
    _ignition("Ferryman", BURN, ReturnToHandCost(choose(1, monsters(YOU)))),
    _ignition("Gardener", BURN, ToDeckCost(choose(1, cards(HAND, YOU)), DeckPlace.TOP)),
    _ignition("Boaster", BURN, RevealCost(choose(1, cards(HAND, YOU, monster)))),
    _ignition(
        "Broker", BURN, Costs((PayLP(500), DiscardCost(choose(1, cards(HAND, YOU))), TributeCost(THIS)))
    ),
    _ignition(
        "Exhumer",
        SpecialSummon(choose(1, cards(GRAVE, YOU, monster))),
        BanishCost(choose(2, cards(GRAVE, YOU, monster))),
    ),
)
