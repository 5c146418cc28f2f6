"""Cards first printed in Premium Pack 6."""

from cards.lang.abilities import Continuous, Trigger
from cards.lang.continuous import NotDestroyedByBattle
from cards.lang.effects import Damage
from cards.lang.groups import THIS
from cards.lang.occasions import AttackedFaceDown
from cards.lang.players import OPPONENT
from cards.lang.rows import FAIRY, LIGHT, effect_monster, printed_in

# fmt: off
CARDS = printed_in("Premium Pack 6", "2004-03-11", (
    effect_monster(31305911, "Marshmallon", "棉花糖", LIGHT, FAIRY, 3, 300, 500, "2009-07-09", "Duelist Pack: Yugi", abilities=(
        Continuous(effect=NotDestroyedByBattle(THIS)),
        Trigger(when=AttackedFaceDown(), mandatory=True, do=Damage(OPPONENT, 1000)),
    )),
))
