"""A small world with something of everything, seen by four kinds of viewer."""

import datetime
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from django.contrib.auth.models import Group
from django.db import transaction
from django.test import Client
from django.urls import URLResolver, get_resolver, reverse

from banlist import services as lists
from banlist.judges import JUDGE
from banlist.models import Record
from banlist.services import Line
from cards.library import LIBRARY
from cards.services import load_library
from decks import services as decks
from decks.formats.content import Content, Remark
from decks.models import Deck
from decks.starters import DRAGONS, WARRIORS
from duels import services as duels
from duels.models import Duel
from players import services as players
from players.models import Notification, OutboxMessage, Player
from tests.players.conftest import with_nothing

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
VIEWERS = ("anonymous", "owner", "other", "judge")
PASSWORD = "dark magician 7"
CARD = min(WARRIORS.cards)


@dataclass
class World:
    """Who is there and what he has; `secrets` are words that only some of the viewers may ever read."""

    owner: Player
    other: Player
    judge: Player
    rival: Player
    kwargs: dict[str, Any] = field(default_factory=dict)
    secrets: dict[str, set[str]] = field(default_factory=dict)

    def client_of(self, viewer: str) -> Client:
        """A browser of his; a session serves pages and the API alike."""
        client = Client()
        if viewer != "anonymous":
            client.force_login(getattr(self, viewer))
        return client


def build() -> World:
    wanted = {*WARRIORS.cards, *DRAGONS.cards}
    load_library(book={passcode: LIBRARY[passcode] for passcode in sorted(wanted)})
    owner = with_nothing("Yugi", PASSWORD, email="hidden-address@example.org")
    other, judge, rival = (with_nothing(name, PASSWORD) for name in ("Kaiba", "Pegasus", "Joey"))
    judge.is_staff = True
    judge.save()
    judge.groups.add(Group.objects.get(name=JUDGE))
    private = decks.copy_starter(key="warriors", owner=owner, name="hidden-deck")
    content = private.current.content
    private = decks.edit(
        deck=private,
        content=Content(content.main, content.extra, content.side, (Remark("", 0, "#hidden-remark"),)),
    )
    public, unlisted = (
        decks.copy_starter(key="dragons", owner=owner, name=f"{visibility} deck")
        for visibility in ("public", "unlisted")
    )
    public = decks.edit(deck=public, visibility=Deck.Visibility.PUBLIC)
    unlisted = decks.edit(deck=unlisted, visibility=Deck.Visibility.UNLISTED)
    rivals = decks.copy_starter(key="dragons", owner=rival)
    others, judges = (decks.copy_starter(key="dragons", owner=each) for each in (other, judge))
    draft, published = (
        lists.create_list(
            name=name,
            region="OCG",
            effective_date=datetime.date(2013, month, 1),
            lines=[Line(CARD, 1)],
            by=judge,
        )
        for name, month in (("hidden-draft", 9), ("a list", 3))
    )
    lists.publish(ban_list=published, by=judge)
    running, over = (_duel(owner, rival, private, rivals) for _each in range(2))
    duels.surrender(player=rival, duel_id=over.pk)
    offered = duels.challenge(challenger=owner, opponent=rival, deck=private, nonce="hidden-nonce")
    open_to_all = duels.challenge(challenger=owner, opponent=None, deck=private, nonce="hidden-nonce")
    token, _secret = players.create_token(player=owner, name="hidden-token", scopes=["read"])
    OutboxMessage.objects.create(player=owner, kind="players.password_reset", dedupe_key="x")
    world = World(owner, other, judge, rival)
    world.kwargs = {
        "deck": private.pk,
        "deck|public": public.pk,
        "deck|unlisted": unlisted.key,
        "deck|number": unlisted.pk,
        "deck|own": others.pk,
        "deck|judge": judges.pk,
        "challenge": offered.pk,
        "challenge|open": open_to_all.pk,
        "duel": running.pk,
        "duel|over": over.pk,
        "banlist": draft.pk,
        "banlist|published": published.pk,
        "token": token.public_id,
        "notification": Notification.objects.filter(player=owner).first().pk,
        "record": Record.objects.first().pk,
        "apitoken": token.pk,
        "outboxmessage": OutboxMessage.objects.first().pk,
        "player": owner.pk,
        "group": Group.objects.get(name=JUDGE).pk,
        "card": CARD,
    }
    seed = running.secret.seed
    own = {"hidden-address", "hidden-deck", "hidden-remark", "hidden-token"}
    # The seed of a running duel and a nonce are shown to nobody, and a hash of a password never.
    nobody = {seed, "hidden-nonce", owner.password, judge.password, token.pk}
    world.secrets = {
        "anonymous": {*own, *nobody, "hidden-draft"},
        "owner": {*nobody, "hidden-draft"},
        "other": {*own, *nobody, "hidden-draft"},
        "judge": {*own, *nobody},
    }
    return world


