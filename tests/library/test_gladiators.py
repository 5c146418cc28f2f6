"""Gladiator Beasts: they make way for each other after a battle, and what each does when so called."""

import pytest

from cards.lang.places import Position
from cards.library import LIBRARY
from duels.engine import Act, Verb, Why
from tests.scenario import BATTLE, Scenario, defense, side

LAQUARI = "Gladiator Beast Laquari"
HOPLOMUS = "Gladiator Beast Hoplomus"
MURMILLO = "Gladiator Beast Murmillo"
BESTIARI = "Gladiator Beast Bestiari"
RETIARI = "Gladiator Beast Retiari"
GYZARUS = "Gladiator Beast Gyzarus"
HERAKLINOS = "Gladiator Beast Heraklinos"
CHARIOT = "Gladiator Beast War Chariot"
ANDAL = "Gladiator Beast Andal"

TAGGING = [LAQUARI, HOPLOMUS, MURMILLO, BESTIARI, RETIARI]


def calls(duel: Scenario, name: str, caller: str = LAQUARI) -> None:
    """The caller has attacked; it goes back into the deck, and this one comes in attack position."""
    duel.you.attacks(caller, "directly")
    duel.resolves()
    duel.you.ends_battle()
    duel.you.places_trigger(caller)
    duel.you.chooses(name)
    duel.you.chooses("attack")


def comes_by_itself(duel: Scenario, name: str) -> bool:
    """Whether its own procedure is offered (S13)."""
    act = Act(Verb.SPECIAL_SUMMON, duel.find(name).handle)
    return duel.prompt is not None and duel.prompt.accepts(act)


class TestTagOut:
    @pytest.mark.parametrize("name", TAGGING)
    def test_after_a_battle_it_makes_way_for_another(self, duel: Scenario, name: str) -> None:
        """In the end step of the battle phase; going back is the cost (T5, M9)."""
        duel.setup(phase=BATTLE, you=side(monsters=[name], deck=[ANDAL]))
        calls(duel, ANDAL, caller=name)
        duel.resolves()
        assert duel.you.monsters == [ANDAL]
        assert name in duel.you.deck

    @pytest.mark.parametrize("name", TAGGING)
    def test_it_does_not_call_its_own_name(self, duel: Scenario, name: str) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[name], deck=[name]))
        duel.you.attacks(name, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        assert duel.you.monsters == [name]

    def test_without_a_battle_it_stays(self, duel: Scenario) -> None:
        """B13: a declared attack that was negated is no battle."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[LAQUARI], deck=[ANDAL]),
            them=side(spells=["Magic Cylinder"]),
        )
        duel.you.attacks(LAQUARI, "directly")
        duel.them.activates("Magic Cylinder")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        assert duel.you.monsters == [LAQUARI]

    def test_the_attacked_one_does_it_too(self, duel: Scenario) -> None:
        """In the opponent's battle phase."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[defense(HOPLOMUS)], deck=[ANDAL]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", HOPLOMUS)
        duel.resolves()
        duel.them.ends_battle()
        duel.you.places_trigger(HOPLOMUS)
        duel.you.chooses(ANDAL)
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == [ANDAL]

    def test_it_is_a_choice(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[LAQUARI], deck=[ANDAL]))
        duel.you.attacks(LAQUARI, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.reaches_choice("you", Why.PHASE_EFFECT)
        duel.you.passes()
        duel.resolves()
        assert duel.you.monsters == [LAQUARI]


class TestCalled:
    """What each does when the effect of a gladiator has brought it."""

    def test_murmillo_destroys_a_face_up_monster(self, duel: Scenario) -> None:
        """It must, though it be its own player's (C10)."""
        duel.setup(phase=BATTLE, you=side(monsters=[LAQUARI], deck=[MURMILLO]))
        calls(duel, MURMILLO)
        duel.resolves()
        assert duel.you.grave == [MURMILLO]

    def test_murmillo_chooses_whom(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[LAQUARI], deck=[MURMILLO]),
            them=side(monsters=["Soitsu", "Dark Magician"]),
        )
        duel.you.attacks(LAQUARI, "Soitsu")
        duel.resolves()
        duel.you.ends_battle()
        duel.you.places_trigger(LAQUARI)
        duel.you.chooses(MURMILLO)
        duel.you.chooses("attack")
        duel.you.targets("Dark Magician")
        duel.resolves()
        assert duel.them.monsters == []

    def test_bestiari_destroys_a_spell_or_trap(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[LAQUARI], deck=[BESTIARI]),
            them=side(spells=["Trap Hole"]),
        )
        calls(duel, BESTIARI)
        duel.resolves()
        assert duel.them.grave == ["Trap Hole"]

    def test_retiari_may_banish_from_the_opponents_graveyard(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[LAQUARI], deck=[RETIARI], grave=["Soitsu"]),
            them=side(grave=["Battle Ox"]),
        )
        calls(duel, RETIARI)
        duel.you.places_trigger(RETIARI)
        duel.resolves()
        assert duel.them.banished == ["Battle Ox"]
        assert duel.you.grave == ["Soitsu"]

    @pytest.mark.parametrize(
        ("name", "caller", "values"), [(LAQUARI, BESTIARI, (2100, 400)), (HOPLOMUS, LAQUARI, (700, 2400))]
    )
    def test_its_original_value_is_higher(
        self, duel: Scenario, name: str, caller: str, values: tuple[int, int]
    ) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[caller], deck=[name]))
        calls(duel, name, caller=caller)
        duel.resolves()
        assert (duel.you.atk(name), duel.you.defense(name)) == values

    @pytest.mark.parametrize("name", [LAQUARI, HOPLOMUS, MURMILLO, BESTIARI])
    def test_brought_otherwise_it_does_nothing(self, duel: Scenario, name: str) -> None:
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=[name]),
            them=side(monsters=["Battle Ox"], spells=["Trap Hole"]),
        )
        duel.you.activates("Monster Reborn", targeting=name)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.grave == []
        printed = next(card for card in LIBRARY.values() if card.name_en == name)
        assert (duel.you.atk(name), duel.you.defense(name)) == (printed.atk, printed.defense)


