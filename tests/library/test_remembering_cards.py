"""Cards that remember how they came, what was tributed, and the damage that brought them."""

import pytest

from cards.lang.places import Position
from cards.lang.terms import Stat
from duels.engine import MASTER_RULE_2, from_position, to_position
from duels.engine.derive import original
from duels.engine.prompts import PASS, Act, Respond, Verb, Why
from duels.engine.refusal import Refusal
from duels.engine.snapshot import decode, encode
from duels.engine.state import Cue
from tests.scenario import BATTLE, Scenario, copy, defense, face_down, face_up, set_before, side
from tests.scenario.invented import BOOK

GORZ, TOKEN, TRAGOEDIA = "Gorz the Emissary of Darkness", "Emissary of Darkness Token", "Tragoedia"
CELESTIA, LYLA, WULF = "Celestia, Lightsworn Angel", "Lyla, Lightsworn Sorceress", "Wulf, Lightsworn Beast"
PRODIGY, MALICIOUS, STRATOS = (
    "Evil HERO Infernal Prodigy",
    "Destiny HERO - Malicious",
    "Elemental HERO Stratos",
)

# ATK/DEF: Battle Ox 1700/1000, Dark Magician 2500/2100 (level 7), Archer inflicts 100.


def struck(duel: Scenario) -> None:
    """The opponent's Battle Ox attacks directly."""
    duel.setup(turn_of="them", phase=BATTLE, you=side(hand=[GORZ]), them=side(monsters=["Battle Ox"]))
    duel.them.attacks("Battle Ox", "directly")


def offered(duel: Scenario, name: str) -> None:
    """Windows are passed until the card can be activated."""
    while not (duel.asked == "you" and duel.you.offers(name)):
        assert isinstance(duel.prompt, Respond), duel.prompt
        duel.send(PASS)


def comes(duel: Scenario, *, token: bool = True) -> None:
    """Gorz comes in attack position, and so does its token."""
    offered(duel, GORZ)
    duel.you.activates(GORZ)
    for _ in range(2 if token else 1):
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("attack")
    duel.resolves()


