"""Cards first printed in Structure Deck: Kaiba."""

from cards.lang.abilities import Activation, Continuous, Equips, Target, Trigger
from cards.lang.continuous import Control, CountsAsTwoTributes
from cards.lang.effects import Equip, GainLP
from cards.lang.filters import OfAttribute, face_up, monster
from cards.lang.groups import TARGET, monsters
from cards.lang.occasions import PhaseReached
from cards.lang.players import OPPONENT
from cards.lang.rows import (
    EARTH,
    LIGHT,
    MACHINE,
    SEA_SERPENT,
    effect_monster,
    equip_spell,
    normal,
    printed_in,
)
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Structure Deck: Kaiba", "2002-01-24", (
    effect_monster(17444133, "Kaiser Sea Horse", "帝王海马", LIGHT, SEA_SERPENT, 4, 1700, 1650, "2004-01-01", "Starter Deck: Kaiba Evolution", abilities=(
        Continuous(effect=CountsAsTwoTributes(monster & OfAttribute(LIGHT))),
    )),
    equip_spell(45986603, "Snatch Steal", "强夺", "2002-09-16", "Spell Ruler", abilities=(
        Activation(target=Target(1, monsters(OPPONENT, face_up)), do=Equip(TARGET)),
        Equips(to=monsters(OPPONENT, face_up)),
        Continuous(effect=Control()),
        Trigger(
            when=PhaseReached(Phase.STANDBY, OPPONENT),
            mandatory=True,
            do=GainLP(OPPONENT, 1000),
        ),
    )),
    normal(90908427, "Steel Ogre Grotto #2", "铁腕魔像", EARTH, MACHINE, 6, 1900, 2200, "2002-10-20", "Pharaoh's Servant", community="铁腕巨人"),
))
