"""What differs between two contents of a deck: cards and lines, by section. Pure functions."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from decks.formats.content import SECTIONS, Content
from decks.legality import Part


@dataclass(frozen=True, slots=True)
class Change:
    """How many copies of a card there were and are; the numbers differ."""

    passcode: int
    before: int
    after: int

    @property
    def more(self) -> int:
        """Copies that were added; negative for copies that were taken out."""
        return self.after - self.before

    @property
    def fewer(self) -> int:
        return self.before - self.after


@dataclass(frozen=True, slots=True)
class PartDifference:
    """What differs in one part of a deck; `reordered` where the same cards stand in another order."""

    part: Part
    added: Sequence[Change]
    removed: Sequence[Change]
    reordered: bool


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs in all parts, those without a difference left out, and in the lines that are no cards."""

    parts: Sequence[PartDifference]
    lines_added: Sequence[str]
    lines_removed: Sequence[str]

    @property
    def copies_added(self) -> int:
        return sum(one.more for part in self.parts for one in part.added)

    @property
    def copies_removed(self) -> int:
        return sum(one.fewer for part in self.parts for one in part.removed)

    @property
    def is_none(self) -> bool:
        return not (self.parts or self.lines_added or self.lines_removed)


def difference(before: Content, after: Content) -> Difference:
    """From one content to another; cards in the order in which they stand."""
    parts = [
        _part(Part(section), getattr(before, section), getattr(after, section))
        for section in SECTIONS
        if getattr(before, section) != getattr(after, section)
    ]
    said, says = (Counter(remark.text for remark in each.remarks) for each in (before, after))
    return Difference(parts, list((says - said).elements()), list((said - says).elements()))


def _part(part: Part, before: Sequence[int], after: Sequence[int]) -> PartDifference:
    were, are = Counter(before), Counter(after)
    changes = [
        Change(passcode, were[passcode], are[passcode])
        for passcode in dict.fromkeys([*after, *before])
        if were[passcode] != are[passcode]
    ]
    return PartDifference(
        part,
        [one for one in changes if one.more > 0],
        [one for one in changes if one.more < 0],
        reordered=were == are,
    )
