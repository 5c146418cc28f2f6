"""The only writers of challenges and duels: one verb, one home. `why_not` reads and writes nothing."""

from duels.services.challenges import accept, cancel, challenge, decline, give_nonce
from duels.services.draws import accept_draw, decline_draw, offer_draw, withdraw_draw
from duels.services.holds import annul, hold, resume_held
from duels.services.modes import set_response_mode
from duels.services.play import answer, put_right, surrender
from duels.services.time import enforce_deadlines, expire, keep_time
from duels.services.why_not import why_not

__all__ = [
    "accept",
    "accept_draw",
    "annul",
    "answer",
    "cancel",
    "challenge",
    "decline",
    "decline_draw",
    "enforce_deadlines",
    "expire",
    "give_nonce",
    "hold",
    "keep_time",
    "offer_draw",
    "put_right",
    "resume_held",
    "set_response_mode",
    "surrender",
    "why_not",
    "withdraw_draw",
]
