"""How a monster is, and is not, summoned by its own text, in Chinese."""

from itertools import groupby
from typing import assert_never

from cards.lang.abilities import MayNormalSummon, Procedure, SummoningCondition
from cards.lang.facts import Card
from cards.lang.groups import Cards
from cards.lang.inspect import bars_of
from cards.lang.players import Who
from cards.lang.procedures import Bar, Payment, Price, Takes, TakesLevels, TakesMaterials
from cards.lang.terms import Trait
from cards.text.chinese.conditions import supposed
from cards.text.chinese.groups import PILES, counted, plural, where
from cards.text.chinese.occasions import POSITIONS
from cards.text.speech import Speech

DOING = {
    Payment.TRIBUTE: "解放",
    Payment.SEND: "送去墓地",
    Payment.DISCARD: "丢弃",
    Payment.BANISH: "除外",
    Payment.RETURN: "回到持有者手牌",
    Payment.SHUFFLE: "回到持有者卡组",
}


def summoning_condition(what: SummoningCondition, card: Card) -> str:
    """What the card forbids; where it has a procedure of its own, that tells the rest."""
    own = any(isinstance(one, Procedure) for one in card.abilities)
    return "".join(_barred(bar, card, own) for bar in what.bars)


def _barred(bar: Bar, card: Card, own: bool) -> str:
    match bar:
        case Bar.NORMAL:
            return "这张卡不能通常召唤。"
        case Bar.SET:
            return "这张卡不能盖放。"
        case Bar.SPECIAL:
            return "这张卡不能特殊召唤。"
        case Bar.FROM_GRAVE:
            return "这张卡不能从墓地特殊召唤。"
        case Bar.UNTIL_PROPER:
            return "" if own else f"这张卡没有{_kind(card)}召唤过的场合，不能用其他方法特殊召唤。"
        case Bar.UNLESS_PROPER:
            return "" if own else f"这张卡用{_kind(card)}召唤才能特殊召唤。"
        case _:
            assert_never(bar)


def _kind(card: Card) -> str:
    """The kind of summon that is a monster's own."""
    kinds = {Trait.FUSION: "融合", Trait.SYNCHRO: "同调", Trait.RITUAL: "仪式"}
    return next((name for trait, name in kinds.items() if trait in card.traits), "特殊")


def procedure(what: Procedure, speech: Speech) -> str:
    """The card's own way of being special summoned."""
    bars = bars_of(speech.card)
    if_so = f"{supposed(what.given, speech)}，" if what.given is not None else ""
    taken = f"{taking(what.takes)}的场合，" if what.takes is not None else ""
    position = POSITIONS[what.position] if what.position is not None else ""
    come = f"从{'・'.join(PILES[place] for place in what.from_)}{position}特殊召唤"
    if Bar.UNLESS_PROPER in bars:
        return f"{if_so}{taken}这张卡才能{come}，不能用其他方法特殊召唤。"
    told = f"{if_so}{taken}这张卡可以{come}。"
    if Bar.UNTIL_PROPER in bars:
        told += "没有用这个方法特殊召唤过的这张卡不能用其他方法特殊召唤。"
    return told


def taking(price: Price) -> str:
    """What is done with which cards: 把自己墓地的1只光属性怪兽和1只暗属性怪兽除外."""
    match price:
        case TakesMaterials(how, places, of):
            whose = (
                "场上"
                if all(place.on_field for place in places)
                else ("・".join("场上" if place.on_field else PILES[place] for place in places))
            )
            sides = "自己" if of is Who.YOU else "自己・对方"
            return f"{verb(how)}{sides}{whose}的上记的卡{DOING[how]}"
        case Takes(how, wanted):
            return f"{verb(how)}{listed(wanted)}{DOING[how]}"
        case TakesLevels(how, cards, at_least):
            return f"{verb(how)}{plural(cards)}等级合计直到变成{at_least}以上{DOING[how]}"
        case _:
            assert_never(price)


def verb(how: Payment) -> str:
    """让 for what goes back by itself, 把 for what is dealt with."""
    return "让" if how in (Payment.RETURN, Payment.SHUFFLE) else "把"


def listed(wanted: tuple[Cards, ...]) -> str:
    """The cards, with their place once where all come from the same."""
    groups = [(cards, len(list(same))) for cards, same in groupby(wanted)]
    first = wanted[0]
    if all((one.places, one.of) == (first.places, first.of) for one in wanted):
        return f"{where(first)}的{'和'.join(counted(count, cards) for cards, count in groups)}"
    return "和".join(f"{where(cards)}的{counted(count, cards)}" for cards, count in groups)


def may_normal_summon(what: MayNormalSummon, speech: Speech) -> str:
    """Another way of being normal summoned: without tributes, or with certain ones."""
    if_so = f"{supposed(what.given, speech)}，" if what.given is not None else ""
    if what.takes:
        return f"{if_so}这张卡可以把{listed(what.takes)}解放作上级召唤。"
    return f"{if_so}这张卡可以不用解放作召唤。"
