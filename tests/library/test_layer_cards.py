"""Cards that negate others, change values, close the graveyard, forbid and are unaffected."""

import pytest

from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, face_down, face_up, side


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
        mine, theirs = (next(duel.state.on_field(seat)).uid for seat in (0, 1))
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

    def test_without_a_machine_it_is_of_no_use(self, duel: Scenario) -> None:
        """(C10)."""
        duel.setup(you=side(hand=["Limiter Removal"], monsters=["Battle Ox"]))
        duel.you.may_not("activate Limiter Removal")
