"""Cards first printed in Absolute Powerforce."""

from cards.lang.abilities import Continuous, Trigger
from cards.lang.battle import Role
from cards.lang.conditions import InBattle
from cards.lang.continuous import CannotAttack, NoBattleDamage, NotDestroyedByBattle
from cards.lang.effects import BanishOnLeaving, EndBattlePhase, IfYouDo, SpecialSummon, Then
from cards.lang.filters import OfAttribute
from cards.lang.groups import HAND, IT, THIS, monsters
from cards.lang.occasions import DirectAttackDeclared, Way
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.prohibitions import CannotSummonSuch
from cards.lang.rows import DARK, EARTH, FAIRY, FIEND, LIGHT, MACHINE, effect_monster, normal, printed_in

# fmt: off
CARDS = printed_in("Absolute Powerforce", "2009-11-14", (
    effect_monster(2980764, "Consecrated Light", "神圣之灯", LIGHT, FAIRY, 1, 0, 0, "2010-02-11", "Absolute Powerforce", abilities=(
        Continuous(effect=CannotSummonSuch(EITHER, (Way.NORMAL, Way.SPECIAL), OfAttribute(DARK)), key="summons"),
        Continuous(effect=CannotAttack(monsters(EITHER, OfAttribute(DARK))), key="attacks"),
        Continuous(
            effect=NotDestroyedByBattle(THIS), given=InBattle(Role.EITHER, OfAttribute(DARK)), key="battle"),
        Continuous(effect=NoBattleDamage(YOU), given=InBattle(Role.EITHER, OfAttribute(DARK)), key="damage"),
    )),
    effect_monster(19665973, "Battle Fader", "消战者", DARK, FIEND, 1, 0, 0, "2010-02-11", "Absolute Powerforce", abilities=(
        Trigger(
            when=DirectAttackDeclared(monsters(OPPONENT)), from_=(HAND,),
            do=Then(IfYouDo(SpecialSummon(THIS), BanishOnLeaving(IT)), EndBattlePhase())),
    )),
    normal(57308711, "Unicycular", "单轮车人", EARTH, MACHINE, 1, 100, 100, "2010-02-11", "Absolute Powerforce"),
))
