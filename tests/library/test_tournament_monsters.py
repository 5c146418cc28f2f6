"""Monsters of the tournaments, clause by clause: gladiators, samurai, machines and synchro monsters."""

import pytest

from cards.lang.places import Position
from cards.lang.turns import Phase
from duels.engine import to_position
from duels.engine.prompts import Why
from duels.engine.snapshot import encode
from duels.soak.positions import check_laid_again
from tests.scenario import BATTLE, Scenario, attack, copy, defense, face_down, side
from tests.scenario.invented import BOOK

LAQUARI, ANDAL, BESTIARI = "Gladiator Beast Laquari", "Gladiator Beast Andal", "Gladiator Beast Bestiari"
EQUESTE, DARIUS = "Gladiator Beast Equeste", "Gladiator Beast Darius"
SECUTOR, CHARIOT = "Gladiator Beast Secutor", "Gladiator Beast War Chariot"
IROU, ZANJI = "The Six Samurai - Irou", "The Six Samurai - Zanji"
YAICHI, HAND = "The Six Samurai - Yaichi", "Hand of the Six Samurai"
GEARFRAME, PEACEKEEPER = "Machina Gearframe", "Machina Peacekeeper"
VALLEY = "Cyber Valley"
CHAIN, ARCHER, DOOMKAISER = "Iron Chain Dragon", "Junk Archer", "Doomkaiser Dragon"


def calls(duel: Scenario, name: str) -> None:
    """Laquari has attacked; it goes back into the deck, and this one comes in attack position."""
    duel.you.attacks(LAQUARI, "directly")
    duel.resolves()
    duel.you.ends_battle()
    duel.you.places_trigger(LAQUARI)
    duel.you.chooses(name)
    duel.you.chooses("attack")


class TestEqueste:
    def test_called_by_a_gladiator_it_gets_a_gladiator_card_back(self, duel: Scenario) -> None:
        """Also a trap of the series (K23)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=[LAQUARI], deck=[EQUESTE], grave=[CHARIOT, ANDAL, "Battle Ox"])
        )
        calls(duel, EQUESTE)
        duel.you.targets(CHARIOT)
        duel.resolves()
        assert duel.you.hand == [CHARIOT]

    def test_brought_otherwise_it_gets_nothing(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=[EQUESTE, CHARIOT]))
        duel.you.activates("Monster Reborn", targeting=EQUESTE)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.hand == []

    def test_it_makes_way_for_another(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[EQUESTE], deck=[ANDAL, EQUESTE]))
        duel.you.attacks(EQUESTE, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.you.places_trigger(EQUESTE)
        duel.you.chooses(ANDAL)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [ANDAL]


class TestDarius:
    def revives(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[LAQUARI], deck=[DARIUS], grave=[BESTIARI, "Battle Ox"]),
            them=side(hand=["Snipe"]),
        )
        calls(duel, DARIUS)
        duel.you.places_trigger(DARIUS)
        duel.you.targets(BESTIARI)
        duel.you.chooses("attack")
        duel.resolves()

    def test_called_by_a_gladiator_it_revives_another_without_its_effects(self, duel: Scenario) -> None:
        self.revives(duel)
        assert duel.you.monsters == [DARIUS, BESTIARI]
        assert BESTIARI in duel.negated

    def test_when_it_leaves_that_one_goes_into_the_deck(self, duel: Scenario) -> None:
        self.revives(duel)
        duel.moves(DARIUS, "grave")
        duel.resolves()
        assert duel.you.monsters == []
        assert BESTIARI in duel.you.deck

    def test_a_position_tells_that_the_two_hang_together(self, duel: Scenario) -> None:
        self.revives(duel)
        written = to_position(BOOK, encode(duel.duel.state))
        assert written["sides"][0]["monsters"][0]["tied"] == {"seat": 0, "zone": 1}
        check_laid_again(duel.duel, b"a key for positions and nothing else")

    def test_brought_otherwise_it_revives_nothing(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=[DARIUS, BESTIARI]))
        duel.you.activates("Monster Reborn", targeting=DARIUS)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [DARIUS]


class TestMakingWay:
    def test_darius_that_battled_makes_way_for_another(self, duel: Scenario) -> None:
        """He goes into the deck, as a cost (M9)."""
        duel.setup(phase=BATTLE, you=side(monsters=[DARIUS], deck=[LAQUARI, DARIUS]))
        duel.you.attacks(DARIUS, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.you.places_trigger(DARIUS)
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert duel.you.choices == [LAQUARI]
        duel.you.chooses(LAQUARI)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [LAQUARI]
        assert duel.you.deck.count(DARIUS) == 2

    @pytest.mark.parametrize("name", [DARIUS, "Gladiator Beast Gyzarus"])
    def test_not_without_a_battle(self, duel: Scenario, name: str) -> None:
        """(B13)."""
        duel.setup(phase=BATTLE, you=side(monsters=[name, "Battle Ox"], deck=[LAQUARI, ANDAL, EQUESTE]))
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        assert duel.you.monsters == [name, "Battle Ox"]

    def test_retiari_revived_banishes_nothing(self, duel: Scenario) -> None:
        """Only a gladiator's effect brings him so."""
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=["Gladiator Beast Retiari"]),
            them=side(grave=["Battle Ox"]),
        )
        duel.you.activates("Monster Reborn", targeting="Gladiator Beast Retiari")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]


