"""What the inbox says of challenges and duels, in the reader's language, and where it leads."""

from collections.abc import Callable, Iterator

from django.urls import NoReverseMatch, reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from players import names
from players.extensions import NotificationKind, Params
from players.models import Player

CHALLENGED = "duels.challenged"
ACCEPTED = "duels.accepted"
DECLINED = "duels.declined"
YOUR_TURN = "duels.your_turn"
DRAW_OFFERED = "duels.draw_offered"
DRAW_DECLINED = "duels.draw_declined"
HELD = "duels.held"
RESUMED = "duels.resumed"
ENDED = "duels.ended"

SAID: dict[str, tuple[Promise, Promise]] = {
    CHALLENGED: (
        _("%(opponent)s challenges you to a duel"),
        _("Choose a deck and accept, or decline the challenge."),
    ),
    ACCEPTED: (
        _("%(opponent)s accepted your challenge"),
        _("The duel has begun."),
    ),
    DECLINED: (
        _("%(opponent)s declined your challenge"),
        _("You can challenge somebody else, or make an open challenge."),
    ),
    YOUR_TURN: (
        _("It is your move against %(opponent)s"),
        _("The duel waits for your decision."),
    ),
    DRAW_OFFERED: (
        _("%(opponent)s offers you a draw"),
        _("Accept it or decline it at the duel table."),
    ),
    DRAW_DECLINED: (
        _("%(opponent)s declined a draw"),
        _("The duel goes on."),
    ),
    HELD: (
        _("Your duel against %(opponent)s is held"),
        _("It cannot go on at the moment. No time runs while an administrator looks at it."),
    ),
    RESUMED: (
        _("Your duel against %(opponent)s goes on"),
        _("It runs again, with the full time for the open decision."),
    ),
}

ENDINGS: dict[str, Promise] = {
    "life_points": _("A player's life points fell to 0."),
    "deck_out": _("A player had no card left to draw."),
    "card": _("A card decided the duel."),
    "surrender": _("A player surrendered."),
    "time": _("A player's time ran out."),
    "agreement": _("Both players agreed on a draw."),
    "endless": _("Mandatory effects would have gone on for ever."),
    "annulled": _("An administrator annulled it."),
}
OUTCOMES: dict[bool | None, Promise] = {
    True: _("You won against %(opponent)s"),
    False: _("You lost against %(opponent)s"),
    None: _("Your duel against %(opponent)s ended without a winner"),
}


def kinds() -> Iterator[NotificationKind]:
    """The kinds of notification of this room, for players to know."""
    for name, (subject, text) in SAID.items():
        yield NotificationKind(name, _filled(subject), _filled(text), _link)
    yield NotificationKind(ENDED, _outcome, _ending, _link)


def _filled(sentence: Promise) -> Callable[[Player, Params], str]:
    return lambda _player, params: str(sentence) % _named(params)


def _outcome(_player: Player, params: Params) -> str:
    return str(OUTCOMES[params["won"]]) % _named(params)


def _ending(_player: Player, params: Params) -> str:
    return str(ENDINGS[params["ending"]])


def _named(params: Params) -> dict[str, object]:
    """A player whose account is gone has no name."""
    opponent = params["opponent"]
    return {**params, "opponent": names.shown(opponent) if opponent else str(_("a former player"))}


def _link(_player: Player, params: Params) -> str:
    """The table of the duel, or the challenge that has none yet."""
    try:
        if params["duel"]:
            return reverse("duels:duel", args=[params["duel"]])
        return reverse("duels:challenge", args=[params["challenge"]])
    except NoReverseMatch:  # A site may be run as an API alone, without the pages of this room.
        return ""
