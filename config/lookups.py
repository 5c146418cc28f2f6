"""What the lists of the admin can be narrowed down by: what they show, and nothing behind it.

Django lets whoever may see a list filter it by any column, through the address alone. A column that is shown
nowhere could so be read letter by letter: the hidden state of a running duel, the digest of a token.
"""

from collections.abc import Iterator
from typing import Any

from django.contrib import admin
from django.http import HttpRequest


class ByWhatIsShown(admin.ModelAdmin):
    """Filters by columns that its list or its pages show, by its filters and by its search."""

    def lookup_allowed(self, lookup: str, value: Any, request: HttpRequest | None = None) -> bool:
        """Tell whether the address may name this lookup."""
        first = lookup.partition("__")[0]
        return first in set(self._shown(request)) and super().lookup_allowed(lookup, value, request)

    def _shown(self, request: HttpRequest | None) -> Iterator[str]:
        yield self.date_hierarchy or ""
        yield from (field.lstrip("=^@").partition("__")[0] for field in self.search_fields)
        filters = (each[0] if isinstance(each, tuple) else each for each in self.list_filter)
        yield from (str(each).partition("__")[0] for each in filters)
        yield from (str(column) for column in self.list_display)
        for _title, options in self.fieldsets or ((None, {"fields": self.fields or ()}),):
            yield from (str(field) for field in options["fields"])
