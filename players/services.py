"""Everything that changes what this room keeps."""

import json
import secrets
from collections.abc import Collection
from datetime import datetime, timedelta

from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.db.models import Value
from django.db.models.functions import Replace
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from players import names, newcomers
from players.extensions import Params, notification_kinds
from players.models import (
    ApiToken,
    IdempotentAnswer,
    NewAddress,
    Notification,
    OutboxMessage,
    Player,
    Scope,
)

TOKEN_DEFAULT_DAYS = 90
TOKEN_MAX_DAYS = 365
TOKENS_AT_MOST = 50


# Players


@transaction.atomic
def sign_up(*, username: str, password: str, email: str = "", language: str = "") -> Player:
    """Makes an account, or raises a ValidationError that names every field that is wrong."""
    player = check_sign_up(username=username, password=password, email=email, language=language)
    player.set_password(password)
    try:
        with transaction.atomic():
            player.save()
    except IntegrityError:  # Somebody else took the name between the check and now.
        raise ValidationError({"username": ValidationError(_("This name is taken."), "unique")}) from None
    newcomers.tell_of(player)
    return player


def check_sign_up(*, username: str, password: str, email: str = "", language: str = "") -> Player:
    """The player that signing up would make, not yet stored; raises what is wrong with him, all at once."""
    player = Player(username=names.normal(username), email=email, language=language)
    _check(player, password=password)
    return player


@transaction.atomic
def change_profile(*, player: Player, **changes: object) -> Player:
    """Changes what the player says of himself and how he is served; everything is checked together.

    A new e-mail address is asked for in `players.addresses`.
    """
    fresh = hold(player)
    for each in (fresh, player):
        for field, value in changes.items():
            setattr(each, field, value)
    if fresh.wants_mail and not fresh.email and not NewAddress.objects.filter(player=fresh).exists():
        raise ValidationError({"wants_mail": ValidationError(_("Give an e-mail address first."), "no_email")})
    _check(fresh)
    fresh.save(update_fields=[*changes])
    return fresh


def hold(player: Player) -> Player:
    """The player as he is now, held until the transaction ends: of two changes that read first, one waits.

    Whoever has left can do nothing more, not even with a request that came before he did.
    """
    found = Player.objects.select_for_update(no_key=True).filter(pk=player.pk, left_at=None).first()
    if found is None:
        raise ValidationError(_("This account is closed."), "closed")
    return found


@transaction.atomic
def create_bot(*, name: str) -> tuple[Player, str]:
    """Makes sure that a bot of this name exists, and gives it a fresh token in place of its last."""
    bot = Player.objects.filter(name_key=names.key_of(name)).first()
    if bot is None:
        bot = _new_bot(name)
    if not bot.is_bot:
        raise ValidationError({"username": ValidationError(_("This name belongs to a person."), "taken")})
    hold(bot)
    ApiToken.objects.filter(user=bot, name="bot").delete()
    _row, token = create_token(player=bot, name="bot", scopes=[*Scope.values], days=TOKEN_MAX_DAYS)
    return bot, token


def _new_bot(name: str) -> Player:
    """A new bot, or the one that somebody else has made since this was asked for."""
    bot = Player(username=names.normal(name), is_bot=True)
    bot.set_unusable_password()
    _check(bot)
    try:
        with transaction.atomic():
            bot.save()
    except IntegrityError:
        return Player.objects.get(name_key=names.key_of(name))
    newcomers.tell_of(bot)
    return bot


def _check(player: Player, *, password: str | None = None) -> None:
    errors: dict[str, list[ValidationError]] = {}
    try:
        player.full_clean(exclude=["password", "name_key"], validate_unique=False)
    except ValidationError as found:
        errors = found.error_dict
    if password is not None:
        try:
            validate_password(password, player)
        except ValidationError as found:
            errors["password"] = found.error_list
    if errors:
        raise ValidationError(errors)


# Tokens


@transaction.atomic
def create_token(
    *,
    player: Player,
    name: str,
    scopes: Collection[str],
    days: int = TOKEN_DEFAULT_DAYS,
    minted_by: ApiToken | None = None,
) -> tuple[ApiToken, str]:
    """Makes a token and returns it with its secret, which exists nowhere else and is not seen again.

    A token that mints another gives it no scope and no day that it does not have itself.
    """
    name = name.strip()
    errors = {}
    if not 1 <= len(name) <= 60:
        errors["name"] = ValidationError(_("Give the token a name of 1 to 60 characters."), "length")
    if not scopes or not set(scopes) <= set(Scope.values):
        errors["scopes"] = ValidationError(_("Choose scopes among read, play and manage."), "scope")
    elif minted_by is not None and not set(scopes) <= set(minted_by.scopes):
        errors["scopes"] = ValidationError(_("A token cannot make one that may do more."), "broader")
    if not 1 <= days <= TOKEN_MAX_DAYS:
        errors["days"] = ValidationError(_("A token lives for 1 to 365 days."), "days")
    if errors:
        raise ValidationError(errors)
    hold(player)
    if ApiToken.objects.filter(user=player).count() >= TOKENS_AT_MOST:
        raise ValidationError(_("You have 50 tokens. Revoke one first."), "too_many")
    row, token = ApiToken.objects.create(
        user=player,
        expiry=timedelta(days=days),
        name=name,
        scope_names=" ".join(scope for scope in Scope.values if scope in scopes),
        public_id=secrets.token_hex(8),
    )
    if minted_by is not None and minted_by.expiry is not None and minted_by.expiry < row.expiry:
        row.expiry = minted_by.expiry
        row.save(update_fields=["expiry"])
    return row, token


