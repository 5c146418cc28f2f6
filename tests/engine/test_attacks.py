"""Who may attack whom: direct and further attacks, restrictions, replays that cards bring about (B2, B3)."""

import pytest

from cards.lang.places import Position
from duels.engine import events as e
from duels.engine.prompts import Choice, ChooseCards, Why
from tests.scenario import BATTLE, MAIN_1, MAIN_2, Refused, Scenario, defense, face_up, side

# ATK/DEF: Dark Magician 2500/2100, Summoned Skull 2500/1200, Battle Ox 1700/1000, Vorse Raider 1900/1200,
# Mystical Elf 800/2000; the invented monsters have DEF 1000.


class TestDirectAttacks:
    """B2: the opponent himself, when he has no monster or a card allows it."""

    def test_a_card_allows_one_past_the_monsters(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=["Sneak", "Battle Ox"]), them=side(monsters=["Mystical Elf"])
        )
        assert sorted(duel.you.may_attack("Sneak")) == ["Mystical Elf", "directly"]
        assert duel.you.may_attack("Battle Ox") == ["Mystical Elf"]
        duel.you.attacks("Sneak", "directly")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 7500}

    def test_it_may_attack_a_monster_all_the_same(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Sneak"]), them=side(monsters=["Mystical Elf"]))
        duel.you.attacks("Sneak", "Mystical Elf")
        duel.resolves()
        assert duel.you.grave == ["Sneak"]

    def test_a_card_forbids_one(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Honest Fighter"]))
        duel.you.may_not("attack with Honest Fighter")

    def test_with_a_monster_there_it_attacks(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Honest Fighter"]), them=side(monsters=["Mystical Elf"]))
        assert duel.you.may_attack("Honest Fighter") == ["Mystical Elf"]


class TestFurtherAttacks:
    """B2: one attack per battle phase unless a card says otherwise."""

    def test_two_attacks_and_no_third(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Twice"]))
        duel.you.attacks("Twice", "directly")
        duel.resolves()
        duel.you.attacks("Twice", "directly")
        duel.resolves()
        assert duel.lp["them"] == 5000
        duel.you.may_not("attack with Twice")

    def test_the_second_is_no_replay(self, duel: Scenario) -> None:
        """K9: a second or direct attack is not cancelled as a replay."""
        duel.setup(phase=BATTLE, you=side(monsters=["Twice"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Twice", "Soitsu")
        duel.resolves()
        duel.you.attacks("Twice", "directly")
        duel.resolves()
        assert not duel.happened(e.AttackTargetChanged)
        assert duel.lp["them"] == 8000 - 1500 - 1500

    def test_two_attacks_again_in_the_next_battle_phase(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Twice"]))
        duel.you.attacks("Twice", "directly")
        duel.resolves()
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.you.enters_battle()
        for _ in range(2):
            duel.you.attacks("Twice", "directly")
            duel.resolves()
        duel.you.may_not("attack with Twice")

    def test_each_monster_once(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Hydra"]),
            them=side(monsters=[defense("Mystical Elf"), "Battle Ox", "Soitsu"]),
        )
        duel.you.attacks("Hydra", "Mystical Elf")
        duel.resolves()
        assert sorted(duel.you.may_attack("Hydra")) == ["Battle Ox", "Soitsu"]
        duel.you.attacks("Hydra", "Battle Ox")
        duel.resolves()
        duel.you.attacks("Hydra", "Soitsu")
        duel.resolves()
        duel.you.may_not("attack with Hydra")

    def test_after_a_direct_attack_no_other(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Hydra"]))
        duel.you.attacks("Hydra", "directly")
        duel.resolves()
        duel.you.may_not("attack with Hydra")

    def test_and_not_directly_when_all_are_gone(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Hydra"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Hydra", "Soitsu")
        duel.resolves()
        duel.you.may_not("attack with Hydra")

    def test_once_more_after_it_has_destroyed_a_monster(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Slayer", "Battle Ox"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Slayer", "Soitsu")
        duel.resolves()
        duel.you.attacks("Slayer", "directly")
        duel.resolves()
        assert duel.lp["them"] == 8000 - 1900 - 1900
        duel.you.may_not("attack with Slayer")

    def test_not_once_another_monster_has_attacked(self, duel: Scenario) -> None:
        """In a row: the attack comes next or not at all."""
        duel.setup(phase=BATTLE, you=side(monsters=["Slayer", "Battle Ox"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Slayer", "Soitsu")
        duel.resolves()
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        duel.you.may_not("attack with Slayer")

    def test_not_when_it_was_attacked_itself(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Soitsu"]), them=side(monsters=["Slayer"]))
        duel.you.attacks("Soitsu", "Slayer")
        duel.resolves()
        assert not duel.happened(e.AttackAllowed)


class TestRestrictions:
    """B2: nobody is forced to attack, and any monster can be attacked, unless a card says so."""

    def test_who_must_attack_cannot_leave_before(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Berserk", "Battle Ox"]))
        duel.you.may_not("end battle")
        duel.you.may("attack with Battle Ox")
        duel.you.attacks("Berserk", "directly")
        duel.resolves()
        duel.you.may("end battle")

    def test_who_must_but_cannot_holds_nobody_back(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[defense("Berserk")]))
        duel.you.may("end battle")

    def test_one_that_cannot_be_attacked(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Shade", "Soitsu"]))
        assert duel.you.may_attack("Battle Ox") == ["Soitsu"]

    def test_alone_it_still_stands_in_the_way(self, duel: Scenario) -> None:
        """The opponent has a monster, and so cannot be attacked himself."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Shade"]))
        duel.you.may_not("attack with Battle Ox")

    def test_a_decoy_draws_the_attacks(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Decoy", "Soitsu"]))
        assert duel.you.may_attack("Battle Ox") == ["Decoy"]

    def test_two_decoys_keep_each_other_safe(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Decoy", "Decoy"]))
        duel.you.may_not("attack with Battle Ox")

    def test_in_defense_position_only_by_a_card(self, duel: Scenario) -> None:
        """B12: unless it may attack so; it attacks with its ATK."""
        duel.setup(phase=BATTLE, you=side(monsters=[defense("Shield"), defense("Battle Ox")]))
        duel.you.may_not("attack with Battle Ox")
        duel.you.attacks("Shield", "directly")
        duel.resolves()
        assert duel.lp["them"] == 6500


class TestCosts:
    """B2, K10: an attack cost is paid before the target is chosen, and not given back."""

    def test_life_points_are_paid(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=["Mercenary", "Battle Ox"]), them=side(monsters=["Soitsu"])
        )
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.resolves()
        assert duel.lp["you"] == 8000
        duel.you.attacks("Mercenary", "directly")
        duel.resolves()
        assert duel.lp == {"you": 7500, "them": 8000 - 1700 - 2000}

    @pytest.mark.parametrize(("life_points", "may"), [(500, True), (499, False)])
    def test_who_cannot_pay_cannot_attack(self, duel: Scenario, life_points: int, may: bool) -> None:
        """Down to 0, and then that player has lost at once (M9)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Mercenary"], life_points=life_points))
        if may:
            duel.you.may("attack with Mercenary")
        else:
            duel.you.may_not("attack with Mercenary")

    def test_a_card_is_paid_before_the_target_is_chosen(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Haggler"], hand=["Kuriboh", "Battle Ox"]),
            them=side(monsters=["Soitsu", "Mystical Elf"]),
        )
        duel.you.attacks("Haggler", "Soitsu")
        kinds = [type(event) for event in duel.log if isinstance(event, e.Moved | e.AttackDeclared)]
        assert kinds == [e.Moved, e.AttackDeclared]
        duel.resolves()
        assert len(duel.you.hand) == 1

    def test_without_a_card_no_attack(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Haggler"]))
        duel.you.may_not("attack with Haggler")

    def test_two_costs_must_both_be_payable(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Mercenary", "Battle Ox"], life_points=550),
            them=side(spells=[face_up("Toll Gate")]),
        )
        duel.you.may_not("attack with Mercenary")
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.lp["you"] == 450

    def test_with_no_target_left_the_attack_is_used_up(self, duel: Scenario) -> None:
        """What was paid is gone, and the monster has attacked."""
        duel.setup(phase=BATTLE, you=side(monsters=["Headhunter"]), them=side(monsters=["Soitsu", "Shade"]))
        duel.you.declares("Headhunter")
        duel.you.pays("Soitsu")
        assert duel.happened(e.AttackUsedUp)
        assert not duel.happened(e.AttackDeclared)
        assert duel.them.grave == ["Soitsu"]
        duel.you.may_not("attack with Headhunter")

    def test_with_one_left_it_goes_on(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Headhunter"]), them=side(monsters=["Soitsu", "Shade"]))
        duel.you.declares("Headhunter")
        duel.you.pays("Shade")
        duel.resolves()
        assert duel.them.grave == ["Shade", "Soitsu"]

    def test_it_is_not_paid_again_in_a_replay(self, duel: Scenario) -> None:
        """B3."""
        duel.setup(phase=BATTLE, you=side(monsters=["Mercenary"]), them=side(monsters=["Soitsu", "Kuriboh"]))
        duel.you.attacks("Mercenary", "Soitsu")
        duel.moves("Soitsu", to="grave")
        duel.you.passes()
        duel.them.passes()
        duel.you.replays_onto("Kuriboh")
        duel.resolves()
        assert duel.lp["you"] == 7500


class TestReplays:
    """B3: also when the target may no longer be attacked, or a direct attack is no longer allowed."""

    def test_a_target_that_may_no_longer_be_attacked(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(monsters=["Soitsu", "Kuriboh"], hand=["Decoy"]),
        )
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.moves("Kuriboh", to="grave")
        duel.arrives("Decoy", under="them")
        duel.you.passes()
        duel.them.passes()
        duel.you.replays_onto("Decoy")
        duel.resolves()
        assert duel.them.grave == ["Kuriboh", "Decoy"]

    def test_one_that_still_may_is_attacked_without(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(monsters=["Soitsu", "Kuriboh"], hand=["Shade"]),
        )
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.moves("Kuriboh", to="grave")
        duel.arrives("Shade", under="them")
        duel.resolves()
        assert not duel.happened(e.AttackTargetChanged)

    def test_a_direct_attack_past_monsters_is_asked_again_when_one_arrives(self, duel: Scenario) -> None:
        """K9: a monster that arrives in the battle step does cause one; all three ways are open."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Sneak"]), them=side(monsters=["Soitsu"], hand=["Kuriboh"])
        )
        duel.you.attacks("Sneak", "directly")
        duel.arrives("Kuriboh", under="them")
        duel.you.passes()
        duel.them.passes()
        assert duel.you.choices == ["attack_monster", "attack_directly", "stop"]
        duel.you.replays_onto("directly")
        duel.resolves()
        assert duel.lp["them"] == 7500

    def test_of_three_ways_that_to_a_monster_asks_which(self, duel: Scenario) -> None:
        """B3: any of the monsters that are there now is picked, the one that arrived among them."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Sneak"]), them=side(monsters=["Soitsu"], hand=["Kuriboh"])
        )
        duel.you.attacks("Sneak", "directly")
        duel.arrives("Kuriboh", under="them")
        duel.you.passes()
        duel.them.passes()
        duel.send(Choice("attack_monster"))
        prompt = duel.prompt
        assert isinstance(prompt, ChooseCards)
        assert (prompt.why, prompt.source) == (Why.REPLAY, duel.find("Sneak").handle)
        assert set(prompt.options) == {duel.find(name).handle for name in ("Soitsu", "Kuriboh")}
        duel.you.replays_onto("Kuriboh")
        duel.resolves()
        assert duel.them.grave == ["Kuriboh"]

    def test_without_a_monster_no_way_leads_to_one(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.moves("Soitsu", to="grave")
        duel.you.passes()
        duel.them.passes()
        assert duel.you.choices == ["attack_directly", "stop"]
        duel.you.replays_onto("directly")
        duel.resolves()
        assert duel.them.lp == 6300

    def test_without_a_monster_and_without_a_direct_attack_it_can_only_stop(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Honest Fighter"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Honest Fighter", "Soitsu")
        duel.moves("Soitsu", to="grave")
        duel.you.passes()
        duel.them.passes()
        assert duel.you.choices == ["stop"]
        duel.send(Choice("stop"))

    def test_a_direct_attack_that_is_no_longer_allowed(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Sneak"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Sneak", "directly")
        duel.happens(e.EffectsNegated((duel.find("Sneak").known,)))
        duel.you.passes()
        duel.them.passes()
        duel.you.replays_onto("Soitsu")
        duel.resolves()
        assert duel.lp["them"] == 7500
        assert duel.them.grave == ["Soitsu"]


class TestEndOfTheBattlePhase:
    def test_an_effect_ends_it_with_the_attack(self, duel: Scenario) -> None:
        """T2: main phase 2 follows at once, and the monster has declared its attack (B10)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox", "Dark Magician"]), them=side(spells=["Curfew"])
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Curfew")
        duel.resolves()
        assert duel.phase is MAIN_2
        assert duel.lp["them"] == 8000
        assert not duel.happened(e.Battled)

    def test_not_outside_of_it(self, duel: Scenario) -> None:
        duel.setup(phase=MAIN_1, you=side(spells=["Truce"], monsters=["Battle Ox"]))
        duel.you.may_not("activate Truce")


class TestAnswers:
    """B10: declarations and targets are events that cards can answer."""

    def test_a_monster_answers_its_own_attack(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Charger", "Battle Ox"]))
        duel.you.attacks("Charger", "directly")
        duel.you.places_trigger("Charger")
        duel.resolves()
        assert duel.lp["them"] == 8000 - 1500 - 100

    def test_and_not_anothers(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Charger", "Battle Ox"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.lp["them"] == 8000 - 1700

    def test_a_monster_answers_being_the_target(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Nervous", "Soitsu"]))
        duel.you.attacks("Battle Ox", "Nervous")
        duel.them.places_trigger("Nervous")
        duel.resolves()
        assert duel.lp["you"] == 7900

    def test_also_in_a_replay(self, duel: Scenario) -> None:
        """B3: being chosen as the new target can be answered."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Nervous", "Soitsu"]))
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.moves("Soitsu", to="grave")
        duel.you.passes()
        duel.them.passes()
        duel.you.replays_onto("Nervous")
        duel.them.places_trigger("Nervous")
        duel.resolves()
        assert duel.lp["you"] == 7900

    def test_not_when_another_is(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Nervous", "Soitsu"]))
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.resolves()
        assert duel.lp["you"] == 8000


def test_what_is_attacked_is_refused_where_it_may_not_be(duel: Scenario) -> None:
    duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Shade", "Soitsu"]))
    with pytest.raises(Refused):
        duel.you.attacks("Battle Ox", "Shade")


class TestFromDefensePosition:
    """B12: no longer in attack position the attacker stops, unless it may attack so."""

    def test_turned_to_defence_it_goes_on_with_its_attack_points(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Shield"]))
        duel.you.attacks("Shield", "directly")
        duel.turns("Shield", Position.DEFENSE)
        duel.resolves()
        assert duel.lp["them"] == 6500

    def test_turned_face_down_it_does_not(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Shield"]))
        duel.you.attacks("Shield", "directly")
        duel.turns("Shield", Position.FACE_DOWN_DEFENSE)
        duel.resolves()
        assert duel.lp["them"] == 8000


class TestSnare:
    def test_the_next_attack_is_negated_and_no_other(self, duel: Scenario) -> None:
        """It waits until one is declared, whichever it is (B10)."""
        duel.setup(
            turn_of="them", you=side(spells=["Snare"]), them=side(monsters=["Battle Ox", "Vorse Raider"])
        )
        duel.them.enters_battle()
        duel.you.activates("Snare")
        duel.resolves()
        duel.them.enters_battle()
        duel.them.attacks("Vorse Raider", "directly")
        duel.resolves()
        assert duel.lp["you"] == 8000
        duel.them.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.lp["you"] == 6300
