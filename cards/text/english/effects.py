"""Deeds in English, in the imperative and without their full stop; and how they are tied (C5)."""

from typing import assert_never

from cards.lang.alterations import ValueTimes
from cards.lang.continuous import FurtherNormalSummon, NoBattleDamage
from cards.lang.effects import (
    AddOneByChance,
    AddToHand,
    AfterThat,
    Also,
    Apply,
    ArrangeTop,
    AttackAgain,
    AttackAgainOn,
    Banish,
    BanishOnLeaving,
    BecomeMonster,
    Both,
    CallCoin,
    ChangePosition,
    Damage,
    Destroy,
    DestroyAndBanish,
    DestroyNegated,
    Discard,
    DiscardFromHand,
    DiscardHand,
    Draw,
    EachSummons,
    Effect,
    EndBattlePhase,
    Equip,
    EquipWith,
    Excavate,
    FusionSummon,
    GainLP,
    GiveControl,
    If,
    IfItIs,
    IfItTotals,
    IfYouDo,
    Later,
    LookAtHand,
    LoseLP,
    May,
    Mill,
    Negate,
    NegateAttack,
    NegateEffect,
    NegateNextAttack,
    NormalSummon,
    Offer,
    PlaceCounter,
    PlaceNext,
    PrepareFusion,
    ReturnToField,
    ReturnToGrave,
    ReturnToHand,
    RevealDeck,
    RevealHand,
    RitualSummon,
    RollDie,
    SendToGrave,
    Set,
    ShareCounters,
    SkipDrawPhase,
    SpecialSummon,
    SummonPrepared,
    SummonTokenOpposite,
    SummonTokens,
    SwapControl,
    SwitchPosition,
    TakeControl,
    Then,
    ThenIfAll,
    Tie,
    ToDeck,
    Token,
    TossCoin,
    Tribute,
    Until,
    WinAfter,
)
from cards.lang.groups import Every, Group, OneOfEachName, Pronoun
from cards.lang.numbers import Number
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.text.english.alterations import multiply
from cards.text.english.chance import seeing
from cards.text.english.conditions import condition
from cards.text.english.continuous import applies
from cards.text.english.facts import attribute, race
from cards.text.english.groups import as_many, group, out_of, pile, plural, pronoun, some
from cards.text.english.moving import does, moving, so_many
from cards.text.english.nouns import NAMED, noun, with_article
from cards.text.english.numbers import amount_of, value
from cards.text.english.occasions import POSITIONS
from cards.text.english.times import in_phase_to_come
from cards.text.speech import Speech


