"""What this room says when something cannot be done. Nothing has changed then."""

from collections.abc import Sequence

from decks.legality import Violation


class DuelsError(Exception):
    """Something cannot be done; the text is for its reader, in the active language."""


class NotThere(DuelsError):
    """There is no such duel or challenge, or none that this player may see."""


class Stale(DuelsError):
    """The question was answered, or something else changed, since the player saw it."""


class Refused(DuelsError):
    """The answer is not among the options."""


class CannotGoOn(DuelsError):
    """These rules cannot carry the stored duel on; the text is for an admin and names no card."""


class NotNow(DuelsError):
    """The present state does not allow it; `code` names the reason in every language."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code


class Invalid(DuelsError):
    """A value is wrong; `field` is the one."""

    def __init__(self, message: str, field: str, code: str = "invalid") -> None:
        super().__init__(message)
        self.field = field
        self.code = code


class DeckRefused(DuelsError):
    """A deck breaks rules; every way in which it does is named (D5, D7)."""

    def __init__(self, violations: Sequence[Violation]) -> None:
        super().__init__(f"{len(violations)} violations")
        self.violations = violations
