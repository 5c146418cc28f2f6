"""Cards first printed in Pharaoh's Inheritance."""

from cards.lang.abilities import Flip, Target, Trigger
from cards.lang.effects import AddToHand, Destroy
from cards.lang.filters import WithTrait, monster, other
from cards.lang.groups import GRAVE, HAND, TARGET, THIS, cards, monsters
from cards.lang.occasions import Sent
from cards.lang.players import OPPONENT, YOU
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
    flip_monster,
    normal,
    printed_in,
)
from cards.lang.terms import Trait

# fmt: off
CARDS = printed_in("Pharaoh's Inheritance", "2004-02-26", (
    flip_monster(16226786, "Night Assailant", "深渊的暗杀者", DARK, FIEND, 3, 200, 500, "2004-05-01", "Ancient Sanctuary", abilities=(
        Flip(target=Target(1, monsters(OPPONENT)), do=Destroy(TARGET)),
        Trigger(
            when=Sent(THIS, (HAND,)), mandatory=True, from_=(GRAVE,),
            target=Target(1, cards(GRAVE, YOU, monster & WithTrait(Trait.FLIP) & other)),
            do=AddToHand(TARGET)),
    )),
    normal(26566878, "Fiend Scorpion", "魔鬼蝎", EARTH, INSECT, 2, 900, 200, "2004-05-01", "Ancient Sanctuary", community="恶魔蝎"),
    normal(27288416, "Mokey Mokey", "悠悠", LIGHT, FAIRY, 1, 300, 100, "2004-05-01", "Ancient Sanctuary"),
    normal(52550973, "Pharaoh's Servant", "法老王之仆人", DARK, ZOMBIE, 2, 900, 0, "2004-05-01", "Ancient Sanctuary", community="法老的仆人"),
    normal(53776525, "Gigobyte", "吉哥百特", WATER, REPTILE, 1, 350, 300, "2004-05-01", "Ancient Sanctuary", community="义豪灵蜥"),
    normal(89959682, "Pharaonic Protector", "王家的保卫者", EARTH, ZOMBIE, 2, 900, 0, "2004-05-01", "Ancient Sanctuary", community="王家的守护者"),
    normal(99171160, "Kozaky", "哥查基", DARK, FIEND, 1, 400, 400, "2004-05-01", "Ancient Sanctuary", community="平庸鬼"),
))
