"""The scenario language says what is wrong, and lets nothing unsound pass."""

import pytest

from cards.lang.places import Position
from duels.engine.prompts import Why
from tests.scenario import (
    BATTLE,
    BLANK,
    Ambiguous,
    NoSuchCard,
    Proper,
    Refused,
    Scenario,
    changes,
    copy,
    defense,
    face_down,
    face_up,
    set_before,
    set_now,
    side,
)


class TestSettingUp:
    def test_cards_lie_where_they_are_said_to(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            turn=8,
            you=side(hand=["Soitsu"], monsters=[defense("Battle Ox"), None, face_down("Luster Dragon")]),
            them=side(grave=["Mystical Elf", "Vorse Raider"], deck=["Dark Magician"], life_points=700),
        )
        assert duel.you.hand == ["Soitsu"]
        assert duel.you.monsters == ["Battle Ox", "Luster Dragon"]
        assert duel.you.position("Luster Dragon") is Position.FACE_DOWN_DEFENSE
        assert duel.them.grave == ["Mystical Elf", "Vorse Raider"]
        assert duel.them.deck == ["Dark Magician", *[BLANK] * 9]
        assert duel.lp == {"you": 8000, "them": 700}
        assert (duel.turn, duel.turn_of, duel.asked) == (8, "them", "them")

    def test_an_unknown_name_is_answered_with_near_ones(self) -> None:
        with pytest.raises(NoSuchCard, match="Battle Ox"):
            Scenario().setup(you=side(hand=["Batle Ox"]))

    def test_a_scenario_is_set_up_once(self, duel: Scenario) -> None:
        duel.setup()
        with pytest.raises(AssertionError, match="set up once"):
            duel.setup()

    def test_a_scenario_that_was_not_set_up_says_so(self) -> None:
        with pytest.raises(AssertionError, match="begins with setup"):
            Scenario().you.ends_turn()


