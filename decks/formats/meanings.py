"""What a line of a deck list means: a count and a card, by its passcode, its name, or nearly so."""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from decks.formats import ydk
from decks.formats.content import MOST_CARDS, Candidate
from decks.formats.sections import Unreadable
from decks.legality import DeckCard

Finder = Callable[[Collection[str]], Mapping[str, Sequence[DeckCard]]]
"""Looks up many names at once: every card that bears each name in any language."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What an unknown name may mean: the card that is meant beyond doubt, or cards to choose from."""

    sure: DeckCard | None = None
    perhaps: Sequence[DeckCard] = ()


Guesser = Callable[[Collection[str]], Mapping[str, Guess]]
"""Looks up many names that no card bears at once."""

GUESSED_AT_MOST = 50
"""Lines of one text for which close names are looked for; the others wait until these are settled."""
MOST_DIGITS = 6

_MEASURE = r"\s*[张枚]?"
_COUNTED = (
    re.compile(rf"(?P<count>[0-9]+){_MEASURE}\s+(?P<card>.+)\Z"),
    re.compile(r"(?P<count>[0-9]+)\s*[xX×*]\s*(?P<card>.+)\Z"),
    re.compile(r"(?P<count>[0-9]+)[张枚](?P<card>.+)\Z"),
    re.compile(rf"(?P<card>.+?)\s*[xX×*]\s*(?P<count>[0-9]+){_MEASURE}\Z"),
    re.compile(rf"(?P<card>.+?)\s+(?P<count>[0-9]+){_MEASURE}\Z"),
)


@dataclass(frozen=True, slots=True)
class Meaning:
    """So many copies of a card; `guessed` where its name was misspelt."""

    count: int
    card: DeckCard
    guessed: bool = False


def no_guess(names: Collection[str]) -> Mapping[str, Guess]:
    return {}


def meanings(
    lines: Collection[str], *, find: Finder, guess: Guesser = no_guess
) -> dict[str, Meaning | Unreadable]:
    """What each line means, or why it cannot be read and which cards may be meant."""
    ways = {line: tuple(_ways(line)) for line in dict.fromkeys(lines)}
    known = find([name for each in ways.values() for _count, name in each if not ydk.NUMBER.match(name)])
    meant = {line: _meaning(each, known) for line, each in ways.items()}
    puzzling = [line for line, one in meant.items() if one is None][:GUESSED_AT_MOST]
    guesses = guess({name for line in puzzling for _count, name in ways[line] if not ydk.NUMBER.match(name)})
    return {line: one or _guessed(ways[line], guesses) for line, one in meant.items()}


def _ways(line: str) -> Iterator[tuple[str, str]]:
    """Every way to take a line as a count and a card, the whole line as one card first ("7 Completed")."""
    line = " ".join(unicodedata.normalize("NFKC", line).split())
    yield "1", line
    for pattern in _COUNTED:
        if match := pattern.match(line):
            yield match["count"], match["card"].strip()


def _meaning(
    ways: Sequence[tuple[str, str]], known: Mapping[str, Sequence[DeckCard]]
) -> Meaning | Unreadable | None:
    """The first way that leads to one card; None where none leads to any."""
    for count, name in ways:
        try:
            if ydk.NUMBER.match(name):
                passcode = ydk.passcode_of(name)
                return Meaning(checked(count), DeckCard(passcode=passcode, identity=passcode, name=name))
            found = distinct(known.get(name, ()))
            if len(found) == 1:
                return Meaning(checked(count), found[0])
        except Unreadable as problem:
            return problem
        if found:
            return Unreadable(
                _("Several cards are called %(name)s: %(passcodes)s. Write the passcode of the one you mean.")
                % {"name": name, "passcodes": ", ".join(str(each.passcode) for each in found)},
                _candidates((count, each) for each in found),
            )
    return None


def _guessed(ways: Sequence[tuple[str, str]], guesses: Mapping[str, Guess]) -> Meaning | Unreadable:
    """A misspelt name is taken for the card that it means beyond doubt; otherwise the owner is asked."""
    counted = [(count, guesses[name]) for count, name in reversed(ways) if name in guesses]
    sure = {each.sure.identity: (count, each.sure) for count, each in counted if each.sure}
    if len(sure) == 1:
        ((count, card),) = sure.values()
        try:
            return Meaning(checked(count), card, guessed=True)
        except Unreadable as problem:
            return problem
    candidates = _candidates(
        (count, card)
        for count, each in counted
        for card in distinct([*filter(None, [each.sure]), *each.perhaps])
    )
    if candidates:
        return Unreadable(
            _("There is no card of this name. Choose one of those whose names are close."), candidates
        )
    return Unreadable(
        _("There is no card of this name. Write a count and a name, such as 3 Dark Magician, or a passcode.")
    )


CHOSEN_FROM = 6
"""Cards from which the owner of a deck chooses what a line means."""


def _candidates(choices: Iterator[tuple[str, DeckCard]]) -> tuple[Candidate, ...]:
    """Each card once, with the count of the way of reading the line that led to it."""
    chosen: dict[int, Candidate] = {}
    for count, card in choices:
        if len(count) <= MOST_DIGITS and 0 < int(count) <= MOST_CARDS:
            chosen.setdefault(card.passcode, Candidate(int(count), card.passcode, card.name))
    return tuple(chosen.values())[:CHOSEN_FROM]


def checked(count: str) -> int:
    """A count that a deck can hold."""
    digits = count.lstrip("0")
    if not digits:
        raise Unreadable(_("A count is 1 or more; leave the line out if you want none."))
    if len(digits) > MOST_DIGITS or int(digits) > MOST_CARDS:
        raise Unreadable(_("A deck can keep at most %(most)d cards in all.") % {"most": MOST_CARDS})
    return int(digits)


def distinct(cards: Sequence[DeckCard]) -> list[DeckCard]:
    """The cards that differ: of several artworks of one card the original stands for all (D3)."""
    chosen: dict[int, DeckCard] = {}
    for card in cards:
        if card.identity not in chosen or card.passcode == card.identity:
            chosen[card.identity] = card
    return list(chosen.values())
