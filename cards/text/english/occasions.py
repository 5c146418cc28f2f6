"""What an ability answers, in English."""

from typing import assert_never

from cards.lang.filters import Filter
from cards.lang.groups import FIELD, Cards, Pronoun
from cards.lang.occasions import (
    Activated,
    ActivatedTargeting,
    AttackDeclared,
    AttackedFaceDown,
    AttackTargeted,
    Banished,
    BattleDamageInflicted,
    Battles,
    Cause,
    ControlTaken,
    CounterPlaced,
    DamageCalculation,
    Damaged,
    Destroyed,
    DestroyedAndSent,
    DestroysByBattle,
    DirectAttackDeclared,
    Discarded,
    Drawn,
    EitherOf,
    Flipped,
    InDamageStep,
    Leaves,
    LifeGained,
    Negated,
    Negation,
    NormalDrawDue,
    Occasion,
    PhaseReached,
    PositionTurned,
    Sent,
    SpecialSummonAttempted,
    StepReached,
    SummonAttempted,
    SummonEffectActivated,
    SummonSucceeded,
    Targeted,
    TargetingActivated,
    TargetingResolves,
    Tributed,
    Way,
    WouldDestroyActivated,
    WouldDestroySuch,
    WouldSpecialSummonActivated,
)
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.lang.turns import Phase, Step
from cards.text.english.battle import battle_occasion
from cards.text.english.groups import PILES, any_one, described, plural, pronoun, where
from cards.text.english.nouns import noun, phrase, with_article
from cards.text.speech import Speech, only_monsters

