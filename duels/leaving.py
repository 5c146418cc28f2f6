"""What becomes of the duels of a player who leaves: surrendered, they stay on record for his opponents."""

from django.db.models import Q
from django.utils.translation import ngettext

from duels import services
from duels.errors import CannotGoOn, NotNow, Stale
from duels.models import Challenge, Duel, DuelSecret
from players import services as players
from players.extensions import Departure
from players.models import Player


def _open_duels(player: Player) -> list[tuple[int, str]]:
    rows = Duel.objects.filter(seats__player=player).exclude(state=Duel.State.FINISHED)
    return list(rows.order_by("pk").values_list("pk", "state"))


def _told(player: Player) -> str:
    count = len(_open_duels(player))
    said = ngettext(
        "%(count)d duel under way is surrendered.", "%(count)d duels under way are surrendered.", count
    )
    return said % {"count": count} if count else ""


def _settle(player: Player) -> None:
    """Answers every open challenge with no, surrenders what runs (W5) and annuls what is held.

    What somebody else ends at this moment is ended too.
    """
    open_ones = Challenge.objects.filter(
        Q(challenger=player) | Q(opponent=player), status=Challenge.Status.OPEN
    )
    for pk, challenger in open_ones.order_by("pk").values_list("pk", "challenger"):
        answer = services.cancel if challenger == player.pk else services.decline
        try:
            answer(player=player, challenge_id=pk)
        except NotNow:
            continue
    # A duel that these rules cannot carry on is held by trying to surrender it, and annulled the second time.
    for _time in range(2):
        for pk, state in _open_duels(player):
            try:
                if state == Duel.State.HELD:
                    services.annul(duel_id=pk)
                else:
                    services.surrender(player=player, duel_id=pk)
            except (CannotGoOn, NotNow, Stale):
                continue
    if _open_duels(player):
        raise RuntimeError(f"A duel of player {player.pk} could not be ended.")


def _forget(player: Player, pseudonym: str) -> None:
    """Challenges of which no duel came go; in what others were told, the pseudonym stands for the name."""
    own = Challenge.objects.filter(Q(challenger=player) | Q(opponent=player), duel=None)
    DuelSecret.objects.filter(challenge__in=own).delete()
    own.delete()
    players.rename_in_messages(old=player.username, new=pseudonym, param="opponent")
    players.rename_in_answers(old=player.username, new=pseudonym, member="username")


DUELS = Departure("duels", _told, _settle, _forget)
