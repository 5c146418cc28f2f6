"""What triggers answer: every kind of event, and what is not that event (E4, C12, X1-X3, F8, S10)."""

import pytest

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine import moves
from tests.scenario import Scenario, defense, face_up, side

TOLD = 200
"""What each of the invented monsters inflicts when it has seen its event."""


def saw_it(duel: Scenario) -> bool:
    """Whether the one trigger of the test came, once."""
    duel.resolves()
    lost = 8000 - duel.them.lp
    assert lost in (0, TOLD)
    return lost == TOLD


class TestDraws:
    def test_two_cards_are_one_draw(self, duel: Scenario) -> None:
        """One act counts once (C12)."""
        duel.setup(turn_of="them", you=side(monsters=["Beacon"]), them=side(hand=["Pot of Greed"]))
        duel.them.activates("Pot of Greed")
        assert saw_it(duel)

    def test_his_own_draw_is_another(self, duel: Scenario) -> None:
        """(E4)."""
        duel.setup(you=side(monsters=["Beacon"], hand=["Pot of Greed"]))
        duel.you.activates("Pot of Greed")
        assert not saw_it(duel)


class TestDestroyedByAnEffect:
    def test_several_destroyed_together_are_one_event(self, duel: Scenario) -> None:
        """Simultaneous events are one (C13), and the monster beside them sees it once."""
        duel.setup(you=side(hand=["Pot of Greed"], monsters=["Mourner", "Battle Ox", "Kuriboh"]))
        duel.you.activates("Pot of Greed")
        ways = [moves.to_pile(duel.state, duel.find(name), Place.GRAVE) for name in ("Battle Ox", "Kuriboh")]
        duel.happens(moves.together(e.Reason.DESTRUCTION, 1, ways))
        assert saw_it(duel)

    def test_ones_own_effect_is_not_the_opponents(self, duel: Scenario) -> None:
        """The text says whose effect (X1)."""
        duel.setup(you=side(monsters=["Mourner", "Battle Ox"], hand=["Encore"]))
        duel.you.activates("Encore", targeting="Battle Ox")
        duel.resolves()
        assert duel.them.lp == 7900

    @pytest.mark.parametrize(
        ("reason", "told"),
        [
            (e.Reason.DESTRUCTION, True),
            (e.Reason.BATTLE, False),
            (e.Reason.RULE_DESTRUCTION, False),
            (e.Reason.TRIBUTE, False),
            (e.Reason.EFFECT, False),
            (e.Reason.NEGATION, False),
        ],
    )
    def test_the_three_causes_are_told_apart(self, duel: Scenario, reason: e.Reason, told: bool) -> None:
        """By battle, by an effect, by the rules; and what is no destruction at all (X1)."""
        duel.setup(you=side(hand=["Pot of Greed"], monsters=["Mourner", "Battle Ox"]))
        duel.you.activates("Pot of Greed")
        ox = duel.find("Battle Ox")
        way = moves.to_pile(duel.state, ox, Place.GRAVE)
        duel.happens(moves.together(reason, 1, [way]))
        assert saw_it(duel) is told


class TestItsOwnWay:
    @pytest.mark.parametrize(
        ("name", "to", "reason", "told"),
        [
            ("Exile", "banished", e.Reason.EFFECT, True),
            ("Exile", "grave", e.Reason.EFFECT, False),
            ("Victim", "grave", e.Reason.TRIBUTE, True),
            ("Victim", "grave", e.Reason.DESTRUCTION, False),
            ("Wastrel", "grave", e.Reason.DISCARD, False),
        ],
    )
    def test_banished_tributed_and_discarded(
        self, duel: Scenario, name: str, to: str, reason: e.Reason, told: bool
    ) -> None:
        """Each is its own event; a discard for a cost or by the rules is by no effect (X3, X6, X8)."""
        duel.setup(you=side(hand=["Pot of Greed"], monsters=[name]))
        duel.you.activates("Pot of Greed")
        duel.moves(name, to=to, reason=reason)
        assert saw_it(duel) is told

    @pytest.mark.parametrize(("culprit", "told"), [("Kuriboh", True), ("Battle Ox", False)])
    def test_discarded_by_the_opponents_effect(self, duel: Scenario, culprit: str, told: bool) -> None:
        """By an effect of his, not by one's own (X3)."""
        duel.setup(
            you=side(hand=["Pot of Greed", "Wastrel"], monsters=["Battle Ox"]),
            them=side(monsters=["Kuriboh"]),
        )
        duel.you.activates("Pot of Greed")
        way = moves.to_pile(duel.state, duel.find("Wastrel"), Place.GRAVE)
        duel.happens(moves.together(e.Reason.DISCARD, 0, [way], duel.find(culprit).known))
        assert saw_it(duel) is told


