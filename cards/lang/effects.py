"""What an effect does, one word a deed; and how deeds are tied (C5).

A deed is done or not done: it is done when at least one of its cards was dealt with, its damage
inflicted, its cards drawn. `Both` is one moment, all of it or nothing; `IfYouDo` one moment, the second only
if the first was done; `Also` one moment, each on its own; `Then` opens a later moment, only if the first
was done, and `AfterThat` one that comes in any case.
"""

from dataclasses import dataclass
from enum import StrEnum

from cards.lang.conditions import Condition
from cards.lang.continuous import ContinuousEffect
from cards.lang.filters import Filter
from cards.lang.groups import Cards, Choose, Group, Pronoun
from cards.lang.numbers import Number
from cards.lang.places import DeckPlace, Place, Position
from cards.lang.players import YOU, Who
from cards.lang.terms import Attribute, Race, Stat
from cards.lang.turns import Phase


class Until(StrEnum):
    """When a lasting effect ends (T9)."""

    END_PHASE = "end_phase"
    END_OF_TURN = "end_of_turn"
    DAMAGE_STEP = "damage_step"
    DAMAGE_CALCULATION = "damage_calculation"
    END_OF_YOUR_NEXT_TURN = "end_of_your_next_turn"
    YOUR_NEXT_DRAW_PHASE = "your_next_draw_phase"
    EQUIPPED = "equipped"
    """While this card is the equip of the monster."""


@dataclass(frozen=True, slots=True)
class Draw:
    who: Who
    count: Number


@dataclass(frozen=True, slots=True)
class Destroy:
    cards: Group


@dataclass(frozen=True, slots=True)
class DestroyAndBanish:
    """Cards on the field are destroyed and go to the banished pile instead of the graveyard (X1)."""

    cards: Group


SummonPosition = Position | tuple[Position, ...] | None
"""One position, one of several, or none: face-up as the player chooses (S5)."""


@dataclass(frozen=True, slots=True)
class SpecialSummon:
    """Special summon by an effect (S5). No `position` means face-up as its player chooses.

    With `together` so many targets are summoned, or none of them where one is gone or has no zone. With
    `as_by` the summon is treated as one by the effect of such a card.
    """

    cards: Group
    position: SummonPosition = None
    negated: bool = False
    together: int = 0
    as_by: Pronoun | None = None


@dataclass(frozen=True, slots=True)
class AddToHand:
    """Cards go to their owner's hand; those of a deck are shown, and the deck is shuffled (C19)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class AddOneByChance:
    """So many cards of the deck are shown; chance gives one of them to the hand, the rest go back (X9)."""

    count: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class SendToGrave:
    """Cards are sent to the graveyard, which is no destruction (X2, X7)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class ReturnToGrave:
    """Banished cards return to their owner's graveyard, which is no sending (X2, X6)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class Banish:
    """Cards are banished face-up (X8)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    """Cards of the field, of a graveyard or banished ones return to their owner's hand (F8)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class ToDeck:
    """Cards return to their owner's deck (F8, C19)."""

    cards: Group
    where: DeckPlace


@dataclass(frozen=True, slots=True)
class DiscardFromHand:
    """A player discards so many cards (X3), of his own choice; at random by chance (X9)."""

    who: Who
    count: Number
    random: bool = False


@dataclass(frozen=True, slots=True)
class DiscardHand:
    """A player discards all that he holds (X3)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Discard:
    """Cards that the text describes are discarded from the hand (X3)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class LookAtHand:
    """A player looks at the hand of the other, who alone knows it otherwise (F3)."""


@dataclass(frozen=True, slots=True)
class RevealHand:
    """A player's hand is shown to both (C19)."""

    of: Who


@dataclass(frozen=True, slots=True)
class RevealDeck:
    """A player's deck is shown to both, and shuffled (C19)."""

    of: Who


@dataclass(frozen=True, slots=True)
class Excavate:
    """The top cards of a deck are turned over for both to see; they still lie there (C19)."""

    who: Who
    count: int


@dataclass(frozen=True, slots=True)
class ArrangeTop:
    """A player looks at the top cards of a deck and puts them back in an order of his own, unseen (C19)."""

    of: Who
    count: int


@dataclass(frozen=True, slots=True)
class TossCoin:
    """A coin is tossed: one thing for heads, another or nothing for tails."""

    heads: "Effect | None"
    tails: "Effect | None"


@dataclass(frozen=True, slots=True)
class CallCoin:
    """A player calls a coin, which is then tossed: one thing if he is right, another if he is wrong."""

    right: "Effect | None"
    wrong: "Effect | None"


@dataclass(frozen=True, slots=True)
class RollDie:
    """A die of six sides is rolled."""


@dataclass(frozen=True, slots=True)
class If:
    """One thing where something is so as the effect is carried out, and another or nothing where not."""

    given: Condition
    do: "Effect"
    otherwise: "Effect | None" = None


