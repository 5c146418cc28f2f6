"""Cards first printed in Phantom God."""

from cards.lang.abilities import Wins
from cards.lang.conditions import Holds
from cards.lang.players import YOU
from cards.lang.rows import DARK, SPELLCASTER, effect_monster, normal, printed_in

# fmt: off
CARDS = printed_in("Phantom God", "2000-08-10", (
    normal(7902349, "Left Arm of the Forbidden One", "被封印者的左臂", DARK, SPELLCASTER, 1, 200, 300, "2002-03-08", "Legend of Blue Eyes White Dragon", community="被封印者的左腕", archetypes=("Forbidden One",)),
    effect_monster(33396948, "Exodia the Forbidden One", "被封印的艾克佐迪亚", DARK, SPELLCASTER, 3, 1000, 1000, "2002-03-08", "Legend of Blue Eyes White Dragon", archetypes=("Forbidden One", "Exodia"), abilities=(
        Wins(given=Holds(YOU, (
            "Exodia the Forbidden One",
            "Left Arm of the Forbidden One",
            "Right Arm of the Forbidden One",
            "Left Leg of the Forbidden One",
            "Right Leg of the Forbidden One"))),
    )),
    normal(70903634, "Right Arm of the Forbidden One", "被封印者的右臂", DARK, SPELLCASTER, 1, 200, 300, "2002-03-08", "Legend of Blue Eyes White Dragon", community="被封印者的右腕", archetypes=("Forbidden One",)),
))
