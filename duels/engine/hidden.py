"""Deeds with hidden cards: looked at by one, shown to both, turned over on a deck, put in an order (C19)."""

from cards.lang import effects as f
from cards.lang.groups import Choose
from cards.lang.places import Place
from duels.engine import events as e
from duels.engine import select
from duels.engine.choosing import cards_chosen, chosen, source_handle
from duels.engine.game import Game, Procedure
from duels.engine.prompts import Why
from duels.engine.scope import Scope
from duels.engine.sending import searched_decks, send, shuffle_after_looking
from duels.engine.state import Link, TableCard


def look_at_hand(game: Game, effect: f.LookAtHand, scope: Scope, link: Link) -> bool:
    """The player alone sees the other's hand (F3)."""
    hand = list(game.state.hand(1 - scope.player))
    if hand:
        game.emit(e.LookedAt(scope.player, tuple(card.known for card in hand)), by_rule=True)
    return bool(hand)


def reveal_hand(game: Game, effect: f.RevealHand, scope: Scope, link: Link) -> bool:
    """Both see a hand, which is hidden again afterwards (C19)."""
    done = False
    for seat in select.seats(effect.of, scope.player):
        if hand := tuple(card.known for card in game.state.hand(seat)):
            game.emit(e.Shown(seat, hand), by_rule=True)
            done = True
    return done


def reveal_deck(game: Game, effect: f.RevealDeck, scope: Scope, link: Link) -> bool:
    """Both see a deck, in the order of the passcodes, which tells nothing of its own; then it is shuffled."""
    done = False
    for seat in select.seats(effect.of, scope.player):
        deck = [game.state.cards[uid] for uid in game.state.sides[seat].deck]
        if not deck:
            continue
        deck.sort(key=lambda card: card.card.passcode)
        game.emit(e.Shown(seat, tuple(card.known for card in deck)), by_rule=True)
        with game.same_moment():
            game.shuffle(seat)
        done = True
    return done


def top_of(game: Game, seat: int, count: int) -> list[TableCard]:
    """The top cards of a deck, the uppermost first; fewer where it has no more."""
    state = game.state
    return [state.cards[uid] for uid in state.sides[seat].deck[: -count - 1 : -1]]


def add_one_by_chance(game: Game, effect: f.AddOneByChance, scope: Scope, link: Link) -> Procedure[bool]:
    """Both see the cards that the player picks; chance tells which of them he has (C19, X9)."""
    picked = yield from chosen(game, Choose(effect.count, effect.cards), scope, Why.SHOW)
    if len(picked) < effect.count:
        return False
    searched = searched_decks(Choose(effect.count, effect.cards), picked)
    game.emit(e.Shown(scope.player, tuple(card.known for card in picked)), by_rule=True)
    found = game.pick(scope.player, picked, 1)
    with game.same_moment():
        send(game, e.Reason.EFFECT, scope, found, Place.HAND)
        game.emit(e.Shown(scope.player, tuple(card.known for card in found)), by_rule=True)
    shuffle_after_looking(game, searched)
    return True


def excavate(game: Game, effect: f.Excavate, scope: Scope, link: Link) -> bool:
    """The top cards are seen by both and still lie there; the deck is not shuffled for it (C19)."""
    scope.excavated.clear()
    for seat in select.seats(effect.who, scope.player):
        if top := top_of(game, seat, effect.count):
            game.emit(e.Shown(seat, tuple(card.known for card in top)), by_rule=True)
            scope.excavated += [card.ref for card in top]
    return bool(scope.excavated)


def arrange_top(game: Game, effect: f.ArrangeTop, scope: Scope, link: Link) -> Procedure[bool]:
    """The player looks at the top cards, and lays them down again, the last one uppermost."""
    (seat,) = select.seats(effect.of, scope.player)
    top = top_of(game, seat, effect.count)
    if not top:
        return False
    game.emit(e.LookedAt(scope.player, tuple(card.known for card in top)), by_rule=True)
    ordered = yield from put_in_order(game, scope.player, top, scope)
    game.emit(e.DeckArranged(scope.player, seat, tuple(card.uid for card in ordered)), by_rule=True)
    return True


def put_in_order(game: Game, player: int, cards: list[TableCard], scope: Scope) -> Procedure[list[TableCard]]:
    """The cards in the order in which a player lays them down, the last uppermost; one has no order."""
    if len(cards) < 2:
        return cards
    source, every = source_handle(game, scope), len(cards)
    return (yield from cards_chosen(player, Why.ORDER, cards, every, every, source=source, ordered=True))
