"""Topics of activations: when an effect can be used, what binds it, and what can answer it."""

from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _

from cards.guide.topic import Topic
from cards.lang.abilities import (
    Activatable,
    CannotBeAnswered,
    Continuous,
    Flip,
    Ignition,
    Instead,
    Once,
    Procedure,
    Quick,
    Ripens,
    Stays,
    Trigger,
    Upkeep,
    Whenever,
    Wording,
)
from cards.lang.facts import Card
from cards.lang.inspect import once_of, says, words
from cards.lang.occasions import SummonAttempted
from cards.lang.places import Place
from cards.lang.terms import Kind, Trait


def _activatable(card: Card) -> Iterator[Activatable]:
    return (one for one in card.abilities if isinstance(one, Activatable))


def _optional(card: Card, wording: Wording) -> bool:
    triggers = (one for one in card.abilities if isinstance(one, Trigger) and not one.mandatory)
    return any(one.wording is wording for one in triggers)


def _must(card: Card) -> bool:
    return any(isinstance(one, Trigger | Quick) and one.mandatory for one in card.abilities)


def _targets(card: Card) -> bool:
    return any(one.target is not None for one in _activatable(card))


def _costs(card: Card) -> bool:
    return any(one.cost is not None for one in _activatable(card))


def _once(card: Card, *limits: Once) -> bool:
    return any(once_of(one) in limits for one in _activatable(card))


def _works_from_graveyard(card: Card) -> bool:
    return any(
        Place.GRAVE in one.from_ for one in card.abilities if isinstance(one, Ignition | Quick | Trigger)
    )


def _is_unchained(card: Card) -> bool:
    return any(isinstance(one, Continuous | Whenever | Instead) for one in card.abilities)


def _answers_a_summon(card: Card) -> bool:
    return any(isinstance(word, SummonAttempted) for one in _activatable(card) for word in words(one))


