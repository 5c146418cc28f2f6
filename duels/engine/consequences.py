"""What the rules demand at once when something has happened, with nobody asked (M6, C6).

These follow in the same moment as what brought them about, and so make no effect miss its timing.
"""

from collections.abc import Iterator, Sequence

from cards.lang.abilities import Activation, OnlyOne, Whenever
from cards.lang.effects import Destroy, SendToGrave, ToDeck
from cards.lang.groups import Cards, Every, Pronoun
from cards.lang.inspect import admits
from cards.lang.occasions import Destroyed, Leaves, PositionTurned
from cards.lang.places import ON_FIELD, Place, Position
from duels.engine import control, moves, select, tallies
from duels.engine import events as e
from duels.engine.departures import departed
from duels.engine.derive import derived, is_kept_off
from duels.engine.feasibility import fits_equip
from duels.engine.findings import Circle
from duels.engine.index import abilities
from duels.engine.legality import free_spell_zone
from duels.engine.protection import can_destroy
from duels.engine.state import Guise, Ref, State, TableCard

Watch = tuple[TableCard, Whenever, Ref | None, Ref]
"""A card that waits for something: the card, what it waits for, the monster it holds, its own life."""


def watches(state: State) -> list[Watch]:
    """The face-up cards that wait for something and are not negated, before anything happens."""
    found: list[Watch] = []
    for player in (0, 1):
        for card, ability in _WAITING.of(state, player):
            if not card.face_down and card.uid not in derived(state).negated:
                found.append((card, ability, card.tied, card.ref))
    return found


_WAITING = abilities(ON_FIELD, Whenever)


def follow_up(state: State, waiting: Sequence[Watch], happened: Sequence[e.Event]) -> list[e.Event]:
    """What follows at once from these events: first what cards demand, then the equips.

    When that is done, monsters go to whoever is to control them now (K19).
    """
    if waiting and (demanded := _demanded(state, waiting, happened)):
        return demanded
    if doomed := [*_loose_equips(state), *_surplus(state)]:
        ways = [moves.to_pile(state, card, Place.GRAVE) for card in doomed]
        return [moves.together(e.Reason.RULE_DESTRUCTION, state.turn_player, ways)]
    return (
        list(_traps_again(state))
        or list(_own_changes_lost(state))
        or [e.CountersChanged(card.known, name, -count) for card, name, count in tallies.lost(state)]
        or control.displaced(state)
    )


def _demanded(state: State, waiting: Sequence[Watch], happened: Sequence[e.Event]) -> list[e.Event]:
    """What cards that have waited for one of these events demand."""
    for cards, place, reason in (
        (_returned_whenever, Place.DECK, e.Reason.EFFECT),
        (_sent_whenever, Place.GRAVE, e.Reason.EFFECT),
        (_whenever, Place.GRAVE, e.Reason.DESTRUCTION),
    ):
        if gone := list(cards(state, waiting, happened)):
            ways = [moves.to_pile(state, card, place) for card in gone]
            return [moves.together(reason, state.turn_player, ways)]
    return []


def _returned_whenever(
    state: State, waiting: Sequence[Watch], happened: Sequence[e.Event]
) -> Iterator[TableCard]:
    """Monsters that go into the deck because the card that holds them has left the field."""
    for card, ability, tied, ref in waiting:
        if not isinstance(ability.do, ToDeck) or tied is None or not _left(happened, ref):
            continue
        monster = state.at(tied)
        if monster is not None and not is_kept_off(state, monster, card.uid):
            yield monster


def decks_entered(state: State, happened: Sequence[e.Event]) -> list[int]:
    """The players into whose decks cards went, which are then shuffled (C19)."""
    return sorted(
        {
            state.cards[move.card.uid].owner
            for event in happened
            if isinstance(event, e.Moved)
            for move in event.moves
            if move.to is Place.DECK
        }
    )


def _whenever(state: State, waiting: Sequence[Watch], happened: Sequence[e.Event]) -> Iterator[TableCard]:
    """Cards that destroy themselves, or the monster they hold, when what they wait for has happened."""
    for card, ability, tied, ref in waiting:
        if not isinstance(ability.do, Destroy):
            continue
        if isinstance(ability.when, Leaves) and _left(happened, ref):
            monster = state.at(tied) if tied else None
            if monster is not None and monster.place is Place.MONSTERS and _falls(state, card, monster):
                yield monster
        elif (
            isinstance(ability.when, Destroyed)
            and tied is not None
            and _was_destroyed(happened, tied)
            and state.at(ref) is not None
            and _falls(state, card, card)
        ) or (
            isinstance(ability.when, Destroyed)
            and isinstance(ability.when.card, Cards)
            and _such_was_destroyed(state, happened, ability.when.card)
            and state.at(ref) is not None
            and _falls(state, card, card)
        ):
            yield card
        elif (
            isinstance(ability.when, PositionTurned)
            and tied is not None
            and _was_turned(happened, tied, ability.when)
            and (doomed := state.at(tied if ability.do.cards is Pronoun.TIED else ref)) is not None
            and _falls(state, card, doomed)
        ):
            yield doomed


