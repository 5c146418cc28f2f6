"""What sort of effect an ability is, in English."""

from cards.lang.abilities import (
    Activation,
    CannotBeAnswered,
    CannotBeNegated,
    Continuous,
    Equips,
    Flip,
    Ignition,
    Procedure,
    Quick,
    Stays,
    SummonCannotBeNegated,
    SummoningCondition,
    Trigger,
    Upkeep,
    Whenever,
    Wins,
)

KINDS: dict[type, str] = {
    Activation: "Card activation",
    Ignition: "Ignition Effect",
    Quick: "Quick Effect",
    Trigger: "Trigger Effect",
    Flip: "Flip Effect",
    Continuous: "Continuous Effect",
    Whenever: "Applies without a Chain",
    Upkeep: "Maintenance cost",
    Stays: "Time on the field",
    Equips: "Equip condition",
    SummoningCondition: "Summoning condition",
    Procedure: "Summoning procedure",
    CannotBeNegated: "Cannot be negated",
    SummonCannotBeNegated: "Summon cannot be negated",
    CannotBeAnswered: "Cannot be responded to",
    Wins: "Victory condition",
}
