"""Names, types, attributes and levels, as the effects in force make them (X10, N2)."""

from functools import cache

from cards.lang import alterations as a
from cards.lang.facts import Card
from cards.lang.terms import Race
from duels.engine.amounts import amount
from duels.engine.applying import Applying, affected
from duels.engine.findings import Derived, Reading
from duels.engine.select import Looks
from duels.engine.shielding import has_no_hold
from duels.engine.state import State, TableCard


def alter(state: State, found: Derived, one: Applying) -> None:
    """Let one effect change what the cards that it is about look like. Face-down cards show nothing (N5)."""
    effect = one.effect
    if not isinstance(effect, a.LooksAlteration):
        return
    reading = Reading(found)
    for card in affected(state, one, effect.who, reading):
        if (card.face_down and card.place.on_field) or has_no_hold(state, found, one, card):
            continue
        match effect:
            case a.LevelChanges(_, by):
                found.steps.setdefault(card.uid, []).append(amount(state, by, one.player, one.this, reading))
                _set_level(found, card)
            case a.LevelBecomes(_, level):
                found.set_levels[card.uid] = amount(state, level, one.player, one.this, reading)
                _set_level(found, card)
            case _:
                found.looks[card.uid] = _changed(
                    effect, found.looks.get(card.uid) or printed_looks(card.card)
                )


def _set_level(found: Derived, card: TableCard) -> None:
    """Increases and decreases are summed first, and then no level is below 1 (N2)."""
    base = found.set_levels.get(card.uid, card.card.level)
    found.levels[card.uid] = max(1, base + sum(found.steps.get(card.uid, ())))


def _changed(effect: a.LooksAlteration, looks: Looks) -> Looks:
    match effect:
        case a.RaceBecomes(_, Race() as race):
            return looks._replace(race=race)
        case a.AttributeBecomes(_, attribute):
            return looks._replace(attributes=(attribute,))
        case a.AlsoOfAttribute(_, attribute):
            return looks._replace(attributes=(*looks.attributes, attribute))
        case a.NameBecomes(_, name, series):
            return looks._replace(names=(name,), series=looks.series if series is None else series)
        case _:
            return looks


@cache
def printed_looks(card: Card) -> Looks:
    """What a card looks like on paper."""
    attributes = () if card.attribute is None else (card.attribute,)
    return Looks((card.name_en,), attributes, card.race, card.archetypes)
