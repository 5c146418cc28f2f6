"""Small positions in which every ability, cost and target is tried, and the engine offers just those."""

from collections.abc import Iterator, Sequence

import pytest

from duels.engine import Verb, Why, materials
from duels.engine.prompts import ChooseCards, OneEach, OpenPlay, Respond
from duels.engine.state import State, TableCard
from tests.scenario import (
    BATTLE,
    Proper,
    Scenario,
    face_down,
    rulebook,
    set_before,
    set_now,
    side,
)
from tests.scenario.carried_out import Noted, activation_plans, situations_noted
from tests.scenario.scenario import KEY


@pytest.fixture
def noted() -> Iterator[Noted]:
    """Tells in which situation the engine asked last."""
    with situations_noted() as noted:
        yield noted


def offered(duel: Scenario, noted: Noted) -> set[tuple[str, ...]]:
    """What the player who is asked can activate, in names: the card, what it costs, what it aims at.

    The search by the rulebook must find the same, card by card.
    """
    prompt = duel.prompt
    assert isinstance(prompt, OpenPlay | Respond)
    found = rulebook.activations(duel.state, prompt.player, noted.situation)
    plans = activation_plans(duel.duel, KEY)
    assert set(plans) == found
    card = duel.duel._game.card
    return {
        tuple(card(handle).card.name_en for handle in (plan.card, *plan.paid, *plan.targets))
        for plan in plans
    }


def test_without_a_card_in_hand_nothing_is_discarded(noted: Noted, duel: Scenario) -> None:
    """Magic Jammer with an empty hand cannot be paid (M9)."""
    duel.setup(you=side(hand=["Pot of Greed"]), them=side(spells=["Magic Jammer"]))
    duel.you.activates("Pot of Greed")
    assert offered(duel, noted) == set()
    duel.resolves()


def test_what_is_tributed_is_no_target(noted: Noted, duel: Scenario) -> None:
    """Trade tributes one of one's monsters and aims at another; with one alone it cannot (K15)."""
    duel.setup(you=side(hand=["Trade"], monsters=["Battle Ox", "Kuriboh"]), them=side(monsters=["Sangan"]))
    assert offered(duel, noted) == {("Trade", "Battle Ox", "Kuriboh"), ("Trade", "Kuriboh", "Battle Ox")}


def test_the_only_monster_cannot_be_both_tribute_and_target(noted: Noted, duel: Scenario) -> None:
    duel.setup(you=side(hand=["Trade"], monsters=["Battle Ox"]), them=side(monsters=["Sangan"]))
    assert offered(duel, noted) == set()


def test_a_tribute_for_a_cost_frees_the_zone_that_is_needed(noted: Noted, duel: Scenario) -> None:
    """F9: Relief tributes one of five monsters and summons another."""
    duel.setup(you=side(hand=["Relief", "Battle Ox"], monsters=[*["Kuriboh"] * 4, "Sangan"]))
    assert offered(duel, noted) == {("Relief", "Kuriboh"), ("Relief", "Sangan")}


def test_a_monster_whose_summon_is_attempted_is_out_of_reach(noted: Noted, duel: Scenario) -> None:
    """S3: until its summon is decided it is neither a target nor a tribute."""
    duel.setup(
        you=side(hand=["Battle Ox"], monsters=["Kuriboh", "Sangan"], spells=["Rush", "Trade"]),
        them=side(monsters=["Bouncer"]),
    )
    duel.you.summons("Battle Ox")
    duel.you.passes()
    assert offered(duel, noted) == {("Bouncer", "Bouncer")}
    duel.them.activates("Bouncer")
    assert offered(duel, noted) == {
        ("Rush", "Kuriboh"),
        ("Rush", "Sangan"),
        ("Trade", "Kuriboh", "Sangan"),
        ("Trade", "Sangan", "Kuriboh"),
    }
    duel.resolves()


