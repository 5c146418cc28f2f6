"""Chimeratech Fortress Dragon, which is made of the monsters of either side, clause by clause."""

import pytest

from cards.lang.places import Position
from duels.engine import Why
from tests.scenario import Scenario, face_down, face_up, side
from tests.scenario.table import Standing

FORTRESS = "Chimeratech Fortress Dragon"
CYBER = "Cyber Dragon"


def atk(duel: Scenario, name: str = FORTRESS) -> int:
    return duel.you.atk(name)


class TestChimeratechFortressDragon:
    def test_it_is_made_of_the_monsters_of_both_sides(self, duel: Scenario) -> None:
        """S13: they are sent, and its original ATK is 1000 for each."""
        duel.setup(
            you=side(monsters=[CYBER], extra=[FORTRESS]),
            them=side(monsters=["Mechanicalchaser", "Battle Ox"]),
        )
        duel.you.comes_by_its_own_way(FORTRESS, [CYBER, "Mechanicalchaser"])
        duel.resolves()
        assert duel.you.monsters == [FORTRESS]
        assert (duel.you.grave, duel.them.grave) == ([CYBER], ["Mechanicalchaser"])
        assert duel.them.monsters == ["Battle Ox"]
        assert atk(duel) == 2000

    def test_all_of_it_may_be_the_opponents(self, duel: Scenario) -> None:
        """S13: a player with no monster of his own takes both."""
        duel.setup(you=side(extra=[FORTRESS]), them=side(monsters=[CYBER, "Golgoil"]))
        duel.you.comes_by_its_own_way(FORTRESS, [CYBER, "Golgoil"])
        duel.resolves()
        assert duel.them.monsters == []
        assert atk(duel) == 2000

    @pytest.mark.parametrize(("more", "points"), [([], 2000), (["Bat"], 3000), (["Bat", "Golgoil"], 4000)])
    def test_further_machines_are_taken_as_its_player_likes(
        self, duel: Scenario, more: list[str], points: int
    ) -> None:
        """Of "1 or more" he takes none, one or all of the others."""
        duel.setup(
            you=side(monsters=[CYBER, "Bat"], extra=[FORTRESS]),
            them=side(monsters=["Mechanicalchaser", "Golgoil"]),
        )
        duel.you.comes_by_its_own_way(FORTRESS, [CYBER, "Mechanicalchaser"], position=None)
        duel.reaches_choice("you", Why.MATERIALS)
        duel.you.chooses(*more)
        duel.you.chooses("attack")
        duel.resolves()
        assert atk(duel) == points

    @pytest.mark.parametrize("other", ["Battle Ox", face_down("Golgoil")])
    def test_not_without_a_machine_that_can_be_seen(self, duel: Scenario, other: str | Standing) -> None:
        """A face-down monster of the opponent is none (N5)."""
        duel.setup(you=side(monsters=[CYBER], extra=[FORTRESS]), them=side(monsters=[other]))
        duel.you.may_not(f"synchro summon {FORTRESS}")

    def test_not_without_cyber_dragon_itself(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Bat", "Golgoil"], extra=[FORTRESS]))
        duel.you.may_not(f"synchro summon {FORTRESS}")

    def test_with_a_closed_graveyard_nothing_can_be_sent(self, duel: Scenario) -> None:
        """X6: what would be banished is not sent."""
        duel.setup(
            you=side(monsters=[CYBER, "Bat"], spells=[face_up("Macro Cosmos")], extra=[FORTRESS]),
        )
        duel.you.may_not(f"synchro summon {FORTRESS}")

    def test_a_full_side_must_give_one_of_its_own(self, duel: Scenario) -> None:
        """F9: with both materials on the other side no zone would be free for it."""
        full = ["Battle Ox", "Sangan", "Kuriboh", "Soitsu"]
        duel.setup(
            you=side(monsters=[*full, "Dark Magician"], extra=[FORTRESS]),
            them=side(monsters=[CYBER, "Golgoil"]),
        )
        duel.you.may_not(f"synchro summon {FORTRESS}")

    def test_it_is_never_a_material_of_another(self, duel: Scenario) -> None:
        """S7: Cyber Dragon and it, itself a machine, make no second one."""
        duel.setup(you=side(monsters=[CYBER], extra=[FORTRESS]), them=side(monsters=[FORTRESS]))
        duel.you.may_not(f"synchro summon {FORTRESS}")

    def test_polymerization_does_not_make_it(self, duel: Scenario) -> None:
        """S13: it has its own way, and is not fusion summoned."""
        duel.setup(you=side(hand=["Polymerization", CYBER, "Bat"], extra=[FORTRESS]))
        duel.you.may_not("activate Polymerization")

    def test_revived_it_has_no_attack(self, duel: Scenario) -> None:
        """It was made of nothing then; it can be revived once it was properly summoned (S6)."""
        duel.setup(you=side(monsters=[CYBER, "Bat"], hand=["Dark Hole", "Monster Reborn"], extra=[FORTRESS]))
        duel.you.comes_by_its_own_way(FORTRESS, [CYBER, "Bat"])
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.resolves()
        duel.you.activates("Monster Reborn")
        duel.you.targets(FORTRESS)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [FORTRESS]
        assert atk(duel) == 0

    def test_negated_it_has_its_printed_attack(self, duel: Scenario) -> None:
        """What makes its ATK is a continuous effect (C6), and 0 is printed."""
        duel.setup(you=side(monsters=[CYBER, "Bat"], spells=["Skill Drain"], extra=[FORTRESS]))
        duel.you.comes_by_its_own_way(FORTRESS, [CYBER, "Bat"])
        duel.resolves()
        assert atk(duel) == 2000
        duel.you.activates("Skill Drain")
        duel.resolves()
        assert atk(duel) == 0

    def test_a_full_side_gives_one_and_may_take_the_rest_from_the_other(self, duel: Scenario) -> None:
        """F9: the machine that makes room is among those that must be; others of either side may follow."""
        duel.setup(
            you=side(monsters=["Battle Ox", "Sangan", "Kuriboh", "Soitsu", "Bat"], extra=[FORTRESS]),
            them=side(monsters=[CYBER, "Golgoil"]),
        )
        duel.you.comes_by_its_own_way(FORTRESS, [CYBER, "Bat"], position=None)
        duel.you.chooses("Golgoil")
        duel.you.chooses("attack")
        duel.resolves()
        assert FORTRESS in duel.you.monsters
        assert duel.them.monsters == []
        assert atk(duel) == 3000

    def test_face_down_it_forgets_of_how_many_it_was_made(self, duel: Scenario) -> None:
        """C18: what gave it its value ends, and face-up again it has 0."""
        duel.setup(you=side(monsters=[CYBER, "Bat"], hand=["Book of Moon"], extra=[FORTRESS]))
        duel.you.comes_by_its_own_way(FORTRESS, [CYBER, "Bat"])
        duel.resolves()
        duel.you.activates("Book of Moon", targeting=FORTRESS)
        duel.resolves()
        duel.turns(FORTRESS, Position.ATTACK)
        assert atk(duel) == 0
