"""Names of cards as a player types them to declare one (K23)."""

from functools import cache

from cards.library import LIBRARY
from cards.names import as_typed


def bearer_of(name: str) -> int | None:
    """The passcode under which a name is declared, in whichever language it was typed; None for no name."""
    return _bearers().get(as_typed(name))


@cache
def _bearers() -> dict[str, int]:
    return {
        as_typed(name): card.identity
        for card in LIBRARY.values()
        if not card.is_token and card.identity in LIBRARY
        for name in (card.name_en, card.name_zh, card.name_zh_community)
        if name
    }
