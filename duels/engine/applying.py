"""Which continuous and lasting effects are in force, and what each of them is about (C6, C17)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cards.lang import continuous as c
from cards.lang.abilities import Continuous
from cards.lang.conditions import Condition
from cards.lang.groups import Cards, Pronoun
from cards.lang.inspect import activates_card, having_declared
from cards.lang.places import ON_FIELD
from duels.engine import select
from duels.engine.conditions import holds
from duels.engine.index import abilities
from duels.engine.state import Lasting, Ref, State, TableCard


@dataclass(slots=True)
class Applying:
    """A continuous or lasting effect in force: whose it is, its card, what it took hold of.

    `lasting` is what was laid for a time, of which no card is there.
    """

    effect: c.ContinuousEffect
    player: int
    this: int | None
    on: tuple[Ref, ...] | None
    since: int
    given: Condition | None = None
    lasting: Lasting | None = None


def in_force(state: State) -> Iterator[Applying]:
    """Every effect that is there to apply, a player's cards in the order of their zones.

    Whether its condition is met, and whether it is negated, is found out later.
    """
    for player in (0, 1):
        for card, ability in _CONTINUOUS.of(state, player):
            if card.face_down or not stands(state, card) or is_over_this_turn(state, card, ability):
                continue
            effect = _with_said(ability.effect, card.said) if card.said else ability.effect
            yield Applying(effect, player, card.uid, None, card.since, ability.given)
    for lasting in state.lasting:
        yield Applying(lasting.effect, lasting.player, None, lasting.on, lasting.since, lasting=lasting)


@cache
def _with_said(effect: c.ContinuousEffect, said: str) -> c.ContinuousEffect:
    """An effect that speaks of what was declared for its card."""
    speaking: c.ContinuousEffect = having_declared(effect, said)
    return speaking


_CONTINUOUS = abilities(ON_FIELD, Continuous)


def stands(state: State, card: TableCard) -> bool:
    """Whether a face-up card is there to apply.

    Not while its summon or its activation is undecided, nor once it is determined to be destroyed by
    battle (B8).
    """
    if state.attack is None and state.attempt is None and state.activating is None and not state.chain:
        return True
    ref = card.ref
    if state.attack is not None and ref in state.attack.destroyed:
        return False
    if state.attempt is not None and state.attempt.card == ref:
        return False
    if state.activating == ref:
        return False
    return not any(
        activates_card(link.key) and link.card.ref == ref and not link.resolved for link in state.chain
    )


def is_over_this_turn(state: State, card: TableCard, ability: Continuous) -> bool:
    """Whether what applies once in a turn has done so (C11)."""
    return ability.once is not None and card.used.get(ability.key) == state.turn


def is_met(state: State, one: Applying, value: select.Value) -> bool:
    """Whether the condition of an effect is met."""
    return one.given is None or holds(state, one.given, one.player, one.this, value)


def affected(state: State, one: Applying, who: Pronoun | Cards, value: select.Value) -> list[TableCard]:
    """The cards that an effect applies to: those it took hold of, or those it describes now."""
    if one.on is not None:
        return [card for ref in one.on if (card := state.at(ref)) is not None]
    if isinstance(who, Cards):
        return select.members(state, who, one.player, one.this, value)
    if one.this is None:
        return []
    this = state.cards[one.this]
    if who is Pronoun.THIS:
        return [this]
    if who is Pronoun.EQUIPPED and this.equipped is not None:
        monster = state.at(this.equipped)
        return [monster] if monster is not None else []
    return []
