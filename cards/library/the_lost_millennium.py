"""Cards first printed in The Lost Millennium."""

from cards.lang.abilities import Activation, Target
from cards.lang.costs import PayLP
from cards.lang.effects import TakeControl, Until
from cards.lang.filters import face_up
from cards.lang.groups import TARGET, monsters
from cards.lang.players import OPPONENT
from cards.lang.rows import EARTH, LIGHT, WARRIOR, normal, normal_spell, printed_in

# fmt: off
CARDS = printed_in("The Lost Millennium", "2005-02-24", (
    normal(20721928, "Elemental HERO Sparkman", "元素－英雄 闪光人", LIGHT, WARRIOR, 4, 1600, 1400, "2005-06-01", "The Lost Millennium", community="元素英雄 电光侠", archetypes=("Elemental HERO",)),
    normal(84327329, "Elemental HERO Clayman", "元素－英雄 黏土人", EARTH, WARRIOR, 4, 800, 2000, "2005-06-01", "The Lost Millennium", community="元素英雄 黏土侠", archetypes=("Elemental HERO",)),
    normal_spell(87910978, "Brain Control", "洗脑", "2005-06-01", "The Lost Millennium", abilities=(
        Activation(
            cost=PayLP(800),
            target=Target(1, monsters(OPPONENT, face_up)),
            do=TakeControl(TARGET, Until.END_PHASE),
        ),
    )),
))
