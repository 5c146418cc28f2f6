"""Seeds, nonces and the keys that come of them.

The server draws the seed and publishes its SHA-256 before a player adds a nonce of his own, so that neither
can have chosen the shuffles; after the end both players can compute every one of them.
"""

import secrets

from duels.engine import chance
from duels.models import DuelSecret

SEED_BYTES = 32
NONCE_BYTES = 16
LONGEST_NONCE = 128


def draw_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def draw_nonce() -> str:
    """A nonce in the place of a player who gave none."""
    return secrets.token_hex(NONCE_BYTES)


def commitment(seed: bytes) -> str:
    return chance.commitment(seed)


def key(secret: DuelSecret) -> bytes:
    """The key of the duel: the seed, then the nonces in the order of the seats, as UTF-8."""
    return chance.key(bytes.fromhex(secret.seed), (secret.nonce0.encode(), secret.nonce1.encode()))
