"""Random legal decks and random accepted answers, the same for the same chance."""

from collections.abc import Callable, Iterable
from itertools import islice
from random import Random

from cards.lang.inspect import names_spoken_of
from cards.lang.recipes import SynchroOf
from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Answer, Cards, Choice, Duel, Prompt, Seat, start
from duels.engine.prompts import ChooseCards, ChooseOne, Declare

COPIES = 3
MAIN = 40
EXTRA = 15
COMPANY = 10
"""Monsters without effect in a deck of effects: something to summon, to equip and to revive."""
THEMES = 14
"""Different effect cards in a deck of a theme."""
LOOKED_AT = 200
"""Answers of a prompt among which one is drawn."""
DRAWS = 10

_MAIN = [passcode for passcode, card in LIBRARY.items() if card.belongs_in_main_deck]
_EXTRA = [passcode for passcode, card in LIBRARY.items() if card.belongs_in_extra_deck]
_EFFECTS = [passcode for passcode in _MAIN if LIBRARY[passcode].abilities]
_COMPANY = [
    passcode for passcode in _MAIN if LIBRARY[passcode].is_monster and not LIBRARY[passcode].has_effect
]
_ABLE = [
    passcode
    for passcode in _EXTRA
    if LIBRARY[passcode].abilities or isinstance(LIBRARY[passcode].recipe, SynchroOf)
]
"""Monsters of the extra deck that many decks can make, or that do something."""
_PLAIN = [passcode for passcode in _EXTRA if not LIBRARY[passcode].has_effect]
_NAMED: dict[str, list[int]] = {}
for _passcode in (*_MAIN, *_EXTRA):
    _NAMED.setdefault(LIBRARY[_passcode].name_en, []).append(_passcode)
_SYNCHROS = [passcode for passcode in _EXTRA if isinstance(LIBRARY[passcode].recipe, SynchroOf)]


def legal_deck(chance: Random) -> Seat:
    """Main and extra deck of the usual sizes, at most three of any card (D1-D3)."""
    return Seat(_pick(chance, _MAIN, MAIN), _pick(chance, _EXTRA, EXTRA))


def plain_deck(chance: Random) -> Seat:
    """As large a deck, of monsters without effects alone: it is played by the rules and no text."""
    return Seat(_pick(chance, _COMPANY, MAIN), _pick(chance, _PLAIN, EXTRA))


def effect_deck(chance: Random) -> Seat:
    """As large a deck, of which every card that is not a monster for company has an effect."""
    main = (*_pick(chance, _EFFECTS, MAIN - COMPANY), *_pick(chance, _COMPANY, COMPANY))
    return Seat(main, _pick(chance, _SYNCHROS, EXTRA))


def theme_deck(chance: Random) -> Seat:
    """A deck of few effect cards in many copies, together with the cards that they speak of.

    So cards meet that are of no use without each other.
    """
    chosen: list[int] = []
    for passcode in chance.sample(_EFFECTS, min(THEMES, len(_EFFECTS))):
        spoken = [
            other for name in sorted(names_spoken_of(LIBRARY[passcode])) for other in _NAMED.get(name, ())
        ]
        chosen += [passcode, *chance.sample(spoken, min(3, len(spoken)))]
    main = [passcode for passcode in chosen if LIBRARY[passcode].belongs_in_main_deck]
    extra = [passcode for passcode in chosen if LIBRARY[passcode].belongs_in_extra_deck]
    company = _pick(chance, _COMPANY, COMPANY)
    return Seat(
        (*_pick(chance, main, MAIN - COMPANY), *company),
        (*_pick(chance, extra, min(len(extra), EXTRA - 8)), *_pick(chance, _ABLE, 8)),
    )


def _pick(chance: Random, passcodes: list[int], size: int) -> tuple[int, ...]:
    copies: dict[int, int] = {}
    picked: list[int] = []
    while len(picked) < size:
        passcode = chance.choice(passcodes)
        identity = LIBRARY[passcode].identity
        if copies.get(identity, 0) < COPIES:
            copies[identity] = copies.get(identity, 0) + 1
            picked.append(passcode)
    return tuple(picked)


Decks = Callable[[Random], Seat]


def random_duel(chance: Random, deck: Decks = legal_deck) -> tuple[Duel, bytes]:
    """A new duel between two random decks, and its key."""
    key = chance.randbytes(32)
    return start(LIBRARY, MASTER_RULE_2, (deck(chance), deck(chance)), key), key


def is_decision(prompt: Prompt) -> bool:
    """Whether there is anything to decide: at least two accepted answers."""
    return len(list(islice(prompt.answers(), 2))) == 2


def random_answer(prompt: Prompt, chance: Random) -> Answer:
    """One of the accepted answers. Which cards, and how many, is drawn rather than enumerated.

    Where a constraint refuses most of what is drawn, the first combination that it accepts is taken.
    """
    if isinstance(prompt, ChooseCards):
        for _ in range(DRAWS):
            count = chance.randint(prompt.minimum, prompt.maximum)
            drawn = Cards(tuple(chance.sample(prompt.options, count)))
            if prompt.accepts(drawn):
                return drawn
        return next(prompt.answers())
    if isinstance(prompt, ChooseOne | Declare):
        return Choice(chance.choice(prompt.options))
    return chance.choice(list(islice(prompt.answers(), LOOKED_AT)))


def answer_forced(duel: Duel) -> None:
    """Work the windows in which only one answer is possible, up to the next decision or the end."""
    while (prompt := duel.prompt) is not None and not is_decision(prompt):
        answers: Iterable[Answer] = prompt.answers()
        duel.answer(prompt.player, next(iter(answers)))
