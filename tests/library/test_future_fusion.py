"""Future Fusion, clause by clause, with the text that was in force until 2017.

As its activation is carried out a fusion monster is shown and its materials go from the deck to the graveyard
at once. In its player's second standby phase from then on a fusion monster of that name is fusion summoned,
which starts no chain. The card and the monster are destroyed with each other.
"""

import pytest

from duels.engine import events as e
from duels.engine.prompts import PASS, Respond
from tests.scenario import Scenario, copy, face_up, side
from tests.scenario.table import SideOfTable

FUTURE = "Future Fusion"
WHITE = "Blue-Eyes White Dragon"
ULTIMATE = "Blue-Eyes Ultimate Dragon"
SKULL = "Black Skull Dragon"
OF_SKULL = ["Summoned Skull", "Red-Eyes Black Dragon"]


def yours(**more: object) -> SideOfTable:
    """A hand with the card, and in the deck what the dragon of three heads is made of."""
    given = {"hand": [FUTURE], "extra": [ULTIMATE], "deck": [WHITE, WHITE, WHITE]} | more
    return side(**given)  # type: ignore[arg-type]


def prepares(duel: Scenario) -> None:
    duel.you.activates(FUTURE)
    duel.you.chooses(ULTIMATE)
    duel.you.chooses(WHITE, WHITE, WHITE)
    duel.resolves()


def passes(duel: Scenario) -> None:
    """Nobody answers anything, whatever he could do."""
    while isinstance(duel.prompt, Respond):
        duel.send(PASS)


def ends_turns(duel: Scenario) -> None:
    """This turn and the other's."""
    duel.you.ends_turn()
    passes(duel)
    duel.them.ends_turn()
    passes(duel)


def to_your_turn(duel: Scenario) -> None:
    ends_turns(duel)
    assert duel.turn_of == "you"


def summons(duel: Scenario) -> None:
    """The second standby phase of its player from now."""
    prepares(duel)
    to_your_turn(duel)
    ends_turns(duel)
    duel.you.chooses("attack")
    passes(duel)


class TestTheActivation:
    def test_the_materials_leave_the_deck_at_once(self, duel: Scenario) -> None:
        """Both see the monster, which stays where it is; the deck is shuffled (C19)."""
        duel.setup(you=yours())
        prepares(duel)
        assert duel.you.grave == [WHITE, WHITE, WHITE]
        assert (duel.you.extra, duel.you.spells, duel.you.monsters) == ([ULTIMATE], [FUTURE], [])
        (shown,) = duel.happened(e.Shown)
        assert [card.passcode for card in shown.cards] == [duel.find(ULTIMATE).card.passcode]
        assert [one.player for one in duel.happened(e.Shuffled)] == [0]

    def test_with_every_monster_zone_taken_too(self, duel: Scenario) -> None:
        """The summon is for another time."""
        duel.setup(you=yours(monsters=["Battle Ox"] * 5))
        prepares(duel)
        assert duel.you.grave == [WHITE, WHITE, WHITE]

    @pytest.mark.parametrize(
        "you",
        [
            side(hand=[FUTURE, WHITE], extra=[ULTIMATE], deck=[WHITE, WHITE]),
            side(hand=[FUTURE], deck=[WHITE, WHITE, WHITE]),
            side(hand=[FUTURE], extra=[ULTIMATE], deck=[WHITE, WHITE, "Goddess with the Third Eye"]),
            side(
                hand=[FUTURE],
                extra=["Gladiator Beast Gyzarus"],
                deck=["Gladiator Beast Bestiari", "Gladiator Beast Laquari"],
            ),
        ],
        ids=["one in the hand", "no fusion monster", "a substitute", "one that comes by its own way"],
    )
    def test_not_without_the_real_materials_in_the_deck(self, duel: Scenario, you: SideOfTable) -> None:
        """The ruling of 2011: in the deck no monster stands in for another; and contact fusions are none."""
        duel.setup(you=you)
        duel.you.may_not(f"activate {FUTURE}")

    def test_not_where_the_monster_cannot_be_summoned(self, duel: Scenario) -> None:
        """C10: Consecrated Light forbids the summon of a DARK monster, and so its preparation."""
        duel.setup(
            you=side(hand=[FUTURE], extra=[SKULL], deck=OF_SKULL), them=side(monsters=["Consecrated Light"])
        )
        duel.you.may_not(f"activate {FUTURE}")

    def test_nothing_is_sent_where_it_is_destroyed_in_answer(self, duel: Scenario) -> None:
        """A continuous spell must lie there as it is carried out (M4)."""
        duel.setup(you=yours(), them=side(spells=["Mystical Space Typhoon"]))
        duel.you.activates(FUTURE)
        duel.them.activates("Mystical Space Typhoon", targeting=FUTURE)
        duel.resolves()
        assert duel.you.grave == [FUTURE]

    def test_royal_oppression_answers_the_activation(self, duel: Scenario) -> None:
        """The ruling: it is an effect that special summons, although not yet."""
        duel.setup(you=yours(), them=side(spells=[face_up("Royal Oppression")]))
        duel.you.activates(FUTURE)
        duel.them.activates("Royal Oppression")
        duel.resolves()
        assert (duel.you.grave, duel.lp["them"]) == ([FUTURE], 7200)


