"""What a list says of cards, by the passcode of the original card (D3, D4). Pure values, no database."""

from collections.abc import Mapping
from dataclasses import dataclass, field

COPIES_AT_MOST = 3
"""Copies of a card that no list limits (D3)."""


@dataclass(frozen=True, slots=True)
class Law:
    """How many copies of each card a deck may hold, and how many points it may spend.

    A card that `limits` does not name may be held `otherwise` times: three times by an ordinary list, not
    at all by a whitelist. Each copy of a card costs its `points`; a `cap` of None asks for none.
    """

    limits: Mapping[int, int] = field(default_factory=dict)
    otherwise: int = COPIES_AT_MOST
    points: Mapping[int, int] = field(default_factory=dict)
    cap: int | None = None

    @property
    def is_whitelist(self) -> bool:
        return self.otherwise == 0

    def allowed(self, identity: int) -> int:
        return self.limits.get(identity, self.otherwise)

    def over(self, counts: Mapping[int, int]) -> list[int]:
        """The cards of which so many copies are more than the list itself allows (D4, and not D3)."""
        return [
            identity
            for identity, count in counts.items()
            if (identity in self.limits or self.is_whitelist) and count > self.allowed(identity)
        ]

    def overspent(self, counts: Mapping[int, int]) -> bool:
        """Whether so many copies of each card cost more points than the list's cap."""
        return self.cap is not None and self.spent(counts) > self.cap

    def spent(self, counts: Mapping[int, int]) -> int:
        """The points of a deck that holds so many copies of each card."""
        return sum(
            self.points[identity] * count for identity, count in counts.items() if identity in self.points
        )


NO_LAW = Law()
