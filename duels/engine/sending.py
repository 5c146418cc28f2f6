"""Cards on their way to a pile: sent together, and shuffled or laid where a text says (C13, C19)."""

from collections.abc import Sequence

from cards.lang.groups import ChooseThose, Group, Pronoun, Those
from cards.lang.places import DeckPlace, Place
from cards.lang.terms import Stat
from duels.engine import events as e
from duels.engine import moves
from duels.engine.derive import value_of
from duels.engine.game import Game
from duels.engine.scope import Scope
from duels.engine.state import Known, TableCard


def send(
    game: Game, reason: e.Reason, scope: Scope, cards: Sequence[TableCard], to: Place, *, under: bool = False
) -> bool:
    """Move cards to a pile together; False where there are none. They are what the next part calls "it"."""
    if not cards:
        return False
    note_values(game, scope, cards)
    cause = game.state.cards[scope.source.uid].known
    ways = [moves.to_pile(game.state, card, to, under=under) for card in cards]
    game.emit(moves.together(reason, scope.player, ways, cause))
    scope.it[:] = [card.ref for card in cards]
    return True


def searched_decks(group: Group, cards: Sequence[TableCard]) -> list[int]:
    """The players whose decks were looked into to find these cards; those turned over were not (C19)."""
    if isinstance(group, Pronoun | Those | ChooseThose):
        return []
    return sorted({card.owner for card in cards if card.place is Place.DECK})


def note_values(game: Game, scope: Scope, cards: Sequence[TableCard]) -> None:
    """Keep the values that monsters have on the field for the parts that come after (C15)."""
    value = value_of(game.state)
    for card in cards:
        if card.place is Place.MONSTERS:
            scope.last_known[card.ref] = {stat: value(stat, card) or 0 for stat in Stat}


def put_into_deck(
    game: Game,
    reason: e.Reason,
    player: int,
    cards: Sequence[TableCard],
    where: DeckPlace,
    cause: Known | None = None,
) -> None:
    """Cards go into their owners' decks, which are shuffled where the text does not say on top or under."""
    if not cards:
        return
    under = where is DeckPlace.BOTTOM
    ways = [moves.to_pile(game.state, card, Place.DECK, under=under) for card in cards]
    game.emit(moves.together(reason, player, ways, cause))
    if where is DeckPlace.SHUFFLED:
        owners = {card.owner for card in cards if card.place is Place.DECK}
        with game.same_moment():
            for owner in sorted(owners):
                game.shuffle(owner)


def shuffle_after_looking(game: Game, owners: Sequence[int]) -> None:
    """A deck that was looked into is shuffled (C19)."""
    with game.same_moment():
        for owner in sorted(set(owners)):
            game.shuffle(owner)
