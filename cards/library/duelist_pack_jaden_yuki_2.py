"""Cards first printed in Duelist Pack: Jaden Yuki 2."""

from cards.lang.abilities import Activation, Ignition, Once, Target, Trigger
from cards.lang.continuous import Gain
from cards.lang.costs import MillCost
from cards.lang.effects import Apply, Draw, ReturnToGrave, Until
from cards.lang.filters import monster
from cards.lang.groups import BANISHED, GRAVE, TARGET, THIS, UpTo, cards
from cards.lang.numbers import PaidCards, Times
from cards.lang.occasions import Cause, DestroyedAndSent
from cards.lang.players import EITHER, YOU
from cards.lang.rows import EARTH, MACHINE, effect_monster, printed_in, quick_play_spell

# fmt: off
CARDS = printed_in("Duelist Pack: Jaden Yuki 2", "2006-10-26", (
    quick_play_spell(48976825, "Burial from a Different Dimension", "从异次元的埋葬", "2007-02-07", "Duelist Pack: Jaden Yuki 2", community="来自异次元的埋葬", abilities=(
        Activation(
            target=Target(UpTo(3), cards(BANISHED, EITHER, monster)),
            do=ReturnToGrave(TARGET)),
    )),
    effect_monster(85087012, "Card Trooper", "卡片炮击士", EARTH, MACHINE, 3, 400, 400, "2007-02-07", "Duelist Pack: Jaden Yuki 2", abilities=(
        Ignition(
            cost=MillCost(UpTo(3)), once=Once.PER_CARD,
            do=Apply(Gain(THIS, Times(500, PaidCards())), Until.END_PHASE)),
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE, Cause.EFFECT, Cause.RULE), under=YOU), mandatory=True, from_=(GRAVE,),
            do=Draw(YOU, 1), key="destroyed"),
    )),
))
