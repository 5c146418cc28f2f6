"""Cards first printed in Gladiator's Assault."""

from cards.lang.abilities import Continuous, Procedure, Quick, SummoningCondition, Target, Trigger
from cards.lang.alterations import OriginalBecomes
from cards.lang.conditions import All, HasBattled
from cards.lang.costs import DiscardCost
from cards.lang.effects import Destroy, DestroyNegated, IfYouDo, Negate, SpecialSummon
from cards.lang.filters import face_up, named, spell, trap
from cards.lang.groups import (
    DECK,
    EXTRA,
    HAND,
    MONSTERS,
    TARGET,
    THIS,
    cards,
    choose,
    monsters,
    spells_and_traps,
)
from cards.lang.occasions import Activated, StepReached, SummonSucceeded, Way
from cards.lang.players import EITHER, YOU
from cards.lang.procedures import Bar, Payment, TakesMaterials
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    BEAST_WARRIOR,
    EARTH,
    FAIRY,
    FIRE,
    FISH,
    REPTILE,
    ROCK,
    WARRIOR,
    WATER,
    WIND,
    WINGED_BEAST,
    effect_fusion,
    effect_monster,
    normal,
    printed_in,
)
from cards.lang.themes import BY_A_GLADIATOR, GLADIATORS, tag_out
from cards.lang.turns import Step

# fmt: off
CARDS = printed_in("Gladiator's Assault", "2007-07-21", (
    effect_monster(4253484, "Gladiator Beast Hoplomus", "剑斗兽霍普洛姆斯", EARTH, ROCK, 4, 700, 2100, "2007-11-03", "Gladiator's Assault", community="剑斗兽 重斗", archetypes=("Gladiator",), abilities=(
        Continuous(effect=OriginalBecomes(THIS, def_=2400), given=BY_A_GLADIATOR),
        tag_out("Gladiator Beast Hoplomus"),
    )),
    effect_monster(5975022, "Gladiator Beast Murmillo", "剑斗兽 鱼兜", WATER, FISH, 3, 800, 400, "2007-11-03", "Gladiator's Assault", community="剑斗兽 鱼斗", archetypes=("Gladiator",), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SPECIAL,)), given=BY_A_GLADIATOR, mandatory=True,
            target=Target(1, monsters(EITHER, face_up)),
            do=Destroy(TARGET)),
        tag_out("Gladiator Beast Murmillo"),
    )),
    effect_fusion(27346636, "Gladiator Beast Heraklinos", "剑斗兽 赫拉克雷诺斯", FIRE, BEAST_WARRIOR, 8, 3000, 2800, "2007-11-03", "Gladiator's Assault", community="剑斗兽 希拉克略", archetypes=("Gladiator",), recipe=FusionOf((named("Gladiator Beast Laquari"), GLADIATORS, GLADIATORS)), abilities=(
        SummoningCondition(bars=(Bar.UNTIL_PROPER,)),
        Procedure(from_=(EXTRA,), takes=TakesMaterials(Payment.SHUFFLE, (MONSTERS,))),
        Quick(
            when=Activated(spell | trap, card_only=True),
            cost=DiscardCost(choose(1, cards(HAND, YOU))),
            do=IfYouDo(Negate(), DestroyNegated())),
    )),
    effect_monster(41470137, "Gladiator Beast Bestiari", "剑斗兽 锐枪", WIND, WINGED_BEAST, 4, 1500, 800, "2007-11-03", "Gladiator's Assault", community="剑斗兽 枪斗", archetypes=("Gladiator",), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SPECIAL,)), given=BY_A_GLADIATOR, mandatory=True,
            target=Target(1, spells_and_traps(EITHER)),
            do=Destroy(TARGET)),
        tag_out("Gladiator Beast Bestiari"),
    )),
    normal(44430454, "Chamberlain of the Six Samurai", "六武众之侍从", EARTH, WARRIOR, 3, 200, 2000, "2007-11-03", "Gladiator's Assault", community="六武众的侍从", archetypes=("Six Samurai",)),
    effect_monster(77642288, "Gladiator Beast Secutor", "剑斗兽 追鬣", WIND, REPTILE, 4, 400, 300, "2007-11-03", "Gladiator's Assault", community="剑斗兽 追斗", archetypes=("Gladiator",), abilities=(
        Trigger(
            when=StepReached(Step.END, EITHER), given=All((BY_A_GLADIATOR, HasBattled())), mandatory=True,
            do=SpecialSummon(choose(2, cards(DECK, YOU, GLADIATORS & ~named("Gladiator Beast Secutor"))))),
    )),
    effect_monster(78868776, "Gladiator Beast Laquari", "剑斗兽 炎索", FIRE, BEAST_WARRIOR, 4, 1800, 400, "2007-11-03", "Gladiator's Assault", community="剑斗兽 绳斗", archetypes=("Gladiator",), abilities=(
        Continuous(effect=OriginalBecomes(THIS, atk=2100), given=BY_A_GLADIATOR),
        tag_out("Gladiator Beast Laquari"),
    )),
    normal(80825553, "Cloudian - Smoke Ball", "云魔物－小烟球", WATER, FAIRY, 1, 200, 600, "2007-11-03", "Gladiator's Assault", community="云魔物-小烟球", archetypes=("Cloudian",)),
))
