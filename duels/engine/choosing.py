"""Cards that a player chooses while an effect is carried out (X4)."""

from collections.abc import Callable, Sequence

from cards.lang import groups as g
from cards.lang.groups import AtRandom, Choose, ChooseThose, Group, Highest, Lowest, bounds
from cards.lang.places import Place
from duels.engine import select
from duels.engine.game import Game, Procedure, expect
from duels.engine.meant import reached, settled
from duels.engine.prompts import Cards, ChooseCards, Constraint, Why
from duels.engine.scope import Scope
from duels.engine.state import State, TableCard


def source_handle(game: Game, scope: Scope) -> int | None:
    """The handle of the card whose effect this is, while it is on the field or in a graveyard."""
    card = game.state.cards[scope.source.uid]
    return card.handle if card.place.on_field or card.place is Place.GRAVE else None


def chosen(
    game: Game,
    group: Group,
    scope: Scope,
    why: Why,
    fits: Callable[[TableCard], bool] = lambda _: True,
    *,
    lost_too: bool = False,
    room: int | None = None,
) -> Procedure[list[TableCard]]:
    """The cards that a group means, chosen now where the text leaves a choice (X4).

    Where the text leaves open how many, no more can be chosen than there is `room` for (F9).

    Cards of a deck, and of the other hand, have no number that may be told: they are shown in the order of
    their passcodes, which tells nothing of the deck's, and are numbered downwards from -1 for this choice
    alone. What both have seen, as it lies on the deck, is shown in that order.
    """
    group = settled(game.state, group, scope)
    found = [card for card in reached(game.state, group, scope, lost_too=lost_too) if fits(card)]
    if isinstance(group, AtRandom):
        return picked_at_random(game, found, group.count)
    if not isinstance(group, Choose | ChooseThose | Lowest | Highest):
        return found
    least, most = bounds(group.count if isinstance(group, Choose | ChooseThose) else 1, len(found))
    least, most = min(least, len(found)), min(most, len(found))
    if room is not None:
        most = max(least, min(most, room))
    public = all(card.place.on_field or card.place is Place.GRAVE for card in found) and not (
        isinstance(group, Choose) and may_be_among_hidden(game.state, group.cards, scope.player)
    )
    if not found or (public and len(found) == least):
        return found
    if not isinstance(group, ChooseThose):
        found = as_shown(found, scope.player)
    return (yield from pick(game, scope.player, found, most, why, scope, least=least))


def pick(
    game: Game,
    player: int,
    cards: list[TableCard],
    most: int,
    why: Why,
    scope: Scope,
    *,
    least: int | None = None,
) -> Procedure[list[TableCard]]:
    """So many of several cards, by a player's choice; without a `least` it is as many as the `most`."""
    source = source_handle(game, scope)
    return (
        yield from cards_chosen(player, why, cards, most if least is None else least, most, source=source)
    )


def cards_chosen(
    player: int,
    why: Why,
    cards: Sequence[TableCard],
    least: int,
    most: int,
    *,
    source: int | None,
    ordered: bool = False,
    constraint: Constraint | None = None,
    one_of: tuple[int, ...] = (),
) -> Procedure[list[TableCard]]:
    """Cards chosen by their numbers; where some are seen only now, each is told by passcode and place."""
    numbers = numbered(cards, player)
    looked_through = any(is_seen_only_now(card, player) for card in cards)
    prompt = ChooseCards(
        player,
        why,
        numbers,
        least,
        most,
        ordered=ordered,
        source=source,
        constraint=constraint,
        one_of=one_of,
        passcodes=tuple(card.card.passcode for card in cards) if looked_through else (),
        where=tuple((card.owner, card.place) for card in cards) if looked_through else (),
    )
    picked = expect(Cards, (yield prompt)).cards
    return [cards[numbers.index(number)] for number in picked]


def as_shown(cards: list[TableCard], player: int) -> list[TableCard]:
    """Cards as they are shown: where some are seen only now, in the order of their passcodes.

    That order tells nothing of the deck's (K26).
    """
    if any(is_seen_only_now(card, player) for card in cards):
        return sorted(cards, key=lambda card: card.card.passcode)
    return cards


def may_be_among_hidden(state: State, cards: g.Cards, player: int) -> bool:
    """Whether, for all that the other knows, such a card may lie in a deck or in a hand too (K26)."""
    hidden = tuple(place for place in cards.places if place in (Place.DECK, Place.HAND, Place.EXTRA))
    return any(select.in_places(state, hidden, seat) for seat in select.seats(cards.of, player))


def is_seen_only_now(card: TableCard, player: int) -> bool:
    """Whether a player sees the card only because he is to choose: in a deck, or in the other's hand."""
    return card.place is Place.DECK or (card.place is Place.HAND and card.owner != player)


def numbered(cards: Sequence[TableCard], player: int) -> tuple[int, ...]:
    """The numbers by which cards are chosen: public ones, or for this choice alone, downwards from -1."""
    return tuple(
        -1 - place if is_seen_only_now(card, player) else card.handle for place, card in enumerate(cards)
    )


def picked_at_random(game: Game, cards: list[TableCard], count: int) -> list[TableCard]:
    """So many of the cards, by chance; all where there are no more (X9)."""
    return game.pick(cards[0].controller, cards, count) if cards else []


def pick_one(game: Game, player: int, cards: list[TableCard], why: Why, scope: Scope) -> Procedure[TableCard]:
    """One of several cards that its player may look at."""
    options = tuple(card.handle for card in cards)
    prompt = ChooseCards(player, why, options, 1, 1, source=source_handle(game, scope))
    return game.card(expect(Cards, (yield prompt)).cards[0])
