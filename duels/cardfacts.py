"""What is told of a card beside a duel: its name in the reader's language and its printed facts."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from cards.library import LIBRARY
from cards.text import texts

Json = dict[str, Any]


def cards_in(value: Any) -> Iterator[int]:
    """Every passcode that stands anywhere in a view or a log entry."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "passcode" and inner is not None:
                yield inner
            elif isinstance(inner, dict | list):
                yield from cards_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner)


def facts_of(passcodes: Iterable[int], language: str) -> dict[str, Json]:
    """The facts of each card by its passcode, as text because JSON has no other keys."""
    return {str(passcode): _facts(passcode, language) for passcode in sorted(set(passcodes))}


@lru_cache(maxsize=4096)
def _facts(passcode: int, language: str) -> Json:
    card = LIBRARY.get(passcode)
    if card is None:  # The library has lost it since; a finished duel is shown all the same.
        unknown = dict.fromkeys(("kind", "attribute", "race", "level", "atk", "defense"))
        return {"passcode": passcode, "name": f"#{passcode}", **unknown, "traits": [], "type_line": ""}
    face = texts(card, language)
    return {
        "passcode": passcode,
        "name": face.name,
        "kind": card.kind.value,
        "traits": [trait.value for trait in card.traits],
        "attribute": card.attribute.value if card.attribute else None,
        "race": card.race.value if card.race else None,
        "level": card.level if card.is_monster else None,
        "atk": card.atk if card.is_monster else None,
        "defense": card.defense if card.is_monster else None,
        "type_line": face.type_line,
    }
