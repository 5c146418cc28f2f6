"""Cards first printed in Elemental Energy."""

from cards.lang.abilities import Activation, Target
from cards.lang.effects import Draw, ThenIfAll, ToDeck
from cards.lang.filters import monster
from cards.lang.groups import GRAVE, TARGET, cards
from cards.lang.places import DeckPlace
from cards.lang.players import YOU
from cards.lang.rows import DARK, EARTH, FIEND, LIGHT, MACHINE, WARRIOR, normal, normal_spell, printed_in

# fmt: off
CARDS = printed_in("Elemental Energy", "2005-08-11", (
    normal(7459013, "Zure, Knight of Dark World", "暗黑界之骑士 蔚蓝祖尔", DARK, FIEND, 4, 1800, 1500, "2005-11-01", "Elemental Energy", community="暗黑界的骑士 祖尔", archetypes=("Dark World",)),
    normal(51638941, "V-Tiger Jet", "V－猛虎喷射机", LIGHT, MACHINE, 4, 1600, 1800, "2005-11-01", "Elemental Energy", community="V-喷气虎"),
    normal_spell(67169062, "Pot of Avarice", "贪欲之壶", "2005-11-01", "Elemental Energy", abilities=(
        Activation(
            target=Target(5, cards(GRAVE, YOU, monster)),
            do=ThenIfAll(ToDeck(TARGET, DeckPlace.SHUFFLED), Draw(YOU, 2))),
    )),
    normal(97023549, "Blade Skater", "冰刀滑雪手", EARTH, WARRIOR, 4, 1400, 1500, "2005-11-01", "Elemental Energy", community="利刃滑冰者"),
))
