"""Filters for this room's lists."""

import django_filters as filters
from django.utils.translation import gettext_lazy as _

from players.models import Notification


class InboxFilter(filters.FilterSet):
    unread = filters.BooleanFilter(field_name="read_at", lookup_expr="isnull", label=_("Unread only"))
    kind = filters.CharFilter(label=_("Kind of notification"))

    class Meta:
        model = Notification
        fields = ("unread", "kind")
