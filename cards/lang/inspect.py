"""What can be known of a card by reading its data."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from operator import attrgetter
from typing import Any, assert_never

from cards.lang import filters as f
from cards.lang.abilities import (
    Ability,
    Activatable,
    Activation,
    Flip,
    Once,
    OnlyOne,
    PlacedOnlyBy,
    Quick,
    SummonedOnlyBy,
    SummoningCondition,
    Target,
    Targets,
    Trigger,
    as_activated,
)
from cards.lang.alterations import NameBecomes, RaceBecomes, ValueAlteration
from cards.lang.conditions import Condition, Holds
from cards.lang.continuous import Gain
from cards.lang.declarations import Declarable
from cards.lang.effects import (
    AfterThat,
    Also,
    Apply,
    BecomeMonster,
    Both,
    CallCoin,
    Destroy,
    DestroyAndBanish,
    DestroyNegated,
    Effect,
    FusionSummon,
    If,
    IfItIs,
    IfItTotals,
    IfYouDo,
    May,
    Negate,
    NegateEffect,
    PlaceCounter,
    PlaceNext,
    PrepareFusion,
    RitualSummon,
    SpecialSummon,
    SummonTokenOpposite,
    SummonTokens,
    Then,
    ThenIfAll,
    Token,
    TossCoin,
)
from cards.lang.facts import Card
from cards.lang.filters import (
    AtLeast,
    AtMost,
    Declared,
    DeclaredAttack,
    Filter,
    InSeries,
    Lying,
    Named,
    Not,
    OfAttribute,
    OfKind,
    OfRace,
    Or,
    Other,
    WithTrait,
)
from cards.lang.groups import (
    AtRandom,
    Cards,
    Choose,
    ChooseThose,
    Every,
    Group,
    Highest,
    Lowest,
    OneOfEachName,
    Pronoun,
    Those,
)
from cards.lang.procedures import Bar
from cards.lang.recipes import FusionOf, Recipe, RitualBy, SynchroOf
from cards.lang.series import belongs
from cards.lang.terms import Attribute, Kind, Race, Stat, Trait


def admits(filter_: Filter, card: Card) -> bool:
    """Whether the card, as printed, is one of those described; on paper no card lies anywhere."""
    match filter_:
        case OfKind(kind):
            return card.kind is kind
        case WithTrait(trait):
            return trait in card.traits
        case OfAttribute(attribute):
            return card.attribute is attribute
        case OfRace(race):
            return card.race is race
        case Named(name):
            return card.name_en == name
        case InSeries(series):
            return belongs(series, card.archetypes)
        case AtMost(stat, number):
            value = printed(stat, card)
            return value is not None and value <= number
        case AtLeast(stat, number):
            value = printed(stat, card)
            return value is not None and value >= number
        case f.FaceDownToo(inner):
            return admits(inner, card)
        case f.OfLevel(level):
            return printed(Stat.LEVEL, card) == level
        case (
            Lying()
            | Other()
            | f.EquippedToThis()
            | f.LiesOnThis()
            | Declared()
            | DeclaredAttack()
            | f.LowerThanThis()
        ):
            return False
        case (
            f.LowerThan()
            | f.LevelOf()
            | f.LevelOfAll()
            | f.NameOf()
            | f.MaterialOf()
            | f.NameOnField()
            | f.TotalOnField()
        ):
            return False
        case f.And(left, right):
            return admits(left, card) and admits(right, card)
        case Or(left, right):
            return admits(left, card) or admits(right, card)
        case Not(inner):
            return not admits(inner, card)
        case _:
            assert_never(filter_)


def printed(stat: Stat, card: Card) -> int | None:
    """A monster's printed value; None for "?", and for what is no monster."""
    return _PRINTED[stat](card) if card.is_monster else None


_PRINTED: dict[Stat, Callable[[Card], int | None]] = {
    Stat.ATK: attrgetter("atk"),
    Stat.DEF: attrgetter("defense"),
    Stat.LEVEL: attrgetter("level"),
}


def names_in(filter_: Filter) -> tuple[str, ...]:
    """The card names that a description speaks of, in order."""
    match filter_:
        case Named(name):
            return (name,)
        case f.And(left, right) | Or(left, right):
            return names_in(left) + names_in(right)
        case Not(inner):
            return names_in(inner)
        case _:
            return ()


