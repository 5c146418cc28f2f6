"""What could an effect do now? One that could do nothing at all is not activated by choice (C10)."""

from dataclasses import replace

from cards.lang import effects as f
from cards.lang.abilities import (
    CannotBeNegated,
    Equips,
    PlacedOnlyBy,
)
from cards.lang.alterations import Alteration
from cards.lang.battle import MayAttackDirectly
from cards.lang.continuous import (
    HOLDS_FACE_DOWN,
    ContinuousEffect,
    FurtherNormalSummon,
    Gain,
    NoBattleDamage,
)
from cards.lang.groups import Cards, Choose, ChooseThose, Every, Group, Pronoun, Those, bounds
from cards.lang.inspect import (
    bars_of,
    may_be_brought_by,
    says,
    words,
)
from cards.lang.numbers import DamageAnswered, DealtWith, Number, Rolled, StatOf, TotalBeside
from cards.lang.occasions import Way
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.lang.procedures import Bar
from cards.lang.terms import Trait
from cards.lang.turns import Phase, Step
from duels.engine import control, derive, fusions, legality, materials, select, tallies
from duels.engine.amounts import once_paid
from duels.engine.comparison import damages
from duels.engine.derive import value_of
from duels.engine.meant import (
    awaits_the_graveyard,
    candidates,
    is_beyond_reach,
    is_used_up_by,
    referents,
)
from duels.engine.protection import can_destroy
from duels.engine.scope import Scope
from duels.engine.state import Guise, State, TableCard


def zone_for(state: State, player: int, card: TableCard) -> int | None:
    """The zone into which a spell or trap goes: a free one, or the field zone (F7, F9, M7).

    A negated card keeps its zone until the chain is over (M10).
    """
    if Trait.FIELD in card.card.traits:
        return 0
    return legality.free_spell_zone(state, player)


