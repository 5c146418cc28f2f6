"""What an effect that fixes a value does away with: what was laid on the monster before it (N4)."""

from dataclasses import replace

from cards.lang import alterations as a
from cards.lang.continuous import ContinuousEffect, Gain
from duels.engine.state import Lasting, Ref


def supersede(lasting: list[Lasting], new: Lasting) -> list[Lasting]:
    """What is left of what was laid on cards once another effect is laid on them.

    An effect that fixes ATK or DEF ends what gained, lost or fixed that value before it; one that sets an
    original value ends what fixed the value or the original. They do not come back when it is over.
    """
    ends = _ENDS.get(type(new.effect))
    if ends is None or new.on is None:
        return lasting
    names = _names(new.effect)
    return [left for old in lasting for left in _left(old, new.on, names, ends)]


_ENDS: dict[type[ContinuousEffect], tuple[type[ContinuousEffect], ...]] = {
    a.ValueBecomes: (Gain, a.ValueBecomes),
    a.OriginalBecomes: (a.ValueBecomes, a.OriginalBecomes),
}


def _names(effect: ContinuousEffect) -> tuple[str, ...]:
    """Which of ATK and DEF an effect says something of."""
    nothing = _nothing(effect)
    return tuple(name for name in ("atk", "def_") if getattr(effect, name) != nothing)


def _nothing(effect: ContinuousEffect) -> int | None:
    """How an effect says nothing of a value: it gains 0, or it is not set."""
    return 0 if isinstance(effect, Gain) else None


def _left(
    old: Lasting, on: tuple[Ref, ...], names: tuple[str, ...], ends: tuple[type[ContinuousEffect], ...]
) -> list[Lasting]:
    """An older effect without what it says of these values of these monsters."""
    if old.on is None or not isinstance(old.effect, ends) or not set(names) & set(_names(old.effect)):
        return [old]
    struck = tuple(ref for ref in old.on if ref in on)
    spared = tuple(ref for ref in old.on if ref not in on)
    rest = replace(old.effect, **dict.fromkeys(names, _nothing(old.effect)))
    left = [replace(old, on=spared)] if spared else []
    if struck and _names(rest):
        left.append(replace(old, effect=rest, on=struck))
    return left
