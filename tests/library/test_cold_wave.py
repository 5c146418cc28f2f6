"""Cold Wave: spells and traps are frozen for both players."""

from tests.scenario import Scenario, face_up, side


class TestColdWave:
    def test_it_is_activated_at_the_start_of_main_phase_1(self, duel: Scenario) -> None:
        """(T2)."""
        duel.setup(turn_of="them", you=side(hand=["Cold Wave"]))
        duel.them.ends_turn()
        duel.you.activates("Cold Wave")
        duel.resolves()
        assert duel.you.grave == ["Cold Wave"]

    def test_not_once_something_was_done(self, duel: Scenario) -> None:
        """A summon, a set or an activation, also one that was negated."""
        duel.setup(turn_of="them", you=side(hand=["Cold Wave", "Battle Ox"]))
        duel.them.ends_turn()
        duel.you.sets("Battle Ox")
        duel.resolves()
        duel.you.may_not("activate Cold Wave")

    def test_not_after_the_first_was_negated(self, duel: Scenario) -> None:
        """The activation was an act of the phase (M10)."""
        duel.setup(
            turn_of="them", you=side(hand=["Cold Wave", "Cold Wave"]), them=side(spells=["Solemn Judgment"])
        )
        duel.them.ends_turn()
        duel.you.activates("Cold Wave")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        duel.you.may_not("activate Cold Wave")

    def test_not_in_main_phase_2(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(hand=["Cold Wave"], monsters=["Battle Ox"]))
        duel.them.ends_turn()
        duel.you.enters_battle()
        duel.you.ends_battle()
        duel.resolves()
        duel.you.may_not("activate Cold Wave")

    def test_neither_player_activates_or_sets_spells_and_traps(self, duel: Scenario) -> None:
        """Nor uses the effects of those that lie there (C17); monsters are set and used as ever."""
        duel.setup(
            turn_of="them",
            you=side(
                hand=["Cold Wave", "Pot of Greed", "Dust Tornado", "Battle Ox"],
                spells=[face_up("Ultimate Offering")],
            ),
            them=side(spells=["Mirror Force"], hand=["Pot of Greed", "Mirror Force"]),
        )
        duel.them.ends_turn()
        duel.you.activates("Cold Wave")
        duel.resolves()
        for act in ("activate Pot of Greed", "set Pot of Greed", "set Dust Tornado"):
            duel.you.may_not(act)
        duel.you.may_not("activate Ultimate Offering")
        duel.you.may("set Battle Ox")
        duel.you.ends_turn()
        for act in ("activate Pot of Greed", "set Pot of Greed", "set Mirror Force", "activate Mirror Force"):
            duel.them.may_not(act)

    def test_until_its_players_next_draw_phase(self, duel: Scenario) -> None:
        """(T9)."""
        duel.setup(turn_of="them", you=side(hand=["Cold Wave", "Pot of Greed", "Dust Tornado"]))
        duel.them.ends_turn()
        duel.you.activates("Cold Wave")
        duel.resolves()
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.you.activates("Pot of Greed")
        duel.resolves()
        duel.you.sets("Dust Tornado")
        duel.resolves()
        assert duel.you.spells == ["Dust Tornado"]

    def test_what_stands_there_still_applies(self, duel: Scenario) -> None:
        """It negates nothing."""
        duel.setup(
            turn_of="them", you=side(hand=["Cold Wave"], monsters=["Battle Ox"], spells=[face_up("Banner")])
        )
        duel.them.ends_turn()
        duel.you.activates("Cold Wave")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 2200

    def test_it_can_itself_be_answered_with_traps(self, duel: Scenario) -> None:
        """It applies only when it has resolved."""
        duel.setup(
            turn_of="them",
            you=side(hand=["Cold Wave"], spells=["Mirror Force"]),
            them=side(spells=["Dust Tornado"]),
        )
        duel.them.ends_turn()
        duel.you.activates("Cold Wave")
        duel.them.activates("Dust Tornado", targeting="Mirror Force")
        duel.resolves()
        assert "Mirror Force" in duel.you.grave
