"""The sentences of the log: plain, in both languages, and silent about what was hidden."""

import re
from typing import get_args

import pytest
from django.utils import translation

from cards.lang.abilities import Activation
from cards.lang.continuous import ContinuousEffect
from cards.lang.effects import Destroy, Until
from cards.lang.facts import Card, Kind, Trait
from cards.lang.groups import every, monsters
from cards.lang.players import EITHER
from duels.engine.events import Event
from duels.presentation import words
from duels.presentation.question import question
from duels.presentation.sentences import chains
from duels.presentation.story import _TELL, TOLD_OTHERWISE, story
from duels.presentation.table import table
from duels.questions import asked

NAMES = ("Alice", "Bob")
DARK_MAGICIAN, MYSTICAL_ELF, BLUE_EYES = 46986414, 15025844, 89631139


def told(*events: dict[str, object], language: str = "en") -> list[str]:
    """Every sentence that these events make."""
    with translation.override(language):
        chapters = story(events, NAMES)
        return [said for chapter in chapters for passage in chapter.passages for said in passage.sentences]


def test_a_name_stands_as_its_player_writes_it() -> None:
    chapters = story([{"event": "first_player_decided", "first": 1}], ("yugi", "kaiba"))
    assert chapters[0].passages[0].sentences == ["kaiba goes first."]


def card(passcode: int | None, position: str = "attack", *, player: int = 0, zone: int = 2, **more: object):
    return {
        "handle": 9,
        "passcode": passcode,
        "player": player,
        "place": "monsters",
        "zone": zone,
        "position": position,
        **more,
    }


def moved(reason: str, *passcodes: int | None, player: int = 0) -> dict[str, object]:
    moves = [{"passcode": passcode} for passcode in passcodes]
    return {"event": "moved", "reason": reason, "player": player, "moves": moves}


def went(to: str, passcode: int | None, *, from_: str = "monsters") -> dict[str, object]:
    move = {"passcode": passcode, "from": {"place": from_}, "to": {"place": to}}
    return {"event": "moved", "reason": "effect", "player": 0, "moves": [move]}


LINK = {"event": "link_made", "number": 2, "player": 0, "card": card(DARK_MAGICIAN), "ability": "quick"}
RESOLVING = {"event": "link_resolving", "number": 1, "card": card(DARK_MAGICIAN)}
LASTING = {"event": "lasting_began", "player": 1, "effect": "NoBattleDamage", "until": "damage_step"}
LOOK = {"event": "looked_at", "player": 0, "of": 1, "place": "hand", "count": 2}
DECLARED = {"event": "declared", "player": 1, "card": card(MYSTICAL_ELF)}
TOSSED = {"event": "coin_tossed", "player": 0, "heads": True}
SUMMON = {"event": "summon_attempted", "player": 0, "card": card(DARK_MAGICIAN)}
TAKEN = {"event": "damage_inflicted", "kind": "battle", "amounts": [0, 800]}

