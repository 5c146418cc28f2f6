"""Cards first printed in Stardust Overdrive."""

from cards.lang.abilities import Activation, Continuous, Ignition, Target
from cards.lang.alterations import LevelChanges
from cards.lang.costs import TributeCost
from cards.lang.effects import Apply, Destroy, Draw, IfYouDo, SpecialSummon
from cards.lang.filters import AtLeast, OfLevel, WithTrait, face_up
from cards.lang.groups import FIELD, GRAVE, TARGET, THIS, cards, choose, monsters
from cards.lang.players import EITHER, YOU
from cards.lang.prohibitions import OnlyForTributeSummon
from cards.lang.rows import DARK, INSECT, effect_monster, printed_in, quick_play_spell
from cards.lang.terms import Stat, Trait

# fmt: off
CARDS = printed_in("Stardust Overdrive", "2009-07-18", (
    quick_play_spell(33846209, "Gemini Spark", "二重电光", "2009-11-12", "Stardust Overdrive", abilities=(
        Activation(
            cost=TributeCost(choose(1, monsters(YOU, face_up & WithTrait(Trait.GEMINI) & OfLevel(4)))),
            target=Target(1, cards(FIELD, EITHER)),
            do=IfYouDo(Destroy(TARGET), Draw(YOU, 1))),
    )),
    effect_monster(57421866, "Level Eater", "等级偷窃虫", DARK, INSECT, 1, 600, 0, "2009-11-12", "Stardust Overdrive", abilities=(
        Ignition(
            from_=(GRAVE,),
            target=Target(1, monsters(YOU, face_up & AtLeast(Stat.LEVEL, 5))),
            do=IfYouDo(Apply(LevelChanges(TARGET, -1)), SpecialSummon(THIS))),
        Continuous(effect=OnlyForTributeSummon(THIS)),
    )),
))
