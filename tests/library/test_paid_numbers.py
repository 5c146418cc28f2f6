"""Cards whose effect is as large as what was paid for it: Card Trooper, Brionac."""

from duels.engine.prompts import ChooseCards, Why
from tests.scenario import BATTLE, Scenario, attack, face_down, face_up, side

TROOPER = "Card Trooper"
WULF = "Wulf, Lightsworn Beast"
BRIONAC = "Brionac, Dragon of the Ice Barrier"


class TestCardTrooper:
    def test_it_gains_500_for_each_card_sent_until_the_end_phase(self, duel: Scenario) -> None:
        """What was paid is remembered with the link (M9, T9)."""
        duel.setup(you=side(monsters=[TROOPER], deck=["Soitsu", "Dark Hole", "Battle Ox", "Kuriboh"]))
        duel.you.activates(TROOPER)
        duel.reaches_choice("you", Why.HOW_MANY)
        duel.you.chooses("3")
        duel.resolves()
        assert duel.you.grave == ["Soitsu", "Dark Hole", "Battle Ox"]
        assert duel.you.atk(TROOPER) == 1900
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk(TROOPER) == 400

    def test_one_card_is_enough(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[TROOPER]))
        duel.you.activates(TROOPER)
        duel.you.chooses("1")
        duel.resolves()
        assert duel.you.atk(TROOPER) == 900
        assert len(duel.you.grave) == 1

    def test_the_cards_are_gone_before_an_answer_and_stay_gone(self, duel: Scenario) -> None:
        """Sending is the cost, paid before the answer and never given back (M9, K15)."""
        duel.setup(you=side(monsters=[TROOPER]), them=side(spells=["Book of Moon"]))
        duel.you.activates(TROOPER)
        duel.you.chooses("2")
        assert len(duel.you.grave) == 2
        duel.them.activates("Book of Moon", targeting=TROOPER)
        duel.resolves()
        assert len(duel.you.grave) == 2

    def test_no_more_is_sent_than_the_deck_holds(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[TROOPER], deck=["Soitsu", "Battle Ox"], filled=False))
        duel.you.activates(TROOPER)
        assert duel.you.choices == ["1", "2"]
        duel.you.chooses("2")
        duel.resolves()
        assert duel.you.atk(TROOPER) == 1400

    def test_the_last_card_is_sent_without_a_question(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[TROOPER], deck=["Soitsu"], filled=False))
        duel.you.activates(TROOPER)
        duel.resolves()
        assert duel.you.atk(TROOPER) == 900

    def test_without_a_deck_nothing_pays(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(you=side(monsters=[TROOPER], deck=[], filled=False))
        duel.you.may_not(f"activate {TROOPER}")

    def test_what_is_banished_instead_pays_nothing(self, duel: Scenario) -> None:
        """Ruling: it cannot be activated while Dimensional Fissure applies, whatever lies on top (X6)."""
        duel.setup(you=side(monsters=[TROOPER]), them=side(spells=[face_up("Macro Cosmos")]))
        duel.you.may_not(f"activate {TROOPER}")

    def test_not_twice_in_a_turn(self, duel: Scenario) -> None:
        """(C11)"""
        duel.setup(you=side(monsters=[TROOPER]))
        duel.you.activates(TROOPER)
        duel.you.chooses("1")
        duel.resolves()
        duel.you.may_not(f"activate {TROOPER}")

    def test_destroyed_in_battle_it_draws(self, duel: Scenario) -> None:
        """(X1, C10)"""
        duel.setup(
            phase=BATTLE, turn_of="them", you=side(monsters=[TROOPER]), them=side(monsters=["Battle Ox"])
        )
        duel.them.attacks("Battle Ox", TROOPER)
        duel.resolves()
        assert len(duel.you.hand) == 1

    def test_destroyed_face_down_by_an_effect_it_draws(self, duel: Scenario) -> None:
        """Ruling: it activates also when the card was face-down (X1)."""
        duel.setup(you=side(monsters=[face_down(TROOPER)]), turn_of="them", them=side(hand=["Raigeki"]))
        duel.them.activates("Raigeki")
        duel.resolves()
        assert len(duel.you.hand) == 1

    def test_tributed_it_draws_nothing(self, duel: Scenario) -> None:
        """A tribute is no destruction (X6)."""
        duel.setup(you=side(monsters=[TROOPER], hand=["Summoned Skull"]))
        duel.you.summons("Summoned Skull", tributing=[TROOPER])
        duel.resolves()
        assert duel.you.hand == []

    def test_destroyed_on_the_other_side_it_draws_nobody_a_card(self, duel: Scenario) -> None:
        """Ruling: not when it is destroyed while the opponent controls it (F8)."""
        duel.setup(turn_of="them", them=side(hand=["Dark Hole"], monsters=[attack(TROOPER).of_the_other()]))
        duel.them.activates("Dark Hole")
        duel.resolves()
        assert duel.you.grave == [TROOPER]
        assert duel.you.hand == []

    def test_a_wulf_that_pays_for_it_comes_after_the_chain(self, duel: Scenario) -> None:
        """The famous partners: what is sent for the cost triggers when the chain is over (C8)."""
        duel.setup(you=side(monsters=[TROOPER], deck=["Soitsu", WULF, "Battle Ox"]))
        duel.you.activates(TROOPER)
        duel.you.chooses("3")
        duel.reaches_choice("you", Why.POSITION)
        assert duel.you.atk(TROOPER) == 1900
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [TROOPER, WULF]


class TestBrionac:
    def test_as_many_cards_return_as_were_discarded(self, duel: Scenario) -> None:
        """(X3, X4, M9)"""
        duel.setup(
            you=side(monsters=[BRIONAC], hand=["Soitsu", "Battle Ox", "Dark Hole"]),
            them=side(monsters=["Vorse Raider"], spells=["Mirror Force", face_up("Messenger of Peace")]),
        )
        duel.you.activates(BRIONAC)
        duel.you.pays("Soitsu", "Battle Ox")
        duel.you.targets("Vorse Raider", "Mirror Force")
        duel.resolves()
        assert duel.you.grave == ["Soitsu", "Battle Ox"]
        assert duel.you.hand == ["Dark Hole"]
        assert sorted(duel.them.hand) == ["Mirror Force", "Vorse Raider"]
        assert duel.them.spells == ["Messenger of Peace"]

    def test_it_can_be_used_again_and_again(self, duel: Scenario) -> None:
        """Before 2017 it had no limit (C11; the text in force on 2013-12-31)."""
        duel.setup(
            you=side(monsters=[BRIONAC], hand=["Soitsu", "Battle Ox"]),
            them=side(monsters=["Vorse Raider"], spells=["Mirror Force"]),
        )
        for paid, target in (("Soitsu", "Vorse Raider"), ("Battle Ox", "Mirror Force")):
            duel.you.activates(BRIONAC)
            duel.you.pays(paid)
            duel.you.targets(target)
            duel.resolves()
        assert sorted(duel.them.hand) == ["Mirror Force", "Vorse Raider"]

    def test_ones_own_cards_can_return(self, duel: Scenario) -> None:
        """Before 2017 it targeted cards of either side; itself goes to the extra deck (F8)."""
        duel.setup(you=side(monsters=[BRIONAC], hand=["Soitsu"]))
        duel.you.activates(BRIONAC)
        duel.you.pays("Soitsu")
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.you.extra == [BRIONAC]

    def test_no_more_is_discarded_than_there_are_cards_to_target(self, duel: Scenario) -> None:
        """(K15)"""
        duel.setup(
            you=side(monsters=[BRIONAC], hand=["Soitsu", "Battle Ox", "Dark Hole"]),
            them=side(monsters=["Vorse Raider"]),
        )
        duel.you.activates(BRIONAC)
        prompt = duel.prompt
        assert isinstance(prompt, ChooseCards)
        assert (prompt.minimum, prompt.maximum) == (1, 2)
        duel.you.pays("Soitsu", "Battle Ox")
        duel.resolves()
        assert duel.you.extra == [BRIONAC]
        assert duel.them.hand == ["Vorse Raider"]

    def test_without_a_hand_it_cannot(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(you=side(monsters=[BRIONAC]), them=side(monsters=["Vorse Raider"]))
        duel.you.may_not(f"activate {BRIONAC}")

    def test_what_would_not_come_to_the_graveyard_does_not_pay(self, duel: Scenario) -> None:
        """Ruling: its text says "to the graveyard", so not under Macro Cosmos (X6)."""
        duel.setup(
            you=side(monsters=[BRIONAC], hand=["Soitsu"]),
            them=side(monsters=["Vorse Raider"], spells=[face_up("Macro Cosmos")]),
        )
        duel.you.may_not(f"activate {BRIONAC}")

    def test_a_target_that_is_gone_does_not_keep_the_others(self, duel: Scenario) -> None:
        """(C5, K16)"""
        duel.setup(
            you=side(monsters=[BRIONAC], hand=["Soitsu", "Battle Ox"]),
            them=side(monsters=["Vorse Raider"], spells=["Scapegoat"]),
        )
        duel.you.activates(BRIONAC)
        duel.you.pays("Soitsu", "Battle Ox")
        duel.you.targets("Vorse Raider", "Scapegoat")
        duel.them.activates("Scapegoat")
        duel.resolves()
        assert duel.them.hand == ["Vorse Raider"]
        assert duel.them.grave == ["Scapegoat"]

    def test_a_dandylion_that_pays_for_it_leaves_tokens_behind(self, duel: Scenario) -> None:
        """The famous partner: it triggers after the chain, since it was sent for a cost (C8)."""
        duel.setup(you=side(monsters=[BRIONAC], hand=["Dandylion"]), them=side(monsters=["Vorse Raider"]))
        duel.you.activates(BRIONAC)
        duel.you.pays("Dandylion")
        duel.you.targets("Vorse Raider")
        duel.resolves()
        assert duel.you.monsters == [BRIONAC, "Fluff Token", "Fluff Token"]
        assert duel.them.hand == ["Vorse Raider"]
