"""Where higher rooms tell this one what only they know; they register in `AppConfig.ready()`.

- `notification_kinds`: what a notification of a kind says and where it leads. Never a hidden card.
- `jobs`: what `manage.py work` does from time to time. Each must stand being run twice, and by two workers.
- `duel_ended`: who wants to know of a duel's end, told in the transaction that ends it.
- `new_player`: who wants to know of a new player, told in the transaction that makes him.
- `personal_data`: what a room keeps of a player, for him to take with him.
- `departures`: what a room has to end and to forget when a player leaves for good.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from players.models import Player

Params = Mapping[str, Any]


class Named(Protocol):
    @property
    def name(self) -> str: ...


Item = TypeVar("Item", bound=Named)


class Registry(Generic[Item]):
    """Items by their names, in the order in which they were registered."""

    def __init__(self) -> None:
        self._items: dict[str, Item] = {}

    def register(self, item: Item) -> None:
        known = self._items.setdefault(item.name, item)
        if known != item:
            raise ValueError(f"There are two of the name {item.name!r}.")

    def get(self, name: str) -> Item | None:
        return self._items.get(name)

    def __getitem__(self, name: str) -> Item:
        return self._items[name]

    def __iter__(self) -> Iterator[Item]:
        return iter(self._items.values())

    def __contains__(self, name: object) -> bool:
        return name in self._items


@dataclass(frozen=True)
class NotificationKind:
    """How notifications of one kind are put into words, in the language active at that moment.

    `subject` is one line and `text` a sentence or two; `link` is the path of the page to go to, or "".
    """

    name: str
    subject: Callable[["Player", Params], str]
    text: Callable[["Player", Params], str]
    link: Callable[["Player", Params], str]


@dataclass(frozen=True)
class Job:
    """Something the worker runs every so many seconds."""

    name: str
    every: float
    run: Callable[[], object]


@dataclass(frozen=True)
class DuelEnd:
    """How a duel ended; `winner` is None for a draw."""

    duel: int
    players: tuple["Player", "Player"]
    winner: "Player | None"
    reason: str
    at: datetime


@dataclass(frozen=True)
class DuelEndListener:
    name: str
    hear: Callable[[DuelEnd], None]


@dataclass(frozen=True)
class NewPlayerListener:
    name: str
    hear: Callable[["Player"], None]


@dataclass(frozen=True)
class PersonalData:
    """What one room keeps of a player: `export` gives values that JSON can hold.

    An iterator in it stands for a list, and is read while the file is written.
    """

    name: str
    export: Callable[["Player"], Any]


@dataclass(frozen=True)
class Departure:
    """What one room does when a player leaves for good.

    `told` says in a sentence, before, what he will lose, or "" for nothing. `settle` ends what goes on and
    may be called again; no transaction need be open. `forget` deletes what was his alone, in the transaction
    in which he gets his pseudonym; rows that belong to others too go on naming the account.
    """

    name: str
    told: Callable[["Player"], str]
    settle: Callable[["Player"], None]
    forget: Callable[["Player", str], None]


notification_kinds: Registry[NotificationKind] = Registry()
jobs: Registry[Job] = Registry()
duel_ended: Registry[DuelEndListener] = Registry()
new_player: Registry[NewPlayerListener] = Registry()
personal_data: Registry[PersonalData] = Registry()
departures: Registry[Departure] = Registry()
