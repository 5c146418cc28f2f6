"""What is asked about the odds of a deck, as an address says it, and the answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from django.http import QueryDict
from django.utils.translation import gettext as _

from decks.odds import STEPS_AT_MOST, WISHED_AT_MOST, WISHES_AT_MOST, Wish, cards_seen, chance, steps

LATEST_TURN = 100
WISHES = range(1, 4)
"""The wishes for which the page has room."""


def as_question(form: QueryDict) -> QueryDict:
    """The page's form, in which each wish is a choice of cards and a number, as an address says it."""
    asked = form.copy()
    for number in WISHES:
        if chosen := form.getlist(f"of{number}"):
            asked.appendlist("wish", f"{','.join(chosen)}:{form.get(f'least{number}') or 1}")
    return asked


class BadQuestion(ValueError):
    """The question cannot be read; says which parameter is wrong."""

    def __init__(self, parameter: str, message: str) -> None:
        super().__init__(message)
        self.parameter = parameter


@dataclass(frozen=True, slots=True)
class Question:
    """To have drawn what is wished for by a turn of the duel."""

    wishes: tuple[Wish, ...]
    turn: int = 1
    going_first: bool = True

    @property
    def drawn(self) -> int:
        return cards_seen(turn=self.turn, going_first=self.going_first)


@dataclass(frozen=True, slots=True)
class Answer:
    """The exact share of hands, for a deck of so many cards of which so many were drawn."""

    deck: int
    drawn: int
    share: Fraction

    @property
    def numerator(self) -> str:
        return str(self.share.numerator)

    @property
    def denominator(self) -> str:
        return str(self.share.denominator)

    @property
    def probability(self) -> float:
        return float(self.share)


def answered(main: Sequence[int], asked: Question) -> Answer:
    """Raises BadQuestion where counting would take too long."""
    if steps(main, asked.wishes, drawn=asked.drawn) > STEPS_AT_MOST:
        raise BadQuestion(
            "wish",
            _("Too many hands are to be told apart. Wish for fewer cards, or ask for an earlier turn."),
        )
    return Answer(len(main), min(asked.drawn, len(main)), chance(main, asked.wishes, drawn=asked.drawn))


def read_question(given: QueryDict) -> Question:
    """`wish=46986414,89631139:1` once for each wish, `turn=2` and `going=second`. Raises BadQuestion."""
    going = given.get("going") or "first"
    if going not in ("first", "second"):
        raise BadQuestion("going", _("Write first or second."))
    wishes = [text for text in given.getlist("wish") if text.strip()]
    if not wishes:
        raise BadQuestion("wish", _("Say which cards are wished for, by their passcodes."))
    if len(wishes) > WISHES_AT_MOST:
        raise BadQuestion("wish", _("At most %d wishes can be asked for at once.") % WISHES_AT_MOST)
    return Question(tuple(map(_wish, wishes)), _turn(given.get("turn") or "1"), going == "first")


def _wish(text: str) -> Wish:
    cards, _colon, least = text.partition(":")
    passcodes = [part.strip() for part in cards.split(",")]
    if not all(_is_number(part, 10) for part in passcodes):
        raise BadQuestion("wish", _("Write passcodes with commas between: 46986414,89631139:1."))
    if not _is_number(least or "1", 2) or not 1 <= int(least or "1") <= WISHED_AT_MOST:
        raise BadQuestion("wish", _("Of the cards 1 to %d can be wished for.") % WISHED_AT_MOST)
    return Wish(frozenset(map(int, passcodes)), int(least or "1"))


def _turn(text: str) -> int:
    if not _is_number(text, 3) or not 1 <= int(text) <= LATEST_TURN:
        raise BadQuestion("turn", _("A turn is a number from 1 to %d.") % LATEST_TURN)
    return int(text)


def _is_number(text: str, digits: int) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= digits
