"""Cards first printed in Extra Pack Volume 2."""

from cards.lang.abilities import Continuous, Ignition, Once, Target
from cards.lang.battle import Pierces
from cards.lang.effects import SwitchPosition
from cards.lang.filters import OfAttribute, face_up, non_tuner
from cards.lang.groups import TARGET, THIS, monsters
from cards.lang.players import OPPONENT
from cards.lang.recipes import SynchroOf
from cards.lang.rows import FAIRY, LIGHT, effect_synchro, printed_in

# fmt: off
CARDS = printed_in("Extra Pack Volume 2", "2009-09-19", (
    effect_synchro(69514125, "Avenging Knight Parshath", "神圣骑士珀耳修斯", LIGHT, FAIRY, 8, 2600, 2100, "2008-08-09", "The Duelist Genesis Sneak Peek Participation Card", community="神圣骑士 珀耳修斯", recipe=SynchroOf(others=non_tuner & OfAttribute(LIGHT)), abilities=(
        Ignition(
            target=Target(1, monsters(OPPONENT, face_up)), once=Once.PER_CARD,
            do=SwitchPosition(TARGET)),
        Continuous(effect=Pierces(THIS)),
    )),
))
