"""Where pictures of cards come from, if an operator names a place: by default there are none."""

import re
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured

PLACE = "{passcode}"
SAFE = re.compile(r"[!#-&(-+\--:=?-Z\\\]^_a-z|~]+")
"""What an address may be made of: no blanks, quotation marks, commas, semicolons or angle brackets."""


def checked(setting: str, address: str) -> str:
    """The address, if it can be one of pictures: https, with the card's passcode in it. Empty stays empty."""
    if not address:
        return ""
    bare = address.replace(PLACE, "0")
    parts = urlsplit(bare)
    if parts.scheme != "https" or not parts.hostname or parts.username or not SAFE.fullmatch(bare):
        raise ImproperlyConfigured(
            f"{setting} is {address!r}; it must be an https address such as https://pictures.example/{PLACE}.jpg"
        )
    if PLACE not in address or PLACE in address.partition("://")[2].partition("/")[0]:
        raise ImproperlyConfigured(f"{setting} is {address!r}; {PLACE} must stand in its path, once or more.")
    return address


def sources(*addresses: str) -> list[str]:
    """The servers from which the pictures come, for the Content-Security-Policy."""
    found = {f"https://{urlsplit(address).netloc}" for address in addresses if address}
    return sorted(found)
