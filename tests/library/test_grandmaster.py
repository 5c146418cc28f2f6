"""Grandmaster of the Six Samurai: one of him on a side, and another samurai when he falls."""

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine.prompts import Acts, Verb, Why
from tests.scenario import BATTLE, Scenario, copy, face_down, face_up, side

MASTER = "Grandmaster of the Six Samurai"
YAICHI = "The Six Samurai - Yaichi"


class TestGrandmaster:
    def test_he_comes_beside_another_samurai(self, duel: Scenario) -> None:
        """By his own procedure, which starts no chain (S5a)."""
        duel.setup(you=side(monsters=[YAICHI], hand=[MASTER]))
        duel.you.special_summons(MASTER)
        duel.resolves()
        assert duel.you.monsters == [YAICHI, MASTER]

    def test_not_without_one_nor_beside_a_face_down_one(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[face_down(YAICHI)], hand=[MASTER]))
        duel.you.may_not(f"special summon {MASTER}")

    def test_a_second_is_not_summoned(self, duel: Scenario) -> None:
        """Ruling: neither normally nor specially while one is face-up on one's side (S6)."""
        duel.setup(
            you=side(monsters=[MASTER, YAICHI], hand=[MASTER, "Monster Reborn"], grave=[MASTER]),
        )
        duel.you.may_not(f"special summon {MASTER}")
        duel.you.may_not(f"summon {MASTER}")
        duel.you.may_not("activate Monster Reborn")

    def test_a_second_can_be_set(self, duel: Scenario) -> None:
        """Ruling: further copies can be set; face-up is what counts (X5)."""
        duel.setup(you=side(monsters=[MASTER, YAICHI], hand=[MASTER]))
        duel.you.sets(MASTER, tributing=[YAICHI])
        duel.resolves()
        assert duel.you.monsters == [MASTER, MASTER]

    def test_a_second_that_lies_face_down_is_not_flip_summoned(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[MASTER, face_down(MASTER)]))
        assert isinstance(duel.prompt, Acts)
        assert not any(act.verb is Verb.FLIP_SUMMON for act in duel.prompt.options)

    def test_the_opponent_can_have_his_own(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[YAICHI], hand=[MASTER]), them=side(monsters=[MASTER]))
        duel.you.special_summons(MASTER)
        duel.resolves()
        assert duel.you.monsters == [YAICHI, MASTER]
        assert duel.them.monsters == [MASTER]

    def test_one_that_changes_sides_to_another_is_destroyed(self, duel: Scenario) -> None:
        """Ruling: by the rules of the game the one that came last is destroyed (X1)."""
        duel.setup(you=side(monsters=[MASTER], hand=["Change of Heart"]), them=side(monsters=[MASTER]))
        duel.you.activates("Change of Heart")
        duel.resolves()
        assert duel.you.monsters == [MASTER]
        assert duel.them.monsters == []
        assert duel.them.grave == [MASTER]

    def test_turned_up_by_an_attack_the_other_remains(self, duel: Scenario) -> None:
        """The one that came face-up last goes."""
        duel.setup(
            phase=BATTLE,
            turn_of="them",
            you=side(monsters=[MASTER, face_down(MASTER)]),
            them=side(monsters=["Soitsu"]),
        )
        duel.them.attacks("Soitsu", copy(MASTER, 2))
        duel.resolves()
        assert duel.you.monsters == [MASTER]

    def test_of_two_that_would_come_together_its_player_chooses_one(self, duel: Scenario) -> None:
        """Only one of them is summoned, and the other stays where it was (S6)."""
        duel.setup(
            you=side(spells=["Return from the Different Dimension"], banished=[MASTER, MASTER, YAICHI])
        )
        duel.you.activates("Return from the Different Dimension")
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert duel.you.choices == [MASTER, MASTER]
        duel.you.chooses(MASTER)
        while duel.prompt is not None and duel.prompt.why is Why.POSITION:
            duel.you.chooses("attack")
        duel.resolves()
        assert sorted(duel.you.monsters) == [MASTER, YAICHI]
        assert duel.you.banished == [MASTER]

    def test_one_that_comes_with_others_needs_no_choice(self, duel: Scenario) -> None:
        """(not S6)."""
        duel.setup(you=side(spells=["Return from the Different Dimension"], banished=[MASTER, YAICHI]))
        duel.you.activates("Return from the Different Dimension")
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        assert sorted(duel.you.monsters) == [MASTER, YAICHI]

    def test_of_two_that_are_turned_up_together_the_one_in_the_later_zone_goes(self, duel: Scenario) -> None:
        """In one moment neither came first, and nobody is asked (S6)."""
        duel.setup(you=side(monsters=[face_down(MASTER), face_down(MASTER), YAICHI]))
        both = [duel.find(copy(MASTER, number)).known for number in (1, 2)]
        duel.happens(*(e.PositionChanged(card, Position.DEFENSE, by_hand=False) for card in both))
        duel.resolves()
        assert duel.you.monsters == [MASTER, YAICHI]
        assert duel.find(MASTER, 0, Place.MONSTERS).zone == 0

    def test_with_skill_drain_two_stand_side_by_side(self, duel: Scenario) -> None:
        """Ruling: while their effects are negated one can control more (C16)."""
        duel.setup(
            you=side(monsters=[MASTER], hand=["Change of Heart"], spells=[face_up("Skill Drain")]),
            them=side(monsters=[MASTER]),
        )
        duel.you.activates("Change of Heart")
        duel.resolves()
        assert duel.you.monsters == [MASTER, MASTER]

    def test_destroyed_by_the_opponents_effect_he_brings_back_a_samurai(self, duel: Scenario) -> None:
        """Mandatory; itself is a target as well (X4, C10)."""
        duel.setup(turn_of="them", you=side(monsters=[MASTER], grave=[YAICHI]), them=side(hand=["Raigeki"]))
        duel.them.activates("Raigeki")
        duel.reaches_choice("you", Why.TARGET)
        assert sorted(duel.you.choices) == [MASTER, YAICHI]
        duel.you.targets(YAICHI)
        duel.resolves()
        assert duel.you.hand == [YAICHI]

    def test_alone_he_brings_back_himself(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(monsters=[MASTER]), them=side(hand=["Raigeki"]))
        duel.them.activates("Raigeki")
        duel.resolves()
        assert duel.you.hand == [MASTER]

    def test_destroyed_by_ones_own_effect_he_brings_nobody(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[MASTER], grave=[YAICHI], hand=["Dark Hole"]))
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.hand == []

    def test_destroyed_by_battle_he_brings_nobody(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            turn_of="them",
            you=side(monsters=[MASTER], grave=[YAICHI]),
            them=side(monsters=["Blue-Eyes White Dragon"]),
        )
        duel.them.attacks("Blue-Eyes White Dragon", MASTER)
        duel.resolves()
        assert duel.you.hand == []

    def test_gateway_counts_him_too(self, duel: Scenario) -> None:
        """The famous partner: his special summon gives two counters."""
        duel.setup(you=side(monsters=[YAICHI], hand=[MASTER], spells=[face_up("Gateway of the Six")]))
        duel.you.special_summons(MASTER)
        duel.resolves()
        assert duel.find("Gateway of the Six").counters == {"Bushido Counter": 2}
