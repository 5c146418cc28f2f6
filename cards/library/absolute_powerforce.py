"""Cards first printed in Absolute Powerforce."""

from cards.lang.abilities import Trigger
from cards.lang.effects import BanishOnLeaving, EndBattlePhase, IfYouDo, SpecialSummon, Then
from cards.lang.groups import HAND, IT, THIS, monsters
from cards.lang.occasions import DirectAttackDeclared
from cards.lang.players import OPPONENT
from cards.lang.rows import DARK, EARTH, FIEND, MACHINE, effect_monster, normal, printed_in

# fmt: off
CARDS = printed_in("Absolute Powerforce", "2009-11-14", (
    effect_monster(19665973, "Battle Fader", "消战者", DARK, FIEND, 1, 0, 0, "2010-02-11", "Absolute Powerforce", abilities=(
        Trigger(
            when=DirectAttackDeclared(monsters(OPPONENT)), from_=(HAND,),
            do=Then(IfYouDo(SpecialSummon(THIS), BanishOnLeaving(IT)), EndBattlePhase())),
    )),
    normal(57308711, "Unicycular", "单轮车人", EARTH, MACHINE, 1, 100, 100, "2010-02-11", "Absolute Powerforce"),
))
