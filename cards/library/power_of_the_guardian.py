"""Cards first printed in Power of the Guardian."""

from cards.lang.abilities import Activation, Continuous, Target
from cards.lang.continuous import Nullify
from cards.lang.costs import PayLP
from cards.lang.effects import Banish, IfYouDo, Later, ReturnToField
from cards.lang.filters import face_up
from cards.lang.groups import IT, TARGET, monsters
from cards.lang.players import EITHER, YOU
from cards.lang.rows import (
    BEAST_WARRIOR,
    EARTH,
    FIRE,
    MACHINE,
    WIND,
    continuous_trap,
    normal,
    normal_trap,
    printed_in,
)
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Power of the Guardian", "2002-11-21", (
    normal(11987744, "Nin-Ken Dog", "忍犬奇狗", WIND, BEAST_WARRIOR, 4, 1800, 1000, "2003-12-01", "Dark Crisis", community="忍犬 奇狗"),
    normal_trap(36261276, "Interdimensional Matter Transporter", "亚空间物质传送装置", "2003-12-01", "Dark Crisis", abilities=(
        Activation(
            target=Target(1, monsters(YOU, face_up)),
            do=IfYouDo(Banish(TARGET), Later(Phase.END, EITHER, ReturnToField(IT))),
        ),
    )),
    normal(47372349, "Acrobat Monkey", "杂耍猴", EARTH, MACHINE, 3, 1000, 1800, "2003-12-01", "Dark Crisis", community="杂技猴"),
    normal(48094997, "Battle Footballer", "战斗橄榄球员", FIRE, MACHINE, 4, 1000, 2100, "2003-12-01", "Dark Crisis"),
    continuous_trap(82732705, "Skill Drain", "技能抽取", "2003-12-01", "Dark Crisis", abilities=(
        Activation(cost=PayLP(1000)),
        Continuous(effect=Nullify(monsters(EITHER, face_up))),
    )),
))
