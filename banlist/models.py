"""A dated list of the cards that a deck may hold fewer than three of, or none (D4)."""

from typing import Any, NoReturn

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator, RegexValidator
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from banlist.lflist import LARGEST_PASSCODE, LARGEST_POINTS, POINTS_KEY


class BanList(models.Model):
    """A list of one format, in force from a date until the next one of that format."""

    class Status(models.TextChoices):
        DRAFT = "draft", _("draft")
        PUBLISHED = "published", _("published")

    class Kind(models.TextChoices):
        LIMITS = "limits", _("limits: a card that is not named may be held three times")
        WHITELIST = "whitelist", _("whitelist: a card that is not named may not be held")
        POINTS = "points", _("points: copies cost points, and a deck may spend so many")

    name = models.CharField(_("name"), max_length=100)
    region = models.CharField(
        _("region or format"),
        max_length=20,
        default="OCG",
        validators=[
            RegexValidator(
                r"^[A-Z0-9][A-Z0-9._-]*\Z",
                _("Write a short code in capital letters, digits, dots or hyphens, such as OCG or TCG."),
            )
        ],
        help_text=_("A short code: OCG, TCG, or the name of a format of your own."),
    )
    effective_date = models.DateField(
        _("effective date"), help_text=_("The first day on which it is in force.")
    )
    kind = models.CharField(_("kind of list"), max_length=10, choices=Kind, default=Kind.LIMITS)
    cap = models.PositiveSmallIntegerField(
        _("points a deck may spend"),
        null=True,
        blank=True,
        help_text=_("For a list of points, and for no other."),
    )
    points_key = models.CharField(
        _("what duel programs call the points"),
        max_length=30,
        blank=True,
        default=POINTS_KEY,
        validators=[RegexValidator(r"^[!-~]+\Z", _("Write letters and digits without spaces."))],
        help_text=_("In lflist.conf; clients tell the list by it, too."),
    )
    status = models.CharField(
        _("status"), max_length=10, choices=Status, default=Status.DRAFT, editable=False
    )
    published_at = models.DateTimeField(_("published at"), null=True, blank=True, editable=False)
    publish_at = models.DateTimeField(_("to be published at"), null=True, blank=True, editable=False)
    """When the worker publishes a draft; null for a draft that waits for a person, and once published."""
    publish_zone = models.CharField(max_length=64, blank=True, editable=False)
    """The time zone in which that moment was named."""
    owners_told_at = models.DateTimeField(null=True, blank=True, editable=False)
    """When the owners of all decks that it makes illegal had been told; null while that is to be done."""
    source = models.CharField(max_length=64, blank=True, editable=False)
    """The file of `banlist/lists` that this list came from; empty for a list made here."""
    source_digest = models.CharField(max_length=64, blank=True, editable=False)
    """What the list said when it came from the file: whether an admin has changed it since shows by this."""

    class Meta:
        verbose_name = _("ban list")
        verbose_name_plural = _("ban lists")
        ordering = ["-effective_date", "region", "-pk"]
        permissions = [("publish_banlist", "Can publish a ban list and take it back")]
        indexes = [models.Index(fields=["region", "-effective_date"], name="banlist_by_region_and_date")]
        constraints = [
            models.UniqueConstraint(
                fields=["source"], condition=~models.Q(source=""), name="banlist_comes_from_a_file_once"
            ),
            models.CheckConstraint(
                condition=models.Q(status="draft", published_at__isnull=True)
                | models.Q(status="published", published_at__isnull=False),
                name="banlist_published_has_its_moment",
            ),
            models.CheckConstraint(
                condition=models.Q(status="draft") | models.Q(publish_at__isnull=True),
                name="banlist_scheduled_is_a_draft",
            ),
            models.CheckConstraint(
                condition=models.Q(kind="points", cap__isnull=False)
                | ~models.Q(kind="points") & models.Q(cap__isnull=True),
                name="banlist_points_have_a_cap",
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def is_published(self) -> bool:
        return self.status == self.Status.PUBLISHED

    def clean(self) -> None:
        """A list of points says how many may be spent; no other list does."""
        if self.kind == self.Kind.POINTS and self.cap is None:
            raise ValidationError({"cap": _("Say how many points a deck may spend.")})
        if self.kind != self.Kind.POINTS and self.cap is not None:
            raise ValidationError({"cap": _("Only a list of points has a cap. Leave it empty.")})


class Entry(models.Model):
    """One card of a list, how many copies of it a deck may hold, and what each costs.

    The passcode is a plain number, since a list may name cards that the catalogue does not know; the
    names are those of the source and are shown where the catalogue has none.
    """

    class Limit(models.IntegerChoices):
        FORBIDDEN = 0, _("forbidden")
        LIMITED = 1, _("limited")
        SEMI_LIMITED = 2, _("semi-limited")
        UNLIMITED = 3, _("unlimited")

    ban_list = models.ForeignKey(BanList, on_delete=models.CASCADE, related_name="entries")
    passcode = models.BigIntegerField(
        _("passcode"), validators=[MinValueValidator(1), MaxValueValidator(LARGEST_PASSCODE)]
    )
    limit = models.PositiveSmallIntegerField(_("limit"), choices=Limit)
    points = models.PositiveSmallIntegerField(
        _("points"),
        default=0,
        validators=[MaxValueValidator(LARGEST_POINTS)],
        help_text=_("What each copy costs, on a list of points."),
    )
    name_en = models.CharField(_("English name"), max_length=200, blank=True)
    name_zh = models.CharField(_("Chinese name"), max_length=200, blank=True)

    class Meta:
        verbose_name = _("entry")
        verbose_name_plural = _("entries")
        ordering = ["limit", "name_en", "passcode"]
        constraints = [
            models.UniqueConstraint(fields=["ban_list", "passcode"], name="banlist_names_a_card_once"),
            models.CheckConstraint(
                condition=models.Q(limit__in=[0, 1, 2, 3]), name="banlist_limit_is_0_to_3"
            ),
            models.CheckConstraint(
                condition=models.Q(passcode__gte=1, passcode__lte=LARGEST_PASSCODE),
                name="banlist_passcode_in_range",
            ),
        ]

    def __str__(self) -> str:
        return self.name_en or str(self.passcode)


class NeverChanged(TypeError):
    """Somebody tried to change or to delete what is written down for good."""


class RecordQuerySet(models.QuerySet["Record"]):
    """Rows are added and read, and nothing else."""

    def update(self, **values: Any) -> NoReturn:
        raise NeverChanged("A record of ban lists is never changed.")

    def delete(self) -> NoReturn:
        raise NeverChanged("A record of ban lists is never deleted.")

    def bulk_update(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise NeverChanged("A record of ban lists is never changed.")


class Record(models.Model):
    """One thing that was done to a list, by whom, and what differed before and after. Written once, for good.

    The list is a plain number and the actor no constraint, so that the record outlives both.
    """

    class Act(models.TextChoices):
        CREATED = "created", pgettext_lazy("of a ban list", "created")
        CHANGED = "changed", pgettext_lazy("of a ban list", "changed")
        SCHEDULED = "scheduled", _("to be published later")
        UNSCHEDULED = "unscheduled", _("no longer to be published later")
        PUBLISHED = "published", _("published")
        TAKEN_BACK = "taken_back", _("taken back")
        DELETED = "deleted", _("deleted")

    list_number = models.BigIntegerField(_("number of the list"), db_index=True)
    list_name = models.CharField(_("ban list"), max_length=100)
    act = models.CharField(_("what was done"), max_length=12, choices=Act)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        verbose_name=_("done by"),
        null=True,
        on_delete=models.DO_NOTHING,
        db_constraint=False,
        related_name="+",
    )
    """Null for what the server did by itself."""
    at = models.DateTimeField(_("done at"), default=timezone.now)
    before = models.JSONField(_("said before"), default=dict)
    after = models.JSONField(_("said after"), default=dict)

    objects = RecordQuerySet.as_manager()

    class Meta:
        verbose_name = _("record of a ban list")
        verbose_name_plural = _("records of ban lists")
        ordering = ["-at", "-pk"]

    def __str__(self) -> str:
        return f"{self.list_name}: {self.get_act_display()}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        if self.pk is not None:
            raise NeverChanged("A record of ban lists is never changed.")
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise NeverChanged("A record of ban lists is never deleted.")
