"""What battle damage becomes, in which order, and who inflicts it (B6, B11, B14)."""

import pytest

from duels.engine import comparison
from duels.engine import events as e
from tests.scenario import BATTLE, Scenario, defense, face_down, side

# ATK/DEF: Dark Magician 2500/2100, Battle Ox 1700/1000, Mystical Elf 800/2000, Giant Soldier 1300/2000;
# the invented monsters have DEF 1000, and ATK 1000 where nothing else is said: Lancer 1900, Brute 1500.


class TestPiercing:
    def test_what_exceeds_the_defence_is_inflicted(self, duel: Scenario) -> None:
        """Piercing effects apart, a defender's player takes nothing (B6)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Lancer"]), them=side(monsters=[defense("Battle Ox")]))
        duel.you.attacks("Lancer", "Battle Ox")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 7100}
        assert duel.them.grave == ["Battle Ox"]

    def test_also_against_one_that_was_face_down(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Lancer"]), them=side(monsters=[face_down("Battle Ox")]))
        duel.you.attacks("Lancer", "Battle Ox")
        duel.resolves()
        assert duel.lp["them"] == 7100

    @pytest.mark.parametrize(("defender", "lost"), [("Mystical Elf", 100), ("Giant Soldier of Stone", 100)])
    def test_nothing_where_it_does_not_exceed(self, duel: Scenario, defender: str, lost: int) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Lancer"]), them=side(monsters=[defense(defender)]))
        duel.you.attacks("Lancer", defender)
        duel.resolves()
        assert duel.lp == {"you": 8000 - lost, "them": 8000}

    def test_not_when_it_is_attacked_itself(self, duel: Scenario) -> None:
        """Only its own attack pierces."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=[defense("Lancer")]))
        duel.you.attacks("Battle Ox", "Lancer")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8000}


