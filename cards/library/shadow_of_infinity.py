"""Cards first printed in Shadow of Infinity."""

from cards.lang.abilities import Continuous, Trigger
from cards.lang.conditions import All, None_
from cards.lang.continuous import Gain
from cards.lang.effects import SpecialSummon
from cards.lang.filters import face_up, named
from cards.lang.groups import GRAVE, THIS, cards, monsters, spells_and_traps
from cards.lang.numbers import Count, Times
from cards.lang.occasions import PhaseReached
from cards.lang.players import YOU
from cards.lang.rows import AQUA, WATER, effect_monster, printed_in
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Shadow of Infinity", "2005-11-17", (
    effect_monster(12538374, "Treeborn Frog", "黄泉青蛙", WATER, AQUA, 1, 100, 100, "2006-03-01", "Shadow of Infinity", archetypes=("Frog",), abilities=(
        Trigger(
            when=PhaseReached(Phase.STANDBY, YOU),
            from_=(GRAVE,),
            given=All((None_(spells_and_traps(YOU)), None_(monsters(YOU, face_up & named("Treeborn Frog"))))),
            do=SpecialSummon(THIS),
        ),
    )),
    effect_monster(49522489, "Beelze Frog", "恶魂青蛙", WATER, AQUA, 3, 1200, 800, "2006-03-01", "Shadow of Infinity", community="恶魔青蛙", archetypes=("Frog",), abilities=(
        Continuous(effect=Gain(THIS, atk=Times(300, Count(cards(GRAVE, YOU, named("T.A.D.P.O.L.E.")))))),
    )),
))
