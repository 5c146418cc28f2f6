"""Cards first printed in Duelist Legacy Volume.3."""

from cards.lang.rows import DARK, EARTH, FIEND, normal, printed_in

# fmt: off
CARDS = printed_in("Duelist Legacy Volume.3", "2002-12-12", (
    normal(5434080, "Headless Knight", "无头骑士", EARTH, FIEND, 4, 1450, 1700, "2003-03-01", "Labyrinth of Nightmare"),
    normal(32541773, "The Portrait's Secret", "画中潜伏者", EARTH, FIEND, 4, 1200, 1500, "2003-03-01", "Labyrinth of Nightmare", community="绘画中的潜藏者"),
    normal(66989694, "The Earl of Demise", "死灵伯爵", DARK, FIEND, 5, 2000, 700, "2003-03-01", "Labyrinth of Nightmare"),
    normal(67105242, "Earthbound Spirit", "缚地灵", EARTH, FIEND, 4, 500, 2000, "2003-03-01", "Labyrinth of Nightmare", community="地缚灵"),
    normal(68049471, "The Gross Ghost of Fled Dreams", "梦魔的亡灵", DARK, FIEND, 4, 1300, 1800, "2003-03-01", "Labyrinth of Nightmare"),
))
