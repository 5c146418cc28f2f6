"""What tuners can be material for, and beside what, clause by clause."""

from cards.lang.places import Position
from tests.scenario import Scenario, face_up, side


class TestDebrisDragon:
    def test_normal_summoned_it_brings_back_a_weak_monster_in_attack_position(self, duel: Scenario) -> None:
        """Of 500 ATK at the most, and without effects."""
        duel.setup(you=side(hand=["Debris Dragon"], grave=["Kuriboh", "Sangan"]))
        duel.you.summons("Debris Dragon")
        duel.you.places_trigger("Debris Dragon")
        duel.resolves()
        assert duel.you.monsters == ["Debris Dragon", "Kuriboh"]
        assert duel.you.position("Kuriboh") is Position.ATTACK
        assert duel.find("Kuriboh").negated

    def test_it_cannot_bring_one_of_more_than_500(self, duel: Scenario) -> None:
        """Sangan has 1000; without a target nothing is activated (C10)."""
        duel.setup(you=side(hand=["Debris Dragon"], grave=["Sangan"]))
        duel.you.summons("Debris Dragon")
        duel.resolves()
        assert duel.you.monsters == ["Debris Dragon"]

    def test_special_summoned_it_brings_nothing(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Debris Dragon", "Kuriboh"]))
        duel.you.activates("Monster Reborn", targeting="Debris Dragon")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Debris Dragon"]

    def test_it_tunes_a_dragon_beside_a_monster_of_level_3(self, duel: Scenario) -> None:
        """S8: 4 and 3 for Ancient Fairy Dragon."""
        duel.setup(you=side(monsters=["Debris Dragon", "Wattkid"], extra=["Ancient Fairy Dragon"]))
        duel.you.synchro_summons("Ancient Fairy Dragon", "Debris Dragon", ["Wattkid"])
        duel.resolves()
        assert duel.you.monsters == ["Ancient Fairy Dragon"]

    def test_it_tunes_no_other_monster(self, duel: Scenario) -> None:
        """S8: 4 and 2 would make Goyo Guardian, a warrior."""
        duel.setup(you=side(monsters=["Debris Dragon", "Unifrog"], extra=["Goyo Guardian"]))
        duel.you.may_not("synchro summon Goyo Guardian")

    def test_none_of_the_others_is_of_level_4(self, duel: Scenario) -> None:
        """S8: 4 and 4 make Stardust Dragon of level 8, but not with this tuner."""
        duel.setup(you=side(monsters=["Debris Dragon", "Battle Ox"], extra=["Stardust Dragon"]))
        duel.you.may_not("synchro summon Stardust Dragon")

    def test_two_smaller_monsters_may_stand_for_one_of_level_4(self, duel: Scenario) -> None:
        """S8: 4 and 3 and 1; the monster of level 4 that lies there is not offered as material."""
        duel.setup(
            you=side(monsters=["Debris Dragon", "Wattkid", "Kuriboh", "Battle Ox"], extra=["Stardust Dragon"])
        )
        duel.you.synchro_summons("Stardust Dragon", "Debris Dragon", ["Wattkid", "Kuriboh"])
        duel.resolves()
        assert duel.you.monsters == ["Stardust Dragon", "Battle Ox"]

    def test_negated_it_is_bound_all_the_same(self, duel: Scenario) -> None:
        """E2: what it can be material for is no effect, and so not negated by Skill Drain."""
        duel.setup(
            you=side(
                monsters=["Debris Dragon", "Battle Ox"],
                spells=[face_up("Skill Drain")],
                extra=["Stardust Dragon"],
            )
        )
        duel.you.may_not("synchro summon Stardust Dragon")