def _duel(owner: Player, rival: Player, deck: Deck, rivals: Deck) -> Duel:
    made = duels.challenge(challenger=owner, opponent=rival, deck=deck, first="challenger")
    return duels.accept(player=rival, challenge_id=made.pk, deck=rivals)


# Routes


@dataclass(frozen=True)
class Route:
    """One address of the site, as a pattern, and what it has to be filled with."""

    name: str
    pattern: str
    parts: tuple[str, ...]
    nameless_groups: int = 0
    has_name: bool = True


def routes() -> dict[str, Route]:
    """Every route of the site, by its name, or by its pattern where it has none."""
    return {route.name: route for route in _walk(get_resolver(), "", "")}


def _walk(resolver: URLResolver, space: str, before: str) -> Iterator[Route]:
    for entry in resolver.url_patterns:
        pattern = before + str(entry.pattern)
        if isinstance(entry, URLResolver):
            yield from _walk(entry, f"{space}{entry.namespace}:" if entry.namespace else space, pattern)
            continue
        regex = entry.pattern.regex
        yield Route(
            name=f"{space}{entry.name}" if entry.name else pattern,
            pattern=pattern,
            parts=tuple(regex.groupindex),
            nameless_groups=regex.groups if not regex.groupindex else 0,
            has_name=bool(entry.name),
        )


FIXED = {
    "username": "yugi",
    "passcode": CARD,
    "key": "warriors",
    "language": "en",
    "name": "LOB",
    "uidb64": "MQ",
    "token": "wrong-token",
    "card": 0,
    "app_label": "banlist",
    "content_type_id": 1,
    "url": "nowhere",
    "number": 1,
}
KINDS = {
    "api-deck": "deck",
    "decks:": "deck",
    "api-challenge": "challenge",
    "duels:challenge": "challenge",
    "duels:accept": "challenge",
    "duels:nonce": "challenge",
    "duels:decline": "challenge",
    "duels:cancel": "challenge",
    "api-duel": "duel",
    "duels:": "duel",
    "api-banlist": "banlist",
    "banlist:": "banlist",
    "api-token": "token",
    "players:token": "token",
    "api-notification": "notification",
    "players:notification": "notification",
    "admin:auth_user": "player",
    "admin:view_on_site": "player",
}
"""Which of the world's objects a route shows, by how its name begins."""


def address_of(world: World, line: str) -> str:
    """Where a line of the table leads: its route, and behind a bar which object is meant."""
    name, _bar, variant = line.partition("|")
    route = routes()[name]
    values = {part: FIXED.get(part) or world.kwargs[_key(name, variant)] for part in route.parts}
    if not route.has_name:
        return "/" + re.sub(
            r"<(?:\w+:)?(\w+)>|\(\?P<(\w+)>.*", lambda hit: str(values[hit[1] or hit[2]]), route.pattern
        )
    if route.nameless_groups:
        return reverse(name, args=[FIXED["passcode"]] * route.nameless_groups)
    return reverse(name, kwargs=values)