class TestNaming:
    def test_a_card_that_is_not_there_is_answered_with_those_that_are(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"]))
        with pytest.raises(NoSuchCard, match="there are Battle Ox"):
            duel.you.summons("Vorse Raider")

    def test_two_monsters_of_a_name_are_ambiguous(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Battle Ox", defense("Battle Ox")]))
        with pytest.raises(Ambiguous, match="you, monsters zone 0, you, monsters zone 1"):
            duel.you.changes_position("Battle Ox")
        duel.you.changes_position(copy("Battle Ox", 2))
        duel.resolves()
        assert [card.position for card in duel.state.monsters(0)] == [Position.ATTACK, Position.ATTACK]

    def test_two_cards_of_a_name_in_a_hand_are_not(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox", "Battle Ox"]))
        duel.you.summons("Battle Ox")
        duel.resolves()
        assert duel.you.hand == ["Battle Ox"]

    def test_there_is_no_third_of_two(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Battle Ox", "Battle Ox"]))
        with pytest.raises(NoSuchCard):
            duel.you.changes_position(copy("Battle Ox", 3))


class TestRefusing:
    def test_a_refused_act_prints_the_accepted_answers_and_changes_nothing(self, duel: Scenario) -> None:
        duel.setup(normal_summon_used=True, you=side(hand=["Battle Ox"], monsters=["Soitsu"]))
        with pytest.raises(Refused) as refusal:
            duel.you.summons("Battle Ox")
        told = str(refusal.value)
        assert "normal_summon Battle Ox" in told
        for accepted in ("to_defense Soitsu (you, monsters)", "battle_phase", "end_phase"):
            assert f"\n  {accepted}" in told
        assert duel.you.hand == ["Battle Ox"]

    def test_may_and_may_not_fail_where_they_are_wrong(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"]))
        with pytest.raises(AssertionError, match="you may summon Battle Ox"):
            duel.you.may_not("summon Battle Ox")
        with pytest.raises(AssertionError, match=r"you may not end battle; he may:[\s\S]*end_phase"):
            duel.you.may("end battle")

    def test_a_phrase_that_is_none_is_answered_with_those_that_are(self, duel: Scenario) -> None:
        duel.setup()
        with pytest.raises(AssertionError, match="summon X"):
            duel.you.may("dance")

    def test_a_number_that_does_not_change_as_told_fails(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]))
        duel.you.attacks("Battle Ox", "directly")
        with pytest.raises(AssertionError), changes(lambda: duel.them.lp, by=-100):
            duel.resolves()


class TestActivating:
    def test_a_card_is_activated_when_its_time_comes_while_everybody_else_passes(
        self, duel: Scenario
    ) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(spells=["Trap Hole", "Mirror Force"])
        )
        duel.you.attacks("Battle Ox", "directly")
        assert duel.asked == "you"
        duel.them.activates("Mirror Force")
        assert duel.chain == ["Mirror Force"]
        duel.resolves()

    def test_one_that_is_never_offered_is_refused(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"]), them=side(spells=["Mirror Force"]))
        duel.you.summons("Battle Ox")
        with pytest.raises(Refused, match="activate Mirror Force"):
            duel.them.activates("Mirror Force")

    def test_may_not_needs_the_card_to_be_there(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"]))
        with pytest.raises(NoSuchCard, match="you has no 'Pot of Greed'"):
            duel.you.may_not("activate Pot of Greed")

    def test_may_looks_past_the_pass_of_the_other(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"]), them=side(spells=["Trap Hole"]))
        duel.you.summons("Battle Ox")
        duel.reaches(Why.SUMMON)
        assert duel.asked == "you"
        duel.them.may("activate Trap Hole")
        assert duel.asked == "you"
        duel.resolves()

    def test_a_target_without_a_choice_must_be_the_one_that_is_said(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Book of Moon"], monsters=["Battle Ox"]), them=side(monsters=[face_down("Soitsu")])
        )
        with pytest.raises(AssertionError, match="Battle Ox"):
            duel.you.activates("Book of Moon", targeting="Soitsu")
        duel.resolves()

    def test_what_is_chosen_must_be_among_the_choices(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Book of Moon"], monsters=["Battle Ox", "Soitsu"]))
        duel.you.activates("Book of Moon")
        with pytest.raises(Refused, match=r"no Mystical Elf to choose; there are \['Battle Ox', 'Soitsu'\]"):
            duel.you.targets("Mystical Elf")
        with pytest.raises(Refused, match="is not asked for cost"):
            duel.you.pays("Soitsu")
        duel.you.targets("Soitsu")
        duel.resolves()

    def test_resolving_stops_where_a_trigger_may_be_placed(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Junk Synchron"], grave=["Kuriboh"]))
        duel.you.summons("Junk Synchron")
        with pytest.raises(AssertionError, match="you must choose"):
            duel.resolves()
        with pytest.raises(Refused, match="trigger Kuriboh"):
            duel.you.places_trigger("Kuriboh")
        duel.you.passes()
        duel.resolves()

    def test_cards_lie_in_spell_and_trap_zones(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                spells=["Trap Hole", None, face_up("Solidarity"), set_now("Book of Moon")],
                field=set_before("Gaia Power"),
                grave=[Proper("Stardust Dragon")],
            ),
            them=side(field="Gaia Power"),
        )
        assert duel.you.spells == ["Trap Hole", "Solidarity", "Book of Moon", "Gaia Power"]
        lies = {card.card.name_en: card.face_down for card in duel.state.on_field(0)}
        assert lies == {"Trap Hole": True, "Solidarity": False, "Book of Moon": True, "Gaia Power": True}
        assert not duel.state.on_field(1)[0].face_down
        assert duel.find("Stardust Dragon").proper
        assert duel.find("Book of Moon").came == duel.turn


class TestEnding:
    """What the fixture does after every test."""

    def test_somebody_who_is_still_asked_fails_it(self) -> None:
        scenario = Scenario()
        scenario.setup(you=side(hand=["Battle Ox"]))
        scenario.you.summons("Battle Ox")
        with pytest.raises(AssertionError, match="you is still asked summon_attempt"):
            scenario.quiet()
        scenario.resolves()
        scenario.quiet()

    def test_resolving_stops_where_somebody_must_choose(self) -> None:
        scenario = Scenario()
        scenario.setup(you=side(hand=[BLANK] * 7))
        scenario.you.ends_turn()
        with pytest.raises(AssertionError, match="you must choose"):
            scenario.resolves()

    def test_a_change_that_no_event_made_fails_it(self) -> None:
        scenario = Scenario()
        scenario.setup()
        scenario.state.sides[0].life_points = 100
        with pytest.raises(AssertionError):
            scenario.sound()

    def test_a_card_in_two_places_fails_it(self) -> None:
        scenario = Scenario()
        scenario.setup(you=side(hand=["Battle Ox"]))
        scenario.state.sides[0].grave.append(scenario.state.sides[0].hand[0])
        with pytest.raises(AssertionError):
            scenario.sound()

    def test_two_cards_with_one_handle_fail_it(self) -> None:
        scenario = Scenario()
        scenario.setup(you=side(hand=["Battle Ox", "Soitsu"]))
        scenario.find("Soitsu").handle = scenario.find("Battle Ox").handle
        with pytest.raises(AssertionError):
            scenario.sound()

    def test_a_view_that_tells_what_it_must_not_fails_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        scenario = Scenario()
        scenario.setup(you=side(hand=["Battle Ox"], monsters=[face_down("Soitsu")]))
        with monkeypatch.context() as patched:
            patched.setattr("duels.engine.views.may_know", lambda *facts: True)
            with pytest.raises(AssertionError):
                scenario.sound()
        scenario.sound()


class TestInterfering:
    def test_what_may_be_done_is_asked_anew(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Summoned Skull"], monsters=["Battle Ox"]))
        duel.you.may("summon Summoned Skull")
        duel.moves("Battle Ox", to="grave")
        duel.you.may_not("summon Summoned Skull")

    def test_not_while_somebody_chooses(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Soitsu", *[BLANK] * 6], monsters=["Battle Ox"]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        with pytest.raises(AssertionError, match="nothing else happens"):
            duel.moves("Battle Ox", to="grave")
        duel.you.discards("Soitsu")
        duel.resolves()

    def test_a_duel_that_it_decides_is_over(self, duel: Scenario) -> None:
        duel.setup()
        duel.inflicts(them=8000)
        assert duel.winner == "you"
        with pytest.raises(Refused, match="the duel is over"):
            duel.you.ends_turn()
