"""Cards that place counters and pay with them: the Six Samurai's spells, Arcanite and Tempest Magician."""

import pytest

from duels.engine import events as e
from duels.engine.prompts import Why
from duels.engine.state import TableCard
from tests.scenario import BATTLE, Player, Proper, Refused, Scenario, face_down, face_up, side

UNITED = "Six Samurai United"
GATEWAY = "Gateway of the Six"
YAICHI = "The Six Samurai - Yaichi"
KAMON = "The Six Samurai - Kamon"
ZANJI = "The Six Samurai - Zanji"
FOOTSOLDIER = "Shien's Footsoldier"
ARCANITE = "Arcanite Magician"
TEMPEST = "Tempest Magician"
BREAKER = "Breaker the Magical Warrior"
TUNER = "Tune Warrior"


def lay(duel: Scenario, player: Player, name: str, counter: str, count: int) -> None:
    """Counters come to lie on a card."""
    card = duel.find(name, player.seat)
    duel.happens(e.CountersChanged(card.known, counter, count))


def on(duel: Scenario, player: Player, name: str) -> dict[str, int]:
    card: TableCard = duel.find(name, player.seat)
    return card.counters


class TestSixSamuraiUnited:
    def test_it_counts_each_normal_summon_without_a_chain(self, duel: Scenario) -> None:
        """Ruling: placing a counter starts no chain (C22)."""
        duel.setup(you=side(hand=[YAICHI], spells=[face_up(UNITED)]))
        duel.you.summons(YAICHI)
        duel.resolves()
        assert on(duel, duel.you, UNITED) == {"Bushido Counter": 1}
        assert not duel.happened(e.LinkMade)

    def test_a_summon_by_the_opponent_counts_too(self, duel: Scenario) -> None:
        """Ruling: also when the opponent summons one."""
        duel.setup(turn_of="them", you=side(spells=[face_up(UNITED)]), them=side(hand=[YAICHI]))
        duel.them.summons(YAICHI)
        duel.resolves()
        assert on(duel, duel.you, UNITED) == {"Bushido Counter": 1}

    def test_a_special_summon_counts(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=[YAICHI], spells=[face_up(UNITED)]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert on(duel, duel.you, UNITED) == {"Bushido Counter": 1}

    def test_a_flip_summon_does_not_count(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[face_down(YAICHI)], spells=[face_up(UNITED)]))
        duel.you.flip_summons(YAICHI)
        duel.resolves()
        assert on(duel, duel.you, UNITED) == {}

    def test_a_set_monster_does_not_count(self, duel: Scenario) -> None:
        """A set is no summon (X5)."""
        duel.setup(you=side(hand=[YAICHI], spells=[face_up(UNITED)]))
        duel.you.sets(YAICHI)
        duel.resolves()
        assert on(duel, duel.you, UNITED) == {}

    def test_no_other_monster_counts(self, duel: Scenario) -> None:
        """(K23)"""
        duel.setup(you=side(hand=[FOOTSOLDIER], spells=[face_up(UNITED)]))
        duel.you.summons(FOOTSOLDIER)
        duel.resolves()
        assert on(duel, duel.you, UNITED) == {}

    def test_a_negated_summon_does_not_count(self, duel: Scenario) -> None:
        """(S3)"""
        duel.setup(you=side(hand=[YAICHI], spells=[face_up(UNITED)]), them=side(spells=["Solemn Judgment"]))
        duel.you.summons(YAICHI)
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert on(duel, duel.you, UNITED) == {}

    def test_it_never_holds_a_third(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[YAICHI], spells=[face_up(UNITED)]))
        lay(duel, duel.you, UNITED, "Bushido Counter", 2)
        duel.you.summons(YAICHI)
        duel.resolves()
        assert on(duel, duel.you, UNITED) == {"Bushido Counter": 2}

    def test_while_its_activation_is_open_it_counts_nothing(self, duel: Scenario) -> None:
        """It applies once its activation has resolved (C6)."""
        duel.setup(
            you=side(hand=[UNITED], grave=[YAICHI], spells=["Call of the Haunted"], monsters=["Battle Ox"])
        )
        duel.you.activates(UNITED)
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        assert YAICHI in duel.you.monsters
        assert on(duel, duel.you, UNITED) == {}

    def test_it_draws_as_many_cards_as_it_had_counters(self, duel: Scenario) -> None:
        """It is sent as the cost, and what lay on it is remembered with the link (M9, C15)."""
        duel.setup(you=side(spells=[face_up(UNITED)]))
        lay(duel, duel.you, UNITED, "Bushido Counter", 2)
        duel.you.activates(UNITED)
        assert duel.you.grave == [UNITED]
        duel.resolves()
        assert len(duel.you.hand) == 2

    def test_without_a_counter_it_is_not_used(self, duel: Scenario) -> None:
        """Nothing would be drawn (C10)."""
        duel.setup(you=side(spells=[face_up(UNITED)]))
        duel.you.may_not(f"activate {UNITED}")

    def test_nor_with_fewer_cards_in_the_deck_than_counters(self, duel: Scenario) -> None:
        """(C10)"""
        duel.setup(you=side(spells=[face_up(UNITED)], deck=["Soitsu"], filled=False))
        lay(duel, duel.you, UNITED, "Bushido Counter", 2)
        duel.you.may_not(f"activate {UNITED}")

    def test_what_is_banished_instead_does_not_pay(self, duel: Scenario) -> None:
        """(X6)"""
        duel.setup(you=side(spells=[face_up(UNITED)]), them=side(spells=[face_up("Macro Cosmos")]))
        lay(duel, duel.you, UNITED, "Bushido Counter", 2)
        duel.you.may_not(f"activate {UNITED}")

    def test_mystical_space_typhoon_is_answered_by_drawing(self, duel: Scenario) -> None:
        """The famous quarrel: it is spell speed 1 and so cannot answer, the counters are lost (C2)."""
        duel.setup(
            turn_of="them", you=side(spells=[face_up(UNITED)]), them=side(hand=["Mystical Space Typhoon"])
        )
        lay(duel, duel.you, UNITED, "Bushido Counter", 2)
        duel.them.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.you.grave == [UNITED]
        assert duel.you.hand == []


