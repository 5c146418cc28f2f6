"""Effects that would take cards out of graveyards, where something keeps those sealed."""

from cards.lang import effects as f
from cards.lang.groups import Cards, Group, Pronoun
from cards.lang.inspect import ability_of, certain_deeds
from cards.lang.places import Place
from duels.engine import derive
from duels.engine.meant import referents
from duels.engine.scope import Scope
from duels.engine.state import Link, State
from duels.engine.targeted import aim

TAKING = (f.SpecialSummon, f.AddToHand, f.Banish, f.ReturnToHand, f.ToDeck)
"""The deeds that take cards from where they are."""


def is_sealed_off(state: State, link: Link) -> bool:
    """Whether a link would move a card that lies in a sealed graveyard now, and not its own card alone.

    What may choose from elsewhere too is not negated: it chooses there.
    """
    if not derive.derived(state).graves_sealed:
        return False
    ability = ability_of(state.book[link.card.passcode], link.key)
    scope = Scope(link.player, link.card.ref)
    aim(state, link, ability, scope)
    return any(
        isinstance(deed, TAKING) and _takes_from_grave(state, deed.cards, scope)
        for deed in certain_deeds(ability.do)
    )


def _takes_from_grave(state: State, group: Group, scope: Scope) -> bool:
    match group:
        case Pronoun.TARGET | Pronoun.FIRST_TARGET | Pronoun.SECOND_TARGET:
            return any(card.place is Place.GRAVE for card in referents(state, group, scope))
        case Pronoun():
            return False
        case _:
            described = getattr(group, "cards", None)
            return isinstance(described, Cards) and described.places == (Place.GRAVE,)
