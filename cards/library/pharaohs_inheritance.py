"""Cards first printed in Pharaoh's Inheritance."""

from cards.lang.rows import (
    DARK,
    EARTH,
    FAIRY,
    FIEND,
    INSECT,
    LIGHT,
    REPTILE,
    WATER,
    ZOMBIE,
    normal,
    printed_in,
)

# fmt: off
CARDS = printed_in("Pharaoh's Inheritance", "2004-02-26", (
    normal(26566878, "Fiend Scorpion", "魔鬼蝎", EARTH, INSECT, 2, 900, 200, "2004-05-01", "Ancient Sanctuary", community="恶魔蝎"),
    normal(27288416, "Mokey Mokey", "悠悠", LIGHT, FAIRY, 1, 300, 100, "2004-05-01", "Ancient Sanctuary"),
    normal(52550973, "Pharaoh's Servant", "法老王之仆人", DARK, ZOMBIE, 2, 900, 0, "2004-05-01", "Ancient Sanctuary", community="法老的仆人"),
    normal(53776525, "Gigobyte", "吉哥百特", WATER, REPTILE, 1, 350, 300, "2004-05-01", "Ancient Sanctuary", community="义豪灵蜥"),
    normal(89959682, "Pharaonic Protector", "王家的保卫者", EARTH, ZOMBIE, 2, 900, 0, "2004-05-01", "Ancient Sanctuary", community="王家的守护者"),
    normal(99171160, "Kozaky", "哥查基", DARK, FIEND, 1, 400, 400, "2004-05-01", "Ancient Sanctuary", community="平庸鬼"),
))
