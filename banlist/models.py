"""A dated list of the cards that a deck may hold fewer than three of, or none (D4)."""

from django.core.validators import MaxValueValidator, MinValueValidator, RegexValidator
from django.db import models
from django.utils.translation import gettext_lazy as _

LARGEST_PASSCODE = 2**32 - 1


class BanList(models.Model):
    """A list of one format, in force from a date until the next one of that format."""

    class Status(models.TextChoices):
        DRAFT = "draft", _("draft")
        PUBLISHED = "published", _("published")

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
    status = models.CharField(
        _("status"), max_length=10, choices=Status, default=Status.DRAFT, editable=False
    )
    published_at = models.DateTimeField(_("published at"), null=True, blank=True, editable=False)
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
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def is_published(self) -> bool:
        return self.status == self.Status.PUBLISHED


class Entry(models.Model):
    """One card of a list and how many copies of it a deck may hold.

    The passcode is a plain number, since a list may name cards that the catalogue does not know; the
    names are those of the source and are shown where the catalogue has none.
    """

    class Limit(models.IntegerChoices):
        FORBIDDEN = 0, _("forbidden")
        LIMITED = 1, _("limited")
        SEMI_LIMITED = 2, _("semi-limited")

    ban_list = models.ForeignKey(BanList, on_delete=models.CASCADE, related_name="entries")
    passcode = models.BigIntegerField(
        _("passcode"), validators=[MinValueValidator(1), MaxValueValidator(LARGEST_PASSCODE)]
    )
    limit = models.PositiveSmallIntegerField(_("limit"), choices=Limit)
    name_en = models.CharField(_("English name"), max_length=200, blank=True)
    name_zh = models.CharField(_("Chinese name"), max_length=200, blank=True)

    class Meta:
        verbose_name = _("entry")
        verbose_name_plural = _("entries")
        ordering = ["limit", "name_en", "passcode"]
        constraints = [
            models.UniqueConstraint(fields=["ban_list", "passcode"], name="banlist_names_a_card_once"),
            models.CheckConstraint(condition=models.Q(limit__in=[0, 1, 2]), name="banlist_limit_is_0_1_or_2"),
            models.CheckConstraint(
                condition=models.Q(passcode__gte=1, passcode__lte=LARGEST_PASSCODE),
                name="banlist_passcode_in_range",
            ),
        ]

    def __str__(self) -> str:
        return self.name_en or str(self.passcode)
