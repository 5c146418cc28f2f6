"""Drill Warrior, clause by clause.

The Japanese text in force at the end of 2013 has two effects of one's own main phase, each once a turn. One
halves its ATK, for which no end is named, and lets it attack directly this turn. The other discards a card
and banishes Drill Warrior as it is carried out: the next own standby phase brings it back, and then a monster
to the hand.
"""

from cards.lang.filters import named
from cards.lang.recipes import SynchroOf
from cards.lang.turns import Phase
from duels.engine import Why
from duels.engine import events as e
from duels.engine.prompts import PASS, Respond
from tests.scenario import MAIN_2, Scenario, attack, side
from tests.scenario.table import card_named

DRILL = "Drill Warrior"
WHOLE = attack(DRILL).that("proper")
BLANK = "Battle Ox"


def dives(duel: Scenario, discarding: str) -> None:
    """It is banished for a card of the hand."""
    duel.you.activates(DRILL, "dive")
    while isinstance(duel.prompt, Respond):
        duel.send(PASS)
    if duel.prompt is not None and duel.prompt.why is Why.DISCARD:
        duel.you.chooses(discarding)
    duel.resolves()


def to_your_standby_phase(duel: Scenario) -> None:
    """The rest of this turn, the other's turn, and what stands open before the phase begins."""
    duel.you.ends_turn()
    duel.them.ends_turn()
    while duel.phase is not Phase.STANDBY:
        duel.send(PASS)


def test_it_is_made_with_drill_synchron() -> None:
    recipe = card_named(DRILL).recipe
    assert isinstance(recipe, SynchroOf)
    assert recipe.tuner == named("Drill Synchron")


def test_quickdraw_synchron_stands_in_for_drill_synchron(duel: Scenario) -> None:
    """S8: level 5 and level 1, as its decks made it."""
    duel.setup(you=side(monsters=["Quickdraw Synchron", "Kuriboh"], extra=[DRILL]))
    duel.you.synchro_summons(DRILL, "Quickdraw Synchron", ["Kuriboh"])
    duel.resolves()
    assert duel.you.monsters == [DRILL]


class TestDrilling:
    def test_its_attack_is_halved_and_it_attacks_directly(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[DRILL]), them=side(monsters=[BLANK]))
        duel.you.activates(DRILL, "drill")
        duel.resolves()
        assert duel.you.atk(DRILL) == 1200
        duel.you.enters_battle()
        duel.you.attacks(DRILL, "directly")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8000 - 1200}

    def test_it_may_attack_a_monster_all_the_same(self, duel: Scenario) -> None:
        """The ruling: it is allowed to attack directly, and not bound to."""
        duel.setup(you=side(monsters=[DRILL]), them=side(monsters=["Kuriboh"]))
        duel.you.activates(DRILL, "drill")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks(DRILL, "Kuriboh")
        duel.resolves()
        assert duel.lp["them"] == 8000 - (1200 - 300)

    def test_without_it_there_is_no_direct_attack(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[DRILL]), them=side(monsters=[BLANK]))
        duel.you.enters_battle()
        assert duel.you.may_attack(DRILL) == [BLANK]

    def test_the_half_stays_and_the_direct_attack_does_not(self, duel: Scenario) -> None:
        """The halving names no end; the direct attack is for the turn. Halved again it has 600."""
        duel.setup(you=side(monsters=[DRILL]), them=side(monsters=[BLANK]))
        duel.you.activates(DRILL, "drill")
        duel.resolves()
        to_your_standby_phase(duel)
        duel.pass_windows()
        assert duel.you.atk(DRILL) == 1200
        duel.you.activates(DRILL, "drill")
        duel.resolves()
        assert duel.you.atk(DRILL) == 600

    def test_only_once_a_turn_for_each_of_the_two(self, duel: Scenario) -> None:
        """C11: the one does not use up the other."""
        duel.setup(you=side(monsters=[DRILL], hand=["Kuriboh"]))
        duel.you.activates(DRILL, "drill")
        duel.resolves()
        assert duel.you.offers(DRILL) == 1
        dives(duel, "Kuriboh")
        assert duel.you.banished == [DRILL]

    def test_not_when_no_attack_can_come_any_more(self, duel: Scenario) -> None:
        """C10: in main phase 2, and in the first turn, there is no attack that it could make (T2, T3)."""
        duel.setup(you=side(monsters=[DRILL]), phase=MAIN_2)
        duel.you.may_not(f"activate {DRILL}")

    def test_not_in_the_first_turn(self, duel: Scenario) -> None:
        """T3."""
        duel.setup(you=side(monsters=[DRILL]), turn=1)
        duel.you.may_not(f"activate {DRILL}")

    def test_it_does_nothing_under_skill_drain(self, duel: Scenario) -> None:
        """C16."""
        duel.setup(you=side(monsters=[DRILL]), them=side(spells=["Skill Drain"]))
        duel.you.activates(DRILL, "drill")
        duel.them.activates("Skill Drain")
        duel.resolves()
        assert duel.you.atk(DRILL) == 2400


