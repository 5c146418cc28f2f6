"""Cards first printed in Extra Pack Volume 3."""

from cards.lang.abilities import Continuous
from cards.lang.conditions import Exists
from cards.lang.filters import OfRace, face_up, other
from cards.lang.groups import monsters
from cards.lang.occasions import Way
from cards.lang.players import EITHER, YOU
from cards.lang.prohibitions import CannotSummonSuch
from cards.lang.rows import EARTH, PLANT, effect_monster, printed_in

# fmt: off
CARDS = printed_in("Extra Pack Volume 3", "2010-09-18", (
    effect_monster(31615285, "Cactus Bouncer", "仙人掌终结者", EARTH, PLANT, 4, 1800, 300, "2010-02-11", "Absolute Powerforce", community="小仙人掌封闭者", abilities=(
        Continuous(
            effect=CannotSummonSuch(EITHER, (Way.SPECIAL,)),
            given=Exists(monsters(YOU, face_up & other & OfRace(PLANT)))),
    )),
))
