"""Conditions in English, as what follows "If"."""

from typing import assert_never

from cards.lang.conditions import (
    All,
    AnyOf,
    AppearedThisTurn,
    AppliedThisTurn,
    AtLeastSoMany,
    Attacks,
    AttackTargetBeaten,
    AtTheStartOf,
    BroughtBy,
    CalculatesAttack,
    CameAnswering,
    Condition,
    During,
    Exactly,
    Exists,
    HasActivated,
    HasBattled,
    HasCounters,
    Holds,
    InBattle,
    LiesFaceUp,
    None_,
    NotOnTheChain,
    OwnValuesAtLeast,
    PutHereBy,
    SentThisTurn,
    SummonedThisTurn,
    TributedFor,
    TributeSummonedWith,
    UnusedThisTurn,
)
from cards.lang.groups import Cards
from cards.lang.places import Place
from cards.lang.players import Who
from cards.lang.turns import Phase
from cards.text.english.battle import in_battle
from cards.text.english.groups import any_one, described, on_field, plural, some, whose
from cards.text.english.kinds import KINDS
from cards.text.english.nouns import noun, with_article
from cards.text.english.occasions import PHASES, phase_of
from cards.text.speech import Speech


def condition(what: Condition, speech: Speech) -> str:
    match what:
        case Exists(cards):
            return exists(cards)
        case None_(cards):
            return none_of(cards)
        case Exactly(count, cards):
            return exactly(count, cards)
        case During():
            return f"it is {phases_of(what)}"
        case AtTheStartOf(phase):
            return f"it is the start of your {PHASES[phase]}"
        case SummonedThisTurn():
            return "this card was Normal, Flip, or Special Summoned this turn"
        case LiesFaceUp():
            return "this card is face-up on the field"
        case OwnValuesAtLeast(number):
            return f"this card's ATK and DEF are {number} or more"
        case AppearedThisTurn():
            return "this card was Normal Summoned or flipped face-up this turn"
        case AnyOf(conditions):
            return " or ".join(condition(one, speech) for one in conditions)
        case Holds(of, names):
            return f"{has(of)} {listed(names)} in {whose(of)} hand"
        case AppliedThisTurn(key):
            return f"this card's {effect_called(key, speech)} was applied this turn"
        case PutHereBy():
            put = "sent to the Graveyard" if speech.acts_from is Place.GRAVE else "banished"
            return f"this card was {put} by its own effect"
        case AtLeastSoMany(number, cards):
            return at_least(number, cards)
        case UnusedThisTurn(key):
            return f"this card's other {effect_called(key, speech)} was not used this turn"
        case NotOnTheChain(key):
            return f"this card's other {effect_called(key, speech)} is not on the Chain"
        case InBattle():
            return in_battle(what)
        case Attacks():
            return "this card attacks, until the end of the Damage Step"
        case CalculatesAttack():
            return "this card attacks (during damage calculation only)"
        case AttackTargetBeaten():
            return "that monster is to be destroyed by this battle"
        case HasActivated(filter_):
            return f"you have activated {with_article(noun(filter_))} this turn while this card was face-up"
        case HasBattled():
            return "this card battled this turn"
        case HasCounters(name, number):
            return f"this card has {number} or more {name}s"
        case BroughtBy(by):
            return f"this card was Special Summoned by the effect of a {noun(by)}"
        case TributeSummonedWith(filter_):
            return f"this card was Tribute Summoned by Tributing a {noun(filter_)}"
        case TributedFor(filter_):
            name = noun(filter_)
            return f"this card in your Graveyard was Tributed for the Tribute Summon of a {name} this turn"
        case CameAnswering(damage):
            return f"this card was Special Summoned by its own effect in response to {damage.value} damage"
        case SentThisTurn(cards):
            return f"{any_one(cards)} was sent to {whose(cards.of)} Graveyard"
        case All(conditions) if controlled := all_controlled(conditions):
            *first, last = controlled
            return f"you control {', '.join(first)} and {last}"
        case All(conditions):
            return " and ".join(condition(one, speech) for one in conditions)
        case _:
            assert_never(what)


