"""Cards first printed in Starter Deck 2008."""

from cards.lang.recipes import SynchroOf
from cards.lang.rows import AQUA, EARTH, WARRIOR, WATER, normal_tuner, printed_in, synchro

# fmt: off
CARDS = printed_in("Starter Deck 2008", "2008-03-15", (
    normal_tuner(487395, "Water Spirit", "水灵", WATER, AQUA, 1, 400, 1200, "2008-08-05", "Starter Deck: Yu-Gi-Oh! 5D's", community="冰水精灵"),
    normal_tuner(74093656, "Tune Warrior", "调整战士", EARTH, WARRIOR, 3, 1600, 200, "2008-08-05", "Starter Deck: Yu-Gi-Oh! 5D's"),
    synchro(97204936, "Gaia Knight, the Force of Earth", "大地骑士 盖亚骑士", EARTH, WARRIOR, 6, 2600, 800, "2008-08-05", "Starter Deck: Yu-Gi-Oh! 5D's", community="大地之骑士 盖亚骑士", recipe=SynchroOf()),
))
