"""The plain deeds: cards sent, banished, returned, discarded and milled; life points up and down (X)."""

import pytest

from duels.engine import events as e
from tests.scenario import Proper, Scenario, side

FILLED = ["Battle Ox", "Mystical Elf", "Dark Magician"]


class TestWhereCardsGo:
    def test_what_is_sent_to_the_graveyard_is_not_destroyed(self, duel: Scenario) -> None:
        """X2, X7: an arrival in the graveyard for another reason."""
        duel.setup(you=side(hand=["Sexton"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Sexton", targeting="Battle Ox")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]
        assert duel.reason_of("Battle Ox") is e.Reason.EFFECT

    def test_what_is_banished_lies_with_its_owner(self, duel: Scenario) -> None:
        """X8, F8."""
        duel.setup(you=side(hand=["Oubliette"]), them=side(grave=["Battle Ox"]))
        duel.you.activates("Oubliette", targeting="Battle Ox")
        duel.resolves()
        assert (duel.them.grave, duel.them.banished) == ([], ["Battle Ox"])

    def test_with_nothing_to_target_it_cannot_be_activated(self, duel: Scenario) -> None:
        """C10."""
        duel.setup(you=side(hand=["Oubliette"]), them=side(monsters=["Battle Ox"]))
        duel.you.may_not("activate Oubliette")

    def test_cards_return_to_their_owners_hands_and_extra_decks(self, duel: Scenario) -> None:
        """F8; what belongs in the extra deck goes there."""
        duel.setup(
            you=side(hand=["Ebb"], monsters=["Stardust Dragon", "Battle Ox"]),
            them=side(spells=["Mirror Force"]),
        )
        duel.you.activates("Ebb")
        duel.resolves()
        assert (duel.you.hand, duel.you.extra) == (["Battle Ox"], ["Stardust Dragon"])
        assert duel.them.hand == ["Mirror Force"]

    def test_the_card_that_is_used_goes_to_the_graveyard_and_is_not_returned(self, duel: Scenario) -> None:
        """C7: used cards are neither returned to the hand, nor enough for an effect to do something."""
        duel.setup(you=side(hand=["Ebb"], spells=["Toll"]), them=side(hand=["Battle Ox"]))
        duel.you.activates("Toll")
        duel.you.may_not("activate Ebb")
        duel.resolves()
        assert duel.you.grave == ["Toll"]

    def test_a_card_used_earlier_in_the_chain_goes_to_the_graveyard(self, duel: Scenario) -> None:
        """C7."""
        duel.setup(you=side(hand=["Toll", "Ebb"], monsters=["Mystical Elf"]), them=side(hand=["Battle Ox"]))
        duel.you.activates("Toll")
        duel.you.activates("Ebb")
        duel.resolves()
        assert duel.you.grave == ["Toll", "Ebb"]
        assert duel.you.hand == ["Mystical Elf"]

    def test_a_card_goes_to_the_bottom_of_the_deck(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Undertow"]), them=side(monsters=["Battle Ox"], deck=FILLED[1:], filled=False)
        )
        duel.you.activates("Undertow", targeting="Battle Ox")
        duel.resolves()
        assert duel.them.deck == [*FILLED[1:], "Battle Ox"]
        assert duel.happened(e.Shuffled) == []

    def test_a_deck_into_which_cards_were_shuffled_is_shuffled(self, duel: Scenario) -> None:
        """C19."""
        duel.setup(you=side(hand=["Riptide"], grave=FILLED))
        duel.you.activates("Riptide")
        duel.resolves()
        assert duel.you.grave == ["Riptide"]
        assert sorted(set(FILLED) & set(duel.you.deck)) == sorted(FILLED)
        assert [event.player for event in duel.happened(e.Shuffled)] == [0]

    def test_a_properly_summoned_monster_loses_that_mark_in_the_extra_deck(self, duel: Scenario) -> None:
        """S6: the mark is lost when it returns to hand, deck or extra deck; no deck is shuffled for it."""
        duel.setup(you=side(hand=["Riptide"], grave=[Proper("Stardust Dragon")]))
        duel.you.activates("Riptide")
        duel.resolves()
        assert duel.you.extra == ["Stardust Dragon"]
        assert not duel.find("Stardust Dragon").proper
        assert duel.happened(e.Shuffled) == []


class TestDiscards:
    def test_a_player_chooses_what_he_discards(self, duel: Scenario) -> None:
        """X3."""
        duel.setup(you=side(hand=["Toll"]), them=side(hand=FILLED))
        duel.you.activates("Toll")
        duel.them.chooses("Mystical Elf")
        duel.resolves()
        assert duel.them.grave == ["Mystical Elf"]
        assert duel.reason_of("Mystical Elf") is e.Reason.DISCARD

    def test_nobody_chooses_what_chance_discards(self, duel: Scenario) -> None:
        """X9: random choices are made by chance, by no player."""
        duel.setup(you=side(hand=["Lottery"]), them=side(hand=FILLED))
        duel.you.activates("Lottery")
        duel.resolves()
        assert len(duel.them.grave) == 1
        assert [event.chances for event in duel.happened(e.PickedAtRandom)] == [1]

    def test_one_card_is_left_to_no_chance(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Lottery"]), them=side(hand=["Battle Ox"]))
        duel.you.activates("Lottery")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]
        assert duel.happened(e.PickedAtRandom) == []

    def test_without_a_hand_nothing_can_be_discarded(self, duel: Scenario) -> None:
        """C10."""
        duel.setup(you=side(hand=["Toll", "Lottery"]))
        duel.you.may_not("activate Toll")
        duel.you.may_not("activate Lottery")

    def test_both_discard_their_hands_at_once_and_then_draw(self, duel: Scenario) -> None:
        """C12, C13: one act for each player, in one moment; the card itself is not in the hand (M9)."""
        duel.setup(
            you=side(hand=["Reset", "Battle Ox"], deck=["Mystical Elf", "Sangan"]),
            them=side(hand=["Dark Magician", "Kuriboh"]),
        )
        duel.you.activates("Reset")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox", "Reset"]
        assert duel.them.grave == ["Dark Magician", "Kuriboh"]
        discards = [
            happening
            for happening in duel.happenings
            if isinstance(happening.event, e.Moved) and happening.event.reason is e.Reason.DISCARD
        ]
        assert len(discards) == 2
        assert len({happening.moment for happening in discards}) == 1
        assert duel.you.hand == ["Mystical Elf", "Sangan"]

    def test_a_card_alone_in_the_hand_does_not_discard_itself(self, duel: Scenario) -> None:
        """M9: it is put down before anything is discarded."""
        duel.setup(you=side(hand=["Trade-In of All"]))
        duel.you.may_not("activate Trade-In of All")

    def test_as_many_are_drawn_as_were_discarded(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Trade-In of All", "Battle Ox", "Sangan"]))
        duel.you.activates("Trade-In of All")
        duel.resolves()
        assert len(duel.you.hand) == 2


class TestDecksAndLifePoints:
    def test_cards_go_from_the_top_of_both_decks(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Landslide"], deck=["Battle Ox", "Sangan"]), them=side(deck=["Kuriboh", "Soitsu"])
        )
        duel.you.activates("Landslide")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox", "Sangan", "Landslide"]
        assert duel.them.grave == ["Kuriboh", "Soitsu"]
        assert duel.lp == {"you": 10_000, "them": 8000}

    def test_a_deck_that_is_too_small_is_not_sent_by_choice(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Landslide"]), them=side(deck=["Kuriboh"], filled=False))
        duel.you.may_not("activate Landslide")

    @pytest.mark.parametrize(("before", "after"), [(8000, 7500), (500, 0)])
    def test_lost_life_points_are_no_damage(self, duel: Scenario, before: int, after: int) -> None:
        """N6, W6."""
        duel.setup(you=side(hand=["Leech"]), them=side(life_points=before))
        duel.you.activates("Leech")
        duel.resolves()
        assert duel.lp["them"] == after
        assert duel.happened(e.DamageInflicted) == []
        assert duel.winner == (None if after else "you")

    def test_a_gain_equal_to_the_opponents_life_points(self, duel: Scenario) -> None:
        """N6: life points have no upper limit."""
        duel.setup(you=side(hand=["Mirror of Life"]), them=side(life_points=9000))
        duel.you.activates("Mirror of Life")
        duel.resolves()
        assert duel.lp["you"] == 17_000


class TestCosts:
    def test_two_cards_are_banished_together(self, duel: Scenario) -> None:
        """M9, C13."""
        duel.setup(you=side(monsters=["Gravedigger"], grave=FILLED))
        duel.you.activates("Gravedigger")
        duel.you.pays("Battle Ox", "Dark Magician")
        duel.resolves()
        assert duel.you.grave == ["Mystical Elf"]
        assert sorted(duel.you.banished) == ["Battle Ox", "Dark Magician"]
        assert duel.reason_of("Battle Ox") is e.Reason.COST

    def test_with_one_card_two_cannot_be_paid(self, duel: Scenario) -> None:
        """M9: only what can be paid completely can be activated."""
        duel.setup(you=side(monsters=["Gravedigger"], grave=FILLED[:1]))
        duel.you.may_not("activate Gravedigger")

    def test_what_is_paid_leaves_something_to_do(self, duel: Scenario) -> None:
        """K15: two of three are banished so that the third can come; with two there is nothing to do."""
        duel.setup(you=side(monsters=["Exhumer"], grave=FILLED))
        duel.you.activates("Exhumer")
        duel.you.pays("Battle Ox", "Mystical Elf")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Exhumer", "Dark Magician"]

    def test_what_would_leave_nothing_to_do_cannot_be_paid(self, duel: Scenario) -> None:
        """K15."""
        duel.setup(you=side(monsters=["Exhumer"], grave=FILLED[:2]))
        duel.you.may_not("activate Exhumer")

    def test_only_what_keeps_the_one_candidate_can_be_paid(self, duel: Scenario) -> None:
        """K15: Stardust Dragon cannot come (S6), so it is no candidate, but can be paid."""
        duel.setup(you=side(monsters=["Exhumer"], grave=["Battle Ox", "Stardust Dragon", "Junk Warrior"]))
        duel.you.activates("Exhumer")
        assert duel.you.choices == ["Stardust Dragon", "Junk Warrior"]
        duel.you.pays("Stardust Dragon", "Junk Warrior")
        duel.you.chooses("defense")
        duel.resolves()
        assert "Battle Ox" in duel.you.monsters

    def test_cards_are_paid_one_by_one_where_not_every_pair_will_do(self, duel: Scenario) -> None:
        """K15: of Battle Ox and Mystical Elf one must remain."""
        duel.setup(you=side(monsters=["Exhumer"], grave=["Battle Ox", "Stardust Dragon", "Mystical Elf"]))
        duel.you.activates("Exhumer")
        duel.you.pays("Battle Ox")
        assert duel.you.choices == ["Stardust Dragon"]
        duel.you.pays("Stardust Dragon")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Exhumer", "Mystical Elf"]

    def test_a_token_pays_no_cost_that_sends_it_somewhere(self, duel: Scenario) -> None:
        """S12."""
        duel.setup(you=side(monsters=["Scavenger"], hand=["Scapegoat"]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.you.activates("Scavenger")
        assert duel.you.choices == ["Scavenger"]
        duel.you.pays("Scavenger")
        duel.resolves()
        assert duel.lp["them"] == 7900

    def test_a_cost_from_the_deck_needs_so_many_cards(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Woodcutter"], deck=["Battle Ox"], filled=False))
        duel.you.may_not("activate Woodcutter")

    def test_a_cost_from_the_deck_takes_its_top(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Woodcutter"], deck=["Battle Ox", "Sangan"]))
        duel.you.activates("Woodcutter")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox", "Sangan"]

    def test_a_monster_of_the_extra_deck_is_not_returned_to_the_hand(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Ferryman", "Stardust Dragon"]))
        duel.you.activates("Ferryman")
        assert duel.you.choices == ["Ferryman"]
        duel.you.pays("Ferryman")
        duel.resolves()
        assert duel.you.hand == ["Ferryman"]

    def test_a_card_of_the_hand_is_laid_on_the_deck(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Gardener"], hand=["Battle Ox", "Sangan"]))
        duel.you.activates("Gardener")
        duel.you.pays("Sangan")
        duel.resolves()
        assert duel.you.deck[0] == "Sangan"
        assert duel.you.hand == ["Battle Ox"]

    def test_what_is_revealed_stays_in_the_hand(self, duel: Scenario) -> None:
        """C19: cards revealed go back hidden."""
        duel.setup(you=side(monsters=["Boaster"], hand=["Battle Ox", "Dark Hole"]))
        duel.you.activates("Boaster")
        assert duel.you.choices == ["Battle Ox"]
        duel.you.pays("Battle Ox")
        duel.resolves()
        assert duel.you.hand == ["Battle Ox", "Dark Hole"]
        assert [len(event.cards) for event in duel.happened(e.Shown)] == [1]
        assert duel.duel.view(1).sides[0].hand is None

    def test_several_costs_are_paid_in_their_order(self, duel: Scenario) -> None:
        """M9."""
        duel.setup(you=side(monsters=["Broker"], hand=["Battle Ox"]))
        duel.you.activates("Broker")
        duel.you.pays("Battle Ox")
        duel.resolves()
        assert duel.lp == {"you": 7500, "them": 7900}
        assert duel.you.grave == ["Battle Ox", "Broker"]

    @pytest.mark.parametrize(("hand", "life_points"), [((), 8000), (("Battle Ox",), 499)])
    def test_several_costs_are_payable_together_or_not_at_all(
        self, duel: Scenario, hand: tuple[str, ...], life_points: int
    ) -> None:
        """M9: without a card in the hand, or the life points, nothing of it is paid."""
        duel.setup(you=side(monsters=["Broker"], hand=hand, life_points=life_points))
        duel.you.may_not("activate Broker")


class TestOfNothing:
    @pytest.mark.parametrize("name", ["Reckoning", "Solace", "Toll of Years"])
    def test_what_would_come_to_0_cannot_be_activated(self, duel: Scenario, name: str) -> None:
        """Damage, gain and loss of 0 are none: ruled so for Ceasefire without a monster (C10, B11)."""
        duel.setup(you=side(hand=[name], monsters=["Battle Ox"]))
        duel.you.may_not(f"activate {name}")

    @pytest.mark.parametrize(
        ("name", "lp"),
        [
            ("Reckoning", {"you": 8000, "them": 7000}),
            ("Solace", {"you": 9000, "them": 8000}),
            ("Toll of Years", {"you": 8000, "them": 7000}),
        ],
    )
    def test_what_comes_to_something_can(self, duel: Scenario, name: str, lp: dict[str, int]) -> None:
        """(C10, B11)."""
        duel.setup(you=side(hand=[name]), them=side(monsters=["Battle Ox", "Mystical Elf"]))
        duel.you.activates(name)
        duel.resolves()
        assert duel.lp == lp

    def test_activated_for_something_it_may_come_to_nothing(self, duel: Scenario) -> None:
        """What is so when it resolves counts, and then there is no damage (C5, B11)."""
        duel.setup(you=side(hand=["Reckoning"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Reckoning")
        duel.moves("Battle Ox", to="grave")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8000}
        assert duel.happened(e.DamageInflicted) == []

    def test_damage_that_comes_after_another_part_is_not_asked_for(self, duel: Scenario) -> None:
        """The part before may change how much it will be (not B11, C10)."""
        duel.setup(you=side(hand=["Thunderclap"]))
        duel.you.activates("Thunderclap")
        duel.resolves()
        assert duel.lp["them"] == 8000
        assert len(duel.them.grave) == 1
