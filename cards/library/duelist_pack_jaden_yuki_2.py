"""Cards first printed in Duelist Pack: Jaden Yuki 2."""

from cards.lang.abilities import Activation, Target
from cards.lang.effects import ReturnToGrave
from cards.lang.filters import monster
from cards.lang.groups import BANISHED, TARGET, UpTo, cards
from cards.lang.players import EITHER
from cards.lang.rows import printed_in, quick_play_spell

# fmt: off
CARDS = printed_in("Duelist Pack: Jaden Yuki 2", "2006-10-26", (
    quick_play_spell(48976825, "Burial from a Different Dimension", "从异次元的埋葬", "2007-02-07", "Duelist Pack: Jaden Yuki 2", community="来自异次元的埋葬", abilities=(
        Activation(
            target=Target(UpTo(3), cards(BANISHED, EITHER, monster)),
            do=ReturnToGrave(TARGET)),
    )),
))
