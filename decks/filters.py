"""How decks are looked for, everybody's public ones and one's own, by the pages and by REST alike."""

from collections.abc import Sequence

from django import forms
from django.core.exceptions import ValidationError
from django.db.models import Exists, OuterRef, QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django_filters import CharFilter, FilterSet

from banlist import selectors as banlist
from banlist.law import Law
from cards import selectors as cards
from decks import selectors
from decks.models import Deck, HeldCard
from players import names


class SearchForm(forms.Form):
    """The filters as they were given, with the cards and the list that they mean."""

    found: Sequence[int] = ()
    """The passcodes of the cards that bear the name that was given."""
    family: set[int]
    """The passcodes under which the card that is looked for may be held."""
    law: Law | None = None
    """What the decks have to keep to today; None where that is not asked."""

    def clean_card(self) -> str:
        """A passcode, or a name that leads to a card."""
        given: str = self.cleaned_data["card"]
        if not given:
            return given
        found = selectors.cards_meant(given)
        if not found.passcodes:
            near = ", ".join(found.near)
            known = _("There is no such card. Do you mean one of these: %(near)s?") % {"near": near}
            raise ValidationError(known if near else _("There is no such card."))
        self.found = found.passcodes
        self.family = cards.with_identities(set(cards.identities(found.passcodes).values()))
        return given

    def clean_format(self) -> str:
        return self.cleaned_data["format"].upper()

    def clean_legal(self) -> str:
        """The code of a format that has a ban list in force."""
        region: str = self.cleaned_data["legal"].upper()
        if region:
            if region not in (known := banlist.formats()):
                raise ValidationError(
                    _("There is no ban list of the format “%(format)s”; there are lists of: %(known)s.")
                    % {"format": region, "known": ", ".join(known)}
                )
            self.law = banlist.law(banlist.in_force(region=region))
        return region


class DeckFilters(FilterSet):
    """Each filter narrows the list; one that is not given does nothing."""

    card = CharFilter(
        method="holding",
        label=gettext_lazy("Card"),
        max_length=200,
        help_text=gettext_lazy("Decks that hold this card: its passcode, or a name of it in any language."),
    )
    archetype = CharFilter(
        method="of_archetype",
        label=gettext_lazy("Archetype"),
        max_length=100,
        help_text=gettext_lazy("Decks that hold a card of this archetype: its whole name."),
        widget=forms.TextInput({"list": "archetypes"}),
    )
    legal = CharFilter(
        method="legal_today",
        label=gettext_lazy("Legal today in"),
        max_length=20,
        help_text=gettext_lazy("Decks that keep to all rules and to this format's ban list in force."),
    )
    format = CharFilter(
        "format",
        label=gettext_lazy("Format"),
        max_length=20,
        help_text=gettext_lazy("Decks that are meant for the ban lists of this format."),
    )
    owner = CharFilter(
        method="of_player",
        label=gettext_lazy("Owner"),
        max_length=150,
        help_text=gettext_lazy("Decks of this player: the whole name."),
    )
    name = CharFilter(
        "name",
        "icontains",
        label=gettext_lazy("Name"),
        max_length=100,
        help_text=gettext_lazy("Decks with this in their names."),
    )

    class Meta:
        model = Deck
        fields: list[str] = []
        form = SearchForm

    @property
    def law(self) -> Law | None:
        return self.form.law if self.is_valid() else None

    def holding(self, decks: QuerySet[Deck], field: str, given: str) -> QuerySet[Deck]:
        return selectors.holding(decks, self.form.family)

    def of_archetype(self, decks: QuerySet[Deck], field: str, name: str) -> QuerySet[Deck]:
        """The whole name and never a part of one, whatever its case (K23)."""
        if "|" in name:
            return decks.none()
        members = cards.all_cards().filter(archetypes__icontains=f"|{name}|").order_by()
        return decks.filter(Exists(_held().filter(passcode__in=members.values("passcode"))))

    def of_player(self, decks: QuerySet[Deck], field: str, given: str) -> QuerySet[Deck]:
        """The whole name, however its letters are typed: case and compatible forms make no difference."""
        return decks.filter(owner__name_key=names.key_of(given))

    def legal_today(self, decks: QuerySet[Deck], field: str, region: str) -> QuerySet[Deck]:
        """Leaves out what holds a forbidden card; the paging judges what is left, by all the rules."""
        forbidden = {identity for identity, limit in self.form.law.limits.items() if not limit}
        if not forbidden:
            return decks
        return decks.exclude(Exists(_held().filter(passcode__in=cards.with_identities(forbidden))))


class OwnDeckFilters(DeckFilters):
    """The same for one's own decks, which have one owner."""

    owner = None


def _held() -> QuerySet[HeldCard]:
    return HeldCard.objects.filter(deck=OuterRef("pk")).order_by()
