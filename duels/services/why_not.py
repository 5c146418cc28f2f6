"""Why a player's card cannot be used now. The duel is taken up to be asked, and nothing is written."""

from typing import Any

from django.utils.translation import gettext as _

from duels import clocks, reasons
from duels.errors import NotNow, NotThere
from duels.models import Duel, Seat
from duels.services.table import read, resume
from players.models import Player


def why_not(*, player: Player, duel_id: int, card: int) -> dict[str, Any]:
    """What the player's card of this number could be used for, and for each act why not now.

    Of a card that is not his to use it tells nothing. Raises NotThere, NotNow and CannotGoOn.
    """
    seat = Seat.objects.filter(player=player, duel=duel_id).select_related("duel").first()
    if seat is None:
        raise NotThere
    if seat.duel.state != Duel.State.RUNNING:
        raise NotNow(_("Nothing can be done in this duel now."), "not_running")
    table = read(duel_id, clocks.now())
    live = resume(table)
    return reasons.told(live.why_not(seat.number, card))
