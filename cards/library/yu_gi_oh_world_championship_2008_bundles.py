"""Cards first printed in Yu-Gi-Oh! WORLD CHAMPIONSHIP 2008 Bundles."""

from cards.lang.abilities import Activation, Target
from cards.lang.effects import Banish
from cards.lang.groups import ATTACKER, TARGET, monsters
from cards.lang.occasions import AttackDeclared
from cards.lang.players import OPPONENT
from cards.lang.rows import normal_trap, printed_in

# fmt: off
CARDS = printed_in("Yu-Gi-Oh! WORLD CHAMPIONSHIP 2008 Bundles", "2007-11-29", (
    normal_trap(70342110, "Dimensional Prison", "次元幽禁", "2007-12-04", "Yu-Gi-Oh! WORLD CHAMPIONSHIP 2008 Bundles", community="次元幽闭", abilities=(
        Activation(
            when=AttackDeclared(monsters(OPPONENT)),
            target=Target(1, ATTACKER),
            do=Banish(TARGET)),
    )),
))
