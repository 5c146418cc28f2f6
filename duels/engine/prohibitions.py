"""What is forbidden now, and what cannot happen: to cards and to players."""

from cards.lang import continuous as c
from cards.lang import prohibitions as p
from cards.lang.abilities import Activatable, Activation, Ignition, Oath, Trigger
from cards.lang.battle import BattleEffect, ChangeBattleDamage, NoBattlePhase
from cards.lang.groups import Cards, Pronoun
from cards.lang.inspect import ability_of
from cards.lang.turns import Phase
from duels.engine import select
from duels.engine.applying import Applying, affected
from duels.engine.findings import BattleWord, Derived, Reading
from duels.engine.shielding import has_no_hold
from duels.engine.state import State, TableCard


def forbid(state: State, found: Derived, one: Applying) -> None:
    """Write down what one effect forbids, keeps off, or allows beside what the rules do."""
    match one.effect:
        case c.CannotAttack(who):
            found.cannot_attack |= _under(state, found, one, who)
        case c.CannotDeclareAttack(of):
            found.cannot_attack |= {
                card.uid for seat in select.seats(of, one.player) for card in state.monsters(seat)
            }
        case c.CannotAttackBeside():
            spared = {ref.uid for ref in one.on or () if state.at(ref) is not None}
            found.cannot_attack |= {
                card.uid
                for card in state.monsters(one.player)
                if card.uid not in spared and not has_no_hold(state, found, one, card)
            }
        case c.NotDestroyedByBattle(who):
            found.safe_in_battle |= _under(state, found, one, who)
        case c.NotDestroyedByEffects(who, whose):
            found.safe_from_effects += [
                (uid, whose, one.player) for uid in sorted(_under(state, found, one, who))
            ]
        case c.NotDestroyedByEffectsOnce(who):
            if one.this is not None:
                found.safe_from_effects_once += [
                    (uid, one.this) for uid in sorted(_under(state, found, one, who))
                ]
        case c.NoBattleDamage(of):
            found.no_battle_damage.update(select.seats(of, one.player))
        case c.CannotSummon(of):
            found.cannot_summon.update(select.seats(of, one.player))
        case c.FurtherNormalSummon() as allowed:
            found.further_summons.append((one.player, allowed))
        case c.NotForTributeSummon(who):
            found.not_for_tribute_summon |= _under(state, found, one, who)
        case c.NotForSynchroSummon(who):
            found.not_for_synchro_summon |= _under(state, found, one, who)
        case c.CountsAsTwoTributes(for_):
            if one.this is not None:
                found.worth_two_tributes.append((one.this, for_))
        case c.CannotBeTributed(who):
            found.cannot_be_tributed |= _under(state, found, one, who)
        case c.CannotTurnByHand(who):
            found.cannot_turn_by_hand |= _under(state, found, one, who)
        case c.CannotActivate() as forbidden:
            found.cannot_activate.append((one.player, forbidden))
        case _ if isinstance(one.effect, BattleEffect):
            found.battle.append(battle_word(state, found, one, one.effect))
        case p.CannotSummonSuch() as such:
            found.cannot_summon_such.append((one.player, such))
        case p.CannotSet() as such:
            found.cannot_set.append((one.player, such))
        case p.OnlyForTributeSummon(who):
            found.only_for_tribute_summon |= _under(state, found, one, who)
        case p.CannotBeTargeted() as protection:
            for uid in sorted(_under(state, found, one, protection.who)):
                found.untargetable.setdefault(uid, []).append((one.player, protection))
        case p.CannotBeBanished(who):
            found.cannot_be_banished |= _under(state, found, one, who)
        case p.GravesSealed():
            found.graves_sealed = True
        case p.BanishedInstead(filter_):
            found.banished_instead.append((one.player, filter_))
        case _:
            pass


def battle_word(state: State, found: Derived, one: Applying, effect: BattleEffect) -> BattleWord:
    """A word about battles with the monsters that it reaches, if it is about monsters."""
    if isinstance(effect, NoBattlePhase):
        return BattleWord(effect, frozenset(), one.player, one.this)
    who = effect.battling if isinstance(effect, ChangeBattleDamage) else effect.who
    return BattleWord(effect, frozenset(_under(state, found, one, who)), one.player, one.this)


def _under(state: State, found: Derived, one: Applying, who: Pronoun | Cards) -> set[int]:
    """The cards that an effect is about, without those on which it has no hold."""
    cards = affected(state, one, who, Reading(found))
    return {card.uid for card in cards if not has_no_hold(state, found, one, card)}


def sworn(state: State) -> set[int]:
    """The players whom a link on the chain binds to summon nothing else."""
    return {
        seat
        for link in state.chain
        if not link.negated
        and isinstance(oath := oath_of(ability_of(state.book[link.card.passcode], link.key)), c.CannotSummon)
        for seat in select.seats(oath.of, link.player)
    }


def oath_of(ability: Activatable) -> Oath | None:
    """What an activation binds to."""
    return ability.oath if isinstance(ability, Activation | Ignition | Trigger) else None


def breaks(state: State, oath: Oath, player: int, card: TableCard) -> bool:
    """Whether what the oath forbids has already been done in this turn."""
    if isinstance(oath, c.CannotSummon):
        return state.summoned[player] == state.turn
    if isinstance(oath, NoBattlePhase):
        return state.turn_player == player and state.phase in (Phase.BATTLE, Phase.MAIN_2)
    if isinstance(oath, c.CannotAttackBeside):
        # Of several attackers one at the most is the target, and of those that have left none is.
        return state.sides[player].attacker_gone or len(attackers(state, player)) > 1
    if isinstance(oath.who, Cards):
        return any(state.attack_turns[seat] == state.turn for seat in select.seats(oath.who.of, player))
    return card.declared == state.turn


def attackers(state: State, player: int) -> list[TableCard]:
    """The monsters of a player that have declared an attack in this turn."""
    return [card for card in state.monsters(player) if card.declared == state.turn]


def binds_attackers(state: State, ability: Activatable, player: int, target: TableCard) -> bool:
    """Whether with this target the oath of an ability forbids what another monster has already done."""
    if not isinstance(oath_of(ability), c.CannotAttackBeside):
        return False
    return any(card.uid != target.uid for card in attackers(state, player))
