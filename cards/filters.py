"""How cards are looked for, by pages and by REST alike."""

import datetime
from copy import copy
from typing import Any, ClassVar, Self, cast

from django import forms
from django.db.models import QuerySet
from django.utils.functional import Promise
from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _
from django_filters import CharFilter, ChoiceFilter, DateFilter, FilterSet, NumberFilter
from drf_spectacular.utils import extend_schema_field

from cards.archetypes import in_archetype
from cards.lang.facts import Attribute, Kind, Race, Trait
from cards.models import Card
from cards.search.conditions import Search, named, printed_in, search
from cards.search.reading import QueryError, read
from cards.text import word

Term = Kind | Trait | Attribute | Race
HIGHEST_LEVEL = 12
HIGHEST_VALUE = 99_999

ORDERINGS = {
    "name": ("sort_name", "passcode"),
    "-name": ("-sort_name", "-passcode"),
    "passcode": ("passcode",),
    "-passcode": ("-passcode",),
    "level": ("level", "sort_name", "passcode"),
    "-level": ("-level", "sort_name", "passcode"),
    "atk": ("atk", "sort_name", "passcode"),
    "-atk": ("-atk", "sort_name", "passcode"),
    "def": ("defense", "sort_name", "passcode"),
    "-def": ("-defense", "sort_name", "passcode"),
    "date": ("ocg_date", "sort_name", "passcode"),
    "-date": ("-ocg_date", "sort_name", "passcode"),
}
"""The closed list of orders; each ends with the passcode, so that no two cards tie."""

ORDERING_NAMES = {
    "name": _("Name, A to Z"),
    "-name": _("Name, Z to A"),
    "-atk": _("ATK, highest first"),
    "atk": _("ATK, lowest first"),
    "-def": _("DEF, highest first"),
    "def": _("DEF, lowest first"),
    "-level": _("Level, highest first"),
    "level": _("Level, lowest first"),
    "date": _("First printed first"),
    "-date": _("Last printed first"),
    "passcode": _("Passcode"),
    "-passcode": _("Passcode, highest first"),
}


class Shared:
    """A filter that all requests share: each has a shallow copy of it instead of one to its depths."""

    def __deepcopy__(self, _memo: object) -> Self:
        copied = copy(self)
        if copied.method is not None:
            copied.method = copied.method  # The method is looked for beside the copy.
        return copied


class Words(Shared, CharFilter):
    """Filters by what is typed."""


class Choice(Shared, ChoiceFilter):
    """Filters by one of several words."""


class Day(Shared, DateFilter):
    """Filters by a day."""


def one_of(terms: type[Term], label: Promise, *, method: str | None = None) -> Choice:
    """Chooses one term from a closed list, shown in the reader's language."""

    def choices() -> list[tuple[str, str]]:
        return [(term.value, word(term, get_language() or "en")) for term in terms]

    described = extend_schema_field({"type": "string", "enum": [term.value for term in terms]})
    choice = Choice(choices=choices, label=label, method=method, empty_label=_("Any"))
    return cast(Choice, described(choice))


class MonsterNumberFilter(Shared, NumberFilter):
    """Compares a number that only monsters have; one that is "?" satisfies no comparison (N3)."""

    field_class = forms.IntegerField

    def filter(self, cards: QuerySet[Card], value: int | None) -> QuerySet[Card]:
        return cards if value is None else super().filter(cards.filter(kind=Kind.MONSTER), value)


def at_least(field: str, label: Promise, highest: int) -> MonsterNumberFilter:
    return MonsterNumberFilter(field, "gte", label=label, min_value=0, max_value=highest)


def at_most(field: str, label: Promise, highest: int) -> MonsterNumberFilter:
    return MonsterNumberFilter(field, "lte", label=label, min_value=0, max_value=highest)


class SearchForm(forms.Form):
    """The filters as they were given; what `q` asks for is read here, so that its errors are the form's."""

    search: Search
    wrong: QueryError | None = None
    """What cannot be read in the search, if anything."""

    def clean(self) -> dict[str, Any]:
        """Read the query, with limits of the day that was asked about."""
        given: dict[str, Any] = super().clean() or self.cleaned_data
        try:
            self.search = search(read(given.get("q") or ""), on=given.get("as_of"))
        except QueryError as wrong:
            self.wrong = wrong
            message = _("%(message)s (character %(at)s)")
            self.add_error("q", message % {"message": wrong.message, "at": wrong.at + 1})
        return given


