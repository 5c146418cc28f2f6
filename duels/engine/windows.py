"""Windows in which players may respond (C3, T7).

Every window is a prompt, even when its player can only pass: whether he could do more is his
secret, and who is really asked is the service's affair.
"""

from duels.engine.game import Procedure
from duels.engine.prompts import PASS, Respond, Why


def offer(player: int, why: Why) -> Procedure[None]:
    """Let one player respond or pass."""
    yield Respond(player, why, (PASS,))


def offer_both(first: int, why: Why) -> Procedure[None]:
    """Let one player respond, then the other; two passes in a row close the window (T7)."""
    yield from offer(first, why)
    yield from offer(1 - first, why)
