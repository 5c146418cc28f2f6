"""Elemental HERO Prisma, clause by clause.

The Japanese text in force at the end of 2013: the fusion monster is shown and its material, which must be one
that it lists by name, is sent as the effect is activated. Until the end phase Prisma is treated as a card of
the name of what was sent.
"""

import pytest

from cards.lang.filters import InSeries
from cards.lang.places import Position
from duels.engine import Why, derive, select
from duels.engine import events as e
from tests.scenario import MAIN_2, Scenario, face_up, side

PRISMA = "Elemental HERO Prisma"
BESTIARI = "Gladiator Beast Bestiari"
LAQUARI = "Gladiator Beast Laquari"
GYZARUS = "Gladiator Beast Gyzarus"
HERAKLINOS = "Gladiator Beast Heraklinos"
WHITE = "Blue-Eyes White Dragon"
ULTIMATE = "Blue-Eyes Ultimate Dragon"


def names(duel: Scenario) -> tuple[str, ...]:
    """What Prisma is called now."""
    return select.names_of(duel.find(PRISMA), derive.value_of(duel.state))


def is_of(duel: Scenario, series: str) -> bool:
    """Whether Prisma is one of a series now."""
    return select.matches(InSeries(series), duel.find(PRISMA), None, derive.value_of(duel.state))


def turns_into_bestiari(duel: Scenario) -> None:
    duel.you.activates(PRISMA)
    duel.you.pays(GYZARUS)
    duel.you.pays(BESTIARI)
    duel.resolves()


class TestThePrice:
    def test_a_fusion_monster_is_shown_and_what_it_lists_is_sent(self, duel: Scenario) -> None:
        """M9: both before the answer; the deck was looked into, and is shuffled (C19)."""
        duel.setup(you=side(monsters=[PRISMA], extra=[GYZARUS], deck=[BESTIARI]))
        duel.you.activates(PRISMA)
        duel.you.pays(GYZARUS)
        duel.you.pays(BESTIARI)
        assert duel.you.grave == [BESTIARI]
        (shown,) = duel.happened(e.Shown)
        assert [card.passcode for card in shown.cards] == [duel.find(GYZARUS).card.passcode]
        assert [one.player for one in duel.happened(e.Shuffled)] == [0]
        assert names(duel) == (PRISMA,)
        duel.resolves()
        assert duel.you.extra == [GYZARUS]
        assert names(duel) == (BESTIARI,)

    def test_only_a_fusion_monster_whose_material_is_there_can_be_shown(self, duel: Scenario) -> None:
        """M9: both parts must be payable together."""
        duel.setup(you=side(monsters=[PRISMA], extra=[GYZARUS, HERAKLINOS, ULTIMATE], deck=[BESTIARI, WHITE]))
        duel.you.activates(PRISMA)
        assert duel.you.choices == [GYZARUS, ULTIMATE]
        duel.you.pays(ULTIMATE)
        assert duel.you.choices == [WHITE]
        duel.you.pays(WHITE)
        duel.resolves()
        assert names(duel) == (WHITE,)

    @pytest.mark.parametrize(
        ("extra", "deck"),
        [
            ([GYZARUS], [LAQUARI]),
            ([], [BESTIARI]),
            (["Elemental HERO Absolute Zero"], ["Elemental HERO Stratos"]),
            (["Stardust Dragon"], [BESTIARI]),
        ],
        ids=["described, not named", "nothing to show", "no name at all", "a synchro monster"],
    )
    def test_not_without_a_material_that_is_listed_by_name(
        self, duel: Scenario, extra: list[str], deck: list[str]
    ) -> None:
        """What Gyzarus takes beside Bestiari is any Gladiator Beast, and no name."""
        duel.setup(you=side(monsters=[PRISMA], extra=extra, deck=deck))
        duel.you.may_not(f"activate {PRISMA}")

    def test_not_while_the_graveyard_is_closed(self, duel: Scenario) -> None:
        """X6: what would be banished instead is not sent, and so does not pay."""
        duel.setup(
            you=side(monsters=[PRISMA], extra=[GYZARUS], deck=[BESTIARI]),
            them=side(spells=[face_up("Macro Cosmos")]),
        )
        duel.you.may_not(f"activate {PRISMA}")

    def test_it_stays_paid_where_the_activation_is_negated(self, duel: Scenario) -> None:
        """The ruling of 2010 in both regions: sending the material is the cost."""
        duel.setup(
            you=side(monsters=[PRISMA], extra=[GYZARUS], deck=[BESTIARI]),
            them=side(spells=["Divine Wrath"], hand=["Battle Ox"]),
        )
        duel.you.activates(PRISMA)
        duel.you.pays(GYZARUS)
        duel.you.pays(BESTIARI)
        duel.them.activates("Divine Wrath")
        duel.them.pays("Battle Ox")
        duel.resolves()
        assert duel.you.grave == [BESTIARI, PRISMA]


