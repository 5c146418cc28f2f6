"""The log of a duel in plain sentences, by turn.

It is written from the events as the reader saw them, so that it can say nothing that was hidden from him.
"""

from collections.abc import Iterable

from django.utils.translation import gettext as _

from duels.presentation import words
from duels.presentation.faces import Json
from duels.presentation.sentences import battles, cards, chains, summons, turns
from duels.presentation.sentences.teller import Chapter, Teller, Tellings
from duels.presentation.sentences.turns import outcome
from duels.presentation.table import Names

__all__ = ["Chapter", "outcome", "story"]


def story(events: Iterable[Json], names: Names) -> list[Chapter]:
    """The chapters of a duel, the first turn first. The events are those that the reader saw."""
    teller = Teller(names)
    for event in events:
        hear(teller, event)
    return [chapter for chapter in teller.chapters if chapter.passages or chapter.turn]


def hear(teller: Teller, event: Json) -> None:
    """Tell one event: a turn heads a chapter, a phase a passage, all else is a sentence or none."""
    match event["event"]:
        case "turn_began":
            title = _("Turn %(number)d: %(player)s") % {
                "number": event["turn"],
                "player": teller.names[event["player"]],
            }
            teller.chapters.append(Chapter(title=title, turn=event["turn"], seat=event["player"]))
        case "phase_began":
            teller.phase = str(words.PHASES[event["phase"]])
        case name:
            tell = _TELL.get(name)
            teller.say(tell(teller, event) if tell else "")


_TELL: Tellings = {**turns.TELL, **cards.TELL, **summons.TELL, **chains.TELL, **battles.TELL}
"""How each event is told."""

TOLD_OTHERWISE = frozenset(
    (
        "turn_began",  # It heads a chapter.
        "round_begun",  # What is made once more is told.
        "ability_used",  # What was done in place of a destruction is told.
        "phase_began",  # It heads a passage.
        "step_began",
        "timing_reached",
        "flipped_by_attack",  # The card that is turned up is told.
        "destruction_postponed",  # Likewise.
        "next_attack_was_negated",  # The negation of the attack is told.
        "destruction_determined",  # The monsters that are destroyed are told when they go.
        "attack_ended",
        "chain_ended",
        "lasting_ended",  # It was said until when it applies.
        "own_changes_lost",  # It was said that the card is negated, and the table shows its values.
        "offer_made",  # The text of the card that was activated says it.
        "delayed_began",  # It is told when it comes.
        "loan_ended",  # The monster's return is told.
    )
)
"""Events without a sentence of their own: others tell what they mean to a reader."""
