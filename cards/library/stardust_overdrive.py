"""Cards first printed in Stardust Overdrive."""

from cards.lang.abilities import Activation, Target
from cards.lang.costs import TributeCost
from cards.lang.effects import Destroy, Draw, IfYouDo
from cards.lang.filters import OfLevel, WithTrait, face_up
from cards.lang.groups import FIELD, TARGET, cards, choose, monsters
from cards.lang.players import EITHER, YOU
from cards.lang.rows import printed_in, quick_play_spell
from cards.lang.terms import Trait

# fmt: off
CARDS = printed_in("Stardust Overdrive", "2009-07-18", (
    quick_play_spell(33846209, "Gemini Spark", "二重电光", "2009-11-12", "Stardust Overdrive", abilities=(
        Activation(
            cost=TributeCost(choose(1, monsters(YOU, face_up & WithTrait(Trait.GEMINI) & OfLevel(4)))),
            target=Target(1, cards(FIELD, EITHER)),
            do=IfYouDo(Destroy(TARGET), Draw(YOU, 1))),
    )),
))
