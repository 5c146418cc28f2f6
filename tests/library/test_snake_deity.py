"""King and deity of poisonous snakes: one way onto the field, untouched there, and a win by counters."""

from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, face_up, side

DEITY = "Vennominaga the Deity of Poisonous Snakes"
KING = "Vennominon the King of Poisonous Snakes"
RISE = "Rise of the Snake Deity"
REPTILE = "Krokodilus"
VENOM = "Hyper-Venom Counter"


class TestRise:
    def test_the_deity_comes_from_the_deck_when_the_king_is_destroyed_by_an_effect(
        self, duel: Scenario
    ) -> None:
        """(X1, S5)"""
        duel.setup(
            turn_of="them",
            you=side(monsters=[KING], spells=[RISE], deck=[DEITY]),
            them=side(hand=["Raigeki"]),
        )
        duel.them.activates("Raigeki")
        duel.you.activates(RISE)
        duel.you.chooses(DEITY)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [DEITY]

    def test_not_when_the_king_is_destroyed_by_battle(self, duel: Scenario) -> None:
        """The text in force on 2013-12-31 wants another destruction than by battle."""
        duel.setup(
            phase=BATTLE,
            turn_of="them",
            you=side(monsters=[KING], spells=[RISE], deck=[DEITY]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", KING)
        duel.you.may_not(f"activate {RISE}")
        duel.resolves()
        assert duel.you.monsters == []

    def test_not_when_another_monster_is_destroyed(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(monsters=[REPTILE], spells=[RISE], deck=[DEITY]),
            them=side(hand=["Raigeki"]),
        )
        duel.them.activates("Raigeki")
        duel.resolves()
        assert duel.you.monsters == []

    def test_not_without_the_deity(self, duel: Scenario) -> None:
        """Ruling: not without it in hand or deck (C10)."""
        duel.setup(turn_of="them", you=side(monsters=[KING], spells=[RISE]), them=side(hand=["Raigeki"]))
        duel.them.activates("Raigeki")
        duel.resolves()
        assert duel.you.spells == [RISE]


class TestVennominon:
    def test_it_gains_500_for_each_reptile_in_the_graveyard(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[KING], grave=[REPTILE, REPTILE, "Battle Ox"]))
        assert duel.you.atk(KING) == 1000

    def test_destroyed_by_battle_it_returns_for_another_reptile(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            turn_of="them",
            you=side(monsters=[KING], grave=[REPTILE]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", KING)
        duel.you.places_trigger(KING)
        duel.you.chooses(REPTILE)
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == [KING]
        assert duel.you.banished == [REPTILE]

    def test_not_without_another_reptile(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(phase=BATTLE, turn_of="them", you=side(monsters=[KING]), them=side(monsters=["Battle Ox"]))
        duel.them.attacks("Battle Ox", KING)
        duel.resolves()
        assert duel.you.grave == [KING]


class TestVennominaga:
    def test_nothing_else_summons_her(self, duel: Scenario) -> None:
        """Only those two effects, not Monster Reborn (S6)."""
        duel.setup(you=side(hand=["Monster Reborn", DEITY], grave=[DEITY], monsters=["Battle Ox", "Soitsu"]))
        duel.you.may_not("activate Monster Reborn")
        duel.you.may_not(f"summon {DEITY}")
        duel.you.may_not(f"set {DEITY}")

    def test_destroyed_by_battle_she_returns_by_her_own_effect(self, duel: Scenario) -> None:
        """(S6)"""
        duel.setup(
            phase=BATTLE,
            turn_of="them",
            you=side(monsters=[DEITY], grave=[REPTILE]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", DEITY)
        duel.you.places_trigger(DEITY)
        duel.you.chooses(REPTILE)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [DEITY]

    def test_neither_a_spell_nor_a_trap_nor_a_monster_destroys_her(self, duel: Scenario) -> None:
        """Ruling: not even effects that do not target (X7)."""
        duel.setup(you=side(monsters=[DEITY, "Battle Ox"], hand=["Dark Hole"]))
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.monsters == [DEITY]

    def test_nobody_can_target_her(self, duel: Scenario) -> None:
        """(X4)"""
        duel.setup(you=side(monsters=[DEITY], hand=["Book of Moon"]), them=side(spells=["Dust Tornado"]))
        duel.you.may_not("activate Book of Moon")

    def test_she_can_be_tributed_for_a_summon(self, duel: Scenario) -> None:
        """Ruling: for a tribute summon or a cost, which is no effect (X6)."""
        duel.setup(you=side(monsters=[DEITY], hand=["Summoned Skull"]))
        duel.you.summons("Summoned Skull", tributing=[DEITY])
        duel.resolves()
        assert duel.you.monsters == ["Summoned Skull"]

    def test_an_activated_skill_drain_does_not_touch_her(self, duel: Scenario) -> None:
        """She was there first, and is unaffected (C16)."""
        duel.setup(you=side(monsters=[DEITY], grave=[REPTILE], spells=["Skill Drain"]))
        duel.you.activates("Skill Drain")
        duel.resolves()
        assert duel.you.atk(DEITY) == 500

    def test_a_skill_drain_that_was_there_first_negates_her(self, duel: Scenario) -> None:
        """Ruling: if it is already active when she is summoned, her effects are negated (C16)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=[KING], grave=[REPTILE], spells=[RISE, face_up("Skill Drain")], deck=[DEITY]),
            them=side(hand=["Raigeki"]),
        )
        duel.them.activates("Raigeki")
        duel.you.activates(RISE)
        duel.you.chooses(DEITY)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [DEITY]
        assert duel.you.atk(DEITY) == 0

    def test_battle_damage_places_a_counter(self, duel: Scenario) -> None:
        """Ruling: it starts a chain (E4)."""
        duel.setup(phase=BATTLE, you=side(monsters=[DEITY], grave=[REPTILE]))
        duel.you.attacks(DEITY, "directly")
        duel.resolves()
        assert duel.find(DEITY).counters == {VENOM: 1}
        assert duel.happened(e.LinkMade)

    def test_no_counter_without_damage(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=[DEITY], grave=[REPTILE] * 4), them=side(monsters=["Battle Ox"])
        )
        lay(duel, 1)
        duel.you.attacks(DEITY, "Battle Ox")
        duel.reaches(Why.DAMAGE_STEP)
        duel.resolves()
        assert duel.find(DEITY).counters == {VENOM: 2}

    def test_damage_to_her_own_player_places_none(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[DEITY]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks(DEITY, "Battle Ox")
        duel.resolves()
        assert duel.you.grave == [DEITY]

    def test_the_third_counter_wins_the_duel(self, duel: Scenario) -> None:
        """(W3)"""
        duel.setup(phase=BATTLE, you=side(monsters=[DEITY], grave=[REPTILE]))
        lay(duel, 2)
        duel.you.attacks(DEITY, "directly")
        duel.resolves()
        assert duel.winner == "you"

    def test_two_counters_do_not_win(self, duel: Scenario) -> None:
        """(not W3)"""
        duel.setup(phase=BATTLE, you=side(monsters=[DEITY], grave=[REPTILE]))
        lay(duel, 1)
        duel.you.attacks(DEITY, "directly")
        duel.resolves()
        assert duel.winner is None


def lay(duel: Scenario, count: int) -> None:
    """Counters come to lie on the deity."""
    duel.happens(e.CountersChanged(duel.find(DEITY).known, VENOM, count))
