"""Why not? For each act that a player might want of his card, the first reason why he can't do it now.

The reasons are those by which acts are offered. They tell a player of his own cards alone, and are
found from what he may know: public cards, and what he himself has.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from cards.lang.abilities import Ability, Activatable, Activation, Flip, Ignition, Quick, Trigger
from cards.lang.facts import Card
from cards.lang.places import Place
from cards.lang.players import Who
from cards.lang.turns import Phase
from duels.engine import activation, attacking, derive, legality, procedures, tributes, triggers
from duels.engine.game import Game
from duels.engine.occasions import Pending, Situation
from duels.engine.prompts import Act, BattlePlay, OpenPlay, PlaceTrigger, Prompt, Respond, Verb
from duels.engine.refusal import Reason, Refusal
from duels.engine.state import State, TableCard


@dataclass(frozen=True, slots=True)
class Possibility:
    """Something that a card can be used for; `reason` is why not now, None where it can."""

    act: Act
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class WhyNot:
    """A card of a player by its handle, and what it can be used for.

    `passcode` tells which card it is, and `negated_by` which one negates its effects.
    """

    card: int
    passcode: int | None
    possibilities: tuple[Possibility, ...]
    negated_by: int | None = None


def why_not(game: Game, prompt: Prompt | None, player: int, handle: int) -> WhyNot:
    """What a player's card could be used for and why not now.

    Nothing is said of a card that is not the player's to use, nor whether there is one.
    """
    state = game.state
    card = next((one for one in of_player(state, player) if one.handle == handle), None)
    if card is None:
        return WhyNot(handle, None, ())
    asked = Asked(state, prompt, player, game.situation)
    acts = dict.fromkeys((*wishes(card, player), *asked.to_place(card)))
    found = tuple(Possibility(act, asked.reason(card, act)) for act in acts)
    return WhyNot(handle, card.card.passcode, found, negator(state, card))


def of_player(state: State, player: int) -> Iterator[TableCard]:
    """The cards that a player sees and might use: all that he controls or has, but in his main deck.

    Of the opponent's, those that stand face-up and give an effect to either player (M11).
    """
    yield from state.on_field(player)
    yield from (
        card
        for card in state.on_field(1 - player)
        if not card.face_down and any(_is_given_to_either(one) for one in card.card.abilities)
    )
    side = state.sides[player]
    for uid in (*side.hand, *side.grave, *side.banished, *side.extra):
        yield state.cards[uid]


def wishes(card: TableCard, player: int) -> Iterator[Act]:
    """Every act that there could be for a player with a card where it lies."""
    own = card.controller == player
    if own:
        for verb in _by_hand(card):
            yield Act(verb, card.handle)
        if card.place is Place.HAND:
            for way in tributes.other_ways(card):
                yield Act(Verb.NORMAL_SUMMON, card.handle, way.key)
    for ability in card.card.abilities:
        if not isinstance(ability, Activatable) or not _acts_near(card, ability):
            continue
        if own or _is_given_to_either(ability):
            yield Act(Verb.ACTIVATE, card.handle, ability.key)


def _is_given_to_either(ability: Ability) -> bool:
    """Whether a text gives its effect to either player, and not to its card's controller alone (M11)."""
    return getattr(ability, "by", Who.YOU) is Who.EITHER


def _by_hand(card: TableCard) -> tuple[Verb, ...]:
    """What the rules let a player do with a card himself (T6, B2)."""
    match card.place:
        case Place.HAND if card.card.is_monster:
            procedure = (Verb.SPECIAL_SUMMON,) if procedures.procedure_of(card) else ()
            return (Verb.NORMAL_SUMMON, Verb.SET, *procedure)
        case Place.HAND:
            return (Verb.SET,)
        case Place.MONSTERS:
            again = (Verb.NORMAL_SUMMON,) if legality.is_asleep(card) else ()
            return (*again, legality.TURN_BY_HAND[card.position], Verb.ATTACK)
        case Place.EXTRA if card.card.recipe is not None:
            return (Verb.SPECIAL_SUMMON,)
        case Place.GRAVE | Place.BANISHED if procedures.procedure_of(card) is not None:
            return (Verb.SPECIAL_SUMMON,)
        case _:
            return ()


def _acts_near(card: TableCard, ability: Activatable) -> bool:
    """Whether it is worth a word that an ability does not act from where its card lies."""
    if isinstance(ability, Activation):
        return card.place is Place.HAND or card.face_down
    return card.place.on_field or card.place in activation.ability_places(ability)


def _is_trigger(card: TableCard, act: Act) -> bool:
    return any(isinstance(one, Trigger | Flip) and one.key == act.ability for one in card.card.abilities)


