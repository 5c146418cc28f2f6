"""What players are asked, and what they can answer.

A prompt lists every option; `accepts` is total, whatever it is given, and says whether an answer is one
of those that `answers` enumerates. Every option belongs to at least one accepted answer. Cards are named by
their public handles. `kind` and `why` are all that the other player may know of a prompt.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, permutations
from typing import ClassVar

from cards.lang.declarations import Declarable
from cards.lang.places import Place


class Verb(StrEnum):
    """What a player can do in open play, in battle, or when asked to respond."""

    PASS = "pass"
    NORMAL_SUMMON = "normal_summon"
    SET = "set"
    FLIP_SUMMON = "flip_summon"
    TO_ATTACK = "to_attack"
    TO_DEFENSE = "to_defense"
    ATTACK = "attack"
    BATTLE_PHASE = "battle_phase"
    MAIN_PHASE_2 = "main_phase_2"
    END_PHASE = "end_phase"
    ACTIVATE = "activate"
    SPECIAL_SUMMON = "special_summon"
    USE = "use"


class Why(StrEnum):
    """What a prompt is about."""

    GO_FIRST = "go_first"
    MAIN_PHASE = "main_phase"
    BATTLE_STEP = "battle_step"
    TRIBUTE = "tribute"
    ATTACK_TARGET = "attack_target"
    REPLAY = "replay"
    HAND_LIMIT = "hand_limit"
    PHASE_END = "phase_end"
    STEP_END = "step_end"
    PHASE_LEFT = "phase_left"
    SUMMON_ATTEMPT = "summon_attempt"
    SUMMON = "summon"
    MONSTER_SET = "monster_set"
    POSITION_CHANGE = "position_change"
    ATTACK = "attack"
    DAMAGE_STEP = "damage_step"
    CHAIN = "chain"
    AFTER_CHAIN = "after_chain"
    CARD_SET = "card_set"
    TRIGGER = "trigger"
    TRIGGER_ORDER = "trigger_order"
    PHASE_EFFECT = "phase_effect"
    UPKEEP = "upkeep"
    COST = "cost"
    HOW_MANY = "how_many"
    REMOVE_COUNTER = "remove_counter"
    PLACE_COUNTER = "place_counter"
    TARGET = "target"
    DESTROY = "destroy"
    SPECIAL_SUMMON = "special_summon"
    POSITION = "position"
    ADD_TO_HAND = "add_to_hand"
    SEND_TO_GRAVE = "send_to_grave"
    BANISH = "banish"
    RETURN_TO_HAND = "return_to_hand"
    TO_DECK = "to_deck"
    DISCARD = "discard"
    EFFECT_TRIBUTE = "effect_tribute"
    SET_CARD = "set_card"
    MATERIALS = "materials"
    SYNCHRO_TUNER = "synchro_tuner"
    FUSION_MONSTER = "fusion_monster"
    DO_IT = "do_it"
    INSTEAD = "instead"
    PLACE_CARD = "place_card"
    CONTROL = "control"
    EQUIP = "equip"
    SUBSTITUTE = "substitute"
    SHOW = "show"
    NORMAL_SUMMON = "normal_summon"
    SUMMON_OR_SET = "summon_or_set"
    DECLARE = "declare"
    ORDER = "order"
    ROUNDS = "rounds"


@dataclass(frozen=True, slots=True)
class Act:
    """An answer that does something, with or to a card; `ability` is the key of what is activated."""

    verb: Verb
    card: int | None = None
    ability: str | None = None


@dataclass(frozen=True, slots=True)
class Cards:
    """An answer that names cards, in the order chosen."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer that names one of several choices."""

    choice: str


Answer = Act | Cards | Choice

PASS = Act(Verb.PASS)


@dataclass(frozen=True, slots=True)
class Acts:
    """A prompt to do one of several things."""

    kind: ClassVar[str]
    player: int
    why: Why
    options: tuple[Act, ...]
    source: int | None = None

    def accepts(self, answer: Answer) -> bool:
        return (
            isinstance(answer, Act)
            and isinstance(answer.verb, Verb)
            and (answer.card is None or type(answer.card) is int)
            and answer in self.options
        )

    def answers(self) -> Iterator[Act]:
        return iter(self.options)


@dataclass(frozen=True, slots=True)
class OpenPlay(Acts):
    """The turn player is free to act in his main phase (T6)."""

    kind: ClassVar[str] = "open_play"


@dataclass(frozen=True, slots=True)
class BattlePlay(Acts):
    """The turn player may declare an attack or leave the battle phase (B2)."""

    kind: ClassVar[str] = "battle_play"


@dataclass(frozen=True, slots=True)
class Respond(Acts):
    """A window in which a player may activate a fast effect or pass (C3, T7)."""

    kind: ClassVar[str] = "respond"


@dataclass(frozen=True, slots=True)
class PlaceTrigger(Acts):
    """A player places one of his triggers on the chain, or passes where none is mandatory (C9)."""

    kind: ClassVar[str] = "place_trigger"


