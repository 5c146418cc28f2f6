"""What a deck text says: its cards in order, and everything else that stood in it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

LARGEST_PASSCODE = 2**32 - 1
LARGEST_TEXT = 64 * 1024
"""Bytes of a deck text."""
MOST_LINES = 2000
"""Lines of a deck text: room for every card on a line of its own, and as much again for comments."""
MOST_CARDS = 1000
"""Cards that a stored deck may hold: far more than any legal deck, and few enough to count and to show."""

SECTIONS = ("main", "extra", "side")


@dataclass(frozen=True, slots=True)
class Remark:
    """A line that is not a card: a comment, or a line that could not be read (`readable` is False).

    It stands in a section ("" before the first heading) after that section's first `after` cards, so
    that the text can be written again with every line in its place.
    """

    section: str
    after: int
    text: str
    readable: bool = True
    line: int = field(default=0, compare=False)
    """Where it stood in the text that it was read from; 0 where nobody knows."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """What a line may mean: so many copies of this card."""

    count: int
    passcode: int
    name: str


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that could not be read: where it stands, what it says, and what would be right."""

    line: int
    text: str
    reason: str
    candidates: Sequence[Candidate] = ()


@dataclass(frozen=True, slots=True)
class Corrected:
    """A line whose card was misspelt beyond doubt, and what it was read as."""

    line: int
    text: str
    count: int
    passcode: int
    name: str


@dataclass(frozen=True, slots=True)
class Content:
    """The cards of a deck in their order, and its remarks."""

    main: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()
    side: tuple[int, ...] = ()
    remarks: tuple[Remark, ...] = ()

    @property
    def passcodes(self) -> tuple[int, ...]:
        return self.main + self.extra + self.side

    @property
    def unread(self) -> tuple[Remark, ...]:
        return tuple(remark for remark in self.remarks if not remark.readable)

    def with_parts(self, **parts: tuple[int, ...]) -> "Content":
        """The deck with other cards in these sections; remarks stay as near to their place as can be."""
        changed = replace(self, **parts)
        sizes = {section: len(getattr(changed, section)) for section in SECTIONS}
        remarks = tuple(
            replace(remark, after=min(remark.after, sizes[remark.section or "main"]))
            for remark in self.remarks
        )
        return replace(changed, remarks=remarks)


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a text: its content, the lines that could not be read, and those put right."""

    content: Content
    unread: Sequence[Unread] = field(default=())
    corrected: Sequence[Corrected] = field(default=())


class FormatError(ValueError):
    """The text as a whole cannot be read: says what is wrong, where, and what would be right."""
