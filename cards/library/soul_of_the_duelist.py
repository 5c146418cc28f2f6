"""Cards first printed in Soul of the Duelist."""

from cards.lang.abilities import Activation, Target, Trigger
from cards.lang.conditions import Exists
from cards.lang.costs import Declare
from cards.lang.declarations import Declarable
from cards.lang.effects import AddToHand, Destroy, Discard, DiscardFromHand, If
from cards.lang.filters import Declared, WithTrait, attack_position, monster, named
from cards.lang.groups import (
    GRAVE,
    HAND,
    TARGET,
    THIS,
    Highest,
    UpTo,
    cards,
    every,
    monsters,
    spells_and_traps,
)
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    AQUA,
    BEAST,
    DARK,
    EARTH,
    FIEND,
    FIRE,
    PYRO,
    SPELLCASTER,
    WATER,
    effect_monster,
    fusion,
    normal,
    normal_spell,
    normal_trap,
    printed_in,
)
from cards.lang.terms import Stat, Trait

# fmt: off
CARDS = printed_in("Soul of the Duelist", "2004-05-27", (
    effect_monster(4929256, "Mobius the Frost Monarch", "冰帝莫比乌斯", WATER, AQUA, 6, 2400, 1000, "2004-10-01", "Soul of the Duelist", community="冰帝 美比乌斯", abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.TRIBUTE,)),
            target=Target(UpTo(2), spells_and_traps(EITHER)),
            do=Destroy(TARGET)),
    )),
    normal(12057781, "Goblin Calligrapher", "落空格布林", DARK, FIEND, 1, 400, 400, "2004-10-01", "Soul of the Duelist", community="落空哥布林", archetypes=("Goblin",)),
    normal(13179332, "Charcoal Inpachi", "大木炭１８", FIRE, PYRO, 1, 100, 2100, "2004-10-01", "Soul of the Duelist", community="大木炭18"),
    normal_trap(15800838, "Mind Crush", "心灵崩坏", "2004-10-01", "Soul of the Duelist", abilities=(
        Activation(
            cost=Declare(Declarable.NAME),
            do=If(
                Exists(cards(HAND, OPPONENT, Declared(Declarable.NAME))),
                Discard(every(cards(HAND, OPPONENT, Declared(Declarable.NAME)))),
                DiscardFromHand(YOU, 1, random=True))),
    )),
    normal_spell(26412047, "Hammer Shot", "槌击", "2004-10-01", "Soul of the Duelist", abilities=(
        Activation(do=Destroy(Highest(Stat.ATK, monsters(EITHER, attack_position)))),
    )),
    fusion(27134689, "Master of Oz", "OZ之主", EARTH, BEAST, 9, 4200, 3700, "2004-10-01", "Soul of the Duelist", recipe=FusionOf((named("Big Koala"), named("Des Kangaroo")))),
    normal(49563947, "Neo Aqua Madoor", "新水中怪人", WATER, SPELLCASTER, 6, 1200, 3000, "2004-10-01", "Soul of the Duelist", community="新水魔道士"),
    fusion(53539634, "Sanwitch", "三眼巫", DARK, SPELLCASTER, 6, 2100, 1800, "2004-10-01", "Soul of the Duelist", community="三眼小巫师", recipe=FusionOf((named("Sangan"), named("Witch of the Black Forest")))),
    normal(86652646, "Skull Dog Marron", "骨犬玛隆", EARTH, BEAST, 4, 1350, 2000, "2004-10-01", "Soul of the Duelist", community="骨犬 小栗子"),
    normal_spell(90928333, "Dark Factory of Mass Production", "暗的量产工厂", "2004-10-01", "Soul of the Duelist", community="暗之量产工厂", abilities=(
        Activation(target=Target(2, cards(GRAVE, YOU, monster & WithTrait(Trait.NORMAL))), do=AddToHand(TARGET)),
    )),
))
