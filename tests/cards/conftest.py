"""The cards of the library as rows, for tests that read them."""

import pytest

from tests.catalogue import fill_catalogue


@pytest.fixture
def cards(db: None) -> None:
    """Load the library into the test database."""
    fill_catalogue()