def effect(what: Effect, speech: Speech) -> str:
    """What an effect does. `Tie` says nothing: what hangs together is told by the `Whenever`s."""
    match what:
        case Draw(who, count):
            return f"{does(who, 'draw')} {so_many(count, speech)}"
        case DestroyAndBanish(cards):
            return f"destroy and banish {group(cards, speech)}"
        case Destroy(cards):
            return f"destroy {group(cards, speech)}"
        case SpecialSummon():
            return special_summon(what, speech)
        case AddOneByChance(count, cards):
            shown = f"show {some(count, cards)}"
            return f"{shown}, and add 1 of them at random to your hand, also return the rest to the Deck"
        case AddToHand(Pronoun.EXCAVATED):
            return "add the other excavated cards to the hand"
        case AddToHand(cards):
            return f"add {group(cards, speech)} to your hand"
        case (
            SendToGrave()
            | Banish()
            | ReturnToGrave()
            | ReturnToHand()
            | ToDeck()
            | DiscardFromHand()
            | DiscardHand()
            | Discard()
            | Mill()
            | GainLP()
            | LoseLP()
        ):
            return moving(what, speech)
        case Tribute(cards):
            return f"Tribute {group(cards, speech)}"
        case BanishOnLeaving(cards):
            them = "it" if cards is Pronoun.IT else group(cards, speech)
            return f"banish {them} when it leaves the field"
        case PlaceNext(names):
            listed = ", ".join(f'"{name}"' for name in names)
            return (
                f"place the next card you do not control of {listed} (in this order) "
                "from your hand or Deck face-up in your Spell & Trap Zone"
            )
        case TakeControl(cards, until):
            return f"take control of {group(cards, speech)}{for_a_time(until)}"
        case GiveControl(cards, until):
            return f"give control of {group(cards, speech)} to your opponent{for_a_time(until)}"
        case SwapControl():
            return (
                "each player chooses 1 monster they control, "
                "and switches control of those monsters with each other"
            )
        case ChangePosition(cards, to):
            return f"change {group(cards, speech)} to {turned(to)}"
        case Set(cards):
            return f"Set {group(cards, speech)}"
        case Damage(who, amount):
            return damage(who, amount, speech)
        case NegateAttack():
            return "negate the attack"
        case SwitchPosition(cards):
            return f"change {group(cards, speech)} to the other face-up battle position"
        case NegateNextAttack():
            return "negate your opponent's attack, or else their next attack this turn"
        case AttackAgain():
            return "attack once again in a row with this card"
        case AttackAgainOn(card):
            return f"this card can attack {pronoun(card, speech)} once again in a row"
        case EndBattlePhase():
            return "end the Battle Phase"
        case Negate():
            return f"negate the {' or '.join(what_is_negated(speech))}"
        case NegateEffect():
            return "negate that effect"
        case DestroyNegated():
            return "destroy that card"
        case PlaceCounter(cards, name, count, at_most):
            limit = "" if at_most is None else f" (max. {at_most})"
            return f"place {count} {name}{'' if count == 1 else 's'} on {pronoun(cards, speech)}{limit}"
        case ShareCounters(name, count, cards):
            return (
                f"place {name}s equal to {value(count, speech)}, divided as you choose, "
                f"on {plural(cards)} that can have them"
            )
        case Apply(NoBattleDamage() as lasting, Until.DAMAGE_STEP):
            return f"{applies(lasting, speech)} from this battle"
        case Apply(ValueTimes(Pronoun.THIS) as times, until):
            return f"{multiply(times, speech)}{for_a_time(until)}"
        case Apply(FurtherNormalSummon() as lasting, Until.END_OF_TURN):
            return f"this turn, {applies(lasting, speech)}"
        case Apply(lasting, until):
            return f"{applies(lasting, speech)}{for_a_time(until)}"
        case Equip(to):
            return f"equip this card to {pronoun(to, speech)}"
        case EquipWith(cards, to):
            return f"equip {group(cards, speech)} to {pronoun(to, speech)}"
        case BecomeMonster():
            return become_monster(what)
        case NormalSummon():
            return "Normal Summon/Set 1 monster"
        case Tie():
            return ""
        case FusionSummon():
            return fusion_summon(what)
        case PrepareFusion(places):
            listed = " or ".join(source(place) for place in places)
            return (
                "reveal 1 Fusion Monster in your Extra Deck, and send the Fusion Materials listed on it "
                f"from your {listed} to the Graveyard (no substitutes)"
            )
        case SummonPrepared():
            return "Fusion Summon 1 Fusion Monster with the revealed monster's name from your Extra Deck"
        case RitualSummon(name, exactly):
            reach = "equal" if exactly else "equal or exceed"
            return (
                f'Ritual Summon 1 "{name}" from your hand, by Tributing monsters from your hand or field '
                f"whose total Levels {reach} its Level"
            )
        case SummonTokens(token, count, position, beside):
            side = "" if beside is Who.YOU else " on your opponent's side of the field"
            lying = f" in {POSITIONS[position]}" if position else ""
            return f"Special Summon {count} {described(token, count)}{side}{lying}"
        case SummonTokenOpposite(token, position):
            whose = "the side of the field opposite to its controller"
            return f"Special Summon 1 {described(token, 1)} on {whose} in {POSITIONS[position]}"
        case SkipDrawPhase(of):
            return {
                Who.YOU: "skip your next Draw Phase",
                Who.OPPONENT: "your opponent skips their next Draw Phase",
                Who.EITHER: "both players skip their next Draw Phase",
            }[of]
        case WinAfter(turns):
            return (
                f"after {turns} turns have passed "
                "(counting the turn you activate this card as the 1st turn), you win the Duel"
            )
        case Both(Banish(first), Banish(second)):
            return f"banish {out_of(first, speech)} and {out_of(second, speech)}"
        case Both(first, second):
            return joined(first, " and ", second, speech)
        case LookAtHand() | RevealHand() | RevealDeck() | Excavate() | ArrangeTop() | RollDie():
            return seeing(what, speech)
        case TossCoin(heads, tails):
            return told_by_case("toss a coin", (("Heads", heads), ("Tails", tails)), speech)
        case CallCoin(right, wrong):
            outcomes = (("you call it right", right), ("you call it wrong", wrong))
            return told_by_case("toss a coin and call it", outcomes, speech)
        case IfItIs(filter_, do):
            return f"if it was {with_article(noun(filter_))}, {effect(do, speech)}"
        case IfItTotals(stat, of, do):
            total = f"the total {stat.value.upper()} of the destroyed monsters"
            return f"if {total} is the {stat.value.upper()} of {NAMED[of]}, {effect(do, speech)}"
        case If(given, do, None) if given == speech.given:
            return f"{effect(do, speech)} (this must also be so when this effect resolves)"
        case If(given, do, otherwise):
            rest = f". Otherwise, {effect(otherwise, speech)}" if otherwise else ""
            return f"if {condition(given, speech)}, {effect(do, speech)}{rest}"
        case IfYouDo(first, IfItIs() | IfItTotals() as second):
            return joined(first, ", and ", second, speech)
        case IfYouDo(first, second):
            return joined(first, ", and if you do, ", second, speech)
        case Also(first, second):
            return joined(first, ", also ", second, speech)
        case Then(first, second):
            return joined(first, ", then ", second, speech)
        case EachSummons(cards, position):
            lying = f" in {in_position(position)}" if position else ""
            return f"each player Special Summons {group(cards, speech)}{lying}"
        case ThenIfAll(first, second):
            return f"if all are still there, {joined(first, ', then ', second, speech)}"
        case AfterThat(first, second):
            return joined(first, ", also, after that, ", second, speech)
        case Later(phase, of, inner, nth):
            return f"{in_phase_to_come(phase, of, nth)}, {effect(inner, speech)}"
        case Offer(given, inner):
            return f"this turn, if {condition(given, speech)}, you can {effect(inner, speech)} (only once)"
        case ReturnToField(cards):
            return f"return {group(cards, speech)} to the field"
        case May(inner):
            return f"you can {effect(inner, speech)}"
        case _:
            assert_never(what)


