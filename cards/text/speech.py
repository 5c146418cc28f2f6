"""What the words of one ability can refer back to while it is put into a language."""

from dataclasses import dataclass

from cards.lang.abilities import (
    Ability,
    Activation,
    Continuous,
    Flip,
    Ignition,
    Instead,
    Procedure,
    Quick,
    Target,
    Targets,
    Trigger,
    Upkeep,
    Wins,
)
from cards.lang.conditions import Condition, NotOnTheChain, UnusedThisTurn
from cards.lang.costs import DiscardCost, SendToGraveCost
from cards.lang.effects import Banish, DiscardFromHand, Effect, Equip, SpecialSummon, SummonTokens
from cards.lang.facts import Card
from cards.lang.filters import And, Filter, OfKind
from cards.lang.groups import Cards, Choose, Highest, Lowest, NoneOr, OrFewer, Pronoun
from cards.lang.inspect import deeds, target_parts, uses_effect_at_once, words
from cards.lang.occasions import (
    Activated,
    ActivatedTargeting,
    AttackDeclared,
    BattleOccasion,
    EitherOf,
    Occasion,
    SpecialSummonAttempted,
    SummonAttempted,
    SummonEffectActivated,
    SummonSucceeded,
    TargetingActivated,
    WouldDestroyActivated,
    WouldDestroySuch,
    WouldSpecialSummonActivated,
)
from cards.lang.places import Place
from cards.lang.players import Who
from cards.lang.terms import Kind

NUMBERED = (Activation, Ignition, Quick, Trigger, Flip, Continuous, Instead, Upkeep, Procedure, Wins)
"""The abilities that are effects of their own; the others belong to the one before, or to the card."""


ACTIVATIONS = (
    Activated,
    ActivatedTargeting,
    SummonEffectActivated,
    TargetingActivated,
    WouldDestroyActivated,
    WouldDestroySuch,
    WouldSpecialSummonActivated,
)
"""The occasions that are the activation of a card or an effect."""


@dataclass(frozen=True, slots=True)
class Speech:
    """An ability that is being told, and the card whose it is."""

    card: Card
    ability: Ability

    @property
    def target(self) -> Target | Targets | None:
        if isinstance(self.ability, Activation | Ignition | Quick | Trigger | Flip):
            return self.ability.target
        return None

    @property
    def when(self) -> Occasion | None:
        if isinstance(self.ability, Activation | Quick | Trigger):
            return self.ability.when
        return None

    @property
    def given(self) -> Condition | None:
        if isinstance(self.ability, Activation | Ignition | Quick | Trigger):
            return self.ability.given
        return None

    @property
    def alternatives(self) -> tuple[Ability, ...]:
        """The abilities of which one is chosen, this one among them; none where all are free."""
        return alternatives(self.card, self.ability)

    @property
    def is_one_of_effects(self) -> bool:
        """Whether it is one of two effects of which one is used: how often and when is then told for both."""
        return bool(self.alternatives) and not isinstance(self.ability, Activation)

    @property
    def when_of_both(self) -> Occasion | None:
        """The occasion of two effects of which one is used, if it is the same."""
        occasions = {getattr(one, "when", None) for one in self.alternatives}
        return self.when if self.is_one_of_effects and len(occasions) == 1 else None

    @property
    def acts_as_equip(self) -> bool:
        """Whether the effect is one that a monster has while it is an equip (M6)."""
        return isinstance(self.ability, Ignition | Quick | Trigger) and self.ability.from_ == (Place.SPELLS,)

    @property
    def acts_from(self) -> Place | None:
        """The place beside the field from which the effect acts, if it is one."""
        if isinstance(self.ability, Ignition | Quick | Trigger) and len(self.ability.from_) == 1:
            place = self.ability.from_[0]
            return None if place.on_field else place
        return None

    @property
    def lies_unsaid(self) -> Place | None:
        """The place beside the field from which it acts, where neither cost, event nor deed tells it."""
        ability = self.ability
        if not isinstance(ability, Ignition | Quick) or self.when is not None:
            return None
        told = Pronoun.THIS in words(ability.cost) or any(map(_tells_where_it_is, deeds(ability.do)))
        return None if told else self.acts_from

    @property
    def targets_monster(self) -> bool:
        """Whether what is targeted, or what the event was about, is surely a monster."""
        parts = target_parts(self.target)
        if not parts:
            return isinstance(self.when, BattleOccasion | AttackDeclared | SummonSucceeded)
        return all(self._means_monsters(one.cards) for one in parts)

    def _means_monsters(self, cards: Cards | Pronoun) -> bool:
        if isinstance(cards, Pronoun):
            return cards is Pronoun.ATTACKER or isinstance(self.when, SummonSucceeded)
        return cards.places == (Place.MONSTERS,) or speaks_of_monsters(cards)

    @property
    def several_targets(self) -> bool:
        """Whether more than one card is, or can be, targeted."""
        parts = target_parts(self.target)
        return len(parts) > 1 or any(one.count not in (1, NoneOr(1), OrFewer(1)) for one in parts)

    @property
    def summons(self) -> bool:
        """Whether what the ability does is a special summon: that is what it then speaks of."""
        done = getattr(self.ability, "do", None)
        return any(isinstance(one, SpecialSummon | SummonTokens) for one in deeds(done))

    @property
    def event_is_monsters(self) -> bool:
        """Whether what is answered is surely about monsters: a summon."""
        return isinstance(self.when, SummonSucceeded)

    @property
    def it_is_one(self) -> bool:
        """Whether what the first part deals with, which is "it" from then on, is surely one card."""
        first = next(iter(deeds(getattr(self.ability, "do", None))), None)
        if isinstance(first, DiscardFromHand):
            return first.count == 1 and first.who is not Who.EITHER
        match getattr(first, "cards", None):
            case Pronoun.TARGET:
                return isinstance(self.target, Target) and self.target.count == 1
            case Pronoun.THIS | Pronoun.EQUIPPED | Pronoun.TIED | Pronoun.ATTACKER:
                return True
            case Choose(1) | Lowest() | Highest():
                return True
            case _:
                return False

    @property
    def discards(self) -> bool:
        """Whether the cost is paid by discarding."""
        return any(isinstance(one, DiscardCost) for one in words(getattr(self.ability, "cost", None)))

    @property
    def pays_with_itself(self) -> bool:
        """Whether the cost is paid with the card itself, and with all that lies on it."""
        return getattr(self.ability, "cost", None) == SendToGraveCost(Pronoun.THIS)

    @property
    def answers_summon(self) -> bool:
        return any(isinstance(one, SummonAttempted | SpecialSummonAttempted) for one in single(self.when))

    @property
    def answers_activation(self) -> bool:
        return any(isinstance(one, ACTIVATIONS) for one in single(self.when))


