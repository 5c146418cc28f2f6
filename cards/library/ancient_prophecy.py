"""Cards first printed in Ancient Prophecy."""

from cards.lang.abilities import Activation, Continuous, Trigger
from cards.lang.continuous import GainByRace
from cards.lang.effects import SpecialSummon
from cards.lang.filters import OfAttribute, defense, face_up, monster, named
from cards.lang.groups import DECK, GRAVE, THIS, cards, choose, monsters
from cards.lang.occasions import DestroysByBattle
from cards.lang.players import YOU
from cards.lang.rows import BEAST, FIRE, continuous_spell, effect_monster, printed_in

# fmt: off
CARDS = printed_in("Ancient Prophecy", "2009-04-18", (
    effect_monster(23297235, "Flamvell Firedog", "炎狱地狱犬", FIRE, BEAST, 4, 1900, 200, "2009-08-27", "Ancient Prophecy", archetypes=("Flamvell",), abilities=(
        Trigger(
            when=DestroysByBattle(THIS, to_grave=True),
            do=SpecialSummon(choose(1, cards(
                DECK, YOU, monster & OfAttribute(FIRE) & defense(at_most=200) & ~named("Flamvell Firedog"))))),
    )),
    continuous_spell(86780027, "Solidarity", "一族之团结", "2009-08-27", "Ancient Prophecy", community="一族的团结", abilities=(
        Activation(),
        Continuous(effect=GainByRace(monsters(YOU, face_up), cards(GRAVE, YOU, monster), 800)),
    )),
))
