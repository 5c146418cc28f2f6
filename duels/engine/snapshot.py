"""Checkpoints: a state as canonical JSON, and back.

A checkpoint is taken at an open game state or before the first turn. It holds hidden cards and is
shown to nobody. Cards are rows of values with trailing defaults left out; the piles hold their uids.
"""

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

from cards.lang import codec
from cards.lang.effects import Until
from cards.lang.facts import Book
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.lang.terms import Trait
from cards.lang.turns import Phase, Step
from duels.engine import faces
from duels.engine.errors import CheckpointUnreadable, EngineError, UnknownCard
from duels.engine.prompts import Answer, Stop
from duels.engine.ruleset import RULESETS
from duels.engine.state import (
    NEVER,
    ZONES,
    Countdown,
    Cue,
    Delayed,
    Guise,
    Lasting,
    Loan,
    Offered,
    Past,
    Played,
    Ref,
    Round,
    Side,
    State,
    TableCard,
    Use,
)

SCHEMA = 1
"""The number of the checkpoint schema; it grows with every change of what is stored."""


class Decision(NamedTuple):
    """What a player, or somebody for him, decided."""

    player: int
    answer: Answer | Stop


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A duel at rest: a checkpoint, and the decisions made since."""

    checkpoint: str
    decisions: tuple[Decision, ...]


_PILES = (Place.DECK, Place.HAND, Place.EXTRA, Place.GRAVE, Place.BANISHED)
_ROW: tuple[Any, ...] = (0, 0, None, NEVER, NEVER, NEVER, None, 0, False, None)
"""Defaults of a card's row behind passcode and owner: life, handle, position, came, turned, declared,
controller where it is not the owner, since, proper, and what else lies on it."""


def encode(state: State) -> str:
    """The checkpoint of a state in which nobody is mid-choice."""
    document: dict[str, Any] = {
        "schema": SCHEMA,
        "ruleset": state.ruleset.name,
        "first": state.first,
        "turn": state.turn,
        "turn_player": state.turn_player,
        "phase": state.phase,
        "step": state.step,
        "normal_summoned": state.normal_summoned,
        **({"further_summoned": True} if state.further_summoned else {}),
        **({"phase_just_begun": True} if state.phase_just_begun else {}),
        "again": state.again,
        **({"again_on": state.again_on} if state.again_on is not None else {}),
        "next_handle": state.next_handle,
        "chances": state.chances,
        "moment": state.moment,
        "summoned": state.summoned,
        "attack_turns": state.attack_turns,
        "uses": state.uses,
        **({"played": [[one.player, one.card, one.since] for one in state.played]} if state.played else {}),
        **({"made": state.made} if state.made else {}),
        **({"rounds": state.rounds} if state.rounds else {}),
        "lasting": [_lasting(one) for one in state.lasting],
        "loans": [[one.card, one.player, one.until, one.since, one.by] for one in state.loans],
        "past": [[one.card, one.owner, one.player, one.was, one.to, one.reason] for one in state.past],
        "offers": [_offer(one) for one in state.offers],
        "delayed": [_delayed(one) for one in state.delayed],
        "countdowns": [[one.player, one.turns] for one in state.countdowns],
        "sides": [_side(side) for side in state.sides],
        "cards": [_row(card) for card in state.cards],
    }
    return json.dumps(document, separators=(",", ":"))


def _side(side: Side) -> dict[str, Any]:
    return {
        "life_points": side.life_points,
        **{place.value: side.pile(place) for place in _PILES},
        "monsters": side.monsters,
        "spells": side.spells,
        "field": side.field_zone,
        **({"skips_draw_phase": True} if side.skips_draw_phase else {}),
        **({"attacker_gone": True} if side.attacker_gone else {}),
    }


def _row(card: TableCard) -> list[Any]:
    controller = None if card.controller == card.owner else card.controller
    values = (
        card.life,
        card.handle,
        card.position,
        card.came,
        card.turned,
        card.declared,
        controller,
        card.since,
        card.proper,
        _lying_on(card),
    )
    length = len(values)
    while length and values[length - 1] == _ROW[length - 1]:
        length -= 1
    return [card.card.passcode, card.owner, *values[:length]]


def _lying_on(card: TableCard) -> dict[str, Any] | None:
    """What lies on a card beyond its facts: negation, equip, tie, counters, abilities used."""
    given = {
        "home": card.home,
        "lay": card.lay,
        "negated": card.negated or None,
        "endured": card.endured or None,
        "offered": card.offered or None,
        "used_for": card.used_for or None,
        "tributes": card.tributes or None,
        "served": card.served,
        "put_by": card.put_by or None,
        "answered": _cue(card.answered),
        "spared": card.spared if card.spared != NEVER else None,
        "further": card.further or None,
        "attacked": card.attacked or None,
        "guise": card.guise,
        "kept_zone": card.kept_zone,
        "appeared": card.appeared if card.appeared != NEVER else None,
        "summoned": card.summoned if card.summoned != NEVER else None,
        "battled": card.battled if card.battled != NEVER else None,
        "brought_by": card.brought_by,
        "exiled": card.exiled or None,
        "equipped": card.equipped,
        "tied": card.tied,
        "said": card.said or None,
        "counters": card.counters or None,
        "used": card.used or None,
        "applied": card.applied or None,
    }
    return {name: value for name, value in given.items() if value is not None} or None


def decode(book: Book, checkpoint: str) -> State:
    """The state of a checkpoint.

    Raises CheckpointUnreadable for another schema or a damaged text, UnknownCard for a card that
    the book does not hold.
    """
    try:
        document = json.loads(checkpoint)
        if document["schema"] != SCHEMA:
            raise CheckpointUnreadable(f"schema {document['schema']!r}, where {SCHEMA} is read")
        return _state(book, document)
    except EngineError:
        raise
    except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
        raise CheckpointUnreadable("the checkpoint is damaged") from error


def _state(book: Book, document: dict[str, Any]) -> State:
    state = State(
        ruleset=RULESETS[document["ruleset"]],
        book=book,
        cards=[_card(book, uid, row) for uid, row in enumerate(document["cards"])],
        sides=(_side_of(document["sides"][0]), _side_of(document["sides"][1])),
        first=document["first"],
        turn=document["turn"],
        turn_player=document["turn_player"],
        phase=Phase(document["phase"]),
        step=Step(document["step"]) if document["step"] else None,
        normal_summoned=document["normal_summoned"],
        further_summoned=document.get("further_summoned", False),
        phase_just_begun=document.get("phase_just_begun", False),
        again=Ref(*document["again"]) if document.get("again") else None,
        again_on=Ref(*document["again_on"]) if document.get("again_on") else None,
        summoned=document["summoned"],
        attack_turns=document.get("attack_turns", [0, 0]),
        uses=[Use(*one) for one in document.get("uses", [])],
        played=[Played(*one) for one in document.get("played", [])],
        made=document.get("made", {}),
        rounds=[_round_of(row) for row in document.get("rounds", ())],
        lasting=[_lasting_of(one) for one in document["lasting"]],
        loans=[_loan_of(row) for row in document["loans"]],
        past=[_past_of(row) for row in document.get("past", ())],
        offers=[_offer_of(row) for row in document.get("offers", ())],
        delayed=[_delayed_of(row) for row in document.get("delayed", ())],
        countdowns=[Countdown(*one) for one in document["countdowns"]],
        next_handle=document["next_handle"],
        chances=document["chances"],
        moment=document["moment"],
    )
    _place_cards(state)
    return state


def _card(book: Book, uid: int, row: list[Any]) -> TableCard:
    passcode, owner, *given = row
    if passcode not in book:
        raise UnknownCard(f"card {passcode} is not in the book of this duel")
    values = (*given, *_ROW[len(given) :])
    life, handle, position, came, turned, declared, controller, since, proper, lying = values
    lying = lying or {}
    return TableCard(
        uid,
        book[passcode],
        owner,
        owner if controller is None else controller,
        Place.NOWHERE,
        0,
        Position(position) if position else None,
        life,
        handle,
        came,
        turned,
        declared,
        since,
        proper,
        lying.get("home"),
        Position(lying["lay"]) if "lay" in lying else None,
        lying.get("negated", False),
        lying.get("endured", 0),
        Ref(*lying["equipped"]) if "equipped" in lying else None,
        Ref(*lying["tied"]) if "tied" in lying else None,
        lying.get("said", ""),
        lying.get("counters", {}),
        lying.get("used", {}),
        lying.get("applied", {}),
        lying.get("spared", NEVER),
        lying.get("further", 0),
        [Ref(*ref) for ref in lying.get("attacked", ())],
        Guise(lying["guise"]) if "guise" in lying else None,
        lying.get("kept_zone"),
        lying.get("appeared", NEVER),
        lying.get("summoned", NEVER),
        battled=lying.get("battled", NEVER),
        brought_by=lying.get("brought_by"),
        exiled=lying.get("exiled", False),
        offered=lying.get("offered", 0),
        used_for=lying.get("used_for", 0),
        tributes=lying.get("tributes", []),
        served=lying.get("served"),
        put_by=lying.get("put_by", ""),
        answered=Cue(*lying["answered"]) if "answered" in lying else None,
    )


def _cue(cue: Cue | None) -> list[Any] | None:
    return None if cue is None else [cue.manner, cue.kind, cue.damage]


def _lasting(lasting: Lasting) -> list[Any]:
    row = [codec.encode(lasting.effect), lasting.player, lasting.on, lasting.until, lasting.since]
    if lasting.card is not None:
        return [*row, lasting.own, lasting.card, lasting.source]
    return [*row, True] if lasting.own else row


def _lasting_of(row: list[Any]) -> Lasting:
    effect, player, on, until, since = row[:5]
    own, card, source = row[5:] if len(row) > 6 else (len(row) > 5, None, None)
    return Lasting(
        codec.decode(effect),
        player,
        None if on is None else tuple(Ref(*ref) for ref in on),
        Until(until) if until else None,
        since,
        own,
        card,
        None if source is None else Ref(*source),
    )


def _round_of(row: list[Any]) -> Round:
    card, key, table, points = row
    return Round(card, key, table, (points[0], points[1]))


def _past_of(row: list[Any]) -> Past:
    card, owner, player, was, to, reason = row
    return Past(card, owner, player, Place(was), Place(to), reason)


def _offer(one: Offered) -> list[Any]:
    return [one.player, one.card, one.key, codec.encode(one.given), codec.encode(one.effect)]


def _offer_of(row: list[Any]) -> Offered:
    player, card, key, given, effect = row
    return Offered(player, card, key, codec.decode(given), codec.decode(effect))


def _delayed(one: Delayed) -> list[Any]:
    effect = codec.encode(one.effect)
    return [one.player, one.card, one.key, effect, one.phase, one.of, one.left, one.on]


def _delayed_of(row: list[Any]) -> Delayed:
    player, card, key, effect, phase, of, left, on = row
    held = tuple(Ref(*ref) for ref in on)
    return Delayed(player, card, key, codec.decode(effect), Phase(phase), Who(of), left, held)


def _loan_of(row: list[Any]) -> Loan:
    card, player, until, since, by = row
    return Loan(Ref(*card), player, Until(until) if until else None, since, Ref(*by) if by else None)


def _side_of(document: dict[str, Any]) -> Side:
    if len(document["monsters"]) != ZONES or len(document["spells"]) != ZONES:
        raise CheckpointUnreadable(f"a side has {ZONES} monster zones and {ZONES} spell & trap zones")
    return Side(
        life_points=document["life_points"],
        deck=document["deck"],
        hand=document["hand"],
        extra=document["extra"],
        grave=document["grave"],
        banished=document["banished"],
        monsters=document["monsters"],
        spells=document["spells"],
        field_zone=document["field"],
        skips_draw_phase=document.get("skips_draw_phase", False),
        attacker_gone=document.get("attacker_gone", False),
    )


def _place_cards(state: State) -> None:
    """Tell each card the place in which its side lists it; each must be listed once."""
    listed: list[int] = []
    for side in state.sides:
        for place in _PILES:
            for uid in side.pile(place):
                state.cards[uid].place = place
                listed.append(uid)
        rows = (
            (Place.MONSTERS, side.monsters),
            (Place.SPELLS, side.spells),
            (Place.FIELD, [side.field_zone]),
        )
        for place, zones in rows:
            for zone, occupant in enumerate(zones):
                if occupant is not None:
                    state.cards[occupant].place = place
                    state.cards[occupant].zone = zone
                    listed.append(occupant)
    gone = [card.uid for card in state.cards if card.place is Place.NOWHERE]
    if sorted([*listed, *gone]) != list(range(len(state.cards))) or not all(
        Trait.TOKEN in state.cards[uid].card.traits for uid in gone
    ):
        raise CheckpointUnreadable("a card of the checkpoint is in no place, or in two")
    for card in state.cards:
        faces.settle(state.book, card)
