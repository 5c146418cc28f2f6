"""What the words of one effect refer to: whose effect it is, its card, its targets, its event."""

from dataclasses import dataclass, field, replace

from cards.lang import effects as f
from cards.lang.groups import Pronoun
from cards.lang.places import Place
from cards.lang.players import Who
from cards.lang.terms import Stat
from duels.engine.state import Cue, Known, Ref, State, TableCard


@dataclass(slots=True)
class Scope:
    """The referents of one effect.

    So many of its targets as `first` says are of its first description. `leaving` are cards that its cost
    or its first part will remove; `arriving` tells where what is paid will lie then, and `drawing` whether
    cards will come to the hand that nobody knows yet. `counters_paid` are the names of the counters that
    were paid, or that were on what was paid. `activating` is whether the effect is that of
    activating its card, `replacing` whether it comes in place of something else, and so is not replaced
    itself (C21). `said` is what was declared, `cue` what can be asked of the event, `rolled` what a die
    showed. `last_known` are the values of monsters that it has moved (C15).
    """

    player: int
    source: Ref
    targets: tuple[Ref, ...] = ()
    event: tuple[Known, ...] = ()
    paid: tuple[Known, ...] = ()
    counters_paid: tuple[str, ...] = ()
    first: int = 0
    leaving: frozenset[int] = frozenset()
    arriving: dict[int, Place] = field(default_factory=dict)
    drawing: bool = False
    activating: bool = False
    replacing: bool = False
    said: str = ""
    cue: Cue | None = None
    rolled: int = 0
    it: list[Ref] = field(default_factory=list)
    excavated: list[Ref] = field(default_factory=list)
    last_known: dict[Ref, dict[Stat, int]] = field(default_factory=dict)

    def having_paid(self, cards: tuple[TableCard, ...], to: Place | None) -> "Scope":
        """The scope when these cards too have been paid, and lie there; None where they have not moved."""
        paid = self.paid + tuple(card.known for card in cards)
        if to is None:
            return replace(self, paid=paid)
        uids = {card.uid: to for card in cards}
        return replace(
            self, leaving=self.leaving | uids.keys(), arriving={**self.arriving, **uids}, paid=paid
        ).having_taken(
            *(name for card in cards for name, count in card.counters.items() for _ in range(count))
        )

    def having_taken(self, *counters: str) -> "Scope":
        """The scope when the payment has also taken these counters, which are told by their names."""
        return replace(self, counters_paid=self.counters_paid + counters) if counters else self

    def when_paid(self) -> "Scope":
        """The scope when everything has really been paid: no card has yet to go or to come."""
        return replace(self, leaving=frozenset(), arriving={})

    def targeting(self, *cards: TableCard) -> "Scope":
        """The scope with these cards as further targets; the first that come are what is targeted first."""
        first = self.first or len(cards)
        return replace(self, targets=self.targets + tuple(card.ref for card in cards), first=first)

    def after(self, state: State, effect: f.Effect) -> "Scope":
        """The scope when the first part of an effect has been done: what it brings away is gone."""
        match effect:
            case f.Tribute(Pronoun.TARGET) | f.SendToGrave(Pronoun.TARGET) | f.Banish(Pronoun.TARGET):
                gone = {ref.uid for ref in self.targets}
            case f.ReturnToHand(Pronoun.TARGET) | f.ToDeck(Pronoun.TARGET) | f.Destroy(Pronoun.TARGET):
                gone = {ref.uid for ref in self.targets}
            case f.Draw(Who.YOU | Who.EITHER) | f.AddToHand():
                return replace(self, drawing=True)
            case _:
                return self
        return replace(self, leaving=self.leaving | gone)
