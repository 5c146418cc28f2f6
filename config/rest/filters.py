"""A query parameter that nobody knows is an error that names those that are known."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from django.db.models import QuerySet
from django.forms import Form
from django.utils.translation import gettext as _
from django_filters.rest_framework import DjangoFilterBackend
from rest_framework.request import Request

from config.rest.problems import BadQuery


def require_known(request: Request, known: Iterable[str], repeatable: Iterable[str] = ()) -> None:
    """Refuses parameters that are unknown, empty, or given twice where one value counts."""
    names, many = set(known), set(repeatable)
    errors: dict[str, Any] = {}
    for name, values in request.query_params.lists():
        if name not in names:
            errors[name] = _Message(_no_such(name, names), "unknown")
        elif len(values) > 1 and name not in many:
            errors[name] = _("Give this parameter once.")
        elif not all(value.strip() for value in values):
            errors[name] = _("Give a value, or leave the parameter out.")
        elif any("\x00" in value for value in values):
            errors[name] = _("A value holds a character that is not allowed.")
    if errors:
        raise BadQuery(errors, known=sorted(names))


def _no_such(name: str, known: set[str]) -> str:
    """What is said of an unknown parameter: the known one that was most likely meant, if any is like it."""
    meant = get_close_matches(name, sorted(known), n=1)
    if not meant:
        return _("There is no such parameter.")
    return _("There is no such parameter; perhaps you mean “%(known)s”.") % {"known": meant[0]}


class StrictFilterBackend(DjangoFilterBackend):
    """django-filter for lists, refusing what it does not know; on a single resource nothing is filtered.

    A view's further parameters stand in its `query_parameters`; what the filters read, in its `filterset`.
    """

    def filter_queryset(self, request: Request, queryset: QuerySet[Any], view: Any) -> QuerySet[Any]:
        known = set(getattr(view, "query_parameters", ()))
        if getattr(view, "detail", None) or not self._lists(view):
            require_known(request, known)
            return queryset
        view.filterset = filterset = self.get_filterset(request, queryset, view)
        single, many = _parameters(filterset.form) if filterset else (set(), set())
        paginator = getattr(view, "paginator", None)
        paging = paginator.parameters(view) if hasattr(paginator, "parameters") else set()
        require_known(request, known | single | many | paging, repeatable=many)
        if filterset is None:
            return queryset
        if not filterset.is_valid():
            raise BadQuery(_named(filterset.form))
        return filterset.qs

    def _lists(self, view: Any) -> bool:
        """Generic views without a viewset list exactly when no part of the address picks one row."""
        lookup = getattr(view, "lookup_url_kwarg", None) or getattr(view, "lookup_field", "pk")
        return lookup not in view.kwargs


def _parameters(form: Form) -> tuple[set[str], set[str]]:
    single, many = set(), set()
    for name, field in form.fields.items():
        widget = field.widget
        if hasattr(widget, "suffixes"):
            single |= {widget.suffixed(name, suffix) for suffix in widget.suffixes}
        elif getattr(widget, "allow_multiple_selected", False):
            many.add(name)
        else:
            single.add(name)
    return single, many


def _named(form: Form) -> dict[str, list[Any]]:
    """The form's errors with their codes, under the names by which the parameters were given."""
    errors: dict[str, list[Any]] = {}
    for name, data in form.errors.as_data().items():
        for error in data:
            errors.setdefault(name, []).extend(_Message(text, error.code) for text in error.messages)
    return errors


class _Message(str):
    def __new__(cls, text: str, code: str | None) -> "_Message":
        message = super().__new__(cls, text)
        message.code = code
        return message

    code: str | None
