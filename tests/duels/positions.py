"""Stored duels put at a position, for tests of what happens from there."""

from typing import Any

from cards.library import LIBRARY
from duels import canonical, engine, seeds
from duels.engine.answers import prompt_to_json
from duels.engine.shown import view_to_json
from duels.models import Duel, Seat

NUMBERS = {card.name_en: card.passcode for card in LIBRARY.values()}


def numbers(*names: str) -> list[int]:
    """The passcodes of cards by their names."""
    return [NUMBERS[name] for name in names]


def monster(name: str, position: str = "attack", **more: object) -> dict[str, object]:
    return {"card": NUMBERS[name], "position": position, **more}


def face_down(name: str, **more: object) -> dict[str, object]:
    """A set spell or trap."""
    return {"card": NUMBERS[name], "position": "face_down", **more}


def put_at(duel: Duel, position: Any) -> Duel:
    """The stored duel, as if it had come to this position."""
    duel = Duel.objects.select_related("secret").get(pk=duel.pk)
    key = seeds.key(duel.secret)
    live = engine.from_position(LIBRARY, engine.MASTER_RULE_2, position, key)
    assert live.prompt is not None
    duel.checkpoint, duel.since = live.snapshot().checkpoint, "[]"
    duel.turn, duel.asked = position["turn"], live.prompt.player
    duel.life_points0, duel.life_points1 = (side.life_points for side in live.view(None).sides)
    duel.save()
    for seat in Seat.objects.filter(duel=duel):
        asked = seat.number == live.prompt.player
        seat.view = canonical.write(view_to_json(live.view(seat.number)))
        seat.prompt = canonical.write(prompt_to_json(live.prompt)) if asked else ""
        seat.prompt_ordinal = duel.ordinal if asked else None
        seat.save()
    return duel