class TestGorz:
    def test_battle_damage_brings_it_with_a_token_of_as_much(self, duel: Scenario) -> None:
        struck(duel)
        offered(duel, GORZ)
        duel.you.activates(GORZ)
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("attack")
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == [GORZ, TOKEN]
        assert duel.you.position(TOKEN) is Position.DEFENSE
        assert (duel.you.atk(TOKEN), duel.you.defense(TOKEN)) == (1700, 1700)
        assert duel.lp == {"you": 6300, "them": 8000}

    def test_its_damage_is_the_tokens_original_value(self, duel: Scenario) -> None:
        """A "?" that its card tells: Shrink halves it (N3, N4)."""
        struck(duel)
        comes(duel)
        token = duel.find(TOKEN)
        assert {original(duel.state, stat, token) for stat in (Stat.ATK, Stat.DEF)} == {1700}

    def test_effect_damage_brings_it_and_comes_back(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(hand=[GORZ]), them=side(monsters=["Archer"]))
        duel.them.activates("Archer")
        comes(duel, token=False)
        assert duel.you.monsters == [GORZ]
        assert duel.lp == {"you": 7900, "them": 7900}

    def test_not_while_a_card_is_controlled(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(hand=[GORZ], spells=[set_before("Mirror Force")]),
            them=side(monsters=["Archer"]),
        )
        duel.them.activates("Archer")
        duel.resolves()
        assert duel.you.hand == [GORZ]

    def test_not_by_ones_own_damage(self, duel: Scenario) -> None:
        """Only by a card that the opponent controls."""
        duel.setup(you=side(hand=[GORZ]))
        duel.inflicts(you=500)
        duel.resolves()
        assert duel.you.hand == [GORZ]

    def test_it_comes_only_if_the_field_is_still_empty(self, duel: Scenario) -> None:
        """Fact: no card may be controlled as it is activated, nor as it resolves."""
        duel.setup(turn_of="them", you=side(hand=[GORZ, "Guest"]), them=side(monsters=["Archer"]))
        duel.them.activates("Archer")
        offered(duel, GORZ)
        duel.you.activates(GORZ)
        duel.arrives("Guest")
        duel.resolves()
        assert GORZ in duel.you.hand

    def test_royal_oppression_stops_it(self, duel: Scenario) -> None:
        """That it would special summon is certain, though it asks again whether the field is empty (S5b)."""
        duel.setup(
            turn_of="them",
            you=side(hand=[GORZ]),
            them=side(monsters=["Archer"], spells=[face_up("Royal Oppression")]),
        )
        duel.them.activates("Archer")
        offered(duel, GORZ)
        duel.you.activates(GORZ)
        duel.them.activates("Royal Oppression")
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.them.lp == 7200

    def test_swallow_flip_negates_its_second_effect_and_not_its_first(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(hand=[GORZ]),
            them=side(monsters=["Archer"], spells=[set_before("Swallow Flip")]),
        )
        duel.them.activates("Archer")
        offered(duel, GORZ)
        duel.you.activates(GORZ)
        duel.them.may_not("activate Swallow Flip")
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("attack")
        duel.them.activates("Swallow Flip")
        duel.resolves()
        assert duel.you.grave == [GORZ]
        assert duel.them.lp == 8000

    def test_summoned_in_another_way_it_does_nothing(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=[GORZ]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [GORZ]
        assert duel.them.lp == 8000

    def test_what_brought_it_is_kept_in_snapshots_and_positions(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(hand=[GORZ]), them=side(monsters=["Archer"]))
        duel.them.activates("Archer")
        comes(duel, token=False)
        assert duel.find(GORZ).answered == Cue(kind="effect", damage=100)
        checkpoint = encode(duel.state)
        assert decode(BOOK, checkpoint) == duel.state
        again = from_position(BOOK, MASTER_RULE_2, to_position(BOOK, checkpoint), b"another key of chance")
        kept = [card.answered for card in again._game.state.monsters(0)]
        assert kept == [Cue(kind="effect", damage=100)]


class TestTragoedia:
    def test_battle_damage_brings_it(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(hand=[TRAGOEDIA, "Kuriboh", "Doron"], monsters=[]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        offered(duel, TRAGOEDIA)
        duel.you.activates(TRAGOEDIA)
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [TRAGOEDIA]
        assert (duel.you.atk(TRAGOEDIA), duel.you.defense(TRAGOEDIA)) == (1200, 1200)

    def test_not_effect_damage(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(hand=[TRAGOEDIA]), them=side(monsters=["Archer"]))
        duel.them.activates("Archer")
        duel.resolves()
        assert duel.you.hand == [TRAGOEDIA]

    def test_it_takes_a_monster_of_the_level_that_is_sent(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=[TRAGOEDIA], hand=["Mystical Elf", "Kuriboh"]),
            them=side(monsters=["Battle Ox", "Dark Magician", face_down("Giant Soldier of Stone")]),
        )
        duel.you.activates(TRAGOEDIA, "control")
        assert duel.you.choices == ["Mystical Elf"]
        duel.you.pays("Mystical Elf")
        duel.resolves()
        assert "Battle Ox" in duel.you.monsters
        assert duel.them.monsters == ["Dark Magician", "Giant Soldier of Stone"]
        duel.you.ends_turn()
        duel.resolves()
        assert "Battle Ox" in duel.you.monsters

    def test_not_without_a_monster_of_the_same_level(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[TRAGOEDIA], hand=["Kuriboh"]), them=side(monsters=["Battle Ox"]))
        duel.you.may_not(f"activate {TRAGOEDIA}")

    def test_the_level_counts_as_it_is_on_the_field(self, duel: Scenario) -> None:
        """It takes another Tragoedia whose level has become 1."""
        duel.setup(
            turn_of="them",
            you=side(monsters=[TRAGOEDIA], hand=["Kuriboh"]),
            them=side(monsters=[TRAGOEDIA], grave=["Kuriboh"]),
        )
        duel.them.activates(TRAGOEDIA, "level")
        duel.resolves()
        assert duel.them.level(TRAGOEDIA) == 1
        duel.them.ends_turn()
        duel.resolves()
        assert duel.them.level(TRAGOEDIA) == 10

    def test_a_target_that_has_gone_leaves_the_level(self, duel: Scenario) -> None:
        """D.D. Crow takes the target out of the graveyard: there is no level to become (C15)."""
        duel.setup(you=side(monsters=[TRAGOEDIA], grave=["Kuriboh"]), them=side(hand=["D.D. Crow"]))
        duel.you.activates(TRAGOEDIA, "level")
        duel.them.activates("D.D. Crow", targeting="Kuriboh")
        duel.resolves()
        assert duel.you.level(TRAGOEDIA) == 10

    def test_without_a_hand_it_has_nothing(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[TRAGOEDIA]))
        assert duel.you.atk(TRAGOEDIA) == 0

    def test_each_of_its_effects_once_a_turn(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[TRAGOEDIA], grave=["Kuriboh", "Battle Ox"]))
        duel.you.activates(TRAGOEDIA, "level", targeting="Kuriboh")
        duel.resolves()
        duel.you.may_not(f"activate {TRAGOEDIA}")


