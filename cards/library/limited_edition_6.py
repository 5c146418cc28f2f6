"""Cards first printed in Limited Edition 6."""

from cards.lang.abilities import Trigger
from cards.lang.effects import search
from cards.lang.filters import named
from cards.lang.groups import THIS
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.rows import EARTH, MACHINE, effect_monster, printed_in

# fmt: off
CARDS = printed_in("Limited Edition 6", "2004-05-01", (
    effect_monster(13839120, "Yellow Gadget", "黄色小工具", EARTH, MACHINE, 4, 1200, 1200, "2007-01-17", "Structure Deck: Machine Re-Volt", community="黄色零件", archetypes=("Gadget",), abilities=(
        Trigger(when=SummonSucceeded(THIS, (Way.NORMAL, Way.SPECIAL)), do=search(named("Green Gadget"))),
    )),
    effect_monster(41172955, "Green Gadget", "绿色小工具", EARTH, MACHINE, 4, 1400, 600, "2007-01-17", "Structure Deck: Machine Re-Volt", community="绿色零件", archetypes=("Gadget",), abilities=(
        Trigger(when=SummonSucceeded(THIS, (Way.NORMAL, Way.SPECIAL)), do=search(named("Red Gadget"))),
    )),
    effect_monster(86445415, "Red Gadget", "红色小工具", EARTH, MACHINE, 4, 1300, 1500, "2007-01-17", "Structure Deck: Machine Re-Volt", community="红色零件", archetypes=("Gadget",), abilities=(
        Trigger(when=SummonSucceeded(THIS, (Way.NORMAL, Way.SPECIAL)), do=search(named("Yellow Gadget"))),
    )),
))
