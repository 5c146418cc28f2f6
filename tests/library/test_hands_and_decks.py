"""Cards that draw, discard, search, return and look: what their texts and rulings say."""

import pytest

from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import Scenario, changes, defense, face_down, side

FIVE = ["Battle Ox", "Mystical Elf", "Sangan", "Kuriboh", "Dark Magician"]


class TestMorphingJar:
    def test_both_discard_their_hands_and_draw_five(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Battle Ox"], monsters=[face_down("Morphing Jar")]),
            them=side(hand=["Mystical Elf", "Kuriboh"]),
        )
        duel.you.flip_summons("Morphing Jar")
        duel.resolves()
        assert (duel.you.grave, duel.them.grave) == (["Battle Ox"], ["Mystical Elf", "Kuriboh"])
        assert (len(duel.you.hand), len(duel.them.hand)) == (5, 5)

    def test_without_any_hand_both_draw_all_the_same(self, duel: Scenario) -> None:
        """C5: the drawing stands on its own."""
        duel.setup(you=side(monsters=[face_down("Morphing Jar")]))
        duel.you.flip_summons("Morphing Jar")
        duel.resolves()
        assert (len(duel.you.hand), len(duel.them.hand)) == (5, 5)

    def test_who_cannot_draw_five_loses(self, duel: Scenario) -> None:
        """T4, K14."""
        duel.setup(
            you=side(monsters=[face_down("Morphing Jar")]), them=side(deck=["Battle Ox"] * 4, filled=False)
        )
        duel.you.flip_summons("Morphing Jar")
        duel.resolves()
        assert duel.winner == "you"


class TestTrapDustshoot:
    def test_a_monster_of_a_hand_of_four_goes_into_the_deck(self, duel: Scenario) -> None:
        duel.setup(
            you=side(spells=["Trap Dustshoot"]),
            them=side(hand=["Battle Ox", "Dark Hole", "Sangan", "Raigeki"]),
        )
        duel.you.activates("Trap Dustshoot")
        duel.reaches_choice("you", Why.TO_DECK)
        assert sorted(duel.you.choices) == ["Battle Ox", "Sangan"]
        duel.you.chooses("Sangan")
        duel.resolves()
        assert duel.them.hand == ["Battle Ox", "Dark Hole", "Raigeki"]
        assert [event.player for event in duel.happened(e.Shuffled)] == [1]

    def test_a_hand_of_three_is_too_small(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=["Trap Dustshoot"]), them=side(hand=["Battle Ox", "Dark Hole", "Sangan"]))
        duel.you.may_not("activate Trap Dustshoot")

    def test_whether_there_is_a_monster_is_not_known_beforehand(self, duel: Scenario) -> None:
        """C19, K26: it can be activated all the same, and then nothing returns."""
        duel.setup(
            you=side(spells=["Trap Dustshoot"]),
            them=side(hand=["Dark Hole", "Raigeki", "Mirror Force", "Magic Cylinder"]),
        )
        duel.you.activates("Trap Dustshoot")
        duel.resolves()
        assert len(duel.them.hand) == 4


class TestDekoichi:
    @pytest.mark.parametrize("friends", [0, 2])
    def test_it_draws_one_more_for_each_bokoichi(self, duel: Scenario, friends: int) -> None:
        bokoichi = ["Bokoichi the Freightening Car"] * friends
        duel.setup(you=side(monsters=[face_down("Dekoichi the Battlechanted Locomotive"), *bokoichi]))
        duel.you.flip_summons("Dekoichi the Battlechanted Locomotive")
        duel.resolves()
        assert len(duel.you.hand) == 1 + friends

    def test_a_set_bokoichi_does_not_count(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                monsters=[
                    face_down("Dekoichi the Battlechanted Locomotive"),
                    face_down("Bokoichi the Freightening Car"),
                ]
            )
        )
        duel.you.flip_summons("Dekoichi the Battlechanted Locomotive")
        duel.resolves()
        assert len(duel.you.hand) == 1


class TestGracefulCharity:
    def test_three_are_drawn_and_then_two_discarded(self, duel: Scenario) -> None:
        """C19: with no other card in the hand it can be activated, for the drawn ones can be discarded."""
        duel.setup(you=side(hand=["Graceful Charity"], deck=FIVE))
        duel.you.activates("Graceful Charity")
        duel.you.chooses("Battle Ox", "Sangan")
        duel.resolves()
        assert duel.you.hand == ["Mystical Elf"]
        assert duel.you.grave == ["Battle Ox", "Sangan", "Graceful Charity"]

    def test_a_deck_of_two_is_too_small(self, duel: Scenario) -> None:
        """T4."""
        duel.setup(you=side(hand=["Graceful Charity"], deck=FIVE[:2], filled=False))
        duel.you.may_not("activate Graceful Charity")


