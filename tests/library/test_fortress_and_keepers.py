"""Machina Fortress, Koa'ki Meiru Gravirose, Blaze Accelerator: levels paid, cards kept, attacks forgone."""

from cards.lang.turns import Phase
from duels.engine import events as e
from duels.engine.prompts import PASS, Acts, ChooseCards, PlaceTrigger, Verb, Why
from tests.scenario import BATTLE, Scenario, face_up, side

FORTRESS = "Machina Fortress"
GEARFRAME = "Machina Gearframe"
PEACEKEEPER = "Machina Peacekeeper"
BRIONAC = "Brionac, Dragon of the Ice Barrier"
GRAVIROSE = "Koa'ki Meiru Gravirose"
ACCELERATOR = "Blaze Accelerator"
SHELL = "Volcanic Shell"


def rises(duel: Scenario) -> bool:
    """Whether a monster may be special summoned by its own procedure now."""
    assert isinstance(duel.prompt, Acts)
    return any(act.verb is Verb.SPECIAL_SUMMON for act in duel.prompt.options)


class TestMachinaFortress:
    def test_it_is_summoned_from_the_hand_by_discarding_eight_levels(self, duel: Scenario) -> None:
        """A special summon by its own procedure, which starts no chain (S5a)."""
        duel.setup(you=side(hand=[FORTRESS, GEARFRAME, "Cyber Dragon"]))
        duel.you.comes_by_its_own_way(FORTRESS, [GEARFRAME, "Cyber Dragon"])
        duel.resolves()
        assert duel.you.monsters == [FORTRESS]
        assert duel.you.grave == [GEARFRAME, "Cyber Dragon"]
        assert not duel.happened(e.LinkMade)

    def test_it_can_discard_itself_and_rises_from_the_graveyard(self, duel: Scenario) -> None:
        """Ruling: itself may be among the discarded."""
        duel.setup(you=side(hand=[FORTRESS, PEACEKEEPER]))
        duel.you.comes_by_its_own_way(FORTRESS, [FORTRESS, PEACEKEEPER])
        duel.resolves()
        assert duel.you.monsters == [FORTRESS]
        assert duel.you.grave == [PEACEKEEPER]
        assert duel.you.hand == []

    def test_it_is_summoned_from_the_graveyard(self, duel: Scenario) -> None:
        duel.setup(you=side(grave=[FORTRESS], hand=[GEARFRAME, "Cyber Dragon"]))
        duel.you.comes_by_its_own_way(FORTRESS, [GEARFRAME, "Cyber Dragon"])
        duel.resolves()
        assert duel.you.monsters == [FORTRESS]

    def test_from_the_graveyard_it_pays_nothing_itself(self, duel: Scenario) -> None:
        """Only what is in the hand is discarded (X3)."""
        duel.setup(you=side(grave=[FORTRESS], hand=[PEACEKEEPER]))
        assert not rises(duel)

    def test_seven_levels_are_not_enough(self, duel: Scenario) -> None:
        duel.setup(you=side(grave=[FORTRESS], hand=["Cyber Dragon", PEACEKEEPER]))
        assert not rises(duel)

    def test_no_other_types_are_discarded(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[FORTRESS, "Summoned Skull", "Blue-Eyes White Dragon"]))
        duel.you.may_not(f"special summon {FORTRESS}")

    def test_nothing_is_discarded_to_spare(self, duel: Scenario) -> None:
        """As tributes of a ritual, none may be more than is needed (S9)."""
        duel.setup(you=side(grave=[FORTRESS], hand=[GEARFRAME, GEARFRAME, PEACEKEEPER]))
        duel.you.comes_by_its_own_way(FORTRESS, [GEARFRAME, GEARFRAME])
        duel.resolves()
        assert duel.you.hand == [PEACEKEEPER]

    def test_with_macro_cosmos_it_cannot_discard_itself(self, duel: Scenario) -> None:
        """Ruling: it would be banished; what else is discarded pays all the same (X6)."""
        macro = side(spells=[face_up("Macro Cosmos")])
        duel.setup(you=side(hand=[FORTRESS, PEACEKEEPER]), them=macro)
        duel.you.may_not(f"special summon {FORTRESS}")

    def test_with_macro_cosmos_others_pay(self, duel: Scenario) -> None:
        """Ruling: this summon can be performed while Macro Cosmos applies (X6)."""
        duel.setup(
            you=side(hand=[FORTRESS, GEARFRAME, "Cyber Dragon"]), them=side(spells=[face_up("Macro Cosmos")])
        )
        duel.you.comes_by_its_own_way(FORTRESS, [GEARFRAME, "Cyber Dragon"])
        duel.resolves()
        assert duel.you.monsters == [FORTRESS]
        assert sorted(duel.you.banished) == ["Cyber Dragon", GEARFRAME]

    def test_its_summon_can_be_negated(self, duel: Scenario) -> None:
        """Ruling: with Solemn Judgment (S3)."""
        duel.setup(
            you=side(hand=[FORTRESS, GEARFRAME, "Cyber Dragon"]), them=side(spells=["Solemn Judgment"])
        )
        duel.you.comes_by_its_own_way(FORTRESS, [GEARFRAME, "Cyber Dragon"])
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.monsters == []

    def test_it_can_be_normal_summoned_with_two_tributes(self, duel: Scenario) -> None:
        """Ruling: nothing forbids that (S2)."""
        duel.setup(you=side(hand=[FORTRESS], monsters=["Battle Ox", "Soitsu"]))
        duel.you.summons(FORTRESS, tributing=["Battle Ox", "Soitsu"])
        duel.resolves()
        assert duel.you.monsters == [FORTRESS]

    def test_destroyed_by_battle_it_destroys_a_card_of_the_opponent(self, duel: Scenario) -> None:
        """Mandatory, and it targets (C10, X4)."""
        duel.setup(
            phase=BATTLE,
            turn_of="them",
            you=side(monsters=[FORTRESS]),
            them=side(monsters=["Blue-Eyes White Dragon"], spells=["Mirror Force"]),
        )
        duel.them.attacks("Blue-Eyes White Dragon", FORTRESS)
        duel.reaches_choice("you", Why.TARGET)
        duel.you.targets("Blue-Eyes White Dragon")
        duel.resolves()
        assert duel.them.grave == ["Blue-Eyes White Dragon"]

    def test_destroyed_by_an_effect_it_destroys_nothing(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(monsters=[FORTRESS]),
            them=side(hand=["Raigeki"], spells=["Mirror Force"]),
        )
        duel.them.activates("Raigeki")
        duel.resolves()
        assert duel.them.spells == ["Mirror Force"]

    def test_targeted_by_brionac_it_looks_at_the_hand_first(self, duel: Scenario) -> None:
        """Ruling: its controller looks and discards immediately before Brionac's effect resolves (C22)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=[FORTRESS]),
            them=side(monsters=[BRIONAC], hand=["Soitsu", "Dark Hole", "Battle Ox"]),
        )
        duel.them.activates(BRIONAC)
        duel.them.pays("Soitsu")
        duel.them.targets(FORTRESS)
        duel.reaches_choice("you", Why.DISCARD)
        assert sorted(duel.you.choices) == ["Battle Ox", "Dark Hole"]
        assert duel.you.monsters == [FORTRESS]
        duel.you.chooses("Dark Hole")
        duel.resolves()
        assert duel.them.grave == ["Soitsu", "Dark Hole"]
        assert duel.you.hand == [FORTRESS]

    def test_two_that_are_targeted_discard_two(self, duel: Scenario) -> None:
        """Ruling: one card for each."""
        duel.setup(
            turn_of="them",
            you=side(monsters=[FORTRESS, FORTRESS]),
            them=side(monsters=[BRIONAC], hand=["Soitsu", "Soitsu", "Dark Hole", "Battle Ox"]),
        )
        duel.them.activates(BRIONAC)
        duel.them.pays("Soitsu", "Soitsu")
        duel.them.targets(FORTRESS, FORTRESS)
        for name in ("Dark Hole", "Battle Ox"):
            duel.reaches_choice("you", Why.DISCARD)
            duel.you.chooses(name)
        duel.resolves()
        assert duel.them.hand == []

    def test_an_empty_hand_loses_nothing(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them", you=side(monsters=[FORTRESS]), them=side(monsters=[BRIONAC], hand=["Soitsu"])
        )
        duel.them.activates(BRIONAC)
        duel.them.pays("Soitsu")
        duel.them.targets(FORTRESS)
        duel.resolves()
        assert duel.you.hand == [FORTRESS]

    def test_a_spell_that_targets_it_costs_nobody_a_card(self, duel: Scenario) -> None:
        """Only effects of monsters are meant."""
        duel.setup(
            turn_of="them", you=side(monsters=[FORTRESS]), them=side(hand=["Book of Moon", "Dark Hole"])
        )
        duel.them.activates("Book of Moon")
        duel.resolves()
        assert duel.them.hand == ["Dark Hole"]

    def test_ones_own_monster_that_targets_it_costs_nobody_a_card(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[FORTRESS, BRIONAC], hand=["Soitsu"]), them=side(hand=["Dark Hole"]))
        duel.you.activates(BRIONAC)
        duel.you.pays("Soitsu")
        duel.you.targets(FORTRESS)
        duel.resolves()
        assert duel.them.hand == ["Dark Hole"]

    def test_negated_by_skill_drain_it_looks_at_no_hand(self, duel: Scenario) -> None:
        """A negated card does nothing (C16); the ruling lets it act where only the other is negated."""
        duel.setup(
            turn_of="them",
            you=side(monsters=[FORTRESS], spells=[face_up("Skill Drain")]),
            them=side(monsters=[BRIONAC], hand=["Soitsu", "Dark Hole"]),
        )
        duel.them.activates(BRIONAC)
        duel.them.pays("Soitsu")
        duel.them.targets(FORTRESS)
        duel.resolves()
        assert duel.them.hand == ["Dark Hole"]
        assert duel.you.monsters == [FORTRESS]


class TestGravirose:
    def test_it_stays_when_a_plant_is_shown(self, duel: Scenario) -> None:
        """In its player's end phase, starting no chain (T5, C22)."""
        duel.setup(you=side(monsters=[GRAVIROSE], hand=["Dandylion"]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.UPKEEP)
        assert duel.you.choices == ["reveal", "destroy"]
        duel.you.chooses("reveal")
        duel.you.chooses("Dandylion")
        duel.resolves()
        assert duel.you.monsters == [GRAVIROSE]
        assert duel.you.hand == ["Dandylion"]
        assert duel.happened(e.Shown)

    def test_it_is_destroyed_when_its_player_likes(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[GRAVIROSE], hand=["Dandylion"]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.UPKEEP)
        duel.you.chooses("destroy")
        duel.resolves()
        assert duel.you.grave == [GRAVIROSE]

    def test_without_a_plant_its_player_is_asked_all_the_same(self, duel: Scenario) -> None:
        """Whether he holds one he alone knows (F3)."""
        duel.setup(you=side(monsters=[GRAVIROSE], hand=["Battle Ox"]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.UPKEEP)
        assert duel.you.choices == ["destroy"]
        duel.you.chooses("destroy")
        duel.resolves()
        assert duel.you.monsters == []

    def test_without_a_hand_it_is_destroyed_unasked(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[GRAVIROSE]))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.grave == [GRAVIROSE]

    def test_not_in_the_opponents_end_phase(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(turn_of="them", you=side(monsters=[GRAVIROSE]))
        duel.them.ends_turn()
        while not isinstance(duel.prompt, PlaceTrigger):
            duel.send(PASS)
        duel.you.passes()
        duel.resolves()
        assert duel.you.monsters == [GRAVIROSE]

    def test_in_the_standby_phase_it_sends_a_small_monster_from_the_deck(self, duel: Scenario) -> None:
        """Any monster up to level 3, of whatever type."""
        duel.setup(
            turn_of="them", you=side(monsters=[GRAVIROSE], deck=["Soitsu", "Dandylion", "Dark Magician"])
        )
        duel.them.ends_turn()
        duel.you.places_trigger(GRAVIROSE)
        duel.reaches_choice("you", Why.SEND_TO_GRAVE)
        assert "Dark Magician" not in duel.you.choices
        duel.you.chooses("Dandylion")
        duel.resolves()
        assert duel.you.grave == ["Dandylion"]
        assert duel.you.monsters == [GRAVIROSE, "Fluff Token", "Fluff Token"]

    def test_only_once_in_a_standby_phase_and_again_in_the_next(self, duel: Scenario) -> None:
        """Also when its first activation was negated (C11, T5)."""
        duel.setup(turn_of="them", you=side(monsters=[GRAVIROSE], hand=["Dandylion"], deck=["Soitsu"] * 3))
        duel.them.ends_turn()
        duel.you.places_trigger(GRAVIROSE)
        duel.happens(e.LinkNegated(1))
        duel.resolves()
        assert duel.you.grave == []
        assert duel.state.phase is Phase.MAIN_1
        duel.you.ends_turn()
        duel.you.chooses("reveal")
        duel.you.chooses("Dandylion")
        duel.resolves()
        duel.them.ends_turn()
        duel.you.places_trigger(GRAVIROSE)
        duel.you.chooses("Soitsu")
        duel.resolves()
        assert duel.you.grave == ["Soitsu"]

    def test_not_in_the_opponents_standby_phase(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(you=side(monsters=[GRAVIROSE], hand=["Dandylion"]))
        duel.you.ends_turn()
        duel.you.chooses("reveal")
        duel.you.chooses("Dandylion")
        duel.resolves()
        assert duel.state.phase is Phase.MAIN_1
        assert duel.you.grave == []


class TestBlazeAccelerator:
    def test_it_sends_a_small_pyro_and_destroys_its_target(self, duel: Scenario) -> None:
        """The pyro leaves the hand as the effect resolves, and only then is the target destroyed (C5)."""
        duel.setup(
            you=side(spells=[face_up(ACCELERATOR)], hand=[SHELL, "Battle Ox"]),
            them=side(monsters=["Blue-Eyes White Dragon", "Soitsu"]),
        )
        duel.you.activates(ACCELERATOR, targeting="Blue-Eyes White Dragon")
        assert duel.you.grave == []
        duel.you.chooses(SHELL)
        duel.resolves()
        assert duel.you.grave == [SHELL]
        assert duel.them.grave == ["Blue-Eyes White Dragon"]

    def test_without_such_a_pyro_it_cannot(self, duel: Scenario) -> None:
        """(C10)"""
        duel.setup(
            you=side(spells=[face_up(ACCELERATOR)], hand=["Battle Ox", "Volcanic Rocket"]),
            them=side(monsters=["Soitsu"]),
        )
        duel.you.may_not(f"activate {ACCELERATOR}")

    def test_without_a_monster_of_the_opponent_it_cannot(self, duel: Scenario) -> None:
        """(X4)"""
        duel.setup(you=side(spells=[face_up(ACCELERATOR)], hand=[SHELL], monsters=["Battle Ox"]))
        duel.you.may_not(f"activate {ACCELERATOR}")

    def test_nothing_attacks_for_the_rest_of_the_turn(self, duel: Scenario) -> None:
        """Also what comes later (C17)."""
        duel.setup(
            you=side(spells=[face_up(ACCELERATOR)], hand=[SHELL, "Battle Ox"], monsters=["Vorse Raider"]),
            them=side(monsters=["Soitsu"]),
        )
        duel.you.activates(ACCELERATOR)
        duel.you.chooses(SHELL)
        duel.you.summons("Battle Ox")
        duel.you.enters_battle()
        duel.you.may_not("attack with Vorse Raider")
        duel.you.may_not("attack with Battle Ox")
        duel.resolves()

    def test_it_binds_also_when_it_is_destroyed_in_answer(self, duel: Scenario) -> None:
        """Ruling: also if a card chained to it destroys Blaze Accelerator."""
        duel.setup(
            you=side(spells=[face_up(ACCELERATOR)], hand=[SHELL], monsters=["Vorse Raider"]),
            them=side(monsters=["Soitsu"], spells=["Dust Tornado"]),
        )
        duel.you.activates(ACCELERATOR)
        duel.them.activates("Dust Tornado", targeting=ACCELERATOR)
        duel.resolves()
        assert duel.them.monsters == ["Soitsu"]
        assert duel.you.hand == [SHELL]
        duel.you.enters_battle()
        duel.you.may_not("attack with Vorse Raider")
        duel.resolves()

    def test_who_has_attacked_cannot_use_it_even_when_the_attacker_is_gone(self, duel: Scenario) -> None:
        """The turn in which it is used knows no attack; the turn remembers those made (B2)."""
        duel.setup(
            phase=BATTLE,
            you=side(spells=[face_up(ACCELERATOR)], hand=[SHELL], monsters=["Battle Ox"]),
            them=side(monsters=["Vorse Raider"]),
        )
        duel.you.attacks("Battle Ox", "Vorse Raider")
        duel.resolves()
        assert duel.you.monsters == []
        duel.you.ends_battle()
        duel.resolves()
        duel.you.may_not(f"activate {ACCELERATOR}")

    def test_the_attack_of_the_turn_before_does_not_matter(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(spells=[face_up(ACCELERATOR)], hand=[SHELL], monsters=["Vorse Raider"]),
            them=side(monsters=["Soitsu", "Battle Ox"]),
        )
        duel.you.attacks("Vorse Raider", "Soitsu")
        duel.resolves()
        for player in (duel.you, duel.them):
            player.ends_turn()
            duel.resolves()
        duel.you.may(f"activate {ACCELERATOR}")

    def test_it_can_be_used_twice_in_a_turn(self, duel: Scenario) -> None:
        """(C11)"""
        duel.setup(
            you=side(spells=[face_up(ACCELERATOR)], hand=[SHELL, SHELL]),
            them=side(monsters=["Soitsu", "Battle Ox"]),
        )
        for target in ("Soitsu", "Battle Ox"):
            duel.you.activates(ACCELERATOR)
            if isinstance(duel.prompt, ChooseCards) and duel.prompt.why is Why.TARGET:
                duel.you.targets(target)
            duel.you.chooses(SHELL)
            duel.resolves()
        assert duel.them.monsters == []

    def test_volcanic_shell_comes_back_for_the_next_shot(self, duel: Scenario) -> None:
        """The famous partner: 500 life points bring another shell to the hand."""
        duel.setup(
            you=side(spells=[face_up(ACCELERATOR)], hand=[SHELL], deck=[SHELL]),
            them=side(monsters=["Soitsu"]),
        )
        duel.you.activates(ACCELERATOR)
        duel.you.chooses(SHELL)
        duel.resolves()
        duel.you.activates(SHELL)
        duel.you.chooses(SHELL)
        duel.resolves()
        assert duel.you.hand == [SHELL]
