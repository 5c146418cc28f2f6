"""Which members a position has: those with words of their own, and the notes."""

from collections.abc import Mapping

from cards.lang.places import Place
from cards.lang.turns import Phase, Step
from duels.engine.position.notes import RECORDS, Note
from duels.engine.state import NEVER, Side, State, TableCard

STEPS = {Phase.MAIN_1: None, Phase.BATTLE: Step.BATTLE, Phase.MAIN_2: None}
"""The phases of an open state, and the step in which it stands."""

PILES = (Place.EXTRA, Place.HAND, Place.DECK, Place.GRAVE, Place.BANISHED)

TURN_KEYS = ("used", "applied")
"""Facts of a card that are kept by the key of an ability, each with its turn."""

MARKS = tuple(name for name, (_, default) in RECORDS[TableCard].items() if default() == NEVER)
"""Facts of a card that are the number of a turn: in a position, whether it is this one."""

STRUCTURE: Mapping[type, frozenset[str]] = {
    State: frozenset(
        (
            *("ruleset", "book", "cards", "sides", "first", "turn", "turn_player", "phase", "step"),
            *(
                "normal_summoned",
                "draw_forgone",
                "summoned",
                "attack_turns",
                "next_handle",
                "chances",
                "moment",
                # What was repeated for nothing is counted anew.
                "made",
                "rounds",
            ),
            # What an open state never has: an attack, a summon, a chain, an end.
            *("timing", "attack", "battle_over", "attempt", "chain", "kept_zones", "result", "activating"),
            # What is only remembered of it.
            *("derived", "found"),
        )
    ),
    Side: frozenset(
        (
            *("life_points", "deck", "hand", "extra", "grave", "banished", "monsters", "spells"),
            *("field_zone", "could_not_draw"),
        )
    ),
    TableCard: frozenset(
        (
            *("uid", "card", "owner", "controller", "place", "zone", "position", "life", "handle"),
            *MARKS,
            *TURN_KEYS,
        )
    ),
}
"""What the notation says in words of its own or has no need to say; all else is a note."""


NOTED: Mapping[type, Mapping[str, Note]] = {
    kind: {name: note for name, note in RECORDS[kind].items() if name not in leave}
    for kind, leave in STRUCTURE.items()
}
"""The notes of the whole, of a side and of a card."""