SENTENCES = [
    ({"event": "lot_drawn", "winner": 1}, "The lot fell to Bob, who chooses who goes first."),
    ({"event": "first_player_decided", "first": 0}, "Alice goes first."),
    ({"event": "shuffled", "player": 1}, "Bob's deck was shuffled."),
    (moved("draw", DARK_MAGICIAN), "Alice drew Dark Magician."),
    (moved("draw", None, None, player=1), "Bob drew 2 cards."),
    (moved("discard", DARK_MAGICIAN, BLUE_EYES), "Alice discarded Dark Magician and Blue-Eyes White Dragon."),
    (moved("battle", DARK_MAGICIAN), "Dark Magician was destroyed by battle."),
    (
        moved("battle", DARK_MAGICIAN, BLUE_EYES),
        "Dark Magician and Blue-Eyes White Dragon were destroyed by battle.",
    ),
    (moved("destruction", MYSTICAL_ELF), "Mystical Elf was destroyed."),
    (moved("rule_destruction", MYSTICAL_ELF), "Mystical Elf was destroyed by the rules."),
    (moved("material", MYSTICAL_ELF), "Alice used Mystical Elf as material."),
    (went("grave", MYSTICAL_ELF), "Mystical Elf was sent to the graveyard."),
    (went("banished", MYSTICAL_ELF), "Mystical Elf was banished."),
    (went("hand", MYSTICAL_ELF), "Mystical Elf returned to the hand."),
    (went("hand", None, from_="deck"), "A card was added to the hand."),
    (went("extra", MYSTICAL_ELF), "Mystical Elf returned to the extra deck."),
    (SUMMON | {"manner": "fusion"}, "Alice fusion summoned Dark Magician."),
    (SUMMON | {"manner": "synchro"}, "Alice synchro summoned Dark Magician."),
    (SUMMON | {"manner": "ritual"}, "Alice ritual summoned Dark Magician."),
    (SUMMON | {"event": "summoned", "manner": "special"}, "Alice special summoned Dark Magician."),
    (
        {"event": "card_set", "player": 0, "card": card(None, "face_down")},
        "Alice set a card in the spell & trap zone.",
    ),
    ({"event": "card_set", "player": 0, "card": card(MYSTICAL_ELF, "face_down")}, "Alice set Mystical Elf."),
    ({"event": "life_points_paid", "player": 1, "amount": 800}, "Bob paid 800 life points."),
    ({"event": "life_points_gained", "player": 1, "amount": 500}, "Bob gained 500 life points."),
    (
        moved("destruction", MYSTICAL_ELF, BLUE_EYES) | {"by": DARK_MAGICIAN},
        "Mystical Elf and Blue-Eyes White Dragon were destroyed by Dark Magician.",
    ),
    (LINK | {"targets": []}, "Chain link 2: Alice activated the effect of Dark Magician."),
    (
        LINK | {"targets": [card(BLUE_EYES), card(None, "face_down_defense", zone=4)]},
        "Chain link 2: Alice activated the effect of Dark Magician, targeting Blue-Eyes White Dragon"
        " and the set monster in monster zone 5.",
    ),
    ({"event": "link_negated", "number": 1}, "The activation of chain link 1 was negated."),
    (
        {"event": "link_effect_negated", "number": 1, "card": {"passcode": DARK_MAGICIAN}},
        "The effect of Dark Magician (chain link 1) was negated.",
    ),
    (
        {"event": "exiled", "cards": [card(DARK_MAGICIAN)]},
        "Dark Magician will be banished when leaving the field.",
    ),
    ({"event": "life_points_lost", "player": 1, "amount": 500}, "Bob lost 500 life points."),
    ({"event": "picked_at_random", "player": 1}, "Chance picks among the cards of Bob."),
    (
        RESOLVING | {"without_effect": "activation_negated"},
        "Chain link 1, Dark Magician, resolved without effect: its activation was negated.",
    ),
    (
        RESOLVING | {"without_effect": "effect_negated"},
        "Chain link 1, Dark Magician, resolved without effect: its effect is negated.",
    ),
    (
        RESOLVING | {"without_effect": "not_on_the_field"},
        "Chain link 1, Dark Magician, resolved without effect: it is no longer on the field.",
    ),
    (
        {"event": "summon_negated", "card": card(BLUE_EYES)},
        "The summon of Blue-Eyes White Dragon was negated.",
    ),
    (
        {"event": "attack_negated", "attacker": card(BLUE_EYES)},
        "The attack of Blue-Eyes White Dragon was negated.",
    ),
    (
        {"event": "control_changed", "moves": [{"passcode": BLUE_EYES, "to": {"player": 1}}]},
        "Bob took control of Blue-Eyes White Dragon.",
    ),
    (
        {"event": "tokens_summoned", "player": 0, "passcode": MYSTICAL_ELF, "zones": [0, 1]},
        "Alice special summoned 2 × Mystical Elf.",
    ),
    (
        {"event": "counters_changed", "card": card(DARK_MAGICIAN), "name": "Spell Counter", "change": 2},
        "Dark Magician received 2 × Spell Counter.",
    ),
    (
        {"event": "counters_changed", "card": card(DARK_MAGICIAN), "name": "Spell Counter", "change": -1},
        "Dark Magician lost 1 × Spell Counter.",
    ),
    (
        {"event": "equipped", "card": card(MYSTICAL_ELF), "to": card(DARK_MAGICIAN)},
        "Mystical Elf was equipped to Dark Magician.",
    ),
    ({"event": "became_monster", "card": card(MYSTICAL_ELF)}, "Mystical Elf stands as a monster."),
    (
        {"event": "effects_negated", "cards": [card(DARK_MAGICIAN)]},
        "The effects of Dark Magician are negated.",
    ),
    (
        {
            "event": "circle_broken",
            "cards": [card(DARK_MAGICIAN), card(BLUE_EYES)],
            "yields": card(BLUE_EYES),
        },
        "The effects of Dark Magician and Blue-Eyes White Dragon undo one another: that of"
        " Blue-Eyes White Dragon came last and does not apply.",
    ),
    ({"event": "shown", "player": 0, "passcodes": [BLUE_EYES]}, "Alice revealed Blue-Eyes White Dragon."),
    (
        {"event": "timing_missed", "card": card(DARK_MAGICIAN)},
        "Dark Magician missed the timing: what its effect waits for was not the last thing to happen.",
    ),
    (
        {"event": "tied", "card": card(MYSTICAL_ELF), "to": card(DARK_MAGICIAN)},
        "Mystical Elf and Dark Magician are now bound to each other.",
    ),
    (LASTING, "Until the end of the damage step: no battle damage (Bob)."),
    (LASTING | {"until": None, "effect": "Gain"}, "From now on: ATK or DEF of monsters is changed (Bob)."),
    ({"event": "endured", "card": card(MYSTICAL_ELF)}, "One more turn has passed for Mystical Elf."),
    ({"event": "draw_forgone", "player": 1}, "Bob does without the normal draw."),
    ({"event": "offer_used", "player": 0, "card": MYSTICAL_ELF}, "Alice does what Mystical Elf allows."),
    ({"event": "delayed_due", "card": MYSTICAL_ELF}, "What Mystical Elf was to do in this phase is done."),
    (LOOK | {"passcodes": None}, "Alice looked at 2 cards in Bob's hand."),
    (
        LOOK | {"passcodes": [DARK_MAGICIAN, BLUE_EYES]},
        "Alice looked at Dark Magician and Blue-Eyes White Dragon in Bob's hand.",
    ),
    (
        {"event": "deck_arranged", "player": 0, "of": 1, "count": 3},
        "Alice put 3 cards back on top of Bob's deck in an order of his own.",
    ),
    (DECLARED | {"declares": "race", "said": "Fiend"}, "Bob declared Fiend for Mystical Elf."),
    (DECLARED | {"declares": "level", "said": "4"}, "Bob declared level 4 for Mystical Elf."),
    (TOSSED | {"called": None}, "Alice tossed a coin: heads."),
    (TOSSED | {"called": "tails"}, "Alice called tails and tossed a coin: heads."),
    ({"event": "die_rolled", "player": 1, "shown": 6}, "Bob rolled a die: 6."),
    ({"event": "countdown_began", "player": 0, "turns": 20}, "Alice wins the duel after 20 turns."),
    ({"event": "counted_down"}, "The countdown went on by one turn."),
    ({"event": "draw_phase_forbidden", "player": 0}, "Alice will skip the next draw phase."),
    ({"event": "draw_phase_skipped", "player": 0}, "Alice's draw phase was skipped."),
    ({"event": "could_not_draw", "player": 0}, "Alice had to draw, but had no card left in the deck."),
    (SUMMON | {"manner": "normal"}, "Alice normal summoned Dark Magician."),
    (SUMMON | {"manner": "flip"}, "Alice flip summoned Dark Magician."),
    (
        {"event": "monster_set", "player": 1, "card": card(None, "face_down_defense")},
        "Bob set a monster in monster zone 3.",
    ),
    (
        {"event": "monster_set", "player": 0, "card": card(MYSTICAL_ELF, "face_down_defense")},
        "Alice set Mystical Elf in monster zone 3.",
    ),
    (
        {
            "event": "position_changed",
            "card": card(MYSTICAL_ELF, "defense"),
            "from": "attack",
            "position": "defense",
            "by_hand": True,
        },
        "Alice changed Mystical Elf to defense position.",
    ),
    (
        {
            "event": "position_changed",
            "card": card(MYSTICAL_ELF, "defense"),
            "from": "face_down_defense",
            "position": "defense",
            "by_hand": False,
        },
        "Mystical Elf was turned face-up.",
    ),
    (
        {
            "event": "position_changed",
            "card": card(MYSTICAL_ELF, "defense"),
            "from": "attack",
            "position": "defense",
            "by_hand": False,
        },
        "Mystical Elf was changed to defense position.",
    ),
    (
        {"event": "attack_declared", "player": 0, "attacker": card(DARK_MAGICIAN), "target": None},
        "Alice attacked Bob directly with Dark Magician.",
    ),
    (
        {
            "event": "attack_declared",
            "player": 0,
            "attacker": card(DARK_MAGICIAN),
            "target": card(None, "face_down_defense", player=1, zone=0),
        },
        "Alice attacked the set monster in monster zone 1 with Dark Magician.",
    ),
    (
        {
            "event": "attack_target_changed",
            "player": 0,
            "attacker": card(DARK_MAGICIAN),
            "target": card(MYSTICAL_ELF),
        },
        "The attack of Dark Magician turned to Mystical Elf.",
    ),
    (
        {"event": "attack_target_changed", "player": 0, "attacker": card(DARK_MAGICIAN), "target": None},
        "The attack of Dark Magician went on directly at Bob.",
    ),
    (
        {
            "event": "battled",
            "attacker": card(DARK_MAGICIAN),
            "target": card(MYSTICAL_ELF, "defense"),
            "attack_points": 2500,
            "target_points": 2000,
        },
        "Dark Magician (ATK 2500) battled Mystical Elf (DEF 2000).",
    ),
    (
        {
            "event": "battled",
            "attacker": card(DARK_MAGICIAN),
            "target": card(BLUE_EYES),
            "attack_points": 2500,
            "target_points": 3000,
        },
        "Dark Magician (ATK 2500) battled Blue-Eyes White Dragon (ATK 3000).",
    ),
    (
        {"event": "attack_used_up", "player": 0, "attacker": card(DARK_MAGICIAN)},
        "Dark Magician has nothing left to attack.",
    ),
    ({"event": "attack_allowed", "card": card(DARK_MAGICIAN)}, "Dark Magician may attack once more."),
    ({"event": "battle_phase_cut"}, "The battle phase was ended."),
    (
        {"event": "spared", "card": card(DARK_MAGICIAN), "by": card(DARK_MAGICIAN)},
        "Dark Magician is not destroyed this time.",
    ),
    (TAKEN, "Bob took 800 battle damage."),
    (
        TAKEN | {"kind": "effect", "amounts": [100, 200]},
        "Alice took 100 effect damage. Bob took 200 effect damage.",
    ),
    ({"event": "duel_ended", "winner": 0, "ending": "life_points"}, "Alice won (life points reached 0)."),
    (
        {"event": "duel_ended", "winner": None, "ending": "agreement"},
        "The duel ended without a winner (agreed draw).",
    ),
    ({"event": "draw_offered", "player": 1}, "Bob offered a draw."),
    ({"event": "draw_withdrawn", "player": 1}, "Bob took the offer of a draw back."),
    ({"event": "draw_declined", "player": 0}, "Alice declined the draw."),
    ({"event": "held"}, "The duel was held for an administrator."),
    ({"event": "resumed"}, "The duel goes on, with the full time for the open decision."),
    ({"event": "annulled"}, "The duel ended without a winner (annulled by an administrator)."),
    (
        {"event": "rules_changed"},
        "The rules or cards of this site were updated; everything played so far stands.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=[sentence for _, sentence in SENTENCES])
def test_an_event_is_told(event, sentence):
    assert told(event) == [sentence]


@pytest.mark.parametrize("event", [event for event, _ in SENTENCES])
def test_an_event_is_told_in_chinese(event):
    """Nothing but the players' names and the terms of the game is left in Latin letters."""
    [sentence] = told(event, language="zh-hans")
    rest = sentence.replace("Alice", "").replace("Bob", "")
    assert not any("a" <= letter.lower() <= "z" for letter in rest)


def test_every_event_that_a_sentence_can_be_made_of_is_tried():
    tried = {event["event"] for event, _ in SENTENCES}
    assert tried == set(_TELL)


def test_every_event_of_the_rules_is_told_or_told_by_another():
    """None is forgotten: each has a sentence, or stands among those for which others speak."""
    names = {_name(event) for event in Event.__subclasses__()}
    names |= {_name(event) for one in Event.__subclasses__() for event in one.__subclasses__()}
    assert names >= {"moved", "link_made", "timing_missed"}
    assert names - set(_TELL) == TOLD_OTHERWISE


def _name(event: type[Event]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", event.__name__).lower()


def test_whatever_can_apply_for_a_time_has_words():
    assert set(words.LASTING) == {effect.__name__ for effect in get_args(ContinuousEffect)}
    assert set(words.UNTIL) == set(Until)


def test_the_activation_of_a_spell_is_no_activation_of_an_effect(monkeypatch):
    spell = Card(
        passcode=MYSTICAL_ELF,
        name_en="Dark Hole",
        name_zh="黑洞",
        kind=Kind.SPELL,
        traits=(Trait.NORMAL,),
        abilities=(Activation(do=Destroy(every(monsters(EITHER)))),),
    )
    monkeypatch.setattr(chains, "LIBRARY", {MYSTICAL_ELF: spell})
    made = LINK | {"card": card(MYSTICAL_ELF), "targets": [], "ability": "activation"}
    assert told(made) == ["Chain link 2: Alice activated Mystical Elf."]
    made["targets"] = [card(BLUE_EYES)]
    assert told(made) == ["Chain link 2: Alice activated Mystical Elf, targeting Blue-Eyes White Dragon."]


def test_tributes_for_an_effect_or_as_a_cost_are_told_by_themselves():
    ritual = moved("tribute", MYSTICAL_ELF) | {"by": DARK_MAGICIAN}
    assert told(ritual) == ["Alice tributed Mystical Elf."]
    assert told(moved("tribute", MYSTICAL_ELF), LINK | {"targets": []}) == [
        "Alice tributed Mystical Elf.",
        "Chain link 2: Alice activated the effect of Dark Magician.",
    ]


def test_cards_that_must_add_up_say_what_they_count_and_are_ticked():
    view = battle(on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)))
    levels = {"kind": "level_sum", "levels": [7], "total": 7, "exactly": True}
    prompt = {"kind": "choose_cards", "why": "materials", "source": None, "cards": [1], "question": "Which?"}
    prompt |= {"minimum": 1, "maximum": 3, "ordered": True, "constraint": levels}
    shown = question(prompt, view=view, table=table(view, seat=0, names=NAMES))
    assert not shown.ordered
    assert "level 7" in shown.cards[0].described


def test_whoever_can_only_pass_is_told_why_he_is_asked():
    view = battle(on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)))
    laid = table(view, seat=0, names=NAMES)
    prompt = {"kind": "respond", "why": "chain", "source": None, "question": "?"}
    alone = question(prompt | {"acts": [{"verb": "pass"}]}, view=view, table=laid)
    assert "so that your opponent cannot tell" in alone.hint
    able = [{"verb": "pass"}, {"verb": "activate", "card": 1, "ability": "activation"}]
    assert question(prompt | {"acts": able}, view=view, table=laid).hint == ""


