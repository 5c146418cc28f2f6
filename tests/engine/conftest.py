"""What the engine's tests may use."""

from tests.scenario.fixture import duel

__all__ = ["duel"]