def alternatives(card: Card, ability: Ability) -> tuple[Ability, ...]:
    """The abilities of a card of which one is chosen, the given one among them; none where all are free.

    Several activations are, and two effects each of which can be used only where the other was not (C11).
    """
    if isinstance(ability, Activation):
        several = tuple(
            one
            for one in card.abilities
            if isinstance(one, Activation) and not uses_effect_at_once(card, one)
        )
        return several if len(several) > 1 and ability in several else ()
    pair = tuple(one for one in card.abilities if one is ability or rules_out(one, ability.key))
    return (
        pair
        if len(pair) > 1 and all(rules_out(ability, one.key) for one in pair if one is not ability)
        else ()
    )


def rules_out(ability: Ability, key: str) -> bool:
    """Whether an effect is used only where another of its card was not."""
    return getattr(ability, "given", None) in (UnusedThisTurn(key), NotOnTheChain(key))


def may_target_none(target: Target | Targets) -> bool:
    """Whether its player may also target nothing."""
    return isinstance(target, Target) and isinstance(target.count, NoneOr)


def speaks_of_monsters(cards: Cards) -> bool:
    """Whether a description is one of monsters and of nothing else."""
    return cards.filter is not None and only_monsters(cards.filter)


def only_monsters(filter_: Filter) -> bool:
    match filter_:
        case OfKind(kind):
            return kind is Kind.MONSTER
        case And(left, right):
            return only_monsters(left) or only_monsters(right)
        case _:
            return False


def single(occasion: Occasion | None) -> tuple[Occasion, ...]:
    """The occasions that make up one."""
    if occasion is None:
        return ()
    return occasion.occasions if isinstance(occasion, EitherOf) else (occasion,)


def goes_without_saying(ability: Ability) -> bool:
    """Whether the rules already say it: that a card stays (M4), that an equip card is equipped (M6)."""
    if not isinstance(ability, Activation):
        return False
    says_nothing = ability.do is None or isinstance(ability.do, Equip)
    return says_nothing and ability.cost is None and not ability.remains


def ordinals(card: Card) -> dict[str, int]:
    """The number under which each effect of a card is told, by its key; one for those that are a choice."""
    numbers: dict[str, int] = {}
    number = 0
    for one in card.abilities:
        if not isinstance(one, NUMBERED) or goes_without_saying(one) or uses_effect_at_once(card, one):
            continue
        first = next(iter(alternatives(card, one)), one)
        number += first is one
        numbers[one.key] = number
    return numbers


def _tells_where_it_is(deed: Effect) -> bool:
    """Whether a deed is done with its own card, and names the place from which that comes."""
    if isinstance(deed, Banish):
        return False
    return deed.cards is Pronoun.THIS if hasattr(deed, "cards") else Pronoun.THIS in words(deed)
