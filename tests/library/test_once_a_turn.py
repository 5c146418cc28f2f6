"""What can be used once in a turn is not offered a second time, with all else there for it (C11)."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from cards.lang.abilities import Activation, Ignition, Quick, Trigger
from cards.lang.places import Place
from cards.library import LIBRARY
from duels.engine import Refusal
from duels.engine.prompts import Why
from duels.engine.state import TableCard
from tests.scenario import Scenario, copy, defense, face_up, side
from tests.scenario.table import SideOfTable


def settles(duel: Scenario) -> None:
    """Everything is answered with the first answer that is accepted, until its player is free again."""
    while duel.prompt is not None and duel.prompt.why is not Why.MAIN_PHASE:
        duel.send(next(iter(duel.prompt.answers())))


class Row(NamedTuple):
    """What lies there for two uses, and what still forbids one in the next turn, where something does."""

    key: str
    you: SideOfTable
    them: SideOfTable = side()
    next_turn: Refusal | None = None
    targeting: str = ""


TWO_MONSTERS = side(monsters=["Battle Ox", "Mystical Elf"])

CASES: dict[str, Row] = {
    "Avenging Knight Parshath": Row("ignition", side(monsters=["Avenging Knight Parshath"]), TWO_MONSTERS),
    "Ancient Fairy Dragon": Row(
        "summon", side(monsters=["Ancient Fairy Dragon"], hand=["Battle Ox", "Vorse Raider"])
    ),
    "Ancient Fairy Dragon, the other effect": Row(
        "destroy",
        side(monsters=["Ancient Fairy Dragon"], deck=["Gaia Power"] * 2),
        side(field="Gaia Power"),
        Refusal.EFFECT,
    ),
    "Black Luster Soldier - Envoy of the Beginning": Row(
        "banish",
        side(monsters=["Black Luster Soldier - Envoy of the Beginning"]),
        TWO_MONSTERS,
        targeting="Battle Ox",
    ),
    "Black Rose Dragon": Row(
        "ignition",
        side(monsters=["Black Rose Dragon"], grave=["Firegrass", "Firegrass"]),
        side(monsters=[defense("Battle Ox"), defense("Mystical Elf")]),
    ),
    "Blackwing - Gale the Whirlwind": Row(
        "ignition", side(monsters=["Blackwing - Gale the Whirlwind"]), TWO_MONSTERS
    ),
    "Blackwing - Sirocco the Dawn": Row(
        "ignition", side(monsters=["Blackwing - Sirocco the Dawn", "Blackwing - Gale the Whirlwind"])
    ),
    "Card Trooper": Row("ignition", side(monsters=["Card Trooper"])),
    "Chaos Sorcerer": Row("ignition", side(monsters=["Chaos Sorcerer"]), TWO_MONSTERS, targeting="Battle Ox"),
    "Dark End Dragon": Row("ignition", side(monsters=["Dark End Dragon"]), TWO_MONSTERS),
    "Dark Grepher": Row(
        "ignition", side(monsters=["Dark Grepher"], hand=["Sangan", "Sangan"], deck=["Kuriboh", "Kuriboh"])
    ),
    "Drill Warrior": Row("drill", side(monsters=["Drill Warrior"])),
    "Elemental HERO Prisma": Row(
        "ignition",
        side(
            monsters=["Elemental HERO Prisma"],
            extra=["Gladiator Beast Gyzarus"],
            deck=["Gladiator Beast Bestiari"] * 2,
        ),
    ),
    "Gravekeeper's Descendant": Row(
        "ignition",
        side(monsters=["Gravekeeper's Descendant", "Gravekeeper's Spy", "Gravekeeper's Spy"]),
        TWO_MONSTERS,
    ),
    "Junk Archer": Row("ignition", side(monsters=["Junk Archer"]), TWO_MONSTERS),
    "Lyla, Lightsworn Sorceress": Row(
        "ignition",
        side(monsters=["Lyla, Lightsworn Sorceress"]),
        side(spells=["Mirror Force", "Trap Hole"]),
        Refusal.TARGET,
    ),
    "Power Tool Dragon": Row("ignition", side(monsters=["Power Tool Dragon"], deck=["Axe of Despair"] * 6)),
    "Relinquished": Row("ignition", side(monsters=["Relinquished"]), TWO_MONSTERS, Refusal.CONDITION),
    "Road Warrior": Row("ignition", side(monsters=["Road Warrior"])),
    "Summoner Monk": Row(
        "ignition",
        side(monsters=["Summoner Monk"], hand=["Pot of Greed", "Raigeki"], deck=["Battle Ox", "Battle Ox"]),
    ),
    "Tempest Magician": Row("shares", side(monsters=["Tempest Magician"], hand=["Kuriboh", "Kuriboh"])),
    "The Six Samurai - Kamon": Row(
        "ignition",
        side(monsters=["The Six Samurai - Kamon", "The Six Samurai - Irou"]),
        side(spells=[face_up("Banner"), face_up("Banner")]),
    ),
    "The Six Samurai - Yaichi": Row(
        "ignition",
        side(monsters=["The Six Samurai - Yaichi", "The Six Samurai - Irou"]),
        side(spells=["Mirror Force", "Trap Hole"]),
    ),
    "Tragoedia": Row("control", side(monsters=["Tragoedia"], hand=["Battle Ox", "Battle Ox"]), TWO_MONSTERS),
    "Tragoedia, the other effect": Row(
        "level", side(monsters=["Tragoedia"], grave=["Battle Ox", "Vorse Raider"])
    ),
    "Volcanic Shell": Row("ignition", side(grave=["Volcanic Shell"], deck=["Volcanic Shell"] * 2)),
    "XX-Saber Faultroll": Row(
        "ignition",
        side(monsters=["XX-Saber Faultroll"], grave=["XX-Saber Ragigura", "XX-Saber Emmersblade"]),
    ),
    "Zombie Master": Row(
        "ignition",
        side(
            monsters=["Zombie Master"],
            hand=["Battle Ox", "Mystical Elf"],
            grave=["Plaguespreader Zombie", "Plaguespreader Zombie"],
        ),
    ),
}
"""The effects that a player can use once in a turn by choice, each by the name of its card."""

ELSEWHERE = {
    ("Black Luster Soldier - Envoy of the Beginning", "again"),
    ("Drill Warrior", "dive"),
    ("Koa'ki Meiru Gravirose", "trigger"),
    ("Light and Darkness Dragon", "quick"),
    ("Lonefire Blossom", "ignition"),
    ("Nitro Warrior", "trigger"),
    ("Swap Frog", "ignition"),
    ("XX-Saber Fulhelmknight", "negates"),
}
"""Those whose second use is another story: of a battle, a phase, a chain, a card that pays with itself."""


def card_of(case: str) -> str:
    """The card of a case; a card with two such effects has two."""
    return case.removesuffix(", the other effect")


def test_no_effect_that_can_be_used_once_in_a_turn_is_left_out() -> None:
    """A card has its line here, or a file that speaks of once; a union's effects forbid each other (C11)."""
    limited = {
        (card.name_en, ability.key)
        for card in LIBRARY.values()
        for ability in card.abilities
        if isinstance(ability, Activation | Ignition | Quick | Trigger) and ability.once is not None
    }
    unions = {(union, key) for union, _ in UNIONS for key in ("equip", "unequip")}
    tried = {(card_of(name), row.key) for name, row in CASES.items()} | ELSEWHERE | unions
    assert tried <= limited
    files = [
        one.read_text("utf-8") for one in Path(__file__).parent.glob("test_*.py") if one != Path(__file__)
    ]
    told = [written for written in files if re.search("C11|only_once", written)]
    assert [name for name, _ in sorted(limited - tried) if not any(f'"{name}"' in one for one in told)] == []


@pytest.mark.parametrize("case", CASES)
def test_only_once_in_a_turn(duel: Scenario, case: str) -> None:
    """Used, it is refused for that reason for the rest of the turn, and not in the next one (C11, T9)."""
    name, (key, you, them, next_turn, targeting) = card_of(case), CASES[case]
    duel.setup(you=you, them=them)
    this = duel.find(name, 0, Place.MONSTERS, Place.GRAVE)
    duel.you.activates(name, key, targeting)
    settles(duel)
    assert refusal(duel, this, key) is Refusal.ONCE_PER_TURN
    duel.you.ends_turn()
    settles(duel)
    assert duel.turn_of == "them"
    duel.them.ends_turn()
    settles(duel)
    assert duel.turn_of == "you"
    assert refusal(duel, this, key) is next_turn


def refusal(duel: Scenario, this: TableCard, key: str) -> Refusal | None:
    """The first clause that forbids its player to use an effect of a card now."""
    handle = duel.state.cards[this.uid].handle
    reasons = [one.reason for one in duel.duel.why_not(0, handle).possibilities if one.act.ability == key]
    assert len(reasons) == 1
    return reasons[0].clause if reasons[0] else None


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
