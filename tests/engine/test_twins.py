"""Twins: duels that differ only in what a viewer may not see give him the same, to the letter (F3, K26)."""

from collections.abc import Hashable, Sequence
from itertools import islice
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cards.lang.facts import Card, Trait
from cards.lang.groups import Cards as In
from cards.lang.inspect import ability_of, words
from cards.lang.places import Place
from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Act, Answer, Cards, Choice, Duel, Seat, Verb, resume, start
from duels.engine.errors import EngineError
from duels.engine.events import Event, LookedAt, Moved, Shown
from duels.engine.prompts import Acts, BattlePlay, OpenPlay
from duels.engine.snapshot import encode
from duels.engine.state import State
from duels.engine.views import seen
from duels.soak.twins import Viewer, by_deck, hidden, permuted, shown_to
from tests.scenario.randomly import MOST, Pace, random_key, random_seat, random_step

SEEDS = st.integers(0, 2**32)

JUNK: tuple[Answer, ...] = (
    Act(Verb.PASS),
    Act(Verb.ATTACK),
    Cards(()),
    Choice("first"),
    *(
        Act(verb, handle)
        for verb in (Verb.SET, Verb.NORMAL_SUMMON, Verb.ATTACK)
        for handle in range(0, 60, 7)
    ),
    *(Cards((handle,)) for handle in range(0, 60, 7)),
)


def by_use(card: Card) -> Hashable:
    """The same can be done with cards of one kind: as many tributes, and a summon or none (S2, S6).

    A card with an effect is of a kind of its own, for what it does may be seen.
    """
    kind = card.kind, card.belongs_in_extra_deck, Trait.FIELD in card.traits, Trait.RITUAL in card.traits
    return *kind, (card.level >= 5) + (card.level >= 7), card.passcode if card.has_effect else None


ALIKE: dict[Hashable, list[int]] = {}
for _card in LIBRARY.values():
    ALIKE.setdefault(by_use(_card), []).append(_card.passcode)


def differ_where_it_matters(one: State, other: State) -> bool:
    """A card in a hand or on the field is another one: a leak would have something to tell."""
    return any(
        a.card is not b.card and a.place in (Place.HAND, Place.MONSTERS, Place.EXTRA)
        for a, b in zip(one.cards, other.cards, strict=True)
    )


def open_state(random: Random, key: bytes, pace: Pace) -> Duel:
    """A duel some way on, at an open state."""
    duel = start(LIBRARY, MASTER_RULE_2, (random_seat(random), random_seat(random)), key)
    for _ in range(random.randint(1, 250)):
        if duel.prompt is not None:
            random_step(random, duel, pace)
    while duel.prompt is not None and not isinstance(duel.prompt, OpenPlay | BattlePlay):
        random_step(random, duel, pace)
    return duel


def taken_up(state: State, key: bytes) -> Duel:
    return resume(LIBRARY, encode(state), (), key)


def refusals(duel: Duel, viewer: int) -> list[str]:
    """What a viewer is told of answers that are none."""
    told = []
    for answer in JUNK:
        prompt = duel.prompt
        if prompt is not None and not (prompt.player == viewer and prompt.accepts(answer)):
            try:
                duel.answer(viewer, answer)
            except EngineError as refusal:
                told.append(f"{type(refusal).__name__}: {refusal}")
    return told


@settings(max_examples=150)
@given(SEEDS, st.sampled_from([0, 1, None]), st.sampled_from(Pace))
def test_a_view_a_prompt_and_a_refusal_do_not_depend_on_hidden_cards(
    seed: int, viewer: Viewer, pace: Pace
) -> None:
    random = Random(seed)
    key = random_key(random)
    duel = open_state(random, key, pace)
    assume(duel.prompt is not None)
    state = duel._game.state
    twin = permuted(state, viewer, random, by_deck, own_deck=True)
    assume(differ_where_it_matters(state, twin))
    one, other = taken_up(state, key), taken_up(twin, key)
    assert shown_to(one, viewer) == shown_to(other, viewer)
    if viewer is not None:
        assert refusals(one, viewer) == refusals(other, viewer) != []


