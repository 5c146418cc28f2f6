"""The words of a duel in the reader's language: phases, places, positions, acts and endings."""

from collections.abc import Iterable

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext, pgettext_lazy

from cards.lang.effects import Until
from cards.lang.places import Place, Position
from cards.lang.turns import Phase, Step, Timing
from duels import questions
from duels.engine import Ending, Guise
from duels.models import Rules
from duels.questions import ACTS, CHOICES, POSITIONS, Words

__all__ = ["ACTS", "CHOICES", "POSITIONS", "Words"]

PHASES: Words = {
    Phase.SETUP: gettext_lazy("Before the first turn"),
    Phase.DRAW: gettext_lazy("Draw phase"),
    Phase.STANDBY: gettext_lazy("Standby phase"),
    Phase.MAIN_1: gettext_lazy("Main phase 1"),
    Phase.BATTLE: gettext_lazy("Battle phase"),
    Phase.MAIN_2: gettext_lazy("Main phase 2"),
    Phase.END: gettext_lazy("End phase"),
}

RULES: Words = {one.value: one.label for one in Rules}

SHORT_PHASES: Words = {
    Phase.DRAW: pgettext_lazy("a phase, in short", "Draw"),
    Phase.STANDBY: pgettext_lazy("a phase, in short", "Standby"),
    Phase.MAIN_1: pgettext_lazy("a phase, in short", "Main 1"),
    Phase.BATTLE: pgettext_lazy("a phase, in short", "Battle"),
    Phase.MAIN_2: pgettext_lazy("a phase, in short", "Main 2"),
    Phase.END: pgettext_lazy("a phase, in short", "End"),
}

STEPS: Words = {
    Step.START: gettext_lazy("start step"),
    Step.BATTLE: gettext_lazy("battle step"),
    Step.DAMAGE: gettext_lazy("damage step"),
    Step.END: gettext_lazy("end step"),
}

TIMINGS: Words = {
    Timing.START: gettext_lazy("start of the damage step"),
    Timing.REVEAL: gettext_lazy("the attacked monster is turned up"),
    Timing.BEFORE_CALCULATION: gettext_lazy("before damage calculation"),
    Timing.CALCULATION: gettext_lazy("damage calculation"),
    Timing.AFTER_CALCULATION: gettext_lazy("after damage calculation"),
    Timing.FLIP: gettext_lazy("flip effects"),
    Timing.END: gettext_lazy("end of the damage step"),
}

POSITION_MARKS: Words = {
    Position.ATTACK: pgettext_lazy("mark on a card on the field", "Attack"),
    Position.DEFENSE: pgettext_lazy("mark on a card on the field", "Defense"),
    Position.FACE_DOWN_DEFENSE: pgettext_lazy("mark on a card on the field", "Set"),
    Position.FACE_DOWN: pgettext_lazy("mark on a card on the field", "Set"),
}

PLACES: Words = {Place.DECK: gettext_lazy("deck"), **questions.PLACES}

GUISES: Words = {
    Guise.AGAIN: gettext_lazy("summoned again, with its effects"),
    Guise.UNION: gettext_lazy("an equip by its own effect"),
    Guise.EQUIP: gettext_lazy("an equip without effects"),
    Guise.TRAP_MONSTER: gettext_lazy("also a trap"),
}

WITHOUT_EFFECT: Words = {
    "activation_negated": gettext_lazy("its activation was negated"),
    "effect_negated": gettext_lazy("its effect is negated"),
    "not_on_the_field": gettext_lazy("it is no longer on the field"),
}
"""Why a link of a chain does nothing (M5, M10, C16)."""

