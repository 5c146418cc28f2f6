"""Random decks and random accepted answers, all from one generator, so that a seed tells a duel."""

from enum import Enum
from itertools import islice
from random import Random

from cards.lang.facts import Card
from cards.library import LIBRARY
from duels.engine import Act, Answer, Duel, Prompt, Seat, Verb

MAIN: tuple[Card, ...] = tuple(card for card in LIBRARY.values() if card.belongs_in_main_deck)
EXTRA: tuple[Card, ...] = tuple(card for card in LIBRARY.values() if card.belongs_in_extra_deck)


class Pace(Enum):
    """How a player plays: steadily anything, rather summoning and attacking, or only ending his turns."""

    STEADY = "steady"
    HASTY = "hasty"
    IDLE = "idle"


END_TURN = Act(Verb.END_PHASE)
BOLD = frozenset({Verb.NORMAL_SUMMON, Verb.SET, Verb.ATTACK, Verb.BATTLE_PHASE, Verb.FLIP_SUMMON})
MOST = 300
"""How many answers of a prompt are looked at; a choice of many cards has more than anybody can count."""


def random_seat(random: Random, *, smallest: int = 40) -> Seat:
    """A deck of any size that is allowed, of weak and strong monsters alike."""
    main = [random.choice(MAIN).passcode for _ in range(random.randint(smallest, 60))]
    extra = [random.choice(EXTRA).passcode for _ in range(random.randint(0, 15))]
    return Seat(tuple(main), tuple(extra))


def random_key(random: Random) -> bytes:
    return random.randbytes(32)


def random_answer(random: Random, prompt: Prompt, pace: Pace = Pace.STEADY) -> Answer:
    """Any accepted answer, at this pace."""
    if pace is Pace.IDLE and prompt.accepts(END_TURN):
        return END_TURN
    answers: list[Answer] = list(islice(prompt.answers(), MOST))
    if pace is Pace.HASTY:
        bold = [answer for answer in answers if isinstance(answer, Act) and answer.verb in BOLD]
        if bold and random.random() < 0.9:
            return random.choice(bold)
    return random.choice(answers)


def random_step(random: Random, duel: Duel, pace: Pace = Pace.STEADY) -> Answer:
    """One random decision, made."""
    prompt = duel.prompt
    assert prompt is not None
    answer = random_answer(random, prompt, pace)
    duel.answer(prompt.player, answer)
    return answer


EXTRA_OF_EFFECTS = (
    "Stardust Dragon",
    "Junk Warrior",
    "Scrap Archfiend",
    "Gaia Knight, the Force of Earth",
    "Warrior of Tradition",
    "Fusionist",
    "Blue-Eyes Ultimate Dragon",
)
"""Synchro and fusion monsters that decks with effects can really make."""

COMPANY = (
    "Sonic Maid",
    "Beautiful Headhuntress",
    "Petit Angel",
    "Mystical Sheep #2",
    "Blue-Eyes White Dragon",
    "Dark Magician",
    "Water Spirit",
    "Tune Warrior",
    "Black Luster Soldier",
)
"""Monsters that the effect cards speak of, or that are material."""


def effect_seat(random: Random) -> Seat:
    """A deck of the cards with effects and of monsters for which they are of use, at most three of each."""
    effects = [card.passcode for card in MAIN if card.abilities]
    company = [card.passcode for card in MAIN if card.name_en in COMPANY]
    extra = [card.passcode for card in EXTRA if card.name_en in EXTRA_OF_EFFECTS]
    main = (*random.sample(effects * 3, 28), *random.sample(company * 3, 12))
    return Seat(main, tuple(random.sample(extra * 3, 15)))
