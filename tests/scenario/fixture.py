"""The `duel` fixture, for the conftest of every folder whose tests are scenarios."""

from collections.abc import Iterator

import pytest

from tests.scenario.scenario import Scenario


@pytest.fixture
def duel() -> Iterator[Scenario]:
    """Gives a duel to set up; afterwards nobody may be mid-choice, and the state must be sound."""
    scenario = Scenario()
    yield scenario
    scenario.quiet()
    scenario.sound()
