"""Effects, carried out: how their parts are tied, and which function does which word (C5)."""

from collections.abc import Callable
from typing import Any

from cards.lang import effects as f
from cards.lang.groups import Choose, Pronoun
from cards.lang.places import Place
from duels.engine import (
    counters,
    deeds,
    delaying,
    derive,
    feasibility,
    guises,
    hidden,
    lending,
    moving,
    select,
    summoning,
    tossing,
)
from duels.engine.choosing import source_handle
from duels.engine.game import Game, Procedure, expect
from duels.engine.meant import referents
from duels.engine.prompts import Choice, ChooseOne, Why
from duels.engine.scope import Scope
from duels.engine.state import Link


def perform(game: Game, effect: f.Effect, scope: Scope, link: Link) -> Procedure[bool]:
    """Carry out an effect; True when it was done."""
    deed = _DEEDS.get(type(effect))
    if deed is not None:
        return deed(game, effect, scope, link)
    return (yield from _ASKING[type(effect)](game, effect, scope, link))


def if_you_do(game: Game, effect: f.IfYouDo, scope: Scope, link: Link) -> Procedure[bool]:
    """One moment, the second part only if the first was done (C5)."""
    if not (yield from perform(game, effect.first, scope, link)):
        return False
    return (yield from in_same_moment(game, effect.second, scope, link))


def both(game: Game, effect: f.Both, scope: Scope, link: Link) -> Procedure[bool]:
    """One moment, all of it or nothing (C5)."""
    if not feasibility.could(game.state, effect, scope):
        return False
    first = yield from perform(game, effect.first, scope, link)
    second = yield from in_same_moment(game, effect.second, scope, link)
    return first and second


def after_that(game: Game, effect: f.AfterThat, scope: Scope, link: Link) -> Procedure[bool]:
    """A later moment, whether the first part was done or not (C5)."""
    first = yield from perform(game, effect.first, scope, link)
    game.joins = False
    second = yield from perform(game, effect.second, scope, link)
    return first or second


def then_if_all(game: Game, effect: f.ThenIfAll, scope: Scope, link: Link) -> Procedure[bool]:
    """A later moment, and both parts only if all that was targeted is still right (C5)."""
    if len(scope.targets) < len(link.targets) or not (yield from perform(game, effect.first, scope, link)):
        return False
    game.joins = False
    yield from perform(game, effect.second, scope, link)
    return True


def also(game: Game, effect: f.Also, scope: Scope, link: Link) -> Procedure[bool]:
    """One moment, each part on its own (C5)."""
    first = yield from perform(game, effect.first, scope, link)
    second = yield from in_same_moment(game, effect.second, scope, link)
    return first or second


def in_same_moment(game: Game, effect: f.Effect, scope: Scope, link: Link) -> Procedure[bool]:
    """Carry out a part that belongs to the moment that is there."""
    with game.same_moment():
        return (yield from perform(game, effect, scope, link))


def then(game: Game, effect: f.Then, scope: Scope, link: Link) -> Procedure[bool]:
    """A later moment, only if the first part was done (C5)."""
    if not (yield from perform(game, effect.first, scope, link)):
        return False
    game.joins = False
    yield from perform(game, effect.second, scope, link)
    return True


def may(game: Game, effect: f.May, scope: Scope, link: Link) -> Procedure[bool]:
    """Its player may do it, if it could do anything; where he alone sees that, he is asked in any case."""
    possible = feasibility.could(game.state, effect.effect, scope)
    if not possible and not for_all_others_know(game, effect.effect, scope):
        return False
    options = ("yes", "no") if possible else ("no",)
    prompt = ChooseOne(scope.player, Why.DO_IT, options, source=source_handle(game, scope))
    if expect(Choice, (yield prompt)).choice == "no":
        return False
    return (yield from perform(game, effect.effect, scope, link))


def toss_coin(game: Game, effect: f.TossCoin, scope: Scope, link: Link) -> Procedure[bool]:
    """A coin decides which part is carried out."""
    return (yield from perform_one(game, tossing.toss_coin(game, effect, scope, link), scope, link))


def call_coin(game: Game, effect: f.CallCoin, scope: Scope, link: Link) -> Procedure[bool]:
    """A coin that is called decides which part is carried out."""
    part = yield from tossing.call_coin(game, effect, scope, link)
    return (yield from perform_one(game, part, scope, link))


def in_case(game: Game, effect: f.If, scope: Scope, link: Link) -> Procedure[bool]:
    """One part where something is so now, the other where it is not."""
    so = derive.holds(game.state, effect.given, scope.player, scope.source.uid)
    return (yield from perform_one(game, effect.do if so else effect.otherwise, scope, link))


def if_it_is(game: Game, effect: f.IfItIs, scope: Scope, link: Link) -> Procedure[bool]:
    """A part for the case that what was dealt with is such; a token that left is nothing (S12)."""
    value = derive.value_of(game.state)
    so = any(
        card.place is not Place.NOWHERE and select.matches(effect.filter, card, scope.source.uid, value)
        for card in referents(game.state, Pronoun.IT, scope)
    )
    return (yield from perform_one(game, effect.do if so else None, scope, link))


