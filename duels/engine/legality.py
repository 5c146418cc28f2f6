"""What may be done: the one home of every "may he?", but for attacks, which are next door."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from cards.lang.abilities import Activatable, Activation, Flip, MayNormalSummon, Quick, Trigger
from cards.lang.battle import NoBattlePhase
from cards.lang.facts import Card
from cards.lang.groups import Cards
from cards.lang.inspect import bars_of, changes_values, is_single, negates, negates_outright
from cards.lang.occasions import (
    Banished,
    Cause,
    ControlTaken,
    CounterPlaced,
    DamageCalculation,
    Damaged,
    Destroyed,
    Discarded,
    Drawn,
    EitherOf,
    InDamageStep,
    Leaves,
    Occasion,
    PositionTurned,
    Sent,
    SummonSucceeded,
    Tributed,
    Way,
)
from cards.lang.places import Place, Position
from cards.lang.procedures import Bar
from cards.lang.terms import Kind, Trait
from cards.lang.turns import Phase, Timing
from duels.engine import derive, select, tributes
from duels.engine.prompts import Act, Verb
from duels.engine.refusal import Refusal
from duels.engine.state import Guise, State, TableCard


def can_be_normal_summoned(card: TableCard) -> bool:
    """Monsters whose text does not forbid it; a ritual monster needs its ritual summon (S6, S9)."""
    return _is_for_normal_summons(card.card)


@cache
def _is_for_normal_summons(card: Card) -> bool:
    return card.is_monster and Trait.RITUAL not in card.traits and Bar.NORMAL not in bars_of(card)


def free_monster_zone(state: State, player: int) -> int | None:
    """The first free monster zone of a player; which one it is matters to no card (F10)."""
    for zone, uid in enumerate(state.sides[player].monsters):
        if uid is None:
            return zone
    return None


def free_spell_zone(state: State, player: int) -> int | None:
    """The first free spell & trap zone; a trap monster keeps its own (M12)."""
    kept = [card.kept_zone for card in state.monsters(player) if card.kept_zone is not None]
    for zone, uid in enumerate(state.sides[player].spells):
        if uid is None and (player, zone) not in state.kept_zones and zone not in kept:
            return zone
    return None


def can_change_sides(state: State, card: TableCard, player: int) -> bool:
    """A trap monster needs a free zone of both kinds on the side to which it goes (M12)."""
    return card.kept_zone is None or free_spell_zone(state, player) is not None


def normal_summon_refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids a normal summon (S1, S2, F9)."""
    if not is_asleep(card) and (card.place is Place.MONSTERS or not can_be_normal_summoned(card)):
        return Refusal.NOT_BY_NORMAL_SUMMON
    if state.normal_summoned and not is_further(state, player, card):
        return Refusal.NORMAL_SUMMON_USED
    return extra_summon_refusal(state, player, card)


def is_further(state: State, player: int, card: TableCard) -> bool:
    """Whether a normal summon of this monster is one that an effect allows beside the turn's one (S1).

    It is while one is left, for it takes nothing away: the turn's one is there for any monster.
    """
    if state.further_summoned:
        return False
    value = derive.value_of(state)
    return any(
        player in select.seats(allowed.of, by)
        and select.matches_for_its_controller(allowed.filter, card, None, value)
        for by, allowed in derive.derived(state).further_summons
    )


def may_normal_summon(state: State, player: int) -> bool:
    """Whether nothing forbids a player to normal summon whatever monster (X5)."""
    found = derive.derived(state)
    return player not in found.cannot_summon and not any(
        player in select.seats(such.of, by) and Way.NORMAL in such.ways and such.filter is None
        for by, such in found.cannot_summon_such
    )


def extra_summon_refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids a normal summon even beside the turn's one (S1, S2, S14, F9)."""
    refused = None if is_asleep(card) else _normal_play_refusal(state, player, card)
    if refused is None and not may_be_summoned(state, player, card, Way.NORMAL):
        return Refusal.PROHIBITED
    return refused


def may_be_summoned(state: State, player: int, card: TableCard, *ways: Way) -> bool:
    """Whether nothing forbids a player to summon a monster in any of these ways, as it is where it lies."""
    found = derive.derived(state)
    if player in found.cannot_summon or has_its_like(state, player, card):
        return False
    value = derive.value_of(state)
    return not any(
        player in select.seats(such.of, by)
        and any(way in such.ways for way in ways)
        and (such.filter is None or select.matches_for_its_controller(such.filter, card, None, value))
        for by, such in found.cannot_summon_such
    )


def has_its_like(state: State, player: int, card: TableCard) -> bool:
    """Whether a player has a card already of which he can have only one face-up."""
    return is_single(card.card) and any(
        one.uid != card.uid and not one.face_down and one.card.name_en == card.card.name_en
        for one in state.on_field(player)
    )


def may_summon_token(state: State, player: int, name: str) -> bool:
    """Whether nothing forbids a player to special summon a token (S12)."""
    row = next(card for card in state.book.values() if card.name_en == name)
    token = TableCard(uid=NO_CARD, card=row, owner=player, controller=player, place=Place.NOWHERE)
    return may_be_summoned(state, player, token, Way.SPECIAL)


