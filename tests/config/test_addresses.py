"""Addresses that cannot be: nothing lies there, on either database."""

import pytest
from django.urls import URLPattern, URLResolver, get_resolver, reverse
from django.urls.converters import StringConverter

from players.models import Player


def named_by_a_text(patterns, before=()):
    """Yield every address of ours with a part that may be any text."""
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            if pattern.app_name != "admin":
                yield from named_by_a_text(pattern.url_patterns, (*before, pattern.namespace))
        elif isinstance(pattern, URLPattern) and any(
            type(part) is StringConverter for part in pattern.pattern.converters.values()
        ):
            name = ":".join([*filter(None, before), pattern.name])
            yield reverse(name, kwargs=dict.fromkeys(pattern.pattern.converters, "x"))


ADDRESSES = sorted(set(named_by_a_text(get_resolver().url_patterns)))


def test_they_are_found():
    assert "/players/x/" in ADDRESSES
    assert "/api/v1/tokens/x/" in ADDRESSES


@pytest.mark.django_db
@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize("method", ["get", "post", "delete"])
def test_a_nought_in_an_address_leads_nowhere(client, address, method):
    client.raise_request_exception = False
    client.force_login(Player.objects.create_user("yugi"))
    answer = getattr(client, method)(address.replace("x", "a%00b"))
    assert 400 <= answer.status_code < 500