def test_letting_a_card_be_destroyed_is_asked_once_more():
    view = battle(on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)))
    prompt = {"kind": "choose_one", "why": "upkeep", "source": 1, "choices": ["pay", "destroy"]}
    shown = question(prompt | {"question": "?"}, view=view, table=table(view, seat=0, names=NAMES))
    assert [bool(option.caution) for option in shown.moves] == [False, True]


def test_a_chain_of_several_is_told_link_by_link_and_who_was_negated():
    first = LINK | {"number": 1, "targets": []}
    assert told(
        first,
        LINK | {"player": 1, "card": card(MYSTICAL_ELF), "targets": []},
        RESOLVING | {"number": 2, "card": card(MYSTICAL_ELF), "without_effect": None},
        {"event": "link_negated", "number": 1},
    ) == [
        "Chain link 1: Alice activated the effect of Dark Magician.",
        "Chain link 2: Bob activated the effect of Mystical Elf.",
        "Chain link 2, Mystical Elf, resolved:",
        "The activation of Dark Magician (chain link 1) was negated.",
    ]


def test_tributes_are_told_with_their_summon():
    tribute, arrival = moved("tribute", MYSTICAL_ELF), moved("summon", DARK_MAGICIAN)
    assert told(tribute, arrival, SUMMON | {"manner": "tribute"}) == [
        "Alice tribute summoned Dark Magician by tributing Mystical Elf."
    ]
    assert told(tribute, arrival, SUMMON | {"manner": "tribute"}, language="zh-hans") == [
        "Alice解放「圣精灵」，上级召唤了「黑魔导」。"
    ]


