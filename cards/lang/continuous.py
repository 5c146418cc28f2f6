"""What applies without being activated (C6), while its card stands or for a time."""

from dataclasses import dataclass

from cards.lang.alterations import Alteration
from cards.lang.battle import BattleEffect
from cards.lang.filters import Filter
from cards.lang.groups import Cards, Pronoun
from cards.lang.numbers import Number
from cards.lang.players import Who
from cards.lang.prohibitions import Prohibition


@dataclass(frozen=True, slots=True)
class Gain:
    """Monsters gain, or with a negative number lose, ATK and DEF (N2, N4)."""

    who: Pronoun | Cards
    atk: Number = 0
    def_: Number = 0


@dataclass(frozen=True, slots=True)
class GainByRace:
    """Monsters of the one type that is in a graveyard gain ATK."""

    who: Cards
    race_of: Cards
    atk: Number


@dataclass(frozen=True, slots=True)
class CannotAttack:
    """Monsters that cannot declare an attack."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class CannotDeclareAttack:
    """A player who cannot declare an attack. It binds him: unaffected monsters are no exception (C17)."""

    of: Who


@dataclass(frozen=True, slots=True)
class CannotAttackBeside:
    """Monsters of its player that are not the one spoken of cannot attack, also those that come later."""

    who: Pronoun


@dataclass(frozen=True, slots=True)
class CannotActivate:
    """Cards of a kind that a player, or nobody, can activate on the field, nor their effects there.

    With `cards_only` what the cards on the field do can be activated all the same (M10).
    """

    filter: Filter
    of: Who = Who.EITHER
    cards_only: bool = False


@dataclass(frozen=True, slots=True)
class Nullify:
    """The effects of cards on the field are negated (C16)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class NotDestroyedByBattle:
    """Cards that battle does not destroy (X7)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class NotDestroyedByEffects:
    """Cards that effects, or those of one player, do not destroy (X7)."""

    who: Pronoun | Cards
    whose: Who = Who.EITHER


@dataclass(frozen=True, slots=True)
class NotDestroyedByEffectsOnce:
    """The first of such cards that an effect would destroy in a turn is not destroyed (X7)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class NoBattleDamage:
    """A player takes no battle damage (B14)."""

    of: Who


@dataclass(frozen=True, slots=True)
class CannotSummon:
    """A player can normal, flip and special summon no monster; setting is no summon (X5)."""

    of: Who


@dataclass(frozen=True, slots=True)
class FurtherNormalSummon:
    """A player can normal summon one such monster beside the turn's one, but no more than one so a turn (S1).

    It is no set, and whatever else allows another such summon adds nothing to it.
    """

    of: Who
    filter: Filter


@dataclass(frozen=True, slots=True)
class NotForTributeSummon:
    """Monsters that cannot be tributed for a normal summon or set (S2)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class NotForSynchroSummon:
    """Monsters that cannot be synchro material (S8)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class CountsAsTwoTributes:
    """This card can stand for two tributes for the tribute summon or set of such a monster (S2)."""

    for_: Filter


@dataclass(frozen=True, slots=True)
class CannotBeTributed:
    """Monsters that cannot be tributed, for whatever (X6)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class CannotTurnByHand:
    """Monsters that their player cannot flip summon nor change in position by hand (S4, S10)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class Control:
    """This card's player has control of the monster that it is equipped to (F8)."""


ContinuousEffect = (
    Gain
    | GainByRace
    | CannotAttack
    | CannotDeclareAttack
    | CannotAttackBeside
    | CannotActivate
    | Nullify
    | NotDestroyedByBattle
    | NotDestroyedByEffects
    | NotDestroyedByEffectsOnce
    | NoBattleDamage
    | CannotSummon
    | FurtherNormalSummon
    | NotForTributeSummon
    | NotForSynchroSummon
    | CountsAsTwoTributes
    | Alteration
    | Prohibition
    | BattleEffect
    | CannotBeTributed
    | CannotTurnByHand
    | Control
)

HOLDS_FACE_DOWN = (CannotAttack, CannotAttackBeside, CannotBeTributed, CannotTurnByHand)
"""What binds a monster for a time although it is, or is turned, face-down: it is no value of it (C18)."""
