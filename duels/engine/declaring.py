"""What can be declared, and the declaration (X10): a name, a type, an attribute, a level, a coin's side."""

from cards.lang.costs import Declare as Say
from cards.lang.declarations import Declarable
from cards.lang.effects import PrepareFusion
from cards.lang.facts import Card
from cards.lang.inspect import words
from cards.lang.recipes import FusionOf
from cards.lang.terms import ERA_RACES, Attribute, Race
from duels.engine import events as e
from duels.engine.game import Game, Procedure, expect
from duels.engine.prompts import Choice, Declare, Why
from duels.engine.state import State, TableCard

HIGHEST_LEVEL = 12
HEADS, TAILS = "heads", "tails"


def declarable(state: State, what: Declarable) -> tuple[str, ...]:
    """All that can be declared, whatever cards lie in this duel.

    A name is that of any card there is, but of no token; it is told by a passcode, one for each name (K23).
    """
    match what:
        case Declarable.NAME:
            named = {card.identity for card in state.book.values() if not card.is_token}
            return tuple(str(passcode) for passcode in sorted(named & state.book.keys()))
        case Declarable.RACE:
            return tuple(race.value for race in ERA_RACES if race is not Race.DIVINE_BEAST)
        case Declarable.ATTRIBUTE:
            return tuple(one.value for one in Attribute if one is not Attribute.DIVINE)
        case Declarable.LEVEL:
            return tuple(str(level) for level in range(1, HIGHEST_LEVEL + 1))
        case Declarable.COIN:
            return (HEADS, TAILS)


def sayable(state: State, card: Card) -> tuple[str, ...]:
    """What may have been declared for a card, as it is kept: names in English."""
    said_of = list(words(card.abilities))
    if any(isinstance(word, PrepareFusion) for word in said_of):
        return tuple(row.name_en for row in state.book.values() if isinstance(row.recipe, FusionOf))
    sorts = [word.what for word in said_of if isinstance(word, Say)]
    return tuple(kept(state, what, said) for what in sorts for said in declarable(state, what))


def kept(state: State, what: Declarable, said: str) -> str:
    """What is declared as it is kept."""
    return state.book[int(said)].name_en if what is Declarable.NAME else said


def declare(game: Game, card: TableCard, player: int, what: Declarable) -> Procedure[str]:
    """A player declares something for a card, and both know it; a name is kept in English."""
    said = yield from asked(game, card, player, what)
    game.emit(e.Declared(player, card.known, what, said), by_rule=True)
    return said


def asked(game: Game, card: TableCard, player: int, what: Declarable) -> Procedure[str]:
    """What a player says when asked to declare."""
    source = card.handle if card.place.on_field else None
    prompt = Declare(player, Why.DECLARE, what, declarable(game.state, what), source)
    said = expect(Choice, (yield prompt)).choice
    return kept(game.state, what, said)
