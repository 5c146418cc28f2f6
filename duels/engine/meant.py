"""Which cards on the table the words of an effect mean: its pronouns, and those it may choose from."""

from cards.lang.abilities import Activation
from cards.lang.groups import Choose, Every, Group, Lowest, Pronoun
from cards.lang.inspect import ability_of, stays
from cards.lang.places import Place
from duels.engine import select
from duels.engine.derive import value_of
from duels.engine.scope import Scope
from duels.engine.state import State, TableCard


def is_beyond_reach(state: State, card: TableCard) -> bool:
    """A monster that effects do not reach and that uses none, though it lies on the field.

    It is determined to be destroyed by battle (B8), or its summon is only being attempted (S3).
    """
    if state.attempt is not None and card.ref == state.attempt.card:
        return True
    return state.attack is not None and card.ref in state.attack.destroyed


def referents(state: State, pronoun: Pronoun, scope: Scope) -> list[TableCard]:
    """The cards that a pronoun stands for, as far as they are still there."""
    this = state.cards[scope.source.uid]
    match pronoun:
        case Pronoun.THIS:
            return [this] if this.life == scope.source.life else []
        case Pronoun.TARGET:
            refs = scope.targets
        case Pronoun.EVENT | Pronoun.ATTACKER:
            refs = tuple(known.ref for known in scope.event)
        case Pronoun.EQUIPPED:
            refs = (this.equipped,) if this.equipped else ()
        case Pronoun.TIED:
            refs = (this.tied,) if this.tied else ()
        case Pronoun.IT:
            refs = tuple(scope.it)
    return [card for ref in refs if (card := state.at(ref)) is not None]


def candidates(state: State, group: Group, scope: Scope) -> list[TableCard]:
    """The cards that a group means or may be chosen from; what was paid is there no more (M9, K15)."""
    match group:
        case Pronoun():
            return referents(state, group, scope)
        case Every(cards) | Choose(_, cards):
            found = select.members(state, cards, scope.player, scope.source.uid, value_of(state))
        case Lowest(stat, cards):
            value = value_of(state)
            found = select.members(state, cards, scope.player, scope.source.uid, value)
            lowest = min((value(stat, card) or 0 for card in found), default=0)
            found = [card for card in found if (value(stat, card) or 0) == lowest]
    return [
        card
        for card in found
        if card.uid not in scope.leaving
        and not is_beyond_reach(state, card)
        and not is_used_up_by(card, scope)
    ]


def is_used_up_by(card: TableCard, scope: Scope) -> bool:
    """Whether the card is the spell or trap whose activation this is, and does not stay (M4).

    An effect does not deal with the card that it uses up, and a card in the hand is put down first (M9).
    """
    if not scope.activating or card.uid != scope.source.uid:
        return False
    return card.place is Place.HAND or (card.place.on_field and not stays(card.card))


def awaits_the_graveyard(state: State, card: TableCard) -> bool:
    """Whether the card was activated in this chain and goes to the graveyard when that is over (C7)."""
    return any(
        link.card.ref == card.ref
        and isinstance(ability_of(card.card, link.key), Activation)
        and (link.negated or not stays(card.card))
        for link in state.chain
    )
