"""Swap Frog: it comes by a discard, buries a small frog, and goes back to the hand for a further summon."""

import pytest

from cards.lang.places import Place, Position
from duels.engine import Why, from_position, to_position
from duels.engine import events as e
from duels.engine.ruleset import MASTER_RULE_2
from duels.engine.snapshot import encode
from duels.soak.positions import check_laid_again
from tests.scenario import Scenario, copy, face_down, side
from tests.scenario.invented import BOOK

SWAP, TREEBORN, DUPE, DES = "Swap Frog", "Treeborn Frog", "Dupe Frog", "Des Frog"
UNIFROG, TADPOLE, MONARCH = "Unifrog", "T.A.D.P.O.L.E.", "Mobius the Frost Monarch"
KEY = b"another key of chance"

# Swap Frog, Dupe Frog and Unifrog are of level 2, Treeborn Frog and T.A.D.P.O.L.E. of level 1, Des Frog of
# level 5: all of them WATER and Aqua. Mobius is a WATER Aqua monster of level 6, T.A.D.P.O.L.E. is no "Frog".


class TestComingByADiscard:
    def test_another_water_monster_is_discarded(self, duel: Scenario) -> None:
        """(S5a): by its own procedure, beside the turn's normal summon."""
        duel.setup(normal_summon_used=True, you=side(hand=[SWAP, MONARCH]))
        duel.you.comes_by_its_own_way(SWAP, [MONARCH])
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.you.grave == [MONARCH]
        assert duel.you.monsters == [SWAP]

    @pytest.mark.parametrize("other", ["Battle Ox", "Trap Hole"])
    def test_not_with_what_is_no_water_monster(self, duel: Scenario, other: str) -> None:
        duel.setup(you=side(hand=[SWAP, other]))
        duel.you.may_not(f"special summon {SWAP}")

    def test_not_with_itself(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[SWAP]))
        duel.you.may_not(f"special summon {SWAP}")


class TestBuryingAFrog:
    @pytest.mark.parametrize("way", ["normal", "flip", "special"])
    def test_however_it_is_summoned(self, duel: Scenario, way: str) -> None:
        """One WATER Aqua monster of level 2 or lower, of the deck or of its player's field, and no target."""
        on_field = [face_down(SWAP)] if way == "flip" else []
        hand = [] if way == "flip" else [SWAP, MONARCH]
        duel.setup(
            you=side(
                hand=hand, monsters=["Battle Ox", *on_field], deck=[TREEBORN, DES, MONARCH, "Kairyu-Shin"]
            ),
            them=side(monsters=[UNIFROG]),
        )
        if way == "normal":
            duel.you.summons(SWAP)
        elif way == "flip":
            duel.you.flip_summons(SWAP)
        else:
            duel.you.comes_by_its_own_way(SWAP, [MONARCH])
        duel.you.places_trigger(SWAP)
        duel.reaches_choice("you", Why.SEND_TO_GRAVE)
        assert sorted(duel.you.choices) == [SWAP, TREEBORN]
        duel.you.chooses(TREEBORN)
        duel.resolves()
        assert TREEBORN in duel.you.grave
        assert duel.happened(e.Shuffled)

    def test_from_the_field_no_deck_is_shuffled(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[SWAP], monsters=[UNIFROG], deck=[TREEBORN]))
        duel.you.summons(SWAP)
        duel.you.places_trigger(SWAP)
        duel.you.chooses(UNIFROG)
        duel.resolves()
        assert duel.you.grave == [UNIFROG]
        assert duel.you.monsters == [SWAP]

    def test_a_face_down_one_is_sent_too(self, duel: Scenario) -> None:
        """Until the text of 2016 it could be face-down; its player knows what it is (N5)."""
        duel.setup(you=side(hand=[SWAP], monsters=[face_down(DUPE), face_down(DES)]))
        duel.you.summons(SWAP)
        duel.you.places_trigger(SWAP)
        duel.reaches_choice("you", Why.SEND_TO_GRAVE)
        assert sorted(duel.you.choices) == [DUPE, SWAP]
        duel.you.chooses(DUPE)
        duel.resolves()
        assert duel.you.grave == [DUPE]

    def test_asked_although_the_deck_has_none(self, duel: Scenario) -> None:
        """What the deck lacks is not told by a choice that is made for its player (K26)."""
        duel.setup(you=side(hand=[SWAP]))
        duel.you.summons(SWAP)
        duel.you.places_trigger(SWAP)
        duel.reaches_choice("you", Why.SEND_TO_GRAVE)
        assert duel.you.choices == [SWAP]
        duel.you.chooses(SWAP)
        duel.resolves()
        assert duel.you.grave == [SWAP]

    def test_it_may_be_left(self, duel: Scenario) -> None:
        """(C10)."""
        duel.setup(you=side(hand=[SWAP], deck=[TREEBORN]))
        duel.you.summons(SWAP)
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.you.grave == []


