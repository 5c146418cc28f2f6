"""Cards whose effects come in a phase to come, or from the graveyard in a phase."""

import pytest

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine import moves
from duels.engine.phases import DELAYED
from duels.soak.positions import check_laid_again
from tests.scenario import Scenario, copy, defense, face_down, side


def turns_pass(duel: Scenario, count: int) -> None:
    """So many turns end, with nothing done in the next."""
    for _ in range(count):
        (duel.you if duel.turn_of == "you" else duel.them).ends_turn()
        duel.resolves()


class TestGoldSarcophagus:
    def test_the_card_comes_in_the_second_of_its_players_standby_phases(self, duel: Scenario) -> None:
        """Banished face-up till then; it starts no chain (T5, C17)."""
        duel.setup(you=side(hand=["Gold Sarcophagus"], deck=["Soitsu", "Dark Hole", *["Soitsu"] * 5]))
        duel.you.activates("Gold Sarcophagus")
        duel.you.chooses("Dark Hole")
        duel.resolves()
        assert duel.you.banished == ["Dark Hole"]
        turns_pass(duel, 2)
        assert duel.you.banished == ["Dark Hole"]
        turns_pass(duel, 2)
        assert duel.you.banished == []
        assert "Dark Hole" in duel.you.hand
        assert len(duel.happened(e.LinkMade)) == 1

    def test_a_card_that_is_no_longer_banished_does_not_come(self, duel: Scenario) -> None:
        """Another life (K16)."""
        duel.setup(you=side(hand=["Gold Sarcophagus"], deck=["Dark Hole", *["Soitsu"] * 5]))
        duel.you.activates("Gold Sarcophagus")
        duel.you.chooses("Dark Hole")
        duel.resolves()
        duel.moves("Dark Hole", to="grave")
        turns_pass(duel, 4)
        assert "Dark Hole" in duel.you.grave
        assert "Dark Hole" not in duel.you.hand

    def test_the_opponents_standby_phases_do_not_count(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Gold Sarcophagus"], deck=["Dark Hole", *["Soitsu"] * 5]))
        duel.you.activates("Gold Sarcophagus")
        duel.you.chooses("Dark Hole")
        duel.resolves()
        turns_pass(duel, 3)
        assert duel.you.banished == ["Dark Hole"]


class TestRescueCat:
    def test_two_beasts_come_and_are_destroyed_in_the_end_phase(self, duel: Scenario) -> None:
        """As one summon (S5, T5)."""
        deck = ["Key Mace", "Mystical Sheep #2", "Silver Fang", "Battle Ox"]
        duel.setup(you=side(monsters=["Rescue Cat"], deck=["Silver Fang", "Silver Fang", *deck]))
        duel.you.activates("Rescue Cat")
        assert duel.you.grave == ["Rescue Cat"]
        duel.you.chooses("Silver Fang", "Silver Fang")
        duel.you.chooses("attack")
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == ["Silver Fang", "Silver Fang"]
        came = [happening.moment for happening in duel.happenings if isinstance(happening.event, e.Summoned)]
        assert len(came) == 2
        assert len(set(came)) == 1
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.reason_of("Silver Fang") is e.Reason.DESTRUCTION

    @pytest.mark.parametrize("deck", [["Silver Fang", "Battle Ox"], ["Battle Ox"] * 3])
    def test_it_needs_two_in_the_deck(self, duel: Scenario, deck: list[str]) -> None:
        """(C10)"""
        duel.setup(you=side(monsters=["Rescue Cat"], deck=deck))
        duel.you.may_not("activate Rescue Cat")

    def test_it_needs_a_second_zone_beside_its_own(self, duel: Scenario) -> None:
        """(F9)"""
        duel.setup(you=side(monsters=["Rescue Cat", *["Soitsu"] * 4], deck=["Silver Fang"] * 3))
        duel.you.may_not("activate Rescue Cat")

    def test_with_four_monsters_its_own_zone_is_one_of_the_two(self, duel: Scenario) -> None:
        """(F9)"""
        duel.setup(you=side(monsters=["Rescue Cat", *["Soitsu"] * 3], deck=["Silver Fang"] * 3))
        duel.you.may("activate Rescue Cat")

    def test_one_that_left_is_not_destroyed(self, duel: Scenario) -> None:
        """(C18, K7)"""
        duel.setup(you=side(monsters=["Rescue Cat"], deck=["Silver Fang"] * 3))
        duel.you.activates("Rescue Cat")
        duel.you.chooses("Silver Fang", "Silver Fang")
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        duel.moves(copy("Silver Fang", 1), to="hand")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.grave == ["Rescue Cat", "Silver Fang"]


class TestReturnFromTheDifferentDimension:
    def test_as_many_as_possible_come_and_are_banished_in_the_end_phase(self, duel: Scenario) -> None:
        """For half of one's life points (S5, T5)."""
        duel.setup(
            turn_of="them",
            you=side(
                spells=["Return from the Different Dimension"], banished=["Battle Ox", "Soitsu", "Dark Hole"]
            ),
        )
        duel.them.enters_battle()
        duel.you.activates("Return from the Different Dimension")
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        assert sorted(duel.you.monsters) == ["Battle Ox", "Soitsu"]
        assert duel.lp["you"] == 4000
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.monsters == []
        assert sorted(duel.you.banished) == ["Battle Ox", "Dark Hole", "Soitsu"]

    def test_with_too_few_zones_its_player_chooses(self, duel: Scenario) -> None:
        """(F9)"""
        duel.setup(
            you=side(
                spells=["Return from the Different Dimension"],
                monsters=["Soitsu"] * 4,
                banished=["Battle Ox", "Mystical Elf"],
            ),
        )
        duel.you.activates("Return from the Different Dimension")
        duel.you.chooses("Mystical Elf")
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == [*["Soitsu"] * 4, "Mystical Elf"]
        assert duel.you.banished == ["Battle Ox"]

    def test_it_needs_a_banished_monster(self, duel: Scenario) -> None:
        """(C10)"""
        duel.setup(you=side(spells=["Return from the Different Dimension"], banished=["Dark Hole"]))
        duel.you.may_not("activate Return from the Different Dimension")


class TestTreebornFrog:
    def test_it_comes_from_the_graveyard_in_its_players_standby_phase(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(turn_of="them", you=side(grave=["Treeborn Frog"]))
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.places_trigger("Treeborn Frog")
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == ["Treeborn Frog"]

    def test_it_may_stay_there(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(grave=["Treeborn Frog"]))
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.passes()
        duel.resolves()
        assert duel.you.grave == ["Treeborn Frog"]

    @pytest.mark.parametrize(
        "here",
        [
            side(grave=["Treeborn Frog"], spells=["Mirror Force"]),
            side(grave=["Treeborn Frog"], monsters=["Treeborn Frog"]),
        ],
    )
    def test_a_spell_or_trap_or_a_face_up_frog_of_its_player_forbids_it(self, duel: Scenario, here) -> None:
        duel.setup(turn_of="them", you=here)
        duel.them.ends_turn()
        duel.resolves()
        assert duel.happened(e.LinkMade) == []
        assert duel.you.grave == ["Treeborn Frog"]

    def test_a_face_down_frog_does_not(self, duel: Scenario) -> None:
        """(N5)"""
        duel.setup(turn_of="them", you=side(grave=["Treeborn Frog"], monsters=[face_down("Treeborn Frog")]))
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.passes()
        duel.resolves()

    def test_not_in_the_opponents_standby_phase(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(you=side(grave=["Treeborn Frog"]))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.happened(e.LinkMade) == []


class TestUpstartGoblin:
    def test_it_draws_one_and_the_opponent_gains_1000(self, duel: Scenario) -> None:
        """In two moments (C5)."""
        duel.setup(you=side(hand=["Upstart Goblin"]))
        duel.you.activates("Upstart Goblin")
        duel.resolves()
        assert len(duel.you.hand) == 1
        assert duel.lp == {"you": 8000, "them": 9000}

    def test_it_needs_a_card_to_draw(self, duel: Scenario) -> None:
        """An effect whose draw cannot be made in full is not activated by choice (T4)."""
        duel.setup(you=side(hand=["Upstart Goblin"]))
        cards = list(duel.state.sides[0].deck)
        ways = [moves.to_pile(duel.state, duel.state.cards[uid], Place.GRAVE) for uid in cards]
        duel.happens(moves.together(e.Reason.EFFECT, 0, ways))
        duel.you.may_not("activate Upstart Goblin")


class TestInterdimensionalMatterTransporter:
    def test_the_monster_is_away_until_the_end_phase(self, duel: Scenario) -> None:
        """It comes back as it lay and without being summoned (X8)."""
        duel.setup(
            you=side(spells=["Interdimensional Matter Transporter"], monsters=[defense("Battle Ox")]),
        )
        duel.you.activates("Interdimensional Matter Transporter")
        duel.resolves()
        assert duel.you.banished == ["Battle Ox"]
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.position("Battle Ox") is Position.DEFENSE
        assert duel.happened(e.Summoned) == []
        assert duel.find("Battle Ox").lay is None

    def test_with_no_zone_free_it_goes_to_the_graveyard(self, duel: Scenario) -> None:
        """(F9)"""
        duel.setup(
            you=side(
                hand=["Soitsu"],
                spells=["Interdimensional Matter Transporter"],
                monsters=["Battle Ox", *["Mystical Elf"] * 4],
            ),
        )
        duel.you.activates("Interdimensional Matter Transporter", targeting="Battle Ox")
        duel.resolves()
        duel.you.summons("Soitsu")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.grave[-1] == "Battle Ox"
        assert duel.reason_of("Battle Ox") is e.Reason.RULE

    def test_a_trap_monster_comes_back_as_the_trap_that_it_is(self, duel: Scenario) -> None:
        """Off the monster zone it is only a trap, and it comes to a zone for traps (M12, K20)."""
        self.away_with_apophis(duel)
        duel.you.ends_turn()
        duel.resolves()
        assert (duel.you.monsters, duel.you.spells) == ([], ["Embodiment of Apophis"])
        assert duel.find("Embodiment of Apophis").position is Position.FACE_UP
        check_laid_again(duel.duel, b"a key for positions and nothing else")

    def test_a_trap_monster_without_a_free_zone_for_traps_goes_to_the_graveyard(self, duel: Scenario) -> None:
        """(M12, F9)"""
        self.away_with_apophis(duel, "Trap Hole", "Mirror Force", "Magic Jammer")
        for name in ("Dark Hole", "Raigeki"):
            duel.you.sets(name)
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.you.grave[-1] == "Embodiment of Apophis"

    @staticmethod
    def away_with_apophis(duel: Scenario, *beside: str) -> None:
        spells = ["Embodiment of Apophis", "Interdimensional Matter Transporter", *beside]
        duel.setup(you=side(spells=spells, hand=["Dark Hole", "Raigeki"]))
        duel.you.activates("Embodiment of Apophis")
        duel.you.chooses("attack")
        duel.resolves()
        duel.you.activates("Interdimensional Matter Transporter")
        duel.resolves()
        assert duel.you.banished == ["Embodiment of Apophis"]

    def test_a_token_does_not_come_back(self, duel: Scenario) -> None:
        """It is nowhere, and nothing of it is left to be written down (S12)."""
        duel.setup(you=side(hand=["Scapegoat"], spells=["Interdimensional Matter Transporter"]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.you.activates("Interdimensional Matter Transporter", targeting="Sheep Token")
        duel.resolves()
        assert (duel.you.monsters, duel.you.banished) == (["Sheep Token"] * 3, [])
        check_laid_again(duel.duel, b"a key for positions and nothing else")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Sheep Token"] * 3

    def test_a_borrowed_monster_comes_back_to_the_side_where_it_was(self, duel: Scenario) -> None:
        """And stays there: what had lent it ended as it left (F8, C18, X8)."""
        duel.setup(
            you=side(hand=["Change of Heart"], spells=["Interdimensional Matter Transporter"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.activates("Change of Heart")
        duel.resolves()
        duel.you.activates("Interdimensional Matter Transporter")
        duel.resolves()
        assert duel.them.banished == ["Battle Ox"]
        check_laid_again(duel.duel, b"a key for positions and nothing else")
        duel.you.ends_turn()
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == (["Battle Ox"], [])

    def test_two_that_come_back_do_so_one_after_the_other(self, duel: Scenario) -> None:
        """Their player chooses which is first (T5, C22)."""
        duel.setup(
            you=side(
                spells=["Interdimensional Matter Transporter"] * 2, monsters=["Battle Ox", "Mystical Elf"]
            ),
        )
        duel.you.activates(copy("Interdimensional Matter Transporter", 1), targeting="Battle Ox")
        duel.resolves()
        duel.you.activates("Interdimensional Matter Transporter")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.places_trigger("Mystical Elf", DELAYED)
        assert duel.you.monsters == ["Mystical Elf"]
        duel.resolves()
        assert sorted(duel.you.monsters) == ["Battle Ox", "Mystical Elf"]
        assert [event.card for event in duel.happened(e.DelayedDue)] == [36261276, 36261276]