class TestTheName:
    def test_it_is_that_gladiator_beast_for_all_purposes(self, duel: Scenario) -> None:
        """Famous: with any other Gladiator Beast it goes back for Gyzarus (X10, S13)."""
        duel.setup(you=side(monsters=[PRISMA, LAQUARI], extra=[GYZARUS], deck=[BESTIARI]))
        duel.you.may_not(f"synchro summon {GYZARUS}")
        turns_into_bestiari(duel)
        duel.you.comes_by_its_own_way(GYZARUS, [PRISMA, LAQUARI])
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.you.monsters == [GYZARUS]
        assert PRISMA in duel.you.deck

    def test_it_is_a_gladiator_beast_and_no_hero(self, duel: Scenario) -> None:
        """K23: to which series a card belongs is told by its name."""
        duel.setup(you=side(monsters=[PRISMA], extra=[GYZARUS], deck=[BESTIARI]))
        assert [is_of(duel, one) for one in ("Elemental HERO", "Gladiator")] == [True, False]
        turns_into_bestiari(duel)
        assert [is_of(duel, one) for one in ("Elemental HERO", "Gladiator")] == [False, True]

    def test_it_is_a_real_material_and_no_substitute(self, duel: Scenario) -> None:
        """S7: as one of three Blue-Eyes it is fused beside two others."""
        duel.setup(
            you=side(monsters=[PRISMA], hand=["Polymerization", WHITE, WHITE], extra=[ULTIMATE], deck=[WHITE])
        )
        duel.you.may_not("activate Polymerization")
        duel.you.activates(PRISMA)
        duel.you.pays(ULTIMATE)
        duel.you.pays(WHITE)
        duel.resolves()
        duel.you.activates("Polymerization")
        duel.reaches_choice("you", Why.FUSION_MONSTER)
        duel.you.chooses(ULTIMATE)
        duel.you.chooses(PRISMA, WHITE, WHITE)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [ULTIMATE]

    def test_until_the_end_phase(self, duel: Scenario) -> None:
        """T9."""
        duel.setup(you=side(monsters=[PRISMA], extra=[GYZARUS], deck=[BESTIARI]), phase=MAIN_2)
        turns_into_bestiari(duel)
        duel.you.ends_turn()
        duel.pass_windows()
        assert names(duel) == (PRISMA,)

    def test_only_once_a_turn(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[PRISMA], extra=[GYZARUS], deck=[BESTIARI, BESTIARI]))
        turns_into_bestiari(duel)
        duel.you.may_not(f"activate {PRISMA}")

    def test_turned_face_down_it_has_lost_the_name(self, duel: Scenario) -> None:
        """C18."""
        duel.setup(you=side(monsters=[PRISMA], extra=[GYZARUS], deck=[BESTIARI]))
        turns_into_bestiari(duel)
        duel.turns(PRISMA, Position.FACE_DOWN_DEFENSE)
        duel.turns(PRISMA, Position.ATTACK)
        assert names(duel) == (PRISMA,)

    def test_nothing_but_the_price_under_skill_drain(self, duel: Scenario) -> None:
        """C16: the cost is paid, and the name stays."""
        duel.setup(
            you=side(monsters=[PRISMA], extra=[GYZARUS], deck=[BESTIARI]),
            them=side(spells=[face_up("Skill Drain")]),
        )
        turns_into_bestiari(duel)
        assert (duel.you.grave, names(duel)) == ([BESTIARI], (PRISMA,))

    def test_the_name_is_of_what_was_sent_although_that_has_gone_on(self, duel: Scenario) -> None:
        """C15: D.D. Crow in answer banishes the material, and nothing else changes."""
        duel.setup(
            you=side(monsters=[PRISMA], extra=[GYZARUS], deck=[BESTIARI]), them=side(hand=["D.D. Crow"])
        )
        duel.you.activates(PRISMA)
        duel.you.pays(GYZARUS)
        duel.you.pays(BESTIARI)
        duel.them.activates("D.D. Crow", targeting=BESTIARI)
        duel.resolves()
        assert duel.you.banished == [BESTIARI]
        assert names(duel) == (BESTIARI,)