class TestOnTheField:
    def test_the_new_controller_has_the_trigger(self, duel: Scenario) -> None:
        """The control of a monster changes (F8)."""
        duel.setup(
            you=side(hand=["Change of Heart"]),
            them=side(monsters=["Defector"]),
        )
        duel.you.activates("Change of Heart", targeting="Defector")
        assert saw_it(duel)

    def test_a_summon_is_no_change_of_control(self, duel: Scenario) -> None:
        """(F8)."""
        duel.setup(you=side(hand=["Defector"]))
        duel.you.summons("Defector")
        assert not saw_it(duel)

    def test_turned_to_defence(self, duel: Scenario) -> None:
        """By hand (S10)."""
        duel.setup(you=side(monsters=["Dancer"]))
        duel.you.changes_position("Dancer")
        assert saw_it(duel)

    def test_turned_to_attack_is_the_other_way(self, duel: Scenario) -> None:
        """(S10)."""
        duel.setup(you=side(monsters=[defense("Dancer")]))
        duel.you.changes_position("Dancer")
        assert not saw_it(duel)

    @pytest.mark.parametrize(
        ("name", "change", "told"),
        [("Spell Counter", 1, True), ("Spell Counter", -1, False), ("Other Counter", 1, False)],
    )
    def test_a_counter_of_that_name_is_placed(
        self, duel: Scenario, name: str, change: int, told: bool
    ) -> None:
        """Placed, not taken, and of the name."""
        duel.setup(you=side(hand=["Pot of Greed"], monsters=["Ledger", "Battle Ox"]))
        duel.happens(e.CountersChanged(duel.find("Battle Ox").known, "Spell Counter", 2))
        duel.you.activates("Pot of Greed")
        duel.happens(e.CountersChanged(duel.find("Battle Ox").known, name, change))
        assert saw_it(duel) is told


class TestMovedOn:
    """A card that moved on before its trigger was placed (C8)."""

    def test_it_still_triggers_from_another_public_place(self, duel: Scenario) -> None:
        """As if from the place where its event put it (C8)."""
        duel.setup(you=side(hand=["Pot of Greed"], monsters=["Patient"]))
        duel.you.activates("Pot of Greed")
        duel.moves("Patient", to="grave")
        duel.moves("Patient", to="banished")
        duel.you.places_trigger("Patient")
        duel.resolves()
        assert duel.them.lp == 7900

    @pytest.mark.parametrize("hidden", ["hand", "deck"])
    def test_a_hidden_card_does_not(self, duel: Scenario, hidden: str) -> None:
        """Returned to the hand or the deck it is hidden (C8)."""
        duel.setup(you=side(hand=["Pot of Greed"], monsters=["Patient"]))
        duel.you.activates("Pot of Greed")
        duel.moves("Patient", to="grave")
        duel.moves("Patient", to=hidden)
        duel.resolves()
        assert duel.them.lp == 8000

    def test_face_down_on_the_field_it_is_hidden(self, duel: Scenario) -> None:
        """(C8)."""
        duel.setup(you=side(hand=["Pot of Greed"], monsters=["Patient"]))
        duel.you.activates("Pot of Greed")
        duel.moves("Patient", to="grave")
        duel.arrives("Patient", Position.FACE_DOWN_DEFENSE)
        duel.resolves()
        assert duel.them.lp == 8000

    def test_from_the_extra_deck_its_leaving_the_field_triggers(self, duel: Scenario) -> None:
        """Until 2020 (C8)."""
        duel.setup(you=side(hand=["Pot of Greed"], monsters=["Emigrant"]))
        duel.you.activates("Pot of Greed")
        duel.moves("Emigrant", to="hand")
        assert [
            card.card.name_en for card in map(duel.state.cards.__getitem__, duel.state.sides[0].extra)
        ] == ["Emigrant"]
        duel.you.activates("Emigrant")
        duel.resolves()
        assert saw_it(duel)


class TestTied:
    """What ties the parts of an effect (C5)."""

    def test_both_in_one_moment(self, duel: Scenario) -> None:
        """All of it (C5)."""
        duel.setup(
            you=side(hand=["Pact"], monsters=["Battle Ox"]),
            them=side(spells=[face_up("Muzzle")]),
        )
        duel.you.activates("Pact", targeting="Battle Ox")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox", "Pact"]
        assert duel.them.grave == ["Muzzle"]
        moments = {
            one.moment
            for one in duel.happenings
            if isinstance(one.event, e.Moved) and one.event.reason.destroys
        }
        assert len(moments) == 1

    def test_nothing_where_a_part_cannot_be(self, duel: Scenario) -> None:
        """Or nothing (C5): no spell or trap is left when it resolves."""
        duel.setup(
            you=side(hand=["Pact"], monsters=["Battle Ox"]),
            them=side(spells=[face_up("Muzzle")]),
        )
        duel.you.activates("Pact", targeting="Battle Ox")
        duel.moves("Muzzle", to="grave")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_what_cannot_be_in_full_cannot_be_activated(self, duel: Scenario) -> None:
        """(C5, C10)."""
        duel.setup(you=side(hand=["Pact"], monsters=["Battle Ox"]))
        duel.you.may_not("activate Pact")

    def test_after_that_comes_in_any_case(self, duel: Scenario) -> None:
        """The target is gone, and the later part is done all the same (C5)."""
        duel.setup(you=side(hand=["Encore"], monsters=["Battle Ox"]))
        duel.you.activates("Encore", targeting="Battle Ox")
        duel.moves("Battle Ox", to="hand")
        duel.resolves()
        assert duel.them.lp == 7900

    def test_after_that_is_a_later_moment(self, duel: Scenario) -> None:
        """So a "when" trigger of the first part misses its timing (C5, C8, K1)."""
        duel.setup(you=side(hand=["Encore"], monsters=["Hasty"]))
        duel.you.activates("Encore", targeting="Hasty")
        duel.resolves()
        assert duel.missed == ["Hasty"]
