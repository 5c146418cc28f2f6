"""Cards that negate others, change values, close the graveyard, forbid and are unaffected."""

import pytest

from cards.lang.places import Position
from duels.engine import events as e
from duels.engine.activation import activations
from duels.engine.occasions import NOTHING
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Proper, Refused, Scenario, copy, face_down, face_up, side
from tests.scenario.table import Standing


class TestRoyalDecree:
    def test_it_negates_all_other_traps(self, duel: Scenario) -> None:
        """They can be activated and resolve without effect (M10, C16)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(monsters=["Mystical Elf"], spells=[face_up("Royal Decree"), "Mirror Force"]),
        )
        duel.you.attacks("Battle Ox", "Mystical Elf")
        duel.them.activates("Mirror Force")
        duel.resolves()
        assert duel.without_effect == {"Mirror Force": "effect_negated"}
        assert duel.you.monsters == ["Battle Ox"]

    def test_it_does_not_negate_spells_nor_itself(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Dark Hole"], monsters=["Battle Ox"], spells=[face_up("Royal Decree")]))
        assert duel.negated == []
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.monsters == []

    def test_jinzo_and_the_decree(self, duel: Scenario) -> None:
        """Jinzo negates the decree, which negates no monster: no circle (K17)."""
        duel.setup(you=side(monsters=["Jinzo"]), them=side(spells=[face_up("Royal Decree")]))
        assert duel.negated == ["Royal Decree"]
        assert duel.happened(e.CircleBroken) == []

    def test_two_decrees_in_one_chain(self, duel: Scenario) -> None:
        """The second resolves first and negates the first, which then would begin to undo it (C20, K17)."""
        duel.setup(you=side(spells=["Royal Decree"]), them=side(spells=["Royal Decree"]))
        duel.you.activates("Royal Decree")
        duel.them.activates("Royal Decree")
        duel.resolves()
        assert duel.without_effect == {"Royal Decree": "effect_negated"}
        mine, theirs = (duel.state.on_field(seat)[0].uid for seat in (0, 1))
        negated = {card.uid for card in duel.state.cards if card.uid in duel.derived.negated}
        assert negated == {mine}
        assert [event.yields.uid for event in duel.happened(e.CircleBroken)] == [mine]
        assert theirs not in negated


class TestImperialOrder:
    def test_it_negates_spells(self, duel: Scenario) -> None:
        """Also those that stand there; they take up nothing they had given (C16, K18)."""
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Dark Magician"], field=face_up("Mystic Plasma Zone")),
            them=side(spells=["Imperial Order"]),
        )
        assert duel.you.atk("Dark Magician") == 3000
        duel.you.activates("Dark Hole")
        duel.them.activates("Imperial Order")
        duel.resolves()
        assert duel.without_effect == {"Dark Hole": "effect_negated"}
        assert duel.you.atk("Dark Magician") == 2500

    def test_it_does_not_negate_traps_or_monsters(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Jinzo"], spells=[face_up("Imperial Order")]))
        assert duel.negated == ["Imperial Order"]

    @pytest.mark.parametrize(("answer", "points"), [("pay", 7300), ("destroy", 8000)])
    def test_its_upkeep_is_its_players_choice(self, duel: Scenario, answer: str, points: int) -> None:
        """700 life points in his own standby phase, or it is destroyed (the text of 2013; C22, T5)."""
        duel.setup(turn_of="them", you=side(spells=[face_up("Imperial Order")]))
        duel.them.ends_turn()
        duel.reaches_choice("you", Why.UPKEEP)
        duel.you.chooses(answer)
        duel.resolves()
        assert duel.you.lp == points
        assert duel.you.spells == (["Imperial Order"] if answer == "pay" else [])

    def test_in_the_opponents_standby_phase_nothing_is_due(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=[face_up("Imperial Order")]))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.lp == 8000
        assert duel.you.spells == ["Imperial Order"]

    def test_who_cannot_pay_loses_it(self, duel: Scenario) -> None:
        """(M9)."""
        duel.setup(turn_of="them", you=side(life_points=699, spells=[face_up("Imperial Order")]))
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.grave == ["Imperial Order"]


class TestSkillDrain:
    def test_it_costs_1000(self, duel: Scenario) -> None:
        """(M9)."""
        duel.setup(you=side(spells=["Skill Drain"], life_points=999))
        duel.you.may_not("activate Skill Drain")

    def test_it_negates_face_up_monsters(self, duel: Scenario) -> None:
        """Their continuous and their activated effects (C16)."""
        duel.setup(you=side(monsters=["Archer"], spells=["Skill Drain"]), them=side(monsters=["Jinzo"]))
        duel.you.may_not("activate Skill Drain")
        duel.moves("Jinzo", to="hand")
        duel.you.activates("Skill Drain")
        duel.resolves()
        assert duel.you.lp == 7000
        duel.you.activates("Archer")
        duel.resolves()
        assert duel.without_effect == {"Archer": "effect_negated"}
        assert duel.them.lp == 8000

    def test_a_trap_that_is_a_monster_stays_one(self, duel: Scenario) -> None:
        """It is a monster by a trap's effect, which is not negated (M12)."""
        duel.setup(you=side(spells=["Embodiment of Apophis", "Skill Drain"]))
        duel.you.activates("Embodiment of Apophis")
        duel.you.chooses("attack")
        duel.resolves()
        duel.you.activates("Skill Drain")
        duel.resolves()
        assert duel.you.monsters == ["Embodiment of Apophis"]
        assert duel.you.atk("Embodiment of Apophis") == 1600

    def test_an_effect_whose_monster_has_left_resolves(self, duel: Scenario) -> None:
        """The Bouncer tributes itself for its effect (C15, C16)."""
        duel.setup(
            you=side(hand=["Battle Ox"]),
            them=side(monsters=["Bouncer"], spells=[face_up("Skill Drain")]),
        )
        duel.you.summons("Battle Ox")
        duel.them.activates("Bouncer")
        duel.resolves()
        assert duel.you.monsters == []

    def test_what_stood_there_first_stays_against_jinzo(self, duel: Scenario) -> None:
        """Jinzo would negate what negates him: he came last, and yields (C20, K17)."""
        duel.setup(
            you=side(hand=["Jinzo"], monsters=["Battle Ox"]), them=side(spells=[face_up("Skill Drain")])
        )
        duel.you.summons("Jinzo", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.negated == ["Jinzo"]
        assert [event.yields.passcode for event in duel.happened(e.CircleBroken)] == [77585513]


class TestDimensionalFissure:
    def test_monsters_are_banished_from_wherever_they_come(self, duel: Scenario) -> None:
        """From the hand too; other cards go to the graveyard (X6)."""
        duel.setup(
            you=side(hand=["Upstart Goblin", *["Battle Ox"] * 6], spells=[face_up("Dimensional Fissure")])
        )
        duel.you.activates("Upstart Goblin")
        duel.resolves()
        duel.you.ends_turn()
        duel.you.discards("Battle Ox")
        duel.resolves()
        assert duel.you.banished == ["Battle Ox"]
        assert duel.you.grave == ["Upstart Goblin"]


class TestMacroCosmos:
    def test_everything_is_banished(self, duel: Scenario) -> None:
        """The used spell, and the cards of both players (X6)."""
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Battle Ox"], spells=[face_up("Macro Cosmos")]),
            them=side(monsters=["Mystical Elf"]),
        )
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert sorted(duel.you.banished) == ["Battle Ox", "Dark Hole"]
        assert duel.them.banished == ["Mystical Elf"]
        assert duel.you.grave == []

    def test_tokens_vanish_as_ever(self, duel: Scenario) -> None:
        """(S12)."""
        duel.setup(you=side(hand=["Dark Hole", "Scapegoat"], spells=[face_up("Macro Cosmos")]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert sorted(duel.you.banished) == ["Dark Hole", "Scapegoat"]

    def test_without_helios_it_can_be_activated_too(self, duel: Scenario) -> None:
        """The summon is its player's choice (C10)."""
        duel.setup(you=side(spells=["Macro Cosmos"]))
        duel.you.activates("Macro Cosmos")
        duel.reaches_choice("you", Why.DO_IT)
        assert duel.you.choices == ["no"]
        duel.you.chooses("no")
        duel.resolves()
        assert duel.you.spells == ["Macro Cosmos"]


class TestMysticPlasmaZone:
    def test_dark_monsters_of_both_gain_500_and_lose_400(self, duel: Scenario) -> None:
        """(M11)."""
        duel.setup(
            you=side(monsters=["Dark Magician", "Battle Ox"], field=face_up("Mystic Plasma Zone")),
            them=side(monsters=["Summoned Skull"]),
        )
        assert (duel.you.atk("Dark Magician"), duel.you.defense("Dark Magician")) == (3000, 1700)
        assert (duel.you.atk("Battle Ox"), duel.you.defense("Battle Ox")) == (1700, 1000)
        assert (duel.them.atk("Summoned Skull"), duel.them.defense("Summoned Skull")) == (3000, 800)

    def test_what_has_become_dark_gains_too(self, duel: Scenario) -> None:
        """(X10)."""
        duel.setup(
            you=side(monsters=["Battle Ox"], spells=[face_up("Dusk")], field=face_up("Mystic Plasma Zone"))
        )
        assert duel.you.atk("Battle Ox") == 2200


class TestShrink:
    def test_it_halves_the_original_atk_until_the_end_phase(self, duel: Scenario) -> None:
        """A boost is not halved (N4, T9)."""
        duel.setup(you=side(hand=["Shrink"], monsters=["Dark Magician"], field=face_up("Mystic Plasma Zone")))
        duel.you.activates("Shrink", targeting="Dark Magician")
        duel.resolves()
        assert duel.you.atk("Dark Magician") == 1250 + 500
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk("Dark Magician") == 3000

    def test_it_can_be_used_in_the_damage_step(self, duel: Scenario) -> None:
        """It changes ATK (B9b)."""
        duel.setup(
            phase=BATTLE,
            you=side(hand=["Shrink"], monsters=["Battle Ox"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.attacks("Battle Ox", "Dark Magician")
        duel.reaches(Why.DAMAGE_STEP, of="you")
        duel.you.activates("Shrink", targeting="Dark Magician")
        duel.resolves()
        assert duel.them.lp == 8000 - 450

    def test_it_targets_no_face_down_monster(self, duel: Scenario) -> None:
        """(N5)."""
        duel.setup(you=side(hand=["Shrink"]), them=side(monsters=[face_down("Battle Ox")]))
        duel.you.may_not("activate Shrink")


class TestLimiterRemoval:
    def test_machines_have_twice_the_atk_and_are_destroyed_in_the_end_phase(self, duel: Scenario) -> None:
        """Those that were there; another that came later is not (C17)."""
        duel.setup(
            you=side(hand=["Limiter Removal", "Cyber Falcon"], monsters=["Cyber Dragon", "Battle Ox"]),
            them=side(monsters=["Mystical Elf"]),
        )
        duel.you.activates("Limiter Removal")
        duel.resolves()
        assert duel.you.atk("Cyber Dragon") == 4200
        assert duel.you.atk("Battle Ox") == 1700
        duel.you.summons("Cyber Falcon")
        duel.resolves()
        assert duel.you.atk("Cyber Falcon") == 1400
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.PHASE_EFFECT)
        duel.you.places_trigger("Cyber Dragon")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox", "Cyber Falcon"]

    def test_an_equip_is_doubled_with_the_rest_and_one_that_comes_later_is_not(self, duel: Scenario) -> None:
        """The ATK of that moment is doubled, and stays so when the equip is gone (N4)."""
        duel.setup(
            you=side(
                hand=["Axe of Despair", "Limiter Removal", "Malevolent Nuzzler"],
                monsters=["Cyber Dragon"],
            )
        )
        duel.you.activates("Axe of Despair", targeting="Cyber Dragon")
        duel.resolves()
        duel.you.activates("Limiter Removal")
        duel.resolves()
        assert duel.you.atk("Cyber Dragon") == 6200
        duel.moves("Axe of Despair", to="banished")
        assert duel.you.atk("Cyber Dragon") == 6200
        duel.you.activates("Malevolent Nuzzler", targeting="Cyber Dragon")
        duel.resolves()
        assert duel.you.atk("Cyber Dragon") == 6900

    def test_without_a_machine_it_is_of_no_use(self, duel: Scenario) -> None:
        """(C10)."""
        duel.setup(you=side(hand=["Limiter Removal"], monsters=["Battle Ox"]))
        duel.you.may_not("activate Limiter Removal")


class TestDarkEndDragon:
    def test_it_loses_500_and_the_target_is_sent(self, duel: Scenario) -> None:
        """Sent, not destroyed (X2, X7)."""
        duel.setup(you=side(monsters=["Dark End Dragon"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Dark End Dragon", targeting="Battle Ox")
        duel.resolves()
        assert (duel.you.atk("Dark End Dragon"), duel.you.defense("Dark End Dragon")) == (2100, 1600)
        assert duel.them.grave == ["Battle Ox"]
        assert duel.reason_of("Battle Ox") is e.Reason.EFFECT
        duel.you.may_not("activate Dark End Dragon")

    def test_the_loss_stays_and_goes_with_it(self, duel: Scenario) -> None:
        """It was laid on it for as long as it lies there (C18)."""
        duel.setup(you=side(monsters=["Dark End Dragon"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Dark End Dragon", targeting="Battle Ox")
        duel.resolves()
        duel.turns("Dark End Dragon", Position.FACE_DOWN_DEFENSE)
        duel.turns("Dark End Dragon", Position.ATTACK)
        assert duel.you.atk("Dark End Dragon") == 2600

    def test_with_less_than_500_it_is_used_all_the_same(self, duel: Scenario) -> None:
        """The parts do not hang on one another (the text of 2013)."""
        duel.setup(
            you=side(monsters=["Dark End Dragon"], spells=[face_up("Weight"), face_up("Weight")]),
            them=side(monsters=["Battle Ox"]),
        )
        assert duel.you.atk("Dark End Dragon") == 0
        duel.you.activates("Dark End Dragon", targeting="Battle Ox")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]

    def test_its_materials_are_dark_but_for_the_tuner(self, duel: Scenario) -> None:
        """(S8)."""
        duel.setup(you=side(extra=["Dark End Dragon"], monsters=["Plaguespreader Zombie", "Summoned Skull"]))
        duel.you.synchro_summons("Dark End Dragon", "Plaguespreader Zombie", ["Summoned Skull"])
        duel.resolves()
        assert duel.you.monsters == ["Dark End Dragon"]

    def test_not_with_another_that_is_not_dark(self, duel: Scenario) -> None:
        """3 and 5 make 8, but Cyber Dragon is LIGHT (S8)."""
        duel.setup(you=side(extra=["Dark End Dragon"], monsters=["Junk Synchron", "Cyber Dragon"]))
        with pytest.raises(Refused):
            duel.you.synchro_summons("Dark End Dragon", "Junk Synchron", ["Cyber Dragon"])

    def test_it_has_no_target_on_ones_own_side(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Dark End Dragon", "Battle Ox"]))
        duel.you.may_not("activate Dark End Dragon")


class TestCactusBouncer:
    def test_with_another_plant_nobody_special_summons(self, duel: Scenario) -> None:
        """(S5)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Cactus Bouncer", "Firegrass"]),
            them=side(hand=["Monster Reborn"], grave=["Battle Ox"]),
        )
        duel.them.may_not("activate Monster Reborn")

    def test_alone_it_forbids_nothing(self, duel: Scenario) -> None:
        """Neither it itself nor a face-down plant counts."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Cactus Bouncer", face_down("Firegrass")]),
            them=side(hand=["Monster Reborn"], grave=["Battle Ox"]),
        )
        duel.them.may("activate Monster Reborn")


class TestConsecratedLight:
    def test_no_dark_monster_is_summoned(self, duel: Scenario) -> None:
        """But set, and flip summoned; and others are summoned (X5)."""
        duel.setup(
            you=side(
                hand=["Sangan", "Battle Ox", "Monster Reborn"],
                monsters=[face_down("Kuriboh")],
                grave=["Summoned Skull"],
            ),
            them=side(monsters=["Consecrated Light"]),
        )
        duel.you.may_not("summon Sangan")
        duel.you.may("set Sangan")
        duel.you.may("flip Kuriboh")
        duel.you.may("summon Battle Ox")
        duel.you.may_not("activate Monster Reborn")

    def test_no_dark_monster_attacks(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician", "Battle Ox"]),
            them=side(monsters=["Consecrated Light"]),
        )
        assert duel.you.may_attack("Battle Ox") == ["Consecrated Light"]
        duel.you.may_not("attack with Dark Magician")

    def test_a_dark_monster_does_not_destroy_it_nor_hurt_its_player(self, duel: Scenario) -> None:
        """It attacks one itself (B14, X7)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Consecrated Light"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.attacks("Consecrated Light", "Dark Magician")
        duel.resolves()
        assert duel.you.monsters == ["Consecrated Light"]
        assert duel.you.lp == 8000

    def test_another_does_both(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Consecrated Light"]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks("Consecrated Light", "Battle Ox")
        duel.resolves()
        assert duel.you.grave == ["Consecrated Light"]
        assert duel.you.lp == 8000 - 1700


class TestLevelEater:
    def test_it_eats_a_level_and_comes(self, duel: Scenario) -> None:
        """As long as there is a level above 4 (N2)."""
        duel.setup(you=side(monsters=["Summoned Skull"], grave=["Level Eater"]))
        duel.you.activates("Level Eater", targeting="Summoned Skull")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.level("Summoned Skull") == 5
        assert duel.you.monsters == ["Summoned Skull", "Level Eater"]

    def test_a_level_4_monster_has_none_to_spare(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Battle Ox"], grave=["Level Eater"]))
        duel.you.may_not("activate Level Eater")

    def test_it_is_tributed_for_a_tribute_summon_alone(self, duel: Scenario) -> None:
        """(S2, X6)."""
        duel.setup(you=side(hand=["Trade", "Summoned Skull"], monsters=["Level Eater", "Battle Ox"]))
        duel.you.activates("Trade")
        duel.you.pays("Battle Ox")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox", "Trade"]
        duel.you.summons("Summoned Skull", tributing=["Level Eater"])
        duel.resolves()
        assert duel.you.monsters == ["Summoned Skull"]


class TestAbsoluteZero:
    def test_its_materials_are_a_hero_and_a_water_monster(self, duel: Scenario) -> None:
        """A HERO is who stands on a list of heroes (K23, S7)."""
        duel.setup(
            you=side(
                hand=["Polymerization", "Elemental HERO Neos", "Bottom Dweller"],
                extra=["Elemental HERO Absolute Zero"],
            )
        )
        duel.you.activates("Polymerization")
        duel.reaches_choice("you", Why.FUSION_MONSTER)
        duel.you.chooses("Elemental HERO Absolute Zero")
        duel.you.chooses("Elemental HERO Neos", "Bottom Dweller")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.atk("Elemental HERO Absolute Zero") == 2500

    def test_two_water_monsters_without_a_hero_do_not_make_it(self, duel: Scenario) -> None:
        """(K23, S7)."""
        duel.setup(
            you=side(
                hand=["Polymerization", "Bottom Dweller", "Bottom Dweller"],
                extra=["Elemental HERO Absolute Zero"],
            )
        )
        duel.you.may_not("activate Polymerization")

    def test_it_gains_500_for_each_other_water_monster(self, duel: Scenario) -> None:
        """Of both players, face-up, and for none of its own name."""
        duel.setup(
            you=side(monsters=["Elemental HERO Absolute Zero", "Elemental HERO Absolute Zero"]),
            them=side(monsters=["Bottom Dweller", face_down("Bottom Dweller")]),
        )
        assert duel.you.atk(copy("Elemental HERO Absolute Zero", 1)) == 3000

    @pytest.mark.parametrize("closed", [[], [face_up("Void")]])
    def test_when_it_leaves_the_field_they_all_go(self, duel: Scenario, closed: list[Standing]) -> None:
        """Wherever it goes, and in any way (C8, X6)."""
        duel.setup(
            you=side(hand=["Summoned Skull"], monsters=["Elemental HERO Absolute Zero"], spells=closed),
            them=side(monsters=["Battle Ox", face_down("Mystical Elf")]),
        )
        duel.you.summons("Summoned Skull", tributing=["Elemental HERO Absolute Zero"])
        duel.resolves()
        assert duel.them.monsters == []
        assert duel.you.monsters == ["Summoned Skull"]

    def test_negated_on_the_field_it_still_leaves_so(self, duel: Scenario) -> None:
        """What negates monsters on the field does not reach it where it is then (C16)."""
        duel.setup(
            you=side(
                hand=["Summoned Skull"],
                monsters=["Elemental HERO Absolute Zero"],
                spells=[face_up("Skill Drain")],
            ),
            them=side(monsters=["Battle Ox"]),
        )
        assert duel.you.atk("Elemental HERO Absolute Zero") == 2500
        duel.you.summons("Summoned Skull", tributing=["Elemental HERO Absolute Zero"])
        duel.resolves()
        assert duel.them.monsters == []

    def test_not_when_it_lay_face_down(self, duel: Scenario) -> None:
        """Nobody saw it leave (C8, C18)."""
        duel.setup(
            you=side(hand=["Summoned Skull"], monsters=[face_down("Elemental HERO Absolute Zero")]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.summons("Summoned Skull", tributing=["Elemental HERO Absolute Zero"])
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_no_effect_brings_it_back_but_a_fusion(self, duel: Scenario) -> None:
        """It cannot be special summoned in other ways, whatever it was before (S6)."""
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=[Proper("Elemental HERO Absolute Zero")]),
        )
        duel.you.may_not("activate Monster Reborn")


class TestDoomcaliberKnight:
    def test_it_must_negate_the_first_monster_effect(self, duel: Scenario) -> None:
        """It is tributed for it, whether its player likes it or not (K4, M10)."""
        duel.setup(you=side(monsters=["Archer"]), them=side(monsters=["Doomcaliber Knight"]))
        duel.you.activates("Archer")
        duel.resolves()
        assert duel.without_effect == {"Archer": "activation_negated"}
        assert duel.you.grave == ["Archer"]
        assert duel.them.grave == ["Doomcaliber Knight"]

    @pytest.mark.parametrize(
        ("first", "lost"),
        [
            ("Doomcaliber Knight", ["Doomcaliber Knight"]),
            ("Light and Darkness Dragon", ["Doomcaliber Knight", "Light and Darkness Dragon"]),
        ],
    )
    def test_its_player_chooses_which_of_two_that_must_answers_first(
        self, duel: Scenario, first: str, lost: list[str]
    ) -> None:
        """The other must then answer that one, which in turn loses the Dragon or spares it (C9, K2)."""
        duel.setup(
            you=side(monsters=["Archer"]),
            them=side(monsters=["Doomcaliber Knight", "Light and Darkness Dragon"]),
        )
        duel.you.activates("Archer")
        duel.them.places_trigger(first)
        assert duel.chain[1] == first
        duel.resolves()
        assert duel.them.grave == lost

    def test_spells_do_not_concern_it(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Upstart Goblin"]), them=side(monsters=["Doomcaliber Knight"]))
        duel.you.activates("Upstart Goblin")
        duel.resolves()
        assert duel.them.monsters == ["Doomcaliber Knight"]

    def test_it_cannot_be_special_summoned(self, duel: Scenario) -> None:
        """(S6)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Doomcaliber Knight"]))
        duel.you.may_not("activate Monster Reborn")


class TestRoyalOppression:
    def test_either_player_negates_a_special_summon_by_procedure(self, duel: Scenario) -> None:
        """For 800 of his own life points, whoever controls it (M11, S3, S5)."""
        duel.setup(
            you=side(hand=["Cyber Dragon"], spells=[face_up("Royal Oppression")]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.special_summons("Cyber Dragon")
        duel.them.activates("Royal Oppression", "summon")
        duel.resolves()
        assert duel.you.grave == ["Cyber Dragon"]
        assert duel.lp == {"you": 8000, "them": 7200}

    def test_its_own_player_too(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(monsters=["Battle Ox"], spells=[face_up("Royal Oppression")]),
            them=side(hand=["Cyber Dragon"]),
        )
        duel.them.special_summons("Cyber Dragon")
        duel.you.activates("Royal Oppression", "summon")
        duel.resolves()
        assert duel.them.grave == ["Cyber Dragon"]
        assert duel.lp == {"you": 7200, "them": 8000}

    def test_and_an_effect_that_special_summons(self, duel: Scenario) -> None:
        """Its activation stands, its effect is negated, and its card destroyed (M10)."""
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=["Battle Ox"]),
            them=side(spells=[face_up("Royal Oppression")]),
        )
        duel.you.activates("Monster Reborn")
        duel.them.activates("Royal Oppression", "effect")
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.without_effect == {"Monster Reborn": "effect_negated"}
        assert duel.reason_of("Monster Reborn") is e.Reason.DESTRUCTION

    def test_normal_summons_and_other_effects_do_not_concern_it(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Battle Ox", "Upstart Goblin"]),
            them=side(spells=[face_up("Royal Oppression")]),
        )
        duel.you.activates("Upstart Goblin")
        duel.them.may_not("activate Royal Oppression")
        duel.resolves()
        duel.you.summons("Battle Ox")
        duel.them.may_not("activate Royal Oppression")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_who_cannot_pay_cannot_use_it(self, duel: Scenario) -> None:
        """(M9)."""
        duel.setup(
            you=side(hand=["Cyber Dragon"], spells=[face_up("Royal Oppression")], life_points=799),
            them=side(monsters=["Battle Ox"], life_points=799),
        )
        duel.you.special_summons("Cyber Dragon")
        duel.resolves()
        assert duel.you.monsters == ["Cyber Dragon"]
        assert duel.happened(e.LinkMade) == []

    def test_what_is_not_given_to_either_player_is_its_controllers(self, duel: Scenario) -> None:
        """The Sentinel serves its own player alone (M11)."""
        duel.setup(you=side(monsters=["Sentinel"]))
        able = [[card.card.name_en for card, _ in activations(duel.state, seat, NOTHING)] for seat in (0, 1)]
        assert able == [["Sentinel"], []]


class TestNecrovalley:
    def test_gravekeepers_gain_500_each(self, duel: Scenario) -> None:
        """Those on the list, of both players (K23, M11)."""
        duel.setup(
            you=side(monsters=["Tomb Watch"], field=face_up("Necrovalley")),
            them=side(monsters=["Tomb Watch", "Gravekeeper's Double"]),
        )
        assert (duel.you.atk("Tomb Watch"), duel.you.defense("Tomb Watch")) == (2000, 1500)
        assert duel.them.atk("Tomb Watch") == 2000
        assert duel.them.atk("Gravekeeper's Double") == 1500

    def test_an_effect_that_takes_a_card_from_a_graveyard_is_negated(self, duel: Scenario) -> None:
        """When it resolves (C16)."""
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=["Battle Ox"], field=face_up("Necrovalley")),
        )
        duel.you.activates("Monster Reborn")
        duel.resolves()
        assert duel.without_effect == {"Monster Reborn": "effect_negated"}
        assert duel.you.grave == ["Battle Ox", "Monster Reborn"]

    def test_what_takes_nothing_any_more_is_not_negated(self, duel: Scenario) -> None:
        """Its target is right no more as its link resolves, so that nothing would be moved (C5, K16)."""
        duel.setup(
            you=side(
                hand=["Exhume", "Mystical Space Typhoon"],
                spells=[face_up("Gravedust")],
                grave=["Battle Ox"],
                field=face_up("Necrovalley"),
            ),
        )
        duel.you.activates("Exhume", targeting="Battle Ox")
        duel.you.activates("Mystical Space Typhoon", targeting="Gravedust")
        duel.resolves()
        assert duel.without_effect == {}
        assert (duel.you.lp, duel.you.hand) == (8100, [])

    def test_a_card_that_moves_itself_does(self, duel: Scenario) -> None:
        """The text of 2013."""
        duel.setup(you=side(monsters=["Summoned Skull"], grave=["Level Eater"], field=face_up("Necrovalley")))
        duel.you.activates("Level Eater", targeting="Summoned Skull")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Summoned Skull", "Level Eater"]

    def test_nothing_in_a_graveyard_is_banished_for_a_cost(self, duel: Scenario) -> None:
        """(X8, M9)."""
        duel.setup(
            you=side(hand=["Twilight"], grave=["Mystical Elf", "Dark Magician"], field=face_up("Necrovalley"))
        )
        duel.you.may_not("special summon Twilight")

    def test_what_only_sends_or_destroys_goes_on(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Dark Hole"], monsters=["Battle Ox"], field=face_up("Necrovalley")))
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox", "Dark Hole"]


class TestGreatMajuGarzett:
    @pytest.mark.parametrize(("tribute", "atk"), [("Battle Ox", 3400), ("Mystical Elf", 1600)])
    def test_it_has_twice_the_original_atk_of_its_tribute(
        self, duel: Scenario, tribute: str, atk: int
    ) -> None:
        """Whatever that had gained (N4)."""
        duel.setup(
            you=side(hand=["Great Maju Garzett"], monsters=[tribute], spells=[face_up("Banner")]),
        )
        duel.you.summons("Great Maju Garzett", tributing=[tribute])
        duel.resolves()
        assert duel.you.atk("Great Maju Garzett") == atk + 500

    def test_an_original_that_an_effect_set_is_original(self, duel: Scenario) -> None:
        """Halved by Shrink, 1700 is 850 (N4)."""
        duel.setup(you=side(hand=["Great Maju Garzett", "Shrink"], monsters=["Battle Ox"]))
        duel.you.activates("Shrink", targeting="Battle Ox")
        duel.resolves()
        duel.you.summons("Great Maju Garzett", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.you.atk("Great Maju Garzett") == 1700

    def test_a_token_offers_its_own(self, duel: Scenario) -> None:
        """(S12)."""
        duel.setup(you=side(hand=["Great Maju Garzett"], monsters=["Sheep Token"]))
        duel.you.summons("Great Maju Garzett", tributing=["Sheep Token"])
        duel.resolves()
        assert duel.you.atk("Great Maju Garzett") == 0

    def test_special_summoned_it_has_none(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Great Maju Garzett"]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.atk("Great Maju Garzett") == 0

    def test_negated_it_has_what_is_printed(self, duel: Scenario) -> None:
        """Until it is negated no more (C16, K18)."""
        duel.setup(
            you=side(hand=["Great Maju Garzett"], monsters=["Battle Ox"], spells=[face_up("Skill Drain")])
        )
        duel.you.summons("Great Maju Garzett", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.you.atk("Great Maju Garzett") == 0
        duel.moves("Skill Drain", to="grave")
        assert duel.you.atk("Great Maju Garzett") == 3400

    def test_face_down_it_forgets_what_was_offered(self, duel: Scenario) -> None:
        """(C18)."""
        duel.setup(you=side(hand=["Great Maju Garzett"], monsters=["Battle Ox"]))
        duel.you.summons("Great Maju Garzett", tributing=["Battle Ox"])
        duel.resolves()
        duel.turns("Great Maju Garzett", Position.FACE_DOWN_DEFENSE)
        duel.turns("Great Maju Garzett", Position.ATTACK)
        assert duel.you.atk("Great Maju Garzett") == 0

    def test_a_fixed_value_laid_on_it_later_holds(self, duel: Scenario) -> None:
        """And is dropped by nothing that was there before (N4)."""
        duel.setup(you=side(hand=["Great Maju Garzett", "Fixing"], monsters=["Battle Ox"]))
        duel.you.summons("Great Maju Garzett", tributing=["Battle Ox"])
        duel.resolves()
        duel.you.activates("Fixing", targeting="Great Maju Garzett")
        duel.resolves()
        assert duel.you.atk("Great Maju Garzett") == 1500
