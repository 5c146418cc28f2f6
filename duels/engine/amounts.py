"""Numbers that a text computes, and how fractions of them are rounded (N1)."""

from collections.abc import Mapping, Sequence

from cards.lang import numbers as n
from cards.lang.inspect import printed
from cards.lang.terms import Race
from duels.engine import select
from duels.engine.state import Guise, State, TableCard


def half(number: int) -> int:
    """Half of a number, .5 up (N1)."""
    return (number + 1) // 2


def amount(
    state: State,
    number: n.Number,
    you: int,
    this: int | None,
    value: select.Value,
    of_cards: Mapping[n.Number, int] | None = None,
    dealt_with: int = 0,
    rolled: int = 0,
) -> int:
    """A number that a text computes, now.

    `of_cards` are the numbers that hang on cards already named or on the event, `dealt_with` is how many
    cards the part before has dealt with, `rolled` what the die shows.
    """
    match number:
        case int():
            return number
        case n.Count(cards):
            return len(select.members(state, cards, you, this, value))
        case n.OfferedAttack():
            return state.cards[this].offered if this is not None else 0
        case n.MaterialsUsed():
            return state.cards[this].used_for if this is not None else 0
        case n.Counters(name, _):
            return state.cards[this].counters.get(name, 0) if this is not None else 0
        case n.OfEquippedMonsters(stat):
            equips = (
                card
                for card in state.cards
                if card.guise is Guise.EQUIP and card.equipped is not None and card.equipped.uid == this
                # One that was taken face-down has no values.
                if not card.face_down
            )
            return sum(printed(stat, state.book[card.card.passcode]) or 0 for card in equips)
        case n.Total(stat, cards):
            return sum(value(stat, card) or 0 for card in select.members(state, cards, you, this, value))
        case n.StatOf() | n.TotalBeside() | n.DamageAnswered():
            return of_cards.get(number, 0) if of_cards else 0
        case n.Times(factor, inner):
            return factor * amount(state, inner, you, this, value, of_cards, dealt_with, rolled)
        case n.LifePoints(of):
            return sum(state.sides[seat].life_points for seat in select.seats(of, you))
        case n.DealtWith():
            return dealt_with
        case n.Rolled():
            return rolled
        case n.PaidCards() | n.CountersPaid():
            raise AssertionError("what was paid is put in first, by those who know it")


def once_paid(number: n.Number, cards: int, counters: Sequence[str]) -> n.Number:
    """The number, with what was paid for the effect put in: so many cards, and these counters (C15)."""
    match number:
        case n.PaidCards():
            return cards
        case n.CountersPaid(name):
            return counters.count(name)
        case n.Times(factor, inner):
            return n.Times(factor, once_paid(inner, cards, counters))
        case _:
            return number


def only_race(cards: list[TableCard]) -> Race | None:
    """The one type that all these monsters have, or None where there are several or none."""
    races = {card.card.race for card in cards}
    return races.pop() if len(races) == 1 else None
