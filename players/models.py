"""Who plays here, with which tokens, and what he is told."""

from typing import Any, ClassVar

from django.conf import settings
from django.contrib.auth.models import AbstractUser, UserManager
from django.core.exceptions import ValidationError
from django.db import models, transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from knox.models import AbstractAuthToken

from players import names, newcomers, zones


class PlayerManager(UserManager["Player"]):
    """Finds players by name whatever the case of its letters."""

    def get_by_natural_key(self, username: str | None) -> "Player":
        return self.get(name_key=names.key_of(username or ""))

    @transaction.atomic
    def create_superuser(self, *args: Any, **fields: Any) -> "Player":
        """Makes an admin, who is a player like any other besides."""
        admin = super().create_superuser(*args, **fields)
        newcomers.tell_of(admin)
        return admin


class Player(AbstractUser):
    """A person or a bot with an account; also what Django calls the user."""

    first_name = None  # type: ignore[assignment]
    last_name = None  # type: ignore[assignment]
    username = models.CharField(
        _("player name"),
        max_length=names.MAX_LENGTH,
        unique=True,
        validators=[names.validate_name],
        help_text=_("3 to 30 letters, digits, “_” or “-”."),
        error_messages={"unique": _("This name is taken.")},
    )
    name_key = models.CharField(max_length=120, unique=True, editable=False)
    language = models.CharField(_("language"), max_length=10, blank=True, choices=settings.LANGUAGES)
    time_zone = models.CharField(
        _("time zone"), max_length=64, default="UTC", validators=[zones.validate_zone]
    )
    wants_mail = models.BooleanField(
        _("send me notifications by e-mail"), default=False, help_text=_("Needs an e-mail address.")
    )
    about = models.TextField(
        _("about me"),
        max_length=500,
        blank=True,
        validators=[names.validate_about],
        help_text=_("Everybody sees it. Up to 500 characters."),
    )
    left_at = models.DateTimeField(_("left"), null=True, blank=True, editable=False)
    """When the player closed his account for good; what is left of it bears a pseudonym."""
    is_bot = models.BooleanField(_("is a bot"), default=False, help_text=_("A program plays, and says so."))

    objects: ClassVar[PlayerManager] = PlayerManager()  # type: ignore[assignment]

    class Meta:
        verbose_name = _("player")
        verbose_name_plural = _("players")

    def clean(self) -> None:
        self.username = names.normal(self.username or "")
        self.name_key = names.key_of(self.username)
        self.email = type(self).objects.normalize_email(self.email)
        if type(self).objects.filter(name_key=self.name_key).exclude(pk=self.pk).exists():
            raise ValidationError({"username": ValidationError(_("This name is taken."), "unique")})

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.username = names.normal(self.username)
        self.name_key = names.key_of(self.username)
        super().save(*args, **kwargs)

    @property
    def shown_name(self) -> str:
        """The name as pages show it; a former player's in the active language."""
        return names.shown(self.username)

    def __str__(self) -> str:
        return self.shown_name

    def get_full_name(self) -> str:
        return self.username

    def get_short_name(self) -> str:
        return self.username


class NewAddress(models.Model):
    """An e-mail address that a player wants to have, until a letter to it is answered."""

    player = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, primary_key=True, related_name="new_address"
    )
    email = models.EmailField(_("e-mail address"))
    asked_at = models.DateTimeField(default=timezone.now)

    class Meta:
        verbose_name = _("new e-mail address")
        verbose_name_plural = _("new e-mail addresses")
        default_permissions = ()

    def __str__(self) -> str:
        return f"new address of player {self.player_id}"


class Scope(models.TextChoices):
    """What a token allows: nothing but what it names."""

    READ = "read", _("Read what I may see")
    PLAY = "play", _("Play my duels")
    MANAGE = "manage", _("Change my decks, profile and tokens")


class ApiToken(AbstractAuthToken):
    """A named, scoped and expiring key to the API; only its digest is stored."""

    name = models.CharField(_("token name"), max_length=60)
    scope_names = models.CharField(max_length=40, help_text="Scopes, in their order, with a space between.")
    public_id = models.CharField(max_length=16, unique=True)

    class Meta:
        verbose_name = _("API token")
        verbose_name_plural = _("API tokens")
        ordering: ClassVar[list[str]] = ["-created", "public_id"]

    def __str__(self) -> str:
        return f"{self.name} ({self.public_id})"

    @property
    def scopes(self) -> list[str]:
        return self.scope_names.split()

    @property
    def expired(self) -> bool:
        return self.expiry is not None and self.expiry <= timezone.now()


class Notification(models.Model):
    """One line of a player's inbox; `params` is canonical JSON that the kind's renderer reads."""

    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="notifications")
    kind = models.CharField(max_length=60)
    params = models.TextField(default="{}")
    dedupe_key = models.CharField(max_length=200)
    created = models.DateTimeField(default=timezone.now)
    read_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name = _("notification")
        verbose_name_plural = _("notifications")
        constraints: ClassVar[list[Any]] = [
            models.UniqueConstraint(fields=["player", "dedupe_key"], name="notification_told_once")
        ]
        indexes: ClassVar[list[Any]] = [
            models.Index(fields=["player", "-created", "-id"], name="notification_inbox"),
            models.Index(
                fields=["player"], condition=models.Q(read_at__isnull=True), name="notification_unread"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.kind} #{self.pk}"


class OutboxMessage(models.Model):
    """A message on its way out, written in the transaction whose effect it tells of."""

    class Channel(models.TextChoices):
        EMAIL = "email", _("e-mail")

    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="outbox")
    channel = models.CharField(max_length=10, choices=Channel, default=Channel.EMAIL)
    address = models.EmailField(blank=True)
    """Where it goes; empty for the address that the player has when it is sent."""
    kind = models.CharField(max_length=60)
    params = models.TextField(default="{}")
    dedupe_key = models.CharField(max_length=200)
    due = models.DateTimeField(default=timezone.now)
    attempts = models.PositiveSmallIntegerField(default=0)
    sent_at = models.DateTimeField(null=True, blank=True)
    given_up_at = models.DateTimeField(null=True, blank=True)
    last_error = models.CharField(max_length=200, blank=True)

    class Meta:
        verbose_name = _("outgoing message")
        verbose_name_plural = _("outgoing messages")
        constraints: ClassVar[list[Any]] = [
            models.UniqueConstraint(fields=["player", "channel", "dedupe_key"], name="outbox_sent_once")
        ]
        indexes: ClassVar[list[Any]] = [
            models.Index(
                fields=["due", "id"],
                condition=models.Q(sent_at__isnull=True, given_up_at__isnull=True),
                name="outbox_waiting",
            )
        ]

    def __str__(self) -> str:
        return f"{self.channel} {self.kind} #{self.pk}"


class IdempotentAnswer(models.Model):
    """What a request with an Idempotency-Key was answered, for a day; replayed to the same player only."""

    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    key = models.CharField(max_length=255)
    endpoint = models.CharField(max_length=300, help_text="Method and path.")
    digest = models.CharField(max_length=64, help_text="SHA-256 of the content that came with the key.")
    status = models.PositiveSmallIntegerField(default=0)
    headers = models.TextField(default="{}")
    body = models.TextField(default="")
    created = models.DateTimeField(default=timezone.now, db_index=True)

    class Meta:
        constraints: ClassVar[list[Any]] = [
            models.UniqueConstraint(fields=["player", "key", "endpoint"], name="idempotent_once")
        ]

    def __str__(self) -> str:
        return f"{self.endpoint} #{self.pk}"
