"""Invented cards of which each shows one narrow point of the rules."""

from cards.lang.abilities import Activation, Ignition, Once, Trigger
from cards.lang.conditions import AtLeastSoMany, Exactly, Exists, None_
from cards.lang.continuous import FurtherNormalSummon
from cards.lang.effects import (
    Apply,
    Damage,
    Destroy,
    GainLP,
    May,
    PlaceCounter,
    RevealHand,
    SpecialSummon,
    SummonTokens,
    Token,
    Tribute,
    Until,
)
from cards.lang.filters import face_up, monster, named, other
from cards.lang.groups import HAND, THIS, Every, cards, choose, monsters
from cards.lang.occasions import Damaged, SummonSucceeded, Way
from cards.lang.places import Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.terms import Attribute, Kind, Race, Trait
from tests.scenario.inventing import invented_card, invented_monster

OTHERS = monsters(YOU, face_up & other)

NARROW = (
    # It destroys while it stands, and so its negation destroys a card on the field.
    invented_monster("Razer", Ignition(do=Destroy(Every(monsters(OPPONENT))), once=Once.PER_CARD)),
    # It answers normal summons alone.
    invented_monster(
        "Greeter",
        Trigger(
            when=SummonSucceeded(monsters(EITHER), (Way.NORMAL,)), mandatory=True, do=Damage(OPPONENT, 100)
        ),
    ),
    # What it may do hangs on cards that its player alone sees.
    invented_monster(
        "Doorman",
        Ignition(do=May(SpecialSummon(choose(1, cards(HAND, YOU, named("Battle Ox"))))), once=Once.PER_CARD),
    ),
    # It is hurt at most once in a turn.
    invented_monster(
        "Moaner", Trigger(when=Damaged(YOU), mandatory=True, once=Once.PER_CARD, do=Damage(OPPONENT, 100))
    ),
    # It holds one counter and no more.
    invented_monster("Hoarder", Ignition(do=PlaceCounter(THIS, "Spell Counter", 1, at_most=1))),
    # Its effect tributes what is chosen then.
    invented_monster("Butcher", Ignition(do=Tribute(choose(1, monsters(YOU))), once=Once.PER_CARD)),
    # What it says of other monsters it does not say of itself.
    *(
        invented_monster(name, Ignition(given=given, do=Damage(OPPONENT, 100), once=Once.PER_CARD))
        for name, given in (
            ("Sociable", Exists(OTHERS)),
            ("Solitary", None_(OTHERS)),
            ("Paired", Exactly(1, OTHERS)),
            ("Leader of Two", AtLeastSoMany(2, OTHERS)),
        )
    ),
    # It gives to the other what it says, and to nobody else; and to both.
    invented_monster("Almoner", Ignition(do=GainLP(OPPONENT, 500), once=Once.PER_CARD)),
    invented_monster("Fountain", Ignition(do=GainLP(EITHER, 500), once=Once.PER_CARD)),
    # What it does changes nothing, or life points alone, one way or the other.
    invented_monster("Fidget", Ignition(do=RevealHand(YOU))),
    invented_monster("Sipper", Ignition(do=GainLP(YOU, 1))),
    invented_monster("Needle", Ignition(do=Damage(OPPONENT, 1))),
    # It allows a further normal summon of whatever monster.
    invented_card(
        "Second Wind",
        Kind.SPELL,
        Trait.NORMAL,
        Activation(do=Apply(FurtherNormalSummon(YOU, monster), Until.END_OF_TURN)),
    ),
    # Its token is dark.
    invented_card(
        "Bad Seed",
        Kind.SPELL,
        Trait.NORMAL,
        Activation(
            do=SummonTokens(Token("Rose Token", Attribute.DARK, Race.PLANT, 2, 800, 800), 1, Position.DEFENSE)
        ),
    ),
    # It sees damage by cards of the opponent alone.
    invented_monster(
        "Grudge", Trigger(when=Damaged(YOU, whose=OPPONENT), mandatory=True, do=GainLP(YOU, 1000))
    ),
)
