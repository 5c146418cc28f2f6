"""What makes a card another than it is printed, in Chinese."""

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
from cards.text.chinese.facts import attribute, race
from cards.text.chinese.nouns import NAMED, STATS
from cards.text.chinese.numbers import value
from cards.text.chinese.subjects import subject
from cards.text.names import CHINESE_NAMES
from cards.text.speech import Speech

FACTORS = {Factor.HALF: "变成一半", Factor.DOUBLE: "变成2倍"}


def altered(what: Alteration, speech: Speech) -> str:
    match what:
        case OriginalBecomes(who, atk, def_):
            return f"{subject(who, speech)}的{becomes('原本', atk, def_, speech)}"
        case ValueBecomes(who, atk, def_):
            return f"{subject(who, speech)}的{becomes('', atk, def_, speech)}"
        case OriginalTimes(who, stats, by):
            return f"{subject(who, speech)}的原本{listed(stats)}{FACTORS[by]}"
        case ValueTimes(who, stats, by):
            return f"{subject(who, speech)}的{listed(stats)}{FACTORS[by]}"
        case OriginalSwapped(who):
            return f"{subject(who, speech)}的原本攻击力和守备力交换"
        case LevelChanges(who, by):
            return level_changes(who, by, speech)
        case LevelBecomes(who, level):
            return f"{subject(who, speech)}的等级变成{value(level, speech)}"
        case RaceBecomes(who, word):
            kind = race(word) if isinstance(word, Race) else "宣言的种族"
            return f"{subject(who, speech)}变成{kind}"
        case AttributeBecomes(who, word):
            return f"{subject(who, speech)}变成{attribute(word)}属性"
        case AlsoOfAttribute(who, word):
            return f"{subject(who, speech)}的属性也当作{attribute(word)}属性使用"
        case NameBecomes(who, name):
            return f"{subject(who, speech)}的卡名当作「{CHINESE_NAMES[name]}」使用"
        case NameBecomesThatOf(who, card):
            namesake = "送去的卡" if card is Pronoun.PAID else NAMED[card]
            return f"{subject(who, speech)}当作和{namesake}同名的卡使用"
        case _:
            assert_never(what)


def listed(stats: tuple[Stat, ...]) -> str:
    return "和".join(STATS[stat] for stat in stats)


def becomes(kind: str, atk: Number | None, def_: Number | None, speech: Speech) -> str:
    """攻击力变成0; 攻击力・守备力变成0."""
    if atk is not None and atk == def_:
        return f"{kind}{STATS[Stat.ATK]}・{STATS[Stat.DEF]}变成{value(atk, speech)}"
    told = [(stat, number) for stat, number in ((Stat.ATK, atk), (Stat.DEF, def_)) if number is not None]
    return "，".join(f"{kind}{STATS[stat]}变成{value(number, speech)}" for stat, number in told)


def level_changes(who: Pronoun | Cards, by: Number, speech: Speech) -> str:
    falls = isinstance(by, int) and by < 0
    size = -by if isinstance(by, int) and falls else by
    return f"{subject(who, speech)}的等级{'下降' if falls else '上升'}{value(size, speech)}"
