"""Cards first printed in Phantom God."""

from cards.lang.rows import DARK, SPELLCASTER, normal, printed_in

# fmt: off
CARDS = printed_in("Phantom God", "2000-08-10", (
    normal(7902349, "Left Arm of the Forbidden One", "被封印者的左臂", DARK, SPELLCASTER, 1, 200, 300, "2002-03-08", "Legend of Blue Eyes White Dragon", community="被封印者的左腕", archetypes=("Forbidden One",)),
    normal(70903634, "Right Arm of the Forbidden One", "被封印者的右臂", DARK, SPELLCASTER, 1, 200, 300, "2002-03-08", "Legend of Blue Eyes White Dragon", community="被封印者的右腕", archetypes=("Forbidden One",)),
))
