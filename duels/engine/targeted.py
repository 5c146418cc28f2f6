"""Targets as they are when the link resolves that targets them: which of them are still right (C5, K16)."""

from collections.abc import Iterator

from cards.lang.abilities import Activatable, Target
from cards.lang.groups import Cards, bounds
from cards.lang.inspect import target_parts
from cards.lang.occasions import AttackDeclared, SummonSucceeded
from duels.engine import select
from duels.engine.derive import value_of
from duels.engine.meant import in_full
from duels.engine.scope import Scope
from duels.engine.state import Link, Ref, State, TableCard


def aim(state: State, link: Link, ability: Activatable, scope: Scope) -> None:
    """The effect deals with the targets that are right as its link begins to resolve, and with no others.

    Its later parts follow the same cards, whatever its earlier parts have made of them.
    """
    right = [
        tuple(ref for ref in refs if is_right(state, ref, part, link, ability, scope))
        for part, refs in targets_by_part(ability, link.targets)
    ]
    scope.targets = tuple(ref for refs in right for ref in refs)
    scope.first = len(right[0]) if right else 0


def targets_by_part(
    ability: Activatable, targets: tuple[Ref, ...]
) -> Iterator[tuple[Target, tuple[Ref, ...]]]:
    """The targets of each description; only the last may leave open how many they are (X4)."""
    parts = target_parts(ability.target)
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        many = len(targets) if last else bounds(part.count, len(targets))[0]
        yield part, targets[:many]
        targets = targets[many:]


def is_right(state: State, ref: Ref, part: Target, link: Link, ability: Activatable, scope: Scope) -> bool:
    """Whether a target lives the same life and is on the side and of the description that was asked for."""
    card = state.at(ref)
    if card is None:
        return False
    if isinstance(part.cards, Cards):
        return fits(state, card, in_full(state, part.cards, scope), link)
    return is_still_of_the_event(state, card, link, ability)


def fits(state: State, card: TableCard, described: Cards, link: Link) -> bool:
    """Whether a card fits a description now; what was compared with a card that is gone stays as it was."""
    this = state.at(link.card.ref)
    if this is None or (this.place.on_field and this.face_down):
        described = select.without_comparison(described)
    return select.means(state, described, card, link.player, link.card.uid, value_of(state))


def is_still_of_the_event(state: State, card: TableCard, link: Link, ability: Activatable) -> bool:
    """Whether a card that was targeted as "that monster" is still what the event was about.

    A monster that was turned face-down is no attacking or summoned monster any more.
    """
    if card.place.on_field and card.face_down:
        return False
    match getattr(ability, "when", None):
        case AttackDeclared(Cards() as described) | SummonSucceeded(Cards() as described, _):
            return fits(state, card, described, link)
        case _:
            return True
