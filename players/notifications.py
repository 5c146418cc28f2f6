"""The messages that this room itself sends."""

from django.contrib.auth.tokens import default_token_generator
from django.urls import reverse
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_encode
from django.utils.translation import gettext as _

from players import addresses
from players.extensions import NotificationKind, Params
from players.models import Player


def _subject(player: Player, params: Params) -> str:
    return _("Set a new password for Duel King")


def _text(player: Player, params: Params) -> str:
    return _(
        "Somebody asked for a new password for %(name)s. If it was you, follow the link within three days. "
        "If not, do nothing: your password stays as it is."
    ) % {"name": player.username}


def _link(player: Player, params: Params) -> str:
    """The way to a new password; made when the message is sent, so that the outbox holds no secret."""
    uid = urlsafe_base64_encode(force_bytes(player.pk))
    token = default_token_generator.make_token(player)
    return reverse("players:password-new", kwargs={"uidb64": uid, "token": token})


def _confirm_subject(player: Player, params: Params) -> str:
    return _("Confirm your e-mail address for Duel King")


def _confirm_text(player: Player, params: Params) -> str:
    return _(
        "%(name)s wants to have this e-mail address on Duel King. If it was you, follow the link within "
        "three days. If not, do nothing: you will not hear of it again."
    ) % {"name": player.username}


def _confirm_link(player: Player, params: Params) -> str:
    token = addresses.token_of(player, params["asked"])
    return reverse("players:address-confirm", kwargs={"token": token})


def _changed_subject(player: Player, params: Params) -> str:
    return _("Your e-mail address on Duel King was changed")


def _changed_text(player: Player, params: Params) -> str:
    return _(
        "%(name)s now has another e-mail address, and this one gets no more mail. If it was not you, "
        "somebody knows your password: write to whoever runs the site."
    ) % {"name": player.username}


def _nowhere(player: Player, params: Params) -> str:
    return ""


CONFIRM_ADDRESS = NotificationKind(addresses.CONFIRM_KIND, _confirm_subject, _confirm_text, _confirm_link)
ADDRESS_CHANGED = NotificationKind(addresses.CHANGED_KIND, _changed_subject, _changed_text, _nowhere)
PASSWORD_RESET = NotificationKind("players.password_reset", _subject, _text, _link)