class TestWhoTakesIt:
    def test_the_other_player_takes_it_instead(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Mirror"]))
        duel.you.attacks("Battle Ox", "Mirror")
        duel.resolves()
        assert duel.lp == {"you": 7300, "them": 8000}

    def test_not_in_a_battle_of_another_monster(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Mirror", "Soitsu"]))
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 6300}

    def test_both_take_it_in_one_event(self, duel: Scenario) -> None:
        """N6: damage of both players is one event."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Sympathy"]))
        duel.you.attacks("Battle Ox", "Sympathy")
        duel.resolves()
        assert [event.amounts for event in duel.happened(e.DamageInflicted)] == [(700, 700)]

    def test_two_redirections_send_it_there_and_back(self, duel: Scenario) -> None:
        """Each source changes it once (B14)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Mirror"]), them=side(monsters=["Mirror"]))
        attacker, target = (duel.state.monsters(seat)[0] for seat in (0, 1))
        assert comparison.settled(duel.state, (attacker, target), 0, 500) == ((500, 0), (0, 0))
        assert comparison.settled(duel.state, (attacker,), 0, 500) == ((0, 500), (0, 0))


class TestHowMuch:
    @pytest.mark.parametrize(("monster", "damage"), [("Brute", 3000), ("Feather", 750), ("Battle Ox", 1700)])
    def test_it_is_doubled_or_halved(self, duel: Scenario, monster: str, damage: int) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[monster]))
        duel.you.attacks(monster, "directly")
        duel.resolves()
        assert duel.lp["them"] == 8000 - damage

    def test_what_is_taken_by_ones_own_player_is_not(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Brute"]), them=side(monsters=["Dark Magician"]))
        duel.you.attacks("Brute", "Dark Magician")
        duel.resolves()
        assert duel.lp == {"you": 7000, "them": 8000}

    def test_half_is_rounded_up(self, duel: Scenario) -> None:
        """N1: damage 63 halved is 32."""
        duel.setup(phase=BATTLE, you=side(monsters=["Feather"]))
        feather = duel.find("Feather")
        assert comparison.settled(duel.state, (feather,), 1, 63) == ((0, 32), (0, 0))

    def test_it_becomes_nothing(self, duel: Scenario) -> None:
        """B11: damage that was reduced to 0 is no damage, and no event."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Pillow"]))
        duel.you.attacks("Battle Ox", "Pillow")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8000}
        assert not duel.happened(e.DamageInflicted)
        assert duel.them.grave == ["Pillow"]

    def test_it_becomes_life_points(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Mosquito"]))
        duel.you.attacks("Battle Ox", "Mosquito")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8700}
        assert not duel.happened(e.DamageInflicted)


class TestOrder:
    """K12: who takes it, double, halve, become 0, turn into recovery (B14)."""

    def test_it_is_shared_before_it_is_doubled(self, duel: Scenario) -> None:
        """Only the damage of Brute's opponent is doubled; that of its player was shared before."""
        duel.setup(phase=BATTLE, you=side(monsters=["Brute"]), them=side(monsters=["Sympathy"]))
        duel.you.attacks("Brute", "Sympathy")
        duel.resolves()
        assert duel.lp == {"you": 7500, "them": 7000}

    def test_it_is_redirected_before_it_becomes_nothing(self, duel: Scenario) -> None:
        """What Mirror sends to the player of Pillow is nothing in the end."""
        duel.setup(phase=BATTLE, you=side(monsters=["Pillow"]), them=side(monsters=["Mirror"]))
        pillow, mirror = duel.find("Pillow"), duel.find("Mirror")
        assert comparison.settled(duel.state, (pillow, mirror), 1, 300) == ((0, 0), (0, 0))

    def test_it_is_redirected_before_it_is_doubled(self, duel: Scenario) -> None:
        """Doubled is what Brute's opponent takes, and he takes nothing any more."""
        duel.setup(phase=BATTLE, you=side(monsters=["Brute"]), them=side(monsters=["Mirror"]))
        duel.you.attacks("Brute", "Mirror")
        duel.resolves()
        assert duel.lp == {"you": 7500, "them": 8000}

    def test_it_is_doubled_before_it_becomes_life_points(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Brute"]), them=side(monsters=["Mosquito"]))
        duel.you.attacks("Brute", "Mosquito")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 9000}

    def test_doubling_and_halving_apply_once_each(self, duel: Scenario) -> None:
        """63 doubled and then halved is 63; halved first it would be 64."""
        duel.setup(phase=BATTLE, you=side(monsters=["Brute", "Feather"]))
        both = (duel.find("Brute"), duel.find("Feather"))
        assert comparison.settled(duel.state, both, 1, 63) == ((0, 63), (0, 0))


class TestInflicting:
    """B11: battle damage and effect damage are different events; and who inflicts it is known."""

    def test_a_monster_that_inflicts_it(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Scholar"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Scholar", "Soitsu")
        duel.you.places_trigger("Scholar")
        duel.resolves()
        assert len(duel.you.hand) == 1

    def test_not_where_none_is_inflicted(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Scholar"]), them=side(monsters=[defense("Soitsu")]))
        duel.you.attacks("Scholar", "Soitsu")
        duel.resolves()
        assert duel.you.hand == []

    def test_not_where_another_monster_does(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Scholar", "Battle Ox"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.you.hand == []

    def test_not_where_an_effect_does(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Scholar"]))
        duel.inflicts(them=500)
        duel.resolves()
        assert duel.you.hand == []

    def test_an_attacked_monster_inflicts_it_too(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Soitsu"]), them=side(monsters=["Scholar"]))
        duel.you.attacks("Soitsu", "Scholar")
        duel.them.places_trigger("Scholar")
        duel.resolves()
        assert len(duel.them.hand) == 1

    def test_by_a_direct_attack(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Sniper"]))
        duel.you.attacks("Sniper", "directly")
        duel.you.places_trigger("Sniper")
        duel.resolves()
        assert len(duel.you.hand) == 1

    def test_and_by_no_other(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Sniper"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Sniper", "Soitsu")
        duel.resolves()
        assert duel.you.hand == []


class TestSpared:
    def test_once_in_a_turn_battle_does_not_destroy_it(self, duel: Scenario) -> None:
        """X7: it protects from destruction alone; the damage is taken."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox", "Vorse Raider"]), them=side(monsters=["Stubborn"])
        )
        duel.you.attacks("Battle Ox", "Stubborn")
        duel.resolves()
        assert duel.them.monsters == ["Stubborn"]
        assert duel.lp["them"] == 7300
        duel.you.attacks("Vorse Raider", "Stubborn")
        duel.resolves()
        assert duel.them.grave == ["Stubborn"]

    def test_again_in_the_next_turn(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Stubborn"]))
        duel.you.attacks("Battle Ox", "Stubborn")
        duel.resolves()
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.you.enters_battle()
        duel.you.attacks("Battle Ox", "Stubborn")
        duel.resolves()
        assert duel.them.monsters == ["Stubborn"]