class TestCelestia:
    def test_with_a_lightsworn_tributed_it_destroys_up_to_two(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[CELESTIA], monsters=[WULF], deck=["Battle Ox"] * 5),
            them=side(
                monsters=["Battle Ox"], spells=[set_before("Mirror Force"), set_before("Dust Tornado")]
            ),
        )
        duel.you.summons(CELESTIA, tributing=[WULF])
        duel.you.places_trigger(CELESTIA)
        duel.you.targets("Battle Ox", "Mirror Force")
        duel.resolves()
        assert duel.them.monsters == []
        assert duel.them.spells == ["Dust Tornado"]
        assert duel.you.grave.count("Battle Ox") == 4

    def test_also_one_that_lay_face_down(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[CELESTIA], monsters=[face_down(WULF)], deck=["Battle Ox"] * 5),
            them=side(monsters=["Battle Ox", "Kuriboh"]),
        )
        duel.you.summons(CELESTIA, tributing=[WULF])
        duel.you.places_trigger(CELESTIA)
        duel.you.targets("Kuriboh")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_not_with_another_monster_tributed(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[CELESTIA], monsters=["Battle Ox"], deck=["Battle Ox"] * 5),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.summons(CELESTIA, tributing=["Battle Ox"])
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_not_without_four_cards_in_the_deck(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[CELESTIA], monsters=[WULF], deck=["Battle Ox"] * 3, filled=False),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.summons(CELESTIA, tributing=[WULF])
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_not_special_summoned(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Monster Reborn"], monsters=[WULF], grave=[CELESTIA], deck=["Battle Ox"] * 5),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_pulling_the_rug_leaves_the_four_cards_paid(self, duel: Scenario) -> None:
        """A cost is paid before the answer, and not given back (M9)."""
        duel.setup(
            you=side(hand=[CELESTIA], monsters=[WULF], deck=["Battle Ox"] * 5),
            them=side(monsters=["Battle Ox", "Kuriboh"], spells=[set_before("Pulling the Rug")]),
        )
        duel.you.summons(CELESTIA, tributing=[WULF])
        duel.you.places_trigger(CELESTIA)
        duel.you.targets("Kuriboh", "Battle Ox")
        duel.them.activates("Pulling the Rug")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox", "Kuriboh"]
        assert CELESTIA in duel.you.grave
        assert duel.you.grave.count("Battle Ox") == 4


class TestInfernalProdigy:
    def test_it_comes_to_an_empty_side(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[PRODIGY], spells=[set_before("Mirror Force")]))
        duel.you.may(f"special summon {PRODIGY}")
        duel.send(Act(Verb.SPECIAL_SUMMON, duel.find(PRODIGY).handle))
        duel.resolves()
        assert duel.you.position(PRODIGY) is Position.ATTACK

    @pytest.mark.parametrize("other", ["Battle Ox", face_down("Battle Ox")])
    def test_not_beside_a_monster(self, duel: Scenario, other: str) -> None:
        duel.setup(you=side(hand=[PRODIGY], monsters=[other]))
        duel.you.may_not(f"special summon {PRODIGY}")

    def test_tributed_for_a_hero_it_draws_in_the_end_phase(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[MALICIOUS], monsters=[PRODIGY], deck=["Battle Ox"]))
        duel.you.summons(MALICIOUS, tributing=[PRODIGY])
        duel.resolves()
        assert duel.you.hand == []
        assert duel.find(PRODIGY).served == duel.find(MALICIOUS).card.passcode
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.hand == ["Battle Ox"]

    def test_each_of_two_draws(self, duel: Scenario) -> None:
        """Its draw has no limit of once in a turn."""
        duel.setup(
            you=side(hand=["Elemental HERO Neos"], monsters=[PRODIGY, PRODIGY], deck=["Battle Ox", "Kuriboh"])
        )
        duel.you.summons("Elemental HERO Neos", tributing=[copy(PRODIGY, 1), copy(PRODIGY, 2)])
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.activates(copy(PRODIGY, 1))
        duel.resolves()
        assert sorted(duel.you.hand) == ["Battle Ox", "Kuriboh"]

    def test_not_for_another_monster_nor_for_a_set(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[CELESTIA], monsters=[PRODIGY], deck=["Battle Ox"]))
        duel.you.summons(CELESTIA, tributing=[PRODIGY])
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.hand == []

    def test_a_set_is_no_summon(self, duel: Scenario) -> None:
        """(X5, not S2)"""
        duel.setup(you=side(hand=[MALICIOUS], monsters=[PRODIGY], deck=["Battle Ox"]))
        duel.you.sets(MALICIOUS, tributing=[PRODIGY])
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.hand == []

    def test_not_when_the_summon_was_negated(self, duel: Scenario) -> None:
        """A summon that Solemn Judgment negated never succeeded (S3)."""
        duel.setup(
            you=side(hand=[MALICIOUS], monsters=[PRODIGY], deck=["Battle Ox"]),
            them=side(spells=[set_before("Solemn Judgment")]),
        )
        duel.you.summons(MALICIOUS, tributing=[PRODIGY])
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.hand == []

    def test_not_once_it_has_left_the_graveyard(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[MALICIOUS], monsters=[PRODIGY], deck=["Battle Ox"]))
        duel.you.summons(MALICIOUS, tributing=[PRODIGY])
        duel.resolves()
        duel.moves(PRODIGY, to="banished")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.hand == []

    def test_it_is_kept_in_snapshots_and_positions_and_forgotten_in_the_next_turn(
        self, duel: Scenario
    ) -> None:
        duel.setup(you=side(hand=[MALICIOUS], monsters=[PRODIGY], deck=["Battle Ox"]))
        duel.you.summons(MALICIOUS, tributing=[PRODIGY])
        duel.resolves()
        checkpoint = encode(duel.state)
        assert decode(BOOK, checkpoint) == duel.state
        again = from_position(BOOK, MASTER_RULE_2, to_position(BOOK, checkpoint), b"another key of chance")
        served = [card.served for card in again._game.state.cards if card.served is not None]
        assert served == [duel.find(MALICIOUS).card.passcode]
        assert [card.tributes for card in again._game.state.monsters(0)] == [
            [duel.find(PRODIGY).card.passcode]
        ]
        duel.you.ends_turn()
        duel.resolves()
        assert duel.find(PRODIGY).served is None


def test_why_gorz_does_not_come_is_that_nothing_has_happened(duel: Scenario) -> None:
    duel.setup(you=side(hand=[GORZ]), them=side(monsters=[defense("Battle Ox")]))
    why = duel.duel.why_not(0, duel.find(GORZ).handle)
    reasons = {one.act.ability: one.reason.clause for one in why.possibilities if one.reason}
    assert reasons["summon"] is Refusal.TRIGGERS
