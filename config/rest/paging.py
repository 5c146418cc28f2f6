"""Lists come in pages by cursor: the place after the last row seen, never a page number."""

from datetime import date, datetime
from typing import Any, ClassVar

from django.core import signing
from django.core.exceptions import FieldDoesNotExist, ImproperlyConfigured
from django.db.models import F, Field, Model, Q, QuerySet
from django.utils.translation import gettext as _
from rest_framework.pagination import BasePagination
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import remove_query_param, replace_query_param

from config.rest.problems import BadQuery

Ordering = tuple[str, ...]


class CursorPaging(BasePagination):
    """Pages by the values of the ordering's fields, so that rows added meanwhile move nothing.

    The view names `ordering`, or several in `orderings` of which `?order=` chooses (by default the view's
    `usual_order`, or else the first).
    An ordering ends with a unique field: otherwise rows that tie would be lost or repeated.
    """

    default_size: ClassVar[int] = 50
    max_size: ClassVar[int] = 200
    cursor_param = "cursor"
    size_param = "page_size"
    order_param = "order"
    salt = "config.rest.paging"

    def paginate_queryset(self, queryset: QuerySet[Any], request: Request, view: Any = None) -> list[Any]:
        backwards, place = self._begin(queryset, request, view)
        rows = queryset
        if place is not None:
            rows = rows.filter(self._beyond(place, backwards=backwards))
        found = self.read(rows.order_by(*self._terms(backwards=backwards))[: self.size + 1])
        more = len(found) > self.size
        found = found[: self.size]
        if backwards:
            found.reverse()
        self.has_next = bool(found) and (True if backwards else more)
        self.has_previous = bool(found) and (more if backwards else place is not None)
        self.first, self.last = (found[0], found[-1]) if found else (None, None)
        return found

    def read(self, page: QuerySet[Any]) -> list[Any]:
        """The rows of one page, which is in order and cut."""
        return list(page)

    def _begin(self, queryset: QuerySet[Any], request: Request, view: Any) -> tuple[bool, list[Any] | None]:
        """Reads what the request says; returns whether it is read backwards, and from which place."""
        self.request = request
        self.size = self._size(request)
        self.name, self.ordering = self._ordering(request, view)
        self.model: type[Model] = queryset.model
        self._require_unique_end()
        return self._place(request)

    def get_paginated_response(self, data: Any) -> Response:
        return Response({"next": self.next_link(), "previous": self.previous_link(), "results": data})

    def next_link(self) -> str | None:
        return self._link(self.last, backwards=False) if self.has_next else None

    def previous_link(self) -> str | None:
        return self._link(self.first, backwards=True) if self.has_previous else None

    def parameters(self, view: Any) -> set[str]:
        """The query parameters that belong to paging, for the strict filter."""
        own = {self.cursor_param, self.size_param}
        return own | {self.order_param} if getattr(view, "orderings", None) else own

    def _size(self, request: Request) -> int:
        given = request.query_params.get(self.size_param)
        if given is None:
            return self.default_size
        if not (given.isascii() and given.isdigit() and len(given) < 5 and 1 <= int(given) <= self.max_size):
            raise BadQuery({self.size_param: _("Give a whole number from 1 to %d.") % self.max_size})
        return int(given)

    def _ordering(self, request: Request, view: Any) -> tuple[str, Ordering]:
        orderings: dict[str, Ordering] = getattr(view, "orderings", None) or {}
        if not orderings:
            ordering = getattr(view, "ordering", None)
            if not ordering:
                raise ImproperlyConfigured(f"{type(view).__name__} names no ordering.")
            return "", tuple(ordering)
        usual = getattr(view, "usual_order", None) or next(iter(orderings))
        name = request.query_params.get(self.order_param, usual)
        if name not in orderings:
            raise BadQuery({self.order_param: _("Choose one of: %s.") % ", ".join(orderings)})
        return name, tuple(orderings[name])

    def _require_unique_end(self) -> None:
        end = self.ordering[-1].lstrip("-")
        field = self._field(end)
        if end != "pk" and not (field is not None and (field.unique or field.primary_key)):
            raise ImproperlyConfigured(f"The ordering {self.ordering} does not end with a unique field.")

    def _field(self, name: str) -> Field | None:
        model: Any = self.model
        found: Any = None
        for step in name.split("__"):
            try:
                found = model._meta.pk if step == "pk" else model._meta.get_field(step)
            except FieldDoesNotExist:
                return None  # An annotation of the query.
            model = found.related_model
        return found

    def _terms(self, *, backwards: bool) -> list[Any]:
        """The ordering with rows without a value last (or first, when read backwards), on every database."""
        terms = []
        for name in self.ordering:
            column = F(name.lstrip("-"))
            descending = name.startswith("-") != backwards
            order = {"nulls_first": True} if backwards else {"nulls_last": True}
            field = self._field(name.lstrip("-"))
            order = {} if field is not None and not field.null else order
            terms.append(column.desc(**order) if descending else column.asc(**order))
        return terms

    def _beyond(self, place: list[Any], *, backwards: bool) -> Q:
        """Rows after the place: later in the first field, or equal there and later in the second..."""
        beyond, same = Q(), Q()
        for name, value in zip(self.ordering, place, strict=True):
            column = name.lstrip("-")
            descending = name.startswith("-") != backwards
            if value is None:
                if backwards:
                    beyond |= same & Q(**{f"{column}__isnull": False})
                same &= Q(**{f"{column}__isnull": True})
                continue
            later = Q(**{f"{column}__{'lt' if descending else 'gt'}": value})
            if not backwards:
                field = self._field(column)
                later |= Q(**{f"{column}__isnull": True}) if field is None or field.null else Q()
            beyond |= same & later
            same &= Q(**{column: value})
        return beyond

    def _values(self, row: Any) -> list[Any]:
        values = []
        for name in self.ordering:
            value = row
            for step in name.lstrip("-").split("__"):
                value = value[step] if isinstance(value, dict) else getattr(value, step)
            values.append(value.isoformat() if isinstance(value, datetime | date) else value)
        return values

    def _signer(self) -> signing.Signer:
        """What signs cursors: for one kind of rows in one order, as no other list has places of that form.

        Without the time, so that the same page has the same links and tag.
        """
        return signing.Signer(salt=":".join((self.salt, self.model._meta.label, *self.ordering)))

    def _link(self, row: Any, *, backwards: bool) -> str:
        cursor = self._signer().sign_object([self.name, backwards, self._values(row)], compress=True)
        url = remove_query_param(self.request.build_absolute_uri(), self.cursor_param)
        return replace_query_param(url, self.cursor_param, cursor)

    def _place(self, request: Request) -> tuple[bool, list[Any] | None]:
        given = request.query_params.get(self.cursor_param)
        if given is None:
            return False, None
        try:
            name, backwards, values = self._signer().unsign_object(given)
        except (signing.BadSignature, ValueError, TypeError):
            name, backwards, values = None, False, []
        if name != self.name or len(values) != len(self.ordering):
            reason = _(
                "This cursor does not belong to this list; follow “next” and “previous”, or leave it out."
            )
            raise BadQuery({self.cursor_param: reason})
        fields = [self._field(term.lstrip("-")) for term in self.ordering]
        return backwards, [
            value if field is None or value is None else field.to_python(value)
            for field, value in zip(fields, values, strict=True)
        ]

    def get_schema_operation_parameters(self, view: Any) -> list[dict[str, Any]]:
        parameters: list[dict[str, Any]] = [
            {
                "name": self.cursor_param,
                "in": "query",
                "required": False,
                "schema": {"type": "string"},
                "description": "Where the page begins, as given in `next` and `previous`.",
            },
            {
                "name": self.size_param,
                "in": "query",
                "required": False,
                "schema": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": self.max_size,
                    "default": self.default_size,
                },
                "description": "Rows per page.",
            },
        ]
        orderings = getattr(view, "orderings", None)
        if orderings:
            parameters.append(
                {
                    "name": self.order_param,
                    "in": "query",
                    "required": False,
                    "schema": {"type": "string", "enum": list(orderings), "default": next(iter(orderings))},
                    "description": "The order of the rows.",
                }
            )
        return parameters

    def get_paginated_response_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        link = {"type": "string", "format": "uri", "nullable": True}
        return {
            "type": "object",
            "required": ["next", "previous", "results"],
            "properties": {"next": dict(link), "previous": dict(link), "results": schema},
        }
