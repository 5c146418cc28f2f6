"""Cards first printed in Premium Pack 4."""

from cards.lang.abilities import Activation, Target
from cards.lang.effects import Damage, IfYouDo, NegateAttack
from cards.lang.groups import ATTACKER, TARGET, monsters
from cards.lang.numbers import StatOf
from cards.lang.occasions import AttackDeclared
from cards.lang.players import OPPONENT
from cards.lang.rows import normal_trap, printed_in
from cards.lang.terms import Stat

# fmt: off
CARDS = printed_in("Premium Pack 4", "2000-12-23", (
    normal_trap(62279055, "Magic Cylinder", "魔法之筒", "2003-03-01", "Labyrinth of Nightmare", community="魔法筒", abilities=(
        Activation(
            when=AttackDeclared(monsters(OPPONENT)),
            target=Target(1, ATTACKER),
            do=IfYouDo(NegateAttack(), Damage(OPPONENT, StatOf(Stat.ATK, TARGET)))),
    )),
))