@settings(max_examples=120)
@given(SEEDS, st.sampled_from([0, 1]), st.booleans())
def test_twins_that_go_on_alike_tell_their_viewer_the_same(seed: int, viewer: int, own_deck: bool) -> None:
    """The same decisions in both, until a card that differs is shown to him by the rules."""
    random = Random(seed)
    key = random_key(random)
    duel = open_state(random, key, Pace.HASTY)
    assume(duel.prompt is not None)
    state = duel._game.state
    twin = permuted(state, viewer, random, by_use, own_deck)
    assume(differ_where_it_matters(state, twin))
    go_on_together(random, taken_up(state, key), taken_up(twin, key), viewer)


@settings(max_examples=60)
@given(SEEDS, st.sampled_from([0, 1]))
def test_from_the_first_decision_on_the_opponents_deck_is_unknown(seed: int, viewer: int) -> None:
    """The lot, the shuffles, the hands and the sizes of decks tell nothing of the cards."""
    random = Random(seed)
    key = random_key(random)

    def another(passcode: int) -> int:
        return random.choice(ALIKE[by_use(LIBRARY[passcode])])

    mine, theirs = random_seat(random), random_seat(random)
    others = Seat(*(tuple(map(another, deck)) for deck in (theirs.main, theirs.extra)))
    one, other = (
        start(LIBRARY, MASTER_RULE_2, (mine, seat) if viewer == 0 else (seat, mine), key)
        for seat in (theirs, others)
    )
    steps = go_on_together(random, one, other, viewer)
    assert steps > 0


def go_on_together(random: Random, one: Duel, other: Duel, viewer: int) -> int:
    """Make the same decisions in both, and compare what the viewer is told; gives their number."""
    for steps in range(120):
        if one.prompt is None or other.prompt is None or revealed(one, other, viewer):
            return steps
        happened = [[happening.event for happening in duel.take_events()] for duel in (one, other)]
        if any(isinstance(event, LookedAt) and event.player == viewer for event in happened[0]):
            # He has looked at cards that differ.
            return steps
        if [event for event in happened[0] if isinstance(event, Shown)] != [
            event for event in happened[1] if isinstance(event, Shown)
        ]:
            # A card that differs was shown to both players, as what is added to a hand is.
            return steps
        if laid_open(happened[0]) != laid_open(happened[1]) or one_may_take_from_a_deck(one, other):
            return steps
        told = [[seen(event, viewer) for event in events] for events in happened]
        assert told[0] == told[1]
        assert shown_to(one, viewer) == shown_to(other, viewer)
        player = one.prompt.player
        assert other.prompt.player == player
        answers = common_answers(one, other)
        assert answers
        answer = random.choice(answers)
        one.answer(player, answer)
        other.answer(player, answer)
    return 120


def common_answers(one: Duel, other: Duel) -> Sequence[Answer]:
    assert one.prompt is not None
    assert other.prompt is not None
    answers: list[Answer] = list(islice(one.prompt.answers(), MOST))
    return [answer for answer in answers if other.prompt.accepts(answer)]


def laid_open(events: Sequence[Event]) -> list[int]:
    """What came out of a deck to where both see it, as a card that its player has looked for there does."""
    moves = [move for event in events if isinstance(event, Moved) for move in event.moves]
    return [
        move.card.passcode for move in moves if move.card.place is Place.DECK and move.to is not Place.HAND
    ]


def one_may_take_from_a_deck(one: Duel, other: Duel) -> bool:
    """Whether in one of them what takes a card from a deck can be activated, and in the other cannot.

    Only what is really there can be searched for, and that a player could do so tells of his deck (C19).
    """
    offered = [
        {(act.card, act.ability) for act in duel.prompt.options if act.verb is Verb.ACTIVATE}
        if isinstance(duel.prompt, Acts)
        else set()
        for duel in (one, other)
    ]
    return any(
        act in offered[number] and act not in offered[1 - number] and takes_from_a_deck(duel, *act)
        for number, duel in enumerate((one, other))
        for act in sorted(offered[0] ^ offered[1])
    )


def takes_from_a_deck(duel: Duel, handle: int, key: str) -> bool:
    ability = ability_of(duel._game.card(handle).card, key)
    return any(isinstance(word, In) and Place.DECK in word.places for word in words(ability.do))


def revealed(one: Duel, other: Duel, viewer: int) -> bool:
    """Whether a card that differs is one that the viewer may know by now, in one of them or in both."""
    return any(
        a.card is not b.card and not (hidden(a, viewer) and hidden(b, viewer))
        for a, b in zip(one._game.state.cards, other._game.state.cards, strict=True)
    )
