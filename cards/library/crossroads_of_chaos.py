"""Cards first printed in Crossroads of Chaos."""

from cards.lang.abilities import Activation, Continuous, Equips, Target, Trigger
from cards.lang.continuous import Control
from cards.lang.costs import BanishCost
from cards.lang.effects import Equip, GiveControl, TakeControl, Until
from cards.lang.filters import OfRace, face_up, monster
from cards.lang.groups import EQUIPPED, GRAVE, TARGET, cards, choose, monsters
from cards.lang.occasions import PhaseReached
from cards.lang.players import OPPONENT, YOU
from cards.lang.rows import PLANT, equip_spell, printed_in
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Crossroads of Chaos", "2008-07-19", (
    equip_spell(45247637, "Mark of the Rose", "蔷薇之刻印", "2008-11-18", "Crossroads of Chaos", community="蔷薇刻印", abilities=(
        Activation(
            cost=BanishCost(choose(1, cards(GRAVE, YOU, monster & OfRace(PLANT)))),
            target=Target(1, monsters(OPPONENT, face_up)),
            do=Equip(TARGET),
        ),
        Equips(to=monsters(OPPONENT, face_up)),
        Continuous(effect=Control()),
        Trigger(
            when=PhaseReached(Phase.END, YOU),
            mandatory=True,
            do=GiveControl(EQUIPPED, Until.EQUIPPED),
            key="give_back",
        ),
        Trigger(
            when=PhaseReached(Phase.STANDBY, YOU),
            mandatory=True,
            do=TakeControl(EQUIPPED, Until.EQUIPPED),
            key="take_again",
        ),
    )),
))
