"""The cards of the library as rows, for tests that read them."""

import pytest

from cards.services import load_library


@pytest.fixture
def cards(db: None) -> None:
    """Load the library into the test database."""
    load_library()
