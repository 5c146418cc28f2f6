"""Costs in English, as what one pays: "Tribute 1 monster"."""

from typing import assert_never

from cards.lang.costs import (
    BanishCost,
    Cost,
    Costs,
    Declare,
    DiscardCost,
    Dues,
    ForgoDrawCost,
    MillCost,
    OneOf,
    PayDownTo,
    PayHalfLP,
    PayLP,
    RemoveAllCountersCost,
    RemoveCounterCost,
    RemoveCountersCost,
    ReturnToHandCost,
    RevealCost,
    SendToGraveCost,
    ToDeckCost,
    TributeCost,
)
from cards.lang.groups import Choose, Group, Pronoun
from cards.lang.places import Place
from cards.lang.players import Who
from cards.text.english.groups import any_one, described, group, how_many, out_of, pile, plural, where
from cards.text.english.moving import into_deck, top_cards
from cards.text.english.nouns import DECLARED
from cards.text.english.numbers import amount_of
from cards.text.speech import Speech


def cost(what: Cost, speech: Speech) -> str:
    match what:
        case PayLP(amount):
            return f"pay {amount_of('LP', amount, speech)}"
        case PayHalfLP():
            return "pay half your LP"
        case PayDownTo(left):
            return f"pay LP so that you have only {left} left"
        case DiscardCost(cards, to_grave):
            where_to = " to the Graveyard" if to_grave else ""
            return f"discard {own(cards, Place.HAND, speech)}{where_to}"
        case TributeCost(cards):
            return f"Tribute {own(cards, Place.MONSTERS, speech)}"
        case BanishCost(cards):
            return f"banish {given(cards, speech)}"
        case SendToGraveCost(cards):
            return f"send {given(cards, speech)} to the Graveyard"
        case ForgoDrawCost():
            return "give up your normal draw this turn"
        case MillCost(int() as count):
            return f"send {top_cards(Who.YOU, count, speech)} to the Graveyard"
        case MillCost(count):
            return f"send {how_many(count)} cards from the top of your Deck to the Graveyard"
        case ReturnToHandCost(cards):
            return f"return {given(cards, speech)} to the hand"
        case ToDeckCost(cards, where):
            return into_deck(given(cards, speech), where)
        case Declare(sort):
            return f"declare 1 {DECLARED[sort]}"
        case RevealCost(cards):
            return f"reveal {shown(cards, speech)}"
        case Costs(parts):
            return " and ".join(cost(one, speech) for one in parts)
        case RemoveAllCountersCost(name, cards):
            return f"remove all {name}s from {plural(cards)}"
        case RemoveCountersCost(name, count, cards):
            one = count == 1
            return (
                f"remove {count} {name}{'' if one else 's'} from {any_one(cards) if one else plural(cards)}"
            )
        case RemoveCounterCost(name, count):
            return f"remove {count} {name}{'s' if count > 1 else ''} from this card"
        case _:
            assert_never(what)


def dues(what: Dues, speech: Speech) -> str:
    """What keeps a card: a cost, or one of several."""
    if isinstance(what, OneOf):
        return " or ".join(cost(one, speech) for one in what.costs)
    return cost(what, speech)


def shown(cards: Group, speech: Speech) -> str:
    """What is revealed and stays where it is: "1 monster in your hand"."""
    match cards:
        case Choose(count, chosen):
            return f"{how_many(count)} {described(chosen, plural=count != 1).with_place(where(chosen))}"
        case _:
            return group(cards, speech)


def given(cards: Group, speech: Speech) -> str:
    """What is paid, with the pile from which it comes: "this card from your Graveyard"."""
    if cards is Pronoun.THIS and speech.acts_from is not None:
        return f"this card from your {pile(speech.acts_from)}"
    return out_of(cards, speech)


def own(cards: Group, place: Place, speech: Speech) -> str:
    """Cards of one's own, from where such a cost is paid anyway: that place is not said (M9)."""
    match cards:
        case Choose(count, chosen) if chosen.places == (place,) and chosen.of is Who.YOU:
            return f"{how_many(count)} {described(chosen, plural=count != 1)}"
        case _:
            return out_of(cards, speech)
