"""The negations that texts tell apart, and what cannot be negated or answered (M10, S3, C3)."""

import pytest

from duels.engine import events as e
from tests.scenario import Scenario, face_up, side

CRITICS = ("Critic of Summons", "Critic of Cards", "Critic of Activations", "Critic of Effects")


class TestThreeEvents:
    @pytest.mark.parametrize(
        ("trap", "acts", "heard"),
        [
            ("Gag", "summons", "Critic of Summons"),
            ("Gag", "plays", "Critic of Cards"),
            ("Gag", "uses", "Critic of Activations"),
            ("Stifle", "plays", "Critic of Effects"),
            ("Stifle", "uses", "Critic of Effects"),
        ],
    )
    @pytest.mark.parametrize("critic", CRITICS)
    def test_each_is_its_own_event(
        self, duel: Scenario, trap: str, acts: str, heard: str, critic: str
    ) -> None:
        """The activation of a card, that of an effect, an effect, a summon (M10, S3)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=[critic], spells=[trap]),
            them=side(hand=["Battle Ox", "Fee"], spells=[face_up("Steady")]),
        )
        match acts:
            case "summons":
                duel.them.summons("Battle Ox")
            case "plays":
                duel.them.activates("Fee")
            case _:
                duel.them.activates("Steady")
        duel.you.activates(trap)
        duel.resolves()
        assert duel.them.lp == (7800 if heard == critic else 8000)
        assert duel.you.lp == 8000

    def test_the_card_stays_when_its_effect_alone_is_negated(self, duel: Scenario) -> None:
        """The activation stands, so a continuous card remains (M10)."""
        duel.setup(
            turn_of="them",
            you=side(spells=["Stifle"]),
            them=side(hand=["Steady"]),
        )
        duel.them.activates("Steady")
        duel.you.activates("Stifle")
        duel.resolves()
        assert duel.them.spells == ["Steady"]
        assert duel.without_effect == {"Steady": "effect_negated"}

    def test_the_card_does_not_stay_when_its_activation_is_negated(self, duel: Scenario) -> None:
        """It goes to the graveyard by the rules (M10)."""
        duel.setup(turn_of="them", you=side(spells=["Gag"]), them=side(hand=["Steady"]))
        duel.them.activates("Steady")
        duel.you.activates("Gag")
        duel.resolves()
        assert duel.them.grave == ["Steady"]

    def test_it_stays_when_an_effect_of_it_was_the_link(self, duel: Scenario) -> None:
        """The card is already there (M10)."""
        duel.setup(turn_of="them", you=side(spells=["Gag"]), them=side(spells=[face_up("Steady")]))
        duel.them.activates("Steady")
        duel.you.activates("Gag")
        duel.resolves()
        assert duel.them.spells == ["Steady"]
        assert duel.you.lp == 8000


class TestWhatCannotBeNegated:
    @pytest.mark.parametrize("trap", ["Gag", "Stifle"])
    def test_neither_activation_nor_effect(self, duel: Scenario, trap: str) -> None:
        """What could do nothing cannot be activated (M10, C10)."""
        duel.setup(
            turn_of="them",
            you=side(spells=[trap]),
            them=side(hand=["Unbending", "Fee"]),
        )
        duel.them.activates("Unbending")
        duel.you.may_not(f"activate {trap}")
        duel.resolves()
        duel.them.activates("Unbending")
        duel.you.may_not(f"activate {trap}")
        duel.resolves()
        assert duel.you.lp == 7900
        duel.them.activates("Fee")
        duel.you.may(f"activate {trap}")
        duel.resolves()

    def test_a_continuous_negation_does_not_reach_it(self, duel: Scenario) -> None:
        """(M10, C16)."""
        duel.setup(
            you=side(spells=[face_up("Unbending"), face_up("Steady")]),
            them=side(spells=[face_up("Silence")]),
        )
        duel.you.activates("Steady")
        duel.resolves()
        assert duel.them.lp == 8000
        duel.you.activates("Unbending")
        duel.resolves()
        assert duel.them.lp == 7900

    def test_a_summon_that_cannot_be_negated(self, duel: Scenario) -> None:
        """(S3)."""
        duel.setup(turn_of="them", you=side(spells=["Gag"]), them=side(hand=["Proud"]))
        duel.them.summons("Proud")
        duel.you.may_not("activate Gag")
        duel.resolves()
        assert duel.them.monsters == ["Proud"]

    def test_any_other_summon_can(self, duel: Scenario) -> None:
        """(S3, K6): and nothing that answers a summon may answer it."""
        duel.setup(
            turn_of="them", you=side(spells=["Gag"], monsters=["Witness"]), them=side(hand=["Battle Ox"])
        )
        duel.them.summons("Battle Ox")
        duel.you.activates("Gag")
        duel.resolves()
        assert duel.happened(e.Summoned) == []
        assert duel.them.lp == 8000


class TestWhatCannotBeAnswered:
    def test_nobody_is_asked(self, duel: Scenario) -> None:
        """Also not for a mandatory quick effect (C3)."""
        duel.setup(turn_of="them", you=side(spells=["Gag", "Stifle"]), them=side(hand=["Decree"]))
        duel.them.activates("Decree")
        assert duel.chain == []
        assert duel.you.lp == 7900
        duel.resolves()

    def test_any_other_card_is_answered(self, duel: Scenario) -> None:
        """(C3)."""
        duel.setup(turn_of="them", you=side(spells=["Gag"]), them=side(hand=["Fee"]))
        duel.them.activates("Fee")
        duel.you.may("activate Gag")
        duel.resolves()