def revoke_token(*, player: Player, public_id: str) -> bool:
    """Ends a token of the player at once; tells whether there was one."""
    deleted, _rows = ApiToken.objects.filter(user=player, public_id=public_id).delete()
    return bool(deleted)


def revoke_all_tokens(*, player: Player) -> None:
    """Ends every token, as a new password does."""
    ApiToken.objects.filter(user=player).delete()


# Notifications


def notify(*, player: Player, kind: str, params: Params, dedupe_key: str) -> None:
    """Tells a player something, in the inbox and, if he wants that, by e-mail.

    Written in the caller's transaction: what is told happened, and what happened is told. The same dedupe key
    tells the same player once, however often it is called.
    """
    notify_each(kind=kind, told=[(player, params)], dedupe_key=dedupe_key)


def notify_each(*, kind: str, told: Collection[tuple[Player, Params]], dedupe_key: str) -> None:
    """Tells several players of one thing, each in his own terms: one query, and one more for all e-mails."""
    if kind not in notification_kinds:
        raise LookupError(f"No notification of kind {kind!r} is registered.")
    rows = [
        Notification(player=player, kind=kind, params=canonical(params), dedupe_key=dedupe_key)
        for player, params in told
        if player.is_active
    ]
    Notification.objects.bulk_create(rows, ignore_conflicts=True)
    mails = [
        OutboxMessage(player=row.player, kind=kind, params=row.params, dedupe_key=dedupe_key)
        for row in rows
        if row.player.wants_mail and row.player.email
    ]
    if mails:
        OutboxMessage.objects.bulk_create(mails, ignore_conflicts=True)


def send_mail(*, player: Player, kind: str, params: Params, dedupe_key: str, address: str = "") -> None:
    """Puts one e-mail into the outbox, in the caller's transaction; once per dedupe key.

    It goes to the player's own address unless another is given.
    """
    row = OutboxMessage(
        player=player, address=address, kind=kind, params=canonical(params), dedupe_key=dedupe_key
    )
    OutboxMessage.objects.bulk_create([row], ignore_conflicts=True)


def rename_in_messages(*, old: str, new: str, param: str) -> None:
    """Gives somebody who left his pseudonym in what others were told of him.

    `param` is where the messages of the calling room name a player.
    """
    names_old, names_new = (Value(f'"{param}":{canonical(name)}') for name in (old, new))
    for model in (Notification, OutboxMessage):
        rows = model.objects.filter(params__contains=names_old.value)
        rows.update(params=Replace("params", names_old, names_new))


def rename_in_answers(*, old: str, new: str, member: str) -> None:
    """The same in the answers that are kept for requests with an Idempotency-Key."""
    names_old, names_new = (Value(f'"{member}":{canonical(name)}') for name in (old, new))
    rows = IdempotentAnswer.objects.filter(body__contains=names_old.value)
    rows.update(body=Replace("body", names_old, names_new))


def mark_read(
    *, player: Player, pk: int | None = None, up_to: int | None = None, dedupe_prefix: str = ""
) -> int:
    """Marks one notification read, or all up to one, or all; returns how many were unread.

    With a prefix of their dedupe keys, only those of one matter: whoever has acted need not be told.
    """
    rows = Notification.objects.filter(player=player, read_at__isnull=True)
    if pk is not None:
        rows = rows.filter(pk=pk)
    if up_to is not None:
        rows = rows.filter(pk__lte=up_to)
    if dedupe_prefix:
        rows = rows.filter(dedupe_key__startswith=dedupe_prefix)
    return rows.update(read_at=timezone.now())


def canonical(value: Params | str) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


# Housekeeping


def forget_what_is_over(*, now: datetime | None = None) -> None:
    """Deletes expired tokens and messages sent long ago."""
    now = now or timezone.now()
    ApiToken.objects.filter(expiry__lt=now - timedelta(days=30)).delete()
    OutboxMessage.objects.filter(sent_at__lt=now - timedelta(days=30)).delete()
    OutboxMessage.objects.filter(given_up_at__lt=now - timedelta(days=30)).delete()
    Notification.objects.filter(read_at__lt=now - timedelta(days=180)).delete()
