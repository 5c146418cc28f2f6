"""The field: its places, who sees what, and that cards stay where they are put (F)."""

import pytest

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine.prompts import Why
from duels.engine.views import SideView, may_know, seen
from tests.scenario import BATTLE, BLANK, Scenario, defense, face_down, side
from tests.scenario.table import Standing, card_named

OX = card_named("Battle Ox").passcode


def passcodes(cards: tuple) -> list[int | None]:
    return [card and card.passcode for card in cards]


class TestPlaces:
    def test_each_player_has_every_place(self, duel: Scenario) -> None:
        """Five monster zones, five spell & trap zones, a field zone and five piles (F1)."""
        duel.setup(
            you=side(hand=["Soitsu"], grave=["Battle Ox"], banished=["Vorse Raider"], extra=["Fusionist"])
        )
        for table in duel.duel.view(0).sides:
            assert (len(table.monsters), len(table.spells), table.field_zone) == (5, 5, None)
        yours: SideView = duel.duel.view(0).sides[0]
        assert (yours.hand_count, yours.extra_count, yours.deck_count) == (1, 1, 10)
        assert passcodes(yours.grave) == [OX]
        assert passcodes(yours.banished) == [card_named("Vorse Raider").passcode]
        duel.resolves()

    def test_a_sixth_monster_finds_no_zone(self, duel: Scenario) -> None:
        """With no free zone nothing can be summoned or set (F1, F9)."""
        monsters = ["Battle Ox", "Vorse Raider", "Mystical Elf", "Soitsu", face_down("Celtic Guardian")]
        duel.setup(you=side(hand=["Luster Dragon"], monsters=monsters))
        duel.you.may_not("summon Luster Dragon")
        duel.you.may_not("set Luster Dragon")

    @pytest.mark.parametrize(
        ("deed", "position"), [("summons", Position.ATTACK), ("sets", Position.FACE_DOWN_DEFENSE)]
    )
    def test_a_monster_is_never_in_face_down_attack_position(
        self, duel: Scenario, deed: str, position: Position
    ) -> None:
        """Face-up attack or defence, or face-down defence (F2)."""
        duel.setup(you=side(hand=["Battle Ox"]))
        getattr(duel.you, deed)("Battle Ox")
        duel.resolves()
        assert duel.you.position("Battle Ox") is position


