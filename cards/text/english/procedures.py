"""How a monster is, and is not, summoned by its own text, in English."""

from itertools import groupby
from typing import assert_never

from cards.lang.abilities import MayNormalSummon, Procedure, SummoningCondition
from cards.lang.facts import Card
from cards.lang.groups import Cards
from cards.lang.inspect import bars_of
from cards.lang.players import Who
from cards.lang.procedures import Bar, Payment, Price, Takes, TakesLevels, TakesMaterials
from cards.lang.terms import Trait
from cards.text.english.conditions import condition
from cards.text.english.groups import described, on_field, origin, pile, where
from cards.text.english.occasions import POSITIONS
from cards.text.speech import Speech

DOING = {
    Payment.TRIBUTE: ("Tributing", ""),
    Payment.SEND: ("sending", " to the Graveyard"),
    Payment.DISCARD: ("discarding", ""),
    Payment.BANISH: ("banishing", ""),
    Payment.RETURN: ("returning", " to the hand"),
    Payment.SHUFFLE: ("shuffling", " into the Deck"),
}


def summoning_condition(what: SummoningCondition, card: Card) -> str:
    """What the card forbids; where it has a procedure of its own, that tells the rest."""
    own = any(isinstance(one, Procedure) for one in card.abilities)
    return " ".join(sentence for bar in what.bars if (sentence := _barred(bar, card, own)))


def _barred(bar: Bar, card: Card, own: bool) -> str:
    match bar:
        case Bar.NORMAL:
            return "Cannot be Normal Summoned/Set."
        case Bar.SET:
            return "Cannot be Normal Set."
        case Bar.SPECIAL:
            return "Cannot be Special Summoned."
        case Bar.FROM_GRAVE:
            return "Cannot be Special Summoned from the Graveyard."
        case Bar.UNTIL_PROPER:
            return "" if own else f"Must first be {_kind(card)} Summoned."
        case Bar.UNLESS_PROPER:
            if own:
                return ""
            return f"Must be {_kind(card)} Summoned, and cannot be Special Summoned by other ways."
        case _:
            assert_never(bar)


def _kind(card: Card) -> str:
    """The kind of summon that is a monster's own."""
    kinds = {Trait.FUSION: "Fusion", Trait.SYNCHRO: "Synchro", Trait.RITUAL: "Ritual"}
    return next((name for trait, name in kinds.items() if trait in card.traits), "Special")


def procedure(what: Procedure, speech: Speech) -> str:
    """The card's own way of being special summoned; its place stands in brackets."""
    bars = bars_of(speech.card)
    come = f"(from your {' or '.join(pile(place) for place in what.from_)})"
    if what.position is not None:
        come += f" in {POSITIONS[what.position]}"
    by = f" by {taking(what.takes)}" if what.takes is not None else ""
    if bars and what.given is not None:
        by += f" while {condition(what.given, speech)}"
    if Bar.UNLESS_PROPER in bars:
        told = f"Must be Special Summoned {come}{by}, and cannot be Special Summoned by other ways."
    elif Bar.UNTIL_PROPER in bars:
        told = f"Must first be Special Summoned {come}{by}."
    else:
        told = f"You can Special Summon this card {come}{by}."
    if what.given is None or bars:
        return told
    return f"If {condition(what.given, speech)}, y{told[1:]}"


def taking(price: Price) -> str:
    """What is done with which cards: "banishing 1 LIGHT monster and 1 DARK monster from your Graveyard"."""
    doing, to = DOING[price.how]
    match price:
        case TakesMaterials(_, places, of):
            whose = (
                ("you control" if of is Who.YOU else "from either field")
                if all(place.on_field for place in places)
                else (
                    f"from your {' or '.join('field' if place.on_field else pile(place) for place in places)}"
                )
            )
            return f"{doing} the above cards {whose}{to}"
        case Takes(_, wanted):
            return f"{doing} {listed(wanted)}{to}"
        case TakesLevels(_, cards, at_least):
            found = f"{described(cards)}(s) {from_where(cards)}"
            return f"{doing} {found} whose total Levels equal {at_least} or more{to}"
        case _:
            assert_never(price)


def listed(wanted: tuple[Cards, ...]) -> str:
    """The cards, with their place once where all come from the same."""
    counted = [(cards, len(list(same))) for cards, same in groupby(wanted)]
    named = [f"{count} {described(cards, plural=count > 1)}" for cards, count in counted]
    first = wanted[0]
    if all((one.places, one.of) == (first.places, first.of) for one in wanted):
        return f"{' and '.join(named)} {from_where(first)}"
    return " and ".join(
        f"{name} {from_where(cards)}" for name, (cards, _) in zip(named, counted, strict=True)
    )


def from_where(cards: Cards) -> str:
    """Where the cards are taken: "you control", "from your hand", "from your Graveyard"."""
    return where(cards) if on_field(cards) else origin(cards)


def may_normal_summon(what: MayNormalSummon, speech: Speech) -> str:
    """Another way of being normal summoned: without tributes, or with certain ones."""
    if what.takes:
        told = f"you can Tribute Summon this card by Tributing {listed(what.takes)}."
    else:
        told = "you can Normal Summon this card without Tributing."
    if what.given is None:
        return f"Y{told[1:]}"
    return f"If {condition(what.given, speech)}, {told}"
