"""Spells and traps on the field: what stays, and how field spells and equips behave (F7, M4-M7, M11)."""

import pytest

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, copy, defense, face_down, face_up, set_before, side


class TestStaying:
    @pytest.mark.parametrize(
        "card", ["Solidarity", "Messenger of Peace", "Swords of Revealing Light", "Gaia Power"]
    )
    def test_what_stays(self, duel: Scenario, card: str) -> None:
        """Continuous cards, field spells, and what says that it remains (M4)."""
        duel.setup(you=side(hand=[card]))
        duel.you.activates(card)
        duel.resolves()
        assert duel.you.spells == [card]

    @pytest.mark.parametrize("card", ["Pot of Greed", "Scapegoat"])
    def test_what_goes_after_use(self, duel: Scenario, card: str) -> None:
        """Normal and quick-play spells, by the rules (M4, C7)."""
        duel.setup(you=side(hand=[card]))
        duel.you.activates(card)
        duel.resolves()
        assert duel.you.spells == []
        assert duel.you.grave == [card]
        assert duel.reason_of(card) is e.Reason.RULE

    def test_a_continuous_trap_stays_and_a_normal_trap_goes(self, duel: Scenario) -> None:
        """(M4)."""
        duel.setup(
            you=side(spells=["Call of the Haunted", "Dust Tornado"], grave=["Battle Ox"]),
            them=side(spells=["Trap Hole"]),
        )
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        duel.you.activates("Dust Tornado")
        duel.resolves()
        assert duel.you.spells == ["Call of the Haunted"]