def listed_by_name(recipe: Recipe | None) -> tuple[str, ...]:
    """The materials that a recipe lists by their names, each name once, in printed order (S7)."""
    called = (names_in(one) for one in (materials(recipe) if recipe else ()) if is_called(one))
    return tuple(dict.fromkeys(name for names in called for name in names))


def is_called(filter_: Filter) -> bool:
    """Whether a description names its cards, so that what they are need not be said."""
    match filter_:
        case Named():
            return True
        case f.And(left, right):
            return is_called(left) or is_called(right)
        case _:
            return False


def materials(recipe: Recipe) -> tuple[Filter, ...]:
    """The descriptions that a recipe asks to be met, in printed order."""
    match recipe:
        case FusionOf(parts, _):
            return parts
        case SynchroOf(tuner, others, _, _):
            return (tuner, others)
        case RitualBy(spell):
            return (spell,)
        case _:
            assert_never(recipe)


def plays_in_full(card: Card) -> bool:
    """Whether the engine does everything this card says.

    A monster without effect is played by the rules alone; a card with an effect is played in full when
    its abilities are written down.
    """
    return not card.has_effect or bool(card.abilities)


def deeds(effect: Effect | None) -> Iterator[Effect]:
    """Every single deed of an effect, in the order of the text, through all that ties them."""
    for deed in certain_deeds(effect):
        match deed:
            case May(inner):
                yield from deeds(inner)
            case TossCoin(first, second) | CallCoin(first, second):
                yield deed
                yield from deeds(first)
                yield from deeds(second)
            case IfItIs(_, do) | IfItTotals(_, _, do):
                yield from deeds(do)
            case If(_, do, otherwise):
                yield from deeds(do)
                yield from deeds(otherwise)
            case _:
                yield deed


def certain_deeds(effect: Effect | None) -> Iterator[Effect]:
    """The deeds of an effect, where those that its player may do or leave stand as one `May`."""
    match effect:
        case None:
            return
        case (
            Both(first, second)
            | IfYouDo(first, second)
            | Also(first, second)
            | Then(first, second)
            | AfterThat(first, second)
            | ThenIfAll(first, second)
        ):
            yield from certain_deeds(first)
            yield from certain_deeds(second)
        case deed:
            yield deed


def touches_itself_alone(effect: Effect | None) -> bool:
    """Whether an effect changes no card but its own, whatever activation it may negate with that."""
    return all(
        isinstance(deed, Negate | NegateEffect)
        or (isinstance(deed, Apply) and getattr(deed.effect, "who", None) is Pronoun.THIS)
        for deed in deeds(effect)
    )


@dataclass(frozen=True, slots=True)
class Bindings:
    """What an effect's words stand for at the moment in which it is asked what the effect would do.

    `answers_standing_effect` is whether the effect answers that of a card that stands on the field, not
    the activation of a card: what is destroyed after that was negated is destroyed on the field (M10).
    """

    answers_standing_effect: bool = False


UNBOUND = Bindings()


def destroys_on_field(ability: Activatable, bound: Bindings = UNBOUND) -> bool:
    """Whether it is certain that the effect would destroy cards on the field.

    What its player may do or leave is not certain when the effect is activated.
    """
    return any(_destroys_on_field(deed, ability, bound) for deed in certain_deeds(ability.do))


def _destroys_on_field(deed: Effect, ability: Activatable, bound: Bindings) -> bool:
    match deed:
        case Destroy(group) | DestroyAndBanish(group):
            return _on_field(group, ability)
        case DestroyNegated():
            return bound.answers_standing_effect
        case _:
            return False


def special_summons(ability: Activatable) -> bool:
    """Whether it is certain that the effect would special summon.

    What must be so when it is carried out is taken to be so where it was so at the activation.
    """
    given = None if isinstance(ability, Flip) else ability.given
    return any(
        isinstance(deed, SPECIAL_SUMMONS)
        for part in certain_deeds(ability.do)
        for deed in certain_deeds(_hoped_for(part, given))
    )


def _hoped_for(part: Effect, given: Condition | None) -> Effect:
    """What a part does where all is as it was at the activation."""
    if isinstance(part, IfItTotals) or (isinstance(part, If) and part.given == given):
        return part.do
    return part


