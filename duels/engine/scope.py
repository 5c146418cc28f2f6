"""What the words of one effect refer to: whose effect it is, its card, its targets, its event."""

from dataclasses import dataclass, field, replace

from cards.lang import effects as f
from cards.lang.groups import Pronoun
from duels.engine.state import Known, Ref, State, TableCard


@dataclass(slots=True)
class Scope:
    """The referents of one effect. `leaving` are cards that its cost or its first part will remove."""

    player: int
    source: Ref
    targets: tuple[Ref, ...] = ()
    event: tuple[Known, ...] = ()
    paid: tuple[Known, ...] = ()
    leaving: frozenset[int] = frozenset()
    it: list[Ref] = field(default_factory=list)

    def having_paid(self, cards: tuple[TableCard, ...]) -> "Scope":
        """The scope when these cards have been paid."""
        return replace(
            self,
            leaving=self.leaving | {card.uid for card in cards},
            paid=tuple(card.known for card in cards),
        )

    def targeting(self, card: TableCard) -> "Scope":
        """The scope with this card as its target."""
        return replace(self, targets=(card.ref,))

    def after(self, state: State, effect: f.Effect) -> "Scope":
        """The scope when the first part of an effect has been done: what it tributes is gone."""
        if isinstance(effect, f.Tribute) and effect.cards is Pronoun.TARGET:
            return replace(self, leaving=self.leaving | {ref.uid for ref in self.targets})
        return self
