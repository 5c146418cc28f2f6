"""Plants of the library, clause by clause."""

from tests.scenario import Scenario, face_up, side

TYTANNIAL = "Tytannial, Princess of Camellias"


class TestTytannial:
    def test_it_negates_what_targets_a_card_on_the_field(self, duel: Scenario) -> None:
        """Whosever card it is, and whatever is activated."""
        duel.setup(
            turn_of="them",
            you=side(monsters=[TYTANNIAL, "Mushroom Man"], spells=["Mirror Force"]),
            them=side(hand=["Mystical Space Typhoon"]),
        )
        duel.them.activates("Mystical Space Typhoon")
        duel.you.activates(TYTANNIAL)
        duel.you.pays("Mushroom Man")
        duel.resolves()
        assert duel.you.spells == ["Mirror Force"]
        assert duel.without_effect == {"Mystical Space Typhoon": "activation_negated"}
        assert duel.them.grave == ["Mystical Space Typhoon"]

    def test_it_may_tribute_itself(self, duel: Scenario) -> None:
        """Its effect resolves all the same (C15)."""
        duel.setup(turn_of="them", you=side(monsters=[TYTANNIAL]), them=side(hand=["Change of Heart"]))
        duel.them.activates("Change of Heart")
        duel.you.activates(TYTANNIAL)
        duel.you.pays(TYTANNIAL)
        duel.resolves()
        assert duel.you.grave == [TYTANNIAL]
        assert duel.without_effect == {"Change of Heart": "activation_negated"}

    def test_a_monsters_effect_is_negated_and_the_monster_destroyed(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(monsters=[TYTANNIAL, "Mushroom Man"]),
            them=side(monsters=["Avenging Knight Parshath"]),
        )
        duel.them.activates("Avenging Knight Parshath", targeting="Mushroom Man")
        duel.you.activates(TYTANNIAL)
        duel.you.pays("Mushroom Man")
        duel.resolves()
        assert duel.them.grave == ["Avenging Knight Parshath"]

    def test_what_targets_nothing_it_does_not_answer(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(monsters=[TYTANNIAL, "Mushroom Man"]),
            them=side(hand=["Dark Hole"]),
        )
        duel.them.activates("Dark Hole")
        duel.you.may_not(f"activate {TYTANNIAL}")
        duel.resolves()

    def test_what_targets_a_card_in_a_graveyard_it_does_not_answer(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(monsters=[TYTANNIAL, "Mushroom Man"]),
            them=side(hand=["Monster Reborn"], grave=["Battle Ox"]),
        )
        duel.them.activates("Monster Reborn")
        duel.you.may_not(f"activate {TYTANNIAL}")
        duel.them.chooses("attack")
        duel.resolves()

    def test_only_plants_that_stand_face_up_are_tributed(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(monsters=[TYTANNIAL, "Battle Ox"], spells=[face_up("Swords of Revealing Light")]),
            them=side(hand=["Mystical Space Typhoon"]),
        )
        duel.them.activates("Mystical Space Typhoon")
        duel.you.activates(TYTANNIAL)
        duel.you.pays(TYTANNIAL)
        duel.resolves()
        assert duel.you.grave == [TYTANNIAL]
        assert duel.you.monsters == ["Battle Ox"]
