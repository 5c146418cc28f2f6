"""The messages that this room itself sends."""

from django.contrib.auth.tokens import default_token_generator
from django.urls import reverse
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_encode
from django.utils.translation import gettext as _

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


PASSWORD_RESET = NotificationKind("players.password_reset", _subject, _text, _link)
