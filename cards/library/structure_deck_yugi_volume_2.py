"""Cards first printed in Structure Deck: Yugi Volume 2."""

from cards.lang.abilities import Activation, Target
from cards.lang.conditions import Exists
from cards.lang.effects import Destroy, May, SpecialSummon, Then, Tribute
from cards.lang.filters import OfRace, face_up, monster
from cards.lang.groups import HAND, TARGET, cards, choose, monsters
from cards.lang.players import EITHER, YOU
from cards.lang.rows import SPELLCASTER, printed_in, quick_play_spell

# fmt: off
CARDS = printed_in("Structure Deck: Yugi Volume 2", "2003-05-22", (
    quick_play_spell(28553439, "Magical Dimension", "次元魔法", "2006-01-18", "Structure Deck: Spellcaster's Judgment", abilities=(
        Activation(
            given=Exists(monsters(YOU, face_up & OfRace(SPELLCASTER))),
            target=Target(1, monsters(YOU)),
            do=Then(
                Tribute(TARGET),
                Then(
                    SpecialSummon(choose(1, cards(HAND, YOU, monster & OfRace(SPELLCASTER)))),
                    May(Destroy(choose(1, monsters(EITHER))))))),
    )),
))