@dataclass(frozen=True, slots=True)
class Asked:
    """The question that is open, as it stands for one player."""

    state: State
    prompt: Prompt | None
    player: int
    situation: Situation

    def reason(self, card: TableCard, act: Act) -> Reason | None:
        """The first reason against an act, with the card behind it."""
        refused = self.refusal(self.state, card, act)
        if refused is None:
            return None
        wanting = refused is Refusal.TRIBUTES and act.ability is None
        count = tributes.required(self.state, card) if wanting else None
        return Reason(refused, self.card_behind(card, act, refused), count)

    def refusal(self, state: State, card: TableCard, act: Act) -> Refusal | None:
        """The first clause against an act in a state that may differ from the present one in its texts."""
        return self.not_asked() or self.clause(state, card, act)

    def to_place(self, card: TableCard) -> tuple[Act, ...]:
        """What waits to be placed or carried out, whatever it is and wherever its card has gone (C8, T5).

        Triggers of hidden places wait in the windows of a chain (C9).
        """
        prompt = self.prompt
        if not isinstance(prompt, PlaceTrigger | Respond) or prompt.player != self.player:
            return ()
        own = (act for act in prompt.options if act.card == card.handle)
        return tuple(act for act in own if isinstance(prompt, PlaceTrigger) or _is_trigger(card, act))

    def not_asked(self) -> Refusal | None:
        """Why the player may do nothing at all just now."""
        if self.prompt is None:
            return Refusal.DUEL_OVER
        if self.prompt.player != self.player:
            return Refusal.OPPONENT_DECIDES
        if not isinstance(self.prompt, OpenPlay | BattlePlay | Respond | PlaceTrigger):
            return Refusal.OTHER_CHOICE
        return None

    def clause(self, state: State, card: TableCard, act: Act) -> Refusal | None:
        """The first clause of the rules against an act of the player who is asked."""
        if act in self.to_place(card):
            return None
        if act.verb is Verb.NORMAL_SUMMON and act.ability is not None:
            way = next(one for one in tributes.other_ways(card) if one.key == act.ability)
            return self.wrong_time(act.verb) or legality.other_way_refusal(state, self.player, card, way)
        if act.verb is not Verb.ACTIVATE:
            return self.wrong_time(act.verb) or _BY_HAND[act.verb](state, self.player, card)
        ability = next(one for one in card.card.abilities if one.key == act.ability)
        if isinstance(ability, Trigger | Flip):
            return self.no_trigger(state, card, ability)
        assert isinstance(ability, Activation | Ignition | Quick)
        if isinstance(self.prompt, PlaceTrigger):
            return Refusal.PENDING
        refused = activation.refusal(state, self.player, card, ability, self.situation)
        return self.untimely() if refused is Refusal.TIMING else refused

    def wrong_time(self, verb: Verb) -> Refusal | None:
        """Acts by hand belong to one's own main phase, attacks to one's battle step (T6, B2)."""
        if isinstance(self.prompt, BattlePlay if verb is Verb.ATTACK else OpenPlay):
            return None
        if self.state.turn_player != self.player:
            return Refusal.NOT_YOUR_TURN
        if self.state.phase in ((Phase.BATTLE,) if verb is Verb.ATTACK else (Phase.MAIN_1, Phase.MAIN_2)):
            return Refusal.PENDING
        return Refusal.PHASE

    def untimely(self) -> Refusal:
        """What the time is that does not suit what is activated in one's own main phase alone (M1, E3)."""
        return self.wrong_time(Verb.ACTIVATE) or Refusal.PENDING

    def no_trigger(self, state: State, card: TableCard, ability: Trigger | Flip) -> Refusal:
        """Why a trigger is not to be placed now: mostly because its event has not happened (E4)."""
        barred = triggers.standing_refusal(state, Pending(self.player, card.ref, ability, ()))
        return barred or Refusal.TRIGGERS

    def card_behind(self, card: TableCard, act: Act, refused: Refusal) -> int | None:
        """The face-up card without whose text the refusal would be another: it is what forbids the act."""
        if refused is not Refusal.PROHIBITED:
            return None
        return first_without(self.state, lambda state: self.clause(state, card, act) is not refused)


_BY_HAND: dict[Verb, Callable[[State, int, TableCard], Refusal | None]] = {
    Verb.NORMAL_SUMMON: legality.normal_summon_refusal,
    Verb.SET: activation.set_refusal,
    Verb.SPECIAL_SUMMON: activation.procedure_refusal,
    Verb.FLIP_SUMMON: legality.position_refusal,
    Verb.TO_ATTACK: legality.position_refusal,
    Verb.TO_DEFENSE: legality.position_refusal,
    Verb.ATTACK: lambda state, player, card: attacking.attack_refusal(state, card),
}


def negator(state: State, card: TableCard) -> int | None:
    """The face-up card that negates the effects of a card on the field, as far as one does it alone."""
    if card.uid not in derive.derived(state).negated:
        return None
    return first_without(state, lambda other: card.uid not in derive.derived(other).negated)


def first_without(state: State, lifted: Callable[[State], bool]) -> int | None:
    """The first face-up card of the field without whose text something is lifted, by its passcode.

    Where several cards each bring it about, none does so alone: then the last that has to be silent.
    """
    standing = [
        card
        for player in (0, 1)
        for card in state.on_field(player)
        if not card.face_down and card.card.abilities
    ]
    for card in standing:
        if lifted(silent(state, [card])):
            return card.card.passcode
    for count in range(2, len(standing) + 1):
        if lifted(silent(state, standing[:count])):
            return standing[count - 1].card.passcode
    return None


def silent(state: State, cards: Sequence[TableCard]) -> State:
    """The same state, but that nothing of these cards applies by itself."""
    muted = {card.uid: replace(card, card=_without_what_applies(card.card)) for card in cards}
    cards = [muted.get(card.uid, card) for card in state.cards]
    return replace(state, cards=cards, derived=None, found={})


def _without_what_applies(card: Card) -> Card:
    return replace(card, abilities=tuple(one for one in card.abilities if isinstance(one, Activatable)))
