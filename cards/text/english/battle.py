"""Attacks and battles in English: what applies to them, what answers them, and what must be so in them."""

from typing import assert_never

from cards.lang.battle import (
    AttackCost,
    AttacksEach,
    AttacksInDefense,
    AttacksUpTo,
    BattleEffect,
    CannotAttackDirectly,
    CannotBeAttacked,
    ChangeBattleDamage,
    DamageChange,
    MayAttackDirectly,
    MustAttack,
    NegatesTheBeaten,
    NextAttackNegated,
    NoBattlePhase,
    NotDestroyedByBattleOnce,
    Pierces,
    Role,
)
from cards.lang.conditions import InBattle
from cards.lang.filters import Filter
from cards.lang.groups import Cards, Pronoun
from cards.lang.occasions import (
    AttackTargeted,
    BattleDamageInflicted,
    BattleOccasion,
    Battles,
    DestroysByBattle,
    InDamageStep,
)
from cards.lang.players import Who
from cards.lang.turns import Timing
from cards.text.english.costs import cost
from cards.text.english.groups import any_one, plural, pronoun, some
from cards.text.english.nouns import phrase, with_article
from cards.text.english.subjects import subject
from cards.text.speech import Speech

PLAYERS = {Who.YOU: "you", Who.OPPONENT: "your opponent", Who.EITHER: "each player"}
OBJECTS = {Who.YOU: "you", Who.OPPONENT: "your opponent", Who.EITHER: "a player"}
OTHERS = {Who.YOU: "your opponent", Who.OPPONENT: "you", Who.EITHER: "the other player"}
DOES = {Role.ATTACKER: "attacks", Role.TARGET: "is attacked by", Role.EITHER: "battles"}
DID = {Role.ATTACKER: "attacked", Role.TARGET: "was attacked by", Role.EITHER: "battled"}
TIMINGS = {
    Timing.START: "At the start of the Damage Step",
    Timing.REVEAL: "When the attack target is flipped face-up",
    Timing.BEFORE_CALCULATION: "Before damage calculation",
    Timing.CALCULATION: "During damage calculation",
    Timing.AFTER_CALCULATION: "After damage calculation",
    Timing.FLIP: "After damage calculation, when Flip Effects activate",
    Timing.END: "At the end of the Damage Step",
}
PAST = (Timing.AFTER_CALCULATION, Timing.FLIP, Timing.END)


def battle_word(effect: BattleEffect, speech: Speech) -> str:
    """What applies to attacks and battles, without its full stop."""
    match effect:
        case Pierces(who):
            return f"if {one(who, speech)} attacks a Defense Position monster, inflict piercing battle damage"
        case MayAttackDirectly(who):
            return f"{subject(who, speech)} can attack directly"
        case CannotAttackDirectly(who):
            return f"{subject(who, speech)} cannot attack directly"
        case AttacksUpTo(who, times):
            return f"{subject(who, speech)} can make up to {times} attacks during each Battle Phase"
        case AttacksEach(who):
            return f"{subject(who, speech)} can attack all monsters your opponent controls, once each"
        case AttacksInDefense(who):
            return f"{subject(who, speech)} can attack while in face-up Defense Position, using ATK"
        case MustAttack(who):
            return f"{subject(who, speech)} must attack, if able"
        case CannotBeAttacked(who, by):
            spared = plural(who) if isinstance(who, Cards) else pronoun(who, speech)
            return f"{plural(by)} cannot attack {spared}"
        case AttackCost(who, due):
            payer = PLAYERS[who.of] if isinstance(who, Cards) else "you"
            return f"{payer} must {cost(due, speech)} to declare an attack with {one(who, speech)}"
        case ChangeBattleDamage(change, of, battling):
            return changed_damage(change, of, one(battling, speech))
        case NegatesTheBeaten(who):
            return f"negate the effects of Effect Monsters destroyed by battle with {plural(who)}"
        case NotDestroyedByBattleOnce(who):
            spared = some(1, who) if isinstance(who, Cards) else pronoun(who, speech)
            return f"once per turn, {spared} is not destroyed by battle"
        case NoBattlePhase(of):
            return f"{PLAYERS[of]} cannot conduct a Battle Phase"
        case NextAttackNegated(who):
            return f"the next attack of {any_one(who)} is negated"
        case _:
            assert_never(effect)


def changed_damage(change: DamageChange, of: Who, battling: str) -> str:
    """What becomes of the battle damage that a player would take (B14)."""
    damage = f"any battle damage {OBJECTS[of]} would take from battles involving {battling}"
    match change:
        case DamageChange.REDIRECT:
            return f"{damage} is inflicted to {OTHERS[of]} instead"
        case DamageChange.SHARE:
            return f"{damage} is inflicted to {OTHERS[of]} as well"
        case DamageChange.DOUBLE:
            return f"{damage} is doubled"
        case DamageChange.HALVE:
            return f"{damage} is halved"
        case DamageChange.NONE:
            return f"{damage} becomes 0"
        case DamageChange.RECOVER:
            return f"{damage} becomes LP gained instead"
        case DamageChange.REFLECT:
            return f"{damage} is also inflicted to {OTHERS[of]} as effect damage"
        case _:
            assert_never(change)


def one(who: Pronoun | Cards, speech: Speech) -> str:
    return any_one(who) if isinstance(who, Cards) else pronoun(who, speech)


def battle_occasion(what: BattleOccasion, word: str, speech: Speech) -> str:
    """The clause that opens a text about a battle."""
    match what:
        case AttackTargeted(card):
            return f"{word} {one(card, speech)} is targeted for an attack"
        case Battles(role, against, at):
            return f"{TIMINGS[at]}, if this card {engages(DID if at in PAST else DOES, role, against)}"
        case InDamageStep(battling):
            return f"During the Damage Step, when {any_one(battling)} battles"
        case BattleDamageInflicted(by, to, directly):
            how = " by a direct attack" if directly else ""
            return f"{word} {one(by, speech)} inflicts battle damage to {OBJECTS[to]}{how}"
        case DestroysByBattle(by, role, to_grave, lying):
            attacks = {Role.ATTACKER: "attacks and ", Role.TARGET: "is attacked and ", Role.EITHER: ""}[role]
            sent = " and sends it to the Graveyard" if to_grave else ""
            beaten = with_article(str(phrase(lying, kind="monster")))
            return f"{word} {one(by, speech)} {attacks}destroys {beaten} by battle{sent}"
        case _:
            assert_never(what)


def engages(verbs: dict[Role, str], role: Role, against: Filter | None) -> str:
    """ "battles a DARK monster"; without a description, whatever monster it is."""
    return f"{verbs[role]} {with_article(str(phrase(against, kind='monster')))}"


def in_battle(what: InBattle) -> str:
    """What must be so in a battle, as what follows "if" or "while"."""
    when = "damage calculation" if what.calculation_only else "the Damage Step"
    return f"this card {engages(DOES, what.role, what.against)} (during {when} only)"