def test_tributes_are_told_with_their_set_monster_which_stays_unnamed():
    tribute = moved("tribute", MYSTICAL_ELF)
    arrival = {"event": "monster_set", "player": 0, "card": card(None, "face_down_defense")}
    assert told(tribute, arrival) == ["Alice tributed Mystical Elf. Alice set a monster in monster zone 3."]


def test_a_flip_summon_is_told_once():
    turned = {
        "event": "position_changed",
        "card": card(MYSTICAL_ELF),
        "from": "face_down_defense",
        "position": "attack",
        "by_hand": True,
    }
    assert told(turned, SUMMON | {"manner": "flip"}) == ["Alice flip summoned Dark Magician."]


def test_a_summon_is_told_when_it_is_attempted_and_not_again():
    attempt = SUMMON | {"manner": "normal"}
    assert told(attempt, attempt | {"event": "summoned"}) == ["Alice normal summoned Dark Magician."]


def test_a_link_that_does_what_it_says_is_told_by_what_it_does():
    assert told(RESOLVING | {"without_effect": None}) == []


@pytest.mark.parametrize("reason", ["summon", "set", "activation", "control"])
def test_a_move_that_something_else_tells_is_not_told_twice(reason):
    assert told(moved(reason, MYSTICAL_ELF)) == []