class TestAFurtherFrog:
    def test_what_returns_is_the_price_of_a_further_summon(self, duel: Scenario) -> None:
        """Paid before the answer (M9); the frog beside the turn's normal summon, and only one (S1)."""
        duel.setup(normal_summon_used=True, you=side(monsters=[SWAP], hand=[DUPE, TREEBORN, "Battle Ox"]))
        duel.you.may_not(f"summon {DUPE}")
        duel.you.activates(SWAP)
        duel.you.pays(SWAP)
        assert SWAP in duel.you.hand
        duel.resolves()
        duel.you.may_not("summon Battle Ox")
        duel.you.may_not(f"summon {SWAP}")
        duel.you.may_not(f"set {DUPE}")
        duel.you.summons(DUPE)
        duel.resolves()
        assert duel.you.monsters == [DUPE]
        duel.you.may_not(f"summon {TREEBORN}")

    def test_the_turns_own_summon_is_there_beside_it(self, duel: Scenario) -> None:
        """Whichever comes first: a frog is the further one, and takes nothing from the turn's one (S1)."""
        duel.setup(you=side(monsters=[SWAP], hand=[DUPE, TREEBORN]))
        duel.you.activates(SWAP)
        duel.you.pays(SWAP)
        duel.resolves()
        duel.you.summons(DUPE)
        duel.resolves()
        duel.you.summons(TREEBORN)
        duel.resolves()
        assert duel.you.monsters == [DUPE, TREEBORN]
        duel.you.may_not(f"summon {SWAP}")

    def test_a_frog_is_tribute_summoned_so(self, duel: Scenario) -> None:
        """A tribute summon is a normal summon (S2)."""
        duel.setup(normal_summon_used=True, you=side(monsters=[SWAP, UNIFROG], hand=[DES]))
        duel.you.activates(SWAP)
        duel.you.pays(SWAP)
        duel.resolves()
        duel.you.summons(DES, tributing=[UNIFROG])
        duel.resolves()
        assert duel.you.monsters == [DES]

    def test_not_one_that_is_no_frog(self, duel: Scenario) -> None:
        """A series is a list (K23): T.A.D.P.O.L.E. is not on it."""
        duel.setup(normal_summon_used=True, you=side(monsters=[SWAP], hand=[TADPOLE]))
        duel.you.activates(SWAP)
        duel.you.pays(SWAP)
        duel.resolves()
        duel.you.may_not(f"summon {TADPOLE}")

    def test_two_of_them_allow_one_further_summon(self, duel: Scenario) -> None:
        """Ruling: more than one effect of the kind can be used, but only one such summon made in a turn."""
        duel.setup(normal_summon_used=True, you=side(monsters=[SWAP, SWAP], hand=[DUPE, TREEBORN]))
        duel.you.activates(copy(SWAP, 1))
        duel.you.pays(copy(SWAP, 1))
        duel.resolves()
        duel.you.activates(SWAP)
        duel.you.pays(SWAP)
        duel.resolves()
        assert duel.you.monsters == []
        duel.you.summons(DUPE)
        duel.resolves()
        duel.you.may_not(f"summon {TREEBORN}")

    def test_returned_and_come_again_it_is_new(self, duel: Scenario) -> None:
        """Once a turn belongs to the card that stands there (C11)."""
        duel.setup(you=side(monsters=[SWAP], hand=[MONARCH]))
        duel.you.activates(SWAP)
        duel.you.pays(SWAP)
        duel.resolves()
        duel.you.comes_by_its_own_way(SWAP, [MONARCH])
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        duel.you.may(f"activate {SWAP}")

    def test_not_twice_while_it_stands_there(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[SWAP, "Battle Ox", "Mystical Elf"]))
        duel.you.activates(SWAP)
        duel.you.pays("Battle Ox")
        duel.resolves()
        duel.you.may_not(f"activate {SWAP}")

    def test_in_the_next_turn_it_is_over(self, duel: Scenario) -> None:
        """(T9)."""
        duel.setup(you=side(monsters=[SWAP], hand=[DUPE]))
        duel.you.activates(SWAP)
        duel.you.pays(SWAP)
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.summons(DUPE)
        duel.resolves()
        duel.you.may_not(f"summon {SWAP}")

    def test_not_where_nothing_can_be_normal_summoned(self, duel: Scenario) -> None:
        """Ruling (2009-08-02): it cannot be activated by who cannot normal summon (C10)."""
        duel.setup(you=side(hand=["Scapegoat", DUPE], monsters=[SWAP]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.you.may_not(f"activate {SWAP}")

    def test_no_token_and_no_synchro_monster_pays(self, duel: Scenario) -> None:
        """Neither comes to a hand (S12)."""
        duel.setup(you=side(monsters=[SWAP, "Stardust Dragon"], hand=["Scapegoat"]))
        duel.you.activates(SWAP)
        duel.you.pays(SWAP)
        assert duel.you.hand == ["Scapegoat", SWAP]
        duel.resolves()

    def test_a_negated_summon_has_used_it_up(self, duel: Scenario) -> None:
        """(S3)."""
        duel.setup(
            normal_summon_used=True,
            you=side(monsters=[SWAP], hand=[DUPE, TREEBORN]),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.activates(SWAP)
        duel.you.pays(SWAP)
        duel.resolves()
        duel.you.summons(DUPE)
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.grave == [DUPE]
        duel.you.may_not(f"summon {TREEBORN}")

    def test_a_position_laid_again_knows_what_is_left(self, duel: Scenario) -> None:
        """In snapshots and in positions: allowed, and then used."""
        duel.setup(normal_summon_used=True, you=side(monsters=[SWAP], hand=[DUPE, TREEBORN]))
        duel.you.activates(SWAP)
        duel.you.pays(SWAP)
        duel.resolves()
        check_laid_again(duel.duel, KEY)
        duel.you.summons(DUPE)
        duel.resolves()
        check_laid_again(duel.duel, KEY)
        again = from_position(BOOK, MASTER_RULE_2, to_position(BOOK, encode(duel.state)), KEY)
        assert again._game.state.further_summoned


def test_treeborn_frog_goes_the_way_of_the_deck(duel: Scenario) -> None:
    """The frogs' own play: Treeborn Frog is buried, and rises in the next standby phase (T5)."""
    duel.setup(you=side(hand=[SWAP], deck=[TREEBORN]))
    duel.you.summons(SWAP)
    duel.you.places_trigger(SWAP)
    duel.you.chooses(TREEBORN)
    duel.resolves()
    duel.you.ends_turn()
    duel.resolves()
    duel.them.ends_turn()
    duel.resolves_to_phase_effect("you")
    duel.you.places_trigger(TREEBORN)
    duel.you.chooses("defense")
    duel.resolves()
    assert duel.find(TREEBORN).place is Place.MONSTERS
    assert duel.you.position(TREEBORN) is Position.DEFENSE