TOPICS = (
    Topic(
        key="missing-timing",
        title=_("“When … you can”: it can miss its timing"),
        text=_(
            "The event must be the last thing that happened. If something else followed it, such as a "
            "further part of the effect, or if it happened as a cost or before the end of a chain, the "
            "effect cannot be activated."
        ),
        rules=("C8",),
        applies=lambda card: _optional(card, Wording.WHEN),
    ),
    Topic(
        key="no-missing",
        title=_("“If … you can”: it cannot miss its timing"),
        text=_("It can be activated after the chain, even if other things happened since its event."),
        rules=("C8",),
        applies=lambda card: _optional(card, Wording.IF),
    ),
    Topic(
        key="mandatory",
        title=_("It must be activated"),
        text=_(
            "When its event has happened the effect activates by itself, whatever happened since, and "
            "also when its player would rather not have it."
        ),
        rules=("C8", "C10"),
        applies=_must,
    ),
    Topic(
        key="flip",
        title=_("Flip effect"),
        text=_(
            "It activates when the card is turned face-up: by a flip summon, by an effect, or by an attack. "
            "After an attack it activates when damage has been calculated, also if the monster was destroyed."
        ),
        rules=("E1", "B4"),
        applies=lambda card: says(card, Flip),
    ),
    Topic(
        key="ignition",
        title=_("Ignition effect: in one's own main phase"),
        text=_(
            "It can be used while no chain and no other matter is under way, and not in answer to "
            "anything. There is no priority to use it before the opponent can respond to the summon."
        ),
        rules=("E3", "C14"),
        applies=lambda card: says(card, Ignition),
    ),
    Topic(
        key="quick",
        title=_("Quick effect: in either turn, with spell speed 2"),
        text=_(
            "It can answer other effects and be used in the opponent's turn; spells and most effects cannot."
        ),
        rules=("E5", "C1"),
        applies=lambda card: says(card, Quick),
    ),
    Topic(
        key="counter-trap",
        title=_("Counter trap: spell speed 3"),
        text=_("Only another counter trap can answer it."),
        rules=("C1", "C3"),
        applies=lambda card: Trait.COUNTER in card.traits,
    ),
    Topic(
        key="unanswerable",
        title=_("Nothing can be activated in answer"),
        text=_("The chain ends with this card's activation and resolves."),
        rules=("C3",),
        applies=lambda card: says(card, CannotBeAnswered),
    ),
    Topic(
        key="target",
        title=_("It targets"),
        text=_(
            "Targets are chosen when it is activated, before anybody responds. A target that has gone, or "
            "no longer fits, when the effect resolves is not affected."
        ),
        rules=("X4", "C5"),
        applies=_targets,
    ),
    Topic(
        key="cost",
        title=_("It has a cost"),
        text=_(
            "The cost is paid at the activation and is not given back when the activation or the effect "
            "is negated. Without what it takes, the effect cannot be activated."
        ),
        rules=("M9", "M10"),
        applies=_costs,
    ),
    Topic(
        key="summon-negation",
        title=_("It can negate a summon"),
        text=_(
            "It is activated while a normal summon, a flip summon or a special summon by procedure is "
            "attempted. A special summon by an effect cannot be negated as a summon."
        ),
        rules=("S3", "S5"),
        applies=_answers_a_summon,
    ),
    Topic(
        key="once-per-card",
        title=_("Once per turn, for this card"),
        text=_(
            "The limit belongs to the card that stands there: it begins anew when the card has left the "
            "field or has been turned face-down. An activation that was negated counts as well."
        ),
        rules=("C11",),
        applies=lambda card: _once(card, Once.PER_CARD),
    ),
    Topic(
        key="once-while-face-up",
        title=_("Once, for as long as this card is face-up"),
        text=_(
            "It does not come back in the next turn. Only when the card has left the field or has been "
            "turned face-down does it begin anew. An activation that was negated counts as well."
        ),
        rules=("C11",),
        applies=lambda card: _once(card, Once.WHILE_FACE_UP),
    ),
    Topic(
        key="once-per-name",
        title=_("Once per turn, for all cards of the name"),
        text=_("The limit belongs to the player: further copies of the card do not make a second use."),
        rules=("C11",),
        applies=lambda card: _once(card, Once.PER_NAME, Once.ONE_ACTIVATED),
    ),
    Topic(
        key="unchained",
        title=_("It applies without a chain"),
        text=_(
            "Such an effect is not activated, and nobody can respond to it. It applies as long as the "
            "card is face-up where it works and is not negated."
        ),
        rules=("C6",),
        applies=_is_unchained,
    ),
    Topic(
        key="upkeep",
        title=_("It ends, or is paid for, without a chain"),
        text=_("What has to be done for it in a phase is done by the rules; nobody can respond to it."),
        rules=("T5", "C22"),
        applies=lambda card: any(says(card, word) for word in (Upkeep, Stays, Ripens)),
    ),
    Topic(
        key="graveyard",
        title=_("It works from the graveyard"),
        text=_("The card must be there when the effect is activated; banished it does nothing."),
        rules=("E3", "E4"),
        applies=_works_from_graveyard,
    ),
    Topic(
        key="procedure",
        title=_("A special summon by its own procedure"),
        text=_(
            "It takes place in one's own main phase and starts no chain. The summon can be negated; once "
            "it has succeeded, players may respond to it."
        ),
        rules=("S5a", "S3"),
        applies=lambda card: says(card, Procedure),
    ),
    Topic(
        key="set-first",
        title=_("Traps are set first"),
        text=_(
            "A trap cannot be activated in the turn in which it was set, unless a card's text says otherwise."
        ),
        rules=("M3", "M8"),
        applies=lambda card: card.kind is Kind.TRAP,
    ),
    Topic(
        key="quick-play",
        title=_("Quick-play spell"),
        text=_(
            "From the hand it can be activated in one's own turn only; set, in either turn, but not in "
            "the turn in which it was set."
        ),
        rules=("M2", "M8"),
        applies=lambda card: Trait.QUICK_PLAY in card.traits,
    ),
)
