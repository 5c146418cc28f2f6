"""Cards first printed in Light of Destruction."""

from cards.lang.abilities import Flip, Procedure, SummoningCondition, Target, Trigger
from cards.lang.effects import AfterThat, Destroy, Mill
from cards.lang.filters import named
from cards.lang.groups import EXTRA, FIELD, MONSTERS, TARGET, THIS, NoneOr, UpTo, cards
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.players import EITHER, YOU
from cards.lang.procedures import Bar, Payment, TakesMaterials
from cards.lang.recipes import FusionOf
from cards.lang.rows import BEAST, DARK, LIGHT, WINGED_BEAST, effect_fusion, flip_monster, printed_in
from cards.lang.themes import GLADIATORS, tag_out

# fmt: off
CARDS = printed_in("Light of Destruction", "2008-02-23", (
    flip_monster(21502796, "Ryko, Lightsworn Hunter", "光道猎犬 莱可", LIGHT, BEAST, 2, 200, 100, "2008-05-13", "Light of Destruction", community="光道猎犬 雷光", archetypes=("Lightsworn",), abilities=(
        Flip(
            target=Target(NoneOr(1), cards(FIELD, EITHER)),
            do=AfterThat(Destroy(TARGET), Mill(YOU, 3))),
    )),
    effect_fusion(48156348, "Gladiator Beast Gyzarus", "剑斗兽 凯撒列斯", DARK, WINGED_BEAST, 6, 2400, 1500, "2008-05-13", "Light of Destruction", community="剑斗兽 凯撒", archetypes=("Gladiator",), recipe=FusionOf((named("Gladiator Beast Bestiari"), GLADIATORS)), abilities=(
        SummoningCondition(bars=(Bar.UNTIL_PROPER,)),
        Procedure(from_=(EXTRA,), takes=TakesMaterials(Payment.SHUFFLE, (MONSTERS,))),
        Trigger(
            when=SummonSucceeded(THIS, (Way.SPECIAL,)),
            target=Target(UpTo(2), cards(FIELD, EITHER)),
            do=Destroy(TARGET)),
        tag_out("Gladiator Beast Bestiari", 2),
    )),
))
