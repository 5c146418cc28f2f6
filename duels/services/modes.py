"""At which response windows a player wants to be asked."""

from django.utils.translation import gettext as _

from duels.errors import Invalid, NotThere
from duels.models import Seat
from players.models import Player


def set_response_mode(*, player: Player, duel_id: int, mode: str) -> str:
    """Counts from the next window on; the question that waits still waits. Raises Invalid, NotThere."""
    if mode not in Seat.ResponseMode.values:
        raise Invalid(_("Choose one of %(modes)s.") % {"modes": ", ".join(Seat.ResponseMode.values)}, "mode")
    if not Seat.objects.filter(duel__id=duel_id, player=player).update(response_mode=mode):
        raise NotThere
    return mode
