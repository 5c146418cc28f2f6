"""What the tests of the language may use."""

from tests.scenario.fixture import duel

__all__ = ["duel"]
