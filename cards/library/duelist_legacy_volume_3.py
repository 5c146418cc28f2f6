"""Cards first printed in Duelist Legacy Volume.3."""

from cards.lang.abilities import Activation, PlacedOnlyBy, Trigger, Whenever, Wins
from cards.lang.conditions import All, Exists
from cards.lang.effects import PlaceNext, SendToGrave
from cards.lang.filters import face_up, named
from cards.lang.groups import FIELD, cards, every
from cards.lang.occasions import Leaves, PhaseReached
from cards.lang.players import OPPONENT, YOU
from cards.lang.rows import DARK, EARTH, FIEND, continuous_spell, continuous_trap, normal, printed_in
from cards.lang.turns import Phase

BOARD = face_up & (
    named("Destiny Board")
    | named('Spirit Message "I"')
    | named('Spirit Message "N"')
    | named('Spirit Message "A"')
    | named('Spirit Message "L"')
)

# fmt: off
CARDS = printed_in("Duelist Legacy Volume.3", "2002-12-12", (
    normal(5434080, "Headless Knight", "无头骑士", EARTH, FIEND, 4, 1450, 1700, "2003-03-01", "Labyrinth of Nightmare"),
    continuous_spell(30170981, "Spirit Message \"L\"", "死之信息“L”", "2003-03-01", "Labyrinth of Nightmare", community="死之信息「H」", abilities=(
        PlacedOnlyBy(name="Destiny Board"),
    )),
    continuous_spell(31893528, "Spirit Message \"I\"", "死之信息“I”", "2003-03-01", "Labyrinth of Nightmare", community="死之信息「E」", abilities=(
        PlacedOnlyBy(name="Destiny Board"),
    )),
    normal(32541773, "The Portrait's Secret", "画中潜伏者", EARTH, FIEND, 4, 1200, 1500, "2003-03-01", "Labyrinth of Nightmare", community="绘画中的潜藏者"),
    normal(66989694, "The Earl of Demise", "死灵伯爵", DARK, FIEND, 5, 2000, 700, "2003-03-01", "Labyrinth of Nightmare"),
    normal(67105242, "Earthbound Spirit", "缚地灵", EARTH, FIEND, 4, 500, 2000, "2003-03-01", "Labyrinth of Nightmare", community="地缚灵"),
    continuous_spell(67287533, "Spirit Message \"N\"", "死之信息“N”", "2003-03-01", "Labyrinth of Nightmare", community="死之信息「A」", abilities=(
        PlacedOnlyBy(name="Destiny Board"),
    )),
    normal(68049471, "The Gross Ghost of Fled Dreams", "梦魔的亡灵", DARK, FIEND, 4, 1300, 1800, "2003-03-01", "Labyrinth of Nightmare"),
    continuous_trap(94212438, "Destiny Board", "通灵盘", "2003-03-01", "Labyrinth of Nightmare", abilities=(
        Activation(),
        Trigger(
            when=PhaseReached(Phase.END, OPPONENT), mandatory=True,
            do=PlaceNext(('Spirit Message "I"', 'Spirit Message "N"', 'Spirit Message "A"', 'Spirit Message "L"'))),
        Whenever(
            when=Leaves(cards(FIELD, YOU, BOARD)),
            do=SendToGrave(every(cards(FIELD, YOU, BOARD)))),
        Wins(given=All((
            Exists(cards(FIELD, YOU, face_up & named('Spirit Message "I"'))),
            Exists(cards(FIELD, YOU, face_up & named('Spirit Message "N"'))),
            Exists(cards(FIELD, YOU, face_up & named('Spirit Message "A"'))),
            Exists(cards(FIELD, YOU, face_up & named('Spirit Message "L"')))))),
    )),
    continuous_spell(94772232, "Spirit Message \"A\"", "死之信息“A”", "2003-03-01", "Labyrinth of Nightmare", community="死之信息「T」", abilities=(
        PlacedOnlyBy(name="Destiny Board"),
    )),
))