def _was_turned(happened: Sequence[e.Event], ref: Ref, when: PositionTurned) -> bool:
    return any(
        event.card.ref == ref and event.position in when.to
        for event in happened
        if isinstance(event, e.PositionChanged)
    )


def _sent_whenever(
    state: State, waiting: Sequence[Watch], happened: Sequence[e.Event]
) -> Iterator[TableCard]:
    """Cards that go to the graveyard because one of those that they stand beside has left the field."""
    for card, ability, _, ref in waiting:
        when = ability.when
        if not isinstance(ability.do, SendToGrave) or not isinstance(ability.do.cards, Every):
            continue
        if not isinstance(when, Leaves):
            continue
        player = _who_had(happened, ref, card)
        if any(
            isinstance(event, e.Moved) and departed(state, when, card, player, event) is not None
            for event in happened
        ):
            yield from select.members(state, ability.do.cards.cards, player, card.uid, select.as_printed)


def _who_had(happened: Sequence[e.Event], ref: Ref, card: TableCard) -> int:
    """Whose the card is, or was before it left in these events."""
    for event in happened:
        for move in event.moves if isinstance(event, e.Moved) else ():
            if move.card.ref == ref:
                return move.card.controller
    return card.controller


def _falls(state: State, by: TableCard, card: TableCard) -> bool:
    """Whether the effect of one card can destroy another (X7)."""
    return can_destroy(state, by.controller, card)


def _left(happened: Sequence[e.Event], ref: Ref) -> bool:
    return any(
        move.card.ref == ref and not move.to.on_field
        for event in happened
        if isinstance(event, e.Moved)
        for move in event.moves
    )


def _was_destroyed(happened: Sequence[e.Event], ref: Ref) -> bool:
    return any(
        move.card.ref == ref
        for event in happened
        if isinstance(event, e.Moved) and event.reason.destroys
        for move in event.moves
    )


def _such_was_destroyed(state: State, happened: Sequence[e.Event], such: Cards) -> bool:
    """Whether a card of a description was destroyed where it stood face-up on the field."""
    return any(
        move.card.place in such.places
        and move.card.position is not None
        and not move.card.position.face_down
        and (such.filter is None or admits(such.filter, state.book[move.card.passcode]))
        for event in happened
        if isinstance(event, e.Moved) and event.reason.destroys
        for move in event.moves
    )


def _own_changes_lost(state: State) -> Iterator[e.Event]:
    """What a monster's own effect has made of it alone is over for good once that is negated (N4)."""
    uids = {one.on[0].uid for one in state.lasting if one.own and one.on}
    for uid in sorted(uids & derived(state).negated if uids else uids):
        yield e.OwnChangesLost(state.cards[uid].known)


def _traps_again(state: State) -> Iterator[e.Event]:
    """A trap monster that lies face-down, or is negated as a trap, is one again in the zone it kept (M12)."""
    for player in (0, 1):
        for card, _ in _TRAPS.of(state, player):
            if card.guise is Guise.TRAP_MONSTER or _lies_as_trap(card):
                if not card.face_down and card.uid not in derived(state).negated_as_traps:
                    continue
                yield moves.together(e.Reason.RULE, player, [_way_back(state, card)])


_TRAPS = abilities((Place.MONSTERS,), Activation)
"""What stands among the monsters and can be activated as a card: a trap, whatever it is there."""


def _lies_as_trap(card: TableCard) -> bool:
    """Turned face-down, it has lost its guise already (C18)."""
    return card.face_down and not card.card.is_monster


def _way_back(state: State, card: TableCard) -> e.Move:
    position = Position.FACE_DOWN if card.face_down else Position.FACE_UP
    zone = card.kept_zone if card.kept_zone is not None else free_spell_zone(state, card.controller)
    if zone is None:
        return moves.to_pile(state, card, Place.GRAVE)
    return moves.to_zone(state, card, card.controller, Place.SPELLS, zone, position)


def _loose_equips(state: State) -> Iterator[TableCard]:
    """Equips whose monster is gone, face-down, or fits no longer (M6)."""
    for player in (0, 1):
        for uid in state.sides[player].spells:
            if uid is None:
                continue
            card = state.cards[uid]
            if card.equipped is not None:
                monster = state.at(card.equipped)
                if monster is None or not fits_equip(state, card, monster):
                    yield card


def _surplus(state: State) -> Iterator[TableCard]:
    """Of cards of which a player can have only one face-up those that came after another (S6)."""
    for player in (0, 1):
        single = [card for card, _ in _SINGLE.of(state, player) if not card.face_down]
        for card in single if len(single) > 1 else ():
            if card.uid not in derived(state).negated and any(
                other.card.name_en == card.card.name_en
                and (other.since, other.zone) < (card.since, card.zone)
                for other in single
            ):
                yield card


_SINGLE = abilities(ON_FIELD, OnlyOne)


def new_circles(state: State, before: Sequence[Circle]) -> list[e.Event]:
    """The circles that have closed since: effects that undo one another, and which of them yields (C20)."""
    return [
        e.CircleBroken(
            tuple(state.cards[uid].known for uid in circle.cards), state.cards[circle.yields].known
        )
        for circle in derived(state).circles
        if circle not in before
    ]
