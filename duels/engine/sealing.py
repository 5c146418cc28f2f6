"""Effects that would take cards out of graveyards, where something keeps those sealed."""

from cards.lang import effects as f
from cards.lang.groups import Cards, Group, Pronoun
from cards.lang.inspect import ability_of, certain_deeds
from cards.lang.places import Place
from duels.engine import derive
from duels.engine.state import Link, State

TAKING = (f.SpecialSummon, f.AddToHand, f.Banish, f.ReturnToHand, f.ToDeck)
"""The deeds that take cards from where they are."""


def is_sealed_off(state: State, link: Link) -> bool:
    """Whether a link would move a card that lies in a sealed graveyard now, and not its own card alone.

    What may choose from elsewhere too is not negated: it chooses there.
    """
    if not derive.derived(state).graves_sealed:
        return False
    ability = ability_of(state.book[link.card.passcode], link.key)
    return any(
        isinstance(deed, TAKING) and _takes_from_grave(state, deed.cards, link)
        for deed in certain_deeds(ability.do)
    )


def _takes_from_grave(state: State, group: Group, link: Link) -> bool:
    match group:
        case Pronoun.TARGET | Pronoun.FIRST_TARGET | Pronoun.SECOND_TARGET:
            cards = (state.at(ref) for ref in link.targets)
            return any(card is not None and card.place is Place.GRAVE for card in cards)
        case Pronoun():
            return False
        case _:
            described = getattr(group, "cards", None)
            return isinstance(described, Cards) and described.places == (Place.GRAVE,)
