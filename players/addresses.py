"""A new e-mail address counts once somebody who reads its mail has said so."""

from datetime import datetime, timedelta

from django.conf import settings
from django.core import signing
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from players import services
from players.models import NewAddress, OutboxMessage, Player

CONFIRM_KIND = "players.confirm_address"
CHANGED_KIND = "players.address_changed"
_SALT = "players.addresses"


def pending_of(player: Player) -> str:
    """The address that waits for its confirmation; empty where none does."""
    row = NewAddress.objects.filter(player=player).first()
    return row.email if row else ""


@transaction.atomic
def change_account(*, player: Player, email: str | None, **changes: object) -> tuple[Player, str]:
    """Changes the profile and asks for an address in one; returns both, the address if it has to wait."""
    waits = "" if email is None else ask(player=player, email=email)
    return services.change_profile(player=player, **changes), waits


@transaction.atomic
def ask(*, player: Player, email: str) -> str:
    """Sends a letter to the address that the player wants and returns it; the old one counts till then.

    The address that he has already takes back what he asked before. An empty one counts at once, as nobody
    need confirm that he gets no mail. Whether somebody else has the address plays no part and is not told.
    """
    email = Player.objects.normalize_email(email)
    present = services.hold(player)
    take_back(player=player)
    if email == present.email:
        return ""
    if not email:
        present.email = ""
        present.save(update_fields=["email"])
        return ""
    validate_address(email)
    row = NewAddress.objects.create(player=present, email=email)
    asked = row.asked_at.isoformat()
    services.send_mail(
        player=present,
        address=email,
        kind=CONFIRM_KIND,
        params={"asked": asked},
        dedupe_key=f"address:{asked}",
    )
    return email


def validate_address(email: str) -> None:
    try:
        validate_email(email)
    except ValidationError as error:
        raise ValidationError({"email": error}) from None


@transaction.atomic
def take_back(*, player: Player) -> None:
    """Forgets the address that the player wanted to have; its letter is not sent, or not again."""
    NewAddress.objects.filter(player=player).delete()
    OutboxMessage.objects.filter(player=player, kind=CONFIRM_KIND).delete()


def token_of(player: Player, asked: str) -> str:
    """What the letter's link holds; signed, so that the table and the outbox keep no secret."""
    return signing.dumps([player.pk, asked], salt=_SALT)


def found(token: str) -> NewAddress | None:
    """The wish that a link stands for, while it is fresh and no other has taken its place."""
    try:
        pk, asked = signing.loads(token, salt=_SALT, max_age=settings.PASSWORD_RESET_TIMEOUT)
        at = datetime.fromisoformat(asked)
    except (signing.BadSignature, ValueError, TypeError):
        return None
    return NewAddress.objects.select_related("player").filter(player=pk, asked_at=at).first()


@transaction.atomic
def confirm(*, token: str) -> Player:
    """Gives the player the address that he asked for, and tells the old one. Raises a ValidationError."""
    wish = found(token)
    player = None if wish is None else services.hold(wish.player)
    if player is None or not NewAddress.objects.filter(pk=wish.pk, asked_at=wish.asked_at).delete()[0]:
        raise ValidationError(_("This link was used already, or is too old."), "stale")
    before = player.email
    player.email = wish.email
    player.save(update_fields=["email"])
    OutboxMessage.objects.filter(player=player, kind=CONFIRM_KIND).delete()
    if before:
        services.send_mail(
            player=player,
            address=before,
            kind=CHANGED_KIND,
            params={},
            dedupe_key=f"address-changed:{wish.asked_at.isoformat()}",
        )
    return player


def forget_old() -> None:
    """Wishes whose links are too old."""
    now, limit = timezone.now(), timedelta(seconds=settings.PASSWORD_RESET_TIMEOUT)
    NewAddress.objects.filter(asked_at__lt=now - limit).delete()
