"""What the log keeps of an event: the public form, and what a seat saw where it saw more."""

from typing import NamedTuple

from duels import canonical
from duels.engine.events import Event
from duels.engine.views import seen


class Told(NamedTuple):
    """Canonical texts; None for a seat that saw what the public saw."""

    public: str
    seat0: str | None
    seat1: str | None


def told(event: Event) -> Told | None:
    """The texts of an event as it happened; None for one of which nobody learns."""
    public, *own = (canonical.write(seen(event, viewer)) for viewer in (None, 0, 1))
    if public == NOTHING and own == [NOTHING, NOTHING]:
        return None
    return Told(public, *(None if text == public else text for text in own))


NOTHING = canonical.write(None)
