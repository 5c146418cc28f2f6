"""What answers a battle, at which timing of the damage step, and what holds only there (B1, B9, B13, B15)."""

import pytest

from cards.lang.abilities import Activatable, Activation, Flip, Ignition, Quick, Trigger
from cards.lang.battle import Role
from cards.lang.continuous import Gain
from cards.lang.effects import Apply, Damage, Destroy, IfYouDo, Negate, Until
from cards.lang.facts import Card, Kind, Trait
from cards.lang.filters import spell
from cards.lang.groups import FIELD, THIS, every, monsters
from cards.lang.occasions import (
    Activated,
    BattleDamageInflicted,
    Battles,
    Cause,
    DamageCalculation,
    Damaged,
    Destroyed,
    DestroysByBattle,
    Drawn,
    InDamageStep,
    Sent,
    SummonSucceeded,
    Way,
)
from cards.lang.places import Position
from cards.lang.players import OPPONENT, YOU
from cards.lang.turns import Timing
from duels.engine import events as e
from duels.engine import legality
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, copy, defense, face_down, side

# ATK/DEF: Dark Magician 2500/2100, Battle Ox 1700/1000, Mystical Elf 800/2000, Soitsu 0/0; the invented
# monsters have ATK 1000 and DEF 1000 where nothing else is said.


def timing_of(duel: Scenario, kind: type[e.Event]) -> list[Timing | None]:
    """The timings of the damage step at which such events happened."""
    timing: Timing | None = None
    found = []
    for event in duel.log:
        if isinstance(event, e.TimingReached):
            timing = event.timing
        elif isinstance(event, kind):
            found.append(timing)
    return found


class TestNamedTimings:
    """B9(d): effects that name a timing of the damage step activate at that timing."""

    def test_at_its_start(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Duelist"]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks("Duelist", "Battle Ox")
        duel.you.places_trigger("Duelist")
        duel.resolves()
        assert timing_of(duel, e.LinkMade) == [Timing.START]

    def test_attacked_as_well_as_attacking(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Duelist"]))
        duel.you.attacks("Battle Ox", "Duelist")
        duel.them.places_trigger("Duelist")
        duel.resolves()
        assert duel.lp["you"] == 7900

    def test_not_against_what_is_not_described(self, duel: Scenario) -> None:
        """At the start a face-down monster is still face-down (B1)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Duelist"]), them=side(monsters=[face_down("Soitsu")]))
        duel.you.attacks("Duelist", "Soitsu")
        duel.resolves()
        assert duel.lp["them"] == 8000

    def test_not_in_a_direct_attack(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Duelist"]))
        duel.you.attacks("Duelist", "directly")
        duel.resolves()
        assert duel.lp["them"] == 7000

    def test_after_calculation_in_the_role_that_is_named(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Chronicler"]))
        duel.you.attacks("Battle Ox", "Chronicler")
        duel.them.places_trigger("Chronicler")
        duel.resolves()
        assert timing_of(duel, e.LinkMade) == [Timing.AFTER_CALCULATION]

    def test_and_in_no_other(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Chronicler"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Chronicler", "Soitsu")
        duel.resolves()
        assert not duel.happened(e.LinkMade)

    def test_battled_is_only_who_reached_calculation(self, duel: Scenario) -> None:
        """B13: turned to defence in the damage step, the attacker never battles."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Chronicler"]))
        duel.you.attacks("Battle Ox", "Chronicler")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.START)
        duel.turns("Battle Ox", Position.DEFENSE)
        duel.resolves()
        assert not duel.happened(e.LinkMade)


