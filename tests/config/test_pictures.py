"""Pictures of cards: none by default, and those of one https server where an operator names it."""

import pytest
from django.core.exceptions import ImproperlyConfigured

from config.pictures import checked, sources

GOOD = "https://pictures.example:8443/cards/{passcode}.jpg?size=small"


def test_nothing_is_no_address():
    assert checked("CARD_IMAGE_URL", "") == ""
    assert sources("", "") == []


def test_the_servers_of_the_addresses_are_named_once():
    other = "https://a.example/{passcode}"
    assert checked("CARD_IMAGE_URL", GOOD) == GOOD
    assert sources(GOOD, GOOD, other) == ["https://a.example", "https://pictures.example:8443"]


@pytest.mark.parametrize(
    "wrong",
    [
        "http://pictures.example/{passcode}.jpg",
        "//pictures.example/{passcode}.jpg",
        "javascript:alert({passcode})",
        "https://{passcode}.example/a.jpg",
        "https://pictures.example/a.jpg",
        "https:///{passcode}.jpg",
        "https://me:secret@pictures.example/{passcode}.jpg",
        "https://pictures.example/{passcode}.jpg; script-src *",
        "https://pictures.example/{passcode}.jpg,https://b.example",
        'https://pictures.example/{passcode}.jpg" onload="x',
        "https://pictures.example/{name}/{passcode}.jpg",
    ],
)
def test_what_is_no_https_address_with_a_passcode_is_refused(wrong):
    with pytest.raises(ImproperlyConfigured, match="CARD_IMAGE_URL"):
        checked("CARD_IMAGE_URL", wrong)
