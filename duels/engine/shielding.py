"""What keeps effects off a card: "is unaffected by ...", "cannot be targeted by ..."."""

from cards.lang.places import Place, Position
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


def has_no_hold(state: State, found: Derived, one: Applying, card: TableCard) -> bool:
    """Whether a card is unaffected by an effect in force (N5).

    What took hold of it before stays with it; what binds those that come later, too, does not reach it.
    """
    if one.this is not None:
        return is_kept_off(state, found, card, one.this)
    if card.uid not in found.unaffected or card.face_down or (source := _source(state, one)) is None:
        return False
    if one.lasting is not None and one.lasting.source == card.ref:
        return False
    return any(
        _means(state, found, protection, player, card, source)
        for player, protection in found.unaffected[card.uid]
    )


def _source(state: State, one: Applying) -> TableCard | None:
    """The card whose effect is in force, as printed where it was laid for a time: it may be gone by now.

    None for what took hold of its cards once and for all, and for an oath, which binds its player.
    """
    if one.this is not None:
        return state.cards[one.this]
    if one.on is not None or one.lasting is None or one.lasting.card is None:
        return None
    return TableCard(
        uid=NOWHERE,
        card=state.book[one.lasting.card],
        owner=one.player,
        controller=one.player,
        place=Place.NOWHERE,
        position=Position.FACE_UP,
    )


NOWHERE = -1
"""The uid of what stands for a card that acted and may be gone."""


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
    source = _source(state, against)
    if not isinstance(shield.effect, Unaffected) or source is None:
        return False
    nothing = Derived()
    kept = [card] if card else affected(state, shield, shield.effect.who, Reading(nothing))
    if not any(_means(state, nothing, shield.effect, shield.player, one, source) for one in kept):
        return False
    who = getattr(against.effect, "who", None)
    if who is None:
        return False
    reached = affected(state, against, who, Reading(nothing))
    return any(one in reached for one in kept)