def test_an_event_without_a_sentence_is_passed_over():
    """Times, ends of chains, and what a newer version may have written."""
    assert told({"event": "step_began", "step": "damage"}, {"event": "chain_ended"}, {"event": "new"}) == []


def test_the_log_is_told_by_turn_and_phase():
    events = [
        {"event": "shuffled", "player": 0},
        {"event": "turn_began", "turn": 1, "player": 1},
        {"event": "phase_began", "phase": "draw"},
        moved("draw", None, player=1),
        {"event": "phase_began", "phase": "main_1"},
    ]
    before, first = story(events, NAMES)
    assert (before.title, before.turn) == ("Before the first turn", 0)
    assert (first.title, first.turn, first.seat) == ("Turn 1: Bob", 1, 1)
    assert [(passage.phase, passage.sentences) for passage in first.passages] == [
        ("Draw phase", ["Bob drew 1 card."])
    ]


# Questions


def on_table(handle: int, passcode: int | None, position: str, points: tuple[int, int]) -> dict[str, object]:
    return {
        "handle": handle,
        "passcode": passcode,
        "owner": 0,
        "zone": 0,
        "position": position,
        "attack_points": points[0],
        "defense_points": points[1],
        "level": 7,
        "came_this_turn": False,
    }


def side(*monsters: dict[str, object]) -> dict[str, object]:
    return {
        "life_points": 8000,
        "deck_count": 30,
        "hand_count": 0,
        "extra_count": 0,
        "hand": [],
        "extra": [],
        "grave": [],
        "banished": [],
        "monsters": [*monsters, *[None] * (5 - len(monsters))],
        "spells": [None] * 5,
        "field_zone": None,
    }


