"""Cards first printed in Limited Edition 3."""

from cards.lang.abilities import Activation
from cards.lang.continuous import CannotSummon, NotForTributeSummon
from cards.lang.effects import Also, Apply, SummonTokens, Token
from cards.lang.groups import IT
from cards.lang.places import Position
from cards.lang.players import YOU
from cards.lang.rows import BEAST, EARTH, printed_in, quick_play_spell, token

# fmt: off
CARDS = printed_in("Limited Edition 3", "2001-04-01", (
    quick_play_spell(73915051, "Scapegoat", "替罪山羊", "2003-03-30", "Starter Deck: Joey", community="替罪羊", abilities=(
        Activation(
            oath=CannotSummon(YOU),
            do=Also(
                SummonTokens(Token("Sheep Token", EARTH, BEAST, 1, 0, 0), 4, Position.DEFENSE),
                Apply(NotForTributeSummon(IT)))),
    )),
    token(73915052, "Sheep Token", "羊衍生物", EARTH, BEAST, 1, 0, 0),
))
