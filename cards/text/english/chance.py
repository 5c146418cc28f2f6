"""Hidden cards, coins, dice, and what depends on how things are, in English."""

from typing import assert_never

from cards.lang.effects import ArrangeTop, Excavate, LookAtHand, RevealDeck, RevealHand, RollDie
from cards.lang.players import Who
from cards.text.english.moving import does, top_cards
from cards.text.speech import Speech

Seeing = LookAtHand | RevealHand | RevealDeck | Excavate | ArrangeTop | RollDie


def seeing(what: Seeing, speech: Speech) -> str:
    match what:
        case LookAtHand():
            return "look at your opponent's hand"
        case RevealHand(of):
            return f"{does(of, 'reveal')} {'your' if of is Who.YOU else 'their'} hand"
        case RevealDeck(of):
            return f"{does(of, 'reveal')} {'your' if of is Who.YOU else 'their'} Deck"
        case Excavate(who, count):
            return f"excavate {top_cards(who, count, speech)}"
        case ArrangeTop(of, count):
            return f"look at {top_cards(of, count, speech)}, then place them on the top in any order"
        case RollDie():
            return "roll a six-sided die"
        case _:
            assert_never(what)