LASTING: Words = {
    "Gain": gettext_lazy("ATK or DEF of monsters is changed"),
    "GainByRace": gettext_lazy("ATK or DEF of monsters is changed"),
    "CannotAttack": gettext_lazy("monsters cannot attack"),
    "CannotDeclareAttack": gettext_lazy("no attack can be declared"),
    "CannotAttackBeside": gettext_lazy("only one monster can attack"),
    "NegatesTheBeaten": gettext_lazy("monsters that are destroyed by battle have no effects"),
    "CannotActivate": gettext_lazy("cards cannot be activated"),
    "Nullify": gettext_lazy("effects of cards are negated"),
    "NotDestroyedByBattle": gettext_lazy("a monster is not destroyed by battle"),
    "NotDestroyedByEffects": gettext_lazy("cards are not destroyed by effects"),
    "NotDestroyedByEffectsOnce": gettext_lazy("cards are not destroyed by effects"),
    "NoBattleDamage": gettext_lazy("no battle damage"),
    "CannotSummon": gettext_lazy("no monster can be summoned"),
    "CannotBeTributed": gettext_lazy("monsters cannot be tributed"),
    "CannotTurnByHand": gettext_lazy("the positions of monsters cannot be changed"),
    "Control": gettext_lazy("control of a monster"),
    "CountsAsTwoTributes": gettext_lazy("a monster counts as two tributes"),
    "NotForTributeSummon": gettext_lazy("monsters cannot be tributed for a tribute summon"),
    "FurtherNormalSummon": gettext_lazy("a normal summon beside the turn's one"),
    "NotForSynchroSummon": gettext_lazy("monsters cannot be synchro material"),
    "Pierces": gettext_lazy("piercing battle damage"),
    "MayAttackDirectly": gettext_lazy("monsters can attack directly"),
    "CannotAttackDirectly": gettext_lazy("monsters cannot attack directly"),
    "AttacksUpTo": gettext_lazy("more than one attack"),
    "AttacksEach": gettext_lazy("an attack on every monster"),
    "AttacksInDefense": gettext_lazy("attacks from defense position"),
    "MustAttack": gettext_lazy("monsters must attack"),
    "CannotBeAttacked": gettext_lazy("monsters cannot be attacked"),
    "AttackCost": gettext_lazy("attacks have a cost"),
    "ChangeBattleDamage": gettext_lazy("battle damage is changed"),
    "NoBattlePhase": gettext_lazy("no battle phase"),
    "NextAttackNegated": gettext_lazy("the next attack is negated"),
    "NotDestroyedByBattleOnce": gettext_lazy("a monster is not destroyed by battle"),
    "OriginalBecomes": gettext_lazy("ATK or DEF of monsters is changed"),
    "OriginalTimes": gettext_lazy("ATK or DEF of monsters is changed"),
    "OriginalSwapped": gettext_lazy("ATK or DEF of monsters is changed"),
    "ValueBecomes": gettext_lazy("ATK or DEF of monsters is changed"),
    "ValueTimes": gettext_lazy("ATK or DEF of monsters is changed"),
    "LevelChanges": gettext_lazy("levels of monsters are changed"),
    "LevelBecomes": gettext_lazy("levels of monsters are changed"),
    "RaceBecomes": gettext_lazy("types of monsters are changed"),
    "AttributeBecomes": gettext_lazy("attributes of monsters are changed"),
    "AlsoOfAttribute": gettext_lazy("attributes of monsters are changed"),
    "NameBecomes": gettext_lazy("names of cards are changed"),
    "NameBecomesThatOf": gettext_lazy("names of cards are changed"),
    "CannotSummonSuch": gettext_lazy("some monsters cannot be summoned"),
    "CannotSet": gettext_lazy("some cards cannot be set"),
    "OnlyForTributeSummon": gettext_lazy("monsters cannot be tributed except for a tribute summon"),
    "CannotBeBanished": gettext_lazy("cards cannot be banished"),
    "GravesSealed": gettext_lazy("effects on cards in the graveyard are negated"),
    "CannotBeTargeted": gettext_lazy("cards cannot be targeted"),
    "Unaffected": gettext_lazy("cards are unaffected by some effects"),
    "BanishedInstead": gettext_lazy("cards sent to the graveyard are banished instead"),
}
"""What an effect that applies for a time does, in a few words."""