class TestWhoSeesWhat:
    def test_hands_are_their_owners(self, duel: Scenario) -> None:
        """The opponent sees how many (F3)."""
        duel.setup(you=side(hand=["Battle Ox"]))
        assert duel.you.sees("Battle Ox")
        assert not duel.them.sees("Battle Ox")
        theirs = duel.duel.view(1).sides[0]
        assert (theirs.hand, theirs.hand_count) == (None, 1)

    def test_extra_decks_are_their_owners(self, duel: Scenario) -> None:
        """(F3)"""
        duel.setup(you=side(extra=["Fusionist"]))
        assert duel.you.sees("Fusionist")
        assert not duel.them.sees("Fusionist")
        assert duel.duel.view(1).sides[0].extra_count == 1

    def test_main_decks_are_seen_by_nobody(self, duel: Scenario) -> None:
        """Only their number (F3)."""
        duel.setup(you=side(deck=["Battle Ox"]))
        for viewer in (0, 1, None):
            assert str(OX) not in repr(duel.duel.view(viewer))
            assert duel.duel.view(viewer).sides[0].deck_count == 10

    def test_a_face_down_monster_is_seen_by_its_controller(self, duel: Scenario) -> None:
        """The opponent sees that something lies there, where and how (F3)."""
        duel.setup(you=side(monsters=[None, face_down("Battle Ox")]))
        assert duel.you.sees("Battle Ox")
        assert not duel.them.sees("Battle Ox")
        shown = duel.duel.view(1).sides[0].monsters[1]
        assert shown is not None
        assert (shown.zone, shown.position) == (1, Position.FACE_DOWN_DEFENSE)
        assert (shown.attack_points, shown.defense_points, shown.level) == (None, None, None)

    def test_its_owner_does_not_see_it_under_the_opponents_control(self, duel: Scenario) -> None:
        """Also one that the viewer does not own, and never the other way round (F3)."""
        borrowed = Standing("Battle Ox", Position.FACE_DOWN_DEFENSE).of_the_other()
        duel.setup(you=side(monsters=[borrowed]))
        assert duel.you.sees("Battle Ox")
        assert not duel.them.sees("Battle Ox")

    def test_a_set_tells_the_opponent_nothing_of_the_card(self, duel: Scenario) -> None:
        """Neither the view nor any event names it (F3)."""
        duel.setup(you=side(hand=["Battle Ox", "Vorse Raider"]))
        duel.you.sets("Battle Ox")
        duel.resolves()
        assert not duel.them.sees("Battle Ox")
        told = [seen(event, 1) for event in duel.log]
        assert str(OX) not in repr(told)
        assert str(OX) in repr([seen(event, 0) for event in duel.log])

    def test_a_draw_tells_the_opponent_nothing_of_the_card(self, duel: Scenario) -> None:
        """He sees that a card was drawn (F3)."""
        duel.setup(them=side(deck=["Battle Ox"]))
        duel.you.ends_turn()
        duel.resolves()
        assert not duel.you.sees("Battle Ox")
        assert str(OX) not in repr([seen(event, 0) for event in duel.log])
        assert str(OX) in repr([seen(event, 1) for event in duel.log])
        (drawn,) = duel.happened(e.Moved)
        assert (seen(drawn, None) or {})["reason"] == "draw"

    def test_graveyards_are_public(self, duel: Scenario) -> None:
        """To both players and to spectators, in their order (F3, F4)."""
        duel.setup(you=side(grave=["Battle Ox", "Soitsu"]))
        for viewer in (0, 1, None):
            assert passcodes(duel.duel.view(viewer).sides[0].grave) == [OX, card_named("Soitsu").passcode]

    def test_face_up_monsters_are_public(self, duel: Scenario) -> None:
        """(F3)"""
        duel.setup(you=side(monsters=["Battle Ox", defense("Soitsu")]))
        for viewer in (0, 1, None):
            shown = duel.duel.view(viewer).sides[0].monsters[0]
            assert shown is not None
            assert (shown.passcode, shown.attack_points, shown.defense_points) == (OX, 1700, 1000)

    def test_a_spectator_sees_what_both_players_see(self, duel: Scenario) -> None:
        """No hand and nothing face-down (F3)."""
        duel.setup(you=side(hand=["Battle Ox"], monsters=[face_down("Vorse Raider")]))
        shown = repr(duel.duel.view(None))
        assert str(OX) not in shown
        assert str(card_named("Vorse Raider").passcode) not in shown

    def test_a_hidden_card_has_no_handle_for_others(self, duel: Scenario) -> None:
        """Cards in a hand are counted and not told apart (F3)."""
        duel.setup(you=side(hand=["Battle Ox"]))
        duel.you.summons("Battle Ox")
        duel.resolves()
        (arrival,) = duel.happened(e.Moved)
        move = (seen(arrival, 1) or {})["moves"][0]
        assert move["from"]["handle"] is None
        assert move["to"]["handle"] is not None

    def test_a_monster_taken_back_to_the_hand_is_known_and_then_hidden(self, duel: Scenario) -> None:
        """The event names what all saw; the hand shows nothing (F3)."""
        duel.setup(you=side(monsters=["Battle Ox"]))
        duel.moves("Battle Ox", to="hand")
        (moved,) = duel.happened(e.Moved)
        shown = (seen(moved, 1) or {})["moves"][0]
        assert shown["passcode"] == OX
        assert shown["to"]["handle"] is None
        assert not duel.them.sees("Battle Ox")

    def test_a_monster_put_into_the_deck_is_one_of_many(self, duel: Scenario) -> None:
        """All saw it go; there no card can be told from another (F3, K26)."""
        duel.setup(you=side(monsters=["Battle Ox"]))
        duel.moves("Battle Ox", to="deck")
        (moved,) = duel.happened(e.Moved)
        for viewer in (0, 1):
            shown = (seen(moved, viewer) or {})["moves"][0]
            assert (shown["passcode"], shown["to"]["handle"]) == (OX, None)
        assert duel.find("Battle Ox").handle == 0

    def test_a_face_down_monster_taken_back_stays_unknown(self, duel: Scenario) -> None:
        """(F3)"""
        duel.setup(you=side(monsters=[face_down("Battle Ox")]))
        duel.moves("Battle Ox", to="hand")
        (moved,) = duel.happened(e.Moved)
        assert str(OX) not in repr(seen(moved, 1))


UP, DOWN = Position.FACE_UP, Position.FACE_DOWN


class TestWhoMayKnow:
    """Seat 0 owns every card; `under` is who controls it (F3, K26)."""

    @pytest.mark.parametrize(
        ("place", "position", "under", "knowing"),
        [
            (Place.DECK, None, 0, set()),
            (Place.HAND, None, 0, {0}),
            (Place.EXTRA, None, 0, {0}),
            (Place.GRAVE, UP, 0, {0, 1, None}),
            (Place.BANISHED, UP, 0, {0, 1, None}),
            (Place.BANISHED, DOWN, 0, {0}),
            (Place.MONSTERS, Position.ATTACK, 0, {0, 1, None}),
            (Place.MONSTERS, Position.DEFENSE, 1, {0, 1, None}),
            (Place.MONSTERS, Position.FACE_DOWN_DEFENSE, 0, {0}),
            (Place.MONSTERS, Position.FACE_DOWN_DEFENSE, 1, {1}),
            (Place.SPELLS, UP, 0, {0, 1, None}),
            (Place.SPELLS, DOWN, 0, {0}),
            (Place.SPELLS, DOWN, 1, {1}),
            (Place.FIELD, UP, 1, {0, 1, None}),
            (Place.FIELD, DOWN, 0, {0}),
        ],
    )
    def test_it_is_as_the_rule_says(
        self, place: Place, position: Position | None, under: int, knowing: set[int | None]
    ) -> None:
        assert {viewer for viewer in (0, 1, None) if may_know(viewer, place, position, 0, under)} == knowing


