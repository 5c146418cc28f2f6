"""Who controls a monster: whoever the latest effect in force gives it to, or else its home (F8, K19)."""

from collections.abc import Iterator, Sequence

from cards.lang.abilities import Continuous
from cards.lang.continuous import Control
from cards.lang.effects import Until
from cards.lang.facts import Card
from cards.lang.places import Place
from duels.engine import derive, legality, moves
from duels.engine import events as e
from duels.engine.index import Index
from duels.engine.state import Loan, State, TableCard


def due(state: State, card: TableCard) -> int:
    """The player who is to control a monster as things are."""
    held = [
        (loan.since, loan.player) for loan in state.loans if loan.card == card.ref and _in_force(state, loan)
    ]
    held += [(equip.since, equip.controller) for equip in _holding(state) if equip.equipped == card.ref]
    if held:
        return max(held)[1]
    return card.controller if card.home is None else card.home


def _in_force(state: State, loan: Loan) -> bool:
    """One that hangs on an equip is in force only while that is there and works."""
    if loan.by is None:
        return True
    equip = state.at(loan.by)
    return equip is not None and equip.equipped == loan.card and _works(state, equip)


def _holding(state: State) -> Iterator[TableCard]:
    """The equips that hold their monster for their player by standing there (C6)."""
    for player in (0, 1):
        for card, _ in _HOLDING.of(state, player):
            if card.equipped is not None and _works(state, card):
                yield card


def holds_by_equip(card: TableCard) -> bool:
    """Whether a card is an equip that gives its player control of the monster."""
    return bool(_words_of_control(card.card, card.place))


def _words_of_control(card: Card, place: Place) -> list[Control]:
    """What on a card gives its player control of a monster, once however often it says so."""
    effects = (one.effect for one in card.abilities if isinstance(one, Continuous))
    return [effect for effect in effects if isinstance(effect, Control)][:1]


_HOLDING = Index((Place.SPELLS,), frozenset((Continuous,)), _words_of_control)


def _works(state: State, card: TableCard) -> bool:
    return not card.face_down and card.uid not in derive.derived(state).negated


def displaced(state: State) -> list[e.Event]:
    """The next monster that does not stand where it belongs goes there, the turn player's first (C22).

    With no zone free it is destroyed by the rules where it stands (F9).
    """
    held = bool(state.loans) or any(True for _ in _holding(state))
    for player in (state.turn_player, 1 - state.turn_player):
        for card in state.monsters(1 - player):
            if (held or card.home is not None) and due(state, card) == player:
                return [passing(state, card, player)]
    return []


def passing(state: State, card: TableCard, player: int, loans: tuple[Loan, ...] = ()) -> e.Event:
    """A monster goes to a free zone of a player; with none it is destroyed by the rules (F8, F9)."""
    zone = legality.free_monster_zone(state, player)
    if zone is None or not legality.can_change_sides(state, card, player):
        way = moves.to_pile(state, card, Place.GRAVE)
        return moves.together(e.Reason.RULE_DESTRUCTION, state.turn_player, [way])
    assert card.position is not None
    move = moves.to_zone(state, card, player, Place.MONSTERS, zone, card.position)
    return e.ControlChanged((move,), loans)


def swapped(state: State, pair: Sequence[TableCard]) -> e.Event:
    """Two monsters change sides for good, each into the zone that the other leaves (F8)."""
    one, other = pair
    ways = []
    for card, its_place in ((one, other), (other, one)):
        assert card.position is not None
        ways.append(
            moves.to_zone(state, card, its_place.controller, Place.MONSTERS, its_place.zone, card.position)
        )
    loans = tuple(Loan(move.card.ref, move.controller, None, state.moment + 1) for move in ways)
    return e.ControlChanged(tuple(ways), loans)


def endings(state: State, player: int) -> list[Loan]:
    """What holds a monster for this player until the end phase (T9)."""
    return [loan for loan in state.loans if loan.until is Until.END_PHASE and loan.player == player]