SPECIAL_SUMMONS = (
    SpecialSummon,
    FusionSummon,
    PrepareFusion,
    RitualSummon,
    SummonTokens,
    SummonTokenOpposite,
    BecomeMonster,
)
"""The deeds that are special summons by an effect, or the first part of one (S5b)."""


def meant_targets(pronoun: Pronoun, ability: Activatable) -> tuple[Target, ...]:
    """The descriptions of the targets that a pronoun speaks of."""
    parts = target_parts(ability.target)
    match pronoun:
        case Pronoun.FIRST_TARGET:
            return parts[:1]
        case Pronoun.SECOND_TARGET:
            return parts[1:]
        case _:
            return parts


def target_parts(target: Target | Targets | None) -> tuple[Target, ...]:
    """The descriptions of what is targeted, in the order in which it is chosen."""
    match target:
        case None:
            return ()
        case Targets(parts):
            return parts
        case single:
            return (single,)


def _on_field(group: Group, ability: Activatable) -> bool:
    match group:
        case (
            Every(cards)
            | OneOfEachName(cards)
            | Choose(_, cards)
            | Lowest(_, cards)
            | Highest(_, cards)
            | AtRandom(_, cards)
        ):
            return any(place.on_field for place in cards.places)
        case Those(pronoun):
            return _on_field(pronoun, ability)
        case ChooseThose(_, Those(pronoun)):
            return _on_field(pronoun, ability)
        case Pronoun.TARGET | Pronoun.FIRST_TARGET | Pronoun.SECOND_TARGET:
            return any(
                not isinstance(part.cards, Cards) or any(place.on_field for place in part.cards.places)
                for part in meant_targets(group, ability)
            )
        case _:
            return True


def changes_values(ability: Activatable) -> bool:
    """Whether the effect changes ATK or DEF (B9)."""
    changes = Gain | ValueAlteration
    return any(isinstance(deed, Apply) and isinstance(deed.effect, changes) for deed in deeds(ability.do))


def summons_itself(ability: Activatable) -> bool:
    """Whether the effect special summons its own card (C9)."""
    return any(isinstance(deed, SpecialSummon) and deed.cards is Pronoun.THIS for deed in deeds(ability.do))


def negates(ability: Activatable) -> bool:
    """Whether the effect negates an activation, a summon, or the effect of the very link it answers."""
    return any(isinstance(deed, Negate | NegateEffect) for deed in deeds(ability.do))


def negates_outright(ability: Activatable) -> bool:
    """Whether the effect can negate a summon or an activation, and not an effect alone (S3, M10)."""
    return any(isinstance(deed, Negate) for deed in deeds(ability.do))


def says(card: Card, word: type[Ability]) -> bool:
    """Whether a card says this of itself."""
    return word in card.kinds


def room_for(card: Card, name: str) -> int | None:
    """How many counters of a name a card can hold by its own text; None where it can hold none."""
    own = [
        word
        for word in words(card.abilities)
        if isinstance(word, PlaceCounter) and word.name == name and word.cards is Pronoun.THIS
    ]
    if not own:
        return None
    return sum(MANY_COUNTERS if word.at_most is None else word.at_most for word in own)


MANY_COUNTERS = 1000
"""More counters than will ever lie on a card whose text sets no limit."""


def has_monster_form(card: Card) -> bool:
    """Whether a trap can be a monster, by its own text (M12)."""
    return any(True for _ in _forms(card))


def monster_form(card: Card) -> BecomeMonster:
    """The values that a trap has as a monster, by its own text (M12)."""
    return next(_forms(card))


def _forms(card: Card) -> Iterator[BecomeMonster]:
    for ability in card.abilities:
        if isinstance(ability, Activation):
            yield from (deed for deed in deeds(ability.do) if isinstance(deed, BecomeMonster))


def may_be_brought_by(card: Card, name: str) -> bool:
    """Whether the effect of a card of this name may special summon a monster, by its own text (S6)."""
    return all(name in one.names for one in card.abilities if isinstance(one, SummonedOnlyBy))


def is_single(card: Card) -> bool:
    """Whether a player can have only one card of its name face-up on his side."""
    return OnlyOne in card.kinds


def bars_of(card: Card) -> tuple[Bar, ...]:
    """How a monster cannot be summoned, by its own text (S6)."""
    return tuple(bar for one in card.abilities if isinstance(one, SummoningCondition) for bar in one.bars)


