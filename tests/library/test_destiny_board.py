"""Destiny Board and its four messages: letters one by one, all gone together, and the duel won (W3)."""

from duels.engine import events as e
from duels.engine.result import Ending
from tests.scenario import Scenario, face_up, side

MESSAGES = ['Spirit Message "I"', 'Spirit Message "N"', 'Spirit Message "A"', 'Spirit Message "L"']


def board(*messages: str, **more: object) -> object:
    return side(spells=[face_up("Destiny Board"), *map(face_up, messages)], **more)  # type: ignore[arg-type]


class TestDestinyBoard:
    def test_a_message_comes_in_each_of_the_opponents_end_phases(self, duel: Scenario) -> None:
        """In their order, from the deck or from the hand (T5)."""
        duel.setup(turn_of="them", you=board(deck=[MESSAGES[0]], hand=[MESSAGES[1]]))
        duel.them.ends_turn()
        duel.you.chooses(MESSAGES[0])
        duel.resolves()
        assert duel.you.spells == ["Destiny Board", MESSAGES[0]]
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.you.chooses(MESSAGES[1])
        duel.resolves()
        assert duel.you.spells == ["Destiny Board", *MESSAGES[:2]]

    def test_not_in_ones_own(self, duel: Scenario) -> None:
        duel.setup(you=board(deck=[MESSAGES[0]]))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.spells == ["Destiny Board"]

    def test_not_out_of_order(self, duel: Scenario) -> None:
        """The first is missing, so the second does not come."""
        duel.setup(turn_of="them", you=board(hand=[MESSAGES[1]]))
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.spells == ["Destiny Board"]

    def test_all_five_win_the_duel(self, duel: Scenario) -> None:
        """At the moment in which the last is there (W3, W6)."""
        duel.setup(turn_of="them", you=board(*MESSAGES[:3], deck=[MESSAGES[3]]))
        duel.them.ends_turn()
        duel.you.chooses(MESSAGES[3])
        assert duel.winner == "you"
        assert duel.result is not None
        assert duel.result.ending is Ending.CARD

    def test_four_do_not(self, duel: Scenario) -> None:
        duel.setup(you=board(*MESSAGES[:3]))
        assert duel.result is None

    def test_when_one_leaves_all_go(self, duel: Scenario) -> None:
        """They are sent to the graveyard, not destroyed, and no chain starts (X2)."""
        duel.setup(turn_of="them", you=board(*MESSAGES[:2]), them=side(hand=["Mystical Space Typhoon"]))
        duel.them.activates("Mystical Space Typhoon", targeting=MESSAGES[0])
        duel.resolves()
        assert duel.you.spells == []
        assert sorted(duel.you.grave) == sorted(["Destiny Board", *MESSAGES[:2]])
        assert duel.reason_of(MESSAGES[0]) is e.Reason.DESTRUCTION
        assert duel.reason_of("Destiny Board") is e.Reason.EFFECT

    def test_when_the_board_leaves_all_go(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=board(*MESSAGES[:2]), them=side(hand=["Mystical Space Typhoon"]))
        duel.them.activates("Mystical Space Typhoon", targeting="Destiny Board")
        duel.resolves()
        assert duel.you.spells == []

    def test_another_card_that_leaves_is_none_of_them(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(spells=[face_up("Destiny Board"), face_up(MESSAGES[0]), face_up("Steady")]),
            them=side(hand=["Mystical Space Typhoon"]),
        )
        duel.them.activates("Mystical Space Typhoon", targeting="Steady")
        duel.resolves()
        assert duel.you.spells == ["Destiny Board", MESSAGES[0]]

    def test_a_message_is_neither_activated_nor_set(self, duel: Scenario) -> None:
        """By the board's effect alone it comes to the field."""
        duel.setup(you=side(hand=[MESSAGES[0]]))
        duel.you.may_not(f"activate {MESSAGES[0]}")
        duel.you.may_not(f"set {MESSAGES[0]}")

    def test_without_a_zone_none_is_placed(self, duel: Scenario) -> None:
        """(F9)."""
        duel.setup(
            turn_of="them",
            you=side(
                spells=[face_up("Destiny Board"), *[face_up("Steady")] * 4],
                hand=[MESSAGES[0]],
            ),
        )
        duel.them.ends_turn()
        duel.resolves()
        assert MESSAGES[0] in duel.you.hand
