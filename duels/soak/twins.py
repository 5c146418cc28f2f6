"""Twins: duels that differ only in what a viewer may not see, which must show him the same (F3, K26)."""

from collections.abc import Callable, Hashable
from random import Random

from cards.lang.facts import Card
from duels.engine import Duel, resume
from duels.engine.answers import prompt_to_json
from duels.engine.shown import view_to_json
from duels.engine.snapshot import decode, encode
from duels.engine.state import State, TableCard
from duels.engine.views import may_know

Viewer = int | None
Alike = Callable[[Card], Hashable]


def hidden(card: TableCard, viewer: Viewer) -> bool:
    """Whether a viewer may not know what this card is (F3)."""
    return not may_know(viewer, card.place, card.position, card.owner, card.controller)


def by_deck(card: Card) -> Hashable:
    """Cards of the main deck change places with one another, and those of the extra deck."""
    return card.belongs_in_extra_deck


def permuted(state: State, viewer: Viewer, random: Random, alike: Alike, own_deck: bool) -> State:
    """The state with the hidden cards of each kind dealt anew among themselves.

    A face-down equip, which only a monster can be, keeps its place (M6).
    """
    twin = decode(state.book, encode(state))
    kinds: dict[Hashable, list[TableCard]] = {}
    for card in twin.cards:
        if hidden(card, viewer) and card.guise is None and (own_deck or card.owner != viewer):
            kinds.setdefault((card.owner, alike(card.card)), []).append(card)
    for cards in kinds.values():
        faces: list[Card] = [card.card for card in cards]
        random.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            card.card = face
    return twin


def shown_to(duel: Duel, viewer: Viewer) -> object:
    """All that a viewer is shown at a prompt: his view, and his prompt or what he may know of another's."""
    prompt = duel.prompt
    if prompt is None:
        asked: object = None
    elif prompt.player == viewer:
        asked = prompt_to_json(prompt)
    else:
        asked = (prompt.player, prompt.kind, prompt.why)
    return view_to_json(duel.view(viewer)), asked, duel.result


def check_twins(state: State, key: bytes, chance: Random) -> None:
    """At an open state, each viewer is shown the same of a duel and of its twin.

    The deck of a viewer himself stays as it is: what he searches it for is his to know.
    """
    one = resume(state.book, encode(state), (), key)
    for viewer in (0, 1, None):
        twin = permuted(state, viewer, chance, by_deck, own_deck=False)
        other = resume(state.book, encode(twin), (), key)
        assert shown_to(one, viewer) == shown_to(other, viewer), f"viewer {viewer} sees a difference"
