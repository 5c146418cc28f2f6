"""Rulings of the OCG on spells and traps beside other cards of the library, each on a clause of its own."""

from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, copy, face_down, face_up, side

GORZ = "Gorz the Emissary of Darkness"


class TestAnEquipThatIsNegated:
    """An equip spell whose effect alone is negated is put on its monster all the same (M6, M10)."""

    def test_its_effect_applies_when_it_is_negated_no_more(self, duel: Scenario) -> None:
        """Axe of Despair under Imperial Order, and after it (M6, M10)."""
        duel.setup(
            you=side(hand=["Axe of Despair"], monsters=["Battle Ox"], spells=["Dust Tornado"]),
            them=side(spells=[face_up("Imperial Order")]),
        )
        duel.you.activates("Axe of Despair")
        duel.resolves()
        assert duel.without_effect == {"Axe of Despair": "effect_negated"}
        assert duel.you.atk("Battle Ox") == 1700
        duel.you.activates("Dust Tornado", targeting="Imperial Order")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 2700

    def test_without_its_monster_it_does_not_stay(self, duel: Scenario) -> None:
        """It goes to the graveyard by the rules, not destroyed (M6)."""
        duel.setup(
            you=side(hand=["Snatch Steal"]),
            them=side(
                monsters=["Battle Ox"], spells=[face_up("Imperial Order"), "Compulsory Evacuation Device"]
            ),
        )
        duel.you.activates("Snatch Steal")
        duel.them.activates("Compulsory Evacuation Device")
        duel.resolves()
        assert (duel.you.spells, duel.you.grave) == ([], ["Snatch Steal"])
        assert duel.reason_of("Snatch Steal") is e.Reason.RULE


class TestWhatWasToBeDestroyedInTheEndPhase:
    def test_turned_face_down_it_is_spared(self, duel: Scenario) -> None:
        """Of two doubled by Limiter Removal the one under Book of Moon stays (C18)."""
        duel.setup(
            you=side(hand=["Limiter Removal", "Book of Moon"], monsters=["Cyber Dragon", "Red Gadget"]),
        )
        duel.you.activates("Limiter Removal")
        duel.resolves()
        duel.you.activates("Book of Moon", targeting="Cyber Dragon")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.places_trigger("Red Gadget")
        duel.resolves()
        assert duel.you.monsters == ["Cyber Dragon"]

    def test_alone_it_leaves_nothing_to_be_done(self, duel: Scenario) -> None:
        """Nobody is asked about a deed that would deal with nothing (C18, T5)."""
        duel.setup(you=side(hand=["Limiter Removal", "Book of Moon"], monsters=["Cyber Dragon"]))
        duel.you.activates("Limiter Removal")
        duel.resolves()
        duel.you.activates("Book of Moon")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Cyber Dragon"]


