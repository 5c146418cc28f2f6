"""Decks and what they held at each time."""

import secrets

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from banlist.models import BanList
from banlist.selectors import DEFAULT_REGION
from decks.fields import PasscodesField, RemarksField
from decks.formats.content import Content

KEY_LENGTH = 22
LONGEST_NOTES = 5000


def new_key() -> str:
    """An address that nobody guesses: 128 bits."""
    return secrets.token_urlsafe(16)


class Deck(models.Model):
    """A player's deck: a name, and the revision that it is now. Private unless its owner shows it."""

    class Visibility(models.TextChoices):
        PUBLIC = "public", pgettext_lazy("of a deck", "public")
        UNLISTED = "unlisted", pgettext_lazy("of a deck", "unlisted")
        PRIVATE = "private", pgettext_lazy("of a deck", "private")

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, verbose_name=_("owner"), on_delete=models.CASCADE, related_name="decks"
    )
    name = models.CharField(_("name"), max_length=100)
    format = models.CharField(
        _("format"),
        max_length=BanList._meta.get_field("region").max_length,
        default=DEFAULT_REGION,
        help_text=_("The deck is meant for the ban lists of this format."),
    )
    visibility = models.CharField(
        _("visibility"), max_length=8, choices=Visibility, default=Visibility.PRIVATE
    )
    """Everybody finds a public deck; an unlisted one is seen by whoever has its address."""
    key = models.CharField(max_length=KEY_LENGTH, unique=True, default=new_key, editable=False)
    """The address of the deck while it is unlisted; another one each time it becomes so."""
    notes = models.TextField(_("notes"), blank=True, max_length=LONGEST_NOTES)
    forked_from = models.ForeignKey(
        "self",
        verbose_name=_("copied from"),
        null=True,
        blank=True,
        editable=False,
        on_delete=models.SET_NULL,
        related_name="forks",
    )
    """The deck that this one began as a copy of, while there is such a deck."""
    credited_to = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        verbose_name=_("after a deck of"),
        null=True,
        blank=True,
        editable=False,
        on_delete=models.SET_NULL,
        related_name="+",
    )
    """Whose that deck was: the account and no name, so that whoever leaves is named by his pseudonym."""
    current = models.ForeignKey(
        "decks.DeckRevision", null=True, editable=False, on_delete=models.PROTECT, related_name="+"
    )
    """Null only inside the transaction that makes the deck, and inside the one that deletes it."""
    version = models.PositiveIntegerField(default=1, editable=False)
    """Counts every change of the deck, so that an edit of something already changed can be refused."""
    created_at = models.DateTimeField(_("created"), auto_now_add=True)
    updated_at = models.DateTimeField(_("changed"), auto_now=True)

    class Meta:
        verbose_name = _("deck")
        verbose_name_plural = _("decks")
        ordering = ["-updated_at", "-pk"]
        indexes = [
            models.Index(fields=["format", "id"], name="deck_of_format"),
            models.Index(fields=["owner", "-updated_at", "-id"], name="deck_of_owner_by_change"),
            models.Index(
                fields=["-updated_at", "-id"],
                condition=models.Q(visibility="public"),
                name="deck_public_by_change",
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def is_public(self) -> bool:
        return self.visibility == self.Visibility.PUBLIC

    @property
    def is_unlisted(self) -> bool:
        return self.visibility == self.Visibility.UNLISTED

    @property
    def address(self) -> int | str:
        """By what the deck's pages are reached: its number, or while it is unlisted its key."""
        return self.key if self.is_unlisted else self.pk


class DeckRevision(models.Model):
    """What a deck held at one time. It never changes, and stays if a duel was played with it (D6).

    The cards are passcodes in the order in which the owner wrote them, unknown ones among them.
    """

    deck = models.ForeignKey(Deck, null=True, on_delete=models.SET_NULL, related_name="revisions")
    number = models.PositiveIntegerField(_("number"))
    main = PasscodesField(_("main deck"), default=tuple)
    extra = PasscodesField(_("extra deck"), default=tuple)
    side = PasscodesField(_("side deck"), default=tuple)
    remarks = RemarksField(_("remarks"), default=tuple)
    digest = models.CharField(max_length=64, editable=False)
    """The same for the same cards in the same order: SHA-256 of the three parts in canonical JSON."""
    brings_back = models.PositiveIntegerField(null=True, editable=False)
    """The number of the revision that this one is again because what came after was undone; else empty."""
    created_at = models.DateTimeField(_("created"), auto_now_add=True)

    class Meta:
        verbose_name = _("deck revision")
        verbose_name_plural = _("deck revisions")
        ordering = ["-number", "-pk"]
        constraints = [models.UniqueConstraint(fields=["deck", "number"], name="deck_numbers_its_revisions")]

    def __str__(self) -> str:
        return f"{self.deck_id}.{self.number}"

    @property
    def content(self) -> Content:
        return Content(self.main, self.extra, self.side, self.remarks)

    @property
    def passcodes(self) -> tuple[int, ...]:
        return self.main + self.extra + self.side

    @property
    def stands_for(self) -> int:
        """The number of the revision whose cards these are, and whose past is what can be undone next."""
        return self.brings_back or self.number

    @property
    def can_be_undone(self) -> bool:
        return self.stands_for > 1


class HeldCard(models.Model):
    """How many copies of a card a deck holds as it is now, so that decks are found by their cards.

    The passcode is a plain number, as in the deck.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="held")
    passcode = models.BigIntegerField(_("passcode"))
    copies = models.PositiveSmallIntegerField(_("copies"))

    class Meta:
        verbose_name = _("card held")
        verbose_name_plural = _("cards held")
        ordering = ["deck", "passcode"]
        constraints = [
            models.UniqueConstraint(fields=["passcode", "deck"], name="deck_holds_a_card_once"),
        ]

    def __str__(self) -> str:
        return f"{self.passcode} × {self.copies}"