def test_a_change_of_attack_points_comes_before_calculation(noted: Noted, duel: Scenario) -> None:
    """B9: the quick-play spell until before calculation, the quick effect through it (C11)."""
    duel.setup(
        phase=BATTLE,
        you=side(monsters=["Battle Ox"]),
        them=side(spells=["Rush", "Storm"], monsters=["Sentinel"]),
    )
    duel.you.attacks("Battle Ox", "Sentinel")
    seen = []
    while isinstance(duel.prompt, Respond):
        if duel.asked == "them" and duel.prompt.why is Why.DAMAGE_STEP:
            seen.append({plan[0] for plan in offered(duel, noted)})
        duel.you.passes() if duel.asked == "you" else duel.them.passes()
    assert seen[:3] == [{"Rush", "Sentinel"}, {"Rush", "Sentinel"}, {"Sentinel"}]
    assert not any(seen[3:])


def test_each_card_in_hand_can_pay(noted: Noted, duel: Scenario) -> None:
    duel.setup(
        you=side(hand=["Pot of Greed"]),
        them=side(spells=["Magic Jammer", "Solemn Judgment"], hand=["Kuriboh", "Dark Hole"]),
    )
    duel.you.activates("Pot of Greed")
    assert offered(duel, noted) == {
        ("Magic Jammer", "Kuriboh"),
        ("Magic Jammer", "Dark Hole"),
        ("Solemn Judgment",),
    }
    duel.resolves()


def test_with_every_spell_zone_taken_only_set_cards_and_field_spells_can_be_activated(
    noted: Noted, duel: Scenario
) -> None:
    """F9: a spell from the hand needs its zone; a field spell has its own (F7)."""
    duel.setup(
        you=side(
            hand=["Pot of Greed", "Gaia Power", "Mystical Space Typhoon"],
            spells=["Dark Hole", set_now("Book of Moon"), "Magic Jammer", "Mirror Force", "Raigeki"],
            monsters=["Battle Ox"],
        )
    )
    assert offered(duel, noted) == {("Gaia Power",), ("Dark Hole",)}


def test_a_typhoon_aims_at_everything_but_itself(noted: Noted, duel: Scenario) -> None:
    """X4: the card that is activated is no target of its own."""
    duel.setup(
        you=side(hand=["Mystical Space Typhoon"], spells=[set_before("Mystical Space Typhoon")]),
        them=side(field="Gaia Power", spells=["Trap Hole"]),
    )
    typhoon = "Mystical Space Typhoon"
    assert offered(duel, noted) == {(typhoon, "Gaia Power"), (typhoon, "Trap Hole"), (typhoon, typhoon)}


def test_a_lone_typhoon_has_no_target(noted: Noted, duel: Scenario) -> None:
    duel.setup(you=side(hand=["Mystical Space Typhoon"]))
    assert offered(duel, noted) == set()


FULL = ["Battle Ox", "Battle Ox", "Battle Ox", "Battle Ox", "Dark Magician"]


def test_with_every_monster_zone_taken_only_what_frees_one_can_summon(noted: Noted, duel: Scenario) -> None:
    """F9: Magical Dimension tributes first; Monster Reborn and Change of Heart do not."""
    duel.setup(
        you=side(
            hand=[
                "Monster Reborn",
                "Change of Heart",
                "Magical Dimension",
                "Dark Magician Girl",
                "Scapegoat",
            ],
            monsters=FULL,
            grave=["Battle Ox"],
        ),
        them=side(monsters=["Battle Ox"]),
    )
    assert offered(duel, noted) == {
        ("Magical Dimension", "Battle Ox"),
        ("Magical Dimension", "Dark Magician"),
    }