def could(state: State, effect: f.Effect | None, scope: Scope) -> bool:
    """Whether an effect could do something now (C10)."""
    player = scope.player
    if hangs_on_the_unknown(state, effect, scope):
        return True
    match effect:
        case None | f.May() | f.IfItIs():
            return True
        case f.Negate() | f.NegateEffect():
            return not (scope.event and says(state.cards[scope.event[0].uid].card, CannotBeNegated))
        case f.Both(first, second):
            return could(state, first, scope) and _could_follow(state, second, _after(state, first, scope))
        case f.AfterThat(first, second):
            return could(state, first, scope) or could(state, second, scope)
        case f.IfYouDo(first, second) | f.Then(first, second) | f.ThenIfAll(first, second):
            return could(state, first, scope) and _could_follow(state, second, _after(state, first, scope))
        case f.Also(first, second):
            return could(state, first, scope) and _could_follow(state, second, scope)
        case f.Damage(_, number) | f.GainLP(_, number) | f.LoseLP(_, number):
            # Damage of 0 is none (B11), and neither is a gain or a loss of 0.
            return _is_told_later(number) or least(state, number, scope) > 0
        case f.Apply(NoBattleDamage(of), f.Until.DAMAGE_STEP):
            return any(damages(state, seat) for seat in select.seats(of, player))
        case f.Apply(FurtherNormalSummon(of)):
            return any(legality.may_normal_summon(state, seat) for seat in select.seats(of, player))
        case f.SwitchPosition(group):
            return any(not card.face_down for card in candidates(state, group, scope))
        case f.Apply(MayAttackDirectly()):
            return legality.may_yet_attack(state, player)
        case f.NegateNextAttack():
            return state.turn_player != player and attacks_may_come(state)
        case f.AttackAgainOn():
            this = state.at(scope.source)
            return this is not None and not is_beyond_reach(state, this)
        case f.EndBattlePhase():
            return state.phase is Phase.BATTLE
        case f.Apply(lasting) if takes_hold(lasting) and isinstance(getattr(lasting, "who", None), Cards):
            return bool(held(state, lasting, scope))
        case f.Draw(who, count) | f.Mill(who, count):
            due = least(state, count, scope)
            return due > 0 and all(len(state.sides[seat].deck) >= due for seat in select.seats(who, player))
        case f.Destroy(group) | f.DestroyAndBanish(group):
            return any(
                card.uid not in scope.leaving and can_destroy(state, player, card)
                for card in candidates(state, group, scope)
            )
        case f.AddToHand(group) | f.SendToGrave(group):
            return any(card.uid not in scope.leaving for card in candidates(state, group, scope))
        case f.AddOneByChance(count, cards):
            return len(select.members(state, cards, player, scope.source.uid, value_of(state))) >= count
        case f.ReturnToGrave(group):
            return bool(candidates(state, group, scope))
        case f.Banish(group):
            found = candidates(state, group, scope, lost_too=True)
            return any(
                card.uid not in scope.leaving and derive.can_be_banished(state, card) for card in found
            )
        case f.Tribute(group):
            return any(
                card.uid not in scope.leaving and derive.can_be_tributed(state, card)
                for card in candidates(state, group, scope)
            )
        case f.ReturnToHand(group) | f.ToDeck(group):
            return any(
                card.uid not in scope.leaving and not awaits_the_graveyard(state, card)
                for card in candidates(state, group, scope, lost_too=True)
            )
        case f.DiscardFromHand(who, count):
            due = least(state, count, scope)
            return all(_held(state, seat, scope) >= due for seat in select.seats(who, player))
        case f.Discard(group):
            return any(card.place is Place.HAND for card in candidates(state, group, scope))
        case f.LookAtHand():
            return bool(state.sides[1 - player].hand)
        case f.RevealHand(who):
            return any(_held(state, seat, scope) for seat in select.seats(who, player))
        case f.RevealDeck(who):
            return any(state.sides[seat].deck for seat in select.seats(who, player))
        case f.Excavate(who, due) | f.ArrangeTop(who, due):
            return all(len(state.sides[seat].deck) >= due for seat in select.seats(who, player))
        case f.TossCoin(first, second) | f.CallCoin(first, second):
            return any(part is not None and could(state, part, scope) for part in (first, second))
        case f.If(_, do, otherwise):
            return could(state, do, scope) or (otherwise is not None and could(state, otherwise, scope))
        case f.DiscardHand(who):
            return any(_held(state, seat, scope) for seat in select.seats(who, player))
        case f.ShareCounters(name, count, cards):
            found = select.members(state, cards, player, scope.source.uid, value_of(state))
            return least(state, count, scope) > 0 and any(
                tallies.room(state, card, name) > 0 for card in found if card.uid not in scope.leaving
            )
        case f.Set(group):
            return any(can_set(state, player, card) for card in candidates(state, group, scope))
        case f.SpecialSummon(group, together=together):
            there = sum(
                can_special_summon(state, player, card, scope.source.uid)
                for card in candidates(state, group, scope)
            )
            needed = fewest(group)
            return there >= needed and max(needed, together) <= monster_zones(state, player, scope)
        case f.TakeControl(group):
            return has_monster_zone(state, player, scope) and any(
                legality.can_change_sides(state, card, player) for card in candidates(state, group, scope)
            )
        case f.GiveControl(group):
            return has_monster_zone(state, 1 - player, scope) and bool(candidates(state, group, scope))
        case f.SwapControl():
            return all(any(card.uid not in scope.leaving for card in state.monsters(seat)) for seat in (0, 1))
        case f.ChangePosition(group, position):
            return any(can_turn(card, position) for card in candidates(state, group, scope))
        case f.Equip(pronoun):
            this = state.cards[scope.source.uid]
            if this.place is Place.MONSTERS and legality.free_spell_zone(state, player) is None:
                return False
            if control.holds_by_equip(this) and not has_monster_zone(state, player, scope):
                return False
            return any(fits_equip(state, this, card) for card in referents(state, pronoun, scope))
        case f.EquipWith(group, pronoun):
            return (
                legality.free_spell_zone(state, player) is not None
                and any(is_face_up_monster(card) for card in referents(state, pronoun, scope))
                and bool(candidates(state, group, scope))
            )
        case f.BecomeMonster():
            this = state.cards[scope.source.uid]
            may_summon = legality.may_be_summoned(state, player, this, Way.SPECIAL)
            return may_summon and has_monster_zone(state, player, scope)
        case f.NormalSummon():
            return bool(legality.for_extra_summon(state, player))
        case f.FusionSummon(places, which):
            return any(
                legality.may_be_summoned(state, player, card, Way.SPECIAL, Way.FUSION)
                for card in fusions.possible(state, player, places, which)
            )
        case f.PrepareFusion(places):
            return any(
                legality.may_be_summoned(state, player, card, Way.SPECIAL, Way.FUSION)
                for card in fusions.preparable(state, player, places)
            )
        case f.RitualSummon(name, exactly):
            return any(
                legality.may_be_summoned(state, player, card, Way.SPECIAL, Way.RITUAL)
                and materials.can_ritual(state, player, card, exactly)
                for card in ritual_monsters(state, player, name)
            )
        case f.IfItTotals(_, _, do):
            return could(state, do, scope)
        case f.SummonTokens(token, count, beside=beside):
            free = state.sides[select.seats(beside, player)[0]].monsters.count(None)
            return free >= count and legality.may_summon_token(state, player, token.name)
        case _:
            return True


