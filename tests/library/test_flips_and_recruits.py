"""Cards that bring monsters from hand, deck and graveyard, and flip effects: what their texts say."""

import pytest

from cards.lang.places import Position
from cards.lang.terms import ERA_RACES, Race
from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, face_down, side

FIVE = ["Battle Ox", "Mystical Elf", "Sangan", "Kuriboh", "Dark Magician"]


class TestCyberJar:
    def test_all_monsters_are_destroyed_and_new_ones_come(self, duel: Scenario) -> None:
        """S5, C19: each player's own, of level 4 or lower; the rest goes to the hand, with no shuffle."""
        duel.setup(
            you=side(
                monsters=[face_down("Cyber Jar")],
                deck=["Battle Ox", "Dark Magician", "Dark Hole", "Raigeki", "Pot of Greed"],
            ),
            them=side(
                monsters=["Summoned Skull"],
                deck=["Sangan", "Dark Hole", "Raigeki", "Kuriboh", "Polymerization"],
            ),
        )
        duel.you.flip_summons("Cyber Jar")
        duel.you.chooses("attack")
        duel.them.chooses("face_down_defense")
        duel.them.chooses("attack")
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == (["Battle Ox"], ["Sangan", "Kuriboh"])
        assert duel.them.position("Sangan") is Position.FACE_DOWN_DEFENSE
        assert sorted(duel.you.hand) == ["Dark Hole", "Dark Magician", "Pot of Greed", "Raigeki"]
        assert len(duel.them.hand) == 3
        assert (duel.you.grave, duel.them.grave) == (["Cyber Jar"], ["Summoned Skull"])
        assert duel.happened(e.Shuffled) == []
        moments = {one.moment for one in duel.happenings if _by_effect(one.event)}
        assert len(moments) == 1


def _by_effect(event: e.Event) -> bool:
    return isinstance(event, e.Summoned) and event.manner is e.Manner.SPECIAL


class TestFlips:
    def test_the_spy_brings_a_gravekeeper(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                monsters=[face_down("Gravekeeper's Spy")], deck=["Gravekeeper's Descendant", "Battle Ox"]
            )
        )
        duel.you.flip_summons("Gravekeeper's Spy")
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert duel.you.choices == ["Gravekeeper's Descendant"]
        duel.you.chooses("Gravekeeper's Descendant")
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == ["Gravekeeper's Spy", "Gravekeeper's Descendant"]
        assert len(duel.happened(e.Shuffled)) == 1

    def test_without_one_it_activates_and_does_nothing(self, duel: Scenario) -> None:
        """C10: it is mandatory."""
        duel.setup(you=side(monsters=[face_down("Gravekeeper's Spy")], deck=["Battle Ox"]))
        duel.you.flip_summons("Gravekeeper's Spy")
        duel.resolves()
        assert [event.link.key for event in duel.happened(e.LinkMade)] == ["flip"]
        assert duel.you.monsters == ["Gravekeeper's Spy"]

    def test_the_descendant_destroys_at_the_price_of_another(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Gravekeeper's Descendant", "Gravekeeper's Spy"]),
            them=side(spells=["Mirror Force"]),
        )
        duel.you.activates("Gravekeeper's Descendant")
        duel.you.pays("Gravekeeper's Spy")
        duel.resolves()
        assert duel.them.grave == ["Mirror Force"]
        assert duel.you.monsters == ["Gravekeeper's Descendant"]

    def test_it_does_not_pay_with_itself(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Gravekeeper's Descendant"]), them=side(spells=["Mirror Force"]))
        duel.you.may_not("activate Gravekeeper's Descendant")

    def test_the_hamster_brings_a_beast_face_down(self, duel: Scenario) -> None:
        """K26: which beast it is stays hidden from the other."""
        duel.setup(
            you=side(
                monsters=[face_down("Super-Nimble Mega Hamster")],
                deck=["Ryko, Lightsworn Hunter", "Super-Nimble Mega Hamster", "Battle Ox"],
            )
        )
        duel.you.flip_summons("Super-Nimble Mega Hamster")
        duel.you.places_trigger("Super-Nimble Mega Hamster")
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert duel.you.choices == ["Ryko, Lightsworn Hunter"]
        duel.you.chooses("Ryko, Lightsworn Hunter")
        duel.resolves()
        assert duel.you.position("Ryko, Lightsworn Hunter") is Position.FACE_DOWN_DEFENSE
        assert not duel.them.sees("Ryko, Lightsworn Hunter")

    def test_the_assailant_destroys_a_monster(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[face_down("Night Assailant")]), them=side(monsters=["Battle Ox"]))
        duel.you.flip_summons("Night Assailant")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]

    def test_from_the_hand_it_fetches_another_flip_monster(self, duel: Scenario) -> None:
        """Text of before 2022: another copy of its own name may be chosen, but not this very card."""
        duel.setup(
            you=side(hand=["Night Assailant"], monsters=["Scavenger"], grave=["Night Assailant", "Sangan"])
        )
        duel.you.activates("Scavenger")
        duel.you.pays("Night Assailant")
        duel.resolves()
        assert duel.you.hand == ["Night Assailant"]

    def test_alone_it_fetches_nothing(self, duel: Scenario) -> None:
        """C10: without a target it does not activate."""
        duel.setup(you=side(hand=["Night Assailant"], monsters=["Scavenger"], grave=["Sangan"]))
        duel.you.activates("Scavenger")
        duel.you.pays("Night Assailant")
        duel.resolves()
        assert duel.you.hand == []