class TestGatewayOfTheSix:
    def test_it_places_two_and_knows_no_limit(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[YAICHI], spells=[face_up(GATEWAY)]))
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 6)
        duel.you.summons(YAICHI)
        duel.resolves()
        assert on(duel, duel.you, GATEWAY) == {"Bushido Counter": 8}

    def test_two_counters_give_500_until_the_end_phase(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[YAICHI], spells=[face_up(GATEWAY)]), them=side(monsters=[FOOTSOLDIER]))
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 2)
        duel.you.activates(GATEWAY, "strengthens", targeting=FOOTSOLDIER)
        duel.resolves()
        assert duel.them.atk(FOOTSOLDIER) == 1200
        assert on(duel, duel.you, GATEWAY) == {}
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.atk(FOOTSOLDIER) == 700

    def test_a_monster_without_effect_gains_nothing(self, duel: Scenario) -> None:
        """It wants effect monsters (X4)."""
        duel.setup(
            you=side(
                monsters=["Chamberlain of the Six Samurai", "Kagemusha of the Blue Flame"],
                spells=[face_up(GATEWAY)],
            )
        )
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 2)
        duel.you.may_not(f"activate {GATEWAY}")

    def test_one_counter_pays_for_nothing(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(you=side(monsters=[YAICHI], spells=[face_up(GATEWAY)]))
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 1)
        duel.you.may_not(f"activate {GATEWAY}")

    def test_four_counters_add_a_samurai_from_the_deck_or_the_graveyard(self, duel: Scenario) -> None:
        duel.setup(you=side(grave=[YAICHI], deck=[KAMON], spells=[face_up(GATEWAY)]))
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 4)
        duel.you.activates(GATEWAY, "searches")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        duel.you.chooses(YAICHI)
        duel.resolves()
        assert duel.you.hand == [YAICHI]

    def test_six_counters_revive_a_shien_monster(self, duel: Scenario) -> None:
        duel.setup(you=side(grave=[FOOTSOLDIER, YAICHI], spells=[face_up(GATEWAY)]))
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 6)
        duel.you.activates(GATEWAY, "revives")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [FOOTSOLDIER]
        assert on(duel, duel.you, GATEWAY) == {}

    def test_five_counters_revive_nothing(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(you=side(grave=[FOOTSOLDIER], spells=[face_up(GATEWAY)]))
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 5)
        with pytest.raises(Refused):
            duel.you.activates(GATEWAY, "revives")

    def test_without_a_shien_effect_monster_nothing_is_revived(self, duel: Scenario) -> None:
        duel.setup(you=side(grave=["Kagemusha of the Blue Flame"], spells=[face_up(GATEWAY)], deck=[YAICHI]))
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 6)
        assert duel.you.offers(GATEWAY) == 1

    def test_counters_come_from_several_cards_as_their_player_likes(self, duel: Scenario) -> None:
        """Those of Six Samurai United pay as well (M9)."""
        duel.setup(you=side(monsters=[YAICHI], spells=[face_up(GATEWAY), face_up(UNITED)]))
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 2)
        lay(duel, duel.you, UNITED, "Bushido Counter", 2)
        duel.you.activates(GATEWAY, "strengthens")
        for _ in range(2):
            duel.reaches_choice("you", Why.REMOVE_COUNTER)
            duel.you.chooses(UNITED)
        duel.resolves()
        assert on(duel, duel.you, UNITED) == {}
        assert on(duel, duel.you, GATEWAY) == {"Bushido Counter": 2}

    def test_where_all_must_go_nobody_is_asked(self, duel: Scenario) -> None:
        duel.setup(you=side(deck=[YAICHI], spells=[face_up(GATEWAY), face_up(UNITED)]))
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 2)
        lay(duel, duel.you, UNITED, "Bushido Counter", 2)
        duel.you.activates(GATEWAY, "searches")
        duel.you.chooses(YAICHI)
        duel.resolves()
        assert on(duel, duel.you, UNITED) == on(duel, duel.you, GATEWAY) == {}

    def test_the_opponents_counters_pay_nothing(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(
            you=side(monsters=[YAICHI], spells=[face_up(GATEWAY)]), them=side(spells=[face_up(UNITED)])
        )
        lay(duel, duel.them, UNITED, "Bushido Counter", 2)
        duel.you.may_not(f"activate {GATEWAY}")

    def test_destroyed_in_answer_it_does_nothing_and_the_counters_stay_paid(self, duel: Scenario) -> None:
        """A continuous spell must still be there (M5); a cost is never given back (M9)."""
        duel.setup(
            you=side(monsters=[YAICHI], spells=[face_up(GATEWAY), face_up(UNITED)]),
            them=side(spells=["Dust Tornado"]),
        )
        lay(duel, duel.you, UNITED, "Bushido Counter", 2)
        duel.you.activates(GATEWAY, "strengthens")
        duel.them.activates("Dust Tornado", targeting=GATEWAY)
        duel.resolves()
        assert duel.you.atk(YAICHI) == 1300
        assert on(duel, duel.you, UNITED) == {}

    def test_turned_face_down_it_loses_its_counters(self, duel: Scenario) -> None:
        """(C18)"""
        duel.setup(you=side(spells=[face_up(GATEWAY)]))
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 2)
        duel.moves(GATEWAY, to="hand")
        duel.resolves()
        assert on(duel, duel.you, GATEWAY) == {}


