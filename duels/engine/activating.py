"""An activation in its order: shown, paid for, aimed, and a link of the chain (M9)."""

from dataclasses import replace

from cards.lang.abilities import Activatable, Activation
from cards.lang.groups import bounds
from cards.lang.inspect import target_parts
from cards.lang.places import Place, Position
from cards.lang.terms import Trait
from duels.engine import activation, feasibility, moves
from duels.engine import events as e
from duels.engine.deeds import replace_field_spell_of
from duels.engine.game import Game, Procedure, expect
from duels.engine.occasions import Situation
from duels.engine.paying import pay
from duels.engine.prompts import Cards, ChooseCards, Why
from duels.engine.scope import Scope
from duels.engine.state import Cue, Link, TableCard


def activate(
    game: Game, player: int, card: TableCard, ability: Activatable, scope: Scope, situation: Situation
) -> Procedure[None]:
    """An activation in its order: the card is shown, the cost paid, targets chosen, and it is a link (M9)."""
    state = game.state
    if isinstance(ability, Activation):
        put_down(game, player, card)
        scope = Scope(player, card.ref, event=scope.event)
    scope = replace(scope, activating=isinstance(ability, Activation))
    source, silenced = card.known, card.negated
    scope = yield from pay(game, card, ability, scope)
    targets = yield from choose_targets(game, card, ability, scope)
    link = Link(
        number=len(state.chain) + 1,
        player=player,
        card=source,
        key=ability.key,
        event=scope.event,
        answers=situation.link.number if situation.link else None,
        paid=scope.paid,
        counters_paid=scope.counters_paid,
        targets=tuple(target.ref for target in targets),
        silenced=silenced,
        said=scope.said,
        cue=remembered(card, scope.cue),
    )
    game.emit(e.LinkMade(link, tuple(target.known for target in targets)))


def remembered(card: TableCard, cue: Cue | None) -> Cue | None:
    """What an effect can ask of its event, with the damage in answer to which its own card was summoned."""
    if card.answered is None:
        return cue
    return replace(cue or Cue(), kind=card.answered.kind, damage=card.answered.damage)


def put_down(game: Game, player: int, card: TableCard) -> None:
    """A spell or trap goes from the hand into its zone, or is turned face-up where it was set (M9)."""
    state = game.state
    if card.place is not Place.HAND:
        game.emit(e.PositionChanged(card.known, Position.FACE_UP, by_hand=False, activated=True))
        return
    place, zone = zone_of(game, player, card)
    move = moves.to_zone(state, card, player, place, zone, Position.FACE_UP)
    game.emit(moves.together(e.Reason.ACTIVATION, player, [move]))


def zone_of(game: Game, player: int, card: TableCard) -> tuple[Place, int]:
    """Where a spell or trap goes. A field spell first destroys, by the rules, the one it replaces (F7a)."""
    state = game.state
    if Trait.FIELD not in card.card.traits:
        zone = feasibility.zone_for(state, player, card)
        if zone is None:
            raise AssertionError("an activation was offered with no zone free (F9)")
        return Place.SPELLS, zone
    replace_field_spell_of(game, player)
    return Place.FIELD, 0


def choose_targets(
    game: Game, card: TableCard, ability: Activatable, scope: Scope
) -> Procedure[list[TableCard]]:
    """Targets are chosen among public cards, at activation, those of each description in turn (X4, X9)."""
    chosen: list[TableCard] = []
    for number, part in enumerate(target_parts(ability.target)):
        options = activation.targets(game.state, card, ability, scope, number)
        least, most = bounds(activation.count_of(part, scope), len(options))
        if least == len(options):
            picked = options
        else:
            handles = tuple(option.handle for option in options)
            prompt = ChooseCards(scope.player, Why.TARGET, handles, least, most, source=card.handle)
            picked = [game.card(handle) for handle in expect(Cards, (yield prompt)).cards]
        chosen += picked
        scope = scope.targeting(*picked)
    return chosen