class TestNegatedInTheHand:
    def test_divine_wrath_destroys_it_there(self, duel: Scenario) -> None:
        """Gorz is destroyed where it is, and not on the field (M10, X3)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], spells=["Divine Wrath"], hand=["Soitsu"]),
            them=side(hand=[GORZ]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates(GORZ)
        duel.you.activates("Divine Wrath")
        duel.you.pays("Soitsu")
        duel.resolves()
        assert (duel.them.hand, duel.them.grave) == ([], [GORZ])
        assert duel.reason_of(GORZ) is e.Reason.DESTRUCTION

    def test_nothing_is_destroyed_among_the_banished(self, duel: Scenario) -> None:
        """Mezuki was banished for its cost (F5, M9)."""
        duel.setup(
            you=side(grave=["Mezuki", "Zombie Master"]), them=side(spells=["Divine Wrath"], hand=["Soitsu"])
        )
        duel.you.activates("Mezuki")
        duel.them.activates("Divine Wrath")
        duel.them.pays("Soitsu")
        duel.resolves()
        assert (duel.you.monsters, duel.you.grave, duel.you.banished) == ([], ["Zombie Master"], ["Mezuki"])


class TestInTheDamageStep:
    def test_my_body_as_a_shield_negates_an_activation(self, duel: Scenario) -> None:
        """What negates an activation is activated there, a quick-play spell too (B9a)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], spells=["My Body as a Shield"]),
            them=side(monsters=[face_down("Snowman Eater")]),
        )
        duel.you.attacks("Battle Ox", "Snowman Eater")
        duel.reaches_choice("them", Why.TARGET)
        duel.them.targets("Battle Ox")
        duel.you.activates("My Body as a Shield")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_royal_oppression_negates_no_recruiter(self, duel: Scenario) -> None:
        """It is a trap and negates an effect alone (B9a)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], spells=[face_up("Royal Oppression")]),
            them=side(monsters=["Mystic Tomato"], deck=["Kuriboh"]),
        )
        duel.you.attacks("Battle Ox", "Mystic Tomato")
        duel.reaches_choice("them", Why.TRIGGER)
        duel.them.places_trigger("Mystic Tomato")
        duel.you.may_not("activate Royal Oppression")
        duel.them.chooses("Kuriboh")
        duel.resolves()
        assert duel.them.monsters == ["Kuriboh"]


class TestUsedAsItIsActivated:
    def test_a_set_royal_oppression_negates_a_special_summon(self, duel: Scenario) -> None:
        """The effect is used in the link of the activation, which pays for it (M4, S5a)."""
        duel.setup(
            you=side(hand=["Cyber Dragon"]), them=side(monsters=["Battle Ox"], spells=["Royal Oppression"])
        )
        duel.you.special_summons("Cyber Dragon")
        duel.them.activates("Royal Oppression")
        duel.resolves()
        assert (duel.you.monsters, duel.you.grave) == ([], ["Cyber Dragon"])
        assert (duel.them.spells, duel.them.lp) == (["Royal Oppression"], 7200)

    def test_destroyed_in_answer_it_negates_nothing(self, duel: Scenario) -> None:
        """It is a continuous trap (M4, M5)."""
        duel.setup(
            you=side(hand=["Cyber Dragon", "Mystical Space Typhoon"]),
            them=side(monsters=["Battle Ox"], spells=["Royal Oppression"]),
        )
        duel.you.special_summons("Cyber Dragon")
        duel.them.activates("Royal Oppression")
        duel.you.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.you.monsters == ["Cyber Dragon"]
        assert (duel.them.grave, duel.them.lp) == (["Royal Oppression"], 7200)

    def test_it_does_not_negate_an_effect_so(self, duel: Scenario) -> None:
        """For a special summon by an effect it must stand face-up already (M4, not S5a)."""
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=["Battle Ox"]), them=side(spells=["Royal Oppression"])
        )
        duel.you.activates("Monster Reborn")
        duel.them.activates("Royal Oppression")
        duel.you.chooses("attack")
        duel.resolves()
        assert (duel.you.monsters, duel.them.lp) == (["Battle Ox"], 8000)


def test_a_monster_that_was_destroyed_first_does_not_take_what_it_beat(duel: Scenario) -> None:
    """Man-Eater Bug's flip effect comes before the end of the damage step, in which Goyo's would (B1, E4)."""
    duel.setup(
        phase=BATTLE,
        you=side(monsters=["Goyo Guardian"]),
        them=side(monsters=[face_down("Man-Eater Bug")]),
    )
    duel.you.attacks("Goyo Guardian", "Man-Eater Bug")
    duel.resolves()
    assert (duel.you.monsters, duel.you.grave) == ([], ["Goyo Guardian"])
    assert (duel.them.monsters, duel.them.grave) == ([], ["Man-Eater Bug"])


class TestMiracleFusionUnderNecrovalley:
    """Nothing in a graveyard can be banished for it; what stands on the field can (S7, X8)."""

    def test_not_from_the_graveyard(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                hand=["Miracle Fusion"],
                monsters=["Elemental HERO Stratos"],
                grave=["Battle Ox"],
                extra=["Elemental HERO Gaia"],
                field="Necrovalley",
            )
        )
        duel.you.may_not("activate Miracle Fusion")

    def test_from_the_field(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                hand=["Miracle Fusion"],
                monsters=["Elemental HERO Stratos", "Battle Ox"],
                extra=["Elemental HERO Gaia"],
                field="Necrovalley",
            )
        )
        duel.you.may("activate Miracle Fusion")


class TestMessagesAndRoars:
    def test_an_attack_that_was_declared_goes_on_when_the_attacker_grows(self, duel: Scenario) -> None:
        """Messenger of Peace forbids the declaration alone (B2, B13)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Giant Rat"], hand=["Rush Recklessly"]),
            them=side(spells=[face_up("Messenger of Peace")]),
        )
        duel.you.attacks("Giant Rat", "directly")
        duel.you.activates("Rush Recklessly")
        duel.resolves()
        assert duel.lp["them"] == 8000 - 1400 - 700

    def test_a_replay_is_no_declaration(self, duel: Scenario) -> None:
        """Under Threatening Roar the target is still chosen anew (B3)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(spells=["Threatening Roar", "Scapegoat"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Threatening Roar")
        duel.them.activates("Scapegoat")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto(copy("Sheep Token", 1))
        duel.resolves()
        assert duel.them.monsters == ["Sheep Token"] * 3

    def test_a_direct_attack_by_replay_is_no_declaration_either(self, duel: Scenario) -> None:
        """Battle Fader does not answer it (B3)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(monsters=["Soitsu"], spells=["Compulsory Evacuation Device"], hand=["Battle Fader"]),
        )
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.them.activates("Compulsory Evacuation Device", targeting="Soitsu")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto("directly")
        duel.them.may_not("activate Battle Fader")
        duel.resolves()
        assert duel.lp["them"] == 6300


