"""Which cards are meant, in Chinese: pronouns, places and their players."""

from typing import assert_never

from cards.lang.effects import Apply, Effect, SpecialSummon, SwapControl
from cards.lang.groups import (
    AsManyAs,
    AsManyAsPaid,
    AtRandom,
    Cards,
    Choose,
    ChooseThose,
    Every,
    Group,
    Highest,
    HowMany,
    Lowest,
    NoneOr,
    OneOfEachName,
    OrFewer,
    OrMore,
    Pronoun,
    Those,
    UpTo,
)
from cards.lang.inspect import deeds
from cards.lang.places import Place
from cards.lang.players import Who
from cards.text.chinese.nouns import STATS, excepted, noun
from cards.text.speech import Speech, only_monsters, speaks_of_monsters

PILES = {
    Place.HAND: "手牌",
    Place.DECK: "卡组",
    Place.EXTRA: "额外卡组",
    Place.GRAVE: "墓地",
    Place.BANISHED: "除外区域",
    Place.MONSTERS: "怪兽区域",
    Place.SPELLS: "魔法与陷阱区域",
    Place.FIELD: "场地区域",
}


def pronoun(word: Pronoun, speech: Speech) -> str:
    """A card already named; what is told of an ability names its target, its event and its own card."""
    match word:
        case Pronoun.THIS:
            return "这张卡"
        case Pronoun.TARGET if speech.several_targets:
            return "那些怪兽" if speech.targets_monster else "那些卡"
        case Pronoun.TARGET | Pronoun.EVENT:
            return "那只怪兽" if speech.targets_monster else "那张卡"
        case Pronoun.FIRST_TARGET:
            return "前者"
        case Pronoun.SECOND_TARGET:
            return "后者"
        case Pronoun.EXCAVATED:
            return "翻开的卡"
        case Pronoun.LIGHTENED:
            return "那些怪兽"
        case Pronoun.PAID:
            return "为代价使用的卡"
        case Pronoun.ATTACKER:
            return "那只攻击怪兽"
        case Pronoun.EQUIPPED:
            return "装备怪兽"
        case Pronoun.TIED:
            return "那只怪兽"
        case Pronoun.IT:
            return it(speech)
        case _:
            assert_never(word)


def it(speech: Speech) -> str:
    """What the first part deals with: 这个效果特殊召唤的怪兽, 那只怪兽, 那些卡."""
    done = deeds(getattr(speech.ability, "do", None))
    if speech.summons:
        itself = any(isinstance(one, SpecialSummon) and one.cards is Pronoun.THIS for one in done)
        return "这个效果特殊召唤的这张卡" if itself else "这个效果特殊召唤的怪兽"
    first = next(iter(done), None)
    of_monsters = isinstance(first, SwapControl) or are_monsters(dealt_by(first), speech)
    if speech.it_is_one:
        return "那只怪兽" if of_monsters else "那张卡"
    return "那些怪兽" if of_monsters else "那些卡"


def dealt_by(deed: Effect | None) -> object:
    """With which cards a deed deals."""
    if isinstance(deed, Apply):
        return getattr(deed.effect, "who", None)
    return getattr(deed, "cards", None)


def are_monsters(cards: object, speech: Speech) -> bool:
    match cards:
        case Every(among) | Choose(_, among):
            return among.places == (Place.MONSTERS,) or speaks_of_monsters(among)
        case Cards():
            return cards.places == (Place.MONSTERS,) or speaks_of_monsters(cards)
        case Pronoun.TARGET:
            return speech.targets_monster
        case _:
            return False


def whose(who: Who) -> str:
    return {Who.YOU: "自己", Who.OPPONENT: "对方", Who.EITHER: "双方"}[who]


def where(cards: Cards) -> str:
    """Where they are, and whose: 自己场上, 场上, 双方墓地, 自己手牌."""
    if on_field(cards):
        return "场上" if cards.of is Who.EITHER else f"{whose(cards.of)}场上"
    return f"{whose(cards.of)}{piles(cards)}"


def piles(cards: Cards) -> str:
    """Places one after the other, all zones as one where there are others: 手牌・场上."""
    return "・".join(dict.fromkeys("场上" if place.on_field else PILES[place] for place in cards.places))


