"""The secret key that signatures hang on: the operator's, or one kept in a file on one's own machine."""

import secrets
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

HOW_TO_MAKE_ONE = """python3 -c "import secrets; print(secrets.token_urlsafe(50))\""""
SHORTEST = 50
FEWEST_DIFFERENT_CHARACTERS = 5


def checked(key: str) -> str:
    """Return the key, or refuse to start with one that could be guessed."""
    if not key:
        raise ImproperlyConfigured(
            f"SECRET_KEY is not set. Make one with  {HOW_TO_MAKE_ONE}  and put it into the environment. "
            "To try the site on your own machine, type  make serve  instead."
        )
    weak = (
        len(key) < SHORTEST
        or len(set(key)) < FEWEST_DIFFERENT_CHARACTERS
        or key.startswith("django-insecure-")
    )
    if weak:
        raise ImproperlyConfigured(
            f"SECRET_KEY is too weak: it needs at least {SHORTEST} random characters. "
            f"Make one with  {HOW_TO_MAKE_ONE}"
        )
    return key


def kept_in(path: Path) -> str:
    """Return the key kept in this file, made at the first call, readable by its owner alone."""
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(50))
        # Of two processes that start at once, the first to arrive here decides, and both read the same key.
        try:
            path.hardlink_to(fresh)
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return path.read_text().strip()
