"""Deeds that bring cards elsewhere, and life points up or down, in English."""

from typing import assert_never

from cards.lang.effects import (
    Banish,
    Discard,
    DiscardFromHand,
    DiscardHand,
    GainLP,
    LoseLP,
    Mill,
    ReturnToGrave,
    ReturnToHand,
    SendToGrave,
    ToDeck,
)
from cards.lang.numbers import DealtWith, Number
from cards.lang.places import DeckPlace
from cards.lang.players import Who
from cards.text.english.groups import group, out_of
from cards.text.english.numbers import amount_of, value
from cards.text.speech import Speech

Moving = (
    SendToGrave
    | Banish
    | ReturnToGrave
    | ReturnToHand
    | ToDeck
    | DiscardFromHand
    | DiscardHand
    | Discard
    | Mill
    | GainLP
    | LoseLP
)


def moving(what: Moving, speech: Speech) -> str:
    match what:
        case SendToGrave(cards):
            return f"send {out_of(cards, speech)} to the Graveyard"
        case ReturnToGrave(cards):
            return f"return {out_of(cards, speech)} to the Graveyard"
        case Banish(cards):
            return f"banish {out_of(cards, speech)}"
        case ReturnToHand(cards):
            return f"return {out_of(cards, speech)} to the hand"
        case ToDeck(cards, where):
            return into_deck(out_of(cards, speech), where)
        case DiscardFromHand(Who.OPPONENT, count, True):
            return f"discard {so_many(count, speech, 'random ')} from your opponent's hand"
        case DiscardFromHand(Who.YOU, count, True):
            return f"discard {so_many(count, speech, 'random ')} from your hand"
        case DiscardFromHand(who, count, random):
            return f"{does(who, 'discard')} {so_many(count, speech, 'random ' if random else '')}"
        case Discard(cards):
            return f"discard {group(cards, speech)}"
        case DiscardHand(who):
            return f"{does(who, 'discard')} {'your' if who is Who.YOU else 'their'} entire hand"
        case Mill(who, count):
            return f"send {top_cards(who, count, speech)} to the Graveyard"
        case GainLP(who, amount):
            return f"{does(who, 'gain')} {amount_of('LP', amount, speech)}"
        case LoseLP(who, amount):
            return f"{does(who, 'lose')} {amount_of('LP', amount, speech)}"
        case _:
            assert_never(what)


def does(who: Who, verb: str) -> str:
    """A player with what he does; one's own deed is told without the player."""
    return {
        Who.YOU: verb,
        Who.OPPONENT: f"your opponent {verb}s",
        Who.EITHER: f"each player {verb}s",
    }[who]


def so_many(count: Number, speech: Speech, quality: str = "") -> str:
    """So many cards: "2 cards", "1 random card", "the same number of cards"."""
    match count:
        case int():
            return f"{count} {quality}card{'' if count == 1 else 's'}"
        case DealtWith():
            return f"the same number of {quality}cards"
        case _:
            return f"{quality}cards equal to {value(count, speech)}"


def top_cards(who: Who, count: Number, speech: Speech) -> str:
    """The first cards of a deck: "the top 3 cards of your Deck"."""
    owner = {Who.YOU: "your", Who.OPPONENT: "your opponent's", Who.EITHER: "each player's"}[who]
    if count == 1:
        return f"the top card of {owner} Deck"
    if isinstance(count, int):
        return f"the top {count} cards of {owner} Deck"
    return f"{so_many(count, speech)} from the top of {owner} Deck"


def into_deck(cards: str, where: DeckPlace) -> str:
    """Cards back into the deck: shuffled, or laid where the text says."""
    match where:
        case DeckPlace.SHUFFLED:
            return f"shuffle {cards} into the Deck"
        case DeckPlace.TOP:
            return f"place {cards} on the top of the Deck"
        case DeckPlace.BOTTOM:
            return f"place {cards} on the bottom of the Deck"
