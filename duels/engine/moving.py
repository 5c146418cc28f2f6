"""Deeds that bring cards to a pile without destroying them, and cards from hands and decks to graveyards."""

from cards.lang import effects as f
from cards.lang.places import DeckPlace, Place
from duels.engine import derive, moves, select
from duels.engine import events as e
from duels.engine.choosing import chosen, source_handle
from duels.engine.deeds import number
from duels.engine.game import Game, Procedure, expect
from duels.engine.hidden import put_in_order
from duels.engine.meant import awaits_the_graveyard
from duels.engine.prompts import Cards, ChooseCards, Why
from duels.engine.scope import Scope
from duels.engine.sending import note_values, put_into_deck, searched_decks, send, shuffle_after_looking
from duels.engine.state import Link, TableCard


def send_to_grave(game: Game, effect: f.SendToGrave, scope: Scope, link: Link) -> Procedure[bool]:
    """Cards are sent to the graveyard, which is no destruction (X2)."""
    cards = yield from chosen(game, effect.cards, scope, Why.SEND_TO_GRAVE)
    searched = searched_decks(effect.cards, cards)
    done = send(game, e.Reason.EFFECT, scope, cards, Place.GRAVE)
    shuffle_after_looking(game, searched)
    return done


def return_to_grave(game: Game, effect: f.ReturnToGrave, scope: Scope, link: Link) -> Procedure[bool]:
    """Banished cards return to the graveyard, also to a closed one: they are not sent there (X6)."""
    cards = yield from chosen(game, effect.cards, scope, Why.SEND_TO_GRAVE)
    return send(game, e.Reason.EFFECT, scope, cards, Place.GRAVE)


def banish(game: Game, effect: f.Banish, scope: Scope, link: Link) -> Procedure[bool]:
    """Cards are banished face-up (X8)."""
    cards = yield from chosen(
        game,
        effect.cards,
        scope,
        Why.BANISH,
        lambda card: derive.can_be_banished(game.state, card),
        lost_too=True,
    )
    searched = searched_decks(effect.cards, cards)
    done = send(game, e.Reason.EFFECT, scope, cards, Place.BANISHED)
    shuffle_after_looking(game, searched)
    return done


def return_to_hand(game: Game, effect: f.ReturnToHand, scope: Scope, link: Link) -> Procedure[bool]:
    """Cards return to their owner's hand; one that is being used goes to the graveyard instead (C7)."""
    cards = yield from chosen(
        game,
        effect.cards,
        scope,
        Why.RETURN_TO_HAND,
        lambda card: not awaits_the_graveyard(game.state, card),
        lost_too=True,
    )
    return send(game, e.Reason.EFFECT, scope, cards, Place.HAND)


def to_deck(game: Game, effect: f.ToDeck, scope: Scope, link: Link) -> Procedure[bool]:
    """Cards return to their owner's deck; one that is being used goes to the graveyard instead (C7)."""
    cards = yield from chosen(
        game,
        effect.cards,
        scope,
        Why.TO_DECK,
        lambda card: not awaits_the_graveyard(game.state, card),
        lost_too=True,
    )
    if effect.where is not DeckPlace.SHUFFLED:
        cards = yield from in_their_order(game, cards, effect.where, scope)
    cause = game.state.cards[scope.source.uid].known
    note_values(game, scope, cards)
    put_into_deck(game, e.Reason.EFFECT, scope.player, cards, effect.where, cause)
    scope.it[:] = [card.ref for card in cards]
    return bool(cards)


def in_their_order(
    game: Game, cards: list[TableCard], where: DeckPlace, scope: Scope
) -> Procedure[list[TableCard]]:
    """Cards laid on or under a deck together, in the order that its owner chooses, unseen (C19).

    The last that he names comes to lie uppermost; under a deck that one goes first.
    """
    ordered: list[TableCard] = []
    for owner in (0, 1):
        own = [card for card in cards if card.owner == owner]
        laid = yield from put_in_order(game, owner, own, scope)
        ordered += reversed(laid) if where is DeckPlace.BOTTOM else laid
    return ordered


def discard_described(game: Game, effect: f.Discard, scope: Scope, link: Link) -> Procedure[bool]:
    """Cards that the text describes are discarded, each player's own in one act (X3)."""
    cards = yield from chosen(game, effect.cards, scope, Why.DISCARD, lambda card: card.place is Place.HAND)
    return discard_together(game, scope, [[card for card in cards if card.owner == seat] for seat in (0, 1)])


def discard_from_hand(game: Game, effect: f.DiscardFromHand, scope: Scope, link: Link) -> Procedure[bool]:
    """Each player meant discards so many cards, or what he has (X3), his own choice or chance's (X9)."""
    due = number(game, effect.count, scope)
    discarded: list[list[TableCard]] = []
    for seat in select.seats(effect.who, scope.player):
        hand = list(game.state.hand(seat))
        count = min(due, len(hand))
        if effect.random:
            discarded.append(game.pick(seat, hand, count))
        elif 0 < count < len(hand):
            options = tuple(card.handle for card in hand)
            prompt = ChooseCards(seat, Why.DISCARD, options, count, count, source=source_handle(game, scope))
            discarded.append([game.card(handle) for handle in expect(Cards, (yield prompt)).cards])
        else:
            discarded.append(hand[:count])
    return discard_together(game, scope, discarded)


def discard_hand(game: Game, effect: f.DiscardHand, scope: Scope, link: Link) -> bool:
    """Each player meant discards all that he holds (X3)."""
    seats = select.seats(effect.who, scope.player)
    return discard_together(game, scope, [list(game.state.hand(seat)) for seat in seats])


def discard_together(game: Game, scope: Scope, hands: list[list[TableCard]]) -> bool:
    """Cards of one or both players are discarded in one moment, one act for each player (C12)."""
    done, it = False, []
    for cards in hands:
        if not cards:
            continue
        if done:
            with game.same_moment():
                discard(game, scope, cards)
        else:
            discard(game, scope, cards)
        done = True
        it += [card.ref for card in cards]
    scope.it[:] = it
    return done


def discard(game: Game, scope: Scope, cards: list[TableCard]) -> None:
    """One player's cards are discarded by the effect."""
    cause = game.state.cards[scope.source.uid].known
    ways = [moves.to_pile(game.state, card, Place.GRAVE) for card in cards]
    game.emit(moves.together(e.Reason.DISCARD, cards[0].owner, ways, cause))


def mill(game: Game, effect: f.Mill, scope: Scope, link: Link) -> bool:
    """So many cards go from the top of a deck to the graveyard, or what it has; nobody looks further."""
    state, due = game.state, number(game, effect.count, scope)
    top = [
        state.cards[uid]
        for seat in select.seats(effect.who, scope.player)
        for uid in state.sides[seat].deck[: -due - 1 : -1]
    ]
    return send(game, e.Reason.EFFECT, scope, top, Place.GRAVE)


def gain_lp(game: Game, effect: f.GainLP, scope: Scope, link: Link) -> bool:
    """Life points are gained; 0 is no gain (N6)."""
    due = number(game, effect.amount, scope)
    if due <= 0:
        return False
    game.emit(*(e.LifePointsGained(seat, due) for seat in select.seats(effect.who, scope.player)))
    return True


def lose_lp(game: Game, effect: f.LoseLP, scope: Scope, link: Link) -> bool:
    """Life points are lost, which is no damage (N6)."""
    due = number(game, effect.amount, scope)
    if due <= 0:
        return False
    game.emit(*(e.LifePointsLost(seat, due) for seat in select.seats(effect.who, scope.player)))
    return True
