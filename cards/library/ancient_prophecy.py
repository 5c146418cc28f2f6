"""Cards first printed in Ancient Prophecy."""

from cards.lang.abilities import Activation, Continuous
from cards.lang.continuous import GainByRace
from cards.lang.filters import face_up, monster
from cards.lang.groups import GRAVE, cards, monsters
from cards.lang.players import YOU
from cards.lang.rows import continuous_spell, printed_in

# fmt: off
CARDS = printed_in("Ancient Prophecy", "2009-04-18", (
    continuous_spell(86780027, "Solidarity", "一族之团结", "2009-08-27", "Ancient Prophecy", community="一族的团结", abilities=(
        Activation(),
        Continuous(effect=GainByRace(monsters(YOU, face_up), cards(GRAVE, YOU, monster), 800)),
    )),
))