def on_field(cards: Cards) -> bool:
    return all(place.on_field for place in cards.places)


def described(cards: Cards) -> str:
    """The description alone; what stands in monster zones is a monster."""
    return noun(cards.filter, kind="怪兽" if cards.places == (Place.MONSTERS,) else "卡")


def counted(count: HowMany, cards: Cards, *, summoned: bool = False) -> str:
    """So many of them, monsters by 只 and other cards by 张: 1只等级2以下的怪兽."""
    monsters = summoned or cards.places == (Place.MONSTERS,) or speaks_of_monsters(cards)
    first = excepted(cards.filter)
    rest = described(cards).removeprefix(first)
    return f"{first}{how_many(count, '只' if monsters else '张')}{rest}"


def how_many(count: HowMany, measure: str) -> str:
    """The number before a noun: 1只, 最多2只, 任意数量的, 3只以上的."""
    match count:
        case int():
            return f"{count}{measure}"
        case UpTo(most):
            return f"最多{most}{measure}"
        case NoneOr(most) | OrFewer(most):
            return f"{most}{measure}"
        case OrMore(least):
            return "任意数量的" if least == 1 else f"{least}{measure}以上的"
        case AsManyAsPaid():
            return "相同数量的"
        case AsManyAs(there):
            return f"最多有{plural(there)}数量的"


def some(count: HowMany, cards: Cards) -> str:
    """So many of them, with their place: 自己墓地的1只怪兽, 自己・对方墓地的1只怪兽."""
    place = where(cards)
    if cards.of is Who.EITHER and not on_field(cards):
        place = f"自己・对方{piles(cards)}"
    return f"{place}的{counted(count, cards)}"


def plural(cards: Cards) -> str:
    """Them, whichever they are: 对方场上的怪兽."""
    return f"{where(cards)}的{described(cards)}"


def hidden(cards: Cards) -> bool:
    """Whether they come from a place that only their player sees."""
    return cards.places[0] in (Place.HAND, Place.DECK, Place.EXTRA)


def dealt_with(which: Group, deed: str, speech: Speech) -> str:
    """A group with what is done to it, in the order of a card text.

    那张卡破坏; 场上的怪兽全部破坏; 从手牌把1只怪兽特殊召唤; 选场上的1只怪兽破坏.
    """
    match which:
        case Pronoun():
            return f"{pronoun(which, speech)}{deed}"
        case Every(cards):
            return f"{plural(cards)}全部{deed}"
        case OneOfEachName(cards):
            return f"{plural(cards)}尽可能{deed}（同名卡最多1张）"
        case Choose(count, cards) if hidden(cards):
            on_field = any(place.on_field for place in cards.places)
            owner = "" if cards.of is Who.YOU and not on_field else whose(cards.of)
            verb = "选" if deed.startswith("回到") else "把"
            return (
                f"从{owner}{piles(cards)}{verb}{counted(count, cards, summoned=deed.endswith('召唤'))}{deed}"
            )
        case Choose(count, cards):
            return f"选{some(count, cards)}{deed}"
        case Those(Pronoun.EVENT, filter_) if speech.event_is_monsters:
            return f"那只{noun(filter_, kind='怪兽')}{deed}"
        case Those(of, filter_):
            return f"{pronoun(of, speech)}之中的{noun(filter_)}全部{deed}"
        case ChooseThose(count, Those(of, filter_)):
            measure = "只" if only_monsters(filter_) else "张"
            return f"从{pronoun(of, speech)}之中选{how_many(count, measure)}{noun(filter_)}{deed}"
        case AtRandom(count, cards):
            return f"从{where(cards)}随机选{counted(count, cards)}{deed}"
        case Highest(stat, cards):
            highest = f"{where(cards)}的{STATS[stat]}最高的{counted(1, cards)}"
            return f"{highest}{deed}（有多只符合的场合，由自己选1只）"
        case Lowest(stat, cards):
            lowest = f"{where(cards)}的{STATS[stat]}最低的{counted(1, cards)}"
            return f"{lowest}{deed}（有多只符合的场合，由自己选1只）"
        case _:
            assert_never(which)
