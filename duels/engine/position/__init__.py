"""Position notation: a field as one JSON value, for tests, puzzles and reports of faults.

`docs/positions.md` describes it. A position is an open state: main phase or battle step, with nothing
pending. What is left out has its default, and what is not understood is refused, with the place in the
value where it stands and what would be right there.
"""

from duels.engine.position.laid import from_position
from duels.engine.position.veiled import veiled
from duels.engine.position.written import to_position

__all__ = ["from_position", "to_position", "veiled"]