UNTIL: Words = {
    Until.END_PHASE: gettext_lazy("Until the end phase"),
    Until.END_OF_TURN: gettext_lazy("Until the end of the turn"),
    Until.DAMAGE_STEP: gettext_lazy("Until the end of the damage step"),
    Until.DAMAGE_CALCULATION: gettext_lazy("During damage calculation only"),
    Until.END_OF_YOUR_NEXT_TURN: gettext_lazy("Until the end of the player's next turn"),
    Until.YOUR_NEXT_DRAW_PHASE: gettext_lazy("Until the player's next draw phase"),
    Until.EQUIPPED: gettext_lazy("While the monster is equipped"),
}

COUNTERS: Words = {
    "Spell Counter": pgettext_lazy("counters on a card", "Spell Counter"),
    "Wedge Counter": pgettext_lazy("counters on a card", "Wedge Counter"),
}

ENDINGS: Words = {
    Ending.LIFE_POINTS: gettext_lazy("life points reached 0"),
    Ending.DECK_OUT: gettext_lazy("a card had to be drawn from an empty deck"),
    Ending.CARD: gettext_lazy("by a card"),
    Ending.ENDLESS: gettext_lazy("mandatory effects would go on for ever"),
    Ending.SURRENDER: gettext_lazy("by surrender"),
    Ending.TIME: gettext_lazy("out of time"),
    Ending.AGREEMENT: gettext_lazy("agreed draw"),
    "annulled": gettext_lazy("annulled by an administrator"),
}


def counter(name: str) -> str:
    """What counters of a name are called."""
    return str(COUNTERS.get(name, name))


def declared(declares: str, said: str) -> str:
    """What was declared, in the reader's language."""
    return questions.declared_in_words(declares, said)


def side_of_coin(*, heads: bool) -> str:
    return str(CHOICES["heads" if heads else "tails"])


def place(place: Place | str, zone: int | None = None) -> str:
    """A place by its name, a zone with its number as the players count them, from 1."""
    match place:
        case Place.MONSTERS:
            return _("monster zone %(number)d") % {"number": (zone or 0) + 1}
        case Place.SPELLS:
            return _("spell & trap zone %(number)d") % {"number": (zone or 0) + 1}
        case _:
            return str(PLACES[place])


def place_of(owner: str, place_: Place | str, zone: int | None = None) -> str:
    """A place with the name of the opponent whose it is; the reader's own need no name."""
    where = place(place_, zone)
    return _("%(player)s's %(place)s") % {"player": owner, "place": where} if owner else where


def spot_of(owner: str, place_: Place, zone: int | None, number: int) -> str:
    """Where a card lies: its zone, or its number in the pile."""
    where = place_of(owner, place_, zone)
    if place_.on_field:
        return where
    return _("%(place)s, card %(number)d") % {"place": where, "number": number}


def enumeration(parts: list[str]) -> str:
    """Several things in a sentence: "A, B and C"."""
    if len(parts) < 2:
        return "".join(parts)
    many = pgettext("between the members of an enumeration", ", ").join(parts[:-1])
    return _("%(many)s and %(last)s") % {"many": many, "last": parts[-1]}


def in_a_row(sentences: Iterable[str]) -> str:
    """Sentences one after the other, without those that say nothing."""
    said = ""
    for sentence in filter(None, sentences):
        said = _("%(sentence)s %(next)s") % {"sentence": said, "next": sentence} if said else sentence
    return said


def named(name: str) -> str:
    """A card's name inside a sentence."""
    return pgettext("a card's name in a sentence", "%(name)s") % {"name": name}


def count_of_cards(number: int) -> str:
    return ngettext("%(number)d card", "%(number)d cards", number) % {"number": number}
