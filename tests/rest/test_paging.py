"""Pages by cursor: every row once, in order, whatever the order and the page size, and also backwards."""

from itertools import chain

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.test import RequestFactory
from rest_framework.request import Request

from config.rest.paging import CursorPaging
from config.rest.problems import BadQuery
from players.models import Notification, OutboxMessage, Player

# K41: there is no page number; a page deep in the list costs as much as the first.

READ = "2026-01-01T00:00:00Z"


class View:
    def __init__(self, *ordering: str, **orderings: tuple[str, ...]) -> None:
        self.ordering = ordering
        self.orderings = orderings


@pytest.fixture
def rows(db) -> list[Notification]:
    player = Player.objects.create(username="Pager")
    return Notification.objects.bulk_create(
        Notification(
            player=player,
            kind=f"kind-{number % 3}",
            dedupe_key=str(number),
            read_at=READ if number % 4 else None,
        )
        for number in range(11)
    )


def page_of(url: str, view: View) -> tuple[list[Notification], dict]:
    paging = CursorPaging()
    request = Request(RequestFactory().get(url))
    found = paging.paginate_queryset(Notification.objects.all(), request, view)
    return found, paging.get_paginated_response([]).data


def walk(url: str | None, view: View, direction: str) -> list[list[int]]:
    pages = []
    while url:
        found, data = page_of(url, view)
        pages.append([row.pk for row in found])
        url = data[direction]
    return pages


ORDERS = [
    ("id",),
    ("-id",),
    ("kind", "id"),
    ("-kind", "id"),
    ("kind", "-id"),
    ("read_at", "id"),
    ("-read_at", "-id"),
    ("created", "kind", "pk"),
    ("player__username", "kind", "id"),
]


@pytest.mark.parametrize("ordering", ORDERS)
@pytest.mark.parametrize("size", [1, 2, 3, 11, 50])
def test_every_row_once_and_back_again(rows, ordering: tuple[str, ...], size: int) -> None:
    view = View(*ordering)
    whole, _ = page_of("/x?page_size=200", view)
    forwards = walk(f"/x?page_size={size}", view, "next")
    assert list(chain.from_iterable(forwards)) == [row.pk for row in whole]
    assert len(whole) == 11
    assert all(len(page) == size for page in forwards[:-1])
    last = f"/x?page_size={size}"
    while (following := page_of(last, view)[1]["next"]) is not None:
        last = following
    assert walk(last, view, "previous")[::-1] == forwards


def test_rows_without_a_value_come_last_in_either_order(rows) -> None:
    for ordering in (("read_at", "id"), ("-read_at", "id")):
        found, _ = page_of("/x", View(*ordering))
        assert [row.read_at is None for row in found] == sorted(row.read_at is None for row in found)


def test_named_orders(rows) -> None:
    view = View(newest=("-id",), oldest=("id",))
    newest, data = page_of("/x?page_size=2", view)
    oldest, _ = page_of("/x?page_size=2&order=oldest", view)
    assert newest[0].pk > newest[1].pk
    assert oldest[0].pk < oldest[1].pk
    with pytest.raises(BadQuery):
        page_of("/x?order=random", view)
    with pytest.raises(BadQuery):  # A cursor belongs to the order it came from.
        page_of(data["next"] + "&order=oldest", view)


def test_cursor_that_was_tampered_with_is_refused(rows) -> None:
    _, data = page_of("/x?page_size=2", View("id"))
    for cursor in ("", "x", data["next"].partition("cursor=")[2][:-1] + "!", "é"):
        with pytest.raises(BadQuery):
            page_of(f"/x?cursor={cursor}", View("id"))


def test_cursor_of_another_list_is_refused(rows) -> None:
    """A place in one order means nothing in another, even where it has as many values."""
    _, data = page_of("/x?page_size=2", View("kind", "id"))
    url = "/x?" + data["next"].partition("?")[2]
    for ordering in (("created", "id"), ("-kind", "-id")):
        with pytest.raises(BadQuery):
            page_of(url, View(*ordering))
    request = Request(RequestFactory().get(url))
    with pytest.raises(BadQuery):
        CursorPaging().paginate_queryset(OutboxMessage.objects.all(), request, View("kind", "id"))


def test_order_that_does_not_end_uniquely_is_a_mistake(rows) -> None:
    for ordering in (("kind",), ()):
        with pytest.raises(ImproperlyConfigured):
            page_of("/x", View(*ordering))