class TestShiensFootsoldier:
    def test_it_calls_a_samurai_when_destroyed_in_battle(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            turn_of="them",
            you=side(monsters=[FOOTSOLDIER], deck=[YAICHI, ZANJI]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", FOOTSOLDIER)
        duel.you.places_trigger(FOOTSOLDIER)
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert duel.you.choices == [YAICHI]
        duel.you.chooses(YAICHI)
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == [YAICHI]

    def test_destroyed_by_an_effect_it_calls_nobody(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[FOOTSOLDIER], hand=["Dark Hole"], deck=[YAICHI]))
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.monsters == []


class TestArcaniteMagician:
    def test_synchro_summoned_it_gets_two_counters_and_their_attack(self, duel: Scenario) -> None:
        """The trigger is mandatory (C10); 1000 for each counter (N4)."""
        duel.setup(you=side(monsters=["Junk Synchron", "Mystical Elf"], extra=[ARCANITE]), them=side())
        duel.you.synchro_summons(ARCANITE, "Junk Synchron", ["Mystical Elf"])
        duel.resolves()
        assert on(duel, duel.you, ARCANITE) == {"Spell Counter": 2}
        assert duel.you.atk(ARCANITE) == 2400

    def test_it_is_made_of_no_other_types(self, duel: Scenario) -> None:
        """(S8)"""
        duel.setup(you=side(monsters=["Junk Synchron", "Battle Ox"], extra=[ARCANITE]))
        duel.you.may_not(f"synchro summon {ARCANITE}")

    def test_revived_it_gets_no_counter(self, duel: Scenario) -> None:
        duel.setup(you=side(grave=[Proper(ARCANITE)], hand=["Monster Reborn"]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert on(duel, duel.you, ARCANITE) == {}
        assert duel.you.atk(ARCANITE) == 400

    def test_a_counter_pays_for_a_destruction_as_often_as_there_is_one(self, duel: Scenario) -> None:
        """(C11)"""
        duel.setup(you=side(monsters=[ARCANITE]), them=side(monsters=["Battle Ox"], spells=["Mirror Force"]))
        lay(duel, duel.you, ARCANITE, "Spell Counter", 2)
        duel.you.activates(ARCANITE, targeting="Battle Ox")
        duel.resolves()
        assert duel.you.atk(ARCANITE) == 1400
        duel.you.activates(ARCANITE, targeting="Mirror Force")
        duel.resolves()
        assert sorted(duel.them.grave) == ["Battle Ox", "Mirror Force"]
        duel.you.may_not(f"activate {ARCANITE}")

    def test_a_counter_of_breaker_pays_too(self, duel: Scenario) -> None:
        """From any card of one's own (M9): the famous partner."""
        duel.setup(you=side(monsters=[ARCANITE, BREAKER]), them=side(monsters=["Battle Ox"]))
        lay(duel, duel.you, ARCANITE, "Spell Counter", 2)
        lay(duel, duel.you, BREAKER, "Spell Counter", 1)
        duel.you.activates(ARCANITE)
        duel.reaches_choice("you", Why.REMOVE_COUNTER)
        duel.you.chooses(BREAKER)
        duel.resolves()
        assert on(duel, duel.you, BREAKER) == {}
        assert duel.you.atk(ARCANITE) == 2400
        assert duel.them.grave == ["Battle Ox"]

    def test_ones_own_cards_are_no_targets(self, duel: Scenario) -> None:
        """(X4)"""
        duel.setup(you=side(monsters=[ARCANITE, "Battle Ox"]))
        lay(duel, duel.you, ARCANITE, "Spell Counter", 2)
        duel.you.may_not(f"activate {ARCANITE}")

    def test_turned_face_down_it_loses_its_counters(self, duel: Scenario) -> None:
        """(C18)"""
        duel.setup(you=side(monsters=[ARCANITE], hand=["Book of Moon"]))
        lay(duel, duel.you, ARCANITE, "Spell Counter", 2)
        duel.you.activates("Book of Moon")
        duel.resolves()
        assert on(duel, duel.you, ARCANITE) == {}


class TestTempestMagician:
    def test_synchro_summoned_it_gets_one_counter(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Junk Synchron", "Genin"], extra=[TEMPEST]))
        duel.you.synchro_summons(TEMPEST, "Junk Synchron", ["Genin"])
        duel.resolves()
        assert on(duel, duel.you, TEMPEST) == {"Spell Counter": 1}

    def test_it_shares_out_a_counter_for_each_card_sent(self, duel: Scenario) -> None:
        """Ruling: three cards give all three to one monster, or to several as one likes."""
        duel.setup(you=side(monsters=[TEMPEST, ARCANITE], hand=["Soitsu", "Battle Ox", "Dark Hole"]))
        duel.you.activates(TEMPEST, "shares")
        duel.you.pays("Soitsu", "Battle Ox", "Dark Hole")
        for name in (ARCANITE, TEMPEST, ARCANITE):
            duel.reaches_choice("you", Why.PLACE_COUNTER)
            duel.you.chooses(name)
        duel.resolves()
        assert on(duel, duel.you, TEMPEST) == {"Spell Counter": 1}
        assert on(duel, duel.you, ARCANITE) == {"Spell Counter": 2}
        assert len(duel.you.grave) == 3

    def test_no_card_gets_one_that_can_hold_none(self, duel: Scenario) -> None:
        """Ruling: only monsters on which one can be placed; Breaker holds one and no more."""
        duel.setup(you=side(monsters=[TEMPEST, BREAKER, "Battle Ox"], hand=["Soitsu", "Battle Ox"]))
        lay(duel, duel.you, BREAKER, "Spell Counter", 1)
        duel.you.activates(TEMPEST, "shares")
        duel.you.pays("Soitsu", "Battle Ox")
        duel.resolves()
        assert on(duel, duel.you, TEMPEST) == {"Spell Counter": 2}
        assert on(duel, duel.you, BREAKER) == {"Spell Counter": 1}

    def test_not_twice_in_a_turn(self, duel: Scenario) -> None:
        """(C11)"""
        duel.setup(you=side(monsters=[TEMPEST], hand=["Soitsu", "Battle Ox"]))
        duel.you.activates(TEMPEST, "shares")
        duel.you.pays("Soitsu")
        duel.resolves()
        assert duel.you.offers(TEMPEST) == 1

    def test_without_a_hand_none_are_shared(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(you=side(monsters=[TEMPEST]))
        duel.you.may_not(f"activate {TEMPEST}")

    def test_all_counters_of_the_field_go_for_500_each(self, duel: Scenario) -> None:
        """Those of either side; how many they were is remembered with the link (M9, C15)."""
        duel.setup(you=side(monsters=[TEMPEST, ARCANITE]), them=side(monsters=[BREAKER]))
        lay(duel, duel.you, TEMPEST, "Spell Counter", 1)
        lay(duel, duel.you, ARCANITE, "Spell Counter", 2)
        lay(duel, duel.them, BREAKER, "Spell Counter", 1)
        duel.you.activates(TEMPEST)
        duel.resolves()
        assert duel.lp["them"] == 6000
        assert on(duel, duel.you, ARCANITE) == on(duel, duel.them, BREAKER) == {}

    def test_bushido_counters_do_no_damage(self, duel: Scenario) -> None:
        """A counter of another name is another thing."""
        duel.setup(you=side(monsters=[TEMPEST], spells=[face_up(GATEWAY)]))
        lay(duel, duel.you, GATEWAY, "Bushido Counter", 2)
        duel.you.may_not(f"activate {TEMPEST}")
