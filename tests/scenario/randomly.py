"""Random decks and random accepted answers, all from one generator, so that a seed tells a duel."""

from collections.abc import Iterable
from enum import Enum
from itertools import islice
from random import Random
from typing import Any

from cards.lang.facts import Card
from cards.lang.terms import Trait
from cards.library import LIBRARY
from duels.engine import Act, Answer, Duel, Prompt, Seat, Verb
from tests.scenario.invented import BOOK
from tests.scenario.rulebook import TEXTS

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


INVENTED = (
    "Archer",
    "Bouncer",
    "Sentinel",
    "Rush",
    "Storm",
    "Trade",
    "Relief",
    "Pilgrim",
    "Patient",
    "Hasty",
    "Watcher",
    "Witness",
    "Shy",
)
"""Invented cards that are played beside those of the library."""
PASSIVE = (
    "Cyber Dragon",
    "Dark Magician Girl",
    "Exodia the Forbidden One",
    "Jinzo",
    "Junk Synchron",
    "Magician of Faith",
    "Man-Eater Bug",
    "Marshmallon",
    "Sangan",
)
"""Cards of the library of which nothing is activated by choice, but which change what may be."""

EFFECTS: tuple[Card, ...] = (
    *(card for card in MAIN if card.name_en in TEXTS or card.name_en in PASSIVE),
    *(card for card in BOOK.values() if card.name_en in INVENTED),
)
COMPANIONS: tuple[Card, ...] = tuple(card for card in MAIN if card.name_en in COMPANY)
EXTRAS: tuple[Card, ...] = tuple(card for card in EXTRA if card.name_en in EXTRA_OF_EFFECTS)
TOGETHER: tuple[list[Card], ...] = tuple(
    [card for card in MAIN if card.name_en in names]
    for names in (
        (),
        (),
        ("Kuriboh",),
        ("Magical Dimension", "Dark Magician"),
        ("Polymerization", "Sonic Maid", "Beautiful Headhuntress"),
        ("Black Luster Ritual", "Black Luster Soldier", "Blue-Eyes White Dragon"),
    )
)
"""Cards that are of no use without each other, and would seldom be drawn together."""


def effect_seat(random: Random) -> Seat:
    """A deck of the cards with effects and of monsters for which they are of use, at most three of each."""
    main = (*random.sample(EFFECTS * 3, 28), *random.sample(COMPANIONS * 3, 12))
    return Seat(_passcodes(main), _passcodes(random.sample(EXTRAS * 3, 15)))


def _passcodes(cards: Iterable[Card]) -> tuple[int, ...]:
    return tuple(card.passcode for card in cards)


def effect_position(random: Random) -> dict[str, Any]:
    """The middle of a duel with effects, in position notation: full hands, sets, graveyards and fields."""
    return {
        "turn": 9,
        "turn_player": random.randint(0, 1),
        "phase": random.choice(["main_1", "battle", "battle", "main_2"]),
        "normal_summon_used": random.random() < 0.3,
        "sides": [effect_side(random), effect_side(random)],
    }


def effect_side(random: Random) -> dict[str, Any]:
    """What one player has there."""
    cards = EFFECTS + COMPANIONS
    monsters = [card for card in cards + EXTRAS * 2 if card.is_monster]
    others = [card for card in EFFECTS if not card.is_monster and Trait.FIELD not in card.traits]
    return {
        "life_points": random.choice([100, 1900, 2000, 8000, 8000]),
        "hand": _passcodes(random.choices(cards, k=random.randint(0, 4)) + random.choice(TOGETHER)),
        "deck": _passcodes(random.choices(cards, k=random.choice([1, 2, 20]))),
        "extra": _passcodes(random.sample(EXTRAS, 6)),
        "grave": _passcodes(random.choices(cards + EXTRAS, k=random.randint(0, 4))),
        "monsters": [standing(random, random.choice(monsters)) for _ in range(random.randint(0, 5))],
        "spells": [
            {
                "card": random.choice(others).passcode,
                "position": "face_down",
                "came": random.random() < 0.2,
            }
            for _ in range(random.randint(0, 5))
        ],
    }


def standing(random: Random, card: Card) -> dict[str, Any]:
    """A monster on the field, as it may have come there; a breaker still has its counter."""
    shown: dict[str, Any] = {
        "card": card.passcode,
        "position": random.choice(["attack", "attack", "defense", "face_down_defense"]),
        "proper": random.random() < 0.5,
    }
    if card.name_en == "Breaker the Magical Warrior" and shown["position"] != "face_down_defense":
        shown["counters"] = {"Spell Counter": 1}
    return shown
