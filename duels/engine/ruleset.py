"""Rule differences between eras, as switches of one value."""

from dataclasses import dataclass

RULES_VERSION = 1
"""Grows with every change of the engine after which a duel could ask or do something else than before."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules under which a duel is played; the values here are those of Master Rule 2.

    Each switch is read where its rule applies:

    - `one_field_spell`: one face-up field spell over both fields (F7); later rules, one for each player.
    - `ignition_priority`: after his successful summon the turn player may activate an ignition effect
      before the opponent can respond (C14); it ended on 2011-03-19.
    - `seven_damage_timings`: the reveal of an attacked monster and its flip effect are timings of their
      own (B1); later rules merge them into the timings before and after calculation.
    - `hand_limit_triggers`: cards discarded for the hand limit trigger (T8); before 2013-03 they did not.
    - `trap_monsters_keep_their_zone`: a trap monster that is also a trap keeps its spell & trap zone
      (M12); it ended in 2020.
    - `turn_player_answers_first`: after a summon or an attack of his the turn player is asked first
      (C3, S11, B10); otherwise the opponent.
    - `negated_phase_effects_repeat`: an effect of a phase that was negated may come again in that phase
      (T5), as in the TCG.
    - `triggers_follow_their_card`: a card that was sent to the graveyard triggers although it has moved
      on from there by the time its trigger is placed (C8); it ended on 2020-04-01.
    - `triggers_from_extra_deck`: a card's own "left the field" trigger activates from the hidden extra
      deck (C8); it ended on 2020-04-01.
    - `negated_summons_count`: a negated summon counts for texts that limit what or how often a player
      may summon in a turn (S3); it ended on 2020-04-01.
    """

    name: str
    starting_life_points: int = 8000
    starting_hand: int = 5
    hand_limit: int = 6
    first_turn_draw: bool = True
    first_turn_battle: bool = False
    one_field_spell: bool = True
    ignition_priority: bool = False
    seven_damage_timings: bool = True
    hand_limit_triggers: bool = True
    trap_monsters_keep_their_zone: bool = True
    turn_player_answers_first: bool = True
    negated_phase_effects_repeat: bool = False
    triggers_follow_their_card: bool = True
    triggers_from_extra_deck: bool = True
    negated_summons_count: bool = True


MASTER_RULE_2 = Ruleset("MASTER_RULE_2")
"""The rules of 2011-03-19 to 2014-03-20, as they stood at the end of 2013."""

MASTER_RULE_1 = Ruleset("MASTER_RULE_1", ignition_priority=True, hand_limit_triggers=False)
"""The rules of 2008-03-15 to 2011-03-18."""

RULESETS = {ruleset.name: ruleset for ruleset in (MASTER_RULE_2, MASTER_RULE_1)}
"""The rule sets that a duel can be played by; the default comes first."""
