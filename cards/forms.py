"""Forms for cards."""

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

from cards.columns import PRINTED_COLUMNS, between_bars
from cards.lang.facts import Kind, Trait
from cards.models import Card

ONLY_MONSTERS_HAVE = ("attribute", "race")


class CardForm(forms.ModelForm):
    """A card that the operator adds; it must be one that the pages can show."""

    class Meta:
        model = Card
        fields = ["passcode", *PRINTED_COLUMNS, "artwork_of", "text_en", "text_zh"]

    def clean_traits(self) -> str:
        """Accept the words of the language and no others."""
        words = self.cleaned_data["traits"].split()
        if unknown := [word for word in words if word not in set(Trait)]:
            raise ValidationError(
                _("There is no trait “%(word)s”. There are: %(known)s."),
                params={"word": unknown[0], "known": ", ".join(Trait)},
            )
        return " ".join(words)

    def clean_archetypes(self) -> str:
        """Take the names with or without the outer bars."""
        names = self.cleaned_data["archetypes"].split("|")
        return between_bars(tuple(name.strip() for name in names if name.strip()))

    def clean(self) -> dict[str, object]:
        """Hold a monster to having what monsters have, and no other card."""
        card: dict[str, object] = super().clean() or self.cleaned_data
        for field in ("alias", "artwork_of"):
            if card.get(field) is not None and card.get(field) == (card.get("passcode") or self.instance.pk):
                self.add_error(field, _("That is this card itself. Leave this empty."))
        monster = card.get("kind") == Kind.MONSTER
        for field in ONLY_MONSTERS_HAVE:
            if monster and field in card and not card[field]:
                self.add_error(field, _("A monster has one."))
            elif not monster and card.get(field):
                self.add_error(field, _("Only monsters have one."))
        return card