@dataclass(frozen=True, slots=True)
class LevelSum:
    """The chosen cards' levels add up to `total`, or reach it with none of them to spare (S8, S9).

    `levels` are those of the options, in their order.
    """

    levels: tuple[int, ...]
    total: int
    exactly: bool

    def fits(self, chosen: Sequence[int]) -> bool:
        """Whether the options at these places will do."""
        levels = [self.levels[place] for place in chosen]
        total = sum(levels)
        if self.exactly:
            return total == self.total
        return total >= self.total and all(total - level < self.total for level in levels)

    def may_grow(self, chosen: Sequence[int]) -> bool:
        """Whether more cards could still be wanted."""
        return sum(self.levels[place] for place in chosen) < self.total


@dataclass(frozen=True, slots=True)
class OneEach:
    """One card for each of the wanted materials (S7); `slots` lists for each the places of options."""

    slots: tuple[tuple[int, ...], ...]

    def fits(self, chosen: Sequence[int]) -> bool:
        """Whether the options at these places can be shared out over the materials."""
        return len(chosen) == len(self.slots) and _shared_out(self.slots, tuple(chosen))

    def may_grow(self, chosen: Sequence[int]) -> bool:
        """Whether materials are still missing."""
        return len(chosen) < len(self.slots)


@dataclass(frozen=True, slots=True)
class Worth:
    """No more cards than `total`, and together worth as much; `worths` are those of the options (S2)."""

    worths: tuple[int, ...]
    total: int

    def fits(self, chosen: Sequence[int]) -> bool:
        """Whether the options at these places will do."""
        return len(chosen) <= self.total <= sum(self.worths[place] for place in chosen)

    def may_grow(self, chosen: Sequence[int]) -> bool:
        """Whether more cards could still be wanted."""
        return len(chosen) < self.total


def _shared_out(slots: tuple[tuple[int, ...], ...], chosen: tuple[int, ...]) -> bool:
    if not slots:
        return not chosen
    return any(
        place in slots[0] and _shared_out(slots[1:], tuple(other for other in chosen if other != place))
        for place in chosen
    )


Constraint = LevelSum | OneEach | Worth


@dataclass(frozen=True, slots=True)
class ChooseCards:
    """A player chooses cards; where `ordered`, they go in the order in which he names them.

    `constraint` says which combinations will do; of `one_of`, where it names any, one must be chosen.
    `passcodes`, where given, tell which card each option is, and `where` whose and in what place it is:
    cards that a player sees only to choose from them.
    """

    kind: ClassVar[str] = "choose_cards"
    player: int
    why: Why
    options: tuple[int, ...]
    minimum: int
    maximum: int
    ordered: bool = False
    source: int | None = None
    constraint: Constraint | None = None
    one_of: tuple[int, ...] = ()
    passcodes: tuple[int, ...] = ()
    where: tuple[tuple[int, Place], ...] = ()

    def accepts(self, answer: Answer) -> bool:
        return (
            isinstance(answer, Cards)
            and isinstance(answer.cards, tuple)
            and self.minimum <= len(answer.cards) <= self.maximum
            and all(type(card) is int and card in self.options for card in answer.cards)
            and len(set(answer.cards)) == len(answer.cards)
            and (not self.one_of or any(card in self.one_of for card in answer.cards))
            and (
                self.constraint is None
                or self.constraint.fits([self.options.index(card) for card in answer.cards])
            )
        )

    def answers(self) -> Iterator[Cards]:
        """Every choice once; without order, each in the order of the options."""
        if self.constraint is not None:
            for chosen in self._grown((), self.constraint):
                yield from map(Cards, permutations(chosen.cards)) if self.ordered else (chosen,)
            return
        ways = permutations if self.ordered else combinations
        for count in range(self.minimum, self.maximum + 1):
            for cards in ways(self.options, count):
                if not self.one_of or any(card in self.one_of for card in cards):
                    yield Cards(cards)

    def _grown(self, chosen: tuple[int, ...], constraint: Constraint) -> Iterator[Cards]:
        """Choices under a constraint, grown card by card and never past what it allows."""
        answer = Cards(tuple(self.options[place] for place in chosen))
        if self.accepts(answer):
            yield answer
        if len(chosen) < self.maximum and constraint.may_grow(chosen):
            for place in range(chosen[-1] + 1 if chosen else 0, len(self.options)):
                yield from self._grown((*chosen, place), constraint)


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """A player chooses one of a few named things."""

    kind: ClassVar[str] = "choose_one"
    player: int
    why: Why
    options: tuple[str, ...]
    source: int | None = None

    def accepts(self, answer: Answer) -> bool:
        return isinstance(answer, Choice) and answer.choice in self.options

    def answers(self) -> Iterator[Choice]:
        return map(Choice, self.options)


@dataclass(frozen=True, slots=True)
class Declare:
    """A player declares something; of names each is an option, by the passcode of a card that bears it."""

    kind: ClassVar[str] = "declare"
    player: int
    why: Why
    declares: Declarable
    options: tuple[str, ...]
    source: int | None = None

    def accepts(self, answer: Answer) -> bool:
        return isinstance(answer, Choice) and answer.choice in self.options

    def answers(self) -> Iterator[Choice]:
        return map(Choice, self.options)


Prompt = OpenPlay | BattlePlay | Respond | PlaceTrigger | ChooseCards | ChooseOne | Declare


@dataclass(frozen=True, slots=True)
class Stop:
    """A decision outside any prompt that ends the duel at once (W5, W7)."""

    why: "StopReason"


class StopReason(StrEnum):
    SURRENDER = "surrender"
    TIME = "time"
    AGREEMENT = "agreement"
