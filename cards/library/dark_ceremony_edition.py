"""Cards first printed in Dark Ceremony Edition."""

from cards.lang.abilities import Activation
from cards.lang.effects import RitualSummon
from cards.lang.filters import named
from cards.lang.recipes import RitualBy
from cards.lang.rows import (
    BEAST,
    DARK,
    EARTH,
    FIEND,
    FISH,
    INSECT,
    LIGHT,
    WARRIOR,
    WATER,
    printed_in,
    ritual,
    ritual_spell,
)

# fmt: off
CARDS = printed_in("Dark Ceremony Edition", "2000-03-23", (
    ritual(3627449, "Skull Guardian", "律守护者", LIGHT, WARRIOR, 7, 2050, 2500, "2002-10-01", "Tournament Pack: 2nd Season", community="法理守护者", archetypes=("Guardian",), recipe=RitualBy(named("Novox's Prayer"))),
    ritual(26932788, "Javelin Beetle", "标枪甲虫", EARTH, INSECT, 8, 2450, 2550, recipe=RitualBy(named("Javelin Beetle Pact"))),
    ritual(31890399, "Fiend's Mirror", "魔鬼镜", DARK, FIEND, 6, 2100, 1800, "2012-03-15", "Premium Collection", community="恶魔镜", recipe=RitualBy(named("Beastly Mirror Ritual"))),
    ritual(33951077, "Super War-Lion", "超级战狮", EARTH, BEAST, 7, 2300, 2100, "2019-12-05", "Speed Duel: Trials of the Kingdom", recipe=RitualBy(named("War-Lion Ritual"))),
    ritual_spell(55761792, "Black Luster Ritual", "混沌的仪式", "2004-01-01", "Starter Deck: Yugi Evolution", abilities=(
        Activation(do=RitualSummon("Black Luster Soldier")),
    )),
    ritual(62337487, "Fortress Whale", "要塞鲸鱼", WATER, FISH, 7, 2350, 2150, "2005-11-01", "Tournament Pack 7", community="要塞鲸", recipe=RitualBy(named("Fortress Whale's Oath"))),
    ritual(65393205, "Chakra", "夏古拉", DARK, FIEND, 7, 2450, 2000, "2013-07-11", "Number Hunters", community="查克拉", recipe=RitualBy(named("Resurrection of Chakra"))),
    ritual(69123138, "Zera the Mant", "杰拉", DARK, FIEND, 8, 2800, 2300, "2023-08-24", "Speed Duel: Streets of Battle City", recipe=RitualBy(named("Zera Ritual"))),
))