def stays(card: Card) -> bool:
    """Whether a spell or trap remains once activated (M4).

    Continuous cards, equips and field spells do, and whatever says so.
    """
    remains = any(isinstance(one, Activation) and one.remains for one in card.abilities)
    return remains or needs_its_place(card)


def needs_its_place(card: Card) -> bool:
    """Whether a spell or trap does nothing once it is off the field (M5).

    A normal spell that remains by its text is a normal spell all the same.
    """
    return any(trait in card.traits for trait in (Trait.CONTINUOUS, Trait.EQUIP, Trait.FIELD))


def activates_card(key: str) -> bool:
    """Whether an ability of this key is the activation of its card.

    A card of which one of several effects is activated has an activation for each, with keys that begin so.
    """
    return key.startswith("activation")


def uses_effect_at_once(card: Card, ability: Ability) -> bool:
    """Whether an activation of the card does what a quick effect of it does, in the same link (M4)."""
    return any(isinstance(one, Quick) and as_activated(one) == ability for one in card.abilities)


def ability_of(card: Card, key: str) -> Activatable:
    """The ability of a card that has this key; KeyError where it has none that can be activated."""
    for ability in card.abilities:
        if ability.key == key and isinstance(ability, Activatable):
            return ability
    raise KeyError(key)


def is_mandatory(ability: Activatable) -> bool:
    """Whether it activates by itself (C10)."""
    return isinstance(ability, Trigger | Flip | Quick) and ability.mandatory


def once_of(ability: Activatable) -> Once | None:
    """How often in a turn an ability can be activated, where it is limited (C11)."""
    return None if isinstance(ability, Flip) else ability.once


def is_used_for_good(card: Card, key: str) -> bool:
    """Whether an ability of this key, once used, cannot be used again while its card stands there (C11)."""
    return any(
        isinstance(ability, Activatable) and ability.key == key and once_of(ability) is Once.WHILE_FACE_UP
        for ability in card.abilities
    )


def spell_speed(card: Card, ability: Activatable) -> int:
    """The spell speed of an ability (C1)."""
    if Trait.COUNTER in card.traits:
        return 3
    quick_card = card.kind is Kind.TRAP or (
        Trait.QUICK_PLAY in card.traits and isinstance(ability, Activation)
    )
    return 2 if quick_card or isinstance(ability, Quick) else 1


def having_declared(value: Any, said: str) -> Any:
    """A word of the language in which what was declared stands where the text speaks of it."""
    match value:
        case RaceBecomes(who, Declared()):
            return RaceBecomes(having_declared(who, said), Race(said))
        case Declared(what):
            return _declared(what, said)
        case tuple():
            return tuple(having_declared(item, said) for item in value)
        case _ if is_dataclass(value) and not isinstance(value, type):
            given = {one.name: having_declared(getattr(value, one.name), said) for one in fields(value)}
            return type(value)(**given)
        case _:
            return value


def _declared(what: Declarable, said: str) -> Filter:
    match what:
        case Declarable.NAME:
            return Named(said)
        case Declarable.RACE:
            return OfRace(Race(said))
        case Declarable.ATTRIBUTE:
            return OfAttribute(Attribute(said))
        case Declarable.LEVEL:
            return AtLeast(Stat.LEVEL, int(said)) & AtMost(Stat.LEVEL, int(said))
        case Declarable.COIN:
            raise ValueError("what a coin shows describes no card")


def words(value: object) -> Iterator[object]:
    """Every word and constant, number and text that a value of the language is made of, itself first."""
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from words(item)
    elif is_dataclass(value):
        for one in fields(value):
            yield from words(getattr(value, one.name))


def names_spoken_of(card: Card) -> frozenset[str]:
    """The names of other cards, or its own, that a card's recipe and abilities speak of."""
    said = list(words((card.recipe, card.abilities)))
    names = {word.name for word in said if isinstance(word, Named | RitualSummon | Token)}
    names |= {name for word in said if isinstance(word, PlaceNext) for name in word.names}
    names |= {word.name for word in said if isinstance(word, PlacedOnlyBy | NameBecomes | OnlyOne)}
    names |= {name for word in said if isinstance(word, SummonedOnlyBy) for name in word.names}
    names |= {name for word in said if isinstance(word, Holds) for name in word.names}
    return frozenset(names)