def test_a_revival_needs_a_proper_summon_of_what_needs_one(noted: Noted, duel: Scenario) -> None:
    """S6: of two synchro monsters in a graveyard only the one that was properly summoned."""
    duel.setup(
        you=side(hand=["Monster Reborn"], grave=["Stardust Dragon", "Black Luster Soldier"]),
        them=side(grave=[Proper("Junk Warrior"), "Kuriboh", "Dark Hole"]),
    )
    assert offered(duel, noted) == {("Monster Reborn", "Junk Warrior"), ("Monster Reborn", "Kuriboh")}


def test_nothing_but_a_counter_trap_answers_a_counter_trap(noted: Noted, duel: Scenario) -> None:
    """C2: neither a quick-play spell nor a trap; and Magic Jammer answers spells only."""
    duel.setup(
        you=side(
            hand=["Pot of Greed", "Mystical Space Typhoon", "Kuriboh"],
            spells=["Solemn Judgment", "Magic Jammer", "Dust Tornado"],
        ),
        them=side(spells=["Solemn Judgment", "Magic Jammer"], hand=["Kuriboh"]),
    )
    duel.you.activates("Pot of Greed")
    duel.them.activates("Solemn Judgment")
    assert offered(duel, noted) == {("Solemn Judgment",)}
    duel.resolves()


def test_what_destroys_can_be_answered_by_what_guards_the_field(noted: Noted, duel: Scenario) -> None:
    """Stardust Dragon pays with itself, which is what Raigeki would have destroyed (M9)."""
    duel.setup(
        you=side(hand=["Raigeki"]),
        them=side(monsters=["Stardust Dragon"], spells=["Book of Moon", "Call of the Haunted"]),
    )
    duel.you.activates("Raigeki")
    assert offered(duel, noted) == {
        ("Stardust Dragon", "Stardust Dragon"),
        ("Book of Moon", "Stardust Dragon"),
    }
    duel.resolves()


def test_in_the_damage_step_only_what_names_it_is_left(noted: Noted, duel: Scenario) -> None:
    """B9: at calculation Kuriboh, and neither the quick-play spell nor the trap that lie ready."""
    duel.setup(
        phase=BATTLE,
        you=side(monsters=["Battle Ox"]),
        them=side(hand=["Kuriboh"], spells=["Book of Moon", "Dust Tornado"], monsters=["Kuriboh"]),
    )
    duel.you.attacks("Battle Ox", "Kuriboh")
    seen = []
    while isinstance(duel.prompt, Respond):
        if duel.asked == "them":
            seen.append((duel.prompt.why, offered(duel, noted)))
        duel.you.passes() if duel.asked == "you" else duel.them.passes()
    moon = {("Book of Moon", "Battle Ox"), ("Book of Moon", "Kuriboh")}
    assert seen[0] == (Why.ATTACK, moon)
    assert [found for why, found in seen if why is Why.DAMAGE_STEP and found] == [{("Kuriboh", "Kuriboh")}]


def test_a_ritual_with_full_zones_needs_a_tribute_from_the_field(noted: Noted, duel: Scenario) -> None:
    """S9, F9: eight levels in the hand free no zone."""
    duel.setup(
        you=side(
            hand=["Black Luster Ritual", "Black Luster Soldier", "Blue-Eyes White Dragon"],
            monsters=["Kuriboh"] * 5,
        )
    )
    assert offered(duel, noted) == set()


def test_a_ritual_with_full_zones_takes_one_tribute_that_helps(noted: Noted, duel: Scenario) -> None:
    """S9, F9: with one of four levels on the field, and one in the hand, neither can be spared."""
    duel.setup(
        you=side(
            hand=["Black Luster Ritual", "Black Luster Soldier", "Battle Ox"],
            monsters=[*["Kuriboh"] * 4, face_down("Battle Ox")],
        )
    )
    assert offered(duel, noted) == {("Black Luster Ritual",)}


def test_a_fusion_counts_each_material_once(noted: Noted, duel: Scenario) -> None:
    """S7: two Blue-Eyes White Dragons are not three, wherever they are."""
    duel.setup(
        you=side(
            hand=["Polymerization", "Blue-Eyes White Dragon"],
            monsters=[face_down("Blue-Eyes White Dragon")],
            extra=["Blue-Eyes Ultimate Dragon"],
        )
    )
    assert offered(duel, noted) == set()


