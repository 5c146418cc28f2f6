"""Cards first printed in Premium Pack 3."""

from cards.lang.filters import named
from cards.lang.recipes import RitualBy
from cards.lang.rows import DARK, DRAGON, EARTH, SPELLCASTER, normal, printed_in, ritual

# fmt: off
CARDS = printed_in("Premium Pack 3", "2000-08-10", (
    ritual(30208479, "Magician of Black Chaos", "黑混沌之魔导", DARK, SPELLCASTER, 8, 2800, 2600, "2012-09-27", "Legendary Collection 3: Yugi's World Mega Pack", community="黑混沌之魔术师", archetypes=("Chaos",), recipe=RitualBy(named("Black Magic Ritual"))),
    normal(64271667, "Meteor Dragon", "陨星龙", EARTH, DRAGON, 6, 1800, 2000, "2006-12-01", "McDonald's Promotional Cards 2", community="流星之龙"),
))
