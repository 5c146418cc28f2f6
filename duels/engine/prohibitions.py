"""What is forbidden now, and what cannot happen: to cards and to players."""

from cards.lang import continuous as c
from cards.lang.abilities import Activatable, Activation
from cards.lang.battle import BattleEffect, ChangeBattleDamage
from cards.lang.inspect import ability_of
from duels.engine import select
from duels.engine.applying import Applying, affected
from duels.engine.findings import BattleWord, Derived
from duels.engine.state import State


def forbid(state: State, found: Derived, one: Applying, value: select.Value) -> None:
    """Write down what one effect forbids."""
    match one.effect:
        case c.CannotAttack(who):
            found.cannot_attack |= {card.uid for card in affected(state, one, who, value)}
        case c.NotDestroyedByBattle(who):
            found.safe_in_battle |= {card.uid for card in affected(state, one, who, value)}
        case c.NotDestroyedByEffects(who, whose):
            found.safe_from_effects += [
                (card.uid, whose, one.player) for card in affected(state, one, who, value)
            ]
        case c.NotDestroyedByEffectsOnce(who):
            if one.this is not None:
                found.safe_from_effects_once += [
                    (card.uid, one.this) for card in affected(state, one, who, value)
                ]
        case c.NoBattleDamage(of):
            found.no_battle_damage.update(select.seats(of, one.player))
        case c.CannotSummon(of):
            found.cannot_summon.update(select.seats(of, one.player))
        case c.NotForTributeSummon(who):
            found.not_for_tribute_summon |= {card.uid for card in affected(state, one, who, value)}
        case c.CannotBeTributed(who):
            found.cannot_be_tributed |= {card.uid for card in affected(state, one, who, value)}
        case c.CannotTurnByHand(who):
            found.cannot_turn_by_hand |= {card.uid for card in affected(state, one, who, value)}
        case c.CannotActivate(filter_):
            found.cannot_activate.append(filter_)
        case _ if isinstance(one.effect, BattleEffect):
            found.battle.append(battle_word(state, one, one.effect, value))
        case _:
            pass


def battle_word(state: State, one: Applying, effect: BattleEffect, value: select.Value) -> BattleWord:
    """A word about battles with the monsters that it reaches."""
    who = effect.battling if isinstance(effect, ChangeBattleDamage) else effect.who
    reached = frozenset(card.uid for card in affected(state, one, who, value))
    return BattleWord(effect, reached, one.player, one.this)


def sworn(state: State) -> set[int]:
    """The players whom a link on the chain binds to summon nothing else."""
    return {
        seat
        for link in state.chain
        if not link.negated
        and (oath := oath_of(ability_of(state.book[link.card.passcode], link.key))) is not None
        for seat in select.seats(oath.of, link.player)
    }


def oath_of(ability: Activatable) -> c.CannotSummon | None:
    """What an activation binds its player to."""
    return ability.oath if isinstance(ability, Activation) else None
