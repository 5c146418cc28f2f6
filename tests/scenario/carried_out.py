"""What the engine offers, carried out on copies of a duel; and in which situation it was asked."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from unittest.mock import patch

from cards.lang.abilities import Activatable
from cards.lang.groups import bounds
from cards.lang.inspect import target_parts
from duels.engine import Act, Answer, Duel, Verb, resume
from duels.engine import events as e
from duels.engine.activation import activations
from duels.engine.occasions import NOTHING, Situation
from duels.engine.prompts import BattlePlay, ChooseCards, OpenPlay, Respond, Why
from duels.engine.state import State, TableCard
from duels.soak.offers import DEEDS
from tests.scenario.rulebook import Plan

LONGEST = 400
"""More answers than any chain and what follows it can take."""


@dataclass
class Noted:
    """The situation about which a player was asked last."""

    situation: Situation = NOTHING


@contextmanager
def situations_noted() -> Iterator[Noted]:
    """Note the situation whenever the engine lists what a player may activate."""
    noted = Noted()

    def listing(state: State, player: int, situation: Situation) -> Iterator[tuple[TableCard, Activatable]]:
        noted.situation = situation
        return activations(state, player, situation)

    with patch("duels.engine.activation.activations", listing):
        yield noted


def activation_plans(duel: Duel, key: bytes) -> list[Plan]:
    """Every activation that is offered, with every way to pay and every target, up to its link."""
    prompt = duel.prompt
    assert isinstance(prompt, OpenPlay | Respond)
    return [
        plan for act in prompt.options if act.verb is Verb.ACTIVATE for plan in _links(duel, key, act, ())
    ]


def copy_of(duel: Duel, key: bytes) -> Duel:
    """The same duel once more, resumed from its snapshot; nothing has happened in it yet."""
    snapshot = duel.snapshot()
    copy = resume(duel._game.state.book, snapshot.checkpoint, snapshot.decisions, key)
    copy.take_events()
    return copy


def _links(before: Duel, key: bytes, act: Act, choices: tuple[Answer, ...]) -> Iterator[Plan]:
    """The links that an act becomes, whatever its player chooses; each is then resolved."""
    assert before.prompt is not None
    player = before.prompt.player
    duel = copy_of(before, key)
    for answer in (act, *choices):
        duel.answer(player, answer)
    made = [happening.event for happening in duel.events if isinstance(happening.event, e.LinkMade)]
    assert act.card is not None
    assert act.ability is not None
    if made:
        yield plan_of(duel, act, made[0])
        settle(duel)
    elif duel.result is not None:
        # Life points were paid to the last (W6).
        yield Plan(act.card, act.ability)
    else:
        prompt = duel.prompt
        assert isinstance(prompt, ChooseCards)
        assert (prompt.player, prompt.why in (Why.COST, Why.TARGET)) == (player, True)
        answers = list(prompt.answers())
        assert answers
        for answer in answers:
            yield from _links(before, key, act, (*choices, answer))


def plan_of(duel: Duel, act: Act, made: e.LinkMade) -> Plan:
    """What was activated, paid and aimed at; the targets are as many as the text says, and there."""
    assert act.card is not None
    assert act.ability is not None
    link = made.link
    ability = next(
        one for one in duel._game.state.book[link.card.passcode].abilities if one.key == act.ability
    )
    wanted = target_parts(getattr(ability, "target", None))
    fewest = sum(bounds(part.count, len(link.targets))[0] for part in wanted)
    most = sum(bounds(part.count, len(link.targets))[1] for part in wanted)
    assert fewest <= len(link.targets) <= most
    assert [known.ref for known in made.targets] == list(link.targets)
    return Plan(
        act.card,
        link.key,
        tuple(known.handle for known in link.paid),
        tuple(known.handle for known in made.targets),
    )


def settle(duel: Duel) -> None:
    """Everybody answers with the first thing that he can, until somebody is free to act again."""
    for _ in range(LONGEST):
        if isinstance(duel.prompt, OpenPlay | BattlePlay | None):
            return
        duel.answer(duel.prompt.player, next(duel.prompt.answers()))
    raise AssertionError("it does not come to rest")


def carry_out(duel: Duel, key: bytes, act: Act) -> None:
    """Do an act that is no activation on a copy, answering what it asks; what it says happens."""
    copy = copy_of(duel, key)
    assert duel.prompt is not None
    player = duel.prompt.player
    copy.answer(player, act)
    while copy.prompt is not None and copy.prompt.player == player and isinstance(copy.prompt, ChooseCards):
        copy.answer(player, next(copy.prompt.answers()))
    settle(copy)
    if act.verb in DEEDS:
        assert any(isinstance(happening.event, DEEDS[act.verb]) for happening in copy.events)
