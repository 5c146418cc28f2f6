"""Cards first printed in Controller of Chaos."""

from cards.lang.abilities import Ignition, Once, Procedure, SummoningCondition, Target, Trigger, Wording
from cards.lang.battle import Role
from cards.lang.conditions import UnusedThisTurn
from cards.lang.continuous import CannotAttack
from cards.lang.effects import AttackAgain, Banish
from cards.lang.filters import OfAttribute, face_up, monster
from cards.lang.groups import GRAVE, TARGET, THIS, cards, monsters
from cards.lang.occasions import DestroysByBattle
from cards.lang.players import EITHER, YOU
from cards.lang.procedures import Bar, Payment, Takes
from cards.lang.rows import (
    BEAST,
    DARK,
    EARTH,
    LIGHT,
    SPELLCASTER,
    WARRIOR,
    effect_monster,
    normal,
    printed_in,
)

# fmt: off
CARDS = printed_in("Controller of Chaos", "2003-04-24", (
    effect_monster(9596126, "Chaos Sorcerer", "混沌巫师", DARK, SPELLCASTER, 6, 2300, 2000, "2004-03-01", "Invasion of Chaos", abilities=(
        SummoningCondition(bars=(Bar.NORMAL, Bar.UNTIL_PROPER)),
        Procedure(takes=Takes(Payment.BANISH, (
            cards(GRAVE, YOU, monster & OfAttribute(LIGHT)),
            cards(GRAVE, YOU, monster & OfAttribute(DARK)),
        ))),
        Ignition(
            once=Once.PER_CARD, oath=CannotAttack(THIS),
            target=Target(1, monsters(EITHER, face_up)),
            do=Banish(TARGET)),
    )),
    normal(15734813, "Soul Tiger", "魂虎", EARTH, BEAST, 4, 0, 2100, "2004-03-01", "Invasion of Chaos"),
    normal(42129512, "Big Koala", "巨大考拉", EARTH, BEAST, 7, 2700, 2000, "2004-03-01", "Invasion of Chaos", community="巨大树熊"),
    normal(42941100, "Ojama Yellow", "扰乱怪之黄色", LIGHT, BEAST, 2, 0, 1000, "2004-03-01", "Invasion of Chaos", community="扰乱·黄", archetypes=("Ojama",)),
    effect_monster(72989439, "Black Luster Soldier - Envoy of the Beginning", "混沌士兵 －开辟的使者－", LIGHT, WARRIOR, 8, 3000, 2500, "2004-03-01", "Invasion of Chaos", community="混沌战士 -开辟的使者-", archetypes=("Black Luster Soldier",), abilities=(
        SummoningCondition(bars=(Bar.NORMAL, Bar.UNTIL_PROPER)),
        Procedure(takes=Takes(Payment.BANISH, (
            cards(GRAVE, YOU, monster & OfAttribute(LIGHT)), cards(GRAVE, YOU, monster & OfAttribute(DARK))))),
        Ignition(
            given=UnusedThisTurn("again"), once=Once.PER_CARD, oath=CannotAttack(THIS),
            target=Target(1, monsters(EITHER)),
            do=Banish(TARGET), key="banish"),
        Trigger(
            when=DestroysByBattle(THIS, Role.ATTACKER), wording=Wording.IF, given=UnusedThisTurn("banish"),
            once=Once.PER_CARD,
            do=AttackAgain(), key="again"),
    )),
    normal(79335209, "Ojama Black", "扰乱怪之黑色", LIGHT, BEAST, 2, 0, 1000, "2004-03-01", "Invasion of Chaos", community="扰乱·黑", archetypes=("Ojama",)),
))
