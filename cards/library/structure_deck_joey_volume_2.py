"""Cards first printed in Structure Deck: Joey Volume 2."""

from cards.lang.abilities import Activation
from cards.lang.effects import SendToGrave
from cards.lang.filters import monster
from cards.lang.groups import DECK, cards, choose
from cards.lang.players import YOU
from cards.lang.rows import normal_spell, printed_in

# fmt: off
CARDS = printed_in("Structure Deck: Joey Volume 2", "2003-08-07", (
    normal_spell(81439173, "Foolish Burial", "愚蠢埋葬", "2007-10-24", "Rise of the Dragon Lords Structure Deck", community="愚蠢的埋葬", abilities=(
        Activation(do=SendToGrave(choose(1, cards(DECK, YOU, monster)))),
    )),
))
