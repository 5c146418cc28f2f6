"""Series that hold other series whole: which printed series belong to one that a text names (K23)."""

from collections.abc import Mapping
from types import MappingProxyType

WITHIN: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "HERO": ("HERO", "Elemental HERO", "Destiny HERO", "Evil HERO", "Vision HERO", "Masked HERO"),
        "X-Saber": ("X-Saber", "XX-Saber"),
    }
)


def belongs(series: str, printed: tuple[str, ...]) -> bool:
    """Whether a card on these lists is one of a series."""
    return any(one in printed for one in WITHIN.get(series, (series,)))
