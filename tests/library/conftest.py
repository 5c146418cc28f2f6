"""The duel fixture for tests of single cards."""

from tests.scenario.fixture import duel

__all__ = ["duel"]
