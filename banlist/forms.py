"""The admin's forms for lists and their entries."""

from typing import Any

from django import forms
from django.utils.translation import gettext as _

from banlist.identity import named_twice
from banlist.models import BanList, Entry
from cards import selectors as cards
from cards.models import Card
from cards.names import name_of


class BanListForm(forms.ModelForm):
    """A list's own facts; a code typed in small letters is meant in capitals."""

    class Meta:
        model = BanList
        fields = ["name", "region", "effective_date"]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if "region" in self.fields:
            self.fields["region"].to_python = lambda value: (value or "").strip().upper()


class EntryForm(forms.ModelForm):
    """One entry. Its card is fixed once saved: to name another card, remove the row and add one."""

    class Meta:
        model = Entry
        fields = ["passcode", "limit"]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.instance.pk and "passcode" in self.fields:
            self.fields["passcode"].disabled = True


class EntryFormSet(forms.BaseInlineFormSet):
    """All entries of a list; names every row whose card another row means already (D3)."""

    def validate_unique(self) -> None:
        rows = [
            form
            for form in self.forms
            if form.cleaned_data.get("passcode") and not form.cleaned_data.get("DELETE")
        ]
        passcodes = [form.cleaned_data["passcode"] for form in rows]
        known = cards.cards_by_passcode(passcodes)
        twice = {row.passcode: row.first for row in named_twice(passcodes, cards.identities(passcodes))}
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
