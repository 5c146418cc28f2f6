"""Cards first printed in Structure Deck: Advent of the Emperor."""

from cards.lang.abilities import Target, Trigger
from cards.lang.effects import Banish, Damage, IfItIs, IfYouDo
from cards.lang.filters import OfAttribute, monster
from cards.lang.groups import FIELD, TARGET, THIS, cards
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.players import EITHER, OPPONENT
from cards.lang.rows import DARK, FIEND, effect_monster, printed_in

# fmt: off
CARDS = printed_in("Structure Deck: Advent of the Emperor", "2007-12-15", (
    effect_monster(9748752, "Caius the Shadow Monarch", "邪帝盖乌斯", DARK, FIEND, 6, 2400, 1000, "2008-04-02", "The Dark Emperor Structure Deck", community="邪帝 盖乌斯", abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.TRIBUTE,)), mandatory=True,
            target=Target(1, cards(FIELD, EITHER)),
            do=IfYouDo(Banish(TARGET), IfItIs(monster & OfAttribute(DARK), Damage(OPPONENT, 1000)))),
    )),
))