class TestDestroyedInTheChain:
    """A continuous card that is gone when its link resolves does nothing (M5)."""

    def test_a_continuous_trap(self, duel: Scenario) -> None:
        """Call of the Haunted revives nothing (M5)."""
        duel.setup(
            you=side(spells=["Call of the Haunted"], grave=["Battle Ox"]),
            them=side(spells=["Mystical Space Typhoon"]),
        )
        duel.you.activates("Call of the Haunted")
        duel.them.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.without_effect == {"Call of the Haunted": "not_on_the_field"}

    def test_an_equip_spell(self, duel: Scenario) -> None:
        """(M5, M6)."""
        duel.setup(
            you=side(hand=["Axe of Despair"], monsters=["Battle Ox"]),
            them=side(spells=["Mystical Space Typhoon"]),
        )
        duel.you.activates("Axe of Despair")
        duel.them.activates("Mystical Space Typhoon")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 1700

    def test_a_field_spell(self, duel: Scenario) -> None:
        """It does nothing, and the opponent's stays (M5, F7)."""
        duel.setup(
            you=side(hand=["Gaia Power"], monsters=["Battle Ox"]),
            them=side(spells=["Mystical Space Typhoon"], field="Gaia Power"),
        )
        duel.you.activates("Gaia Power")
        duel.them.activates("Mystical Space Typhoon", targeting=copy("Gaia Power", 1))
        duel.resolves()
        assert (duel.you.spells, duel.them.spells) == ([], ["Gaia Power"])

    def test_swords_is_a_normal_spell_and_turns_them_up(self, duel: Scenario) -> None:
        """A normal spell that says it remains still resolves, and then does not stand there (M4, M5)."""
        duel.setup(
            you=side(hand=["Swords of Revealing Light"]),
            them=side(spells=["Mystical Space Typhoon"], monsters=[face_down("Soitsu")]),
        )
        duel.you.activates("Swords of Revealing Light")
        duel.them.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.them.position("Soitsu") is Position.DEFENSE
        assert (duel.you.spells, duel.you.grave) == ([], ["Swords of Revealing Light"])

    def test_a_normal_trap_still_resolves(self, duel: Scenario) -> None:
        """Destroying is not negating (M5)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Mystical Space Typhoon"]),
            them=side(spells=["Mirror Force"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Mirror Force")
        duel.you.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.you.monsters == []


class TestFieldSpells:
    def test_ones_own_old_one_is_destroyed_the_moment_the_new_one_is_put_there(self, duel: Scenario) -> None:
        """By the rules, before anyone can respond (F7a, X1)."""
        duel.setup(you=side(hand=["Gaia Power"], field="Gaia Power"))
        duel.you.activates("Gaia Power")
        assert duel.you.grave == ["Gaia Power"]
        destroyed = next(event.reason for event in duel.happened(e.Moved))
        assert destroyed is e.Reason.RULE_DESTRUCTION
        duel.resolves()
        assert duel.you.spells == ["Gaia Power"]

    def test_also_a_face_down_one_and_by_a_set(self, duel: Scenario) -> None:
        """Face-up or face-down, by an activation or a set (F7a, M7)."""
        duel.setup(you=side(hand=["Gaia Power", "Gaia Power"]))
        duel.you.sets("Gaia Power")
        duel.resolves()
        assert duel.find("Gaia Power", 0, Place.FIELD).face_down
        duel.you.sets("Gaia Power")
        duel.resolves()
        assert duel.you.grave == ["Gaia Power"]
        assert duel.find("Gaia Power", 0, Place.FIELD).face_down

    def test_whatever_becomes_of_the_activation(self, duel: Scenario) -> None:
        """Negated, the new one is gone too (F7a)."""
        duel.setup(
            you=side(hand=["Gaia Power"], field="Gaia Power"),
            them=side(hand=["Soitsu"], spells=["Magic Jammer"]),
        )
        duel.you.activates("Gaia Power")
        duel.them.activates("Magic Jammer")
        duel.them.pays("Soitsu")
        duel.resolves()
        assert duel.you.spells == []
        assert duel.you.grave == ["Gaia Power", "Gaia Power"]

    def test_the_opponents_stays_until_the_new_one_resolves(self, duel: Scenario) -> None:
        """Then it is destroyed by the rules, as the last thing of that link (F7b, K22)."""
        duel.setup(you=side(hand=["Gaia Power"]), them=side(field="Gaia Power"))
        duel.you.activates("Gaia Power")
        assert duel.them.spells == ["Gaia Power"]
        duel.resolves()
        assert (duel.you.spells, duel.them.spells) == (["Gaia Power"], [])
        assert [event.reason for event in duel.happened(e.Moved)][-1] is e.Reason.RULE_DESTRUCTION

    def test_a_negated_activation_leaves_the_opponents(self, duel: Scenario) -> None:
        """The old one stays (F7b)."""
        duel.setup(
            you=side(hand=["Gaia Power"]),
            them=side(hand=["Soitsu"], spells=["Magic Jammer"], field="Gaia Power"),
        )
        duel.you.activates("Gaia Power")
        duel.them.activates("Magic Jammer")
        duel.them.pays("Soitsu")
        duel.resolves()
        assert (duel.you.spells, duel.them.spells) == ([], ["Gaia Power"])

    def test_setting_does_not_touch_the_opponents(self, duel: Scenario) -> None:
        """Nor does it take one of the five zones (F7b, M7)."""
        duel.setup(you=side(hand=["Gaia Power"]), them=side(field="Gaia Power"))
        duel.you.sets("Gaia Power")
        duel.resolves()
        assert (duel.you.spells, duel.them.spells) == (["Gaia Power"], ["Gaia Power"])
        assert duel.state.sides[0].spells == [None] * 5

    def test_turning_up_a_set_one_destroys_the_opponents(self, duel: Scenario) -> None:
        """As any activation (F7b)."""
        duel.setup(you=side(field=set_before("Gaia Power")), them=side(field="Gaia Power"))
        duel.you.activates("Gaia Power")
        duel.resolves()
        assert (duel.you.spells, duel.them.spells) == (["Gaia Power"], [])

    def test_it_applies_to_both_players(self, duel: Scenario) -> None:
        """Unless its text says otherwise; another continuous card, to whom its text says (M11)."""
        duel.setup(
            you=side(
                monsters=["Battle Ox"],
                field="Gaia Power",
                spells=[face_up("Solidarity")],
                grave=["Battle Ox"],
            ),
            them=side(monsters=["Battle Ox"]),
        )
        assert duel.you.atk(copy("Battle Ox", 1)) == 1700 + 500 + 800
        assert duel.them.atk(copy("Battle Ox", 1)) == 1700 + 500
        assert duel.them.defense(copy("Battle Ox", 1)) == 1000 - 400


class TestEquips:
    def test_it_strengthens_its_monster(self, duel: Scenario) -> None:
        """Either side's, from one's own zone (M6)."""
        duel.setup(you=side(hand=["Axe of Despair"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Axe of Despair")
        duel.resolves()
        assert duel.them.atk("Battle Ox") == 2700
        assert duel.you.spells == ["Axe of Despair"]

    def test_it_does_not_fit_a_face_down_monster(self, duel: Scenario) -> None:
        """It targets a face-up monster (M6)."""
        duel.setup(you=side(hand=["Axe of Despair"]), them=side(monsters=[face_down("Battle Ox")]))
        duel.you.may_not("activate Axe of Despair")

    def test_it_is_destroyed_by_the_rules_when_its_monster_leaves(self, duel: Scenario) -> None:
        """(M6, X1)."""
        duel.setup(
            you=side(hand=["Malevolent Nuzzler", "Summoned Skull"], monsters=["Battle Ox"], life_points=400)
        )
        duel.you.activates("Malevolent Nuzzler")
        duel.resolves()
        duel.you.summons("Summoned Skull", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.reason_of("Malevolent Nuzzler") is e.Reason.RULE_DESTRUCTION

    def test_when_its_monster_turns_face_down(self, duel: Scenario) -> None:
        """(M6, C18)."""
        duel.setup(
            you=side(hand=["Malevolent Nuzzler", "Book of Moon"], monsters=["Battle Ox"], life_points=400)
        )
        duel.you.activates("Malevolent Nuzzler")
        duel.resolves()
        duel.you.activates("Book of Moon")
        duel.resolves()
        assert duel.you.spells == []
        assert duel.reason_of("Malevolent Nuzzler") is e.Reason.RULE_DESTRUCTION

    def test_it_stays_with_its_controller_when_the_monsters_control_changes(self, duel: Scenario) -> None:
        """And stays equipped (M6)."""
        duel.setup(you=side(hand=["Axe of Despair", "Change of Heart"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Axe of Despair")
        duel.resolves()
        duel.you.activates("Change of Heart")
        duel.resolves()
        assert duel.you.spells == ["Axe of Despair"]
        assert duel.you.atk("Battle Ox") == 2700
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.atk("Battle Ox") == 2700

    def test_without_its_monster_it_goes_to_the_graveyard_and_is_not_destroyed(self, duel: Scenario) -> None:
        """When it would be equipped (M6)."""
        duel.setup(
            you=side(hand=["Malevolent Nuzzler"], monsters=["Battle Ox"], life_points=400),
            them=side(spells=["Book of Moon"]),
        )
        duel.you.activates("Malevolent Nuzzler")
        duel.them.activates("Book of Moon")
        duel.resolves()
        assert duel.reason_of("Malevolent Nuzzler") is e.Reason.RULE

    def test_two_add_up(self, duel: Scenario) -> None:
        """Sums, always recomputed (N4, N2)."""
        duel.setup(you=side(hand=["Axe of Despair", "Malevolent Nuzzler"], monsters=["Battle Ox"]))
        duel.you.activates("Axe of Despair")
        duel.resolves()
        duel.you.activates("Malevolent Nuzzler")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 1700 + 1000 + 700


class TestCallOfTheHaunted:
    def test_when_it_leaves_the_monster_is_destroyed(self, duel: Scenario) -> None:
        """At once, making no link (C6)."""
        duel.setup(
            you=side(spells=["Call of the Haunted"], grave=["Battle Ox"]),
            them=side(spells=["Mystical Space Typhoon"]),
        )
        duel.you.activates("Call of the Haunted")
        duel.reaches(Why.AFTER_CHAIN)
        duel.them.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.reason_of("Battle Ox") is e.Reason.DESTRUCTION
        assert len(duel.happened(e.LinkMade)) == 2

    def test_when_the_monster_is_destroyed_it_is_destroyed(self, duel: Scenario) -> None:
        duel.setup(
            you=side(spells=["Call of the Haunted"], grave=["Battle Ox"], hand=["Dark Hole"]),
        )
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.spells == []
        assert duel.reason_of("Call of the Haunted") is e.Reason.DESTRUCTION

    def test_it_goes_with_the_equips_of_the_monster(self, duel: Scenario) -> None:
        """The one destroyed by its own effect, the other by the rules, each for itself (X1, M6)."""
        duel.setup(
            you=side(
                spells=["Call of the Haunted"],
                grave=["Battle Ox"],
                hand=["Malevolent Nuzzler", "Raigeki"],
                life_points=400,
            ),
            turn_of="you",
        )
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        duel.you.activates("Malevolent Nuzzler")
        duel.resolves()
        duel.moves("Battle Ox", to="grave", reason=e.Reason.DESTRUCTION)
        assert duel.reason_of("Call of the Haunted") is e.Reason.DESTRUCTION
        assert duel.reason_of("Malevolent Nuzzler") is e.Reason.RULE_DESTRUCTION
        assert duel.you.spells == []

    def test_when_the_monster_is_tributed_it_stays(self, duel: Scenario) -> None:
        """A tribute is no destruction (X1, X6)."""
        duel.setup(
            you=side(spells=["Call of the Haunted"], grave=["Battle Ox"], hand=["Summoned Skull"]),
        )
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        duel.you.summons("Summoned Skull", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.you.spells == ["Call of the Haunted"]

    def test_a_monster_turned_face_down_is_not_held_any_more(self, duel: Scenario) -> None:
        """What lay on it until then has ended (C18)."""
        duel.setup(
            you=side(
                spells=["Call of the Haunted"],
                grave=["Battle Ox"],
                hand=["Book of Moon", "Mystical Space Typhoon"],
            ),
        )
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        duel.you.activates("Book of Moon")
        duel.resolves()
        duel.you.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.you.spells == []

    def test_jinzo_revived_by_it_does_not_depend_on_it(self, duel: Scenario) -> None:
        """The trap is negated while Jinzo stands (C6, C16)."""
        duel.setup(
            you=side(spells=["Call of the Haunted"], grave=["Jinzo"], hand=["Mystical Space Typhoon"]),
        )
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        duel.you.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.you.monsters == ["Jinzo"]
        assert duel.you.spells == []

    def test_and_the_trap_stays_when_jinzo_is_destroyed(self, duel: Scenario) -> None:
        """Its effects were negated at that moment (C6, C16)."""
        duel.setup(
            you=side(spells=["Call of the Haunted"], grave=["Jinzo"], hand=["Dark Hole"]),
        )
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.spells == ["Call of the Haunted"]


class TestJinzo:
    def test_traps_cannot_be_activated(self, duel: Scenario) -> None:
        """By either player (C6)."""
        duel.setup(you=side(monsters=["Jinzo"], spells=["Dust Tornado"]), them=side(spells=["Dust Tornado"]))
        duel.you.may_not("activate Dust Tornado")
        duel.you.ends_turn()
        duel.reaches(Why.PHASE_LEFT, of="them")
        duel.them.may_not("activate Dust Tornado")
        duel.resolves()

    def test_they_can_while_it_is_only_attempted(self, duel: Scenario) -> None:
        """A monster whose summon is undecided does not apply yet (S3, S11)."""
        duel.setup(you=side(hand=["Jinzo"], monsters=["Battle Ox"]), them=side(spells=["Solemn Judgment"]))
        duel.you.summons("Jinzo", tributing=["Battle Ox"])
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.monsters == []

    def test_not_once_it_has_succeeded(self, duel: Scenario) -> None:
        """Continuous effects apply at once (S11)."""
        duel.setup(
            you=side(hand=["Jinzo"], monsters=["Battle Ox"]), them=side(spells=["Trap Hole", "Dust Tornado"])
        )
        duel.you.summons("Jinzo", tributing=["Battle Ox"])
        duel.reaches(Why.SUMMON, of="them")
        duel.them.may_not("activate Trap Hole")
        duel.resolves()

    def test_face_down_it_forbids_nothing(self, duel: Scenario) -> None:
        """(C6, E2)."""
        duel.setup(
            you=side(monsters=[face_down("Jinzo")], spells=["Dust Tornado"]), them=side(spells=["Trap Hole"])
        )
        duel.you.may("activate Dust Tornado")


class TestSwords:
    def test_the_opponents_monsters_cannot_attack_in_three_of_his_turns(self, duel: Scenario) -> None:
        """It is destroyed in his third end phase, and not a turn later (K7)."""
        duel.setup(you=side(hand=["Swords of Revealing Light"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Swords of Revealing Light")
        duel.resolves()
        for count in (1, 2, 3):
            duel.you.ends_turn()
            duel.resolves()
            duel.them.enters_battle()
            duel.resolves()
            duel.them.may_not("attack with Battle Ox")
            assert duel.you.spells == ["Swords of Revealing Light"], count
            duel.them.ends_turn()
            duel.resolves()
        assert duel.you.spells == []
        duel.you.ends_turn()
        duel.resolves()
        duel.them.enters_battle()
        duel.resolves()
        duel.them.may("attack with Battle Ox")

    def test_ones_own_monsters_can(self, duel: Scenario) -> None:
        """It says whose (M11)."""
        duel.setup(
            you=side(spells=[face_up("Swords of Revealing Light")], monsters=["Battle Ox"]), phase=BATTLE
        )
        duel.you.may("attack with Battle Ox")

    def test_monsters_that_come_later_are_held_too(self, duel: Scenario) -> None:
        """It applies to all that the opponent controls (C17)."""
        duel.setup(
            turn_of="them",
            you=side(spells=[face_up("Swords of Revealing Light")]),
            them=side(hand=["Battle Ox"]),
        )
        duel.them.summons("Battle Ox")
        duel.resolves()
        duel.them.enters_battle()
        duel.resolves()
        duel.them.may_not("attack with Battle Ox")


class TestMessengerOfPeace:
    def test_strong_monsters_cannot_attack_on_either_side(self, duel: Scenario) -> None:
        """By the ATK that they have now (N4, M11)."""
        duel.setup(
            phase=BATTLE,
            you=side(
                spells=[face_up("Messenger of Peace")], monsters=["Battle Ox", "Mystical Elf", "Sangan"]
            ),
        )
        duel.you.may_not("attack with Battle Ox")
        duel.you.may("attack with Mystical Elf")
        duel.you.may("attack with Sangan")

    def test_an_equip_makes_a_monster_strong(self, duel: Scenario) -> None:
        """(N4)."""
        duel.setup(
            you=side(hand=["Axe of Despair"], spells=[face_up("Messenger of Peace")], monsters=["Sangan"]),
        )
        duel.you.activates("Axe of Despair")
        duel.resolves()
        duel.you.enters_battle()
        duel.resolves()
        duel.you.may_not("attack with Sangan")

    def test_its_player_pays_in_his_standby_phase_or_it_is_destroyed(self, duel: Scenario) -> None:
        """Nothing of it is a chain (C22, T5)."""
        duel.setup(turn_of="them", you=side(spells=[face_up("Messenger of Peace")]))
        duel.them.ends_turn()
        duel.reaches_choice("you", Why.UPKEEP)
        duel.you.chooses("pay")
        duel.resolves()
        assert duel.you.lp == 7900
        assert duel.you.spells == ["Messenger of Peace"]
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.lp == 8000
        duel.them.ends_turn()
        duel.reaches_choice("you", Why.UPKEEP)
        duel.you.chooses("destroy")
        duel.resolves()
        assert duel.you.spells == []
        assert duel.happened(e.LinkMade) == []

    def test_who_cannot_pay_is_not_asked(self, duel: Scenario) -> None:
        """(M9)."""
        duel.setup(turn_of="them", you=side(spells=[face_up("Messenger of Peace")], life_points=99))
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.spells == []


class TestSetting:
    def test_spells_of_any_kind_may_be_set(self, duel: Scenario) -> None:
        """Face-down, from the hand (M7)."""
        duel.setup(you=side(hand=["Pot of Greed", "Axe of Despair", "Trap Hole", "Gaia Power", "Solidarity"]))
        for name in ("Pot of Greed", "Axe of Despair", "Trap Hole", "Gaia Power", "Solidarity"):
            duel.you.sets(name)
            duel.resolves()
        assert len(duel.you.spells) == 5
        assert all(card.face_down for card in duel.state.on_field(0))

    def test_only_in_ones_own_main_phase(self, duel: Scenario) -> None:
        """(M7, T6)."""
        duel.setup(phase=BATTLE, you=side(hand=["Trap Hole"], monsters=["Battle Ox"]))
        duel.you.may_not("set Trap Hole")

    def test_not_without_a_free_zone(self, duel: Scenario) -> None:
        """(M7, F9)."""
        duel.setup(you=side(hand=["Trap Hole", "Gaia Power"], spells=["Trap Hole"] * 5))
        duel.you.may_not("set Trap Hole")
        duel.you.may("set Gaia Power")


class TestProtection:
    def test_a_monster_that_battle_does_not_destroy_is_destroyed_by_effects(self, duel: Scenario) -> None:
        """It is protected from destruction of the kind named and from nothing else (X7)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Raigeki"]),
            them=side(monsters=[defense("Marshmallon")]),
        )
        duel.you.attacks("Battle Ox", "Marshmallon")
        duel.resolves()
        assert duel.them.monsters == ["Marshmallon"]
        duel.you.ends_battle()
        duel.resolves()
        duel.you.activates("Raigeki")
        duel.resolves()
        assert duel.them.monsters == []

    def test_it_can_be_tributed(self, duel: Scenario) -> None:
        """(X7, X1)."""
        duel.setup(you=side(hand=["Summoned Skull"], monsters=["Marshmallon"]))
        duel.you.summons("Summoned Skull", tributing=["Marshmallon"])
        duel.resolves()
        assert duel.reason_of("Marshmallon") is e.Reason.TRIBUTE