def told_by_case(what: str, outcomes: tuple[tuple[str, Effect | None], ...], speech: Speech) -> str:
    """A deed by chance with what follows in each case; a case in which nothing follows is not told."""
    told = [f"If {case}, {effect(part, speech)}" for case, part in outcomes if part is not None]
    return ". ".join([what, *told])


def joined(first: Effect, tie: str, second: Effect, speech: Speech) -> str:
    """Two parts with the words that tie them; a part that says nothing leaves no tie."""
    return tie.join(part for part in (effect(first, speech), effect(second, speech)) if part)


def fusion_summon(what: FusionSummon) -> str:
    """Which fusion monster, of materials from where, and what becomes of these."""
    places = " or ".join(source(place) for place in what.places)
    which = noun(what.which) if what.which is not None else "Fusion Monster"
    if what.banishing:
        return (
            f"Fusion Summon 1 {which} from your Extra Deck, by banishing Fusion Materials listed on it "
            f"from your {places}"
        )
    return (
        f"Fusion Summon 1 {which} from your Extra Deck, using monsters from your {places} as Fusion Materials"
    )


def special_summon(what: SpecialSummon, speech: Speech) -> str:
    position = f" in {in_position(what.position)}" if what.position else ""
    negated = ", but negate its effects" if what.negated else ""
    if what.cards is Pronoun.THIS and speech.acts_as_equip:
        return f"unequip this card and Special Summon it{position}{negated}"
    together = " (all of them, or none)" if what.together else ""
    as_by = " (treated as by the effect of that target)" if what.as_by else ""
    return f"Special Summon {summoned(what.cards, speech)}{position}{negated}{together}{as_by}"