class TestDiving:
    def test_a_card_is_discarded_and_it_is_banished_in_one_moment(self, duel: Scenario) -> None:
        """The ruling: both are the effect, no cost, and simultaneous."""
        duel.setup(you=side(monsters=[DRILL], hand=["Kuriboh", BLANK]))
        duel.you.activates(DRILL, "dive")
        assert duel.you.hand == ["Kuriboh", BLANK]
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert (duel.you.grave, duel.you.banished, duel.you.hand) == (["Kuriboh"], [DRILL], [BLANK])
        moments = {one.moment for one in duel.happenings if isinstance(one.event, e.Moved)}
        assert len(moments) == 1

    def test_not_with_an_empty_hand(self, duel: Scenario) -> None:
        """C10: main phase 2, where the other effect has no use, shows that this one is not offered either."""
        duel.setup(you=side(monsters=[DRILL]), phase=MAIN_2)
        duel.you.may_not(f"activate {DRILL}")

    def test_in_main_phase_2_too(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[DRILL], hand=["Kuriboh"]), phase=MAIN_2)
        dives(duel, "Kuriboh")
        assert duel.you.banished == [DRILL]

    def test_what_has_left_is_not_banished_but_the_card_is_discarded(self, duel: Scenario) -> None:
        """The ruling for a Drill Warrior that cannot be banished: the discard is carried out all the same."""
        duel.setup(
            you=side(monsters=[DRILL], hand=["Kuriboh"]), them=side(spells=["Compulsory Evacuation Device"])
        )
        duel.you.activates(DRILL, "dive")
        duel.them.activates("Compulsory Evacuation Device", targeting=DRILL)
        duel.resolves()
        assert (duel.you.extra, duel.you.banished, duel.you.grave) == ([DRILL], [], ["Kuriboh"])


