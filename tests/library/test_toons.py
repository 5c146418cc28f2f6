"""Toon monsters and their world (S15)."""

from tests.scenario import BATTLE, Scenario, face_down, face_up, side

ELF, WORLD = "Toon Gemini Elf", "Toon World"


class TestToonGeminiElf:
    def test_it_cannot_attack_in_the_turn_of_its_normal_summon(self, duel: Scenario) -> None:
        """Its text says so, not the rules (S15, not S16)."""
        duel.setup(you=side(hand=[ELF, "Battle Ox"]))
        duel.you.summons(ELF)
        duel.resolves()
        duel.you.enters_battle()
        duel.you.may_not(f"attack with {ELF}")

    def test_nor_of_its_special_summon(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=[ELF]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.may_not(f"attack with {ELF}")

    def test_nor_of_its_flip_summon(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[face_down(ELF)]))
        duel.you.flip_summons(ELF)
        duel.resolves()
        duel.you.enters_battle()
        duel.you.may_not(f"attack with {ELF}")

    def test_negated_it_can(self, duel: Scenario) -> None:
        """The ban is its own effect, which Skill Drain negates."""
        duel.setup(you=side(hand=[ELF], spells=[face_up("Skill Drain")]))
        duel.you.summons(ELF)
        duel.resolves()
        duel.you.enters_battle()
        duel.you.may(f"attack with {ELF}")

    def test_with_its_world_it_attacks_directly(self, duel: Scenario) -> None:
        """Past monsters that are no toons, and a card is discarded at random (X9)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ELF], spells=[face_up(WORLD)]),
            them=side(monsters=["Battle Ox"], hand=["Mystical Elf"]),
        )
        duel.you.attacks(ELF, "directly")
        duel.resolves()
        assert duel.lp["them"] == 6100
        assert (duel.them.hand, duel.them.grave) == ([], ["Mystical Elf"])

    def test_not_past_a_toon(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ELF], spells=[face_up(WORLD)]),
            them=side(monsters=["Battle Ox", ELF]),
        )
        assert "directly" not in duel.you.may_attack(ELF)

    def test_not_without_its_world(self, duel: Scenario) -> None:
        """The opponent's is another's."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ELF]),
            them=side(monsters=["Battle Ox"], spells=[face_up(WORLD)]),
        )
        assert "directly" not in duel.you.may_attack(ELF)

    def test_no_damage_no_discard(self, duel: Scenario) -> None:
        """(B11)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ELF]),
            them=side(monsters=[ELF], hand=["Mystical Elf"]),
        )
        duel.you.attacks(ELF, ELF)
        duel.resolves()
        assert duel.them.hand == ["Mystical Elf"]

    def test_it_is_destroyed_with_its_world(self, duel: Scenario) -> None:
        """Whoever's it is; this starts no chain."""
        duel.setup(
            you=side(hand=["Mystical Space Typhoon"], monsters=[ELF, "Battle Ox"]),
            them=side(spells=[face_up(WORLD)], monsters=[ELF]),
        )
        duel.you.activates("Mystical Space Typhoon", targeting=WORLD)
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.them.grave == [WORLD, ELF]

    def test_not_when_the_world_only_leaves_or_was_face_down(self, duel: Scenario) -> None:
        """Returned, or destroyed before it was ever seen, it was no destruction of Toon World (X1)."""
        duel.setup(
            you=side(hand=["Mystical Space Typhoon"], monsters=[ELF], spells=[face_up(WORLD)]),
            them=side(spells=[WORLD]),
        )
        duel.moves(WORLD, to="hand", of="you")
        assert duel.you.monsters == [ELF]
        duel.you.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.you.monsters == [ELF]

    def test_negated_it_stays(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                hand=["Mystical Space Typhoon"],
                monsters=[ELF],
                spells=[face_up(WORLD), face_up("Skill Drain")],
            ),
        )
        duel.you.activates("Mystical Space Typhoon", targeting=WORLD)
        duel.resolves()
        assert duel.you.monsters == [ELF]
