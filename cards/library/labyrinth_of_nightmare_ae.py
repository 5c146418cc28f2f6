"""Cards first printed in Labyrinth of Nightmare (ae)."""

from cards.lang.rows import AQUA, EARTH, FIRE, PYRO, ROCK, THUNDER, WATER, normal, printed_in

# fmt: off
CARDS = printed_in("Labyrinth of Nightmare (ae)", "2003-06-26", (
    normal(12883044, "Flame Dancer", "火焰舞者", FIRE, PYRO, 2, 550, 450, "2003-03-01", "Labyrinth of Nightmare"),
    normal(27671321, "Lightning Conger", "雷鳗", WATER, THUNDER, 3, 350, 750, "2003-03-01", "Labyrinth of Nightmare"),
    normal(52121290, "Spherous Lady", "蛇女郎", EARTH, ROCK, 3, 400, 1400, "2003-03-01", "Labyrinth of Nightmare"),
    normal(98456117, "Boneheimer", "骨海马", WATER, AQUA, 3, 850, 400, "2003-03-01", "Labyrinth of Nightmare"),
))
