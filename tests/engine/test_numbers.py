"""Values as they are now (N)."""

from dataclasses import replace

import pytest

from cards.lang.places import Place, Position
from duels.engine import derive
from duels.engine import events as e
from duels.engine.prompts import Why
from duels.engine.ruleset import MASTER_RULE_2
from duels.engine.state import Side, State, TableCard
from tests.scenario import BATTLE, Scenario, face_down, side
from tests.scenario.table import card_named


def test_a_face_down_monster_has_no_values_for_the_opponent(duel: Scenario) -> None:
    """For all but its controller's costs, tributes and materials it has none (N5)."""
    duel.setup(you=side(monsters=[face_down("Battle Ox")]))
    mine, theirs = (duel.duel.view(viewer).sides[0].monsters[0] for viewer in (0, 1))
    assert mine is not None
    assert theirs is not None
    assert (mine.attack_points, mine.defense_points, mine.level) == (1700, 1000, 4)
    assert (theirs.attack_points, theirs.defense_points, theirs.level) == (None, None, None)


def test_a_face_down_monster_counts_as_what_it_is_for_a_tribute(duel: Scenario) -> None:
    """Its controller may tribute it like any other (N5, S2)."""
    duel.setup(you=side(hand=["Dark Magician"], monsters=[face_down("Battle Ox"), "Soitsu"]))
    duel.you.summons("Dark Magician", tributing=["Battle Ox", "Soitsu"])
    duel.resolves()
    assert duel.you.grave == ["Battle Ox", "Soitsu"]


@pytest.mark.parametrize(("atk", "defense"), [(None, None), (None, 500), (500, None)])
def test_a_question_mark_is_0_on_the_field(atk: int | None, defense: int | None) -> None:
    """(N3)"""
    printed = replace(card_named("Soitsu"), atk=atk, defense=defense)
    card = TableCard(0, printed, 0, 0, Place.MONSTERS, position=Position.ATTACK)
    state = State(MASTER_RULE_2, {}, [card], (Side(8000, monsters=[0, *[None] * 4]), Side(8000)))
    assert derive.attack_points(state, card) == (atk or 0)
    assert derive.defense_points(state, card) == (defense or 0)


def test_damage_is_taken_in_one_event_of_its_kind(duel: Scenario) -> None:
    """Battle damage is not effect damage (N6, B11)."""
    duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(life_points=4000))
    duel.you.attacks("Battle Ox", "directly")
    duel.reaches(Why.DAMAGE_STEP)
    duel.inflicts(them=300)
    duel.resolves()
    damage = [(event.kind.value, event.amounts) for event in duel.happened(e.DamageInflicted)]
    assert damage == [("effect", (0, 300)), ("battle", (0, 1700))]
    assert duel.them.lp == 2000
