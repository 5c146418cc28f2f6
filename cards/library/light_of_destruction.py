"""Cards first printed in Light of Destruction."""

from cards.lang.abilities import Procedure, SummoningCondition, Target, Trigger
from cards.lang.effects import Destroy
from cards.lang.filters import named
from cards.lang.groups import EXTRA, FIELD, MONSTERS, TARGET, THIS, UpTo, cards
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.players import EITHER
from cards.lang.procedures import Bar, Payment, TakesMaterials
from cards.lang.recipes import FusionOf
from cards.lang.rows import DARK, WINGED_BEAST, effect_fusion, printed_in
from cards.lang.themes import GLADIATORS, tag_out

# fmt: off
CARDS = printed_in("Light of Destruction", "2008-02-23", (
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
