"""Chance: a secret key and a counter, hashed.

Number `i` is HMAC-SHA-256 of the key over the purpose and `i`, brought below its bound by
rejection, so that it depends on nothing else and anybody who learns the key can compute it again.
"""

import hashlib
import hmac
from collections.abc import Sequence

_BYTES = 8
_SPAN = 1 << (8 * _BYTES)


def commitment(seed: bytes) -> str:
    """What is published of a seed before anybody adds to it: its SHA-256 in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def key(seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of a duel: the server's seed, then each player's nonce, hashed with their lengths."""
    message = b"".join(len(nonce).to_bytes(4, "big") + nonce for nonce in nonces)
    return hmac.digest(seed, b"duel" + message, "sha256")


class Chance:
    """The numbers that belong to a key. It shows its key in no representation."""

    __slots__ = ("_key",)

    def __init__(self, secret: bytes) -> None:
        if len(secret) < 16:
            raise ValueError("A key of chance has at least 16 bytes.")
        self._key = secret

    def __repr__(self) -> str:
        return "Chance(...)"

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("A key of chance is not pickled.")

    def below(self, bound: int, purpose: str, index: int) -> int:
        """Number `index` of this duel, uniform in range(bound)."""
        limit = _SPAN - _SPAN % bound
        attempt = 0
        while True:
            message = b"%s:%d:%d" % (purpose.encode(), index, attempt)
            number = int.from_bytes(hmac.digest(self._key, message, "sha256")[:_BYTES], "big")
            if number < limit:
                return number % bound
            attempt += 1

    def shuffled(self, items: Sequence[int], purpose: str, index: int) -> tuple[tuple[int, ...], int]:
        """The items in a random order (Fisher-Yates from the end), and how many numbers it took."""
        order = list(items)
        taken = 0
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1, purpose, index + taken)
            order[last], order[other] = order[other], order[last]
            taken += 1
        return tuple(order), taken