class CardFilters(FilterSet):
    """Each filter narrows the list; one that is not given does nothing."""

    _made_form: ClassVar[type[SearchForm]]

    q = Words(
        method="searched",
        label=_("Search"),
        help_text=_(
            "Names, and fields such as type:trap, atk>=2000, level:4 or text:destroy; a hyphen denies, “or” "
            "stands between alternatives."
        ),
        widget=forms.TextInput({"type": "search", "autocomplete": "off", "spellcheck": "false"}),
    )
    as_of = Day(
        method="printed_by",
        label=_("As of"),
        help_text=_("The cards that there were on a day, and their limits then: 2010-03-01."),
        widget=forms.DateInput({"type": "date"}),
    )

    name = Words(
        method="named",
        label=pgettext_lazy("of a card", "Name"),
        help_text=_("Any part, in English or Chinese."),
        widget=forms.TextInput({"type": "search", "autocomplete": "off", "spellcheck": "false"}),
    )
    kind = one_of(Kind, pgettext_lazy("of a card", "Kind"))
    trait = one_of(Trait, _("Trait"), method="with_trait")
    attribute = one_of(Attribute, _("Attribute"))
    race = one_of(Race, _("Type"))
    level_min = at_least("level", _("Level at least"), HIGHEST_LEVEL)
    level_max = at_most("level", _("Level at most"), HIGHEST_LEVEL)
    atk_min = at_least("atk", _("ATK at least"), HIGHEST_VALUE)
    atk_max = at_most("atk", _("ATK at most"), HIGHEST_VALUE)
    def_min = at_least("defense", _("DEF at least"), HIGHEST_VALUE)
    def_max = at_most("defense", _("DEF at most"), HIGHEST_VALUE)
    archetype = Words(
        method="in_archetype", label=_("Archetype"), widget=forms.TextInput({"list": "archetypes"})
    )
    set = Words(
        method="printed_in", label=pgettext_lazy("of cards", "Set"), widget=forms.TextInput({"list": "sets"})
    )
    playable = extend_schema_field({"type": "boolean"})(
        Choice(
            choices=[("true", _("Played in full")), ("false", _("Not playable yet"))],
            method="played",
            label=_("In duels"),
            empty_label=_("Any"),
        )
    )

    class Meta:
        model = Card
        fields: list[str] = []
        form = SearchForm

    def get_form_class(self) -> type[SearchForm]:
        """The form of these filters, made once; each request fills a copy of its fields."""
        own = type(self)
        if "_made_form" not in vars(own):
            own._made_form = super().get_form_class()
        return own._made_form

    @property
    def order(self) -> str | None:
        """The order that the query asks for, if it does."""
        return self.form.search.order if self.is_valid() else None

    @property
    def as_of_day(self) -> datetime.date | None:
        """The day whose pool and limits are asked for; None is today."""
        return self.form.cleaned_data.get("as_of") if self.is_valid() else None

    def searched(self, cards: QuerySet[Card], field: str, text: str) -> QuerySet[Card]:
        return cards.filter(self.form.search.condition)

    def printed_by(self, cards: QuerySet[Card], field: str, day: datetime.date) -> QuerySet[Card]:
        """A card without a date is in no past pool: nobody knows whether it was there."""
        return cards.filter(ocg_date__lte=day)

    def named(self, cards: QuerySet[Card], field: str, part: str) -> QuerySet[Card]:
        return cards.filter(named(part))

    def with_trait(self, cards: QuerySet[Card], field: str, trait: str) -> QuerySet[Card]:
        """No trait's word is part of another's, so that looking for the word is enough (a test says so)."""
        return cards.filter(traits__contains=trait)

    def in_archetype(self, cards: QuerySet[Card], field: str, archetype: str) -> QuerySet[Card]:
        """The whole name, in either language, and never a part of one (K23)."""
        return cards.filter(in_archetype(archetype))

    def printed_in(self, cards: QuerySet[Card], field: str, name: str) -> QuerySet[Card]:
        return cards.filter(printed_in(name))

    def played(self, cards: QuerySet[Card], field: str, answer: str) -> QuerySet[Card]:
        return cards.filter(playable=answer == "true")
