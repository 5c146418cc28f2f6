"""What is forbidden, what cannot be targeted, and where cards cannot go (X4-X6, S1, S4, S5, S10, M7)."""

from tests.scenario import Scenario, defense, face_down, face_up, side


class TestSummons:
    def test_nobody_special_summons(self, duel: Scenario) -> None:
        """Neither by procedure nor by an effect; normal summons go on (S5)."""
        duel.setup(
            you=side(
                hand=["Cyber Dragon", "Battle Ox", "Monster Reborn"],
                spells=[face_up("Standstill")],
                grave=["Mystical Elf"],
            ),
            them=side(monsters=["Vorse Raider"]),
        )
        duel.you.may_not("special summon Cyber Dragon")
        duel.you.may_not("activate Monster Reborn")
        duel.you.may("summon Battle Ox")

    def test_no_token_comes_either(self, duel: Scenario) -> None:
        """Tokens are special summoned (S12)."""
        duel.setup(you=side(hand=["Scapegoat"], spells=[face_up("Standstill")]))
        duel.you.may_not("activate Scapegoat")

    def test_a_description_binds_only_those_it_means(self, duel: Scenario) -> None:
        """DARK monsters of the opponent are neither summoned nor turned up, but can be set (S4, X5)."""
        duel.setup(
            you=side(hand=["Battle Ox", "Sangan"], monsters=[face_down("Kuriboh")]),
            them=side(spells=[face_up("Night Ban")]),
        )
        duel.you.may("summon Battle Ox")
        duel.you.may_not("summon Sangan")
        duel.you.may("set Sangan")
        duel.you.may_not("flip Kuriboh")

    def test_its_own_player_is_not_bound(self, duel: Scenario) -> None:
        """The text speaks of the opponent."""
        duel.setup(you=side(hand=["Sangan"], spells=[face_up("Night Ban")]))
        duel.you.may("summon Sangan")


class TestSetsAndPositions:
    def test_monsters_cannot_be_set(self, duel: Scenario) -> None:
        """But summoned; and spells and traps can be set (X5, M7)."""
        duel.setup(
            you=side(hand=["Battle Ox", "Mirror Force"]),
            them=side(spells=[face_up("Openness")]),
        )
        duel.you.may_not("set Battle Ox")
        duel.you.may("summon Battle Ox")
        duel.you.may("set Mirror Force")

    def test_no_position_is_changed_by_hand(self, duel: Scenario) -> None:
        """Of face-up monsters; the Frost does not speak of face-down ones (S4, S10)."""
        duel.setup(
            you=side(
                monsters=["Battle Ox", defense("Mystical Elf"), face_down("Sangan")],
                spells=[face_up("Frost")],
            )
        )
        duel.you.may_not("defend with Battle Ox")
        duel.you.may_not("stand up Mystical Elf")
        duel.you.may("flip Sangan")

    def test_without_it_they_are(self, duel: Scenario) -> None:
        """(S10)."""
        duel.setup(you=side(monsters=["Battle Ox"]))
        duel.you.may("defend with Battle Ox")


class TestTargets:
    def test_the_opponent_cannot_target_it(self, duel: Scenario) -> None:
        """Its own player can, and what chooses no target reaches it (X4)."""
        duel.setup(
            you=side(hand=["Halving"], monsters=["Aloof"]),
            them=side(hand=["Halving", "Dark Hole"]),
        )
        duel.you.may("activate Halving")
        duel.you.ends_turn()
        duel.them.may_not("activate Halving")
        duel.them.activates("Dark Hole")
        duel.resolves()
        assert duel.you.monsters == []

    def test_a_protection_from_spells_is_none_from_monsters(self, duel: Scenario) -> None:
        """(X4)."""
        duel.setup(you=side(hand=["Halving"], monsters=["Spellproof", "Tinker"], spells=[face_up("Weight")]))
        duel.you.activates("Halving")
        duel.resolves()
        assert duel.you.atk("Tinker") == 0
        duel.you.activates("Tinker", targeting="Spellproof")
        duel.resolves()
        assert duel.you.atk("Spellproof") == 0


class TestClosedGraveyard:
    def test_monsters_are_banished_and_other_cards_are_not(self, duel: Scenario) -> None:
        """Face-down ones too, to their owner's pile (X6, X8)."""
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Battle Ox"], spells=[face_up("Rift")]),
            them=side(monsters=[face_down("Mystical Elf")]),
        )
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.banished == ["Battle Ox"]
        assert duel.them.banished == ["Mystical Elf"]
        assert duel.you.grave == ["Dark Hole"]

    def test_every_card_is_banished_and_the_used_spell_with_them(self, duel: Scenario) -> None:
        """(X6)."""
        duel.setup(you=side(hand=["Dark Hole"], monsters=["Battle Ox"], spells=[face_up("Void")]))
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.grave == []
        assert sorted(duel.you.banished) == ["Battle Ox", "Dark Hole"]

    def test_what_waits_for_the_graveyard_waits_in_vain(self, duel: Scenario) -> None:
        """Sangan was not sent there (X2, X6)."""
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Sangan"], spells=[face_up("Rift")], deck=["Kuriboh"])
        )
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.banished == ["Sangan"]
        assert "Kuriboh" not in duel.you.hand

    def test_monsters_can_still_be_tributed(self, duel: Scenario) -> None:
        """For a summon, and they go where all go (X6)."""
        duel.setup(
            you=side(hand=["Summoned Skull"], monsters=["Battle Ox"], spells=[face_up("Void")]),
        )
        duel.you.summons("Summoned Skull", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.you.monsters == ["Summoned Skull"]
        assert duel.you.banished == ["Battle Ox"]
