"""Cards first printed in Duelist Legacy Volume.5."""

from cards.lang.abilities import Activation, Target
from cards.lang.effects import ChangePosition
from cards.lang.filters import face_up
from cards.lang.groups import TARGET, monsters
from cards.lang.places import Position
from cards.lang.players import EITHER
from cards.lang.rows import printed_in, quick_play_spell

# fmt: off
CARDS = printed_in("Duelist Legacy Volume.5", "2003-04-24", (
    quick_play_spell(14087893, "Book of Moon", "月之书", "2003-07-18", "Pharaonic Guardian", abilities=(
        Activation(
            target=Target(1, monsters(EITHER, face_up)),
            do=ChangePosition(TARGET, Position.FACE_DOWN_DEFENSE)),
    )),
))