def _after(state: State, effect: f.Effect, scope: Scope) -> Scope:
    """The scope when a part has been done; what it destroys all of frees its zones (F9)."""
    match effect:
        case f.Both(first, second):
            return _after(state, second, _after(state, first, scope))
        case f.Destroy(Every()):
            gone = {card.uid for card in candidates(state, effect.cards, scope)}
            return replace(scope, leaving=scope.leaving | gone)
        case _:
            return scope.after(state, effect)


def _could_follow(state: State, effect: f.Effect, scope: Scope) -> bool:
    """Whether a later part could do something; how much it will be of life points the first may decide."""
    return isinstance(effect, f.Damage | f.GainLP | f.LoseLP) or could(state, effect, scope)


def _is_told_later(number: Number) -> bool:
    """Whether a number hangs on what is named, rolled or dealt with before it is computed."""
    return any(
        isinstance(word, StatOf | TotalBeside | DamageAnswered | DealtWith | Rolled) for word in words(number)
    )


def least(state: State, number: Number, scope: Scope) -> int:
    """The least that a number will be; what hangs on the part before is at least 1 when that was done."""
    if isinstance(number, DealtWith):
        return 1
    known = once_paid(number, len(scope.paid), scope.counters_paid)
    return derive.amount(state, known, scope.player, scope.source.uid)


def _held(state: State, seat: int, scope: Scope) -> int:
    """How many cards a player will hold: not the one being activated, nor what was paid (M9)."""
    if scope.drawing and seat == scope.player:
        return MOST_HELD
    return sum(card.uid not in scope.leaving and not is_used_up_by(card, scope) for card in state.hand(seat))


MOST_HELD = 60
"""More cards than any effect asks of a hand to which others come first (D1)."""


def takes_hold(effect: ContinuousEffect) -> bool:
    """Whether a lasting effect is one of those that are there when it begins (C17)."""
    return isinstance(effect, Gain | Alteration)


def held(state: State, effect: ContinuousEffect, scope: Scope) -> list[TableCard]:
    """The cards of which a lasting effect would take hold now: face-up ones, but for what C18 leaves (N5)."""
    holds_face_down = isinstance(effect, HOLDS_FACE_DOWN)
    who: Pronoun | Cards = getattr(effect, "who", Pronoun.THIS)
    if isinstance(who, Pronoun):
        found = referents(state, who, scope)
    else:
        found = select.members(state, who, scope.player, scope.source.uid, value_of(state))
    return [
        card
        for card in found
        if card.uid not in scope.leaving
        and (holds_face_down or not card.face_down)
        and not is_beyond_reach(state, card)
    ]


def hangs_on_the_unknown(state: State, effect: f.Effect | None, scope: Scope) -> bool:
    """Whether a part deals with cards that nobody can know yet, and so can be hoped to do something (C19).

    Those that the part before has yet to bring about, and those among the other's hidden cards, of which
    only the number is public.
    """
    group = getattr(effect, "cards", None)
    those = group.those if isinstance(group, ChooseThose) else group
    pronoun = those.of if isinstance(those, Those) else those
    if isinstance(pronoun, Pronoun):
        return (pronoun is Pronoun.IT and not scope.it) or (
            pronoun is Pronoun.EXCAVATED and not scope.excavated
        )
    cards = getattr(group, "cards", None)
    if not isinstance(cards, Cards):
        return False
    if scope.drawing and Place.HAND in cards.places and cards.of is not Who.OPPONENT:
        return True
    hand_of_the_other = Place.HAND in cards.places and cards.of is not Who.YOU
    return hand_of_the_other and bool(state.sides[1 - scope.player].hand)


