"""What can be used once in a turn is not offered a second time, with all else there for it (C11)."""

import pytest

from duels.engine.prompts import Why
from tests.scenario import Scenario, copy, defense, side
from tests.scenario.table import SideOfTable


def settles(duel: Scenario) -> None:
    """Everything is answered with the first answer that is accepted, until its player is free again."""
    while duel.prompt is not None and duel.prompt.why is not Why.MAIN_PHASE:
        duel.send(next(iter(duel.prompt.answers())))


CASES: dict[str, tuple[SideOfTable, SideOfTable]] = {
    "Black Rose Dragon": (
        side(monsters=["Black Rose Dragon"], grave=["Firegrass", "Firegrass"]),
        side(monsters=[defense("Battle Ox"), defense("Mystical Elf")]),
    ),
    "Dark Grepher": (
        side(monsters=["Dark Grepher"], hand=["Sangan", "Sangan"], deck=["Kuriboh", "Kuriboh"]),
        side(),
    ),
    "Gravekeeper's Descendant": (
        side(monsters=["Gravekeeper's Descendant", "Gravekeeper's Spy", "Gravekeeper's Spy"]),
        side(monsters=["Battle Ox", "Mystical Elf"]),
    ),
    "Junk Archer": (side(monsters=["Junk Archer"]), side(monsters=["Battle Ox", "Mystical Elf"])),
    "Summoner Monk": (
        side(monsters=["Summoner Monk"], hand=["Pot of Greed", "Raigeki"], deck=["Battle Ox", "Battle Ox"]),
        side(),
    ),
    "The Six Samurai - Yaichi": (
        side(monsters=["The Six Samurai - Yaichi", "The Six Samurai - Irou"]),
        side(spells=["Mirror Force", "Trap Hole"]),
    ),
    "Zombie Master": (
        side(
            monsters=["Zombie Master"],
            hand=["Battle Ox", "Mystical Elf"],
            grave=["Plaguespreader Zombie", "Plaguespreader Zombie"],
        ),
        side(),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_only_once_in_a_turn(duel: Scenario, name: str) -> None:
    """(C11)."""
    you, them = CASES[name]
    duel.setup(you=you, them=them)
    duel.you.activates(name)
    settles(duel)
    assert name in duel.you.monsters
    duel.you.may_not(f"activate {name}")


def test_lonefire_blossom_only_once_in_a_turn(duel: Scenario) -> None:
    """With another plant tributed for it (C11)."""
    duel.setup(you=side(monsters=["Lonefire Blossom", "Firegrass", "Firegrass"], deck=["Firegrass"] * 3))
    duel.you.activates("Lonefire Blossom")
    duel.you.pays(copy("Firegrass", 1))
    settles(duel)
    assert "Lonefire Blossom" in duel.you.monsters
    duel.you.may_not("activate Lonefire Blossom")


UNIONS = [
    ("Y-Dragon Head", "X-Head Cannon"),
    ("Z-Metal Tank", "X-Head Cannon"),
    ("Machina Gearframe", "Cyber Dragon"),
    ("Machina Peacekeeper", "Cyber Dragon"),
    ("Armory Arm", "Battle Ox"),
]


@pytest.mark.parametrize(("union", "other"), UNIONS)
def test_a_union_is_not_taken_off_in_the_turn_in_which_it_was_put_on(
    duel: Scenario, union: str, other: str
) -> None:
    """Either of the two, once in a turn (C11, S15)."""
    duel.setup(you=side(monsters=[union, other]))
    duel.you.activates(union, "equip")
    settles(duel)
    assert duel.you.spells == [union]
    duel.you.may_not(f"activate {union}")


@pytest.mark.parametrize(("union", "other"), UNIONS)
def test_a_union_is_not_put_on_again_in_the_turn_in_which_it_was_taken_off(
    duel: Scenario, union: str, other: str
) -> None:
    """(C11, S15)."""
    duel.setup(you=side(monsters=[union, other]))
    duel.you.activates(union, "equip")
    settles(duel)
    duel.you.ends_turn()
    duel.resolves()
    duel.them.ends_turn()
    duel.resolves()
    duel.you.activates(union, "unequip")
    settles(duel)
    assert union in duel.you.monsters
    duel.you.may_not(f"activate {union}")
