"""Rows read and written with texts composed once are the rows that Django would read and write."""

from datetime import UTC, datetime

import pytest
from django.db import IntegrityError, transaction

from config import rows
from players.models import Notification, Player

pytestmark = pytest.mark.django_db
JOINED = """
    FROM players_player t0
    LEFT JOIN players_notification t1 ON t1.player_id = t0.id
    WHERE t0.username LIKE %s ORDER BY t0.username, t1.id
"""


@pytest.fixture
def yugi() -> Player:
    return Player.objects.create_user("Yugi", password="dark magician 7")


def note(player: Player, number: int) -> Notification:
    made = datetime(2013, 9, 1, 12, number, tzinfo=UTC)
    return Notification(
        player=player, kind="k", params='{"a":"决斗 %s"}', dedupe_key=str(number), created=made
    )


def test_inserted_rows_are_read_as_they_were(yugi: Player) -> None:
    rows.insert([note(yugi, 1), note(yugi, 2)])
    rows.insert([])
    found = list(Notification.objects.order_by("pk"))
    assert [one.dedupe_key for one in found] == ["1", "2"]
    assert found[0].params == '{"a":"决斗 %s"}'
    assert found[1].created == datetime(2013, 9, 1, 12, 2, tzinfo=UTC)
    assert found[0].read_at is None


@pytest.mark.parametrize("count", [0, 1, 3])
def test_only_the_named_fields_are_updated(yugi: Player, count: int) -> None:
    rows.insert([note(yugi, number) for number in range(3)])
    found = list(Notification.objects.order_by("pk"))[:count]
    for one in found:
        one.read_at, one.kind = datetime(2014, 1, 1, tzinfo=UTC), "other"
    rows.update(found, ("read_at",))
    assert Notification.objects.filter(read_at=datetime(2014, 1, 1, tzinfo=UTC)).count() == count
    assert not Notification.objects.filter(kind="other").exists()


def test_joined_rows_are_the_instances_that_django_reads(yugi: Player) -> None:
    lonely = Player.objects.create_user("Yusei", password="dark magician 7")
    rows.insert([note(yugi, 1)])
    first, second = rows.select((Player, Notification), JOINED, ["Yu%"])
    assert (first[0], second[0]) == (yugi, lonely)
    assert first[1] == Notification.objects.get()
    assert second[1] is None
    for name in (field.attname for field in Player._meta.concrete_fields):
        assert getattr(first[0], name) == getattr(Player.objects.get(pk=yugi.pk), name), name
    assert first[1].created == datetime(2013, 9, 1, 12, 1, tzinfo=UTC)


def test_what_was_read_can_be_saved(yugi: Player) -> None:
    [(player, _none)] = rows.select((Player, Notification), JOINED, ["Yugi"])
    player.language = "en"
    player.save(update_fields=["language"])
    assert Player.objects.get().language == "en"


def test_what_fails_together_is_an_error_of_the_database_that_quotes_no_row(yugi: Player) -> None:
    with pytest.raises(IntegrityError, match=r"(?i)unique|duplicate") as failure:
        twice(note(yugi, 1))
    assert "DETAIL" not in str(failure.value)
    assert "DETAIL" not in str(failure.value.__cause__)
    assert not Notification.objects.exists()


def twice(row: Notification) -> None:
    with transaction.atomic(), rows.together():
        rows.insert([row])
        rows.insert([row])