class TestSecutor:
    def is_called(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[LAQUARI], deck=[SECUTOR]))
        calls(duel, SECUTOR)
        duel.resolves()
        for player in (duel.you, duel.them):
            player.ends_turn()
            duel.resolves()

    def test_called_by_a_gladiator_it_brings_two_after_a_battle(self, duel: Scenario) -> None:
        """At the end of the battle phase; it stays, and it must (T5, B13, C10)."""
        duel.setup(phase=BATTLE, you=side(monsters=[LAQUARI], deck=[SECUTOR, ANDAL]))
        calls(duel, SECUTOR)
        duel.resolves()
        for player in (duel.you, duel.them):
            player.ends_turn()
            duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks(SECUTOR, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.you.chooses(ANDAL, LAQUARI)
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [SECUTOR, ANDAL, LAQUARI]

    def test_without_two_in_the_deck_it_brings_none(self, duel: Scenario) -> None:
        """Laquari alone is back in the deck (S5)."""
        self.is_called(duel)
        duel.you.enters_battle()
        duel.you.attacks(SECUTOR, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.you.chooses(LAQUARI)
        duel.resolves()
        assert duel.you.monsters == [SECUTOR]

    def test_with_one_zone_free_it_brings_none(self, duel: Scenario) -> None:
        """Two come, or none (S5, F9)."""
        duel.setup(phase=BATTLE, you=side(monsters=[LAQUARI, *["Soitsu"] * 3], deck=[SECUTOR, ANDAL]))
        calls(duel, SECUTOR)
        duel.resolves()
        for player in (duel.you, duel.them):
            player.ends_turn()
            duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks(SECUTOR, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        assert sorted(duel.you.monsters) == sorted([SECUTOR, *["Soitsu"] * 3])

    def test_normal_summoned_it_brings_none(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[SECUTOR], deck=[ANDAL, BESTIARI]))
        duel.you.attacks(SECUTOR, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        assert duel.you.monsters == [SECUTOR]


class TestIrou:
    def test_it_destroys_what_it_attacks_face_down(self, duel: Scenario) -> None:
        """Without turning it up, and without a battle (B1)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[IROU, YAICHI]),
            them=side(monsters=[face_down("Soitsu")]),
        )
        duel.you.attacks(IROU, "Soitsu")
        duel.resolves()
        assert duel.them.grave == ["Soitsu"]
        assert duel.lp == {"you": 8000, "them": 8000}

    def test_also_one_that_it_could_not_defeat(self, duel: Scenario) -> None:
        """There is no calculation, and no damage (B1)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[IROU, YAICHI]),
            them=side(monsters=[face_down("Labyrinth Wall")]),
        )
        duel.you.attacks(IROU, "Labyrinth Wall")
        duel.resolves()
        assert duel.them.grave == ["Labyrinth Wall"]
        assert duel.lp["you"] == 8000

    @pytest.mark.parametrize("other", [IROU, "Battle Ox", face_down(YAICHI)])
    def test_not_beside_no_other_samurai(self, duel: Scenario, other: str) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[attack(IROU), other]),
            them=side(monsters=[face_down("Labyrinth Wall")]),
        )
        duel.you.attacks(copy(IROU, 1), "Labyrinth Wall")
        duel.resolves()
        assert duel.them.monsters == ["Labyrinth Wall"]

    def test_a_face_up_monster_is_not_destroyed(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[IROU, YAICHI]),
            them=side(monsters=[defense("Labyrinth Wall")]),
        )
        duel.you.attacks(IROU, "Labyrinth Wall")
        duel.resolves()
        assert duel.them.monsters == ["Labyrinth Wall"]