def battle(mine: dict[str, object], *theirs: dict[str, object]) -> dict[str, object]:
    """The view of a battle step that seat 0 looks at."""
    return {
        "turn": 3,
        "turn_player": 0,
        "phase": "battle",
        "step": "battle",
        "timing": None,
        "attack": None,
        "chain": [],
        "sides": [side(mine), side(*theirs)],
        "result": None,
    }


def attack_caution(*theirs: dict[str, object]) -> str:
    view = battle(on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)), *theirs)
    prompt = {
        "kind": "battle_play",
        "why": "battle_step",
        "source": None,
        "acts": [{"verb": "attack", "card": 1}],
    }
    shown = question(asked(prompt, view, {}), view=view, table=table(view, seat=0, names=NAMES))
    return shown.groups[0].options[0].caution


def test_an_attack_that_is_seen_to_be_lost_is_asked_once_more():
    """K39: on the only monster there is, where no choice of a target gives a second look."""
    said = attack_caution(on_table(2, BLUE_EYES, "attack", (3000, 2500)))
    assert said.endswith("has ATK 3000: your monster is destroyed, and you take 500 damage.")
    said = attack_caution(on_table(2, BLUE_EYES, "defense", (3000, 2600)))
    assert said.endswith("has DEF 2600: it stays, and you take 100 damage.")


