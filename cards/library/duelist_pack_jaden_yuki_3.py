"""Cards first printed in Duelist Pack: Jaden Yuki 3."""

from cards.lang.abilities import Procedure, Trigger
from cards.lang.conditions import None_, TributedFor
from cards.lang.effects import Draw
from cards.lang.filters import monster, series
from cards.lang.groups import GRAVE, monsters
from cards.lang.occasions import PhaseReached
from cards.lang.places import Position
from cards.lang.players import EITHER, YOU
from cards.lang.rows import DARK, FIEND, effect_monster, printed_in
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Duelist Pack: Jaden Yuki 3", "2007-10-20", (
    effect_monster(50304345, "Evil HERO Infernal Prodigy", "邪恶－英雄 地狱顽童", DARK, FIEND, 2, 300, 600, "2008-01-22", "Duelist Pack: Jaden Yuki 3", community="邪心英雄 地狱小魔", archetypes=("Evil HERO",), abilities=(
        Procedure(given=None_(monsters(YOU)), position=Position.ATTACK),
        Trigger(
            when=PhaseReached(Phase.END, EITHER), given=TributedFor(monster & series("HERO")), mandatory=True, from_=(GRAVE,),
            do=Draw(YOU, 1)),
    )),
))