class TestZanji:
    def test_what_it_attacked_is_destroyed_at_the_end_of_the_damage_step(self, duel: Scenario) -> None:
        """Though the battle has not destroyed it (B1)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ZANJI, YAICHI]),
            them=side(monsters=[defense("Labyrinth Wall")]),
        )
        duel.you.attacks(ZANJI, "Labyrinth Wall")
        duel.resolves()
        assert duel.them.grave == ["Labyrinth Wall"]

    def test_alone_it_destroys_nothing(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ZANJI, "Battle Ox"]),
            them=side(monsters=[defense("Labyrinth Wall")]),
        )
        duel.you.attacks(ZANJI, "Labyrinth Wall")
        duel.resolves()
        assert duel.them.monsters == ["Labyrinth Wall"]

    def test_attacked_it_destroys_nothing(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[defense(ZANJI), YAICHI]),
            them=side(monsters=["Soitsu"]),
        )
        duel.them.attacks("Soitsu", ZANJI)
        duel.resolves()
        assert duel.them.monsters == ["Soitsu"]

    def test_another_is_destroyed_in_its_place_in_battle_too(self, duel: Scenario) -> None:
        """And its effect still destroys what it attacked (B8, C21)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ZANJI, YAICHI, IROU]),
            them=side(monsters=["Blue-Eyes White Dragon"]),
        )
        duel.you.attacks(ZANJI, "Blue-Eyes White Dragon")
        duel.reaches_choice("you", Why.INSTEAD)
        duel.you.chooses("yes")
        duel.you.chooses(YAICHI)
        duel.resolves()
        assert duel.you.monsters == [ZANJI, IROU]
        assert duel.them.grave == ["Blue-Eyes White Dragon"]
        assert duel.lp["you"] == 8000 - 1200

    def test_destroyed_in_battle_it_still_destroys_what_it_attacked(self, duel: Scenario) -> None:
        """Its effect is of the end of the damage step, when it has been in battle (B1)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=[ZANJI, YAICHI]), them=side(monsters=["Blue-Eyes White Dragon"])
        )
        duel.you.attacks(ZANJI, "Blue-Eyes White Dragon")
        duel.you.chooses("no")
        duel.resolves()
        assert duel.you.monsters == [YAICHI]

    @pytest.mark.parametrize("name", [IROU, ZANJI, "The Six Samurai - Kamon"])
    def test_another_samurai_is_destroyed_in_its_place(self, duel: Scenario, name: str) -> None:
        """(C21)."""
        duel.setup(turn_of="them", you=side(monsters=[name, YAICHI]), them=side(hand=["Snipe"]))
        duel.them.activates("Snipe", targeting=name)
        duel.you.chooses("yes")
        duel.resolves()
        assert duel.you.monsters == [name]


class TestHand:
    def test_for_a_samurai_it_destroys_a_monster(self, duel: Scenario) -> None:
        """It may even tribute itself (M9)."""
        duel.setup(you=side(monsters=[HAND, YAICHI]), them=side(monsters=["Dark Magician"]))
        duel.you.activates(HAND)
        duel.you.pays(HAND)
        duel.you.targets("Dark Magician")
        duel.resolves()
        assert duel.them.monsters == []
        assert duel.you.monsters == [YAICHI]

    def test_more_than_once(self, duel: Scenario) -> None:
        """While there is another."""
        duel.setup(
            you=side(monsters=[HAND, YAICHI, IROU]), them=side(monsters=["Dark Magician", "Battle Ox"])
        )
        for samurai, other in ((YAICHI, "Dark Magician"), (IROU, "Battle Ox")):
            duel.you.activates(HAND)
            duel.you.pays(samurai)
            duel.you.targets(other)
            duel.resolves()
        assert duel.them.monsters == []
        duel.you.may_not(f"activate {HAND}")

    def test_not_beside_a_samurai_that_lies_face_down(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[HAND, face_down(YAICHI)]), them=side(monsters=["Dark Magician"]))
        duel.you.may_not(f"activate {HAND}")


class TestMachina:
    def test_gearframe_normal_summoned_fetches_another_machina(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[GEARFRAME], deck=[PEACEKEEPER, GEARFRAME, "Battle Ox"]))
        duel.you.summons(GEARFRAME)
        duel.you.places_trigger(GEARFRAME)
        duel.you.chooses(PEACEKEEPER)
        duel.resolves()
        assert duel.you.hand == [PEACEKEEPER]

    def test_gearframe_special_summoned_fetches_nothing(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=[GEARFRAME], deck=[PEACEKEEPER]))
        duel.you.activates("Monster Reborn", targeting=GEARFRAME)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.hand == []

    def test_peacekeeper_destroyed_fetches_a_union(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(monsters=[PEACEKEEPER], deck=[GEARFRAME, "Battle Ox"]),
            them=side(hand=["Snipe"]),
        )
        duel.them.activates("Snipe", targeting=PEACEKEEPER)
        duel.you.places_trigger(PEACEKEEPER)
        duel.you.chooses(GEARFRAME)
        duel.resolves()
        assert duel.you.hand == [GEARFRAME]

    def test_a_peacekeeper_that_goes_with_its_machine_fetches_a_union(self, duel: Scenario) -> None:
        """The rules destroy it, and that is a destruction too (X1, M6)."""
        duel.setup(
            you=side(
                monsters=[PEACEKEEPER, "X-Head Cannon"],
                spells=["Compulsory Evacuation Device"],
                deck=[GEARFRAME],
            )
        )
        duel.you.activates(PEACEKEEPER, "equip")
        duel.resolves()
        duel.you.activates("Compulsory Evacuation Device")
        duel.you.places_trigger(PEACEKEEPER)
        duel.you.chooses(GEARFRAME)
        duel.resolves()
        assert duel.you.hand == ["X-Head Cannon", GEARFRAME]

    def test_peacekeeper_misses_its_timing(self, duel: Scenario) -> None:
        """It says "when ... you can", and something else has happened since (C8, K1)."""
        duel.setup(
            you=side(
                monsters=[PEACEKEEPER, "X-Head Cannon", "Battle Ox"],
                hand=["Summoned Skull"],
                deck=[GEARFRAME],
            )
        )
        duel.you.activates(PEACEKEEPER, "equip", targeting="X-Head Cannon")
        duel.resolves()
        duel.you.summons("Summoned Skull", tributing=["X-Head Cannon"])
        duel.resolves()
        assert duel.missed == [PEACEKEEPER]

    def test_peacekeeper_tributed_fetches_nothing(self, duel: Scenario) -> None:
        """That is no destruction (X1, X6)."""
        duel.setup(you=side(monsters=[PEACEKEEPER], hand=["Summoned Skull"], deck=[GEARFRAME]))
        duel.you.summons("Summoned Skull", tributing=[PEACEKEEPER])
        duel.resolves()
        assert duel.you.hand == []

    @pytest.mark.parametrize("name", [GEARFRAME, PEACEKEEPER])
    def test_as_a_union_it_is_destroyed_by_an_effect_in_place_of_its_machine(
        self, duel: Scenario, name: str
    ) -> None:
        """And without it the machine goes itself (S15, C21)."""
        duel.setup(you=side(monsters=[name, "X-Head Cannon"], hand=["Hammer Shot", "Hammer Shot"]))
        duel.you.activates(name, "equip", targeting="X-Head Cannon")
        duel.resolves()
        assert duel.you.spells == [name]
        duel.you.activates("Hammer Shot")
        duel.resolves()
        assert (duel.you.monsters, duel.you.spells) == (["X-Head Cannon"], [])
        assert name in duel.you.grave
        duel.you.activates("Hammer Shot")
        duel.resolves()
        assert duel.you.monsters == []

    @pytest.mark.parametrize("name", [GEARFRAME, PEACEKEEPER])
    def test_as_a_union_it_is_destroyed_by_battle_in_place_of_its_machine(
        self, duel: Scenario, name: str
    ) -> None:
        """The damage is taken all the same (C21)."""
        duel.setup(you=side(monsters=[name, "X-Head Cannon"]), them=side(monsters=["Blue-Eyes White Dragon"]))
        duel.you.activates(name, "equip", targeting="X-Head Cannon")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.enters_battle()
        duel.them.attacks("Blue-Eyes White Dragon", "X-Head Cannon")
        duel.resolves()
        assert duel.you.monsters == ["X-Head Cannon"]
        assert duel.you.grave == [name]
        assert duel.lp["you"] == 8000 - 1200

    @pytest.mark.parametrize("name", [GEARFRAME, PEACEKEEPER])
    def test_it_comes_off_in_attack_position_but_not_at_once(self, duel: Scenario, name: str) -> None:
        """(S15)."""
        duel.setup(you=side(monsters=[name, "X-Head Cannon"]))
        duel.you.activates(name, "equip", targeting="X-Head Cannon")
        duel.resolves()
        duel.you.may_not(f"activate {name}")
        for player in (duel.you, duel.them):
            player.ends_turn()
            duel.resolves()
        duel.you.activates(name, "unequip")
        duel.resolves()
        assert duel.you.position(name) is Position.ATTACK

    @pytest.mark.parametrize("name", [GEARFRAME, PEACEKEEPER])
    def test_it_fits_only_a_machine(self, duel: Scenario, name: str) -> None:
        duel.setup(you=side(monsters=[name, "Battle Ox"]), them=side(monsters=["X-Head Cannon"]))
        duel.you.may_not(f"activate {name}")


class TestIronChainDragon:
    def test_it_grows_by_what_is_banished_until_the_end_phase(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[CHAIN], grave=[CHAIN, CHAIN, "Battle Ox"]))
        duel.you.activates(CHAIN)
        duel.resolves()
        assert duel.you.atk(CHAIN) == 2900
        assert duel.you.grave == ["Battle Ox"]
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk(CHAIN) == 2500

    def test_without_one_in_the_graveyard_it_does_nothing(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[CHAIN], grave=["Battle Ox"]), them=side(grave=[CHAIN]))
        duel.you.may_not(f"activate {CHAIN}")

    def test_its_battle_damage_takes_three_cards_of_the_deck(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[CHAIN]),
            them=side(deck=["Battle Ox", "Soitsu", "Dark Magician", "Mystical Elf"]),
        )
        duel.you.attacks(CHAIN, "directly")
        duel.resolves()
        assert len(duel.them.grave) == 3

    def test_without_damage_it_takes_none(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[CHAIN]), them=side(monsters=[defense("Soitsu")]))
        duel.you.attacks(CHAIN, "Soitsu")
        duel.resolves()
        assert duel.them.grave == ["Soitsu"]


class TestJunkArcher:
    def test_what_it_banishes_comes_back_in_the_end_phase_as_it_lay(self, duel: Scenario) -> None:
        """(X8, T9)."""
        duel.setup(you=side(monsters=[ARCHER]), them=side(monsters=[defense("Soitsu")]))
        duel.you.activates(ARCHER, targeting="Soitsu")
        duel.resolves()
        assert duel.them.monsters == []
        duel.you.may_not(f"activate {ARCHER}")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.monsters == ["Soitsu"]
        assert duel.them.position("Soitsu") is Position.DEFENSE

    def test_not_ones_own(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[ARCHER, "Soitsu"]))
        duel.you.may_not(f"activate {ARCHER}")


class TestDoomkaiser:
    def comes(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Plaguespreader Zombie", "Zombie Master"], extra=[DOOMKAISER]),
            them=side(grave=["Armored Zombie", "Battle Ox"]),
        )
        duel.you.synchro_summons(DOOMKAISER, "Plaguespreader Zombie", ["Zombie Master"])
        duel.you.places_trigger(DOOMKAISER)
        duel.you.targets("Armored Zombie")
        duel.resolves()

    def test_it_brings_a_zombie_of_the_opponent(self, duel: Scenario) -> None:
        self.comes(duel)
        assert duel.you.monsters == [DOOMKAISER, "Armored Zombie"]
        assert duel.you.position("Armored Zombie") is Position.ATTACK

    def test_that_one_is_destroyed_when_it_leaves(self, duel: Scenario) -> None:
        self.comes(duel)
        duel.moves(DOOMKAISER, "banished")
        duel.resolves()
        assert duel.you.monsters == []
        assert "Armored Zombie" in duel.them.grave

    def test_no_zombie_of_ones_own(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                monsters=["Plaguespreader Zombie", "Zombie Master"],
                extra=[DOOMKAISER],
                grave=["Armored Zombie"],
            ),
        )
        duel.you.synchro_summons(DOOMKAISER, "Plaguespreader Zombie", ["Zombie Master"])
        duel.resolves()
        assert duel.you.monsters == [DOOMKAISER]


class TestCyberValley:
    def test_attacked_it_leaves_and_ends_the_battle_phase(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[VALLEY], deck=["Battle Ox"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.them.attacks("Dark Magician", VALLEY)
        duel.you.places_trigger(VALLEY)
        duel.resolves()
        assert duel.you.banished == [VALLEY]
        assert duel.you.hand == ["Battle Ox"]
        assert duel.phase is Phase.MAIN_2
        assert duel.you.lp == 8000

    def test_with_another_monster_it_makes_two_cards(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[VALLEY, "Soitsu"], deck=["Battle Ox", "Dark Magician"]))
        duel.you.activates(VALLEY, "draw", targeting="Soitsu")
        duel.resolves()
        assert duel.you.monsters == []
        assert len(duel.you.hand) == 2

    def test_without_another_monster_it_makes_none(self, duel: Scenario) -> None:
        """The card of the hand and one of the graveyard are wanting, too."""
        duel.setup(you=side(monsters=[VALLEY, face_down("Soitsu")], grave=["Battle Ox"]))
        duel.you.may_not(f"activate {VALLEY}")

    def test_with_a_card_of_the_hand_it_gets_one_back_onto_the_deck(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[VALLEY], hand=["Soitsu"], grave=["Battle Ox"]))
        duel.you.activates(VALLEY, "salvage")
        duel.you.chooses("Soitsu")
        duel.resolves()
        assert duel.you.banished == ["Soitsu", VALLEY]
        assert duel.you.deck[0] == "Battle Ox"
