"""What the words of one effect refer to: whose effect it is, its card, its targets, its event."""

from dataclasses import dataclass, field, replace

from cards.lang import effects as f
from cards.lang.groups import Pronoun
from cards.lang.terms import Stat
from duels.engine.state import Known, Ref, State, TableCard


@dataclass(slots=True)
class Scope:
    """The referents of one effect.

    So many of its targets as `first` says are of its first description. `leaving` are cards that its cost
    or its first part will remove; `activating` is whether the effect is that of activating its card.
    `replacing` is whether this comes in place of something else, and so is not replaced itself (C21). `said`
    is what was declared, `rolled` what a die showed. `last_known` are the values of monsters that it has
    moved (C15).
    """

    player: int
    source: Ref
    targets: tuple[Ref, ...] = ()
    event: tuple[Known, ...] = ()
    paid: tuple[Known, ...] = ()
    first: int = 0
    leaving: frozenset[int] = frozenset()
    activating: bool = False
    replacing: bool = False
    said: str = ""
    rolled: int = 0
    it: list[Ref] = field(default_factory=list)
    excavated: list[Ref] = field(default_factory=list)
    last_known: dict[Ref, dict[Stat, int]] = field(default_factory=dict)

    def having_paid(self, cards: tuple[TableCard, ...], *, kept: bool = False) -> "Scope":
        """The scope when these cards too have been paid; `kept` where they are still where they were."""
        leaving = self.leaving if kept else self.leaving | {card.uid for card in cards}
        return replace(self, leaving=leaving, paid=self.paid + tuple(card.known for card in cards))

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
            case _:
                return self
        return replace(self, leaving=self.leaving | gone)
