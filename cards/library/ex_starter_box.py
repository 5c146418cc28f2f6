"""Cards first printed in EX Starter Box."""

from cards.lang.abilities import Activation
from cards.lang.conditions import SentThisTurn
from cards.lang.effects import Offer, SpecialSummon
from cards.lang.filters import atk, monster
from cards.lang.groups import DECK, cards, choose, monsters
from cards.lang.players import YOU
from cards.lang.rows import (
    BEAST,
    DARK,
    DRAGON,
    EARTH,
    FAIRY,
    FIEND,
    LIGHT,
    SPELLCASTER,
    WARRIOR,
    normal,
    normal_spell,
    printed_in,
)

# fmt: off
CARDS = printed_in("EX Starter Box", "1999-12-16", (
    normal(13723605, "Man-Eating Treasure Chest", "食人宝石箱", DARK, FIEND, 4, 1600, 1000, "2002-03-29", "Starter Deck: Yugi"),
    normal(24611934, "Ryu-Kishin Powered", "动力石像怪", DARK, FIEND, 4, 1600, 1200, "2002-03-29", "Starter Deck: Kaiba", community="强化石像怪"),
    normal(30113682, "Judge Man", "审判者", EARTH, WARRIOR, 6, 2200, 1500, "2002-03-29", "Starter Deck: Kaiba"),
    normal(31122090, "Gyakutenno Megami", "逆转女神", LIGHT, FAIRY, 6, 1800, 2000, "2002-03-29", "Starter Deck: Kaiba", community="逆转之女神"),
    normal(49218300, "Sorcerer of the Doomed", "死亡巫师", DARK, SPELLCASTER, 4, 1450, 1200, "2002-03-29", "Starter Deck: Yugi"),
    normal(50005633, "Swordstalker", "复仇的潜行剑士", DARK, WARRIOR, 6, 2000, 1600, "2002-03-29", "Starter Deck: Kaiba"),
    normal(50930991, "Neo the Magic Swordsman", "魔法剑士尼奥", LIGHT, SPELLCASTER, 4, 1700, 1000, "2002-03-29", "Starter Deck: Yugi", community="魔法剑士 尼奥"),
    normal(67724379, "Koumori Dragon", "魔鬼龙", DARK, DRAGON, 4, 1500, 1200, "2002-03-29", "Starter Deck: Kaiba", community="恶魔龙"),
    normal(68516705, "Mystic Horseman", "人马兽", EARTH, BEAST, 4, 1300, 1550, "2002-03-29", "Starter Deck: Kaiba"),
    normal_spell(85602018, "Last Will", "遗言状", "2002-03-29", "Starter Deck: Yugi", abilities=(
        Activation(
            do=Offer(
                SentThisTurn(monsters(YOU)),
                SpecialSummon(choose(1, cards(DECK, YOU, monster & atk(at_most=1500)))),
            )
        ),
    )),
    normal(86325596, "Baron of the Fiend Sword", "邪剑男爵", DARK, FIEND, 4, 1550, 800, "2002-03-29", "Starter Deck: Yugi"),
))