class TestZombies:
    def test_the_master_may_target_what_was_sent_as_its_cost(self, duel: Scenario) -> None:
        """M9: the cost is paid first, and the targets are chosen then."""
        duel.setup(you=side(hand=["Goblin Zombie"], monsters=["Zombie Master"]))
        duel.you.activates("Zombie Master")
        duel.you.pays("Goblin Zombie")
        duel.you.targets("Goblin Zombie")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Zombie Master", "Goblin Zombie"]
        duel.you.may_not("activate Zombie Master")

    def test_without_a_zombie_of_level_four_it_cannot(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"], monsters=["Zombie Master"]))
        duel.you.may_not("activate Zombie Master")

    def test_mezuki_leaves_for_another(self, duel: Scenario) -> None:
        """K15: itself, banished as the cost, is no target."""
        duel.setup(you=side(grave=["Mezuki", "Goblin Zombie", "Battle Ox"]))
        duel.you.activates("Mezuki", targeting="Goblin Zombie")
        duel.you.chooses("attack")
        duel.resolves()
        assert (duel.you.monsters, duel.you.banished) == (["Goblin Zombie"], ["Mezuki"])

    def test_mezuki_alone_cannot(self, duel: Scenario) -> None:
        duel.setup(you=side(grave=["Mezuki"]))
        duel.you.may_not("activate Mezuki")

    def test_goblin_zombie_mills_when_it_inflicts_damage(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Goblin Zombie"]), them=side(deck=["Sangan"]))
        duel.you.attacks("Goblin Zombie", "directly")
        duel.resolves()
        assert duel.them.grave == ["Sangan"]

    def test_goblin_zombie_searches_when_it_is_sent_from_the_field(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Sexton"], monsters=["Goblin Zombie"], deck=["Mezuki", "Pyramid Turtle"]))
        duel.you.activates("Sexton", targeting="Goblin Zombie")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        assert duel.you.choices == ["Mezuki"]
        duel.you.chooses("Mezuki")
        duel.resolves()
        assert duel.you.hand == ["Mezuki"]

    def test_sent_from_the_hand_it_does_not(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Goblin Zombie"], monsters=["Scavenger"], deck=["Mezuki"]))
        duel.you.activates("Scavenger")
        duel.you.pays("Goblin Zombie")
        duel.resolves()
        assert duel.you.hand == []


class TestRecruits:
    def test_one_for_one_brings_a_level_one_monster_of_hand_or_deck(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["One for One", "Battle Ox"], deck=["Kuriboh", "Sangan"]))
        duel.you.activates("One for One")
        duel.you.pays("Battle Ox")
        duel.you.chooses("Kuriboh")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Kuriboh"]
        assert len(duel.happened(e.Shuffled)) == 1

    def test_without_a_monster_to_send_it_cannot(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["One for One", "Dark Hole"], deck=["Kuriboh"]))
        duel.you.may_not("activate One for One")

    def test_lonefire_blossom_can_pay_with_itself_and_needs_no_zone(self, duel: Scenario) -> None:
        """F9."""
        duel.setup(you=side(monsters=["Lonefire Blossom", *["Battle Ox"] * 4], deck=["Mystic Tomato"]))
        duel.you.activates("Lonefire Blossom")
        duel.you.pays("Lonefire Blossom")
        duel.you.chooses("Mystic Tomato")
        duel.you.chooses("attack")
        duel.resolves()
        assert "Mystic Tomato" in duel.you.monsters

    def test_without_a_plant_in_the_deck_it_cannot(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Lonefire Blossom"], deck=["Sangan"], filled=False))
        duel.you.may_not("activate Lonefire Blossom")

    def test_armageddon_knight_sends_a_dark_monster(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Armageddon Knight"], deck=["Sangan", "Battle Ox"], filled=False))
        duel.you.summons("Armageddon Knight")
        duel.you.places_trigger("Armageddon Knight")
        duel.reaches_choice("you", Why.SEND_TO_GRAVE)
        assert duel.you.choices == ["Sangan"]
        duel.you.chooses("Sangan")
        duel.resolves()
        assert duel.you.grave == ["Sangan"]

    def test_volcanic_rocket_finds_a_blaze_accelerator_or_is_silent(self, duel: Scenario) -> None:
        """C19: with no such card in deck or graveyard nothing can be activated."""
        duel.setup(you=side(hand=["Volcanic Rocket"]))
        duel.you.summons("Volcanic Rocket")
        duel.resolves()
        assert duel.happened(e.LinkMade) == []

    @pytest.mark.parametrize(
        ("deck", "grave"), [(["Flame Thrower"], []), ([], ["Flame Thrower"])], ids=["deck", "graveyard"]
    )
    def test_volcanic_rocket_finds_one_in_the_deck_or_in_the_graveyard(
        self, duel: Scenario, deck: list[str], grave: list[str]
    ) -> None:
        """When normal summoned. Who looks through his deck is asked, whatever is found there (K26)."""
        duel.setup(you=side(hand=["Volcanic Rocket"], deck=deck, grave=grave))
        duel.you.summons("Volcanic Rocket")
        duel.you.places_trigger("Volcanic Rocket")
        duel.you.chooses("Flame Thrower")
        duel.resolves()
        assert duel.you.hand == ["Flame Thrower"]

    def test_volcanic_rocket_finds_one_when_special_summoned(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Volcanic Rocket", "Flame Thrower"]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.you.places_trigger("Volcanic Rocket")
        duel.you.chooses("Flame Thrower")
        duel.resolves()
        assert duel.you.hand == ["Flame Thrower"]

    def test_volcanic_rocket_finds_none_when_flip_summoned(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[face_down("Volcanic Rocket")], grave=["Flame Thrower"]))
        duel.you.flip_summons("Volcanic Rocket")
        duel.resolves()
        assert duel.you.hand == []

    @pytest.mark.parametrize(("beside", "atk"), [("Flamvell Magician", 1800), ("Battle Ox", 1400)])
    def test_flamvell_magician_gains_beside_another_flamvell(
        self, duel: Scenario, beside: str, atk: int
    ) -> None:
        duel.setup(you=side(monsters=["Flamvell Magician", beside]))
        monster = duel.state.monsters(0)[0]
        assert duel.duel.view(0).sides[0].monsters[0].attack_points == atk
        assert monster.card.name_en == "Flamvell Magician"

    def test_dark_grepher_comes_for_a_high_dark_monster(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Dark Grepher", "Dark Magician", "Sangan"], deck=["Kuriboh"]))
        duel.you.comes_by_its_own_way("Dark Grepher", ["Dark Magician"])
        duel.resolves()
        assert duel.you.grave == ["Dark Magician"]
        duel.you.activates("Dark Grepher")
        duel.you.pays("Sangan")
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert duel.you.grave == ["Dark Magician", "Sangan", "Kuriboh"]
        duel.you.may_not("activate Dark Grepher")

    def test_a_low_one_is_not_enough(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Dark Grepher", "Sangan"]))
        duel.you.may_not("special summon Dark Grepher")


class TestAvarice:
    def test_five_return_and_two_are_drawn(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Pot of Avarice"], grave=FIVE))
        duel.you.activates("Pot of Avarice")
        duel.resolves()
        assert len(duel.you.hand) == 2
        assert duel.you.grave == ["Pot of Avarice"]

    def test_four_are_too_few(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Pot of Avarice"], grave=FIVE[:4]))
        duel.you.may_not("activate Pot of Avarice")

    def test_when_one_is_gone_none_returns_and_nothing_is_drawn(self, duel: Scenario) -> None:
        """C5, N2."""
        duel.setup(you=side(hand=["Pot of Avarice", "Oubliette"], grave=FIVE))
        duel.you.activates("Pot of Avarice")
        duel.you.activates("Oubliette", targeting="Sangan")
        duel.resolves()
        assert duel.you.hand == []
        assert duel.you.grave == [*(name for name in FIVE if name != "Sangan"), "Pot of Avarice", "Oubliette"]


class TestChance:
    def test_the_cup_fills_for_one_of_the_two(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Cup of Ace"]))
        duel.you.activates("Cup of Ace")
        duel.resolves()
        (event,) = duel.happened(e.CoinTossed)
        assert (len(duel.you.hand), len(duel.them.hand)) == ((2, 0) if event.heads else (0, 2))

    def test_graceful_dice_lifts_all_face_up_monsters_until_the_end_phase(self, duel: Scenario) -> None:
        """T9."""
        duel.setup(you=side(hand=["Graceful Dice"], monsters=["Battle Ox", face_down("Mystical Elf")]))
        duel.you.activates("Graceful Dice")
        duel.resolves()
        (event,) = duel.happened(e.DieRolled)
        assert duel.you.atk("Battle Ox") == 1700 + 100 * event.shown
        assert duel.you.defense("Battle Ox") == 1000 + 100 * event.shown
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 1700

    def test_without_a_face_up_monster_it_cannot(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Graceful Dice"], monsters=[face_down("Battle Ox")]))
        duel.you.may_not("activate Graceful Dice")


class TestDnaSurgery:
    def test_every_face_up_monster_is_of_the_declared_type(self, duel: Scenario) -> None:
        """X10, N4: while it stands, those of either side, and no set one."""
        duel.setup(
            you=side(spells=["DNA Surgery"], hand=["Spoken Purge"], monsters=["Battle Ox"]),
            them=side(monsters=["Mystical Elf", face_down("Dark Magician")]),
        )
        duel.you.activates("DNA Surgery")
        duel.you.calls("Dragon")
        duel.resolves()
        yours, theirs = duel.duel.view(0).sides
        assert [card.looks and card.looks.race for card in (yours.monsters[0], theirs.monsters[0])] == [
            Race.DRAGON,
            Race.DRAGON,
        ]
        assert theirs.monsters[1].looks is None
        duel.you.activates("Spoken Purge")
        duel.you.calls("Dragon")
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == ([], ["Dark Magician"])

    def test_types_of_later_eras_cannot_be_declared(self, duel: Scenario) -> None:
        """The catalogue knows them, the duel does not; nor can anybody call a Divine-Beast."""
        duel.setup(you=side(spells=["DNA Surgery"], monsters=["Battle Ox"]))
        duel.you.activates("DNA Surgery")
        assert set(duel.prompt.options) == set(ERA_RACES) - {Race.DIVINE_BEAST}
        assert Race.CYBERSE not in ERA_RACES
        duel.you.calls("Dragon")
        duel.resolves()

    def test_their_own_type_is_gone_meanwhile(self, duel: Scenario) -> None:
        duel.setup(
            you=side(spells=["DNA Surgery"], hand=["Spoken Purge"], monsters=["Battle Ox"]),
            them=side(monsters=["Mystical Elf"]),
        )
        duel.you.activates("DNA Surgery")
        duel.you.calls("Dragon")
        duel.resolves()
        duel.you.activates("Spoken Purge")
        duel.you.calls("Spellcaster")
        duel.resolves()
        assert duel.them.monsters == ["Mystical Elf"]

    def test_without_it_they_are_what_they_were(self, duel: Scenario) -> None:
        """C18: what was declared goes with the card."""
        duel.setup(
            you=side(spells=["DNA Surgery"], hand=["Spoken Purge", "Ebb"], monsters=["Battle Ox"]),
        )
        duel.you.activates("DNA Surgery")
        duel.you.calls("Dragon")
        duel.resolves()
        assert duel.find("DNA Surgery").said == "Dragon"
        duel.you.activates("Ebb")
        duel.resolves()
        assert duel.find("DNA Surgery").said == ""