NO_CARD = -1
"""The uid of a token that is not there yet."""


def may_be_set(state: State, player: int, card: TableCard) -> bool:
    """Whether nothing forbids a player to set a card (X5, M7)."""
    value = derive.value_of(state)
    return not any(
        player in select.seats(such.of, by) and select.matches(such.filter, card, None, value)
        for by, such in derive.derived(state).cannot_set
    )


def normal_set_refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids a normal set, which is the turn's normal summon too (S1, S2, X5)."""
    if not can_be_normal_summoned(card):
        return Refusal.NOT_BY_NORMAL_SUMMON
    if state.normal_summoned:
        return Refusal.NORMAL_SUMMON_USED
    return extra_set_refusal(state, player, card)


def extra_set_refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids a normal set even beside the turn's normal summon (S2, F9)."""
    refused = _normal_play_refusal(state, player, card)
    if refused is None and Bar.SET in bars_of(card.card):
        return Refusal.NOT_BY_NORMAL_SUMMON
    if refused is None and not may_be_set(state, player, card):
        return Refusal.PROHIBITED
    return refused


def _normal_play_refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids a normal summon and a normal set alike (S2, F9)."""
    if not can_be_normal_summoned(card):
        return Refusal.NOT_BY_NORMAL_SUMMON
    if not tributes.at_hand(state, player, card):
        return Refusal.TRIBUTES if tributes.required(state, card) else Refusal.ZONE
    return None


def other_ways(state: State, player: int, card: TableCard) -> list[MayNormalSummon]:
    """The other ways by which a monster of the hand can be normal summoned now (S2)."""
    return [way for way in tributes.other_ways(card) if other_way_refusal(state, player, card, way) is None]


def other_way_refusal(state: State, player: int, card: TableCard, way: MayNormalSummon) -> Refusal | None:
    """The first clause that forbids a normal summon in another way (S1, S2)."""
    if not can_be_normal_summoned(card):
        return Refusal.NOT_BY_NORMAL_SUMMON
    if state.normal_summoned and not is_further(state, player, card):
        return Refusal.NORMAL_SUMMON_USED
    if not tributes.way_is_open(state, player, card, way):
        return Refusal.TRIBUTES
    return None if may_be_summoned(state, player, card, Way.NORMAL) else Refusal.PROHIBITED


def for_extra_summon(state: State, player: int) -> list[TableCard]:
    """The monsters that an effect could normal summon or set now (S1, S5, S14)."""
    hand = [
        card
        for card in state.hand(player)
        if extra_set_refusal(state, player, card) is None or extra_summon_refusal(state, player, card) is None
    ]
    again = [
        card
        for card in state.monsters(player)
        if is_asleep(card) and extra_summon_refusal(state, player, card) is None
    ]
    return hand + again


def is_asleep(card: TableCard) -> bool:
    """Whether it is a gemini monster on the field that has not been summoned again (S14)."""
    return (
        card.place is Place.MONSTERS
        and Trait.GEMINI in card.card.traits
        and card.guise is not Guise.AGAIN
        and not card.face_down
    )


def position_refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids to turn a monster by hand: by flip summon (S4) or by S10."""
    if card.came == state.turn:
        return Refusal.CAME_THIS_TURN
    if card.declared == state.turn:
        return Refusal.ATTACKED_THIS_TURN
    if card.turned == state.turn:
        return Refusal.TURNED_THIS_TURN
    if card.uid in derive.derived(state).cannot_turn_by_hand:
        return Refusal.PROHIBITED
    if card.face_down and not may_be_summoned(state, player, card, Way.FLIP):
        return Refusal.PROHIBITED
    return None


def can_enter_battle(state: State) -> bool:
    """The battle phase follows main phase 1, not in the first turn nor where a card forbids it (T2, T3)."""
    if state.phase is not Phase.MAIN_1 or (state.turn == 1 and not state.ruleset.first_turn_battle):
        return False
    return not any(
        isinstance(word.effect, NoBattlePhase)
        and state.turn_player in select.seats(word.effect.of, word.player)
        for word in derive.derived(state).battle
    )


def may_yet_attack(state: State, player: int) -> bool:
    """Whether a player can still come to attack in this turn (T2)."""
    return state.turn_player == player and (state.phase is Phase.BATTLE or can_enter_battle(state))


def open_plays(state: State) -> tuple[Act, ...]:
    """What the turn player may do in his main phase with nothing pending (T6)."""
    player = state.turn_player
    plays = []
    if not state.normal_summoned or derive.derived(state).further_summons:
        for card in state.hand(player):
            if normal_summon_refusal(state, player, card) is None:
                plays.append(Act(Verb.NORMAL_SUMMON, card.handle))
            for way in other_ways(state, player, card):
                plays.append(Act(Verb.NORMAL_SUMMON, card.handle, way.key))
            if normal_set_refusal(state, player, card) is None:
                plays.append(Act(Verb.SET, card.handle))
    for card in state.monsters(player):
        if is_asleep(card) and normal_summon_refusal(state, player, card) is None:
            plays.append(Act(Verb.NORMAL_SUMMON, card.handle))
        if position_refusal(state, player, card) is None:
            plays.append(Act(TURN_BY_HAND[card.position], card.handle))
    if can_enter_battle(state):
        plays.append(Act(Verb.BATTLE_PHASE))
    plays.append(Act(Verb.END_PHASE))
    return tuple(plays)


