"""Everything that the site keeps of a player, written piece by piece, so that it never fills the memory."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.http import StreamingHttpResponse

from players.extensions import personal_data
from players.models import Player

_ENCODER = DjangoJSONEncoder(ensure_ascii=False)


def file_of(player: Player) -> StreamingHttpResponse:
    """The file for a player to take along; each room tells what it keeps when its turn comes."""
    everything = {room.name: room.export for room in personal_data}
    rooms = ((name, export(player)) for name, export in everything.items())
    response = StreamingHttpResponse(json_in_pieces(rooms, members=True), content_type="application/json")
    response["Content-Disposition"] = 'attachment; filename="duelking.json"'
    return response


def json_in_pieces(value: Any, *, members: bool = False) -> Iterator[str]:
    """JSON of a value in which an iterator stands for a list, or with `members` for an object of its pairs.

    A line for each member of the outer levels, so that people can read it too.
    """
    if isinstance(value, Mapping):
        value, members = iter(value.items()), True
    if not isinstance(value, Iterator):
        yield _ENCODER.encode(value)
        return
    opened, closed = "{}" if members else "[]"
    yield opened
    between = "\n"
    for item in value:
        yield between
        between = ",\n"
        if members:
            name, item = item
            yield f"{_ENCODER.encode(str(name))}: "
        yield from json_in_pieces(item)
    yield f"\n{closed}"
