"""What becomes of the decks of a player who leaves: they go, but for what duels were played with (D6)."""

from django.utils.translation import ngettext

from decks import services
from decks.models import Deck, DeckRevision
from players import services as players
from players.extensions import Departure
from players.models import Player


def _told(player: Player) -> str:
    count = Deck.objects.filter(owner=player).count()
    said = ngettext("%(count)d deck is deleted.", "%(count)d decks are deleted.", count) % {"count": count}
    return said if count else ""


def _settle(player: Player) -> None:
    """No deck goes on by itself."""


def _forget(player: Player, pseudonym: str) -> None:
    """The cards of a revision that a duel needs stay, without the lines that the owner wrote beside them.

    In answers that are kept for others, who copied a deck of his, the pseudonym stands for the name.
    """
    own = list(DeckRevision.objects.filter(deck__owner=player).values_list("pk", flat=True))
    for deck in Deck.objects.filter(owner=player):
        services.delete(deck=deck)
    DeckRevision.objects.filter(pk__in=own).update(remarks=())
    players.rename_in_answers(old=player.username, new=pseudonym, member="owner")


DECKS = Departure("decks", _told, _settle, _forget)