TURN_BY_HAND: dict[Position | None, Verb] = {
    Position.ATTACK: Verb.TO_DEFENSE,
    Position.DEFENSE: Verb.TO_ATTACK,
    Position.FACE_DOWN_DEFENSE: Verb.FLIP_SUMMON,
}
"""By hand nothing turns face-down, and a face-down monster goes to face-up attack only (S4, S10)."""


# The damage step (B9).

BEFORE_CALCULATION = (Timing.START, Timing.REVEAL, Timing.BEFORE_CALCULATION)
THROUGH_CALCULATION = (*BEFORE_CALCULATION, Timing.CALCULATION)
ALL_TIMINGS = tuple(Timing)


class Admission(NamedTuple):
    """A kind of ability that can be activated in the damage step, and at which of its timings."""

    kind: str
    includes: Callable[[Card, Activatable], bool]
    timings: tuple[Timing, ...]


def _is_counter_trap(card: Card, ability: Activatable) -> bool:
    return Trait.COUNTER in card.traits


def _is_negating_quick_effect(card: Card, ability: Activatable) -> bool:
    return isinstance(ability, Quick) and card.kind is Kind.MONSTER and negates(ability)


def _negates_an_activation(card: Card, ability: Activatable) -> bool:
    return isinstance(ability, Activation | Quick) and negates_outright(ability)


def _is_mandatory(card: Card, ability: Activatable) -> bool:
    return isinstance(ability, Trigger | Flip | Quick) and ability.mandatory


def _is_card_that_changes_values(card: Card, ability: Activatable) -> bool:
    return isinstance(ability, Activation) and changes_values(ability)


def _is_quick_effect_that_changes_values(card: Card, ability: Activatable) -> bool:
    return isinstance(ability, Quick) and changes_values(ability)


def _names_calculation(card: Card, ability: Activatable) -> bool:
    return isinstance(ability, Activation | Quick) and isinstance(ability.when, DamageCalculation)


def _names_the_damage_step(card: Card, ability: Activatable) -> bool:
    return isinstance(ability, Activation | Quick) and isinstance(ability.when, InDamageStep)


def _is_flip_effect(card: Card, ability: Activatable) -> bool:
    return isinstance(ability, Flip)


def _is_trigger_of_itself_or_of_battle(card: Card, ability: Activatable) -> bool:
    return isinstance(ability, Trigger) and _is_about_itself_or_battle(ability.when)


def _is_about_itself_or_battle(when: Occasion) -> bool:
    """Answers to what other cards do are not admitted, unless it is battle, its damage or destruction."""
    match when:
        case EitherOf(occasions):
            return any(_is_about_itself_or_battle(one) for one in occasions)
        case Destroyed():
            return True
        case Damaged(by=causes):
            return Cause.BATTLE in causes
        case Drawn():
            return False
        case (
            SummonSucceeded(card=card)
            | Sent(card=card)
            | Leaves(card=card)
            | Banished(card=card)
            | Discarded(card=card)
            | Tributed(card=card)
            | ControlTaken(card=card)
            | PositionTurned(card=card)
            | CounterPlaced(card=card)
        ):
            return not isinstance(card, Cards)
        case _:
            return True


DAMAGE_STEP = (
    Admission("counter traps", _is_counter_trap, ALL_TIMINGS),
    Admission("quick effects of monsters that negate", _is_negating_quick_effect, ALL_TIMINGS),
    Admission("what negates an activation", _negates_an_activation, ALL_TIMINGS),
    Admission("mandatory effects", _is_mandatory, ALL_TIMINGS),
    Admission("cards that change ATK or DEF", _is_card_that_changes_values, BEFORE_CALCULATION),
    Admission(
        "quick effects that change ATK or DEF", _is_quick_effect_that_changes_values, THROUGH_CALCULATION
    ),
    Admission("what names damage calculation", _names_calculation, (Timing.CALCULATION,)),
    Admission("what names the damage step", _names_the_damage_step, THROUGH_CALCULATION),
    Admission("flip effects", _is_flip_effect, ALL_TIMINGS),
    Admission("triggers of a monster itself, or of battle", _is_trigger_of_itself_or_of_battle, ALL_TIMINGS),
)
"""What can be activated in the damage step and when: nothing that no line includes (B9)."""

ONE_CHAIN = (Timing.CALCULATION,)
"""The timings at which one chain in all can be started by choice (B9)."""


def fits_damage_step(timing: Timing, card: Card, ability: Activatable) -> bool:
    """Whether an ability can be activated at a timing of the damage step (B9)."""
    return any(timing in line.timings and line.includes(card, ability) for line in DAMAGE_STEP)