def test_an_attack_that_may_be_won_is_not_asked_twice():
    assert attack_caution() == ""
    assert attack_caution(on_table(2, BLUE_EYES, "attack", (2500, 2500))) == ""
    assert attack_caution(on_table(2, None, "face_down_defense", (0, 0))) == ""
    two = [on_table(handle, BLUE_EYES, "attack", (3000, 2500)) for handle in (2, 3)]
    assert attack_caution(*two) == ""


def test_an_order_is_asked_for_place_by_place():
    view = battle(on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)))
    view["sides"][0]["monsters"][1] = on_table(4, MYSTICAL_ELF, "defense", (800, 2000))
    prompt = {
        "kind": "choose_cards",
        "why": "tribute",
        "source": None,
        "cards": [1, 4],
        "minimum": 2,
        "maximum": 2,
        "ordered": True,
    }
    shown = question(asked(prompt, view, {}), view=view, table=table(view, seat=0, names=NAMES))
    assert list(shown.places) == [1, 2]
    assert "Choose 2 cards. They go in the order that you give" in shown.hint
    assert [each.choose_at for each in shown.cards] == ["place-1", "place-1"]


def test_a_card_that_the_library_has_lost_is_called_by_its_number():
    view = battle(on_table(1, 4294967295, "attack", (0, 0)))
    laid = table(view, seat=0, names=NAMES)
    assert laid.lower.monsters[0].card.name == "#4294967295"
    assert not laid.lower.monsters[0].card.known


def test_the_attack_is_marked_on_both_cards():
    view = battle(
        on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)), on_table(2, BLUE_EYES, "attack", (3000, 0))
    )
    view["attack"] = {"attacker": 1, "target": 2}
    laid = table(view, seat=0, names=NAMES)
    assert laid.attack == "Dark Magician attacks Blue-Eyes White Dragon."
    assert laid.lower.monsters[0].card.role == "attacker"
    assert laid.upper.monsters[4].card.role == "target"
    view["attack"] = {"attacker": 1, "target": None}
    assert table(view, seat=0, names=NAMES).attack == "Dark Magician attacks directly."


def test_the_chain_is_shown_link_by_link():
    view = battle(on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)))
    link = {"number": 1, "player": 0, "handle": None, "passcode": MYSTICAL_ELF, "targets": []}
    link["negated"] = False
    view["chain"] = [
        link,
        link | {"number": 2, "player": 1, "targets": [1]},
        link | {"number": 3, "handle": 1, "passcode": DARK_MAGICIAN, "negated": True},
    ]
    laid = table(view, seat=0, names=NAMES)
    assert [str(link) for link in laid.chain] == [
        "1. Mystical Elf (Alice)",
        "2. Mystical Elf (Bob), targeting Dark Magician (monster zone 1)",
        "3. Dark Magician (Alice), negated",
    ]
    assert [link.mine for link in laid.chain] == [True, False, True]
    monster = laid.lower.monsters[0].card
    assert [link.card for link in laid.chain] == [None, None, monster]
    assert monster.links == (3,)


