"""Cards first printed in Yu-Gi-Oh! GX Volume 1."""

from cards.lang.abilities import Continuous, Once, Quick, SummoningCondition, Target, Trigger
from cards.lang.alterations import AlsoOfAttribute
from cards.lang.conditions import OwnValuesAtLeast
from cards.lang.continuous import Gain
from cards.lang.effects import Also, Apply, Destroy, If, IfYouDo, Negate, SpecialSummon
from cards.lang.filters import monster, spell, trap
from cards.lang.groups import FIELD, GRAVE, TARGET, THIS, OrFewer, cards, every
from cards.lang.occasions import Activated, Cause, DestroyedAndSent, EitherOf
from cards.lang.players import YOU
from cards.lang.procedures import Bar
from cards.lang.rows import DARK, DRAGON, LIGHT, effect_monster, printed_in

# fmt: off
CARDS = printed_in("Yu-Gi-Oh! GX Volume 1", "2006-11-02", (
    effect_monster(47297616, "Light and Darkness Dragon", "光与暗之龙", LIGHT, DRAGON, 8, 2800, 2400, "2007-11-06", "Yu-Gi-Oh! GX Volume 1", abilities=(
        SummoningCondition(bars=(Bar.SPECIAL,)),
        Continuous(effect=AlsoOfAttribute(THIS, DARK)),
        Quick(
            when=EitherOf((Activated(spell | trap, card_only=True), Activated(monster))),
            mandatory=True, once=Once.PER_CHAIN,
            do=If(OwnValuesAtLeast(500), IfYouDo(Negate(), Apply(Gain(THIS, atk=-500, def_=-500))))),
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE, Cause.EFFECT, Cause.RULE)), mandatory=True, from_=(GRAVE,),
            target=Target(OrFewer(1), cards(GRAVE, YOU, monster)),
            do=Also(Destroy(every(cards(FIELD, YOU))), SpecialSummon(TARGET))),
    )),
))
