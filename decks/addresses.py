"""The part of an address by which a deck is reached: its number, or the key of an unlisted one."""

from decks.models import KEY_LENGTH


class AddressConverter:
    """A number of at most 18 digits, or a key, which is longer."""

    regex = f"[0-9]{{1,18}}|[A-Za-z0-9_-]{{{KEY_LENGTH}}}"

    def to_python(self, value: str) -> int | str:
        return int(value) if len(value) < KEY_LENGTH else value

    def to_url(self, value: int | str) -> str:
        return str(value)
