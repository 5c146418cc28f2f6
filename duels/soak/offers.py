"""What the engine offers, carried out on copies of a duel."""

from random import Random

from cards.lang.abilities import Activatable
from cards.lang.inspect import ability_of
from duels.engine import Act, Answer, Duel, Verb, resume
from duels.engine import events as e
from duels.engine.prompts import BattlePlay, OpenPlay, Respond
from duels.soak.random_play import random_answer

LONGEST = 2000
"""More answers than any chain and what follows it can take."""

DEEDS: dict[Verb, type[e.Event]] = {
    Verb.NORMAL_SUMMON: e.SummonAttempted,
    Verb.SPECIAL_SUMMON: e.SummonAttempted,
    Verb.FLIP_SUMMON: e.SummonAttempted,
    Verb.TO_ATTACK: e.PositionChanged,
    Verb.TO_DEFENSE: e.PositionChanged,
    Verb.SET: e.Moved,
    Verb.ATTACK: e.AttackDeclared,
    Verb.ACTIVATE: e.LinkMade,
}
"""What has happened once an act was carried out."""


def check_offers(duel: Duel, key: bytes, chance: Random) -> int:
    """Carry out every act that is offered on a copy of its own; gives their number.

    What an act says happens: its cost finds something to pay with, its targets are there, a zone is
    free, or else the copy has no answer to give. Raises AssertionError where nothing came of an act.
    """
    prompt = duel.prompt
    if not isinstance(prompt, OpenPlay | BattlePlay | Respond):
        return 0
    acts = [act for act in prompt.options if act.verb in DEEDS]
    snapshot = duel.snapshot() if acts else None
    for act in acts:
        assert snapshot is not None
        copy = resume(duel._game.state.book, snapshot.checkpoint, snapshot.decisions, key)
        copy.take_events()
        _carry_out(copy, prompt.player, act, chance)
    return len(acts)


def _carry_out(copy: Duel, player: int, act: Act, chance: Random) -> None:
    copy.answer(player, act)
    for _ in range(LONGEST):
        happened = any(isinstance(happening.event, DEEDS[act.verb]) for happening in copy.events)
        if happened and isinstance(copy.prompt, OpenPlay | BattlePlay):
            _check_targets(copy, act)
            return
        # Life points paid to the last end the duel before there is a link (W6).
        if copy.prompt is None:
            return
        assert happened or not isinstance(copy.prompt, OpenPlay | BattlePlay), f"nothing came of {act}"
        copy.answer(copy.prompt.player, _answer(copy, chance))
    raise AssertionError(f"{act} does not come to rest")


def _answer(copy: Duel, chance: Random) -> Answer:
    """Pass where that is possible, so that what was begun is what happens; else anything."""
    assert copy.prompt is not None
    passing = Act(Verb.PASS)
    return passing if copy.prompt.accepts(passing) else random_answer(copy.prompt, chance)


def _check_targets(copy: Duel, act: Act) -> None:
    """The link has as many targets as its text says, and announced those."""
    if act.verb is not Verb.ACTIVATE:
        return
    made = next(happening.event for happening in copy.events if isinstance(happening.event, e.LinkMade))
    assert [known.ref for known in made.targets] == list(made.link.targets)
    ability: Activatable = ability_of(copy._game.state.book[made.link.card.passcode], made.link.key)
    assert bool(made.link.targets) <= (getattr(ability, "target", None) is not None)
