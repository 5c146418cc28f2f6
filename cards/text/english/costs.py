"""Costs in English, as what one pays: "Tribute 1 monster"."""

from typing import assert_never

from cards.lang.costs import Cost, DiscardCost, PayHalfLP, PayLP, RemoveCounterCost, TributeCost
from cards.lang.groups import Choose, Group
from cards.lang.places import Place
from cards.lang.players import Who
from cards.text.english.groups import described, group
from cards.text.english.numbers import amount_of
from cards.text.speech import Speech


def cost(what: Cost, speech: Speech) -> str:
    match what:
        case PayLP(amount):
            return f"pay {amount_of('LP', amount, speech)}"
        case PayHalfLP():
            return "pay half your LP"
        case DiscardCost(cards):
            return f"discard {own(cards, Place.HAND, speech)}"
        case TributeCost(cards):
            return f"Tribute {own(cards, Place.MONSTERS, speech)}"
        case RemoveCounterCost(name, count):
            return f"remove {count} {name}{'s' if count > 1 else ''} from this card"
        case _:
            assert_never(what)


def own(cards: Group, place: Place, speech: Speech) -> str:
    """Cards of one's own, from where such a cost is paid anyway: that place is not said (M9)."""
    match cards:
        case Choose(count, chosen) if chosen.places == (place,) and chosen.of is Who.YOU:
            return f"{count} {described(chosen, plural=count > 1)}"
        case _:
            return group(cards, speech)
