"""Tells owners that a list which came into force makes a deck of theirs illegal, and what to change."""

from django.db import transaction
from django.urls import NoReverseMatch, reverse
from django.utils.translation import gettext as _

from banlist import selectors as banlist
from banlist import services as lists
from banlist.law import Law
from banlist.models import BanList
from cards import selectors as cards
from cards.names import name_of
from decks.impact import counted, newly_broken
from decks.models import Deck
from players import services as players
from players.extensions import NotificationKind, Params
from players.models import Player

DECKS_AT_ONCE = 500
CARDS_NAMED = 10


def tell_owners() -> int:
    """Tells of every list that is in force since this was done last; returns how many decks were told of.

    A list speaks of the decks that are meant for its format, and of no others.

    May be broken off anywhere and run again: nobody is told of a deck twice.
    """
    told = 0
    for ban_list in banlist.in_force_everywhere(on=banlist.today()).filter(owners_told_at=None):
        before = banlist.law(banlist.before(ban_list))
        told += _tell_all(ban_list, before, banlist.law(ban_list))
        lists.owners_told(ban_list=ban_list)
    return told


def _tell_all(ban_list: BanList, before: Law, after: Law) -> int:
    told, last = 0, 0
    while decks := list(
        Deck.objects.filter(format=ban_list.region, pk__gt=last)
        .select_related("owner", "current")
        .order_by("pk")[:DECKS_AT_ONCE]
    ):
        last = decks[-1].pk
        identity_of = cards.identities({passcode for deck in decks for passcode in deck.current.passcodes})
        with transaction.atomic():
            for deck in decks:
                counts = counted(deck.current.passcodes, identity_of)
                broken = newly_broken(counts, before, after)
                if broken is None or not deck.owner.is_active:
                    continue
                told += 1
                _tell(deck, ban_list, [[each, counts[each], after.allowed(each)] for each in broken])
    return told


def _tell(deck: Deck, ban_list: BanList, broken: list[list[int]]) -> None:
    players.notify(
        player=deck.owner,
        kind=BECAME_ILLEGAL.name,
        params={
            "deck": deck.pk,
            "name": deck.name,
            "list": ban_list.name,
            "cards": broken[:CARDS_NAMED],
            "more": max(0, len(broken) - CARDS_NAMED),
        },
        dedupe_key=f"banlist:{ban_list.pk}:deck:{deck.pk}",
    )


def _subject(_player: Player, params: Params) -> str:
    return _("Your deck “%(name)s” breaks the ban list %(list)s") % params


def _text(_player: Player, params: Params) -> str:
    """What to take out, card by card, in the reader's language."""
    known = cards.cards_by_passcode([identity for identity, _found, _allowed in params["cards"]])
    changes = [
        (_("%(card)s: %(found)d copies, and %(allowed)d allowed.") if allowed else _("%(card)s: forbidden."))
        % {
            "card": name_of(known[identity]) if identity in known else identity,
            "found": found,
            "allowed": allowed,
        }
        for identity, found, allowed in params["cards"]
    ]
    if not changes:
        changes.append(_("Its cards cost more points than the list allows."))
    if params["more"]:
        changes.append(_("And %(number)d cards more.") % {"number": params["more"]})
    return " ".join([_("The list is in force now. Duels in progress go on as they are."), *changes])


def _link(_player: Player, params: Params) -> str:
    try:
        return reverse("decks:detail", args=[params["deck"]])
    except NoReverseMatch:  # A site may be run as an API alone, without the pages of this room.
        return ""


BECAME_ILLEGAL = NotificationKind("decks.became_illegal", _subject, _text, _link)