def test_an_equip_and_its_monster_name_each_other():
    view = battle(on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)))
    spell = on_table(2, MYSTICAL_ELF, "face_up", (None, None)) | {"equipped_to": 1}
    view["sides"][0]["spells"] = [spell]
    laid = table(view, seat=0, names=NAMES)
    monster, equip = laid.lower.monsters[0].card, laid.lower.spells[0].card
    assert monster.notes == ("equipped with Mystical Elf",)
    assert equip.notes == ("equipped to Dark Magician, monster zone 1",)
    assert (monster.badges, equip.badges) == (("⚔1",), ("on Dark Magician",))
    assert equip.described.endswith("equipped to Dark Magician, monster zone 1")


def test_what_lies_on_a_card_is_noted():
    held = on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)) | {
        "counters": {"Spell Counter": 2},
        "negated": True,
    }
    laid = table(battle(held), seat=0, names=NAMES)
    assert laid.lower.monsters[0].card.notes == ("2 × Spell Counter", "effects negated")
    assert laid.lower.monsters[0].card.badges == ("●2", "negated")


def test_what_effects_have_made_of_a_card_is_noted():
    looks = {"names": ["Mystical Elf"], "attributes": ["DARK", "EARTH"], "race": "Zombie"}
    changed = on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)) | {"looks": looks}
    card = table(battle(changed), seat=0, names=NAMES).lower.monsters[0].card
    assert card.notes == (
        "its name is now Mystical Elf",
        "its attribute is now DARK and EARTH",
        "its type is now Zombie",
    )
    assert card.described.endswith("its type is now Zombie")
    with translation.override("zh-hans"):
        card = table(battle(changed), seat=0, names=NAMES).lower.monsters[0].card
        assert card.notes == ("卡名现为「圣精灵」", "属性现为暗和地", "种族现为不死族")


def test_a_card_that_looks_as_printed_has_no_such_note():
    looks = {"names": ["Dark Magician"], "attributes": ["DARK"], "race": "Spellcaster"}
    for same in (looks, None):
        laid = on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)) | {"looks": same}
        assert table(battle(laid), seat=0, names=NAMES).lower.monsters[0].card.notes == ()


def test_cards_of_a_deck_that_is_looked_through_can_be_chosen():
    view = battle(on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)))
    prompt = {
        "why": "tribute",
        "player": 0,
        "source": None,
        "cards": [70],
        "passcodes": [MYSTICAL_ELF],
        "question": "Which?",
    }
    prompt |= {
        "minimum": 1,
        "maximum": 1,
        "ordered": False,
        "constraint": {"kind": "one_each", "slots": [[0]]},
    }
    shown = question(prompt, view=view, table=table(view, seat=0, names=NAMES))
    assert [each.label for each in shown.cards] == ["Mystical Elf, deck, card 1, ATK 800, DEF 2000"]
    assert shown.hint.endswith("One for each of the materials that the monster names.")


@pytest.mark.parametrize(
    ("constraint", "said"),
    [
        ({"kind": "level_sum", "total": 8, "exactly": True}, "Their levels must add up to exactly 8."),
        (
            {"kind": "level_sum", "total": 8, "exactly": False},
            "Their levels must add up to at least 8, and none may be spare.",
        ),
    ],
)
def test_the_constraint_is_said(constraint, said):
    view = battle(on_table(1, DARK_MAGICIAN, "attack", (2500, 2100)))
    prompt = {
        "kind": "choose_cards",
        "why": "tribute",
        "source": 1,
        "cards": [1],
        "minimum": 1,
        "maximum": 3,
        "ordered": False,
    }
    prompt |= {"constraint": constraint, "question": "Which?"}
    shown = question(prompt, view=view, table=table(view, seat=0, names=NAMES))
    assert shown.hint.endswith(said)
    assert "Choose between 1 and 3." in shown.hint
