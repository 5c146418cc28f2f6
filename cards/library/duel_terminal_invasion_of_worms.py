"""Cards first printed in Duel Terminal - Invasion of Worms."""

from cards.lang.rows import DARK, EARTH, MACHINE, SPELLCASTER, WARRIOR, WIND, normal, normal_tuner, printed_in

# fmt: off
CARDS = printed_in("Duel Terminal - Invasion of Worms!!", "2008-06-24", (
    normal(23115241, "X-Saber Anu Piranha", "X－军刀 安娜佩雷拉", EARTH, WARRIOR, 4, 1800, 1100, "2009-06-10", "Starter Deck: Yu-Gi-Oh! 5D's 2009", community="X-剑士 安娜佩瑞拉", archetypes=("X-Saber",)),
    normal(29054481, "Mist Valley Watcher", "霞之谷的看守者", WIND, SPELLCASTER, 4, 1500, 1900, "2010-06-17", "Gold Series 3", archetypes=("Mist Valley",)),
    normal_tuner(68505803, "Genex Controller", "次代机・控制者", DARK, MACHINE, 3, 1400, 1200, "2010-05-06", "The Shining Darkness", community="次世代控制员", archetypes=("Genex",)),
))
