"""What is offered can be carried out, at random states of duels with effects (C10, F9, M9, K15)."""

from itertools import islice
from random import Random

import pytest

from cards.lang.terms import Trait
from duels.engine import MASTER_RULE_2, Act, Duel, Prompt, Seat, resume, start
from duels.engine import events as e
from duels.engine.prompts import Acts, ChooseCards, Declare, Verb, Why
from duels.soak import checks as soundness
from tests.scenario.invented import BOOK
from tests.scenario.table import card_named

EFFECTS = [code for code, card in BOOK.items() if card.abilities and not card.belongs_in_extra_deck]
SMALL = [
    code
    for code, card in BOOK.items()
    if card.is_monster and card.level <= 4 and not {Trait.TOKEN, Trait.FUSION, Trait.SYNCHRO} & {*card.traits}
]
ALWAYS = (
    "Junk Synchron",
    "Ojama Yellow",
    "Takuhee",
    "Temple of Skulls",
    "Polymerization",
    "Black Luster Soldier",
)
EXTRA = tuple(card_named(name).passcode for name in ("Stardust Dragon", "Junk Warrior", "Skullbird"))
STAGES = (Why.COST, Why.DECLARE, Why.TARGET)


def random_deck(random: Random) -> Seat:
    main = [random.choice(EFFECTS) for _ in range(28)] + [random.choice(SMALL) for _ in range(6)]
    return Seat((*main, *(card_named(name).passcode for name in ALWAYS)), EXTRA * 2)


def eager(random: Random, prompt: Prompt) -> object:
    """Any answer, but passing and leaving less often than doing something."""
    answers = list(islice(prompt.answers(), 30))
    chosen = random.choice(answers)
    idle = (Verb.PASS, Verb.END_PHASE, Verb.BATTLE_PHASE)
    if isinstance(chosen, Act) and chosen.verb in idle and random.random() < 0.6:
        chosen = random.choice(answers)
    return chosen


def carry_out(random: Random, duel: Duel, act: Act, key: bytes) -> None:
    """On a copy: the cost is found, targets are there, and it becomes a link or has ended the duel."""
    snapshot = duel.snapshot()
    copy = resume(BOOK, snapshot.checkpoint, snapshot.decisions, key)
    assert copy.prompt is not None
    player = copy.prompt.player
    copy.take_events()
    copy.answer(player, act)
    while copy.result is None and not made(copy):
        prompt = copy.prompt
        assert isinstance(prompt, ChooseCards | Declare)
        assert (prompt.player, prompt.why in STAGES) == (player, True)
        copy.answer(player, random.choice(list(islice(prompt.answers(), 30))))
    link = next((event.link for _, event in copy.events if isinstance(event, e.LinkMade)), None)
    assert copy.result is not None or (link is not None and link.player == player and link.key == act.ability)


def made(duel: Duel) -> bool:
    return any(isinstance(event, e.LinkMade | e.Endured) for _, event in duel.events)


@pytest.mark.parametrize("seed", range(2))
def test_every_activation_that_is_offered_can_be_carried_out(seed: int) -> None:
    """Its cost is payable, its targets are present and a zone is free (C10, F9, M9, K15)."""
    random = Random(seed)
    tried = sum(try_offers(random, b"a key for offers" + bytes([seed, number])) for number in range(5))
    assert tried > 80


def try_offers(random: Random, key: bytes) -> int:
    """Play a duel at random, and try out all that is offered on the way; how much it was."""
    duel = start(BOOK, MASTER_RULE_2, (random_deck(random), random_deck(random)), key)
    tried = 0
    while duel.result is None and duel.ordinal < 400:
        prompt = duel.prompt
        assert prompt is not None
        if isinstance(prompt, Acts) and prompt.why is not Why.PHASE_EFFECT:
            for act in prompt.options:
                if act.verb is Verb.ACTIVATE:
                    carry_out(random, duel, act, key)
                    tried += 1
        duel.answer(prompt.player, eager(random, prompt))
        if random.random() < 0.02:
            soundness.check_state(duel._game.state)
    return tried
