"""The scenario language: duels told in the words of the players.

    def test_the_stronger_monster_destroys_the_weaker(duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]

Effects are told likewise: `duel.them.activates("Mirror Force")` in answer to an attack, `targets`, `pays` and
`chooses` where somebody must choose, `places_trigger`, `may("activate ...")`. What no card of the library
shows is shown by the cards of `tests.scenario.invented`.

The `duel` fixture (`tests.scenario.fixture`) ends every test by proving that nobody is still being asked
something, and that the state is sound.
"""

from tests.scenario.player import Player, Refused
from tests.scenario.scenario import Scenario, changes
from tests.scenario.table import (
    BATTLE,
    BLANK,
    MAIN_1,
    MAIN_2,
    Ambiguous,
    NoSuchCard,
    Proper,
    attack,
    copy,
    defense,
    face_down,
    face_up,
    set_before,
    set_now,
    side,
)

__all__ = [
    "BATTLE",
    "BLANK",
    "MAIN_1",
    "MAIN_2",
    "Ambiguous",
    "NoSuchCard",
    "Player",
    "Proper",
    "Refused",
    "Scenario",
    "attack",
    "changes",
    "copy",
    "defense",
    "face_down",
    "face_up",
    "set_before",
    "set_now",
    "side",
]
