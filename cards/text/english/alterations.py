"""What makes a card another than it is printed, in English."""

from typing import assert_never

from cards.lang.alterations import (
    AlsoOfAttribute,
    Alteration,
    AttributeBecomes,
    Factor,
    LevelBecomes,
    LevelChanges,
    NameBecomes,
    NameBecomesThatOf,
    OriginalBecomes,
    OriginalSwapped,
    OriginalTimes,
    RaceBecomes,
    ValueBecomes,
    ValueTimes,
)
from cards.lang.groups import Cards, Pronoun
from cards.lang.numbers import Number
from cards.lang.terms import Race, Stat
from cards.text.english.facts import attribute, race
from cards.text.english.groups import STATS
from cards.text.english.nouns import NAMED
from cards.text.english.numbers import value
from cards.text.english.subjects import are_several, possessive, subject
from cards.text.speech import Speech

FACTORS = {Factor.HALF: "halved", Factor.DOUBLE: "doubled"}
MULTIPLY = {Factor.HALF: "halve", Factor.DOUBLE: "double"}


def altered(what: Alteration, speech: Speech) -> str:
    match what:
        case OriginalBecomes(who, atk, def_):
            return becomes("original ", who, atk, def_, speech)
        case ValueBecomes(who, atk, def_):
            return becomes("", who, atk, def_, speech)
        case OriginalTimes(who, stats, by):
            return f"{of(f'original {listed(stats)}', who, speech)} {be(stats)} {FACTORS[by]}"
        case ValueTimes(who, stats, by):
            return f"{of(listed(stats), who, speech)} {be(stats)} {FACTORS[by]}"
        case OriginalSwapped(who):
            return f"switch {of('original ATK and DEF', who, speech)}"
        case LevelChanges(who, by):
            return level_changes(who, by, speech)
        case LevelBecomes(who, level):
            return f"{of('Level', who, speech)} becomes {value(level, speech)}"
        case RaceBecomes(who, word):
            kind = race(word) if isinstance(word, Race) else "the declared Type"
            return f"{subject(who, speech)} {become(who, speech)} {kind}"
        case AttributeBecomes(who, word):
            return f"{subject(who, speech)} {become(who, speech)} {attribute(word)}"
        case AlsoOfAttribute(who, word):
            treated = "are" if are_several(who, speech) else "is"
            return f"{subject(who, speech)} {treated} also treated as {attribute(word)}"
        case NameBecomes(who, name):
            return f'{of("name", who, speech)} becomes "{name}"'
        case NameBecomesThatOf(who, card):
            namesake = "the card sent" if card is Pronoun.PAID else NAMED[card]
            return f"{of('name', who, speech)} becomes that of {namesake}"
        case _:
            assert_never(what)


def multiply(what: ValueTimes, speech: Speech) -> str:
    """As a deed: "halve this card's ATK"."""
    return f"{MULTIPLY[what.by]} {of(listed(what.stats), what.who, speech)}"


def of(words: str, who: Pronoun | Cards, speech: Speech) -> str:
    """ "this card's ATK", "the ATK of all monsters you control"."""
    if are_several(who, speech) and isinstance(who, Cards):
        return f"the {words} of {subject(who, speech)}"
    return f"{possessive(who, speech)} {words}"


def listed(stats: tuple[Stat, ...]) -> str:
    return " and ".join(STATS[stat] for stat in stats)


def be(stats: tuple[Stat, ...]) -> str:
    return "is" if len(stats) == 1 else "are"


def become(who: Pronoun | Cards, speech: Speech) -> str:
    return "become" if are_several(who, speech) else "becomes"


def becomes(kind: str, who: Pronoun | Cards, atk: Number | None, def_: Number | None, speech: Speech) -> str:
    """ "this card's ATK becomes 0", and DEF likewise."""
    parts = [(Stat.ATK, atk), (Stat.DEF, def_)]
    told = [(stat, value(number, speech)) for stat, number in parts if number is not None]
    if len(told) == 2 and told[0][1] == told[1][1]:
        return f"{of(f'{kind}ATK and DEF', who, speech)} become {told[0][1]}"
    sentences = [f"{of(f'{kind}{STATS[stat]}', who, speech)} becomes {number}" for stat, number in told]
    return " and ".join(sentences)


def level_changes(who: Pronoun | Cards, by: Number, speech: Speech) -> str:
    falls = isinstance(by, int) and by < 0
    size = -by if isinstance(by, int) and falls else by
    way = "reduced" if falls else "increased"
    return f"{of('Level', who, speech)} is {way} by {value(size, speech)}"
