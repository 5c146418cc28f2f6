"""The record of everything that happened to ban lists: who, when, and what it said before and after."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from banlist.models import BanList, Record
from players.models import Player

FACTS = ("name", "region", "kind", "cap", "points_key", "status", "publish_zone")
MOMENTS = ("effective_date", "published_at", "publish_at")


def state_of(ban_list: BanList) -> dict[str, Any]:
    """All that a stored list says, in values that JSON can hold; nothing of a list that is not stored yet."""
    stored = BanList.objects.filter(pk=ban_list.pk).first() if ban_list.pk else None
    if stored is None:
        return {}
    moments = {name: getattr(stored, name) for name in MOMENTS}
    return {
        **{name: getattr(stored, name) for name in FACTS},
        **{name: moment and moment.isoformat() for name, moment in moments.items()},
        "entries": {
            str(passcode): {"limit": limit, "points": points}
            for passcode, limit, points in stored.entries.order_by("passcode").values_list(
                "passcode", "limit", "points"
            )
        },
    }


def state_digest(ban_list: BanList) -> str:
    """A short sign of all that a list says, by which a form knows whether it still shows that."""
    said = json.dumps(state_of(ban_list), sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()[:32]


@contextmanager
def recorded(ban_list: BanList, *, act: str, by: Player | None) -> Iterator[None]:
    """Writes down what the block changes about a list; a block that changes nothing leaves no record."""
    before = state_of(ban_list)
    yield
    record(ban_list, act=act, by=by, before=before)


def record(ban_list: BanList, *, act: str, by: Player | None, before: Mapping[str, Any]) -> None:
    """Writes down how a list differs from what it was."""
    was, is_now = _differing(before, state_of(ban_list))
    if was or is_now:
        Record.objects.create(
            list_number=ban_list.pk, list_name=ban_list.name, act=act, actor=by, before=was, after=is_now
        )


def _differing(before: Mapping[str, Any], after: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What two states say differently: of the entries, those alone that are new, gone or changed."""
    was: dict[str, Any] = {}
    is_now: dict[str, Any] = {}
    for name in {**before, **after}:
        old, new = before.get(name), after.get(name)
        if name == "entries":
            old, new = _differing(old or {}, new or {})
        if old != new:
            if name in before:
                was[name] = old
            if name in after:
                is_now[name] = new
    return was, is_now
