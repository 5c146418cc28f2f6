"""Cards first printed in Structure Deck: Pegasus."""

from cards.lang.abilities import Trigger
from cards.lang.effects import SpecialSummon
from cards.lang.filters import OfAttribute, atk, monster
from cards.lang.groups import DECK, GRAVE, THIS, cards, choose
from cards.lang.occasions import Cause, DestroyedAndSent
from cards.lang.places import Position
from cards.lang.players import YOU
from cards.lang.rows import AQUA, DARK, DRAGON, FIRE, PLANT, WATER, effect_monster, normal, printed_in

# fmt: off
CARDS = printed_in("Structure Deck: Pegasus", "2002-03-21", (
    normal(2964201, "Ryu-Ran", "蛋龙", FIRE, DRAGON, 7, 2200, 2600, "2002-09-16", "Spell Ruler"),
    normal(65570596, "Red Archery Girl", "弓箭美人鱼", WATER, AQUA, 4, 1400, 1500, "2002-09-16", "Spell Ruler", community="拉弓的人鱼"),
    effect_monster(83011277, "Mystic Tomato", "杀手番茄", DARK, PLANT, 4, 1400, 1100, "2002-09-16", "Spell Ruler", community="杀人番茄", abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfAttribute(DARK) & atk(at_most=1500))), Position.ATTACK)),
    )),
))