class TestDestruction:
    """B8, B10: battle destruction is an event that cards can answer, when the monsters are gone."""

    def test_by_this_monster(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Reaper"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Reaper", "Soitsu")
        duel.you.places_trigger("Reaper")
        duel.resolves()
        assert timing_of(duel, e.LinkMade) == [Timing.END]

    def test_also_when_it_is_attacked(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Soitsu"]), them=side(monsters=["Reaper"]))
        duel.you.attacks("Soitsu", "Reaper")
        duel.them.places_trigger("Reaper")
        duel.resolves()
        assert duel.lp["you"] == 8000 - 1900 - 100

    def test_not_by_another(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Reaper", "Battle Ox"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.resolves()
        assert not duel.happened(e.LinkMade)

    def test_not_when_both_are(self, duel: Scenario) -> None:
        """It is in the graveyard itself, where its effect does not act."""
        duel.setup(phase=BATTLE, you=side(monsters=["Reaper"]), them=side(monsters=["Vorse Raider"]))
        duel.you.attacks("Reaper", "Vorse Raider")
        duel.resolves()
        assert not duel.happened(e.LinkMade)

    def test_a_token_is_sent_to_no_graveyard(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Reaper"]), them=side(spells=["Scapegoat"]))
        duel.you.attacks("Reaper", "directly")
        duel.them.activates("Scapegoat")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto(copy("Sheep Token", 1))
        duel.resolves()
        assert duel.happened(e.DestructionDetermined)
        assert not [event for event in duel.happened(e.LinkMade) if event.link.player == 0]

    def test_of_this_monster(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Martyr"]))
        duel.you.attacks("Battle Ox", "Martyr")
        duel.them.places_trigger("Martyr")
        duel.resolves()
        assert duel.lp["you"] == 7700

    def test_not_by_an_effect(self, duel: Scenario) -> None:
        """X1: cards can tell the causes apart."""
        duel.setup(you=side(hand=["Raigeki"]), them=side(monsters=["Martyr"]))
        duel.you.activates("Raigeki")
        duel.resolves()
        assert duel.them.grave == ["Martyr"]
        assert duel.lp["you"] == 8000

    def test_of_any_of_ones_own(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Comrade", "Soitsu"]))
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.them.places_trigger("Comrade")
        duel.resolves()
        assert duel.lp["you"] == 7900

    def test_not_of_the_opponents(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox", "Comrade"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.resolves()
        assert not duel.happened(e.LinkMade)


class TestLostInBattle:
    """B8: determined to be destroyed, a monster can leave by banishing or returning, and by nothing else."""

    def test_it_can_be_banished_and_then_goes_to_no_graveyard(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Abductor"]), them=side(monsters=["Martyr"]))
        duel.you.attacks("Abductor", "Martyr")
        duel.resolves()
        assert (duel.them.banished, duel.them.grave) == (["Martyr"], [])
        assert duel.lp["you"] == 8000

    def test_it_can_be_returned(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Exiler"]), them=side(monsters=["Martyr"]))
        duel.you.attacks("Exiler", "Martyr")
        duel.resolves()
        assert (duel.them.hand, duel.them.grave) == (["Martyr"], [])

    def test_an_effect_does_not_destroy_it_any_more(self, duel: Scenario) -> None:
        """Battle destroys it at the end, and so what answers battle activates."""
        duel.setup(phase=BATTLE, you=side(monsters=["Wrecker"]), them=side(monsters=["Martyr"]))
        duel.you.attacks("Wrecker", "Martyr")
        duel.them.places_trigger("Martyr")
        duel.resolves()
        assert [event.reason for event in duel.happened(e.Moved)] == [e.Reason.BATTLE]
        assert duel.lp["you"] == 7700

    def test_one_that_is_not_lost_is_destroyed_by_the_effect(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=["Wrecker"]), them=side(monsters=[defense("Mystical Elf")])
        )
        duel.you.attacks("Wrecker", "Mystical Elf")
        duel.resolves()
        assert [event.reason for event in duel.happened(e.Moved)] == [e.Reason.DESTRUCTION]


class TestRevealed:
    """B1 (2): the continuous effects of the revealed apply at once, but for what forbids the attack."""

    def test_what_it_gains_counts_in_this_battle(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=[face_down("Bulwark")]))
        duel.you.attacks("Battle Ox", "Bulwark")
        duel.resolves()
        assert duel.them.monsters == ["Bulwark"]
        assert duel.lp["you"] == 7700

    def test_what_forbids_attacks_does_not_stop_this_one(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox", "Vorse Raider"]),
            them=side(monsters=[face_down("Gaoler"), "Soitsu"]),
        )
        duel.you.attacks("Battle Ox", "Gaoler")
        duel.resolves()
        assert duel.them.grave == ["Gaoler"]
        duel.you.may("attack with Vorse Raider")

    def test_the_next_attack_it_does_forbid(self, duel: Scenario) -> None:
        """Standing face-up it is no attack that is not allowed any more (not B1)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox", "Vorse Raider"]), them=side(monsters=["Gaoler"])
        )
        duel.you.may_not("attack with Battle Ox")


class TestForTheBattleOnly:
    """B15, K13: a boost "during damage calculation only" or for the damage step ends when that ends."""

    def test_in_the_damage_step_against_what_is_described(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Crusher"]),
            them=side(monsters=[defense("Giant Soldier of Stone")]),
        )
        duel.you.attacks("Crusher", "Giant Soldier of Stone")
        assert duel.you.atk("Crusher") == 1500
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.START)
        assert duel.you.atk("Crusher") == 2000
        duel.resolves()
        assert duel.you.atk("Crusher") == 1500
        assert duel.lp["you"] == 8000

    def test_not_against_another(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Crusher"]), them=side(monsters=["Soitsu"]))
        duel.you.attacks("Crusher", "Soitsu")
        duel.resolves()
        assert duel.lp["them"] == 6500

    def test_at_calculation_and_not_before_or_after(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Spike"]), them=side(monsters=["Mystical Elf"]))
        duel.you.attacks("Spike", "Mystical Elf")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.BEFORE_CALCULATION)
        assert duel.you.atk("Spike") == 1500
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.CALCULATION)
        assert duel.you.atk("Spike") == 2000
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.AFTER_CALCULATION)
        assert duel.you.atk("Spike") == 1500
        duel.resolves()
        assert duel.lp["them"] == 6800

    @pytest.mark.parametrize("leaves", [False, True])
    def test_what_was_laid_on_until_calculation_is_over_ends_then(self, duel: Scenario, leaves: bool) -> None:
        """By whatever path: also where there was no calculation."""
        duel.setup(phase=BATTLE, you=side(monsters=["Spirit Blade"]), them=side(monsters=["Mystical Elf"]))
        duel.you.attacks("Spirit Blade", "Mystical Elf")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.START)
        duel.you.activates("Spirit Blade")
        duel.reaches(Why.AFTER_CHAIN, of="you", timing=Timing.START)
        assert duel.you.atk("Spirit Blade") == 2000
        if leaves:
            duel.moves("Mystical Elf", to="grave")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.AFTER_CALCULATION)
        assert duel.you.atk("Spirit Blade") == 1000
        duel.resolves()
        assert duel.lp["them"] == (8000 if leaves else 6800)


class TestFromTheHand:
    def test_in_the_damage_step_of_ones_own_monsters_battle(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Squire"]),
            them=side(monsters=["Vorse Raider"]),
        )
        duel.you.attacks("Battle Ox", "Vorse Raider")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.CALCULATION)
        duel.you.activates("Squire")
        duel.resolves()
        assert duel.them.grave == ["Vorse Raider"]

    @pytest.mark.parametrize("timing", [Timing.AFTER_CALCULATION, Timing.END])
    def test_not_after_calculation(self, duel: Scenario, timing: Timing) -> None:
        """B9(c): quick effects that change ATK through calculation and no longer."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox"], hand=["Squire"]), them=side(monsters=["Soitsu"])
        )
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=timing)
        duel.you.may_not("activate Squire")
        duel.resolves()

    def test_not_in_the_battle_step(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"], hand=["Squire"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.you.may_not("activate Squire")
        duel.resolves()


MONSTER = (Kind.MONSTER, ())
TRAP = (Kind.TRAP, (Trait.NORMAL,))
COUNTER = (Kind.TRAP, (Trait.COUNTER,))
QUICK_PLAY = (Kind.SPELL, (Trait.QUICK_PLAY,))
BOOST = Apply(Gain(THIS, 500), Until.END_OF_TURN)
BURN = Damage(OPPONENT, 100)
NEGATE = IfYouDo(Negate(), Destroy(every(monsters(OPPONENT))))
ENEMIES, MINE = monsters(OPPONENT), monsters(YOU)
ALWAYS = tuple(Timing)
BEFORE = (Timing.START, Timing.REVEAL, Timing.BEFORE_CALCULATION)
THROUGH = (*BEFORE, Timing.CALCULATION)
NEVER: tuple[Timing, ...] = ()
SUMMONED = SummonSucceeded(ENEMIES, (Way.NORMAL,))

Sort = tuple[Kind, tuple[Trait, ...]]
TABLE: dict[str, tuple[Activatable, Sort, tuple[Timing, ...]]] = {
    "counter trap": (Activation(when=Activated(spell), do=NEGATE), COUNTER, ALWAYS),
    "trap that burns": (Activation(do=BURN), TRAP, NEVER),
    "trap that boosts": (Activation(do=BOOST), TRAP, BEFORE),
    "spell that boosts": (Activation(do=BOOST), QUICK_PLAY, BEFORE),
    "quick effect that boosts": (Quick(do=BOOST), MONSTER, THROUGH),
    "quick effect that negates": (Quick(when=Activated(spell), do=NEGATE), MONSTER, ALWAYS),
    "quick effect that burns": (Quick(do=BURN), MONSTER, NEVER),
    "names calculation": (Quick(when=DamageCalculation(ENEMIES), do=BURN), MONSTER, (Timing.CALCULATION,)),
    "names the damage step": (Quick(when=InDamageStep(MINE), do=BURN), MONSTER, THROUGH),
    "ignition effect": (Ignition(do=BURN), MONSTER, NEVER),
    "flip effect": (Flip(do=BURN), MONSTER, ALWAYS),
    "optional flip effect": (Flip(mandatory=False, do=BURN), MONSTER, ALWAYS),
    "mandatory effect": (Trigger(when=SUMMONED, mandatory=True, do=BURN), MONSTER, ALWAYS),
    "answer to a summon": (Trigger(when=SUMMONED, do=BURN), MONSTER, NEVER),
    "its own summon": (Trigger(when=SummonSucceeded(THIS, (Way.SPECIAL,)), do=BURN), MONSTER, ALWAYS),
    "its own being sent": (Trigger(when=Sent(THIS, FIELD), do=BURN), MONSTER, ALWAYS),
    "battle damage": (Trigger(when=BattleDamageInflicted(MINE, OPPONENT), do=BURN), TRAP, ALWAYS),
    "destruction by battle": (Trigger(when=Destroyed(MINE, (Cause.BATTLE,)), do=BURN), TRAP, ALWAYS),
    "damage by effects": (Trigger(when=Damaged(YOU, (Cause.EFFECT,)), do=BURN), TRAP, NEVER),
    "another's being sent": (Trigger(when=Sent(MINE, FIELD), do=BURN), MONSTER, NEVER),
    "a draw": (Trigger(when=Drawn(OPPONENT), do=BURN), MONSTER, NEVER),
    "destroying by battle": (Trigger(when=DestroysByBattle(THIS), do=BURN), MONSTER, ALWAYS),
    "battle": (Trigger(when=Battles(Role.EITHER, None, Timing.END), do=BURN), MONSTER, ALWAYS),
}
"""Abilities of every sort, and the timings of the damage step at which each can be activated (B9)."""


@pytest.mark.parametrize(("ability", "sort", "timings"), TABLE.values(), ids=TABLE)
def test_what_can_be_activated_at_which_timing(
    ability: Activatable, sort: Sort, timings: tuple[Timing, ...]
) -> None:
    """The table of the damage step, line by line: what no line includes cannot be activated (B9)."""
    kind, traits = sort
    card = Card(passcode=1, name_en="A", name_zh="甲", kind=kind, traits=traits, abilities=(ability,))
    assert tuple(one for one in Timing if legality.fits_damage_step(one, card, ability)) == timings


def test_one_chain_at_calculation_and_at_no_other_timing() -> None:
    """B9: before it any number of chains, at the start and after it as many as what is legal there allows."""
    assert legality.ONE_CHAIN == (Timing.CALCULATION,)