def _key(name: str, variant: str) -> str:
    kind = next((kind for beginning, kind in KINDS.items() if name.startswith(beginning)), "")
    if not kind:  # The admin's pages: admin:decks_deck_change, or without a name admin/decks/deck/...
        kind = re.split("[:_/]", name)[2]
    return f"{kind}|{variant}" if variant else kind


# Requests


def bodies_of(world: World, viewer: str) -> dict[str, dict[str, Any]]:
    """What is sent where nothing would be refused before it is asked who may; everything else comes empty."""
    own = world.kwargs[{"owner": "deck", "judge": "deck|judge"}.get(viewer, "deck|own")]
    email = world.owner.email if viewer == "owner" else ""
    answer = {"prompt": 0, "version": 1, "answer": {"choice": "first"}}
    return {
        "POST api-sign-up": {"username": "Newcomer", "password": "celtic guardian 4"},
        "PATCH api-me": {"language": "en"},
        "POST api-leave": {"password": PASSWORD},
        "POST api-tokens": {"name": "x", "scopes": ["read"]},
        "POST api-decks": {"name": "x"},
        "POST api-deck-import": {"name": "x", "text": f"{CARD}"},
        "POST api-challenges": {"opponent": "Joey", "deck": own},
        "PUT api-challenge-nonce": {"nonce": "x"},
        "POST api-challenge-accept": {"deck": own},
        "POST api-challenge-accept|open": {"deck": own},
        "POST api-duel-answer": answer,
        "POST api-duel-draw": {"action": "offer"},
        "PUT api-duel-response-mode": {"response_mode": "always"},
        "POST players:sign-up": {
            "username": "Newcomer",
            "password": "celtic guardian 4",
            "again": "celtic guardian 4",
        },
        "POST players:sign-in": {"username": "Joey", "password": PASSWORD},
        "POST players:profile": {"language": "", "time_zone": "UTC", "about": "x", "email": email},
        "POST players:leave": {"password": PASSWORD, "sure": "on"},
        "POST players:tokens": {"name": "x", "scopes": ["read"], "days": "1"},
        "POST players:inbox-read": {"up_to": "1"},
        "POST set_language": {"language": "en"},
        "POST decks:new": {"name": "x"},
        "POST decks:import": {"name": "x"},
        "POST decks:text": {"name": "x"},
        "POST duels:answer": {**answer, "answer": '{"choice":"first"}', "confirmed": "yes"},
        "POST duels:draw": {"what": "offer"},
        "POST duels:mode": {"mode": "always"},
        "POST duels:accept": {"deck": own},
        "POST duels:accept|open": {"deck": own},
        "POST duels:nonce": {"nonce": "x"},
    }


def ask(world: World, client: Client, method: str, line: str, body: dict[str, Any]) -> tuple[int, str]:
    """Status and body of a request, whose effect is undone."""
    address = address_of(world, line)
    with transaction.atomic():
        if method == "POST" and not address.startswith("/api/"):
            answer = client.post(address, body)
        else:
            written = "" if method in ("GET", "HEAD") else json.dumps(body)
            answer = client.generic(method, address, written, content_type="application/json")
        content = b"".join(answer.streaming_content) if answer.streaming else answer.content
        transaction.set_rollback(True)
    return answer.status_code, content.decode(errors="replace")


def answers_of(
    world: World, viewer: str, wanted: dict[str, Iterable[str]]
) -> tuple[dict[str, dict[str, int]], list[str]]:
    """How each line's methods are answered to a viewer, and which answers tell him what he must not know."""
    client, statuses, told = world.client_of(viewer), {}, []
    bodies = bodies_of(world, viewer)
    for line, methods in wanted.items():
        statuses[line] = {}
        # What stands in the address is no news to whoever sends it.
        unknown = {word for word in world.secrets[viewer] if word not in address_of(world, line)}
        for method in methods:
            status, content = ask(world, client, method, line, bodies.get(f"{method} {line}", {}))
            statuses[line][method] = status
            told += [f"{method} {line}: {word}" for word in unknown if word in content]
            if "_auth_user_id" not in client.session and viewer != "anonymous":
                client = world.client_of(viewer)  # It signed out, or was led to.
    return statuses, told
