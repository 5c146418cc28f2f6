"""The cards that the site shows: those of the library, and those that an operator adds."""

from typing import Any

from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from simple_history.models import HistoricalRecords

from cards.lang.facts import Attribute, Kind, Race
from cards.search.keys import key_of

MAX_PASSCODE = 2**32 - 1
LONGEST_TEXT = 5000


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
    artwork_of = models.BigIntegerField(
        _("another artwork of"),
        null=True,
        blank=True,
        db_index=True,
        validators=[MinValueValidator(1), MaxValueValidator(MAX_PASSCODE)],
        help_text=_("The passcode of the card that this is another print of, with another picture."),
    )
    ocg_date = models.DateField(_("first printed in the OCG"), null=True, blank=True)
    tcg_date = models.DateField(_("first printed in the TCG"), null=True, blank=True)
    ocg_set = models.CharField(_("first OCG set"), max_length=200, blank=True)
    tcg_set = models.CharField(_("first TCG set"), max_length=200, blank=True)
    sort_name = models.CharField(max_length=250, editable=False, default="")
    """The key of the English name: names sort by it alike on every database."""
    playable = models.BooleanField(
        _("played in full"),
        default=False,
        editable=False,
        help_text=_("Whether the engine does everything that the card says."),
    )
    from_library = models.BooleanField(_("from the library"), default=False, editable=False)
    text_en = models.TextField(_("English text"), blank=True, max_length=LONGEST_TEXT)
    text_zh = models.TextField(_("Chinese text"), blank=True, max_length=LONGEST_TEXT)
    """What an import or an operator says that the card says; the library's cards are put into words anew."""
    provenance = models.JSONField(_("where it comes from"), default=dict, blank=True, editable=False)
    """For each column the import that told it, or "admin" where an operator has corrected it."""

    history = HistoricalRecords(
        verbose_name=_("history of a card"), excluded_fields=["sort_name", "provenance"]
    )

    class Meta:
        verbose_name = _("card")
        verbose_name_plural = _("cards")
        ordering = ["sort_name", "passcode"]
        indexes = [
            # The order of lists, and beside it what cards are asked for by: most pages are found in it alone.
            models.Index(
                fields=[
                    "sort_name",
                    "passcode",
                    "kind",
                    "attribute",
                    "race",
                    "level",
                    "atk",
                    "defense",
                    "ocg_date",
                    "playable",
                    "traits",
                    "archetypes",
                ],
                name="card_by_name_with_its_facts",
            )
        ]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(passcode__gte=1, passcode__lte=MAX_PASSCODE), name="card_passcode_in_range"
            ),
            models.CheckConstraint(
                condition=~models.Q(alias=models.F("passcode")), name="card_alias_is_another"
            ),
            models.CheckConstraint(
                condition=~models.Q(artwork_of=models.F("passcode")), name="card_artwork_is_of_another"
            ),
        ]

    def __str__(self) -> str:
        return self.name_en

    def save(self, *args: Any, **options: Any) -> None:
        """Keep the sorting key with the name."""
        self.sort_name = key_of(self.name_en)
        super().save(*args, **options)

    def get_absolute_url(self) -> str:
        """Return the address of the card's page."""
        return reverse("cards:card", args=[self.passcode])


class Name(models.Model):
    """A name under which a card is found, with the keys of all ways of typing it.

    Printed names follow the card's row; nicknames are an operator's.
    """

    class Sort(models.TextChoices):
        ENGLISH = "en", _("English")
        CHINESE = "zh", _("Chinese")
        COMMUNITY = "zh_community", _("Chinese among players")
        NICKNAME = "nickname", _("nickname")

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="names", verbose_name=_("card"))
    sort = models.CharField(_("sort"), max_length=20, choices=Sort, default=Sort.NICKNAME)
    text = models.CharField(_("name"), max_length=200)
    key = models.CharField(max_length=250, editable=False, db_index=True)
    pinyin = models.CharField(max_length=1200, editable=False, blank=True)
    initials = models.CharField(max_length=250, editable=False, blank=True)
    changed = models.DateTimeField(auto_now=True, db_index=True)

    class Meta:
        verbose_name = _("name")
        verbose_name_plural = _("names")
        ordering = ["sort", "text", "pk"]
        constraints = [models.UniqueConstraint(fields=["card", "text"], name="card_has_a_name_once")]

    def __str__(self) -> str:
        return self.text


class Text(models.Model):
    """What a card says in a language, as it is looked for: without punctuation, case and width."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="texts", verbose_name=_("card"))
    language = models.CharField(_("language"), max_length=10)
    key = models.TextField()

    class Meta:
        verbose_name = _("text")
        verbose_name_plural = _("texts")
        ordering = ["card", "language"]
        constraints = [models.UniqueConstraint(fields=["card", "language"], name="card_has_a_text_once")]

    def __str__(self) -> str:
        return f"{self.card_id} {self.language}"


class Printing(models.Model):
    """A print of a card in a set."""

    class Region(models.TextChoices):
        OCG = "OCG", "OCG"
        TCG = "TCG", "TCG"

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="printings", verbose_name=_("card"))
    set_name = models.CharField(_("set"), max_length=200, db_index=True)
    number = models.CharField(_("number"), max_length=40, blank=True, help_text=_("Such as LOB-EN001."))
    rarity = models.CharField(_("rarity"), max_length=60, blank=True)
    region = models.CharField(_("region"), max_length=3, choices=Region)
    date = models.DateField(_("date"), null=True, blank=True)

    class Meta:
        verbose_name = _("printing")
        verbose_name_plural = _("printings")
        ordering = ["date", "set_name", "number", "rarity", "pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["card", "region", "set_name", "number", "rarity"], name="card_is_printed_so_once"
            )
        ]

    def __str__(self) -> str:
        return f"{self.set_name} {self.number}".strip()


class FormerPasscode(models.Model):
    """A number by which a card was known before: decks and lists may still name it."""

    passcode = models.BigIntegerField(
        _("former passcode"),
        primary_key=True,
        validators=[MinValueValidator(1), MaxValueValidator(MAX_PASSCODE)],
    )
    card = models.ForeignKey(
        Card, on_delete=models.CASCADE, related_name="former_passcodes", verbose_name=_("card")
    )

    class Meta:
        verbose_name = _("former passcode")
        verbose_name_plural = _("former passcodes")
        ordering = ["passcode"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(passcode__gte=1, passcode__lte=MAX_PASSCODE),
                name="former_passcode_in_range",
            )
        ]

    def __str__(self) -> str:
        return str(self.passcode)


class Catalogue(models.Model):
    """The one row that remembers when anything that is told of cards changed last."""

    changed_at = models.DateTimeField()

    class Meta:
        constraints = [models.CheckConstraint(condition=models.Q(pk=1), name="there_is_one_catalogue")]

    def __str__(self) -> str:
        return str(self.changed_at)


class Export(models.Model):
    """The whole catalogue in one language, packed: a line of JSON for each card, as REST gives it."""

    language = models.CharField(max_length=10, primary_key=True)
    content = models.BinaryField()
    """gzip of UTF-8 text."""
    sha256 = models.CharField(max_length=64)
    """Of the content, in hexadecimal digits."""
    size = models.PositiveIntegerField()
    """Of the content, in bytes."""
    cards = models.PositiveIntegerField()
    made_for = models.DateTimeField()
    """The state of the catalogue that it tells: when that had changed last."""

    class Meta:
        ordering = ["language"]

    def __str__(self) -> str:
        return f"{self.language} {self.made_for}"
