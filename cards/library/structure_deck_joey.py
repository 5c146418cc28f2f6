"""Cards first printed in Structure Deck: Joey."""

from cards.lang.abilities import Activation, Continuous, Equips, Target, Trigger, Whenever
from cards.lang.continuous import CannotActivate, Gain, Nullify
from cards.lang.costs import TributeCost
from cards.lang.effects import Destroy, Equip, IfYouDo, May, Set, SpecialSummon, Then, Tie, ToDeck
from cards.lang.filters import face_up, monster, spell, trap
from cards.lang.groups import (
    EQUIPPED,
    FIELD,
    GRAVE,
    HAND,
    TARGET,
    THIS,
    TIED,
    cards,
    choose,
    monsters,
    spells_and_traps,
)
from cards.lang.occasions import Destroyed, Leaves, Sent
from cards.lang.places import DeckPlace, Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.rows import (
    DARK,
    MACHINE,
    continuous_trap,
    effect_monster,
    equip_spell,
    normal_trap,
    printed_in,
)

# fmt: off
CARDS = printed_in("Structure Deck: Joey", "2001-10-25", (
    equip_spell(40619825, "Axe of Despair", "恶魔之斧", "2002-09-16", "Spell Ruler", archetypes=("Archfiend",), abilities=(
        Equips(to=monsters(EITHER, face_up)),
        Activation(target=Target(1, monsters(EITHER, face_up)), do=Equip(TARGET)),
        Continuous(effect=Gain(EQUIPPED, atk=1000)),
        Trigger(
            when=Sent(THIS, FIELD), from_=(GRAVE,),
            cost=TributeCost(choose(1, monsters(YOU))),
            do=ToDeck(THIS, DeckPlace.TOP)),
    )),
    normal_trap(60082869, "Dust Tornado", "沙尘大龙卷", "2002-10-20", "Pharaoh's Servant", community="沙尘之大龙卷", abilities=(
        Activation(
            target=Target(1, spells_and_traps(OPPONENT)),
            do=Then(Destroy(TARGET), May(Set(choose(1, cards(HAND, YOU, spell | trap)))))),
    )),
    effect_monster(77585513, "Jinzo", "人造人－念力震慑者", DARK, MACHINE, 6, 2400, 1500, "2002-10-20", "Pharaoh's Servant", community="人造人-念力震慑者", archetypes=("Jinzo",), abilities=(
        Continuous(effect=CannotActivate(trap), key="prohibition"),
        Continuous(effect=Nullify(cards(FIELD, EITHER, trap)), key="negation"),
    )),
    continuous_trap(97077563, "Call of the Haunted", "活死人的呼唤", "2002-10-20", "Pharaoh's Servant", community="活死人的呼声", abilities=(
        Activation(
            target=Target(1, cards(GRAVE, YOU, monster)),
            do=IfYouDo(SpecialSummon(TARGET, Position.ATTACK), Tie(TARGET))),
        Whenever(when=Leaves(THIS), do=Destroy(TIED), key="leaves"),
        Whenever(when=Destroyed(TIED), do=Destroy(THIS), key="destroyed"),
    )),
))
