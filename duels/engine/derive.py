"""Values as they are now, computed from what is printed and never written onto a card."""

from duels.engine.state import TableCard


def level(card: TableCard) -> int:
    """The level that a card has where it is (S2)."""
    return card.card.level


def attack_points(card: TableCard) -> int:
    """ATK on the field, where "?" is 0 (N3)."""
    return card.card.atk or 0


def defense_points(card: TableCard) -> int:
    """DEF on the field, where "?" is 0 (N3)."""
    return card.card.defense or 0