class TestGraveyard:
    def test_cards_lie_in_the_order_in_which_they_came(self, duel: Scenario) -> None:
        """The order is kept (F4)."""
        duel.setup(you=side(grave=["Soitsu"], monsters=["Battle Ox", "Vorse Raider"], hand=["Dark Magician"]))
        duel.you.summons("Dark Magician", tributing=["Vorse Raider", "Battle Ox"])
        duel.resolves()
        assert duel.you.grave == ["Soitsu", "Vorse Raider", "Battle Ox"]

    def test_later_plays_leave_it_as_it_is(self, duel: Scenario) -> None:
        """Nobody may change it (F4), and nothing is destroyed there (F5)."""
        grave = ["Soitsu", "Battle Ox", "Soitsu", "Mystical Elf"]
        duel.setup(phase=BATTLE, you=side(grave=grave, banished=["Luster Dragon"], monsters=["Vorse Raider"]))
        duel.you.attacks("Vorse Raider", "directly")
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.grave == grave
        assert duel.you.banished == ["Luster Dragon"]

    def test_a_face_down_monster_arrives_face_up(self, duel: Scenario) -> None:
        """(F6)"""
        duel.setup(you=side(monsters=[face_down("Battle Ox")]))
        duel.moves("Battle Ox", to="grave")
        assert duel.find("Battle Ox").position is Position.FACE_UP
        assert duel.them.sees("Battle Ox")
        (moved,) = duel.happened(e.Moved)
        assert (seen(moved, 1) or {})["moves"][0]["passcode"] == OX

    @pytest.mark.parametrize("how", ["battle", "tribute", "discard"])
    def test_any_arrival_is_being_sent_to_the_graveyard(self, duel: Scenario, how: str) -> None:
        """By destruction, tribute or discard; each move carries its reason (X2, X3, X6)."""
        if how == "battle":
            duel.setup(phase=BATTLE, you=side(monsters=["Soitsu"]), them=side(monsters=["Vorse Raider"]))
            duel.you.attacks("Soitsu", "Vorse Raider")
        elif how == "tribute":
            duel.setup(you=side(hand=["Summoned Skull"], monsters=["Soitsu"]))
            duel.you.summons("Summoned Skull", tributing=["Soitsu"])
        else:
            duel.setup(you=side(hand=["Soitsu", *[BLANK] * 6]))
            duel.you.ends_turn()
            duel.reaches_choice("you", Why.HAND_LIMIT)
            duel.you.discards("Soitsu")
        duel.resolves()
        sent = [
            (event.reason.value, move.card.passcode)
            for event in duel.happened(e.Moved)
            for move in event.moves
            if move.to is Place.GRAVE
        ]
        assert sent == [(how, card_named("Soitsu").passcode)]


class TestStaying:
    def test_cards_stay_in_their_zones(self, duel: Scenario) -> None:
        """Others coming and going move nobody (F10)."""
        duel.setup(
            you=side(hand=["Luster Dragon"], monsters=["Battle Ox", None, "Vorse Raider", None, "Soitsu"])
        )
        before = [card.zone for card in duel.state.monsters(0)]
        duel.you.summons("Luster Dragon")
        duel.resolves()
        duel.moves("Vorse Raider", to="grave")
        zones = {card.card.name_en: card.zone for card in duel.state.monsters(0)}
        assert before == [0, 2, 4]
        assert (zones["Battle Ox"], zones["Soitsu"]) == (0, 4)

    def test_cards_stay_in_their_positions(self, duel: Scenario) -> None:
        """No rule turns a monster when its turn ends (F10)."""
        duel.setup(you=side(monsters=["Battle Ox", defense("Vorse Raider"), face_down("Soitsu")]))
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.position("Battle Ox") is Position.ATTACK
        assert duel.you.position("Vorse Raider") is Position.DEFENSE
        assert duel.you.position("Soitsu") is Position.FACE_DOWN_DEFENSE

    def test_nothing_can_be_given_up(self, duel: Scenario) -> None:
        """No player may move, turn or remove a card of his own without a rule (F10)."""
        duel.setup(normal_summon_used=True, you=side(hand=["Soitsu"], monsters=["Battle Ox"]))
        assert duel.prompt is not None
        words = {duel.in_words(answer).split(" (")[0] for answer in duel.prompt.answers()}
        assert words == {"to_defense Battle Ox", "battle_phase", "end_phase"}
