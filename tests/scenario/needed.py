"""For which rule a word stays that no card of the library says yet, and which test uses it for that."""

from collections.abc import Mapping

NEEDED_FOR: Mapping[str, tuple[str, str]] = {
    "ArrangeTop": ("C19", "test_hidden_cards"),
    "AttackCost": ("B2", "test_attacks"),
    "AttacksEach": ("B2", "test_attacks"),
    "AttacksInDefense": ("B12", "test_attacks"),
    "AttacksUpTo": ("B2", "test_attacks"),
    "AttributeBecomes": ("X10", "test_layers"),
    "Banished": ("X8", "test_occasions"),
    "CallCoin": ("X9", "test_coins_and_dice"),
    "CannotAttackDirectly": ("B2", "test_attacks"),
    "CannotBeAnswered": ("C3", "test_negations"),
    "CannotBeNegated": ("M10", "test_negations"),
    "ChooseThose": ("C19", "test_hidden_cards"),
    "ControlTaken": ("F8", "test_occasions"),
    "CounterPlaced": ("E4", "test_occasions"),
    "Discarded": ("X3", "test_occasions"),
    "Drawn": ("C12", "test_occasions"),
    "ForgoDrawCost": ("T4", "test_time"),
    "LifeGained": ("N6", "test_whose_it_was"),
    "LifePoints": ("N6", "test_plain_deeds"),
    "LoseLP": ("N6", "test_plain_deeds"),
    "MustAttack": ("B2", "test_attacks"),
    "Negated": ("M10", "test_negations"),
    "NextAttackNegated": ("B10", "test_attacks"),
    "NormalDrawDue": ("T4", "test_time"),
    "NotDestroyedByEffects": ("X7", "test_replacing"),
    "NotDestroyedByEffectsOnce": ("X7", "test_replacing"),
    "OriginalSwapped": ("N4", "test_layers"),
    "RevealHand": ("C19", "test_hidden_cards"),
    "SummonCannotBeNegated": ("S3", "test_negations"),
    "Tributed": ("X6", "test_occasions"),
    "TributesRequired": ("S2", "test_tributes"),
}
"""Rule and file of `tests/engine`, by the name of the word."""
