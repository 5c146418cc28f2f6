"""The admin's forms for lists and their entries, for files of lists, and for what is done with a list."""

import datetime
import re
from typing import Any

from django import forms
from django.core.validators import MaxLengthValidator
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from banlist import lflist
from banlist.identity import named_twice
from banlist.models import BanList, Entry
from banlist.recording import state_digest
from banlist.selectors import before
from cards import selectors as cards
from cards.models import Card
from cards.names import name_of
from cards.search.misspellings import bearers_of, guesses
from players.zones import zone_names

NUMBER = re.compile(r"-?[0-9]+")
LONGEST_NAME = 200


class BanListForm(forms.ModelForm):
    """A list's own facts; a code typed in small letters is meant in capitals.

    `seen` says what the list was when the form was shown: who saves over another judge's change is told.
    """

    seen = forms.CharField(required=False, widget=forms.HiddenInput)

    class Meta:
        model = BanList
        fields = ["name", "region", "effective_date", "kind", "cap", "points_key"]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if "region" in self.fields:
            self.fields["region"].to_python = lambda value: (value or "").strip().upper()
        if self.instance.pk:
            self.initial["seen"] = state_digest(self.instance)

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or {}
        if self.instance.pk and cleaned.get("seen"):
            stored = BanList.objects.select_for_update().filter(pk=self.instance.pk).first()
            if stored is None or cleaned["seen"] != state_digest(stored):
                changed = _(
                    "Somebody changed this list while you did. Load it anew, then repeat your change."
                )
                raise forms.ValidationError(changed, "changed_meanwhile")
        return cleaned


class CardField(forms.CharField):
    """A card by its passcode, which the catalogue need not know, or by a name that one card bears."""

    def to_python(self, value: Any) -> int | None:
        given = super().to_python(value)
        if not given:
            return None
        MaxLengthValidator(LONGEST_NAME)(given)
        if NUMBER.fullmatch(given):
            return int(given)
        found = bearers_of([given]).get(given, [])
        meant = set(cards.identities([card.passcode for card in found]).values())
        if len(meant) == 1:
            return meant.pop()
        if meant:
            passcodes = ", ".join(map(str, sorted(meant)))
            raise forms.ValidationError(
                _("Several cards are called %(name)s: %(passcodes)s. Write the passcode of the one you mean.")
                % {"name": given, "passcodes": passcodes}
            )
        perhaps = guesses([given])[given].perhaps
        near = cards.cards_by_passcode(perhaps)
        names = ", ".join(_named(passcode, near) for passcode in perhaps if passcode in near)
        message = _("There is no such card. Do you mean one of these: %(near)s?") % {"near": names}
        raise forms.ValidationError(message if names else _("There is no such card."))


class EntryForm(forms.ModelForm):
    """One entry. Its card is fixed once saved: to name another card, remove the row and add one."""

    passcode = CardField(
        label=gettext_lazy("card: passcode or name"),
        widget=forms.TextInput(attrs={"size": 16, "maxlength": LONGEST_NAME}),
    )

    class Meta:
        model = Entry
        fields = ["passcode", "limit", "points"]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.instance.pk and "passcode" in self.fields:
            self.fields["passcode"].disabled = True
        if "points" in self.fields:
            self.fields["points"].required = False

    def clean_points(self) -> int:
        """On a list without points nothing is written, and nothing is meant."""
        return self.cleaned_data.get("points") or 0


class EntryFormSet(forms.BaseInlineFormSet):
    """All entries of a list; names every row whose card another row means already (D3)."""

    def validate_unique(self) -> None:
        rows = [
            form
            for form in self.forms
            if form.cleaned_data.get("passcode") and not form.cleaned_data.get("DELETE")
        ]
        passcodes = [form.cleaned_data["passcode"] for form in rows]
        said = [
            (form.cleaned_data["passcode"], (form.cleaned_data.get("limit"), form.cleaned_data.get("points")))
            for form in rows
        ]
        known = cards.cards_by_passcode(passcodes)
        twice = {row.passcode: row.first for row in named_twice(said, cards.identities(passcodes))}
        seen: set[int] = set()
        for form in rows:
            passcode = form.cleaned_data["passcode"]
            again = twice.get(passcode)
            if again is not None and (again != passcode or passcode in seen):
                form.add_error("passcode", _twice(passcode, again, known))
            seen.add(passcode)


def _twice(passcode: int, first: int, known: dict[int, Card]) -> str:
    if passcode == first:
        return _("%(card)s is on this list already. Keep one of the two rows.") % {
            "card": _named(passcode, known)
        }
    return _("%(card)s is the same card as %(first)s, which is on this list already. Keep one of them.") % {
        "card": _named(passcode, known),
        "first": _named(first, known),
    }


def _named(passcode: int, known: dict[int, Card]) -> str:
    return f"{name_of(known[passcode])} ({passcode})" if passcode in known else str(passcode)


class ImportForm(forms.Form):
    """A file of lists; `reading` is what it says."""

    file = forms.FileField(label=gettext_lazy("lflist.conf file"))
    region = forms.CharField(
        label=gettext_lazy("region or format"),
        max_length=20,
        required=False,
        help_text=gettext_lazy("Empty: as each list's name tells; “2013.9 TCG” is the TCG's."),
    )
    effective_date = forms.DateField(
        label=gettext_lazy("effective date"),
        required=False,
        widget=forms.DateInput(attrs={"type": "date"}),
        help_text=gettext_lazy("Empty: as each list's name tells."),
    )
    reading: lflist.Reading

    def clean_file(self) -> Any:
        file = self.cleaned_data["file"]
        try:
            self.reading = lflist.read(file.read(lflist.BYTES_AT_MOST + 1))
        except lflist.NotAList as error:
            raise forms.ValidationError(str(error)) from None
        return file


class ScheduleForm(forms.Form):
    """When a draft is to be published, by the clocks of a time zone."""

    at = forms.DateTimeField(
        label=gettext_lazy("publish at"),
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M"),
    )
    zone = forms.ChoiceField(label=gettext_lazy("time zone"), choices=lambda: [(n, n) for n in zone_names()])

    def clean_at(self) -> datetime.datetime:
        """What the clocks show: in which zone is said beside it."""
        return self.cleaned_data["at"].replace(tzinfo=None)


class CompareForm(forms.Form):
    """With which other list a list is compared: with none chosen, the one in force the day before it."""

    old = forms.ModelChoiceField(
        label=gettext_lazy("compare with"),
        queryset=BanList.objects.none(),
        required=False,
        empty_label=gettext_lazy("the list in force before it"),
    )

    def __init__(self, *args: Any, ban_list: BanList, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.ban_list = ban_list
        self.fields["old"].queryset = BanList.objects.exclude(pk=ban_list.pk)

    def chosen(self) -> BanList | None:
        if self.is_bound and self.is_valid() and self.cleaned_data["old"]:
            return self.cleaned_data["old"]
        return before(self.ban_list)
