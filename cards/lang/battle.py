"""What applies to attacks and to battles (B): who may attack whom, at what price, and who takes what."""

from dataclasses import dataclass
from enum import StrEnum

from cards.lang.costs import Cost
from cards.lang.groups import Cards, Pronoun
from cards.lang.players import Who


class Role(StrEnum):
    """On which side of an attack a monster stands."""

    ATTACKER = "attacker"
    TARGET = "target"
    EITHER = "either"


class DamageChange(StrEnum):
    """What becomes of battle damage, in the order in which the changes are made (B14)."""

    REDIRECT = "redirect"
    """The other player takes it instead."""
    SHARE = "share"
    """The other player takes as much."""
    DOUBLE = "double"
    HALVE = "halve"
    NONE = "none"
    """It becomes 0."""
    RECOVER = "recover"
    """It becomes life points that are gained."""
    REFLECT = "reflect"
    """The other player takes as much, as damage by the effect."""


@dataclass(frozen=True, slots=True)
class Pierces:
    """Monsters whose attack on a defense position monster inflicts what exceeds its DEF (B6)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class MayAttackDirectly:
    """Monsters that may attack the opponent himself although he has monsters (B2)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class CannotAttackDirectly:
    """Monsters that cannot attack the opponent himself."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class AttacksUpTo:
    """Monsters that can attack so many times in each battle phase (B2)."""

    who: Pronoun | Cards
    times: int


@dataclass(frozen=True, slots=True)
class AttacksEach:
    """Monsters that can attack every monster of the opponent, each once (B2)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class AttacksInDefense:
    """Monsters that can attack although they stand in face-up defense position (B12)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class MustAttack:
    """Monsters that must attack if they can (B2)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class CannotBeAttacked:
    """Monsters that cannot be chosen as an attack target by monsters such as these (B2)."""

    who: Pronoun | Cards
    by: Cards


@dataclass(frozen=True, slots=True)
class AttackCost:
    """What is paid to declare an attack with such a monster, before its target is chosen (B2)."""

    who: Pronoun | Cards
    cost: Cost


@dataclass(frozen=True, slots=True)
class ChangeBattleDamage:
    """Battle damage that a player would take, in battles of such monsters, is changed (B14)."""

    change: DamageChange
    of: Who
    battling: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class NotDestroyedByBattleOnce:
    """The first of such monsters that battle would destroy in a turn is not destroyed (X7)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class NegatesTheBeaten:
    """Effect monsters that such monsters destroy by battle have no effects, in the graveyard either (C16)."""

    who: Cards


@dataclass(frozen=True, slots=True)
class NextAttackNegated:
    """The next attack of such a monster is negated when it is declared (B10)."""

    who: Cards


@dataclass(frozen=True, slots=True)
class NoBattlePhase:
    """A player cannot conduct a battle phase (T2)."""

    of: Who


BattleEffect = (
    Pierces
    | MayAttackDirectly
    | CannotAttackDirectly
    | AttacksUpTo
    | AttacksEach
    | AttacksInDefense
    | MustAttack
    | CannotBeAttacked
    | AttackCost
    | ChangeBattleDamage
    | NotDestroyedByBattleOnce
    | NegatesTheBeaten
    | NextAttackNegated
    | NoBattlePhase
)
