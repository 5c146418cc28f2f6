"""Monsters whose effects are negated because of what has beaten them in battle (B8, C16)."""

from collections.abc import Sequence

from cards.lang.battle import NegatesTheBeaten
from cards.lang.terms import Trait
from duels.engine import derive
from duels.engine.state import State, TableCard


def silenced(state: State, beaten: Sequence[TableCard]) -> list[TableCard]:
    """Those of the beaten effect monsters that a monster beat of which a card says so.

    A card that is itself beaten says nothing any more (B8).
    """
    attack = state.attack
    if attack is None or attack.target is None:
        return []
    gone = {card.uid for card in beaten}
    victors = {
        uid
        for word in derive.derived(state).battle
        if isinstance(word.effect, NegatesTheBeaten) and word.this not in gone
        for uid in word.reached
    }
    opponent = {attack.attacker.uid: attack.target.uid, attack.target.uid: attack.attacker.uid}
    return [card for card in beaten if Trait.EFFECT in card.card.traits and opponent[card.uid] in victors]