class TestDelinquentDuo:
    def test_one_is_discarded_by_chance_and_one_by_choice(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Delinquent Duo"]), them=side(hand=FIVE[:3]))
        duel.you.activates("Delinquent Duo")
        duel.reaches_choice("them", Why.DISCARD)
        assert len(duel.them.grave) == 1
        duel.them.chooses(duel.them.hand[0])
        duel.resolves()
        assert len(duel.them.grave) == 2
        assert duel.lp["you"] == 7000

    def test_the_only_card_is_discarded(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Delinquent Duo"]), them=side(hand=["Battle Ox"]))
        duel.you.activates("Delinquent Duo")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]

    def test_against_an_empty_hand_it_cannot_be_activated(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Delinquent Duo"]))
        duel.you.may_not("activate Delinquent Duo")


class TestSearches:
    @pytest.mark.parametrize(
        ("name", "found", "others"),
        [
            ("Terraforming", "Gaia Power", ["Dark Hole", "Battle Ox"]),
            ("Reinforcement of the Army", "Armageddon Knight", ["Battle Ox", "Gaia The Fierce Knight"]),
        ],
    )
    def test_what_fits_is_found_and_nothing_else(
        self, duel: Scenario, name: str, found: str, others: list[str]
    ) -> None:
        duel.setup(you=side(hand=[name], deck=[found, *others]))
        duel.you.activates(name)
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        assert not set(others) & set(duel.you.choices)
        duel.you.chooses(found)
        duel.resolves()
        assert duel.you.hand == [found]

    @pytest.mark.parametrize("name", ["Terraforming", "Reinforcement of the Army", "Foolish Burial"])
    def test_without_one_it_cannot_be_activated(self, duel: Scenario, name: str) -> None:
        """C19."""
        duel.setup(you=side(hand=[name], deck=["Dark Hole"], filled=False))
        duel.you.may_not(f"activate {name}")

    def test_foolish_burial_sends_a_monster_and_shuffles(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Foolish Burial"], deck=["Dark Hole", "Sangan"], filled=False))
        duel.you.activates("Foolish Burial")
        duel.you.chooses("Sangan")
        duel.resolves()
        assert duel.you.grave == ["Sangan", "Foolish Burial"]
        assert len(duel.happened(e.Shuffled)) == 1

    @pytest.mark.parametrize("target", ["Armageddon Knight", "Gaia The Fierce Knight"])
    def test_a_warrior_returns_alive(self, duel: Scenario, target: str) -> None:
        duel.setup(you=side(hand=["The Warrior Returning Alive"], grave=[target, "Battle Ox"]))
        duel.you.activates("The Warrior Returning Alive", targeting=target)
        duel.resolves()
        assert duel.you.hand == [target]

    def test_no_other_monster_does(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["The Warrior Returning Alive"], grave=["Battle Ox"]))
        duel.you.may_not("activate The Warrior Returning Alive")

    def test_two_normal_monsters_come_back(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Dark Factory of Mass Production"], grave=["Battle Ox", "Sangan", "Mystical Elf"])
        )
        duel.you.activates("Dark Factory of Mass Production")
        duel.resolves()
        assert sorted(duel.you.hand) == ["Battle Ox", "Mystical Elf"]

    def test_one_is_not_enough(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Dark Factory of Mass Production"], grave=["Battle Ox", "Sangan"]))
        duel.you.may_not("activate Dark Factory of Mass Production")

    def test_the_light_brigade_is_called_at_the_price_of_three_cards(self, duel: Scenario) -> None:
        """C19: what lies on top is unknown, so the only one may be lost with the cost."""
        duel.setup(
            you=side(
                hand=["Charge of the Light Brigade"],
                deck=["Battle Ox", "Sangan", "Kuriboh", "Ryko, Lightsworn Hunter"],
            )
        )
        duel.you.activates("Charge of the Light Brigade")
        assert duel.you.grave == ["Battle Ox", "Sangan", "Kuriboh"]
        duel.you.chooses("Ryko, Lightsworn Hunter")
        duel.resolves()
        assert duel.you.hand == ["Ryko, Lightsworn Hunter"]


class TestAllureOfDarkness:
    def test_a_dark_monster_is_banished(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Allure of Darkness"], deck=["Sangan", "Battle Ox"]))
        duel.you.activates("Allure of Darkness")
        duel.you.chooses("Sangan")
        duel.resolves()
        assert (duel.you.hand, duel.you.banished) == (["Battle Ox"], ["Sangan"])

    def test_without_one_the_whole_hand_is_sent(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Allure of Darkness", "Dark Hole"], deck=["Mystical Elf", "Battle Ox"]))
        duel.you.activates("Allure of Darkness")
        duel.resolves()
        assert duel.you.hand == []
        assert sorted(duel.you.grave) == ["Allure of Darkness", "Battle Ox", "Dark Hole", "Mystical Elf"]
        assert duel.reason_of("Dark Hole") is e.Reason.EFFECT


class TestReturning:
    def test_wind_blast_lays_a_card_on_the_deck(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Sangan"], spells=["Phoenix Wing Wind Blast"]), them=side(monsters=["Battle Ox"])
        )
        duel.you.activates("Phoenix Wing Wind Blast")
        duel.you.pays("Sangan")
        duel.resolves()
        assert duel.them.deck[0] == "Battle Ox"
        assert duel.you.grave == ["Sangan", "Phoenix Wing Wind Blast"]

    @pytest.mark.parametrize(("hand", "monsters"), [([], ["Battle Ox"]), (["Sangan"], [])])
    def test_without_a_discard_or_a_target_it_cannot_be_activated(
        self, duel: Scenario, hand: list[str], monsters: list[str]
    ) -> None:
        duel.setup(you=side(hand=hand, spells=["Phoenix Wing Wind Blast"]), them=side(monsters=monsters))
        duel.you.may_not("activate Phoenix Wing Wind Blast")

    def test_trunade_returns_all_spells_and_traps_but_itself(self, duel: Scenario) -> None:
        """C7: the card that is used goes to the graveyard."""
        duel.setup(
            you=side(hand=["Giant Trunade"], spells=["Mirror Force"]),
            them=side(spells=["Dust Tornado"], monsters=["Battle Ox"]),
        )
        duel.you.activates("Giant Trunade")
        duel.them.activates("Dust Tornado", targeting="Mirror Force")
        duel.resolves()
        assert (duel.you.grave, duel.them.grave) == (["Mirror Force", "Giant Trunade"], ["Dust Tornado"])
        assert (duel.you.hand, duel.them.hand) == ([], [])

    def test_trunade_alone_does_nothing(self, duel: Scenario) -> None:
        """C10."""
        duel.setup(you=side(spells=["Giant Trunade"]))
        duel.you.may_not("activate Giant Trunade")

    @pytest.mark.parametrize("lying", ["Battle Ox", face_down("Battle Ox"), defense("Battle Ox")])
    def test_any_monster_is_evacuated(self, duel: Scenario, lying: object) -> None:
        duel.setup(you=side(spells=["Compulsory Evacuation Device"]), them=side(monsters=[lying]))
        duel.you.activates("Compulsory Evacuation Device")
        duel.resolves()
        assert duel.them.hand == ["Battle Ox"]


class TestMindCrush:
    def test_every_copy_is_discarded(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Kuriboh"], spells=["Mind Crush"]),
            them=side(hand=["Sangan", "Sangan", "Dark Hole"]),
        )
        duel.you.activates("Mind Crush")
        duel.you.calls("Sangan")
        duel.resolves()
        assert (duel.you.hand, duel.them.hand) == (["Kuriboh"], ["Dark Hole"])

    def test_a_wrong_guess_costs_a_card(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Kuriboh"], spells=["Mind Crush"]), them=side(hand=["Dark Hole"]))
        duel.you.activates("Mind Crush")
        duel.you.calls("Sangan")
        duel.resolves()
        assert (duel.you.hand, duel.them.hand) == ([], ["Dark Hole"])
        assert duel.reason_of("Kuriboh") is e.Reason.DISCARD


class TestVolcanics:
    def test_a_shell_fetches_the_next_once_a_turn(self, duel: Scenario) -> None:
        """C11."""
        duel.setup(you=side(grave=["Volcanic Shell"], deck=["Volcanic Shell", "Volcanic Shell"]))
        with changes(lambda: duel.you.lp, -500):
            duel.you.activates("Volcanic Shell")
        duel.you.chooses("Volcanic Shell")
        duel.resolves()
        assert duel.you.hand == ["Volcanic Shell"]
        duel.you.may_not("activate Volcanic Shell")

    @pytest.mark.parametrize("life_points", [499, 500])
    def test_it_is_paid_for(self, duel: Scenario, life_points: int) -> None:
        """M9: exactly as many life points as one has can be paid, and then one has lost."""
        duel.setup(you=side(grave=["Volcanic Shell"], deck=["Volcanic Shell"], life_points=life_points))
        if life_points < 500:
            duel.you.may_not("activate Volcanic Shell")
            return
        duel.you.activates("Volcanic Shell")
        assert duel.winner == "them"


class TestRyko:
    def test_a_card_is_destroyed_and_three_are_sent(self, duel: Scenario) -> None:
        """Text of before 2017: it is targeted, and the sending comes later."""
        duel.setup(
            you=side(monsters=[face_down("Ryko, Lightsworn Hunter")], deck=FIVE),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.flip_summons("Ryko, Lightsworn Hunter")
        duel.reaches_choice("you", Why.TARGET)
        duel.you.targets("Battle Ox")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]
        assert duel.you.grave == FIVE[:3]

    def test_nothing_need_be_targeted(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=[face_down("Ryko, Lightsworn Hunter")], deck=FIVE),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.flip_summons("Ryko, Lightsworn Hunter")
        duel.reaches_choice("you", Why.TARGET)
        duel.you.targets()
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.you.grave == FIVE[:3]
