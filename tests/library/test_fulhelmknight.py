"""XX-Saber Fulhelmknight, who stops one attack and brings an X-Saber back for a defender that he beats."""

import pytest

from cards.lang.places import Position
from duels.engine import MASTER_RULE_2, Why, from_position, to_position
from duels.engine import events as e
from duels.engine.snapshot import encode
from duels.soak.positions import check_laid_again
from tests.scenario import BATTLE, Scenario, copy, defense, face_down, face_up, side
from tests.scenario.invented import BOOK
from tests.scenario.table import Standing

KNIGHT, EMMERSBLADE, HYUNLEI = "XX-Saber Fulhelmknight", "XX-Saber Emmersblade", "XX-Saber Hyunlei"
KEY = b"another key of chance"
PIRANHA, FAULTROLL = "X-Saber Anu Piranha", "XX-Saber Faultroll"

# ATK/DEF: Fulhelmknight 1300/1000 (tuner, level 3), Kuriboh 300/200, Anu Piranha 1800/1100 (level 4),
# Battle Ox 1700/1000, Emmersblade 1300/800 (level 3), Hyunlei level 6, Faultroll level 6.


def negated(duel: Scenario) -> int:
    return len(duel.happened(e.AttackNegated))


class TestOneAttackNegated:
    def test_it_ends_the_attack_of_an_opponents_monster(self, duel: Scenario) -> None:
        """A trigger of the declaration that targets the attacker (E4, B10)."""
        duel.setup(
            turn_of="them", phase=BATTLE, you=side(monsters=[KNIGHT]), them=side(monsters=["Battle Ox"])
        )
        duel.them.attacks("Battle Ox", KNIGHT)
        duel.you.places_trigger(KNIGHT, "negates")
        duel.resolves()
        assert negated(duel) == 1
        assert duel.you.monsters == [KNIGHT]
        duel.them.may_not("attack with Battle Ox")

    def test_it_may_be_kept_for_another_attack(self, duel: Scenario) -> None:
        """(C10): it is used when it is activated, and not before."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[KNIGHT, defense("Mystical Elf")]),
            them=side(monsters=["Battle Ox", PIRANHA]),
        )
        duel.them.attacks("Battle Ox", "Mystical Elf")
        duel.you.passes()
        duel.resolves()
        assert negated(duel) == 0
        duel.them.attacks(PIRANHA, KNIGHT)
        duel.you.places_trigger(KNIGHT, "negates")
        duel.resolves()
        assert duel.you.monsters == [KNIGHT, "Mystical Elf"]

    def test_not_twice_while_he_stands_there_whatever_the_turn(self, duel: Scenario) -> None:
        """Once for as long as he is face-up, not once a turn (C11)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[KNIGHT, defense("Mystical Elf")]),
            them=side(monsters=["Battle Ox", "Battle Ox"]),
        )
        duel.them.attacks(copy("Battle Ox", 1), "Mystical Elf")
        duel.you.places_trigger(KNIGHT, "negates")
        duel.resolves()
        duel.them.attacks(copy("Battle Ox", 2), "Mystical Elf")
        duel.resolves()
        assert negated(duel) == 1
        duel.them.ends_turn()
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.enters_battle()
        duel.them.attacks(copy("Battle Ox", 1), "Mystical Elf")
        duel.resolves()
        assert negated(duel) == 1

    def test_turned_face_down_and_up_he_may_again(self, duel: Scenario) -> None:
        """What is turned face-down begins anew (C18)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[KNIGHT, defense("Mystical Elf")]),
            them=side(monsters=["Battle Ox", "Battle Ox"]),
        )
        duel.them.attacks(copy("Battle Ox", 1), "Mystical Elf")
        duel.you.places_trigger(KNIGHT, "negates")
        duel.resolves()
        duel.turns(KNIGHT, Position.FACE_DOWN_DEFENSE)
        duel.turns(KNIGHT, Position.DEFENSE)
        duel.them.attacks(copy("Battle Ox", 2), "Mystical Elf")
        duel.you.places_trigger(KNIGHT, "negates")
        duel.resolves()
        assert negated(duel) == 2

    def test_a_negated_activation_is_a_use(self, duel: Scenario) -> None:
        """(C11)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[KNIGHT, defense("Mystical Elf")]),
            them=side(monsters=["Battle Ox", "Battle Ox"]),
        )
        duel.them.attacks(copy("Battle Ox", 1), "Mystical Elf")
        duel.you.places_trigger(KNIGHT, "negates")
        duel.happens(e.LinkNegated(1))
        duel.resolves()
        duel.them.attacks(copy("Battle Ox", 2), "Mystical Elf")
        duel.resolves()
        assert negated(duel) == 0

    def test_not_the_attack_of_ones_own_monster(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[KNIGHT, "Battle Ox"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.them.lp == 6300

    def test_not_of_a_monster_that_he_cannot_target(self, duel: Scenario) -> None:
        """Turbo Warrior is no target for the effects of monsters of level 6 or lower (X4)."""
        duel.setup(
            turn_of="them", phase=BATTLE, you=side(monsters=[KNIGHT]), them=side(monsters=["Turbo Warrior"])
        )
        duel.them.attacks("Turbo Warrior", KNIGHT)
        duel.resolves()
        assert duel.you.monsters == []

    def test_a_position_laid_again_knows_of_an_earlier_turns_use(self, duel: Scenario) -> None:
        """(C11): a mark of an earlier turn that still counts."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[KNIGHT, defense("Mystical Elf")]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "Mystical Elf")
        duel.you.places_trigger(KNIGHT, "negates")
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        check_laid_again(duel.duel, KEY)
        again = from_position(BOOK, MASTER_RULE_2, to_position(BOOK, encode(duel.state)), KEY)
        assert list(again._game.state.monsters(0)[0].used) == ["negates"]


class TestAnXSaberBack:
    @pytest.mark.parametrize("beaten", [defense("Kuriboh"), face_down("Kuriboh")])
    def test_a_beaten_defender_brings_one_back(self, duel: Scenario, beaten: Standing) -> None:
        """A face-down monster is turned up by the attack, and beaten in defense (B4, B6)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[KNIGHT], grave=[PIRANHA, EMMERSBLADE, FAULTROLL, "Battle Ox"]),
            them=side(monsters=[beaten]),
        )
        duel.you.attacks(KNIGHT, "Kuriboh")
        duel.you.places_trigger(KNIGHT, "revives")
        duel.reaches_choice("you", Why.TARGET)
        assert sorted(duel.you.choices) == [PIRANHA, EMMERSBLADE]
        duel.you.targets(PIRANHA)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [KNIGHT, PIRANHA]
        duel.you.may_attack(PIRANHA)

    def test_not_an_attacker_that_is_beaten(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=[KNIGHT], grave=[PIRANHA]), them=side(monsters=["Kuriboh"])
        )
        duel.you.attacks(KNIGHT, "Kuriboh")
        duel.resolves()
        assert duel.them.grave == ["Kuriboh"]
        assert duel.you.monsters == [KNIGHT]

    def test_not_for_a_defender_that_stands(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[KNIGHT], grave=[PIRANHA]),
            them=side(monsters=[defense("Mystical Elf")]),
        )
        duel.you.attacks(KNIGHT, "Mystical Elf")
        duel.resolves()
        assert duel.you.monsters == [KNIGHT]

    def test_not_for_one_that_another_has_beaten(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[KNIGHT, "Battle Ox"], grave=[PIRANHA]),
            them=side(monsters=[defense("Kuriboh")]),
        )
        duel.you.attacks("Battle Ox", "Kuriboh")
        duel.resolves()
        assert duel.you.monsters == [KNIGHT, "Battle Ox"]

    def test_also_where_the_beaten_one_does_not_reach_the_graveyard(self, duel: Scenario) -> None:
        """The text does not ask for the graveyard: a monster that Macro Cosmos banishes was beaten (X1)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[KNIGHT], grave=[PIRANHA], spells=[face_up("Macro Cosmos")]),
            them=side(monsters=[defense("Kuriboh")]),
        )
        duel.you.attacks(KNIGHT, "Kuriboh")
        duel.you.places_trigger(KNIGHT, "revives")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.banished == ["Kuriboh"]
        assert duel.you.monsters == [KNIGHT, PIRANHA]

    def test_with_whom_he_brings_back_he_tunes(self, duel: Scenario) -> None:
        """Hyunlei, of the knight and of the Emmersblade that he has just brought back (S8)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[KNIGHT], grave=[EMMERSBLADE], extra=[HYUNLEI]),
            them=side(monsters=[defense("Kuriboh")]),
        )
        duel.you.attacks(KNIGHT, "Kuriboh")
        duel.you.places_trigger(KNIGHT, "revives")
        duel.you.chooses("attack")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        duel.you.synchro_summons(HYUNLEI, KNIGHT, [EMMERSBLADE])
        duel.resolves()
        assert duel.you.monsters == [HYUNLEI]
