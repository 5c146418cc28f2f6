"""Cards first printed in Structure Deck: Yugi."""

from cards.lang.abilities import Activation, Continuous, Target
from cards.lang.continuous import Gain
from cards.lang.effects import Destroy
from cards.lang.filters import OfAttribute, face_up, other
from cards.lang.groups import TARGET, monsters, spells_and_traps
from cards.lang.players import EITHER
from cards.lang.rows import EARTH, field_spell, printed_in, quick_play_spell

# fmt: off
CARDS = printed_in("Structure Deck: Yugi", "2001-06-28", (
    quick_play_spell(5318639, "Mystical Space Typhoon", "气旋", "2002-09-16", "Spell Ruler", community="旋风", abilities=(
        Activation(target=Target(1, spells_and_traps(EITHER, other)), do=Destroy(TARGET)),
    )),
    field_spell(56594520, "Gaia Power", "盖亚力量", "2002-09-16", "Spell Ruler", community="大地力量", abilities=(
        Activation(),
        Continuous(effect=Gain(monsters(EITHER, face_up & OfAttribute(EARTH)), atk=500, def_=-400)),
    )),
))
