"""The deck editor's form: a name, and the cards as text or as a file."""

import re
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from banlist import selectors as banlist
from decks import imports
from decks.formats.content import LARGEST_TEXT, Content, FormatError, Reading
from decks.models import LONGEST_NOTES, Deck
from decks.settling import Decision


class SettleForm(forms.Form):
    """For each line that could not be read: `line-2` is `keep`, `remove`, or a card as `3x46986414`."""

    decisions: list[Decision]

    def clean(self) -> dict[str, Any]:
        self.decisions = []
        for name, chosen in self.data.items():
            if not name.startswith("line-") or chosen in ("", "keep"):
                continue
            number = name.removeprefix("line-")
            match = CHOICE.fullmatch(chosen)
            if not NUMBER.fullmatch(number) or match is None:
                raise ValidationError(_("Choose one of the cards for each line, or leave it as it is."))
            text = self.data.get(f"text-{number}", "")
            passcode = int(match["passcode"]) if match["passcode"] else None
            self.decisions.append(Decision(int(number), text, passcode, int(match["count"] or 1)))
        return super().clean() or {}


NUMBER = re.compile(r"[1-9][0-9]{0,3}")
CHOICE = re.compile(r"remove|(?P<count>[1-9][0-9]{0,2})x(?P<passcode>[1-9][0-9]{0,9})")


class DeckForm(forms.Form):
    """Reads the deck from the text, or from a file where one is given."""

    name = forms.CharField(label=gettext_lazy("Name"), max_length=100)
    text = forms.CharField(
        label=gettext_lazy("Cards"),
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"class": "code", "rows": 24, "spellcheck": "false"}),
        help_text=gettext_lazy(
            "One card in a line: 3 Dark Magician, 3x 黑魔导, or a passcode. A YDK file, a ydke:// link or "
            "YGOPRODeck's JSON can be pasted as it is. #main, #extra and !side begin the parts."
        ),
    )
    file = forms.FileField(
        label=gettext_lazy("Or a file"),
        required=False,
        allow_empty_file=True,
        help_text=gettext_lazy("It replaces the text above."),
    )
    format = forms.ChoiceField(
        label=gettext_lazy("Format"),
        required=False,
        help_text=gettext_lazy("You are told when a ban list of this format forbids a card of the deck."),
    )
    visibility = forms.ChoiceField(
        label=gettext_lazy("Who may see it"),
        required=False,
        choices=[
            (Deck.Visibility.PRIVATE, gettext_lazy("Only you")),
            (Deck.Visibility.UNLISTED, gettext_lazy("Whoever has its address")),
            (Deck.Visibility.PUBLIC, gettext_lazy("Everybody: it is listed and found")),
        ],
    )
    notes = forms.CharField(
        label=gettext_lazy("Notes"),
        required=False,
        max_length=LONGEST_NOTES,
        widget=forms.Textarea(attrs={"rows": 6}),
        help_text=gettext_lazy("Plain text, for everybody who sees the deck."),
    )
    version = forms.IntegerField(required=False, widget=forms.HiddenInput)

    reading: Reading

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Offer the formats that have a list, and the one that the deck has."""
        super().__init__(*args, **kwargs)
        offered = [*banlist.formats(), *filter(None, [self.initial.get("format")])]
        self.fields["format"].choices = [(code, code) for code in dict.fromkeys(offered)]

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        self.reading = Reading(Content())
        if not self.errors.get("text") and not self.errors.get("file"):
            source = "file" if cleaned.get("file") else "text"
            try:
                self.reading = imports.read(self._text(cleaned))
            except FormatError as error:
                self.add_error(source, str(error))
        return cleaned

    @property
    def notes_given(self) -> str | None:
        """What is to stand in the notes; None where the page that was sent has no place for them."""
        return self.cleaned_data["notes"] if self.add_prefix("notes") in self.data else None

    def _text(self, cleaned: dict[str, Any]) -> str:
        file = cleaned.get("file")
        if not file:
            return cleaned.get("text", "")
        if file.size > LARGEST_TEXT:
            raise FormatError(
                _("The file has %(size)d bytes. At most %(most)d can be read; split it into several decks.")
                % {"size": file.size, "most": LARGEST_TEXT}
            )
        return imports.decoded(file.read())

    def add_refusal(self, error: ValidationError) -> None:
        """Shows what a service refused beside the field that it speaks of."""
        for field, problems in (error.error_dict if hasattr(error, "error_dict") else {None: error}).items():
            self.add_error(field, problems)
