"""Numbers that effects change, and when that is allowed in battle (N2-N4, B9, B15, C17, K13, K18, K23)."""

import pytest

from cards.lang.turns import Timing
from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, defense, face_down, face_up, side
from tests.scenario.table import Standing


class TestBoostsInBattle:
    @pytest.mark.parametrize("timing", [Timing.START, Timing.BEFORE_CALCULATION])
    def test_a_quick_play_spell_that_changes_atk_until_before_calculation(
        self, duel: Scenario, timing: Timing
    ) -> None:
        """(B9b)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Rush"]),
            them=side(monsters=["Vorse Raider"]),
        )
        duel.you.attacks("Battle Ox", "Vorse Raider")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=timing)
        duel.you.activates("Rush", targeting="Battle Ox")
        duel.resolves()
        assert duel.them.lp == 8000 - 500

    @pytest.mark.parametrize("timing", [Timing.CALCULATION, Timing.AFTER_CALCULATION, Timing.END])
    def test_and_not_from_calculation_on(self, duel: Scenario, timing: Timing) -> None:
        """(B9b)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Vorse Raider"], hand=["Rush"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.attacks("Vorse Raider", "Battle Ox")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=timing)
        duel.you.may_not("activate Rush")
        duel.resolves()

    @pytest.mark.parametrize("timing", [Timing.START, Timing.BEFORE_CALCULATION, Timing.CALCULATION])
    def test_a_monsters_quick_effect_that_changes_atk_through_calculation(
        self, duel: Scenario, timing: Timing
    ) -> None:
        """(B9c)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Sentinel"]), them=side(monsters=["Archer"]))
        duel.you.attacks("Sentinel", "Archer")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=timing)
        duel.you.activates("Sentinel")
        duel.resolves()
        assert duel.them.lp == 7500
        assert duel.you.atk("Sentinel") == 1000

    def test_and_not_after_it(self, duel: Scenario) -> None:
        """(B9c)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Sentinel"]), them=side(monsters=[defense("Soitsu")]))
        duel.you.attacks("Sentinel", "Soitsu")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.AFTER_CALCULATION)
        duel.you.may_not("activate Sentinel")
        duel.resolves()

    def test_any_number_of_chains_before_calculation(self, duel: Scenario) -> None:
        """(B9)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Rush", "Rush"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.attacks("Battle Ox", "Dark Magician")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.BEFORE_CALCULATION)
        duel.you.activates("Rush", targeting="Battle Ox")
        duel.reaches(Why.AFTER_CHAIN, of="you", timing=Timing.BEFORE_CALCULATION)
        duel.you.activates("Rush", targeting="Battle Ox")
        duel.resolves()
        assert duel.them.lp == 8000 - (1700 + 1400 - 2500)

    def test_a_counter_trap_at_any_timing(self, duel: Scenario) -> None:
        """Solemn Judgment answers the spell in the damage step (B9a)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Rush"]),
            them=side(monsters=["Vorse Raider"], spells=["Solemn Judgment"]),
        )
        duel.you.attacks("Battle Ox", "Vorse Raider")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.BEFORE_CALCULATION)
        duel.you.activates("Rush", targeting="Battle Ox")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.lp == 8000 - 200

    def test_a_boost_until_the_end_of_the_turn_stays_after_the_battle(self, duel: Scenario) -> None:
        """And ends with the turn (T9, B15, K7)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Rush"]),
            them=side(monsters=["Vorse Raider"]),
        )
        duel.you.attacks("Battle Ox", "Vorse Raider")
        duel.you.activates("Rush", targeting="Battle Ox")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 2400
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 1700


class TestSums:
    def test_decreases_are_cut_only_as_seen(self, duel: Scenario) -> None:
        """DEF 100 less 400 is seen as 0 (N2)."""
        duel.setup(you=side(field="Gaia Power", monsters=["Gene-Warped Warwolf", "Man-Eater Bug"]))
        assert duel.you.defense("Man-Eater Bug") == 200
        assert duel.you.atk("Man-Eater Bug") == 950

    def test_what_ended_gives_back_what_it_took(self, duel: Scenario) -> None:
        """(K18)."""
        duel.setup(you=side(field="Gaia Power", monsters=["Battle Ox"], hand=["Mystical Space Typhoon"]))
        assert (duel.you.atk("Battle Ox"), duel.you.defense("Battle Ox")) == (2200, 600)
        duel.you.activates("Mystical Space Typhoon")
        duel.resolves()
        assert (duel.you.atk("Battle Ox"), duel.you.defense("Battle Ox")) == (1700, 1000)

    def test_they_are_recomputed_always(self, duel: Scenario) -> None:
        """Dark Magician Girl counts the graveyards as they are (N4)."""
        duel.setup(
            you=side(monsters=["Dark Magician Girl"], hand=["Monster Reborn"], grave=["Dark Magician"]),
            them=side(grave=["Dark Magician"]),
        )
        assert duel.you.atk("Dark Magician Girl") == 2600
        duel.moves("Dark Magician", to="deck", of="them")
        assert duel.you.atk("Dark Magician Girl") == 2300

    def test_a_name_is_no_part_of_a_name(self, duel: Scenario) -> None:
        """Another Dark Magician Girl is no Dark Magician (K23)."""
        duel.setup(you=side(monsters=["Dark Magician Girl"], grave=["Dark Magician Girl"]))
        assert duel.you.atk("Dark Magician Girl") == 2000

    def test_solidarity_asks_for_one_type_alone(self, duel: Scenario) -> None:
        """(N4)."""
        duel.setup(
            you=side(spells=[face_up("Solidarity")], monsters=["Battle Ox", "Soitsu"], grave=["Battle Ox"]),
            them=side(monsters=["Battle Ox"], grave=["Soitsu"]),
        )
        assert duel.you.atk("Soitsu") == 0
        assert duel.you.atk("Battle Ox") == 2500
        assert duel.them.atk("Battle Ox") == 1700
        duel.moves("Soitsu", to="grave", of="you")
        assert duel.you.atk("Battle Ox") == 1700

    def test_a_face_down_monster_gains_nothing(self, duel: Scenario) -> None:
        """It has no values for others (N5)."""
        duel.setup(
            phase=BATTLE,
            you=side(field="Gaia Power", monsters=["Dark Magician"]),
            them=side(monsters=[face_down("Battle Ox")]),
        )
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.resolves()
        assert duel.happened(e.Battled)[0].target_points == 600


class TestQuestionMark:
    def test_on_the_field_it_is_0(self, duel: Scenario) -> None:
        """The original value, until an effect sets it; what is added is added (N3)."""
        duel.setup(you=side(hand=["Axe of Despair"]), them=side(monsters=["Riddle", "Soitsu"]))
        assert duel.them.atk("Riddle") == 0
        duel.you.activates("Axe of Despair", targeting="Riddle")
        duel.resolves()
        assert duel.them.atk("Riddle") == 1000

    def test_elsewhere_it_satisfies_no_comparison(self, duel: Scenario) -> None:
        """Sangan does not find it in the deck (N3)."""
        duel.setup(
            you=side(
                hand=["Dark Hole"], monsters=["Sangan"], deck=["Riddle", "Kuriboh", "Riddle"], filled=False
            ),
        )
        duel.you.activates("Dark Hole")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        assert duel.you.choices == ["Kuriboh"]
        duel.you.chooses("Kuriboh")
        duel.resolves()

    def test_it_is_the_lowest_on_the_field(self, duel: Scenario) -> None:
        """Fissure takes 0 for it (N3)."""
        duel.setup(you=side(hand=["Fissure"]), them=side(monsters=["Riddle", "Kuriboh"]))
        duel.you.activates("Fissure")
        duel.resolves()
        assert duel.them.monsters == ["Kuriboh"]


class TestSearching:
    def test_what_was_found_is_shown_and_the_deck_is_shuffled(self, duel: Scenario) -> None:
        """(C19)."""
        duel.setup(you=side(hand=["Dark Hole"], monsters=["Sangan"], deck=["Kuriboh", "Dark Magician"]))
        duel.you.activates("Dark Hole")
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert len(duel.happened(e.Shown)) == 1
        assert len(duel.happened(e.Shuffled)) == 1

    def test_the_order_of_the_choices_tells_nothing_of_the_decks(self, duel: Scenario) -> None:
        """They are shown by their passcodes (C19, K26)."""
        duel.setup(
            you=side(
                hand=["Dark Hole"], monsters=["Sangan"], deck=["Soitsu", "Kuriboh", "Soitsu"], filled=False
            )
        )
        duel.you.activates("Dark Hole")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        assert duel.prompt is not None
        passcodes = duel.prompt.passcodes  # type: ignore[union-attr]
        assert list(passcodes) == sorted(passcodes)
        duel.you.chooses("Kuriboh")
        duel.resolves()

    def test_only_what_fits(self, duel: Scenario) -> None:
        """ATK 1500 or less, a monster (C19)."""
        duel.setup(
            you=side(
                hand=["Dark Hole"],
                monsters=["Sangan"],
                deck=["Battle Ox", "Raigeki", "Mystical Elf"],
                filled=False,
            )
        )
        duel.you.activates("Dark Hole")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        assert duel.you.choices == ["Mystical Elf"]
        duel.you.chooses("Mystical Elf")
        duel.resolves()

    def test_a_spell_returned_from_the_graveyard_is_known(self, duel: Scenario) -> None:
        """Magician of Faith targets it, public as it lies there (X9, X4)."""
        duel.setup(
            you=side(monsters=[face_down("Magician of Faith")], grave=["Raigeki", "Dark Hole", "Battle Ox"])
        )
        duel.you.flip_summons("Magician of Faith")
        duel.reaches_choice("you", Why.TARGET)
        assert duel.you.choices == ["Raigeki", "Dark Hole"]
        duel.you.targets("Dark Hole")
        duel.resolves()
        assert duel.you.hand == ["Dark Hole"]
        assert duel.happened(e.Shuffled) == []


class TestReasons:
    """Each move carries its reason (X1, X2, X3)."""

    def test_by_battle_by_effect_and_by_the_rules(self, duel: Scenario) -> None:
        """Three causes of destruction that cards can tell apart (X1)."""
        duel.setup(
            you=side(hand=["Dark Hole", "Gaia Power"], field="Gaia Power", monsters=["Battle Ox"]),
            them=side(monsters=["Soitsu", "Vorse Raider"]),
        )
        duel.you.activates("Gaia Power")
        duel.resolves()
        assert duel.reason_of("Gaia Power") is not e.Reason.DESTRUCTION
        duel.you.enters_battle()
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.resolves()
        assert duel.reason_of("Soitsu") is e.Reason.BATTLE
        duel.you.ends_battle()
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.reason_of("Vorse Raider") is e.Reason.DESTRUCTION
        assert all(
            reason.destroys for reason in (e.Reason.BATTLE, e.Reason.DESTRUCTION, e.Reason.RULE_DESTRUCTION)
        )

    @pytest.mark.parametrize(
        "reason",
        [
            e.Reason.TRIBUTE,
            e.Reason.MATERIAL,
            e.Reason.DISCARD,
            e.Reason.EFFECT,
            e.Reason.RULE,
            e.Reason.NEGATION,
        ],
    )
    def test_what_is_no_destruction(self, reason: e.Reason) -> None:
        """Tributed, used as material, discarded, sent, returned (X1, X3)."""
        assert not reason.destroys

    def test_any_arrival_in_the_graveyard_is_being_sent_there(self, duel: Scenario) -> None:
        """Sangan as material searches as well as destroyed or tributed (X2)."""
        duel.setup(
            you=side(
                hand=["Polymerization", "Takuhee", "Temple of Skulls", "Summoned Skull"],
                monsters=["Sangan"],
                deck=["Kuriboh"],
            )
        )
        duel.you.summons("Summoned Skull", tributing=["Sangan"])
        duel.you.chooses("Kuriboh")
        duel.resolves()

    def test_an_effects_tribute_is_a_tribute(self, duel: Scenario) -> None:
        """Magical Dimension tributes; Marshmallon does not resist (X6, X7)."""
        duel.setup(
            you=side(
                hand=["Magical Dimension", "Dark Magician"],
                monsters=["Marshmallon", "Breaker the Magical Warrior"],
            )
        )
        duel.you.activates("Magical Dimension", targeting="Marshmallon")
        duel.you.chooses("Dark Magician")
        duel.you.chooses("attack")
        duel.you.chooses("no")
        duel.resolves()
        assert duel.reason_of("Marshmallon") is e.Reason.TRIBUTE


class TestPhases:
    def test_the_turn_players_come_first_and_never_as_one_chain(self, duel: Scenario) -> None:
        """What was lent goes back, then the opponent's dragon comes (T5, C22, K19, K25)."""
        duel.setup(
            you=side(hand=["Change of Heart", "Dark Hole"]),
            them=side(monsters=["Battle Ox", "Vorse Raider", Standing("Stardust Dragon").that("proper")]),
        )
        duel.you.activates("Change of Heart", targeting="Battle Ox")
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.them.activates("Stardust Dragon")
        duel.resolves()
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.PHASE_EFFECT)
        duel.you.places_trigger("Battle Ox", "return")
        duel.reaches_choice("them", Why.PHASE_EFFECT)
        assert duel.them.monsters == ["Battle Ox", "Vorse Raider"]
        duel.them.places_trigger("Stardust Dragon")
        duel.them.chooses("attack")
        duel.resolves()
        assert len(duel.them.monsters) == 3

    def test_swords_count_in_the_same_phase(self, duel: Scenario) -> None:
        """Each on its own (T5)."""
        duel.setup(
            turn_of="them",
            you=side(spells=[face_up("Swords of Revealing Light")]),
        )
        duel.them.ends_turn()
        duel.resolves()
        assert duel.find("Swords of Revealing Light").endured == 1
        duel.you.ends_turn()
        duel.resolves()
        assert duel.find("Swords of Revealing Light").endured == 1
