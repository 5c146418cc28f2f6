"""A position with what a viewer may not know left out (F3). Nothing can be played on from it."""

from typing import Any

Json = dict[str, Any]

_PUBLIC_OF_ALL = (
    *("turn", "turn_player", "phase", "normal_summon_used", "sides"),
    *("lasting", "loans", "offers", "delayed", "countdowns", "uses", "played"),
    *("again", "again_on"),
)
_PUBLIC_OF_SIDE = (
    *(
        "life_points",
        "summoned",
        "attacked",
        "skips_draw_phase",
        "hand",
        "extra",
        "deck",
        "grave",
        "banished",
    ),
    *("monsters", "spells", "field"),
)
_PUBLIC_OF_CARD = ("position", "owner", "came")
"""What everybody may know of the whole, a side, and a card that lies face-down. All else is left out."""

_HIDDEN = ("hand", "extra", "deck")


def veiled(position: Json, viewer: int | None = None) -> Json:
    """The position as a seat sees it, or a spectator: hidden cards are null."""
    shown = {name: _unplaced(position[name]) for name in _PUBLIC_OF_ALL if name in position}
    return shown | {"sides": [_side(side, own=viewer == seat) for seat, side in enumerate(position["sides"])]}


def _unplaced(value: Any) -> Any:
    """What is noted, where no card of a hidden place is pointed at."""
    match value:
        case {"seat": seat, "place": place, "index": _} if place in _HIDDEN:
            return {"seat": seat, "place": place}
        case dict():
            return {name: _unplaced(one) for name, one in value.items()}
        case list():
            return [_unplaced(one) for one in value]
        case _:
            return value


def _side(side: Json, own: bool) -> Json:
    if own:
        return side | {name: [None] * len(side[name]) for name in ("deck",) if name in side}
    shown = {name: side[name] for name in _PUBLIC_OF_SIDE if name in side}
    for pile in _HIDDEN:
        if pile in side:
            shown[pile] = [None] * len(side[pile])
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
    return {"card": None} | {name: card[name] for name in _PUBLIC_OF_CARD if name in card}
