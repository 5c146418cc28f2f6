"""A position with what a viewer may not know left out (F3). Nothing can be played on from it."""

from typing import Any

Json = dict[str, Any]

_PUBLIC = ("position", "owner", "came")
"""What everybody may know of a face-down card on the field."""


def veiled(position: Json, viewer: int | None = None) -> Json:
    """The position as a seat sees it, or a spectator: hidden cards are null."""
    return position | {
        "sides": [_side(side, own=viewer == seat) for seat, side in enumerate(position["sides"])]
    }


def _side(side: Json, own: bool) -> Json:
    shown = dict(side)
    for pile in ("deck",) if own else ("deck", "hand", "extra"):
        if pile in side:
            shown[pile] = [None] * len(side[pile])
    if own:
        return shown
    for row in ("monsters", "spells", "banished"):
        if row in side:
            shown[row] = [_card(card) for card in side[row]]
    if "field" in side:
        shown["field"] = _card(side["field"])
    return shown


def _card(card: Any) -> Any:
    """A card on the field or banished; one that lies face-down is known to be there and no more."""
    if not isinstance(card, dict) or not card.get("position", "").startswith("face_down"):
        return card
    return {"card": None} | {name: card[name] for name in _PUBLIC if name in card}
