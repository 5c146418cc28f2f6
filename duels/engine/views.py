"""Who sees what (F3): the one place in which hidden facts become shown ones.

Everything here is a whitelist: a fact that is not written out below is not shown. Hidden cards are
counted or named by their place; only a card on the field, and a card that its viewer may look at,
shows its handle. A viewer is a seat (0 or 1), or None for a spectator.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from cards.lang.places import Place, Position
from cards.lang.turns import Phase, Step, Timing
from duels.engine import derive
from duels.engine import events as e
from duels.engine.result import Result
from duels.engine.select import Looks
from duels.engine.state import Known, Link, Ref, State, TableCard

Viewer = int | None
Shown = dict[str, Any]
"""A shown event: JSON values under the names that the API documents."""


def may_know(viewer: Viewer, place: Place, position: Position | None, owner: int, controller: int) -> bool:
    """Whether a viewer may know which card lies there (F3).

    Public are graveyards and all that is face-up; hands and extra decks are their owner's,
    face-down cards on the field their controller's, cards banished face-down their owner's. Main
    decks are seen by nobody.
    """
    match place:
        case Place.DECK:
            return False
        case Place.HAND | Place.EXTRA:
            return viewer == owner
        case Place.GRAVE:
            return True
        case Place.BANISHED:
            return viewer == owner or not (position and position.face_down)
        case _:
            return viewer == controller or not (position and position.face_down)


@dataclass(frozen=True, slots=True)
class CardView:
    """A card as a viewer sees it; `passcode` and the values are None for a card he may not know.

    `came_this_turn` is whether it was summoned or set this turn (M8), `said` what was declared for it;
    `looks` is what it is called and of which attributes and type, where effects make that another (X10).
    """

    handle: int | None
    passcode: int | None
    owner: int
    zone: int | None = None
    position: Position | None = None
    attack_points: int | None = None
    defense_points: int | None = None
    level: int | None = None
    came_this_turn: bool = False
    negated: bool = False
    guise: str | None = None
    kept_zone: int | None = None
    said: str = ""
    counters: tuple[tuple[str, int], ...] = ()
    equipped_to: int | None = None
    looks: Looks | None = None


@dataclass(frozen=True, slots=True)
class SideView:
    """What a viewer sees of one player's side. Hands and extra decks are None where only counts show.

    The last card of a graveyard lies on top.
    """

    life_points: int
    deck_count: int
    hand_count: int
    extra_count: int
    hand: tuple[CardView, ...] | None
    extra: tuple[CardView, ...] | None
    grave: tuple[CardView, ...]
    banished: tuple[CardView, ...]
    monsters: tuple[CardView | None, ...]
    spells: tuple[CardView | None, ...]
    field_zone: CardView | None


@dataclass(frozen=True, slots=True)
class AttackView:
    """The attack under way, by handles; `target` is None for a direct attack."""

    attacker: int
    target: int | None


@dataclass(frozen=True, slots=True)
class LinkView:
    """A link of the chain; `targets` are handles, and `negated` whether its activation was."""

    number: int
    player: int
    handle: int | None
    passcode: int
    ability: str
    targets: tuple[int, ...]
    negated: bool


@dataclass(frozen=True, slots=True)
class View:
    """The duel as a viewer sees it. Seats are 0 and 1."""

    turn: int
    turn_player: int
    phase: Phase
    step: Step | None
    timing: Timing | None
    normal_summoned: bool
    attack: AttackView | None
    chain: tuple[LinkView, ...]
    sides: tuple[SideView, SideView]
    result: Result | None


def view(state: State, viewer: Viewer) -> View:
    """The state as a viewer may see it."""
    return View(
        turn=state.turn,
        turn_player=state.turn_player,
        phase=state.phase,
        step=state.step,
        timing=state.timing,
        normal_summoned=state.normal_summoned,
        attack=_attack(state),
        chain=tuple(_link(state, link) for link in state.chain),
        sides=(_side(state, 0, viewer), _side(state, 1, viewer)),
        result=state.result,
    )


def _attack(state: State) -> AttackView | None:
    if state.attack is None:
        return None
    attacker = _handle_on_field(state, state.attack.attacker)
    if attacker is None:
        return None
    target = state.attack.target
    return AttackView(attacker, _handle_on_field(state, target) if target else None)


def _link(state: State, link: Link) -> LinkView:
    """A link: its card was shown when it was activated."""
    cards = [state.at(ref) for ref in link.targets]
    return LinkView(
        number=link.number,
        player=link.player,
        handle=_handle_on_field(state, link.card.ref),
        passcode=link.card.passcode,
        ability=link.key,
        targets=tuple(card.handle for card in cards if card is not None),
        negated=link.negated,
    )


def _handle_on_field(state: State, ref: Ref) -> int | None:
    card = state.at(ref)
    return card.handle if card and card.place.on_field else None


def _side(state: State, player: int, viewer: Viewer) -> SideView:
    side = state.sides[player]
    own = viewer == player

    def pile(uids: Iterable[int]) -> tuple[CardView, ...]:
        return tuple(card_view(state, state.cards[uid], viewer) for uid in uids)

    def zones(uids: Iterable[int | None]) -> tuple[CardView | None, ...]:
        return tuple(None if uid is None else card_view(state, state.cards[uid], viewer) for uid in uids)

    return SideView(
        life_points=side.life_points,
        deck_count=len(side.deck),
        hand_count=len(side.hand),
        extra_count=len(side.extra),
        hand=pile(side.hand) if own else None,
        extra=pile(side.extra) if own else None,
        grave=pile(side.grave),
        banished=pile(side.banished),
        monsters=zones(side.monsters),
        spells=zones(side.spells),
        field_zone=zones([side.field_zone])[0],
    )


def card_view(state: State, card: TableCard, viewer: Viewer) -> CardView:
    """One card on the table as a viewer sees it."""
    on_field = card.place.on_field
    zone = card.zone if on_field else None
    came = on_field and card.came == state.turn
    if not may_know(viewer, card.place, card.position, card.owner, card.controller):
        return CardView(
            handle=card.handle if on_field else None,
            passcode=None,
            owner=card.owner,
            zone=zone,
            position=card.position,
            came_this_turn=came,
            equipped_to=_handle_on_field(state, card.equipped) if card.equipped else None,
            guise=card.guise,
        )
    monster = card.card.is_monster
    as_it_stands = on_field and monster
    return CardView(
        handle=card.handle,
        passcode=card.card.passcode,
        owner=card.owner,
        zone=zone,
        position=card.position,
        attack_points=(derive.attack_points(state, card) if as_it_stands else card.card.atk)
        if monster
        else None,
        defense_points=(derive.defense_points(state, card) if as_it_stands else card.card.defense)
        if monster
        else None,
        level=derive.level(state, card) if monster else None,
        came_this_turn=came,
        negated=(on_field or card.place is Place.GRAVE) and card.uid in derive.derived(state).negated,
        said=card.said,
        counters=tuple(card.counters.items()),
        equipped_to=_handle_on_field(state, card.equipped) if card.equipped else None,
        guise=card.guise,
        kept_zone=card.kept_zone,
        looks=derive.changed_looks(state, card),
    )


def seen(event: e.Event, viewer: Viewer) -> Shown | None:
    """What a viewer may know of an event, or None when he may know nothing of it."""
    show = _SHOW.get(type(event))
    return None if show is None else {"event": _name(event), **show(event, viewer)}


def _name(event: e.Event) -> str:
    """The event's name in the words of the API: MonsterSet is monster_set."""
    name = type(event).__name__
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def _card(card: Known, viewer: Viewer) -> Shown:
    """A card that an event speaks of: its place, and its name where the viewer may know it."""
    on_field = card.place.on_field
    shown = may_know(viewer, card.place, card.position, card.owner, card.controller)
    return {
        "handle": card.handle if on_field or shown else None,
        "passcode": card.passcode if shown else None,
        "player": card.controller,
        "place": card.place,
        "zone": card.zone if on_field else None,
        "position": card.position,
    }