class TestOneAttackAnsweredTwice:
    """Links of one chain look at the attack as it is when they resolve (C4, B10)."""

    def test_cylinder_above_sakuretsu_still_burns(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(spells=["Sakuretsu Armor", "Magic Cylinder"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Sakuretsu Armor")
        duel.them.activates("Magic Cylinder")
        duel.resolves()
        assert (duel.you.monsters, duel.you.lp) == ([], 6300)

    def test_cylinder_below_necro_gardna_finds_no_attack(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(spells=["Magic Cylinder"], grave=["Necro Gardna"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Magic Cylinder")
        duel.them.activates("Necro Gardna")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8000}


def test_a_trap_that_finds_its_monster_revived_stays(duel: Scenario) -> None:
    """Call of the Haunted stands without a monster when another brought it first (K16, M4)."""
    duel.setup(you=side(spells=["Call of the Haunted", "Limit Reverse"], grave=["Soitsu"]))
    duel.you.activates("Call of the Haunted")
    duel.you.activates("Limit Reverse")
    duel.resolves()
    assert duel.you.spells == ["Call of the Haunted", "Limit Reverse"]
    duel.moves("Call of the Haunted", to="grave")
    assert duel.you.monsters == ["Soitsu"]


def test_axe_of_despair_misses_its_timing_where_its_monster_is_a_tribute(duel: Scenario) -> None:
    """The summon comes after it (C8)."""
    duel.setup(you=side(hand=["Axe of Despair", "Jinzo"], monsters=["Battle Ox", "Soitsu"]))
    duel.you.activates("Axe of Despair", targeting="Battle Ox")
    duel.resolves()
    duel.you.summons("Jinzo", tributing=["Battle Ox"])
    duel.resolves()
    assert duel.missed == ["Axe of Despair"]


def test_macro_cosmos_banishes_itself(duel: Scenario) -> None:
    """It applies until it has gone, and no longer to what destroyed it (C6, C7)."""
    duel.setup(you=side(hand=["Mystical Space Typhoon"]), them=side(spells=[face_up("Macro Cosmos")]))
    duel.you.activates("Mystical Space Typhoon")
    duel.resolves()
    assert (duel.them.banished, duel.you.grave) == (["Macro Cosmos"], ["Mystical Space Typhoon"])