def test_a_fusion_from_hand_and_field(noted: Noted, duel: Scenario) -> None:
    duel.setup(
        you=side(
            hand=["Polymerization", "Blue-Eyes White Dragon", "Blue-Eyes White Dragon"],
            monsters=[*["Kuriboh"] * 4, face_down("Blue-Eyes White Dragon")],
            extra=["Blue-Eyes Ultimate Dragon"],
        )
    )
    assert offered(duel, noted) == {("Polymerization",)}


@pytest.mark.parametrize(
    ("others", "possible"),
    [
        (["Battle Ox", "Kuriboh"], True),
        (["Battle Ox", face_down("Kuriboh")], False),
        (["Battle Ox", "Battle Ox"], False),
        (["Dark Magician Girl"], False),
        (["Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh"], False),
    ],
)
def test_a_synchro_summon_needs_an_exact_sum(others: list[str], possible: bool, duel: Scenario) -> None:
    """S8: Junk Synchron's 3 and other levels to 8, face-up all, against a search through every set."""
    duel.setup(you=side(monsters=["Junk Synchron", *others], extra=["Stardust Dragon"]))
    prompt = duel.prompt
    assert isinstance(prompt, OpenPlay)
    acts = {act for act in prompt.options if act.verb is not Verb.ACTIVATE}
    assert acts == rulebook.open_acts(duel.state)
    assert any(act.verb is Verb.SPECIAL_SUMMON for act in acts) is possible


MANY = 40
"""Materials of which there are more sets than could ever be listed."""


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the steps that the sums of levels take."""
    counted: list[int] = []
    worked_out = materials.level_sums

    def counting(state: State, cards: Sequence[TableCard], total: int) -> list[bool]:
        counted.append(len(cards) * total)
        return worked_out(state, cards, total)

    monkeypatch.setattr(materials, "level_sums", counting)
    return counted


def test_many_tributes_are_listed_by_their_sums(steps: list[int], duel: Scenario) -> None:
    """S9: of 45 possible tributes each is offered after steps that grow as their number squared."""
    duel.setup(
        you=side(
            hand=["Black Luster Ritual", "Black Luster Soldier", *["Kuriboh"] * MANY],
            monsters=["Battle Ox"] * 5,
        )
    )
    duel.you.activates("Black Luster Ritual")
    duel.reaches_choice("you", Why.SPECIAL_SUMMON)
    steps.clear()
    duel.you.chooses("Black Luster Soldier")
    prompt = duel.prompt
    assert isinstance(prompt, ChooseCards)
    assert len(prompt.options) == MANY + 5
    assert sum(steps) <= (MANY + 5) ** 2 * 8
    duel.send(next(prompt.answers()))
    duel.you.chooses("attack")
    duel.resolves()


def test_many_materials_of_a_fusion_are_listed_at_once(duel: Scenario) -> None:
    """S7: three of forty dragons are 9,880 sets; the prompt names forty cards and what fits each slot."""
    dragon = "Blue-Eyes White Dragon"
    duel.setup(you=side(hand=["Polymerization", *[dragon] * MANY], extra=["Blue-Eyes Ultimate Dragon"]))
    duel.you.activates("Polymerization")
    duel.reaches_choice("you", Why.FUSION_MONSTER)
    duel.you.chooses("Blue-Eyes Ultimate Dragon")
    prompt = duel.prompt
    assert isinstance(prompt, ChooseCards)
    assert prompt.constraint == OneEach((tuple(range(MANY)),) * 3)
    duel.you.chooses(dragon, dragon, dragon)
    duel.you.chooses("attack")
    duel.resolves()
    assert duel.you.monsters == ["Blue-Eyes Ultimate Dragon"]