def summoned(cards: Group, speech: Speech) -> str:
    """What is summoned, and from where; of all that are there, as many as there are zones (F9)."""
    if isinstance(cards, Every):
        return as_many(cards.cards)
    if isinstance(cards, OneOfEachName):
        return f"{as_many(cards.cards)} (max. 1 of each name)"
    return f"{group(cards, speech)}{origin(cards, speech)}"


def in_position(position: Position | tuple[Position, ...]) -> str:
    """The position, or those among which the player chooses."""
    if isinstance(position, Position):
        return POSITIONS[position]
    return " or ".join(POSITIONS[one] for one in position)


def origin(cards: Group, speech: Speech) -> str:
    """From where this card itself is summoned."""
    if cards is Pronoun.THIS and speech.acts_from is not None:
        return f" from your {pile(speech.acts_from)}"
    return ""


def become_monster(what: BecomeMonster) -> str:
    """A trap monster with its values in brackets."""
    values = f"{race(what.race)}/{attribute(what.attribute)}/Level {what.level}"
    kind = "an Effect Monster" if what.effect else "a Normal Monster"
    return (
        f"Special Summon this card as {kind} ({values}/ATK {what.atk}/DEF {what.def_}). "
        "(This card is also still a Trap.)"
    )


def turned(to: Position) -> str:
    return "face-up Defense Position" if to is Position.DEFENSE else POSITIONS[to]


def damage(who: Who, amount: Number, speech: Speech) -> str:
    """ "inflict 1000 damage to your opponent"; a computed amount comes last."""
    taker = {Who.YOU: "yourself", Who.OPPONENT: "your opponent", Who.EITHER: "both players"}[who]
    if isinstance(amount, int):
        return f"inflict {amount} damage to {taker}"
    size = amount_of("damage", amount, speech)
    unit, _, rest = size.partition("damage")
    return f"inflict {unit}damage to {taker}{rest}"


def what_is_negated(speech: Speech) -> list[str]:
    words = (("Summon", speech.answers_summon), ("activation", speech.answers_activation))
    return [word for word, answered in words if answered]


def for_a_time(until: Until | None) -> str:
    """How long something lasts; what lasts for good, or as its card says elsewhere, says nothing."""
    return "" if until is None else f" {ends(until)}"


def ends(until: Until) -> str:
    return {
        Until.END_PHASE: "until the End Phase",
        Until.END_OF_TURN: "until the end of this turn",
        Until.DAMAGE_STEP: "until the end of the Damage Step",
        Until.DAMAGE_CALCULATION: "during damage calculation only",
        Until.END_OF_YOUR_NEXT_TURN: "until the end of your next turn",
        Until.YOUR_NEXT_DRAW_PHASE: "until your next Draw Phase",
        Until.EQUIPPED: "while this card is equipped to it",
    }[until]


def source(place: Place) -> str:
    return "field" if place.on_field else pile(place)


def described(token: Token, count: int) -> str:
    """The tokens with their values in brackets, as the card that brings them prints them."""
    values = f"{race(token.race)}/{attribute(token.attribute)}/Level {token.level}"
    plural = "s" if count > 1 else ""
    return f'"{token.name}{plural}" ({values}/ATK {points(token.atk)}/DEF {points(token.def_)})'


def points(number: int | None) -> str:
    """A value as it is printed."""
    return "?" if number is None else str(number)