def _move(move: e.Move, viewer: Viewer) -> Shown:
    """A card's way. Whoever knows it at either end knows which card it was."""
    before, after = move.card, e.arrived(move)
    known = _card(before, viewer)["passcode"] or _card(after, viewer)["passcode"]
    return {
        "passcode": known,
        "from": _card(before, viewer) | {"passcode": known},
        "to": _card(after, viewer) | {"passcode": known},
    }


_SHOW: dict[type[e.Event], Callable[[Any, Viewer], Shown]] = {
    e.LotDrawn: lambda event, _: {"winner": event.winner},
    e.FirstPlayerDecided: lambda event, _: {"first": event.first},
    e.Shuffled: lambda event, _: {"player": event.player},
    e.TurnBegan: lambda event, _: {"turn": event.turn, "player": event.player},
    e.PhaseBegan: lambda event, _: {"phase": event.phase},
    e.StepBegan: lambda event, _: {"step": event.step},
    e.TimingReached: lambda event, _: {"timing": event.timing},
    e.Moved: lambda event, viewer: {
        "reason": event.reason,
        "player": event.player,
        "moves": [_move(move, viewer) for move in event.moves],
        "by": event.cause.passcode if event.cause else None,
    },
    e.DrawPhaseForbidden: lambda event, _: {"player": event.player},
    e.DrawForgone: lambda event, _: {"player": event.player},
    e.DrawPhaseSkipped: lambda event, _: {"player": event.player},
    e.CouldNotDraw: lambda event, _: {"player": event.player},
    e.SummonAttempted: lambda event, viewer: {
        "player": event.player,
        "manner": event.manner,
        "card": _card(event.card, viewer),
    },
    e.Summoned: lambda event, viewer: {
        "player": event.player,
        "manner": event.manner,
        "card": _card(event.card, viewer),
    },
    e.MonsterSet: lambda event, viewer: {"player": event.player, "card": _card(event.card, viewer)},
    e.PositionChanged: lambda event, viewer: {
        "card": _card(_better_known(event), viewer),
        "from": event.card.position,
        "position": event.position,
        "by_hand": event.by_hand,
    },
    e.AttackDeclared: lambda event, viewer: _attack_shown(event, viewer),
    e.AttackTargetChanged: lambda event, viewer: _attack_shown(event, viewer),
    e.AttackUsedUp: lambda event, viewer: {
        "player": event.player,
        "attacker": _card(event.attacker, viewer),
    },
    e.AttackAllowed: lambda event, viewer: {
        "card": _card(event.card, viewer),
        **({"on": _card(event.on, viewer)} if event.on else {}),
    },
    e.BattlePhaseCut: lambda event, _: {},
    e.Exiled: lambda event, viewer: {"cards": [_card(card, viewer) for card in event.cards]},
    e.AbilityUsed: lambda event, viewer: {"card": _card(event.card, viewer), "key": event.key},
    e.Spared: lambda event, viewer: {"card": _card(event.card, viewer), "by": _card(event.by, viewer)},
    e.AttackEnded: lambda event, _: {},
    e.Battled: lambda event, viewer: {
        "attacker": _card(event.attacker, viewer),
        "target": _card(event.target, viewer) if event.target else None,
        "attack_points": event.attack_points,
        "target_points": event.target_points,
    },
    e.DestructionDetermined: lambda event, viewer: {"cards": [_card(card, viewer) for card in event.cards]},
    e.DestructionPostponed: lambda event, viewer: {"cards": [_card(card, viewer) for card in event.cards]},
    e.NextAttackWasNegated: lambda event, _: {},
    e.DamageInflicted: lambda event, _: {"kind": event.kind, "amounts": list(event.amounts)},
    e.FlippedByAttack: lambda event, viewer: {"card": _card(event.card, viewer)},
    e.CardSet: lambda event, viewer: {"player": event.player, "card": _card(event.card, viewer)},
    e.LifePointsPaid: lambda event, _: {"player": event.player, "amount": event.amount},
    e.LifePointsGained: lambda event, _: {"player": event.player, "amount": event.amount},
    e.LifePointsLost: lambda event, _: {"player": event.player, "amount": event.amount},
    e.PickedAtRandom: lambda event, _: {"player": event.player},
    e.LinkMade: lambda event, viewer: {
        "number": event.link.number,
        "player": event.link.player,
        "card": _activated(event.link.card),
        "ability": event.link.key,
        "targets": [_card(card, viewer) for card in event.targets],
    },
    e.LinkNegated: lambda event, _: {"number": event.number},
    e.LinkEffectNegated: lambda event, _: {"number": event.number, "card": _activated(event.card)},
    e.LinkResolving: lambda event, _: {
        "number": event.number,
        "card": _activated(event.card),
        "without_effect": event.without_effect,
    },
    e.ChainEnded: lambda event, _: {},
    e.SummonNegated: lambda event, viewer: {"card": _card(event.card, viewer)},
    e.AttackNegated: lambda event, viewer: {"attacker": _card(event.attacker, viewer)},
    e.ControlChanged: lambda event, viewer: {"moves": [_move(move, viewer) for move in event.moves]},
    e.LoanEnded: lambda event, viewer: {"card": _card(event.card, viewer)},
    e.TokensSummoned: lambda event, _: {
        "player": event.player,
        "passcode": event.passcode,
        "zones": list(event.zones),
        "position": event.position,
        "side": event.side,
    },
    e.CountersChanged: lambda event, viewer: {
        "card": _card(event.card, viewer),
        "name": event.name,
        "change": event.change,
    },
    e.Equipped: lambda event, viewer: {
        "card": _card(event.card, viewer),
        "to": _card(event.to, viewer),
    },
    e.BecameMonster: lambda event, viewer: {
        "card": _card(event.card, viewer),
        "kept_zone": event.kept_zone,
    },
    e.Tied: lambda event, viewer: {"card": _card(event.card, viewer), "to": _card(event.to, viewer)},
    e.EffectsNegated: lambda event, viewer: {"cards": [_card(card, viewer) for card in event.cards]},
    e.CircleBroken: lambda event, viewer: {
        "cards": [_card(card, viewer) for card in event.cards],
        "yields": _card(event.yields, viewer),
    },
    e.LastingBegan: lambda event, _: {
        "player": event.lasting.player,
        "effect": type(event.lasting.effect).__name__,
        "until": event.lasting.until,
    },
    e.LastingEnded: lambda event, _: {"until": event.until},
    e.OwnChangesLost: lambda event, viewer: {"card": _card(event.card, viewer)},
    e.RoundBegun: lambda event, _: {},
    e.Endured: lambda event, viewer: {"card": _card(event.card, viewer)},
    e.OfferMade: lambda event, _: {"player": event.offer.player, "card": event.offer.card},
    e.OfferUsed: lambda event, _: {"player": event.player, "card": event.card},
    e.DelayedBegan: lambda event, _: {
        "player": event.delayed.player,
        "card": event.delayed.card,
        "phase": event.delayed.phase,
        "of": event.delayed.of,
        "left": event.delayed.left,
    },
    e.DelayedDue: lambda event, _: {"player": event.player, "card": event.card},
    e.CountdownBegan: lambda event, _: {
        "player": event.countdown.player,
        "turns": event.countdown.turns,
    },
    e.CountedDown: lambda event, _: {},
    e.Shown: lambda event, _: {
        "player": event.player,
        "passcodes": [card.passcode for card in event.cards],
    },
    e.LookedAt: lambda event, viewer: {
        "player": event.player,
        "of": event.cards[0].owner,
        "place": event.cards[0].place,
        "count": len(event.cards),
        "passcodes": [card.passcode for card in event.cards] if viewer == event.player else None,
    },
    e.DeckArranged: lambda event, _: {
        "player": event.player,
        "of": event.of,
        "count": len(event.order),
    },
    e.Declared: lambda event, _: {
        "player": event.player,
        "card": _activated(event.card),
        "declares": event.declares,
        "said": event.said,
    },
    e.CoinTossed: lambda event, _: {
        "player": event.player,
        "heads": event.heads,
        "called": event.called,
    },
    e.DieRolled: lambda event, _: {"player": event.player, "shown": event.shown},
    e.TimingMissed: lambda event, viewer: {
        "card": _card(event.card, viewer),
        "ability": event.key,
    },
    e.DuelEnded: lambda event, _: {"winner": event.result.winner, "ending": event.result.ending},
}


def _activated(card: Known) -> Shown:
    """A card that is activated is shown to both, from wherever it acts (E5, M9)."""
    return {
        "handle": card.handle if card.place.on_field else None,
        "passcode": card.passcode,
        "player": card.controller,
        "place": card.place,
        "zone": card.zone if card.place.on_field else None,
        "position": card.position,
    }


def _better_known(event: e.PositionChanged) -> Known:
    """A card that is turned face-up is seen by all, one that is turned face-down was seen before."""
    if event.position.face_down:
        return event.card
    return event.card._replace(position=event.position)


def _attack_shown(event: e.AttackDeclared | e.AttackTargetChanged, viewer: Viewer) -> Shown:
    return {
        "player": event.player,
        "attacker": _card(event.attacker, viewer),
        "target": _card(event.target, viewer) if event.target else None,
    }
