"""When anything that is told of cards changed last."""

from datetime import UTC, datetime, time

from django.db import connection
from django.utils import timezone

from cards.models import Catalogue, Name, Text

THE_ONE = 1
BEFORE_ALL = datetime(2002, 1, 1, tzinfo=UTC)


def touch() -> None:
    """Something that is told of cards changed: a card, a name of it, a print, or its limit."""
    Catalogue.objects.update_or_create(pk=THE_ONE, defaults={"changed_at": timezone.now()})


def last_changed() -> datetime:
    """Since when everything told of cards has been as it is: one query.

    A day's beginning counts as a change, since a ban list may have come into force with it.
    """
    # The server's own day, by which ban lists come into force (K34).
    today = datetime.combine(
        timezone.localdate(timezone=timezone.get_default_timezone()),
        time.min,
        timezone.get_default_timezone(),
    )
    return max(last_touched(), today)


def last_touched() -> datetime:
    """When something told of cards was changed last, by whomever: one query."""
    touched = Catalogue.objects.filter(pk=THE_ONE).values_list("changed_at", flat=True).first()
    return touched or BEFORE_ALL


def searched_state() -> tuple[object, ...]:
    """What is another value whenever a name or a text by which cards are found has changed: one query.

    Names and texts are written anew with their cards, so that each change shows in the newest of them; what
    only went away, in the catalogue's own date.
    """
    tables = (Catalogue, "changed_at"), (Name, "changed"), (Name, "id"), (Text, "id")
    newest = ", ".join(
        f"(SELECT MAX({connection.ops.quote_name(column)}) "
        f"FROM {connection.ops.quote_name(model._meta.db_table)})"
        for model, column in tables
    )
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {newest}")
        return tuple(cursor.fetchone())
