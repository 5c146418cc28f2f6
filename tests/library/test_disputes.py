"""Disputes between cards: whose effect it is, where it activates, and what it still finds there."""

import pytest

from tests.scenario import BATTLE, Scenario, attack, copy, face_down, face_up, side


class TestWhoseItIs:
    def test_a_borrowed_card_trooper_lets_nobody_draw(self, duel: Scenario) -> None:
        """It must be destroyed on its owner's own side (F8, X1)."""
        duel.setup(you=side(hand=["Dark Hole"], monsters=[attack("Card Trooper").of_the_other()]))
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert (duel.you.hand, duel.them.hand, duel.them.grave) == ([], [], ["Card Trooper"])

    def test_what_a_borrowed_absolute_zero_destroys_are_the_borrowers_monsters(self, duel: Scenario) -> None:
        """In the graveyard the effect is its owner's (C8, F8, E4)."""
        duel.setup(
            you=side(
                hand=["Summoned Skull"], monsters=[attack("Elemental HERO Absolute Zero").of_the_other()]
            ),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.summons("Summoned Skull", tributing=["Elemental HERO Absolute Zero"])
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == ([], ["Battle Ox"])

    def test_the_tokens_of_a_borrowed_dandylion_come_to_its_owner(self, duel: Scenario) -> None:
        """(C8, F8, S12)."""
        duel.setup(you=side(hand=["Summoned Skull"], monsters=[attack("Dandylion").of_the_other()]))
        duel.you.summons("Summoned Skull", tributing=["Dandylion"])
        duel.resolves()
        assert duel.them.monsters == ["Fluff Token", "Fluff Token"]

    def test_sangan_that_was_an_equip_searches_for_its_owner(self, duel: Scenario) -> None:
        """It went to the graveyard from the field, as a spell card (M6, X2)."""
        duel.setup(
            you=side(monsters=["Relinquished"], hand=["Mystical Space Typhoon"]),
            them=side(monsters=["Sangan"], deck=["Kuriboh"], filled=False),
        )
        duel.you.activates("Relinquished", targeting="Sangan")
        duel.resolves()
        duel.you.activates("Mystical Space Typhoon")
        duel.them.chooses("Kuriboh")
        duel.resolves()
        assert duel.them.hand == ["Kuriboh"]


class TestSeveralAtOnce:
    def test_samurai_that_come_together_are_counted_once(self, duel: Scenario) -> None:
        """One event is one time, however many it brings (C13)."""
        duel.setup(
            you=side(
                spells=[face_up("Six Samurai United"), "Return from the Different Dimension"],
                banished=["The Six Samurai - Irou", "The Six Samurai - Kamon"],
            )
        )
        duel.you.activates("Return from the Different Dimension")
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.find("Six Samurai United").counters == {"Bushido Counter": 1}

    def test_two_fortresses_targeted_by_one_effect_look_twice(self, duel: Scenario) -> None:
        """Each card forestalls on its own, before the effect is dealt with (C22, X4)."""
        duel.setup(
            you=side(
                monsters=["Gladiator Beast Bestiari", "Gladiator Beast Murmillo"],
                extra=["Gladiator Beast Gyzarus"],
                hand=["Kuriboh", "Soitsu", "Battle Ox"],
            ),
            them=side(monsters=["Machina Fortress", "Machina Fortress"]),
        )
        duel.you.comes_by_its_own_way(
            "Gladiator Beast Gyzarus", ["Gladiator Beast Bestiari", "Gladiator Beast Murmillo"]
        )
        duel.you.places_trigger("Gladiator Beast Gyzarus")
        duel.you.targets("Machina Fortress", "Machina Fortress")
        duel.them.chooses("Kuriboh")
        duel.them.chooses("Soitsu")
        duel.resolves()
        assert duel.you.hand == ["Battle Ox"]
        assert duel.them.monsters == []

    def test_night_assailant_finds_what_was_discarded_with_it(self, duel: Scenario) -> None:
        """All hands go together, and each copy looks for another flip monster (C13, X3)."""
        duel.setup(
            you=side(monsters=[face_down("Morphing Jar")], hand=["Night Assailant"]),
            them=side(hand=["Night Assailant", "Man-Eater Bug"]),
        )
        duel.you.flip_summons("Morphing Jar")
        duel.resolves()
        assert duel.them.grave == ["Night Assailant"]
        assert duel.you.grave == ["Night Assailant"]

    def test_two_wulfs_that_were_milled_find_one_zone(self, duel: Scenario) -> None:
        """Both must activate; for the second there is no room (C10, F9)."""
        duel.setup(
            you=side(
                monsters=["Jain, Lightsworn Paladin", *["Soitsu"] * 3], deck=["Wulf, Lightsworn Beast"] * 2
            )
        )
        duel.you.ends_turn()
        duel.you.places_trigger(copy("Wulf, Lightsworn Beast", 1))
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.grave == ["Wulf, Lightsworn Beast"]
        assert len(duel.you.monsters) == 5

    def test_two_dupe_frogs_guard_each_other(self, duel: Scenario) -> None:
        """Neither can be attacked, nor can their player while they stand there (B2)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(monsters=["Dupe Frog", "Dupe Frog"]),
        )
        duel.you.may_not("attack with Battle Ox")


class TestChains:
    def test_the_second_doomcaliber_knight_answers_the_first(self, duel: Scenario) -> None:
        """It must, after the turn player's own (C9, K2); what that would have negated goes on."""
        duel.setup(
            you=side(hand=["Armageddon Knight"], monsters=["Doomcaliber Knight"], deck=["Sangan"]),
            them=side(monsters=["Doomcaliber Knight"]),
        )
        duel.you.summons("Armageddon Knight")
        duel.you.places_trigger("Armageddon Knight")
        assert duel.chain == ["Armageddon Knight", "Doomcaliber Knight", "Doomcaliber Knight"]
        duel.you.chooses("Sangan")
        duel.resolves()
        assert sorted(duel.you.grave) == ["Doomcaliber Knight", "Sangan"]

    def test_stardust_dragon_saves_what_another_would_destroy(self, duel: Scenario) -> None:
        """The other one's effect would destroy too (S5, C2); only the one that was applied comes back."""
        duel.setup(
            turn_of="them",
            you=side(monsters=[attack("Stardust Dragon").that("proper")]),
            them=side(
                monsters=[attack("Stardust Dragon").that("proper"), "Dark Armed Dragon"], grave=["Sangan"]
            ),
        )
        duel.them.activates("Dark Armed Dragon")
        duel.them.pays("Sangan")
        duel.them.targets(copy("Stardust Dragon", 1))
        duel.you.activates("Stardust Dragon")
        duel.them.activates("Stardust Dragon")
        duel.resolves()
        assert duel.them.monsters == ["Dark Armed Dragon"]
        duel.them.ends_turn()
        duel.them.places_trigger("Stardust Dragon")
        duel.them.chooses("attack")
        duel.resolves()
        assert duel.you.grave == ["Stardust Dragon"]

    def test_level_eater_that_is_banished_in_answer_still_eats(self, duel: Scenario) -> None:
        """The level is lowered, and nothing comes (C5, C15)."""
        duel.setup(
            you=side(monsters=["Stardust Dragon"], grave=["Level Eater"]), them=side(hand=["D.D. Crow"])
        )
        duel.you.activates("Level Eater")
        duel.them.activates("D.D. Crow")
        duel.resolves()
        assert (duel.you.level("Stardust Dragon"), duel.you.monsters) == (7, ["Stardust Dragon"])

    def test_a_negated_dark_armed_dragon_is_the_fourth_in_the_graveyard(self, duel: Scenario) -> None:
        """So the next one cannot come (S3, S5)."""
        duel.setup(
            you=side(hand=["Dark Armed Dragon"] * 2, grave=["Sangan", "Kuriboh", "Krebons"]),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.special_summons("Dark Armed Dragon")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        duel.you.may_not("special summon Dark Armed Dragon")


class TestNamesAndPlaces:
    def test_caius_burns_for_a_dark_monster_that_is_an_equip(self, duel: Scenario) -> None:
        """A banished card is what is printed on it (X8, M6)."""
        duel.setup(
            you=side(monsters=["Relinquished", "Battle Ox"], hand=["Caius the Shadow Monarch"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.activates("Relinquished", targeting="Dark Magician")
        duel.resolves()
        duel.you.summons("Caius the Shadow Monarch", tributing=["Battle Ox"])
        duel.you.chooses("Dark Magician")
        duel.resolves()
        assert duel.them.banished == ["Dark Magician"]
        assert duel.lp["them"] == 7000

    def test_prisma_is_cyber_dragon_for_chimeratech_fortress(self, duel: Scenario) -> None:
        """But a warrior still, so that it needs a machine beside it (S13, K23)."""
        duel.setup(
            you=side(
                monsters=["Elemental HERO Prisma", "Red Gadget"],
                extra=["Chimeratech Fortress Dragon"],
                deck=["Cyber Dragon"],
            )
        )
        duel.you.activates("Elemental HERO Prisma")
        duel.you.pays("Chimeratech Fortress Dragon")
        duel.you.pays("Cyber Dragon")
        duel.resolves()
        duel.you.comes_by_its_own_way("Chimeratech Fortress Dragon", ["Elemental HERO Prisma", "Red Gadget"])
        duel.resolves()
        assert duel.you.atk("Chimeratech Fortress Dragon") == 2000

    @pytest.mark.parametrize("way", ["synchro", "bounced"])
    def test_plaguespreader_zombie_is_banished_however_it_leaves(self, duel: Scenario, way: str) -> None:
        """As material and returned to the hand alike (X8)."""
        duel.setup(
            you=side(
                monsters=["Mystical Elf"],
                hand=["Battle Ox"],
                grave=["Plaguespreader Zombie"],
                extra=["Goyo Guardian"],
                spells=["Compulsory Evacuation Device"],
            )
        )
        duel.you.activates("Plaguespreader Zombie")
        duel.you.pays("Battle Ox")
        duel.you.chooses("attack")
        duel.resolves()
        if way == "synchro":
            duel.you.synchro_summons("Goyo Guardian", "Plaguespreader Zombie", ["Mystical Elf"])
        else:
            duel.you.activates("Compulsory Evacuation Device", targeting="Plaguespreader Zombie")
        duel.resolves()
        assert duel.you.banished == ["Plaguespreader Zombie"]