@dataclass(frozen=True, slots=True)
class IfItIs:
    """Only where the card that the part before has dealt with is such, as it lies now."""

    filter: Filter
    do: "Effect"


@dataclass(frozen=True, slots=True)
class IfItTotals:
    """Only where what the part before has dealt with had, in total, as much as a card has (C15)."""

    stat: Stat
    of: Pronoun
    do: "Effect"


@dataclass(frozen=True, slots=True)
class Mill:
    """Cards go from the top of a player's deck to the graveyard."""

    who: Who
    count: Number


@dataclass(frozen=True, slots=True)
class GainLP:
    who: Who
    amount: Number


@dataclass(frozen=True, slots=True)
class LoseLP:
    """Life points are lost, which is no damage (N6)."""

    who: Who
    amount: Number


@dataclass(frozen=True, slots=True)
class Tribute:
    """Monsters are tributed by the effect (X6)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class BanishOnLeaving:
    """Cards on the field are banished when they leave it, wherever they would go (X8)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class PlaceNext:
    """The next of these cards, in their order, is placed face-up from the hand or the deck.

    The next is the first that its player does not have face-up on the field.
    """

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TakeControl:
    """Its player has control of monsters for a time, or for good (F8)."""

    cards: Group
    until: Until | None = None


@dataclass(frozen=True, slots=True)
class GiveControl:
    """The opponent has control of monsters for a time, or for good (F8)."""

    cards: Group
    until: Until | None = None


@dataclass(frozen=True, slots=True)
class SwapControl:
    """Each player chooses a monster that he controls, and they change sides for good (F8)."""


@dataclass(frozen=True, slots=True)
class ChangePosition:
    """Monsters are turned; a card that already lies so is not."""

    cards: Group
    to: Position


@dataclass(frozen=True, slots=True)
class SwitchPosition:
    """Face-up monsters are turned from attack to defense position or the other way round."""

    cards: Group


@dataclass(frozen=True, slots=True)
class Set:
    """Spells and traps are set from the hand (M13)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class Damage:
    who: Who
    amount: Number


@dataclass(frozen=True, slots=True)
class NegateAttack:
    """The attack that is answered ends (B10)."""


@dataclass(frozen=True, slots=True)
class NegateNextAttack:
    """The opponent's attack under way is negated, or else the next that he declares this turn (B10)."""


@dataclass(frozen=True, slots=True)
class AttackAgain:
    """This card may attack once more at once, before any other monster attacks (B2)."""


@dataclass(frozen=True, slots=True)
class AttackAgainOn:
    """This card may attack that monster alone once more at once, before any other monster attacks (B2)."""

    card: Pronoun


@dataclass(frozen=True, slots=True)
class EndBattlePhase:
    """The battle phase is over, and with it the attack under way (T2)."""


@dataclass(frozen=True, slots=True)
class Negate:
    """The summon, or the activation, that is answered (S3, M10)."""


@dataclass(frozen=True, slots=True)
class NegateEffect:
    """Negate the effect that is answered: its activation stands, and its card stays (M10)."""


@dataclass(frozen=True, slots=True)
class DestroyNegated:
    """The card whose summon or activation was negated is destroyed."""


@dataclass(frozen=True, slots=True)
class PlaceCounter:
    """Counters are placed on a card, which can hold so many of them by this effect and no more."""

    cards: Pronoun
    name: str
    count: int
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class ShareCounters:
    """So many counters are placed on such cards that can hold them, one by one as its player likes."""

    name: str
    count: Number
    cards: Cards


@dataclass(frozen=True, slots=True)
class Apply:
    """Something applies for a time, or for as long as its cards live."""

    effect: ContinuousEffect
    until: Until | None = None


@dataclass(frozen=True, slots=True)
class Equip:
    """This card becomes an equip of a monster (M6)."""

    to: Pronoun


@dataclass(frozen=True, slots=True)
class EquipWith:
    """Monsters become equips of a monster; they have no effects of their own then (M6)."""

    cards: Group
    to: Pronoun


@dataclass(frozen=True, slots=True)
class BecomeMonster:
    """This trap is special summoned as a monster of these values, and is still a trap (M12)."""

    attribute: Attribute
    race: Race
    level: int
    atk: int
    def_: int
    effect: bool = False


@dataclass(frozen=True, slots=True)
class NormalSummon:
    """A monster is normal summoned or set by the effect, beside the turn's normal summon (S1, S5)."""


@dataclass(frozen=True, slots=True)
class Tie:
    """This card and a monster hang together: see the card's `Whenever`s."""

    to: Pronoun


@dataclass(frozen=True, slots=True)
class FusionSummon:
    """A fusion summon with materials from these places, which are banished where so said (S7).

    `which` are the fusion monsters that can be summoned, where not all can.
    """

    places: tuple[Place, ...]
    which: Filter | None = None
    banishing: bool = False


@dataclass(frozen=True, slots=True)
class PrepareFusion:
    """A fusion monster is shown, and what it is made of is sent to the graveyard, without substitutes (S7).

    Its name is kept with this card, for its fusion summon at a later time.
    """

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class SummonPrepared:
    """A fusion monster of the name that was kept is fusion summoned (S7); without a zone it is sent (F9)."""


