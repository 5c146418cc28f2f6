"""Control that passes and comes back, what stays on a card, and cards that win (F8, F9, C18, W3)."""

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine import moves
from duels.engine.prompts import Why
from tests.scenario import Scenario, defense, face_down, side


class TestChangeOfHeart:
    def test_the_monster_comes_and_goes_back_in_the_end_phase(self, duel: Scenario) -> None:
        """Keeping its position; control is not ownership (F8, X4, T9)."""
        duel.setup(you=side(hand=["Change of Heart"]), them=side(monsters=[defense("Battle Ox")]))
        duel.you.activates("Change of Heart")
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == (["Battle Ox"], [])
        assert duel.find("Battle Ox").owner == 1
        assert duel.you.position("Battle Ox") is Position.DEFENSE
        assert duel.happened(e.Summoned) == []
        duel.you.ends_turn()
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == ([], ["Battle Ox"])

    def test_it_may_attack_for_its_new_controller(self, duel: Scenario) -> None:
        """There is no summoning sickness (S16, F8)."""
        duel.setup(you=side(hand=["Change of Heart"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Change of Heart")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.them.lp == 6300

    def test_with_no_zone_free_it_is_destroyed_by_the_rules(self, duel: Scenario) -> None:
        """On the side where it stands, by no effect (F9, X1, K19)."""
        duel.setup(
            you=side(hand=["Change of Heart"]),
            them=side(
                monsters=["Battle Ox", *[defense("Mystical Elf")] * 4],
                spells=["Call of the Haunted"],
                grave=["Soitsu"],
            ),
        )
        duel.you.activates("Change of Heart", targeting="Battle Ox")
        duel.resolves()
        duel.you.ends_turn()
        duel.them.activates("Call of the Haunted")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]
        assert duel.reason_of("Battle Ox") is e.Reason.RULE_DESTRUCTION

    def test_one_that_left_meanwhile_does_not_come_back(self, duel: Scenario) -> None:
        """Another life (C18)."""
        duel.setup(you=side(hand=["Change of Heart", "Summoned Skull"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Change of Heart")
        duel.resolves()
        duel.you.summons("Summoned Skull", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.monsters == []

    def test_turned_face_down_it_still_goes_back(self, duel: Scenario) -> None:
        """Control taken "until" is kept and ends as it was said (C18)."""
        duel.setup(you=side(hand=["Change of Heart", "Book of Moon"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Change of Heart")
        duel.resolves()
        duel.you.activates("Book of Moon")
        duel.resolves()
        assert duel.you.position("Battle Ox") is Position.FACE_DOWN_DEFENSE
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.position("Battle Ox") is Position.FACE_DOWN_DEFENSE

    def test_its_new_controller_uses_its_effects(self, duel: Scenario) -> None:
        """Activating is the controller's right (M11, S16); a flip effect is his too."""
        duel.setup(
            you=side(hand=["Change of Heart"]),
            them=side(monsters=[face_down("Man-Eater Bug"), "Battle Ox"]),
        )
        duel.you.activates("Change of Heart", targeting="Man-Eater Bug")
        duel.resolves()
        duel.you.flip_summons("Man-Eater Bug")
        duel.you.chooses("Battle Ox")
        duel.resolves()
        assert duel.them.monsters == []

    def test_revived_by_the_opponent_it_goes_to_its_owners_graveyard(self, duel: Scenario) -> None:
        """(F8)."""
        duel.setup(you=side(hand=["Monster Reborn", "Dark Hole"]), them=side(grave=["Battle Ox"]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]


class TestBookOfMoon:
    def test_it_takes_counters_away(self, duel: Scenario) -> None:
        """(C18, K7)."""
        duel.setup(
            you=side(hand=["Breaker the Magical Warrior", "Book of Moon"]), them=side(spells=["Trap Hole"])
        )
        duel.you.summons("Breaker the Magical Warrior")
        duel.resolves()
        duel.you.activates("Book of Moon")
        duel.resolves()
        assert duel.find("Breaker the Magical Warrior").counters == {}

    def test_it_keeps_the_marks_of_the_turn(self, duel: Scenario) -> None:
        """A monster summoned this turn cannot be flip summoned (C18, S4)."""
        duel.setup(you=side(hand=["Battle Ox", "Book of Moon"]))
        duel.you.summons("Battle Ox")
        duel.resolves()
        duel.you.activates("Book of Moon")
        duel.resolves()
        duel.you.may_not("flip Battle Ox")

    def test_it_does_not_fit_a_face_down_monster(self, duel: Scenario) -> None:
        """(C10)."""
        duel.setup(you=side(hand=["Book of Moon"]), them=side(monsters=[face_down("Battle Ox")]))
        duel.you.may_not("activate Book of Moon")

    def test_a_lasting_negation_ends(self, duel: Scenario) -> None:
        """A monster that came back negated and went face-down is itself again (C18)."""
        duel.setup(you=side(hand=["Junk Synchron", "Book of Moon"], grave=["Man-Eater Bug"]))
        duel.you.summons("Junk Synchron")
        duel.you.places_trigger("Junk Synchron")
        duel.resolves()
        duel.you.activates("Book of Moon", targeting="Man-Eater Bug")
        duel.resolves()
        assert not duel.find("Man-Eater Bug").negated


class TestCountdown:
    def test_twenty_turns_counting_the_first(self, duel: Scenario) -> None:
        """Final Countdown wins in the end of the twentieth turn (W3)."""
        deck = ["Soitsu"] * 30
        duel.setup(you=side(hand=["Final Countdown"], deck=deck), them=side(deck=deck))
        duel.you.activates("Final Countdown")
        duel.resolves()
        for _ in range(19):
            player = duel.you if duel.turn_of == "you" else duel.them
            player.ends_turn()
            while duel.prompt is not None and duel.prompt.why in (
                Why.PHASE_END,
                Why.PHASE_LEFT,
                Why.HAND_LIMIT,
            ):
                duel.send(next(iter(duel.prompt.answers())))
            assert duel.result is None
        assert duel.turn == 22
        (duel.you if duel.turn_of == "you" else duel.them).ends_turn()
        duel.resolves()
        assert duel.winner == "you"

    def test_it_does_not_depend_on_the_card(self, duel: Scenario) -> None:
        """It bound the duel when it resolved (C17)."""
        duel.setup(you=side(hand=["Final Countdown"]))
        duel.you.activates("Final Countdown")
        duel.resolves()
        assert duel.you.grave == ["Final Countdown"]
        assert [count.turns for count in duel.state.countdowns] == [20]


PIECES = [
    "Left Arm of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Leg of the Forbidden One",
]


class TestExodia:
    def test_the_five_in_one_hand_win(self, duel: Scenario) -> None:
        """At once, while an effect resolves (W3, W6)."""
        duel.setup(
            you=side(hand=["Pot of Greed", *PIECES], deck=["Exodia the Forbidden One", "Soitsu"]),
        )
        duel.you.activates("Pot of Greed")
        duel.resolves()
        assert duel.winner == "you"
        assert duel.happened(e.ChainEnded) == []

    def test_four_do_not(self, duel: Scenario) -> None:
        """(W3)."""
        duel.setup(you=side(hand=["Pot of Greed", *PIECES[:3]], deck=["Exodia the Forbidden One", "Soitsu"]))
        duel.you.activates("Pot of Greed")
        duel.resolves()
        assert duel.result is None

    def test_not_on_the_field(self, duel: Scenario) -> None:
        """In the hand (W3)."""
        duel.setup(you=side(hand=PIECES, monsters=["Exodia the Forbidden One"]))
        assert duel.result is None

    def test_searching_the_last_piece_wins(self, duel: Scenario) -> None:
        """Checked after every single change (W6)."""
        duel.setup(
            you=side(hand=[*PIECES, "Dark Hole"], monsters=["Sangan"], deck=["Exodia the Forbidden One"]),
        )
        duel.you.activates("Dark Hole")
        duel.you.chooses("Exodia the Forbidden One")
        assert duel.winner == "you"

    def test_both_at_the_same_moment_is_a_draw(self, duel: Scenario) -> None:
        """Never whoever is checked first (W4, K14)."""
        duel.setup(
            you=side(hand=PIECES, grave=["Exodia the Forbidden One"]),
            them=side(hand=PIECES, grave=["Exodia the Forbidden One"]),
        )
        ways = [
            moves.to_pile(duel.state, duel.find("Exodia the Forbidden One", seat), Place.HAND)
            for seat in (0, 1)
        ]
        duel.happens(moves.together(e.Reason.EFFECT, 0, ways))
        assert duel.result is not None
        assert duel.winner is None

    def test_losing_outranks_winning(self, duel: Scenario) -> None:
        """By one's own life points at the same moment (W4)."""
        duel.setup(you=side(hand=PIECES, grave=["Exodia the Forbidden One"]))
        way = moves.to_pile(duel.state, duel.find("Exodia the Forbidden One"), Place.HAND)
        duel.happens(
            moves.together(e.Reason.EFFECT, 0, [way]), e.DamageInflicted(e.DamageKind.EFFECT, (8000, 0))
        )
        assert duel.winner == "them"
