"""What an ability answers, in English."""

from typing import assert_never

from cards.lang.filters import Filter
from cards.lang.groups import Pronoun
from cards.lang.occasions import (
    Activated,
    AttackDeclared,
    AttackedFaceDown,
    DamageCalculation,
    Destroyed,
    EitherOf,
    Flipped,
    Leaves,
    Occasion,
    PhaseReached,
    Sent,
    SummonAttempted,
    SummonSucceeded,
    Way,
    WouldDestroyActivated,
)
from cards.lang.players import Who
from cards.lang.turns import Phase
from cards.text.english.groups import any_one, pronoun
from cards.text.english.nouns import phrase
from cards.text.speech import Speech

WAYS = {
    Way.NORMAL: "Normal",
    Way.FLIP: "Flip",
    Way.SPECIAL: "Special",
    Way.FUSION: "Fusion",
    Way.SYNCHRO: "Synchro",
    Way.RITUAL: "Ritual",
}
PHASES = {
    Phase.SETUP: "preparation of the Duel",
    Phase.DRAW: "Draw Phase",
    Phase.STANDBY: "Standby Phase",
    Phase.MAIN_1: "Main Phase 1",
    Phase.BATTLE: "Battle Phase",
    Phase.MAIN_2: "Main Phase 2",
    Phase.END: "End Phase",
}


def occasion(what: Occasion, word: str, speech: Speech) -> str:
    """The clause that opens a text; `word` is "When" or "If", as the timing of the effect is (C8)."""
    match what:
        case AttackDeclared(by):
            return f"{word} {any_one(by)} declares an attack"
        case DamageCalculation(attacker):
            return f"During damage calculation, if {any_one(attacker)} attacks"
        case SummonSucceeded(card, ways):
            who = pronoun(card, speech) if isinstance(card, Pronoun) else any_one(card)
            return f"{word} {who} is {' or '.join(WAYS[way] for way in ways)} Summoned"
        case SummonAttempted(by):
            return f"{word} {summoned_by(by)}"
        case Activated(filter_, by, card_only):
            return f"{word} {activated(filter_, by, card_only=card_only)}"
        case WouldDestroyActivated():
            return f"{word} a card or effect is activated that would destroy a card(s) on the field"
        case Sent(card, _):
            return f"{word} {pronoun(card, speech)} is sent from the field to the Graveyard"
        case Flipped():
            return f"{word} this card is flipped face-up"
        case AttackedFaceDown():
            return (
                "After damage calculation, if this card was attacked, "
                "and was face-down at the start of the Damage Step"
            )
        case PhaseReached(phase, of):
            return f"During {phase_of(of)} {PHASES[phase]}"
        case Leaves(card):
            return f"{word} {pronoun(card, speech)} leaves the field"
        case Destroyed(card):
            return f"{word} {pronoun(card, speech)} is destroyed"
        case EitherOf(occasions):
            first, *others = (occasion(one, word, speech) for one in occasions)
            return ", or ".join([first, *(one[0].lower() + one[1:] for one in others)])
        case _:
            assert_never(what)


def summoned_by(who: Who) -> str:
    return {
        Who.YOU: "you would Summon a monster",
        Who.OPPONENT: "your opponent would Summon a monster",
        Who.EITHER: "a monster would be Summoned",
    }[who]


def activated(filter_: Filter | None, by: Who, *, card_only: bool) -> str:
    """What is activated, and by whom: "a Spell/Trap Card is activated"."""
    kind = "card" if filter_ is None else f"{phrase(filter_, kind='')} Card".strip()
    things = f"a {kind}" if card_only else f"a {kind} or its effect"
    return f"{things} is activated{'' if by is Who.EITHER else f' by {actor(by)}'}"


def actor(who: Who) -> str:
    return "you" if who is Who.YOU else "your opponent"


def each_phase(when: PhaseReached) -> str:
    """A phase that comes again and again: "each of your Standby Phases"."""
    if when.of is Who.EITHER:
        return f"each {PHASES[when.phase]}"
    return f"each of {phase_of(when.of)} {PHASES[when.phase]}s"


def phase_of(who: Who) -> str:
    return {Who.YOU: "your", Who.OPPONENT: "your opponent's", Who.EITHER: "the"}[who]