class TestGyzarus:
    def summoned(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=[BESTIARI, ANDAL], extra=[GYZARUS]),
            them=side(monsters=["Dark Magician"], spells=["Trap Hole"]),
        )
        duel.you.comes_by_its_own_way(GYZARUS, taking=[BESTIARI, ANDAL])

    def test_its_materials_go_into_the_deck_and_up_to_two_cards_are_destroyed(self, duel: Scenario) -> None:
        """By its own procedure, without a fusion card (S13)."""
        self.summoned(duel)
        duel.you.places_trigger(GYZARUS)
        duel.you.targets("Dark Magician", "Trap Hole")
        duel.resolves()
        assert duel.you.monsters == [GYZARUS]
        assert {BESTIARI, ANDAL} <= set(duel.you.deck)
        assert (duel.them.monsters, duel.them.spells) == ([], [])

    def test_no_fusion_card_brings_it(self, duel: Scenario) -> None:
        """S6: only in this way from the extra deck."""
        duel.setup(you=side(hand=["Polymerization"], monsters=[BESTIARI, ANDAL], extra=[GYZARUS]))
        duel.you.may_not("activate Polymerization")
        assert comes_by_itself(duel, GYZARUS)

    def test_after_a_battle_two_come_and_no_bestiari(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[GYZARUS], deck=[BESTIARI, ANDAL, HOPLOMUS]))
        duel.you.attacks(GYZARUS, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.you.places_trigger(GYZARUS)
        duel.you.chooses(ANDAL, HOPLOMUS)
        duel.you.chooses("attack")
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == [ANDAL, HOPLOMUS]
        assert duel.you.position(HOPLOMUS) is Position.DEFENSE
        assert duel.you.extra == [GYZARUS]

    def test_one_alone_does_not_come(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[GYZARUS], deck=[BESTIARI, ANDAL]))
        duel.you.attacks(GYZARUS, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        assert duel.you.monsters == [GYZARUS]


class TestHeraklinos:
    @pytest.mark.parametrize("of", ["you", "them"])
    def test_for_a_card_it_negates_a_spell_or_trap(self, duel: Scenario, of: str) -> None:
        """Also its own player's."""
        mine = ["Battle Ox", "Pot of Greed"] if of == "you" else ["Battle Ox"]
        duel.setup(
            turn_of=of,
            you=side(monsters=[HERAKLINOS], hand=mine),
            them=side(hand=["Pot of Greed"]),
        )
        getattr(duel, of).activates("Pot of Greed")
        duel.you.activates(HERAKLINOS)
        duel.you.pays("Battle Ox")
        duel.resolves()
        assert duel.without_effect == {"Pot of Greed": "activation_negated"}
        assert "Battle Ox" in duel.you.grave

    def test_without_a_card_to_discard_it_cannot(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(monsters=[HERAKLINOS]), them=side(hand=["Pot of Greed"]))
        duel.them.activates("Pot of Greed")
        duel.you.may_not(f"activate {HERAKLINOS}")
        duel.resolves()

    def test_it_is_made_of_three(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[LAQUARI, ANDAL, RETIARI], extra=[HERAKLINOS]))
        duel.you.comes_by_its_own_way(HERAKLINOS, taking=[LAQUARI, ANDAL, RETIARI])
        duel.resolves()
        assert duel.you.monsters == [HERAKLINOS]

    def test_one_of_them_is_laquari(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[BESTIARI, ANDAL, RETIARI], extra=[HERAKLINOS]))
        assert not comes_by_itself(duel, HERAKLINOS)


class TestWarChariot:
    def test_it_negates_a_monsters_effect_while_a_gladiator_stands_there(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them", you=side(monsters=[ANDAL], spells=[CHARIOT]), them=side(monsters=["Archer"])
        )
        duel.them.activates("Archer")
        duel.you.activates(CHARIOT)
        duel.resolves()
        assert duel.them.grave == ["Archer"]
        assert duel.you.lp == 8000

    def test_without_a_gladiator_it_cannot(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them", you=side(monsters=["Battle Ox"], spells=[CHARIOT]), them=side(monsters=["Archer"])
        )
        duel.them.activates("Archer")
        duel.you.may_not(f"activate {CHARIOT}")
        duel.resolves()

    def test_a_spell_is_no_monster(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them", you=side(monsters=[ANDAL], spells=[CHARIOT]), them=side(hand=["Pot of Greed"])
        )
        duel.them.activates("Pot of Greed")
        duel.you.may_not(f"activate {CHARIOT}")
        duel.resolves()
