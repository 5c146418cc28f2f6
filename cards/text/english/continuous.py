"""What applies without being activated, as English sentences without their full stop."""

from cards.lang.alterations import Alteration
from cards.lang.continuous import (
    CannotActivate,
    CannotAttack,
    CannotAttackBeside,
    CannotBeTributed,
    CannotDeclareAttack,
    CannotSummon,
    CannotTurnByHand,
    ContinuousEffect,
    Control,
    CountsAsTwoTributes,
    FurtherNormalSummon,
    Gain,
    GainByRace,
    NoBattleDamage,
    NotDestroyedByBattle,
    NotDestroyedByEffects,
    NotDestroyedByEffectsOnce,
    NotForSynchroSummon,
    NotForTributeSummon,
    Nullify,
)
from cards.lang.groups import Cards, Pronoun
from cards.lang.numbers import Number
from cards.lang.players import Who
from cards.lang.prohibitions import Prohibition
from cards.text.english.alterations import altered
from cards.text.english.battle import battle_word
from cards.text.english.groups import described, every, plural, pronoun, where
from cards.text.english.nouns import noun, phrase, with_article
from cards.text.english.numbers import amount_of
from cards.text.english.prohibitions import forbidden
from cards.text.english.subjects import are_several, player, subject
from cards.text.speech import Speech


def applies(effect: ContinuousEffect, speech: Speech) -> str:
    if isinstance(effect, Alteration):
        return altered(effect, speech)
    if isinstance(effect, Prohibition):
        return forbidden(effect, speech)
    match effect:
        case Gain(who, atk, def_):
            return f"{subject(who, speech)} {gains(who, atk, def_, speech)}"
        case GainByRace(who, race_of, atk):
            return (
                f"if all {described(race_of, plural=True)} {where(race_of)} have the same original Type, "
                f"{every(who)} with that Type gain {amount_of('ATK', atk, speech)}"
            )
        case CannotAttack(who):
            cards = plural(who) if isinstance(who, Cards) else pronoun(who, speech)
            return f"{cards} cannot declare an attack"
        case CannotDeclareAttack(of):
            return f"{player(of)} cannot declare an attack"
        case CannotAttackBeside(who):
            return f"your monsters other than {pronoun(who, speech)} cannot attack"
        case CannotActivate(filter_, of, cards_only):
            kind = f"{phrase(filter_, kind='')} Cards"
            kind = kind if cards_only else f"{kind}, and their effects on the field,"
            if of is Who.EITHER:
                return f"{kind} cannot be activated"
            return f"{player(of)} cannot activate {kind.removesuffix(',')}"
        case Nullify(who):
            effects = every(who) if isinstance(who, Cards) else pronoun(who, speech)
            return f"negate the effects of {effects}"
        case NotDestroyedByBattle(who):
            return f"{subject(who, speech)} cannot be destroyed by battle"
        case NotDestroyedByEffects(who, whose):
            owners = {Who.YOU: "your card effects", Who.OPPONENT: "your opponent's card effects"}
            return f"{subject(who, speech)} cannot be destroyed by {owners.get(whose, 'card effects')}"
        case NotDestroyedByEffectsOnce(who):
            return f"once per turn, {subject(who, speech)} cannot be destroyed by card effects"
        case NoBattleDamage(of):
            return f"{player(of)} {'take' if of is Who.YOU else 'takes'} no battle damage"
        case CannotSummon(of):
            return f"{player(of)} cannot Summon monsters"
        case FurtherNormalSummon(of, filter_):
            return (
                f"{player(of)} can Normal Summon 1 {noun(filter_)} in addition to the Normal Summon/Set "
                "(only once per turn, whatever allows it)"
            )
        case CountsAsTwoTributes(for_):
            return (
                f"this card can be treated as 2 Tributes for the Tribute Summon of {with_article(noun(for_))}"
            )
        case NotForTributeSummon(who):
            return f"{subject(who, speech)} cannot be Tributed for a Tribute Summon"
        case NotForSynchroSummon(who):
            return f"{subject(who, speech)} cannot be used as a Synchro Material"
        case CannotBeTributed(who):
            return f"{subject(who, speech)} cannot be Tributed"
        case CannotTurnByHand(who):
            positions = "their battle positions" if are_several(who, speech) else "its battle position"
            return f"{subject(who, speech)} cannot change {positions}"
        case Control():
            return "take control of the equipped monster"
        case _:
            return battle_word(effect, speech)


def gains(who: Pronoun | Cards, atk: Number, def_: Number, speech: Speech) -> str:
    """ "gains 500 ATK and loses 400 DEF", "gains 500 ATK and DEF"; "gain" where the subject is several."""
    one = "" if are_several(who, speech) else "s"
    parts = []
    units = ((atk, "ATK and DEF"),) if atk == def_ else ((atk, "ATK"), (def_, "DEF"))
    for number, unit in units:
        if number == 0:
            continue
        loses = isinstance(number, int) and number < 0
        size = -number if isinstance(number, int) and loses else number
        parts.append(f"{'lose' if loses else 'gain'}{one} {amount_of(unit, size, speech)}")
    return " and ".join(parts)