def ritual_monsters(state: State, player: int, name: str) -> list[TableCard]:
    """The ritual monsters of a name in a player's hand (S9)."""
    return [card for card in state.hand(player) if card.card.name_en == name]


def fewest(group: Group) -> int:
    """How many cards at least an effect deals with that names so many (S5)."""
    return bounds(group.count, 1)[0] if isinstance(group, Choose) else 1


def monster_zones(state: State, player: int, scope: Scope) -> int:
    """The zones that are free, or that this very effect or its cost will free (F9)."""
    return sum(uid is None or uid in scope.leaving for uid in state.sides[player].monsters)


def has_monster_zone(state: State, player: int, scope: Scope) -> bool:
    """A zone that is free, or that this very effect or its cost will free (F9)."""
    return monster_zones(state, player, scope) > 0


def can_special_summon(state: State, player: int, card: TableCard, by: int) -> bool:
    """Whether the effect of a card, named by its uid, may special summon another from where it is (S6)."""
    row = state.book[card.card.passcode]
    if not row.is_monster or not legality.may_be_summoned(state, player, card, Way.SPECIAL):
        return False
    if not may_be_brought_by(row, state.cards[by].card.name_en):
        return False
    bars = bars_of(row)
    if Bar.SPECIAL in bars or Bar.UNLESS_PROPER in bars:
        return False
    if Bar.FROM_GRAVE in bars and card.place is Place.GRAVE:
        return False
    revived = card.card.belongs_in_extra_deck and card.place is not Place.EXTRA
    needs_proper = revived or Trait.RITUAL in card.card.traits
    return card.proper or not (needs_proper or Bar.UNTIL_PROPER in bars)


def is_face_up_monster(card: TableCard) -> bool:
    return card.place is Place.MONSTERS and not card.face_down


def attacks_may_come(state: State) -> bool:
    """Whether an attack is under way, or could still be declared in this turn (B10)."""
    if state.attack is not None:
        return True
    return state.phase in (Phase.DRAW, Phase.STANDBY, Phase.MAIN_1) or (
        state.phase is Phase.BATTLE and state.step is not Step.END
    )


def can_turn(card: TableCard, position: Position) -> bool:
    """Whether an effect may turn a monster so; a token is never face-down (S12)."""
    if position.face_down and Trait.TOKEN in card.card.traits:
        return False
    return card.position is not position


def can_set(state: State, player: int, card: TableCard) -> bool:
    """Whether a spell or trap has a zone to be set in (F9, M7)."""
    return (
        card.place is Place.HAND
        and not card.card.is_monster
        and not says(card.card, PlacedOnlyBy)
        and legality.may_be_set(state, player, card)
        and zone_for(state, player, card) is not None
    )


def fits_equip(state: State, equip: TableCard, monster: TableCard) -> bool:
    """Whether an equip card fits a monster: face-up, and such as its text says (M6)."""
    if monster.place is not Place.MONSTERS or monster.face_down or monster.uid == equip.uid:
        return False
    if equip.guise is Guise.EQUIP or (equip.guise is Guise.UNION and equip.equipped == monster.ref):
        # A union stays with its monster, whoever has that by now and of whatever type it is.
        return True
    if Trait.UNION in equip.card.traits and carries_union(state, monster):
        return False
    if equip.equipped == monster.ref and control.holds_by_equip(equip):
        # Whose monster it fits was asked when it was not yet its player's own.
        return True
    return any(
        isinstance(ability, Equips)
        and select.means(state, ability.to, monster, equip.controller, equip.uid, value_of(state))
        for ability in equip.card.abilities
    )


def carries_union(state: State, monster: TableCard) -> bool:
    """Whether a union monster is equipped to it already: it carries one (S15)."""
    return any(
        card.guise is Guise.UNION
        and card.equipped == monster.ref
        and Trait.UNION in state.book[card.card.passcode].traits
        for card in state.cards
    )
