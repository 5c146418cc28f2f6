"""By which card and to whom: what events tell of damage and life points, and what a card says of others."""

import pytest

from duels.engine import events as e
from tests.scenario import BATTLE, Scenario, defense, side
from tests.scenario.table import card_named


def damage(duel: Scenario) -> e.DamageInflicted:
    """The one damage of this duel."""
    (inflicted,) = duel.happened(e.DamageInflicted)
    return inflicted


def inflictors(duel: Scenario) -> tuple[str | None, str | None]:
    """The monsters by which the seats took battle damage, None for one that took none."""
    names = {card.uid: card.card.name_en for card in duel.state.cards}
    first, second = (
        names[by.uid] if taken and by is not None else None
        for taken, by in zip(damage(duel).amounts, damage(duel).by, strict=True)
    )
    return first, second


class TestBattleDamage:
    def test_a_direct_attack_is_by_the_attacker(self, duel: Scenario) -> None:
        """(B7, B11)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert damage(duel).amounts == (0, 1700)
        assert inflictors(duel) == (None, "Battle Ox")
        assert damage(duel).cause is None

    def test_who_attacks_a_stronger_one_takes_it_by_that_one(self, duel: Scenario) -> None:
        """The attacker's player takes it, and from the monster that was attacked (B5)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Blue-Eyes White Dragon"])
        )
        duel.you.attacks("Battle Ox", "Blue-Eyes White Dragon")
        duel.resolves()
        assert damage(duel).amounts == (1300, 0)
        assert inflictors(duel) == ("Blue-Eyes White Dragon", None)

    def test_a_defender_that_holds_inflicts_it_too(self, duel: Scenario) -> None:
        """(B6)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=[defense("Mystical Elf")])
        )
        duel.you.attacks("Battle Ox", "Mystical Elf")
        duel.resolves()
        assert damage(duel).amounts == (300, 0)
        assert inflictors(duel) == ("Mystical Elf", None)

    def test_a_text_that_sees_damage_by_the_opponents_cards_sees_it(self, duel: Scenario) -> None:
        """One's own attack, but the opponent's monster (B5, E4)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox", "Grudge"]),
            them=side(monsters=["Blue-Eyes White Dragon"]),
        )
        duel.you.attacks("Battle Ox", "Blue-Eyes White Dragon")
        duel.resolves()
        assert duel.lp == {"you": 7700, "them": 8000}


class TestEffectDamage:
    def test_it_comes_from_the_card_whose_effect_it_is(self, duel: Scenario) -> None:
        """Also when another effect resolved before it, and when the card has left (C15, B11)."""
        duel.setup(you=side(monsters=["Archer", "Grudge"], hand=["Balm"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Archer")
        duel.you.activates("Balm")
        duel.moves("Archer", to="grave")
        duel.resolves()
        cause = damage(duel).cause
        assert cause is not None
        assert cause.passcode == card_named("Archer").passcode
        assert cause.controller == 0
        assert damage(duel).by == (None, None)

    @pytest.mark.parametrize(("whose", "gained"), [("you", 0), ("them", 1000)])
    def test_a_text_that_sees_damage_by_the_opponents_cards_sees_no_other(
        self, duel: Scenario, whose: str, gained: int
    ) -> None:
        """The Scorcher hurts both; the Grudge asks whose card it was (B11, E4)."""
        mine, theirs = (["Scorcher"], []) if whose == "you" else ([], ["Scorcher"])
        duel.setup(turn_of=whose, you=side(monsters=["Grudge"], hand=mine), them=side(hand=theirs))
        duel.you.activates("Scorcher") if whose == "you" else duel.them.activates("Scorcher")
        duel.resolves()
        assert duel.lp == {"you": 7500 + gained, "them": 7500}


class TestGains:
    def test_what_the_other_gains_is_his(self, duel: Scenario) -> None:
        """(N6)."""
        duel.setup(you=side(monsters=["Almoner"]))
        duel.you.activates("Almoner")
        duel.resolves()
        assert duel.happened(e.LifePointsGained) == [e.LifePointsGained(1, 500)]
        assert duel.lp == {"you": 8000, "them": 8500}

    def test_what_both_gain_is_each_ones(self, duel: Scenario) -> None:
        """(N6)."""
        duel.setup(turn_of="them", them=side(monsters=["Fountain"], life_points=100))
        duel.them.activates("Fountain")
        duel.resolves()
        assert duel.lp == {"you": 8500, "them": 600}

    def test_a_text_that_sees_the_opponent_gain_sees_it(self, duel: Scenario) -> None:
        """(E4, N6)."""
        duel.setup(you=side(monsters=["Almoner", "Giver"]))
        duel.you.activates("Almoner")
        duel.resolves()
        assert duel.lp == {"you": 8100, "them": 8500}

    def test_a_text_that_sees_the_opponent_gain_does_not_see_ones_own_gain(self, duel: Scenario) -> None:
        """(not E4, N6)."""
        duel.setup(you=side(monsters=["Almoner"]), them=side(monsters=["Giver"]))
        duel.you.activates("Almoner")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8500}


@pytest.mark.parametrize(
    ("name", "others", "may"),
    [
        ("Sociable", 0, False),
        ("Sociable", 1, True),
        ("Solitary", 0, True),
        ("Solitary", 1, False),
        ("Paired", 0, False),
        ("Paired", 1, True),
        ("Paired", 2, False),
        ("Leader of Two", 1, False),
        ("Leader of Two", 2, True),
    ],
)
def test_a_card_is_no_other_to_itself(duel: Scenario, name: str, others: int, may: bool) -> None:
    """What its condition asks of other monsters it does not ask of itself, nor of the opponent's (C5)."""
    duel.setup(
        you=side(monsters=[name, *["Battle Ox"] * others]), them=side(monsters=["Battle Ox", "Battle Ox"])
    )
    if may:
        duel.you.may(f"activate {name}")
    else:
        duel.you.may_not(f"activate {name}")
