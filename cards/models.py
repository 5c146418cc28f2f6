"""The cards that the site shows: those of the library, and those that an operator adds."""

from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from cards.lang.facts import Attribute, Kind, Race

MAX_PASSCODE = 2**32 - 1


class Card(models.Model):
    """A card as printed, by the passcode of the original card or of another print of it.

    `traits` are words with a space between; `archetypes` are names, each between two bars, so that one of
    them can be asked for and never a part of one (K23). `atk` and `defense` are empty where the card
    says "?" (N3).
    """

    passcode = models.BigIntegerField(
        _("passcode"),
        primary_key=True,
        validators=[MinValueValidator(1), MaxValueValidator(MAX_PASSCODE)],
    )
    name_en = models.CharField(_("English name"), max_length=200, db_index=True)
    name_zh = models.CharField(_("Chinese name"), max_length=200, blank=True, db_index=True)
    name_zh_community = models.CharField(
        _("Chinese name among players"),
        max_length=200,
        blank=True,
        db_index=True,
        help_text=_("Where it differs from the official one."),
    )
    kind = models.CharField(
        pgettext_lazy("of a card", "kind"), max_length=10, choices=[(kind.value, kind.value) for kind in Kind]
    )
    traits = models.CharField(
        _("traits"), max_length=60, blank=True, help_text=_('Words with a space between: "normal tuner".')
    )
    attribute = models.CharField(
        _("attribute"),
        max_length=10,
        blank=True,
        choices=[(attribute.value, attribute.value) for attribute in Attribute],
    )
    race = models.CharField(
        _("type"), max_length=20, blank=True, choices=[(race.value, race.value) for race in Race]
    )
    level = models.PositiveSmallIntegerField(_("level"), default=0)
    atk = models.PositiveIntegerField(_("ATK"), null=True, blank=True, help_text=_('Empty for "?".'))
    defense = models.PositiveIntegerField(_("DEF"), null=True, blank=True, help_text=_('Empty for "?".'))
    archetypes = models.CharField(
        _("archetypes"),
        max_length=200,
        blank=True,
        help_text=_('Each between two bars: "|Elemental HERO|Neos|".'),
    )
    alias = models.BigIntegerField(
        _("always treated as"),
        null=True,
        blank=True,
        db_index=True,
        validators=[MinValueValidator(1), MaxValueValidator(MAX_PASSCODE)],
        help_text=_("The passcode of the card whose name this one always has."),
    )
    ocg_date = models.DateField(_("first printed in the OCG"), null=True, blank=True)
    tcg_date = models.DateField(_("first printed in the TCG"), null=True, blank=True)
    ocg_set = models.CharField(_("first OCG set"), max_length=200, blank=True)
    tcg_set = models.CharField(_("first TCG set"), max_length=200, blank=True)
    playable = models.BooleanField(
        _("played in full"),
        default=False,
        editable=False,
        help_text=_("Whether the engine does everything that the card says."),
    )
    from_library = models.BooleanField(_("from the library"), default=False, editable=False)

    class Meta:
        verbose_name = _("card")
        verbose_name_plural = _("cards")
        ordering = ["name_en", "passcode"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(passcode__gte=1, passcode__lte=MAX_PASSCODE), name="card_passcode_in_range"
            ),
            models.CheckConstraint(
                condition=~models.Q(alias=models.F("passcode")), name="card_alias_is_another"
            ),
        ]

    def __str__(self) -> str:
        return self.name_en

    def get_absolute_url(self) -> str:
        """Return the address of the card's page."""
        return reverse("cards:card", args=[self.passcode])
