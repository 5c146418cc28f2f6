"""What keeps effects off a card: "is unaffected by ...", "cannot be targeted by ..."."""

from cards.lang.prohibitions import CannotBeTargeted, Unaffected
from duels.engine import select
from duels.engine.applying import Applying, affected
from duels.engine.findings import Derived, Reading
from duels.engine.state import State, TableCard


def is_kept_off(state: State, found: Derived, card: TableCard, source: int | None) -> bool:
    """Whether the effects of a card have no hold on another; its own effects always have (N5)."""
    if source is None or card.uid not in found.unaffected or card.face_down:
        return False
    return any(
        _means(state, found, protection, player, card, state.cards[source])
        for player, protection in found.unaffected[card.uid]
    )


def is_untargetable(state: State, found: Derived, card: TableCard, source: TableCard) -> bool:
    """Whether a card cannot be targeted by the effects of another (X4)."""
    return any(
        _means(state, found, protection, player, card, source)
        for player, protection in found.untargetable.get(card.uid, ())
    )


def _means(
    state: State,
    found: Derived,
    protection: Unaffected | CannotBeTargeted,
    player: int,
    card: TableCard,
    source: TableCard,
) -> bool:
    """Whether a protection is one against this source."""
    return (
        source.uid != card.uid
        and source.controller in select.seats(protection.of, player)
        and (protection.by is None or select.matches(protection.by, source, card.uid, Reading(found)))
    )


def protects(state: State, shield: Applying, against: Applying, card: TableCard | None = None) -> bool:
    """Whether a protection would keep an effect off a card, or off any that it is about."""
    if not isinstance(shield.effect, Unaffected) or against.this is None:
        return False
    nothing = Derived()
    kept = [card] if card else affected(state, shield, shield.effect.who, Reading(nothing))
    source = state.cards[against.this]
    if not any(_means(state, nothing, shield.effect, shield.player, one, source) for one in kept):
        return False
    who = getattr(against.effect, "who", None)
    if who is None:
        return False
    reached = affected(state, against, who, Reading(nothing))
    return any(one in reached for one in kept)