class TestTheSummon:
    def test_it_is_fusion_summoned_in_the_second_standby_phase(self, duel: Scenario) -> None:
        """It starts no chain, and the summon is a proper one (S6)."""
        duel.setup(you=yours())
        prepares(duel)
        to_your_turn(duel)
        assert duel.you.monsters == []
        made = len(duel.happened(e.LinkMade))
        ends_turns(duel)
        duel.you.chooses("attack")
        passes(duel)
        assert duel.you.monsters == [ULTIMATE]
        assert duel.happened(e.Summoned)[-1].manner is e.Manner.FUSION
        assert len(duel.happened(e.LinkMade)) == made
        assert duel.find(ULTIMATE).proper

    def test_another_of_the_name_does(self, duel: Scenario) -> None:
        """Not the very card that was shown: one of its name."""
        duel.setup(you=yours(extra=[ULTIMATE, ULTIMATE]))
        prepares(duel)
        duel.moves(copy(ULTIMATE, 1), to="grave")
        to_your_turn(duel)
        ends_turns(duel)
        duel.you.chooses("attack")
        passes(duel)
        assert duel.you.monsters == [ULTIMATE]

    def test_nothing_comes_where_none_of_the_name_is_left(self, duel: Scenario) -> None:
        duel.setup(you=yours())
        prepares(duel)
        duel.moves(ULTIMATE, to="grave")
        to_your_turn(duel)
        to_your_turn(duel)
        assert (duel.you.monsters, duel.you.spells) == ([], [FUTURE])

    def test_nothing_comes_where_the_card_has_left(self, duel: Scenario) -> None:
        duel.setup(you=yours())
        prepares(duel)
        duel.moves(FUTURE, to="grave")
        to_your_turn(duel)
        to_your_turn(duel)
        assert (duel.you.monsters, duel.you.extra) == ([], [ULTIMATE])

    def test_without_a_zone_the_monster_goes_to_the_graveyard(self, duel: Scenario) -> None:
        """F9, as for what comes back at a named time; it was not summoned, and cannot be revived (S6)."""
        duel.setup(you=yours(monsters=["Battle Ox"] * 5))
        prepares(duel)
        to_your_turn(duel)
        to_your_turn(duel)
        assert duel.you.grave == [WHITE, WHITE, WHITE, ULTIMATE]
        assert not duel.find(ULTIMATE).proper

    def test_royal_oppression_does_not_answer_the_summon(self, duel: Scenario) -> None:
        """The ruling: nothing is activated then."""
        duel.setup(you=yours(), them=side(spells=["Royal Oppression"]))
        summons(duel)
        assert duel.you.monsters == [ULTIMATE]


class TestTheTie:
    def test_the_monster_falls_with_the_card(self, duel: Scenario) -> None:
        duel.setup(you=yours(hand=[FUTURE, "Mystical Space Typhoon"]))
        summons(duel)
        duel.you.activates("Mystical Space Typhoon", targeting=FUTURE)
        duel.resolves()
        assert (duel.you.monsters, duel.you.spells) == ([], [])
        assert ULTIMATE in duel.you.grave

    def test_the_card_falls_with_the_monster(self, duel: Scenario) -> None:
        duel.setup(you=yours(), them=side(spells=["Sakuretsu Armor"]))
        summons(duel)
        duel.you.enters_battle()
        duel.you.attacks(ULTIMATE, "directly")
        duel.them.activates("Sakuretsu Armor")
        duel.resolves()
        assert (duel.you.monsters, duel.you.spells) == ([], [])

    def test_the_card_stays_where_the_monster_is_not_destroyed(self, duel: Scenario) -> None:
        """X1: it has left, and nothing more."""
        duel.setup(you=yours())
        summons(duel)
        duel.moves(ULTIMATE, to="banished")
        assert duel.you.spells == [FUTURE]