@dataclass(frozen=True, slots=True)
class RitualSummon:
    """The ritual summon of a named monster, with tributes from hand and field (S9).

    `exactly` is whether the levels must equal the monster's, or reach it.
    """

    name: str
    exactly: bool = False


@dataclass(frozen=True, slots=True)
class Token:
    """A token as the card that brings it describes it; the library has a row of the same values (S12).

    What is printed "?" is told by what follows.
    """

    name: str
    attribute: Attribute
    race: Race
    level: int
    atk: int | None
    def_: int | None


@dataclass(frozen=True, slots=True)
class SummonTokens:
    """Tokens are special summoned together, or not at all (S12), on one's own or the opponent's side.

    No `position` means each face-up as its player chooses.
    """

    token: Token
    count: int
    position: Position | None
    beside: Who = YOU


@dataclass(frozen=True, slots=True)
class SummonTokenOpposite:
    """A token is special summoned on the side opposite to each player who summoned cards of the event (S12).

    It belongs to that player, and comes also where his monster is gone by then.
    """

    token: Token
    position: Position


@dataclass(frozen=True, slots=True)
class SkipDrawPhase:
    """A player's next draw phase does not happen (T2)."""

    of: Who


@dataclass(frozen=True, slots=True)
class WinAfter:
    """The duel is won when so many turns have passed, this one counted."""

    turns: int


@dataclass(frozen=True, slots=True)
class Both:
    """One moment, all of it or nothing: parts that a plain "and" ties (C5)."""

    first: "Effect"
    second: "Effect"


@dataclass(frozen=True, slots=True)
class IfYouDo:
    first: "Effect"
    second: "Effect"


@dataclass(frozen=True, slots=True)
class Also:
    first: "Effect"
    second: "Effect"


@dataclass(frozen=True, slots=True)
class Then:
    first: "Effect"
    second: "Effect"


@dataclass(frozen=True, slots=True)
class EachSummons:
    """Each player special summons his own of these, all of them together (S5)."""

    cards: Group
    position: SummonPosition = None


@dataclass(frozen=True, slots=True)
class ThenIfAll:
    """The first part with every target or not at all, and in a later moment the second (C5, N2)."""

    first: "Effect"
    second: "Effect"


@dataclass(frozen=True, slots=True)
class AfterThat:
    """A later moment, on its own: "also, after that" (C5)."""

    first: "Effect"
    second: "Effect"


@dataclass(frozen=True, slots=True)
class Later:
    """In the n-th such phase from now its player carries this out, starting no chain (T5, C17).

    `IT` are then the cards that the part before has dealt with, or else the targets.
    """

    phase: Phase
    of: Who
    do: "Effect"
    nth: int = 1


@dataclass(frozen=True, slots=True)
class Offer:
    """Once until the turn ends, when this is so, its player may do it while he is free to act (C17)."""

    given: Condition
    do: "Effect"


@dataclass(frozen=True, slots=True)
class ReturnToField:
    """Banished cards come back to the side where they lay, as they lay, without being summoned (X8, F9)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class May:
    """Its player may do this or leave it."""

    effect: "Effect"


Effect = (
    Draw
    | Destroy
    | DestroyAndBanish
    | SpecialSummon
    | AddToHand
    | AddOneByChance
    | SendToGrave
    | ReturnToGrave
    | Banish
    | ReturnToHand
    | ToDeck
    | DiscardFromHand
    | DiscardHand
    | Discard
    | LookAtHand
    | RevealHand
    | RevealDeck
    | Excavate
    | ArrangeTop
    | TossCoin
    | CallCoin
    | RollDie
    | If
    | IfItIs
    | IfItTotals
    | Mill
    | GainLP
    | LoseLP
    | Tribute
    | BanishOnLeaving
    | PlaceNext
    | TakeControl
    | GiveControl
    | SwapControl
    | ChangePosition
    | SwitchPosition
    | NegateNextAttack
    | Set
    | Damage
    | NegateAttack
    | AttackAgain
    | AttackAgainOn
    | EndBattlePhase
    | Negate
    | NegateEffect
    | DestroyNegated
    | PlaceCounter
    | ShareCounters
    | Apply
    | Equip
    | EquipWith
    | BecomeMonster
    | NormalSummon
    | Tie
    | FusionSummon
    | PrepareFusion
    | SummonPrepared
    | RitualSummon
    | SummonTokens
    | SummonTokenOpposite
    | SkipDrawPhase
    | WinAfter
    | Both
    | IfYouDo
    | Also
    | Then
    | AfterThat
    | EachSummons
    | ThenIfAll
    | Later
    | Offer
    | ReturnToField
    | May
)


def search(filter_: Filter) -> AddToHand:
    """Add 1 such card from the deck to the hand."""
    return AddToHand(Choose(1, Cards((Place.DECK,), YOU, filter_)))