WAYS = {
    Way.NORMAL: "Normal",
    Way.TRIBUTE: "Tribute",
    Way.FLIP: "Flip",
    Way.SPECIAL: "Special",
    Way.FUSION: "Fusion",
    Way.SYNCHRO: "Synchro",
    Way.RITUAL: "Ritual",
}
POSITIONS = {
    Position.ATTACK: "Attack Position",
    Position.DEFENSE: "Defense Position",
    Position.FACE_DOWN_DEFENSE: "face-down Defense Position",
    Position.FACE_UP: "face-up",
    Position.FACE_DOWN: "face-down",
}
EVERY_WAY = (Way.NORMAL, Way.FLIP, Way.SPECIAL)
NEGATIONS = {
    Negation.SUMMON: "Summon",
    Negation.CARD: "card activation",
    Negation.ACTIVATION: "effect activation",
    Negation.EFFECT: "effect",
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

STEPS = {
    Step.START: "start",
    Step.BATTLE: "Battle Step",
    Step.DAMAGE: "Damage Step",
    Step.END: "end",
}


def occasion(what: Occasion, word: str, speech: Speech) -> str:
    """The clause that opens a text; `word` is "When" or "If", as the timing of the effect is (C8)."""
    match what:
        case AttackDeclared(by, on):
            who = pronoun(by, speech) if isinstance(by, Pronoun) else any_one(by)
            target = f" on {with_article(noun(on))}" if on is not None else ""
            return f"{word} {who} declares an attack{target}"
        case DamageCalculation(attacker):
            return f"During damage calculation, if {any_one(attacker)} attacks"
        case SummonSucceeded(card, ways, except_by):
            who = pronoun(card, speech) if isinstance(card, Pronoun) else any_one(card)
            how = "" if ways == EVERY_WAY else f"{' or '.join(WAYS[way] for way in ways)} "
            but = f", except by the effect of {with_article(noun(except_by))}" if except_by else ""
            return f"{word} {who} is {how}Summoned{but}"
        case SpecialSummonAttempted(by):
            return f"{word} {summoned_by(by).replace(' Summon', ' Special Summon')}"
        case WouldSpecialSummonActivated():
            return f"{word} a card or effect is activated that would Special Summon a monster(s)"
        case SummonAttempted(by):
            return f"{word} {summoned_by(by)}"
        case Activated(filter_, by, card_only):
            return f"{word} {activated(filter_, by, card_only=card_only)}"
        case SummonEffectActivated(ways):
            kinds = " or ".join(WAYS[way] for way in ways)
            return f"{word} a monster's effect is activated that activates when a monster is {kinds} Summoned"
        case TargetingActivated(filter_, target):
            kind = f"{phrase(filter_, kind='')} Card".strip()
            return (
                f"{word} a {kind} is activated that targets exactly 1 {described(target)} (and no other card)"
            )
        case ActivatedTargeting(target):
            return f"{word} a card or effect is activated that targets {any_one(target)}"
        case Targeted(card):
            return f"{word} {pronoun(card, speech)} is targeted by a card effect, after it resolves"
        case TargetingResolves(card, filter_, by):
            whose = {Who.YOU: "your ", Who.OPPONENT: "an opponent's ", Who.EITHER: "a "}[by]
            return f"Before {whose}{phrase(filter_)} effect that targets {pronoun(card, speech)} resolves"
        case WouldDestroyActivated():
            return f"{word} a card or effect is activated that would destroy a card(s) on the field"
        case WouldDestroySuch(by, cards, at_least):
            one_or_more = f"a {described(cards).with_place(where(cards))}"
            many = one_or_more if at_least == 1 else f"{at_least} or more {plural(cards)}"
            who = {Who.YOU: " by you", Who.OPPONENT: " by your opponent", Who.EITHER: ""}[by]
            return f"{word} a card or effect is activated{who} that would destroy {many}"
        case DirectAttackDeclared(by):
            return f"{word} {any_one(by)} declares a direct attack"
        case DestroyedAndSent(card, by, whose, under):
            destroyed = f"is destroyed{caused(by, whose, Destroyed(card).by)} and sent to the Graveyard"
            return f"{word} {one(card, speech)}{UNDER[under]} {destroyed}"
        case Sent(card, from_):
            return f"{word} {one(card, speech)} is sent{sent_from(from_)} to the Graveyard"
        case Flipped():
            return f"{word} this card is flipped face-up"
        case AttackedFaceDown():
            return (
                "After damage calculation, if this card was attacked, "
                "and was face-down at the start of the Damage Step"
            )
        case PhaseReached(phase, of):
            return f"During {phase_of(of)} {PHASES[phase]}"
        case NormalDrawDue(of):
            return f"During {phase_of(of)} Draw Phase, before the normal draw"
        case StepReached(step, of):
            return f"At the {STEPS[step]} of {phase_of(of)} Battle Phase"
        case Leaves(card):
            return f"{word} {one(card, speech)} leaves the field"
        case Destroyed(card, by, whose):
            return f"{word} {one(card, speech)} is destroyed{caused(by, whose, Destroyed(card).by)}"
        case Banished(card):
            return f"{word} {one(card, speech)} is banished"
        case Discarded(card, by):
            effect = "" if by is None else caused((Cause.EFFECT,), by, ())
            return f"{word} {one(card, speech)} is discarded{effect}"
        case Tributed(card):
            return f"{word} {one(card, speech)} is Tributed"
        case Drawn(by):
            return f"{word} {taker(by)} draw{'s' if by is not Who.YOU else ''} a card(s)"
        case Damaged(who, by, whose):
            return f"{word} {taker(who)} take{'s' if who is not Who.YOU else ''} {damage(by, whose)}"
        case ControlTaken(card):
            return f"{word} control of {one(card, speech)} changes"
        case PositionTurned(card, to):
            return f"{word} {one(card, speech)} is changed to {any_position(to)}"
        case CounterPlaced(card, name):
            return f"{word} a {name}(s) is placed on {one(card, speech)}"
        case Negated(kinds, of):
            things = " or ".join(NEGATIONS[kind] for kind in kinds)
            return f"{word} {negated_owner(of)}{things} is negated"
        case LifeGained(who):
            return f"{word} {taker(who)} gain{'s' if who is not Who.YOU else ''} Life Points"
        case EitherOf(occasions):
            first, *others = (occasion(one, word, speech) for one in occasions)
            return ", or ".join([first, *(one[0].lower() + one[1:] for one in others)])
        case AttackTargeted() | Battles() | InDamageStep() | BattleDamageInflicted() | DestroysByBattle():
            return battle_occasion(what, word, speech)
        case _:
            assert_never(what)


UNDER: dict[Who | None, str] = {
    None: "",
    Who.YOU: " you control",
    Who.OPPONENT: " your opponent controls",
    Who.EITHER: " on the field",
}


def one(card: Pronoun | Cards, speech: Speech) -> str:
    """The card of an event: one already named, or any of a description."""
    return pronoun(card, speech) if isinstance(card, Pronoun) else any_one(card)


def sent_from(places: tuple[Place, ...]) -> str:
    """From where a card is sent; from anywhere need not be said."""
    if {Place.HAND, Place.DECK, Place.MONSTERS} <= set(places):
        return ""
    if set(places) == set(PILES) | set(FIELD):
        return ""
    where = ["the field"] if places and places[0].on_field else []
    return f" from {' or '.join([*where, *(f'the {PILES[place]}' for place in places if place in PILES)])}"


def caused(by: tuple[Cause, ...], whose: Who, any_cause: tuple[Cause, ...]) -> str:
    """By what, where the text tells causes apart (X1): " by battle", " by your opponent's card effect"."""
    if by == any_cause:
        return ""
    owner = {Who.YOU: "your card effect", Who.OPPONENT: "your opponent's card effect"}.get(
        whose, "card effect"
    )
    words = {Cause.BATTLE: "battle", Cause.EFFECT: owner, Cause.RULE: "the rules of the game"}
    return f" by {' or '.join(words[cause] for cause in by)}"


def damage(by: tuple[Cause, ...], whose: Who) -> str:
    """Which damage: "battle damage", "damage from a card your opponent controls"."""
    kind = f"{by[0].value} " if len(by) == 1 else ""
    source = {Who.YOU: " from a card you control", Who.OPPONENT: " from a card your opponent controls"}
    return f"{kind}damage{source.get(whose, '')}"


def negated_owner(who: Who) -> str:
    return {Who.YOU: "your ", Who.OPPONENT: "your opponent's ", Who.EITHER: "a "}[who]


def taker(who: Who) -> str:
    return {Who.YOU: "you", Who.OPPONENT: "your opponent", Who.EITHER: "a player"}[who]


def summoned_by(who: Who) -> str:
    return {
        Who.YOU: "you would Summon a monster",
        Who.OPPONENT: "your opponent would Summon a monster",
        Who.EITHER: "a monster would be Summoned",
    }[who]


def activated(filter_: Filter | None, by: Who, *, card_only: bool) -> str:
    """What is activated, and by whom: "a Spell/Trap Card is activated"."""
    if filter_ is not None and only_monsters(filter_):
        things = with_article(f"{phrase(filter_)} effect")
        return f"{things} is activated{'' if by is Who.EITHER else f' by {actor(by)}'}"
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


def any_position(to: tuple[Position, ...]) -> str:
    """The positions; face-up and face-down defense together are "Defense Position"."""
    if set(to) == {Position.DEFENSE, Position.FACE_DOWN_DEFENSE}:
        return "Defense Position"
    return " or ".join(POSITIONS[position] for position in to)


def phase_of(who: Who) -> str:
    return {Who.YOU: "your", Who.OPPONENT: "your opponent's", Who.EITHER: "the"}[who]
