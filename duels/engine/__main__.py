"""`python -m duels.engine`: the engine with the library of cards, on standard input and output.

Each line of input is a command in JSON, and each line of output the answer to one
(docs/engine-protocol.md). This module is the one in the engine that knows the library and its texts.
"""

import sys
from contextlib import suppress
from typing import Any, BinaryIO

from cards.lang.facts import Card
from cards.library import LIBRARY
from cards.text import LANGUAGES, texts
from duels.engine.protocol import LONGEST, Session, answer_line, too_long


def described(card: Card) -> dict[str, Any]:
    """What a client is told of a card: its facts, its abilities with their keys, and its texts."""
    faces = {language: texts(card, language) for language in LANGUAGES}
    return {
        "passcode": card.passcode,
        "names": {language: face.name for language, face in faces.items()},
        "kind": card.kind.value,
        "traits": [trait.value for trait in card.traits],
        "attribute": card.attribute.value if card.attribute else None,
        "race": card.race.value if card.race else None,
        "level": card.level if card.is_monster else None,
        "atk": card.atk if card.is_monster else None,
        "defense": card.defense if card.is_monster else None,
        "abilities": [
            {"key": ability.key, "kind": type(ability).__name__.lower()} for ability in card.abilities
        ],
        "texts": {language: face.body for language, face in faces.items()},
    }


def serve(asking: BinaryIO, answering: BinaryIO) -> None:
    """Answer line by line until there are no more, or the client takes its leave."""
    session = Session(LIBRARY, described)
    while not session.ended and (line := asking.readline(LONGEST + 1)):
        if len(line) > LONGEST and not line.endswith(b"\n"):
            _pass_over_the_rest(asking)
            answer = too_long()
        else:
            answer = answer_line(session, line)
        answering.write(answer.encode("ascii") + b"\n")
        answering.flush()


def _pass_over_the_rest(asking: BinaryIO) -> None:
    while (more := asking.readline(LONGEST)) and not more.endswith(b"\n"):
        continue


if __name__ == "__main__":
    # Whoever goes away in the middle of a line has heard enough.
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)
