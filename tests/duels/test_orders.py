"""Which response windows a player is asked about, and that by default it tells nothing of his cards (K37)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from cards.lang.abilities import Activation, Ignition, Quick, Target
from cards.lang.effects import Destroy, Draw, Negate
from cards.lang.facts import Card, Kind, Trait
from cards.lang.groups import TARGET, Cards, Every, monsters
from cards.lang.occasions import AttackDeclared, DamageCalculation, SummonAttempted
from cards.lang.places import Place
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.turns import Timing
from cards.library import LIBRARY
from duels import engine, orders
from duels.engine import Act, Verb
from duels.engine.prompts import PASS, OpenPlay, Respond, Why
from duels.models import Seat
from tests.scenario import BATTLE, Scenario, side
from tests.scenario.invented import BOOK

ELF, MIRROR, HORN, HELPER = 69140098, 44095762, 98069388, 40640057
MATTERING, ALWAYS, ABLE = Seat.ResponseMode.values


def spell_or_trap(passcode: int, kind: Kind, trait: Trait, *abilities: object) -> Card:
    return Card(
        passcode=passcode, name_en=str(passcode), name_zh="", kind=kind, traits=(trait,), abilities=abilities
    )


WIPE = Activation(when=AttackDeclared(by=monsters(OPPONENT)), do=Destroy(Every(monsters(OPPONENT))))
STOP = Activation(when=SummonAttempted(by=EITHER), do=Negate())
HAND_EFFECT = Quick(when=AttackDeclared(by=monsters(OPPONENT)), do=Draw(YOU, 1), from_=(Place.HAND,))


@pytest.fixture
def pool(monkeypatch) -> Iterator[dict[int, Card]]:
    """A library with a trap that answers attacks, and one that answers summons."""
    book = {
        ELF: LIBRARY[ELF],
        MIRROR: spell_or_trap(MIRROR, Kind.TRAP, Trait.NORMAL, WIPE),
        HORN: spell_or_trap(HORN, Kind.TRAP, Trait.COUNTER, STOP),
    }
    monkeypatch.setattr(orders, "LIBRARY", book)
    forget()
    yield book
    monkeypatch.undo()
    forget()


def forget() -> None:
    for cached in (
        orders.somebody_may_respond,
        orders._settable,
        orders._in_hand,
        orders._ignites_in_hand,
        orders._waiting_in_hand,
    ):
        cached.cache_clear()


def windows(book, held: int, mode: str, *, sets: bool = True) -> list[tuple[str, bool]]:
    """One attack on a player who holds only such cards: each window of his, and whether he is asked."""
    live = engine.start(
        book, engine.MASTER_RULE_2, (engine.Seat((ELF,) * 40), engine.Seat((held,) * 40)), bytes(32), first=1
    )
    plan = [Verb.SET, Verb.END_PHASE] if sets else [Verb.END_PHASE]
    plan += [Verb.NORMAL_SUMMON, Verb.BATTLE_PHASE, Verb.ATTACK, Verb.MAIN_PHASE_2]
    told = []
    while plan:
        prompt = live.prompt
        if isinstance(prompt, Respond):
            if prompt.player == 1 and live.view(None).turn == 2:
                told.append((prompt.why.value, orders.passed_for_player(live, mode) is None))
            live.answer(prompt.player, PASS)
        elif hasattr(prompt.options[0], "verb"):
            wanted = next((act for act in prompt.options if act.verb is plan[0]), None)
            live.answer(prompt.player, wanted or Act(Verb.END_PHASE))
            plan.pop(0)
        else:
            live.answer(prompt.player, next(iter(prompt.answers())))
    return told


def asked(told) -> set[str]:
    return {why for why, is_asked in told if is_asked}


def test_with_a_set_card_one_is_asked_at_the_windows_that_matter(pool):
    assert asked(windows(pool, MIRROR, MATTERING)) >= {"summon_attempt", "attack"}
    told = windows(pool, MIRROR, MATTERING)
    assert not {"step_end", "phase_end"} & asked(told)


def test_twins_are_asked_alike_by_default(pool):
    """The pattern of questions is the same whether the set card could answer or not."""
    assert windows(pool, MIRROR, MATTERING) == windows(pool, HORN, MATTERING)
    assert windows(pool, MIRROR, ALWAYS) == windows(pool, HORN, ALWAYS)


def test_only_who_wants_it_so_is_asked_by_what_he_holds(pool):
    assert asked(windows(pool, MIRROR, ABLE)) == {"attack"}
    assert asked(windows(pool, HORN, ABLE)) == {"summon_attempt"}


def test_without_anything_that_could_act_nobody_is_asked(pool):
    told = windows(pool, MIRROR, MATTERING, sets=False)
    assert told
    assert asked(told) == set()


def test_who_wants_to_be_asked_always_is(pool):
    told = windows(pool, MIRROR, ALWAYS, sets=False)
    assert all(is_asked for _, is_asked in told)


def test_a_pool_with_cards_that_act_from_the_hand_lets_every_hand_be_asked(pool):
    """Whoever holds a card at all might hold that one, whatever he really holds."""
    pool[HELPER] = Card(
        passcode=HELPER,
        name_en="Helper",
        name_zh="",
        kind=Kind.MONSTER,
        traits=(Trait.EFFECT,),
        level=1,
        abilities=(HAND_EFFECT,),
    )
    forget()
    for held in (MIRROR, ELF, HELPER):
        assert "attack" in asked(windows(pool, held, MATTERING, sets=False))


@pytest.mark.parametrize(("place", "is_asked"), [(Place.GRAVE, False), (Place.MONSTERS, True)])
def test_only_what_has_a_target_among_public_cards_is_waited_for(pool, place: Place, is_asked: bool):
    """Both see that a graveyard is empty, and so nobody is asked whether he banishes from it (K37)."""
    effect = Quick(target=Target(1, Cards((place,), OPPONENT)), do=Destroy(TARGET), from_=(Place.HAND,))
    pool[HELPER] = Card(
        passcode=HELPER,
        name_en="Helper",
        name_zh="",
        kind=Kind.MONSTER,
        traits=(Trait.EFFECT,),
        level=1,
        abilities=(effect,),
    )
    forget()
    for held in (HELPER, ELF):
        assert bool(asked(windows(pool, held, MATTERING, sets=False))) is is_asked


def test_a_pool_without_such_cards_asks_nobody(monkeypatch):
    monkeypatch.setattr(orders, "LIBRARY", {ELF: LIBRARY[ELF]})
    forget()
    told = windows(LIBRARY, ELF, MATTERING)
    assert told
    assert asked(told) == set()
    forget()


def test_nobody_is_asked_at_his_own_attack_for_what_answers_an_opponents():
    """Kuriboh and Mirror Force answer the opponent's monsters: that it is one's own turn is public (K37)."""
    live = engine.start(
        LIBRARY,
        engine.MASTER_RULE_2,
        (engine.Seat((ELF,) * 40), engine.Seat((ELF,) * 40)),
        bytes(32),
        first=0,
    )
    seen = live.view(1)
    calculation = replace(seen, turn_player=0, timing=Timing.CALCULATION)
    answer = DamageCalculation(monsters(OPPONENT))
    mine, theirs = (Respond(player, Why.DAMAGE_STEP, (PASS,)) for player in (0, 1))
    assert not orders._may_be_occasion(answer, calculation, mine)
    assert orders._may_be_occasion(answer, calculation, theirs)
    declared = AttackDeclared(monsters(OPPONENT))
    mine, theirs = (Respond(player, Why.ATTACK, (PASS,)) for player in (0, 1))
    assert not orders._may_be_occasion(declared, replace(seen, turn_player=0), mine)
    assert orders._may_be_occasion(declared, replace(seen, turn_player=0), theirs)


@pytest.mark.parametrize("ruleset", [engine.MASTER_RULE_1, engine.MASTER_RULE_2], ids=lambda one: one.name)
def test_the_turn_player_is_asked_where_he_may_use_an_ignition_effect_first(pool, ruleset):
    """Passing for him would take away his priority, which Master Rule 1 gives him (C14)."""
    archer = replace(LIBRARY[ELF], passcode=1, name_en="1", abilities=(Ignition(do=Draw(YOU, 1)),))
    pool[archer.passcode] = archer
    live = engine.start(
        pool, ruleset, (engine.Seat((archer.passcode,) * 40), engine.Seat((ELF,) * 40)), bytes(32), first=0
    )
    while not isinstance(live.prompt, OpenPlay):
        live.answer(live.prompt.player, PASS)
    summon = next(act for act in live.prompt.options if act.verb is Verb.NORMAL_SUMMON)
    live.answer(0, summon)
    while not (live.prompt.why is Why.SUMMON and live.prompt.player == 0):
        live.answer(live.prompt.player, PASS)
    asked = orders.passed_for_player(live, MATTERING) is None
    assert asked is ruleset.ignition_priority
    assert (len(live.prompt.options) > 1) is ruleset.ignition_priority


def test_a_trigger_that_may_be_held_opens_the_window_of_its_event(monkeypatch):
    """Whoever is attacked directly, or takes damage, may hold what answers it (C9, K37)."""
    monkeypatch.setattr(orders, "LIBRARY", BOOK)
    forget()
    scenario = Scenario()
    scenario.setup(
        turn_of="them",
        phase=BATTLE,
        you=side(hand=["Battle Ox"]),
        them=side(monsters=["Battle Ox"]),
    )
    scenario.them.attacks("Battle Ox", "directly")
    asked = []
    while isinstance(scenario.prompt, Respond):
        if scenario.asked == "you" and orders.might_trigger_from_hand(scenario.duel, scenario.prompt):
            asked.append(scenario.state.timing)
        scenario.send(PASS)
    monkeypatch.undo()
    forget()
    assert asked == [None, Timing.AFTER_CALCULATION]