class TestTheReturn:
    def comes_back(self, duel: Scenario, discarding: str) -> None:
        """It dives, and the next standby phase of its player has come, with its effect on the chain."""
        dives(duel, discarding)
        to_your_standby_phase(duel)

    def test_it_comes_back_in_the_next_own_standby_phase_with_a_monster(self, duel: Scenario) -> None:
        """It starts a chain (T5); the monster, not targeted, may be the one discarded."""
        duel.setup(you=side(monsters=[WHOLE], hand=["Kuriboh"], grave=[BLANK]))
        dives(duel, "Kuriboh")
        duel.you.ends_turn()
        assert duel.you.monsters == []
        duel.them.ends_turn()
        duel.reaches(Why.CHAIN)
        assert duel.chain == [DRILL]
        assert duel.state.chain[-1].targets == ()
        duel.you.chooses("attack")
        duel.you.chooses("Kuriboh")
        assert duel.you.monsters == [DRILL]
        assert "Kuriboh" in duel.you.hand
        assert duel.you.grave == [BLANK]
        duel.resolves()

    def test_what_comes_back_is_as_new(self, duel: Scenario) -> None:
        """C18: its whole ATK, and both effects to use again, in the very turn."""
        duel.setup(you=side(monsters=[WHOLE], hand=["Kuriboh"]))
        duel.you.activates(DRILL, "drill")
        duel.resolves()
        self.comes_back(duel, "Kuriboh")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.atk(DRILL) == 2400
        duel.you.may(f"activate {DRILL}")
        assert duel.you.offers(DRILL) == 2

    def test_alone_where_no_monster_lies_in_the_graveyard(self, duel: Scenario) -> None:
        """The ruling: it is summoned all the same, and then Bottomless Trap Hole can answer that."""
        duel.setup(you=side(monsters=[WHOLE], hand=["Dark Hole"]), them=side(spells=["Bottomless Trap Hole"]))
        self.comes_back(duel, "Dark Hole")
        duel.you.chooses("attack")
        duel.them.activates("Bottomless Trap Hole")
        duel.resolves()
        assert duel.you.banished == [DRILL]

    def test_with_a_monster_bottomless_trap_hole_misses_the_summon(self, duel: Scenario) -> None:
        """The ruling: the monster comes to the hand after the summon, which then was not the last thing."""
        duel.setup(you=side(monsters=[WHOLE], hand=["Kuriboh"]), them=side(spells=["Bottomless Trap Hole"]))
        self.comes_back(duel, "Kuriboh")
        duel.you.chooses("attack")
        duel.them.may_not("activate Bottomless Trap Hole")
        duel.resolves()

    def test_not_one_that_something_else_has_banished(self, duel: Scenario) -> None:
        """It says: banished by this effect."""
        duel.setup(you=side(monsters=[WHOLE]), them=side(spells=["Bottomless Trap Hole"]))
        duel.moves(DRILL, to="banished")
        to_your_standby_phase(duel)
        duel.pass_windows()
        assert (duel.you.monsters, duel.you.banished) == ([], [DRILL])

    def test_nor_in_the_standby_phase_of_the_other(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[WHOLE], hand=["Kuriboh"]))
        dives(duel, "Kuriboh")
        duel.you.ends_turn()
        duel.pass_windows()
        assert (duel.turn_of, duel.you.banished) == ("them", [DRILL])

    def test_it_is_only_the_next_standby_phase(self, duel: Scenario) -> None:
        """Whose activation was negated there does not try again two turns later (T5)."""
        duel.setup(
            you=side(monsters=[WHOLE], hand=["Dark Hole"]),
            them=side(spells=["Divine Wrath"], hand=[BLANK]),
        )
        self.comes_back(duel, "Dark Hole")
        duel.them.activates("Divine Wrath")
        duel.them.pays(BLANK)
        duel.resolves()
        assert duel.you.banished == [DRILL]
        to_your_standby_phase(duel)
        duel.pass_windows()
        assert duel.you.banished == [DRILL]

    def test_without_a_zone_it_goes_to_the_graveyard(self, duel: Scenario) -> None:
        """F9: its effect activates, for it must, and brings neither it nor another."""
        duel.setup(you=side(monsters=[WHOLE, *["Golgoil"] * 4], hand=["Kuriboh", "Mystical Elf"]))
        dives(duel, "Kuriboh")
        duel.you.summons("Mystical Elf")
        to_your_standby_phase(duel)
        duel.pass_windows()
        assert duel.you.banished == []
        assert duel.you.grave == ["Kuriboh", DRILL]

    def test_a_borrowed_one_comes_back_to_its_owner(self, duel: Scenario) -> None:
        """F8: it lies among its owner's banished cards, and his next standby phase is the one that counts."""
        borrowed = WHOLE.of_the_other()
        duel.setup(you=side(monsters=[borrowed], hand=["Dark Hole"]))
        dives(duel, "Dark Hole")
        assert duel.them.banished == [DRILL]
        duel.you.ends_turn()
        duel.them.chooses("attack")
        duel.resolves()
        assert duel.them.monsters == [DRILL]

    def test_one_that_was_never_synchro_summoned_does_not_come_back(self, duel: Scenario) -> None:
        """S6: the mark of a proper summon stays with a banished card, and this one has none."""
        duel.setup(you=side(monsters=[DRILL], hand=["Kuriboh"]))
        self.comes_back(duel, "Kuriboh")
        duel.pass_windows()
        assert duel.you.banished == [DRILL]
