"""Views as JSON values: every fact of a view under its own name."""

from typing import Any

from duels.engine.result import Result
from duels.engine.select import Looks
from duels.engine.views import AttackView, CardView, LinkView, SideView, View

Json = dict[str, Any]


def view_to_json(view: View) -> Json:
    """What a viewer sees, for whoever shows it to him."""
    return {
        "turn": view.turn,
        "turn_player": view.turn_player,
        "phase": view.phase.value,
        "step": view.step.value if view.step else None,
        "timing": view.timing.value if view.timing else None,
        "normal_summoned": view.normal_summoned,
        "attack": _attack(view.attack),
        "chain": [_link(link) for link in view.chain],
        "sides": [_side(side) for side in view.sides],
        "result": result_to_json(view.result),
    }


def result_to_json(result: Result | None) -> Json | None:
    """`{"winner", "ending"}`, and None while the duel goes on."""
    return None if result is None else {"winner": result.winner, "ending": result.ending.value}


def _attack(attack: AttackView | None) -> Json | None:
    return None if attack is None else {"attacker": attack.attacker, "target": attack.target}


def _link(link: LinkView) -> Json:
    return {
        "number": link.number,
        "player": link.player,
        "handle": link.handle,
        "passcode": link.passcode,
        "ability": link.ability,
        "targets": list(link.targets),
        "negated": link.negated,
    }


def _side(side: SideView) -> Json:
    return {
        "life_points": side.life_points,
        "deck_count": side.deck_count,
        "hand_count": side.hand_count,
        "extra_count": side.extra_count,
        "hand": None if side.hand is None else [_card(card) for card in side.hand],
        "extra": None if side.extra is None else [_card(card) for card in side.extra],
        "grave": [_card(card) for card in side.grave],
        "banished": [_card(card) for card in side.banished],
        "monsters": [card and _card(card) for card in side.monsters],
        "spells": [card and _card(card) for card in side.spells],
        "field_zone": side.field_zone and _card(side.field_zone),
    }


def _card(card: CardView) -> Json:
    return {
        "handle": card.handle,
        "passcode": card.passcode,
        "owner": card.owner,
        "zone": card.zone,
        "position": card.position.value if card.position else None,
        "attack_points": card.attack_points,
        "defense_points": card.defense_points,
        "level": card.level,
        "came_this_turn": card.came_this_turn,
        "negated": card.negated,
        "said": card.said,
        "counters": dict(card.counters),
        "equipped_to": card.equipped_to,
        "guise": card.guise,
        "kept_zone": card.kept_zone,
        "looks": card.looks and _looks(card.looks),
    }


def _looks(looks: Looks) -> Json:
    return {
        "names": list(looks.names),
        "attributes": [attribute.value for attribute in looks.attributes],
        "race": looks.race.value if looks.race else None,
    }
