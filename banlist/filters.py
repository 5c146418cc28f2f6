"""By what ban lists can be asked for over REST."""

import django_filters
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from banlist import selectors
from banlist.models import BanList


class BanListFilter(django_filters.FilterSet):
    region = django_filters.CharFilter(
        field_name="region", lookup_expr="iexact", help_text=_("The region or format, such as OCG.")
    )
    effective_date = django_filters.DateFilter(help_text=_("Lists that begin on this date."))
    in_force_on = django_filters.DateFilter(
        method="keep_in_force", help_text=_("Of each region or format, the list in force on this date.")
    )

    class Meta:
        model = BanList
        fields: list[str] = []

    def keep_in_force(self, queryset: QuerySet[BanList], name: str, value: object) -> QuerySet[BanList]:
        return queryset.filter(pk__in=selectors.in_force_everywhere(on=value).values("pk"))
