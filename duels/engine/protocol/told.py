"""What is told of a duel under way: options that a program can match, everything at once, and events."""

from collections.abc import Iterable
from typing import Any

from cards.lang.places import Place
from duels.engine.answers import answer_to_json, prompt_to_json
from duels.engine.driver import Duel
from duels.engine.occasions import Happening
from duels.engine.prompts import Act, Choice, ChooseCards, ChooseOne, Declare, Prompt
from duels.engine.shown import view_to_json
from duels.engine.state import State, TableCard
from duels.engine.views import seen, view

Json = dict[str, Any]


def prompt_told(duel: Duel) -> Json | None:
    """The prompt with an entry for each option: its answer, and what a program can know it by."""
    prompt = duel.prompt
    if prompt is None:
        return None
    shown = prompt_to_json(prompt)
    told = {name: shown[name] for name in ("kind", "player", "why")}
    told["source"] = _card_by_handle(duel.state, prompt.source) if prompt.source else None
    if isinstance(prompt, ChooseCards):
        names = ("minimum", "maximum", "ordered", "constraint", "one_of")
        told |= {name: shown[name] for name in names}
    if isinstance(prompt, Declare):
        told["declares"] = prompt.declares.value
    return told | {"options": options(duel.state, prompt)}


def options(state: State, prompt: Prompt) -> list[Json]:
    """The options of a prompt, in its order."""
    match prompt:
        case ChooseCards():
            return [
                _card_by_handle(state, handle) | _looked_through(prompt, place)
                for place, handle in enumerate(prompt.options)
            ]
        case ChooseOne() | Declare():
            return [{"answer": answer_to_json(Choice(choice)), "choice": choice} for choice in prompt.options]
        case _:
            return [_act(state, act) for act in prompt.options]


def _act(state: State, act: Act) -> Json:
    told: Json = {"answer": answer_to_json(act), "verb": act.verb.value}
    if act.ability is not None:
        told["ability"] = act.ability
    return told | _card_by_handle(state, act.card) if act.card is not None else told


def _looked_through(prompt: ChooseCards, place: int) -> Json:
    """Cards of a deck or of the other hand have numbers for one choice alone; the prompt tells which."""
    told: Json = {"passcode": prompt.passcodes[place]} if prompt.passcodes else {}
    if prompt.where and prompt.options[place] < 0:
        owner, lies = prompt.where[place]
        told |= {"seat": owner, "place": lies.value}
    return told


def _card_by_handle(state: State, handle: int) -> Json:
    for card in state.cards:
        if card.handle == handle and card.place not in (Place.DECK, Place.NOWHERE):
            return {"card": handle, "passcode": card.card.passcode} | where(state, card)
    return {"card": handle, "place": Place.DECK.value}


def where(state: State, card: TableCard) -> Json:
    """Where a card lies, in the words of positions."""
    if card.place.on_field:
        return {"seat": card.controller, "place": card.place.value, "zone": card.zone}
    index = state.sides[card.owner].pile(card.place).index(card.uid)
    return {"seat": card.owner, "place": card.place.value, "index": index}


def state_told(state: State, viewer: int | None) -> Json:
    """The duel as a seat or a spectator sees it."""
    return view_to_json(view(state, viewer))


def whole_told(state: State) -> Json:
    """Everything: each side as its own player sees it, and both decks from their tops."""
    told = state_told(state, None)
    for seat in (0, 1):
        told["sides"][seat] = state_told(state, seat)["sides"][seat]
        told["sides"][seat]["deck"] = [
            state.cards[uid].card.passcode for uid in reversed(state.sides[seat].deck)
        ]
    return told


def events_told(happenings: Iterable[Happening], viewer: int | None) -> list[Json]:
    """What a viewer sees of what happened, each with the number of its moment."""
    return [
        {"moment": moment, **shown}
        for moment, event in happenings
        if (shown := seen(event, viewer)) is not None
    ]


def whole_events_told(happenings: Iterable[Happening]) -> list[Json]:
    """What happened with all that either player saw of it."""
    told = []
    for moment, event in happenings:
        one, other = seen(event, 0), seen(event, 1)
        if one is not None or other is not None:
            told.append({"moment": moment, **_together(one, other)})
    return told


def _together(one: Any, other: Any) -> Any:
    """Two accounts of one thing: where one knows nothing the other tells it."""
    match one, other:
        case None, _:
            return other
        case dict(), dict():
            return {name: _together(one[name], other[name]) for name in one}
        case list(), list():
            return [_together(*both) for both in zip(one, other, strict=True)]
        case _:
            return one
