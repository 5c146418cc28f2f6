"""A book with cards whose effects ask every kind of question, for tests of the service."""

from cards.lang.abilities import Activation, Flip, Ignition, Target, Trigger
from cards.lang.costs import DiscardCost, PayLP, TributeCost
from cards.lang.effects import AddToHand, Destroy, Draw, FusionSummon, May, Negate, SpecialSummon, Then
from cards.lang.facts import Attribute, Book, Card, Kind, Race, Trait
from cards.lang.filters import atk, monster
from cards.lang.groups import DECK, FIELD, GRAVE, HAND, MONSTERS, TARGET, THIS, cards, choose, every, monsters
from cards.lang.occasions import AttackDeclared, Sent, SummonAttempted
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.library import LIBRARY


def spell(passcode: int, name: str, *abilities: object, trait: Trait = Trait.NORMAL) -> Card:
    return Card(
        passcode=passcode, name_en=name, name_zh=name, kind=Kind.SPELL, traits=(trait,), abilities=abilities
    )


def trap(passcode: int, name: str, *abilities: object, trait: Trait = Trait.NORMAL) -> Card:
    return Card(
        passcode=passcode, name_en=name, name_zh=name, kind=Kind.TRAP, traits=(trait,), abilities=abilities
    )


def creature(passcode: int, name: str, *abilities: object) -> Card:
    return Card(
        passcode=passcode,
        name_en=name,
        name_zh=name,
        kind=Kind.MONSTER,
        traits=(Trait.EFFECT,),
        attribute=Attribute.DARK,
        race=Race.FIEND,
        level=3,
        atk=1000,
        defense=600,
        abilities=abilities,
    )


CARDS = (
    spell(1001, "Wipe", Activation(do=Destroy(every(monsters(EITHER))))),
    spell(1002, "Two more", Activation(cost=PayLP(500), do=Draw(YOU, 2))),
    spell(1003, "Fuse", Activation(do=FusionSummon((HAND, MONSTERS)))),
    spell(
        1004,
        "Shot",
        Activation(
            cost=DiscardCost(choose(1, cards(HAND, YOU))),
            target=Target(1, monsters(EITHER)),
            do=Destroy(TARGET),
        ),
        trait=Trait.QUICK_PLAY,
    ),
    trap(
        2001,
        "Wall",
        Activation(when=AttackDeclared(by=monsters(OPPONENT)), do=Destroy(every(monsters(OPPONENT)))),
    ),
    trap(2002, "Stop", Activation(when=SummonAttempted(by=EITHER), do=Negate()), trait=Trait.COUNTER),
    trap(
        2003,
        "Call",
        Activation(target=Target(1, cards(GRAVE, YOU, monster)), do=SpecialSummon(TARGET)),
    ),
    creature(
        3001,
        "Searcher",
        Trigger(
            when=Sent(THIS, from_=FIELD),
            mandatory=True,
            do=AddToHand(choose(1, cards(DECK, YOU, monster & atk(at_most=1500)))),
        ),
    ),
    creature(3002, "Bug", Flip(target=Target(1, monsters(EITHER)), do=Destroy(TARGET))),
    creature(
        3003,
        "Cannon",
        Ignition(
            cost=TributeCost(choose(1, monsters(YOU))),
            do=Then(Draw(YOU, 1), May(Destroy(choose(1, monsters(OPPONENT))))),
        ),
    ),
)
FUSION = next(card for card in LIBRARY.values() if Trait.FUSION in card.traits)
BOOK: Book = {**LIBRARY, **{card.passcode: card for card in CARDS}}
DECK_OF_ALL = (
    tuple(card.passcode for card in CARDS for _ in range(3))
    + (69140098, 11091375, 46986414) * 3
    + (89631139,)
)