PAST = (
    BroughtBy,
    AttackTargetBeaten,
    HasActivated,
    HasBattled,
    SentThisTurn,
    AppearedThisTurn,
    SummonedThisTurn,
    AppliedThisTurn,
    PutHereBy,
    TributeSummonedWith,
    TributedFor,
    CameAnswering,
)
"""Conditions that ask what has happened."""


def given_so(word: str, what: Condition, speech: Speech) -> str:
    """A condition with its word: "if you control ...", "during your Main Phase", "while ..."."""
    several = what.conditions if isinstance(what, AnyOf) else (what,)
    phases = [phases_of(one) for one in several if isinstance(one, During)]
    if len(phases) == len(several):
        return f"during {' or '.join(phases)}"
    if isinstance(what, AtTheStartOf):
        return f"at the start of your {PHASES[what.phase]}"
    first = what.conditions[0] if isinstance(what, All) and what.conditions else what
    past = isinstance(first, PAST)
    return f"{'if' if past else word} {condition(what, speech)}"


def phases_of(what: During) -> str:
    """When it is: "your Main Phase", "your opponent's Battle Phase"."""
    if set(what.phases) == {Phase.MAIN_1, Phase.MAIN_2}:
        return f"{phase_of(what.of)} Main Phase"
    return f"{phase_of(what.of)} {' or '.join(PHASES[phase] for phase in what.phases)}"


def all_controlled(conditions: tuple[Condition, ...]) -> list[str]:
    """Several cards that a player has on his side, if that is all that the conditions ask."""
    cards = [one.cards for one in conditions if isinstance(one, Exists)]
    own = len(cards) == len(conditions) and all(on_field(one) and one.of is Who.YOU for one in cards)
    return [with_article(str(described(one))) for one in cards] if own else []


def exactly(count: int, cards: Cards) -> str:
    """Neither more nor fewer: "you control exactly 3 ...", "you have exactly 3 ... in your Graveyard"."""
    if on_field(cards) and cards.of is not Who.EITHER:
        return f"{controls(cards.of)} exactly {count} {described(cards, plural=count != 1)}"
    return f"{has(cards.of)} exactly {some(count, cards)}"


def exists(cards: Cards) -> str:
    """There is one: "you control a monster"; "there is a monster in your Graveyard"."""
    if on_field(cards) and cards.of is not Who.EITHER:
        return f"{controls(cards.of)} {with_article(str(described(cards)))}"
    return f"there is {any_one(cards)}"


def none_of(cards: Cards) -> str:
    if on_field(cards) and cards.of is not Who.EITHER:
        return f"{controls(cards.of)} no {described(cards, plural=True)}"
    return f"there are no {plural(cards)}"


def at_least(number: int, cards: Cards) -> str:
    """There are so many: "there are 4 or more cards in your opponent's hand"."""
    if on_field(cards) and cards.of is not Who.EITHER:
        return f"{controls(cards.of)} {number} or more {described(cards, plural=True)}"
    return f"there are {number} or more {plural(cards)}"


def controls(who: Who) -> str:
    return "you control" if who is Who.YOU else "your opponent controls"


def has(who: Who) -> str:
    return {Who.YOU: "you have", Who.OPPONENT: "your opponent has", Who.EITHER: "a player has"}[who]


def listed(names: tuple[str, ...]) -> str:
    """Names in quotes, the last after "and"."""
    *first, last = (f'"{name}"' for name in names)
    return f"{', '.join(first)}, and {last}" if first else last


def effect_called(key: str, speech: Speech) -> str:
    """Another effect of the same card, by what sort of effect it is."""
    return KINDS[type(next(one for one in speech.card.abilities if one.key == key))]
