"""Materials found by sums agree with a search through every subset (S7, S8, S9, F9)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import pytest

from cards.lang.inspect import admits
from cards.lang.places import Place, Position
from cards.lang.recipes import FusionOf, SynchroOf
from cards.lang.terms import Race
from duels.engine import MASTER_RULE_2, from_position, fusions, materials
from duels.engine.slots import fillable
from duels.engine.state import State, TableCard
from tests.scenario.invented import BOOK
from tests.scenario.table import card_named

KEY = b"a key for materials and nothing else"
LOW = (
    "Kuriboh",
    "Ojama Yellow",
    "Sangan",
    "Battle Ox",
    "Cyber Dragon",
    "Dark Magician Girl",
    "Dark Magician",
)
FUSION_PARTS = ("Takuhee", "Temple of Skulls", "Battle Ox")


def subsets(cards: Sequence[TableCard]) -> Iterator[tuple[TableCard, ...]]:
    for count in range(len(cards) + 1):
        yield from combinations(cards, count)


def table(random: Random, hand: Sequence[str], extra: Sequence[str], names: Sequence[str]) -> State:
    """A field with up to five monsters of these names, face-up and face-down."""
    lying = (Position.ATTACK, Position.DEFENSE, Position.FACE_DOWN_DEFENSE)
    standing = [
        {"card": card_named(random.choice(names)).passcode, "position": random.choice(lying).value}
        for _ in range(random.randint(0, 5))
    ]
    side = {
        "hand": [card_named(name).passcode for name in hand],
        "extra": [card_named(name).passcode for name in extra],
        "monsters": standing,
    }
    position = {"turn": 3, "turn_player": 0, "phase": "main_1", "sides": [side, {}]}
    return from_position(BOOK, MASTER_RULE_2, position, KEY)._game.state


def synchro_sets(state: State, monster: TableCard) -> set[frozenset[int]]:
    """Every set of one tuner and others, face-up, whose levels add up exactly (S8)."""
    recipe = monster.card.recipe
    assert isinstance(recipe, SynchroOf)
    found = set()
    for chosen in subsets([card for card in state.monsters(0) if not card.face_down]):
        if sum(card.card.level for card in chosen) != monster.card.level or len(chosen) < 2:
            continue
        for tuner in chosen:
            others = [card for card in chosen if card is not tuner]
            if not recipe.fewest <= len(others) <= (recipe.most or len(others)):
                continue
            if not admits(recipe.tuner, tuner.card) or not all(
                admits(recipe.others, one.card) for one in others
            ):
                continue
            if tuner.card.name_en == "Debris Dragon" and (
                monster.card.race is not Race.DRAGON or any(one.card.level == 4 for one in others)
            ):
                continue
            found.add(frozenset(card.uid for card in chosen))
    return found


def ritual_sets(state: State, monster: TableCard, *, exactly: bool) -> set[frozenset[int]]:
    """Every set that is the level, or reaches it with none to spare, and leaves a zone (S9, F9)."""
    own = [*state.monsters(0), *(c for c in state.hand(0) if c.card.is_monster and c is not monster)]
    full = None not in state.sides[0].monsters
    found = set()
    for chosen in subsets(own):
        levels = [card.card.level for card in chosen]
        reached = sum(levels) == monster.card.level if exactly else sum(levels) >= monster.card.level
        spare = any(sum(levels) - level >= monster.card.level for level in levels)
        room = not full or any(card.place is Place.MONSTERS for card in chosen)
        if reached and not spare and room:
            found.add(frozenset(card.uid for card in chosen))
    return found


def fusion_sets(state: State, monster: TableCard) -> set[frozenset[int]]:
    """Every set that has one card for each material, and leaves a zone (S7, F9)."""
    recipe = monster.card.recipe
    assert isinstance(recipe, FusionOf)
    own = [*state.monsters(0), *(card for card in state.hand(0) if card.card.is_monster)]
    full = None not in state.sides[0].monsters
    found = set()
    for chosen in permutations(own, len(recipe.materials)):
        fits = all(admits(wanted, card.card) for wanted, card in zip(recipe.materials, chosen, strict=True))
        if fits and (not full or any(card.place is Place.MONSTERS for card in chosen)):
            found.add(frozenset(card.uid for card in chosen))
    return found


def test_synchro_materials() -> None:
    """The tuners and others offered are those of at least one exact set (S8)."""
    random = Random(8)
    offered = 0
    for _ in range(300):
        state = table(
            random, (), ("Stardust Dragon", "Junk Warrior"), ("Junk Synchron", "Junk Synchron", *LOW)
        )
        for uid in state.sides[0].extra:
            monster = state.cards[uid]
            expected = synchro_sets(state, monster)
            found = set()
            for tuner in materials.synchro_tuners(state, 0, monster):
                useful = materials.useful_others(state, 0, monster, tuner)
                assert useful, "a tuner without others"
                missing = monster.card.level - tuner.card.level
                for others in subsets(useful):
                    if sum(card.card.level for card in others) == missing:
                        found.add(frozenset({tuner.uid, *(card.uid for card in others)}))
                used = {card for one in found if tuner.uid in one for card in one}
                assert {card.uid for card in useful} <= used
            assert found == expected
            offered += bool(found)
    assert offered > 20


def test_synchro_materials_of_so_many_and_of_bound_tuners() -> None:
    """Recipes that ask for one, or for two at least, and a tuner that serves dragons alone (S8)."""
    random = Random(9)
    offered = 0
    tuners = ("Debris Dragon", "Junk Synchron", "Plaguespreader Zombie", "Krebons")
    others = ("Kuriboh", "Wattkid", "Synchar", "Wilmee", "Dig Beak", "Battle Ox", "Goblin Zombie", "Unifrog")
    made = ("Zeman the Ape King", "Stardust Dragon", "Ancient Fairy Dragon", "Trio", "Revived King Ha Des")
    for _ in range(400):
        state = table(random, (), made, (*tuners, *others))
        for uid in state.sides[0].extra:
            monster = state.cards[uid]
            fewest, most = materials.bounds_of_others(monster)
            found = set()
            for tuner in materials.synchro_tuners(state, 0, monster):
                useful = materials.useful_others(state, 0, monster, tuner)
                missing = monster.card.level - tuner.card.level
                sets = [
                    frozenset({tuner.uid, *(card.uid for card in chosen)})
                    for chosen in subsets(useful)
                    if fewest <= len(chosen) <= most and sum(card.card.level for card in chosen) == missing
                ]
                assert {card.uid for card in useful} <= {uid for one in sets for uid in one}
                found |= set(sets)
            assert found == synchro_sets(state, monster)
            offered += bool(found)
    assert offered > 40


@pytest.mark.parametrize("exactly", [False, True])
@pytest.mark.parametrize("name", ["Relinquished", "Black Luster Soldier"])
def test_ritual_tributes(name: str, exactly: bool) -> None:
    """Those are offered that are in at least one set with none to spare that leaves a zone (S9, F9)."""
    random = Random(9)
    offered = full = 0
    for _ in range(300):
        hand = [name, *random.sample(LOW, random.randint(0, 3))]
        state = table(random, hand, (), LOW)
        monster = state.cards[state.sides[0].hand[0]]
        expected = ritual_sets(state, monster, exactly=exactly)
        assert materials.can_ritual(state, 0, monster, exactly) is bool(expected)
        useful = {card.uid for card in materials.useful_tributes(state, 0, monster, exactly)}
        assert useful == {uid for chosen in expected for uid in chosen}
        offered += bool(expected)
        full += bool(expected) and None not in state.sides[0].monsters
    assert 40 < offered < 300
    assert full > 10


def test_fusion_materials() -> None:
    """A fusion monster is offered exactly if some of the cards are its materials (S7)."""
    random = Random(7)
    offered = 0
    for _ in range(300):
        hand = random.sample(FUSION_PARTS, random.randint(0, 2))
        state = table(random, hand, ("Skullbird",), FUSION_PARTS)
        monster = state.cards[state.sides[0].extra[0]]
        expected = fusion_sets(state, monster)
        places = (Place.HAND, Place.MONSTERS)
        assert (monster in fusions.possible(state, 0, places)) is bool(expected)
        slots = fusions.slots(state, 0, monster, places, None)
        must_free = fusions.must_free_zone(state, 0)
        own = {card.uid: card for slot in slots for card in slot}
        made = {
            frozenset(card.uid for card in chosen)
            for chosen in subsets(list(own.values()))
            if len(chosen) == len(slots)
            and fillable([[card for card in slot if card in chosen] for slot in slots], must_free)
        }
        assert made == expected
        offered += bool(expected)
    assert 40 < offered < 300
