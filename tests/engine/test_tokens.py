"""Tokens: monsters that exist on the field only (S12)."""

from typing import Any

import pytest

from cards.lang.facts import Attribute, Card, Kind, Race, Trait
from cards.lang.places import Place
from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Act, Cards, Duel, Verb, from_position, moves, resume
from duels.engine import events as e
from duels.engine.prompts import PASS, ChooseCards, Respond
from duels.engine.state import TableCard
from duels.soak import checks as soundness
from tests.scenario.table import card_named

KEY = b"a key for the tokens of tests"
TOKEN = Card(
    passcode=4_000_000_001,
    name_en="Sheep Token",
    name_zh="羊衍生物",
    kind=Kind.MONSTER,
    traits=(Trait.NORMAL, Trait.TOKEN),
    attribute=Attribute.EARTH,
    race=Race.BEAST,
    level=1,
    atk=0,
    defense=0,
)
BOOK = {**LIBRARY, TOKEN.passcode: TOKEN}
SKULL, MAGICIAN, OX = (card_named(name).passcode for name in ("Summoned Skull", "Dark Magician", "Battle Ox"))


def token(position: str = "attack") -> dict[str, Any]:
    return {"card": TOKEN.passcode, "position": position}


def begin(mine: dict[str, Any], theirs: dict[str, Any] | None = None, phase: str = "main_1") -> Duel:
    position = {"turn": 3, "turn_player": 0, "phase": phase, "sides": [mine, theirs or {}]}
    return from_position(BOOK, MASTER_RULE_2, position, KEY)


def handle(duel: Duel, passcode: int) -> int:
    return next(card.handle for card in duel._game.state.cards if card.card.passcode == passcode)


def tokens(duel: Duel) -> list[TableCard]:
    return [card for card in duel._game.state.cards if card.card is TOKEN]


def pass_on(duel: Duel) -> None:
    while isinstance(duel.prompt, Respond):
        duel.answer(duel.prompt.player, PASS)


def is_gone(duel: Duel, reason: e.Reason) -> None:
    """The token went nowhere, which happened; it lies in no graveyard."""
    (gone,) = [card for card in tokens(duel) if not card.place.on_field]
    assert gone.place is Place.NOWHERE
    ways = [
        (happening.event.reason, move.to)
        for happening in duel.events
        if isinstance(happening.event, e.Moved)
        for move in happening.event.moves
        if move.card.uid == gone.uid
    ]
    assert ways == [(reason, Place.NOWHERE)]
    for viewer in (0, 1, None):
        for side in duel.view(viewer).sides:
            assert TOKEN.passcode not in [card.passcode for card in (*side.grave, *side.banished)]
    snapshot = duel.snapshot()
    again = resume(BOOK, snapshot.checkpoint, snapshot.decisions, KEY)
    assert again.prompt == duel.prompt
    assert again.view(0) == duel.view(0)


def test_a_token_can_be_tributed_and_vanishes() -> None:
    """It may be tributed; it is never sent to the graveyard (S12, S2)."""
    duel = begin({"hand": [SKULL], "monsters": [token("defense")]})
    duel.answer(0, Act(Verb.NORMAL_SUMMON, handle(duel, SKULL)))
    pass_on(duel)
    is_gone(duel, e.Reason.TRIBUTE)
    assert duel.view(0).sides[0].grave == ()
    soundness.check_life_points(duel._game.state)


def test_two_tributes_of_which_one_is_a_token() -> None:
    """The other one goes to the graveyard (S12, S2)."""
    duel = begin({"hand": [MAGICIAN], "monsters": [token(), {"card": OX, "position": "attack"}]})
    duel.answer(0, Act(Verb.NORMAL_SUMMON, handle(duel, MAGICIAN)))
    assert isinstance(duel.prompt, ChooseCards)
    duel.answer(0, Cards(duel.prompt.options))
    pass_on(duel)
    is_gone(duel, e.Reason.TRIBUTE)
    assert [card.passcode for card in duel.view(0).sides[0].grave] == [OX]


def test_a_token_destroyed_by_battle_vanishes() -> None:
    """It may be destroyed, and that happened (S12, B5)."""
    ox = {"card": OX, "position": "attack"}
    duel = begin({"monsters": [ox]}, {"monsters": [token()]}, phase="battle")
    duel.answer(0, Act(Verb.ATTACK, handle(duel, OX)))
    pass_on(duel)
    is_gone(duel, e.Reason.BATTLE)
    assert duel.view(0).sides[1].life_points == 8000 - 1700
    assert any(isinstance(happening.event, e.DestructionDetermined) for happening in duel.events)


@pytest.mark.parametrize("place", [Place.HAND, Place.DECK, Place.BANISHED])
def test_a_token_is_never_anywhere_but_on_the_field(place: Place) -> None:
    """When one would leave it vanishes (S12)."""
    duel = begin({"monsters": [token()]})
    state = duel._game.state
    way = moves.to_pile(state, tokens(duel)[0], place)
    duel._game.emit(moves.together(e.Reason.RULE, 0, [way]))
    assert tokens(duel)[0].place is Place.NOWHERE
    assert [side.pile(place) for side in state.sides] == [[], []]


def test_a_token_can_attack_and_change_position() -> None:
    """It is a monster like another (S12, S10)."""
    duel = begin({"monsters": [token()]})
    assert duel.prompt is not None
    assert Act(Verb.TO_DEFENSE, handle(duel, TOKEN.passcode)) in duel.prompt.options
    duel = begin({"monsters": [token()]}, phase="battle")
    assert duel.prompt is not None
    assert Act(Verb.ATTACK, handle(duel, TOKEN.passcode)) in duel.prompt.options


def test_a_token_is_not_put_into_a_hand_or_a_deck() -> None:
    """They are in no deck (D2), so no position has one there."""
    for place in ("hand", "deck", "grave", "banished"):
        with pytest.raises(ValueError, match=rf"sides\[0\]\.{place}\[0\]: {TOKEN.passcode}"):
            begin({place: [TOKEN.passcode]})


def test_a_token_is_never_face_down() -> None:
    """It can't be turned or summoned face-down (S12)."""
    with pytest.raises(ValueError, match="right would be attack or defense"):
        begin({"monsters": [token("face_down_defense")]})