def if_it_totals(game: Game, effect: f.IfItTotals, scope: Scope, link: Link) -> Procedure[bool]:
    """A part for the case that the monsters dealt with had so much together when they went (C15)."""
    value = derive.value_of(game.state)
    dealt_with = {ref.uid for ref in scope.it}
    total = sum(known[effect.stat] for ref, known in scope.last_known.items() if ref.uid in dealt_with)
    so = any(value(effect.stat, card) == total for card in referents(game.state, effect.of, scope))
    return (yield from perform_one(game, effect.do if so else None, scope, link))


def perform_one(game: Game, part: f.Effect | None, scope: Scope, link: Link) -> Procedure[bool]:
    """The part that came to be meant; where there is none nothing is done."""
    return (yield from perform(game, part, scope, link)) if part is not None else False


def for_all_others_know(game: Game, effect: f.Effect, scope: Scope) -> bool:
    """Whether an effect hangs on cards that its player alone sees, of which he has some (F3)."""
    match effect:
        case f.Set(Choose(cards=group)) | f.AddToHand(Choose(cards=group)):
            pass
        case f.SpecialSummon(Choose(cards=group)) if feasibility.has_monster_zone(
            game.state, scope.player, scope
        ):
            pass
        case _:
            return False
    side = game.state.sides[scope.player]
    return any(
        place in group.places and held
        for place, held in ((Place.HAND, side.hand), (Place.EXTRA, side.extra), (Place.DECK, side.deck))
    )


_DEEDS: dict[type, Callable[[Game, Any, Scope, Link], bool]] = {
    f.Draw: deeds.draw,
    f.BanishOnLeaving: deeds.banish_on_leaving,
    f.ChangePosition: deeds.change_position,
    f.Damage: deeds.damage,
    f.NegateAttack: deeds.negate_attack,
    f.AttackAgain: deeds.attack_again,
    f.AttackAgainOn: deeds.attack_again_on,
    f.NegateNextAttack: deeds.negate_next_attack,
    f.SwitchPosition: deeds.switch_position,
    f.EndBattlePhase: deeds.end_battle_phase,
    f.Negate: deeds.negate,
    f.NegateEffect: deeds.negate_effect,
    f.PlaceCounter: counters.place_counter,
    f.Apply: deeds.apply_for_a_time,
    f.Equip: guises.equip,
    f.SummonTokenOpposite: summoning.summon_token_opposite,
    f.Tie: deeds.tie,
    f.SkipDrawPhase: deeds.skip_draw_phase,
    f.WinAfter: deeds.win_after,
    f.Later: delaying.later,
    f.Offer: delaying.offer,
    f.ReturnToField: delaying.return_to_field,
    f.DiscardHand: moving.discard_hand,
    f.LookAtHand: hidden.look_at_hand,
    f.RevealHand: hidden.reveal_hand,
    f.RevealDeck: hidden.reveal_deck,
    f.Excavate: hidden.excavate,
    f.RollDie: tossing.roll_die,
    f.Mill: moving.mill,
    f.GainLP: moving.gain_lp,
    f.LoseLP: moving.lose_lp,
}
"""Deeds in which nobody has anything to choose."""

_ASKING: dict[type, Callable[[Game, Any, Scope, Link], Procedure[bool]]] = {
    f.Both: both,
    f.AfterThat: after_that,
    f.ThenIfAll: then_if_all,
    f.EachSummons: summoning.each_summons,
    f.IfYouDo: if_you_do,
    f.Also: also,
    f.Then: then,
    f.May: may,
    f.If: in_case,
    f.IfItIs: if_it_is,
    f.IfItTotals: if_it_totals,
    f.TossCoin: toss_coin,
    f.CallCoin: call_coin,
    f.ArrangeTop: hidden.arrange_top,
    f.Discard: moving.discard_described,
    f.Destroy: deeds.destroy,
    f.DestroyAndBanish: deeds.destroy_and_banish,
    f.DestroyNegated: deeds.destroy_negated,
    f.Tribute: deeds.tribute,
    f.AddToHand: deeds.add_to_hand,
    f.ReturnToGrave: moving.return_to_grave,
    f.SendToGrave: moving.send_to_grave,
    f.Banish: moving.banish,
    f.ReturnToHand: moving.return_to_hand,
    f.ToDeck: moving.to_deck,
    f.DiscardFromHand: moving.discard_from_hand,
    f.ShareCounters: counters.share_counters,
    f.SpecialSummon: summoning.special_summon,
    f.NormalSummon: summoning.normal_summon,
    f.EquipWith: guises.equip_with,
    f.BecomeMonster: guises.become_monster,
    f.PlaceNext: deeds.place_next,
    f.Set: deeds.set_card,
    f.TakeControl: lending.take_control,
    f.GiveControl: lending.give_control,
    f.SwapControl: lending.swap_control,
    f.SummonTokens: summoning.summon_tokens,
    f.FusionSummon: summoning.fusion_summon,
    f.PrepareFusion: summoning.prepare_fusion,
    f.SummonPrepared: summoning.summon_prepared,
    f.AddOneByChance: hidden.add_one_by_chance,
    f.RitualSummon: summoning.ritual_summon,
}
"""Deeds and ties in which a player may have to choose."""
