"""Effects that decide over effects: in the order of dependence, and in circles (C16, C20, K7, K17)."""

from duels.engine import events as e
from tests.scenario import Scenario, face_up, side


def broken_circles(duel: Scenario) -> list[tuple[list[str], str]]:
    """What the log tells of circles: their cards, and the one that yields."""
    names = {card.uid: card.card.name_en for card in duel.state.cards}
    return [
        (sorted(names[card.uid] for card in event.cards), names[event.yields.uid])
        for event in duel.happened(e.CircleBroken)
    ]


class TestDependence:
    def test_a_negated_negation_negates_nothing(self, duel: Scenario) -> None:
        """The Muting negates the Warlord, so traps work, whichever was there first (C16, K17)."""
        duel.setup(
            you=side(monsters=["Warlord"], spells=[face_up("Grand Muting")]),
            them=side(spells=["Dust Tornado"], monsters=["Battle Ox"]),
        )
        duel.you.ends_turn()
        duel.them.activates("Dust Tornado", targeting="Grand Muting")
        duel.resolves()
        assert duel.you.spells == []
        assert duel.without_effect == {}

    def test_without_a_third_card_there_is_no_circle(self, duel: Scenario) -> None:
        """Silence negates the Muting, and nothing negates Silence: there is no circle (C16, C20)."""
        duel.setup(
            you=side(monsters=["Battle Ox"], spells=[face_up("Grand Muting"), face_up("Silence")]),
        )
        assert broken_circles(duel) == []

    def test_a_negation_that_hangs_on_a_type_waits_for_the_type(self, duel: Scenario) -> None:
        """The Purge negates Zombies; the Gravedust, in force before or after it, makes them (C16, X10)."""
        duel.setup(
            you=side(hand=["Gravedust"], monsters=["Warlord"], spells=[face_up("Purge")]),
            them=side(spells=[face_up("Silence")]),
        )
        assert duel.negated == ["Silence"]
        duel.you.activates("Gravedust")
        duel.resolves()
        # Heard again, Silence would begin to undo what undid the Warlord.
        assert duel.negated == ["Warlord"]
        assert broken_circles(duel) == [(["Purge", "Silence", "Warlord"], "Silence")]


class TestCircles:
    def test_what_has_applied_longest_stays(self, duel: Scenario) -> None:
        """A trap that negates spells against a spell that negates traps (C20, K17)."""
        duel.setup(you=side(hand=["Muzzle"], spells=[face_up("Grand Muting")]), them=side(spells=["Silence"]))
        duel.you.activates("Muzzle")
        duel.them.activates("Silence")
        duel.resolves()
        assert sorted(duel.negated) == ["Grand Muting", "Muzzle"]
        assert duel.without_effect == {"Muzzle": "effect_negated"}
        assert broken_circles(duel) == [(["Muzzle", "Silence"], "Muzzle")]

    def test_the_log_tells_of_it_once(self, duel: Scenario) -> None:
        """And again only when the circle has closed anew (C20)."""
        duel.setup(
            you=side(hand=["Muzzle", "Grand Muting", "Grand Muting"]),
            them=side(spells=["Silence"]),
        )
        duel.you.activates("Muzzle")
        duel.them.activates("Silence")
        duel.resolves()
        duel.you.activates("Grand Muting")
        duel.resolves()
        assert len(broken_circles(duel)) == 1

    def test_a_circle_of_three(self, duel: Scenario) -> None:
        """Warlord over Silence, Silence over Muting, Muting over Warlord: the last yields (C20, K17)."""
        duel.setup(
            you=side(hand=["Warlord"], spells=[face_up("Grand Muting")]),
            them=side(spells=["Silence"]),
        )
        duel.you.summons("Warlord")
        duel.resolves()
        assert duel.negated == ["Warlord"]
        duel.you.ends_turn()
        duel.them.activates("Silence")
        duel.resolves()
        assert duel.negated == ["Warlord"]
        assert broken_circles(duel) == [(["Grand Muting", "Silence", "Warlord"], "Silence")]

    def test_when_a_circle_is_gone_the_rest_applies_again(self, duel: Scenario) -> None:
        """The one that yielded is heard when the one that stayed has left (C20, K7)."""
        duel.setup(
            you=side(hand=["Muzzle", "Battle Ox"]),
            them=side(spells=["Silence"]),
        )
        duel.you.activates("Muzzle")
        duel.them.activates("Silence")
        duel.resolves()
        duel.moves("Silence", to="grave")
        assert duel.negated == []


class TestUnaffected:
    def test_a_negation_has_no_hold_on_what_is_unaffected_by_it(self, duel: Scenario) -> None:
        """The Muting is a spell (C16)."""
        duel.setup(you=side(monsters=["Steadfast", "Warlord"], spells=[face_up("Grand Muting")]))
        assert duel.negated == ["Warlord"]
        assert duel.you.atk("Steadfast") == 1100

    def test_spells_neither_change_nor_destroy_it(self, duel: Scenario) -> None:
        """They may be played on the field all the same, and reach the others."""
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Steadfast", "Battle Ox"], spells=[face_up("Banner")])
        )
        assert duel.you.atk("Steadfast") == 1100
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.monsters == ["Steadfast"]

    def test_what_is_no_spell_reaches_it(self, duel: Scenario) -> None:
        """Unaffected by spells is not unaffected by traps."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Steadfast"]),
            them=side(monsters=["Battle Ox"], spells=["Mirror Force"]),
        )
        duel.them.ends_turn()
        duel.you.enters_battle()
        duel.you.attacks("Steadfast", "Battle Ox")
        duel.them.activates("Mirror Force")
        duel.resolves()
        assert duel.you.monsters == []

    def test_its_own_effect_reaches_it_also_when_nothing_else_does(self, duel: Scenario) -> None:
        """The Loner is unaffected by other cards."""
        duel.setup(you=side(monsters=["Loner"], hand=["Dark Hole"], spells=[face_up("Banner")]))
        assert duel.you.atk("Loner") == 1000
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.monsters == ["Loner"]

    def test_what_a_spell_has_laid_on_all_monsters_does_not_bind_it(self, duel: Scenario) -> None:
        """The Talks, gone by then, is a spell; it binds the others, also those that come later (C17)."""
        duel.setup(you=side(hand=["Peace Talks", "Vorse Raider"], monsters=["Steadfast", "Battle Ox"]))
        duel.you.activates("Peace Talks")
        duel.resolves()
        duel.you.summons("Vorse Raider")
        duel.you.enters_battle()
        duel.you.may("attack with Steadfast")
        duel.you.may_not("attack with Battle Ox")
        duel.you.may_not("attack with Vorse Raider")

    def test_once_it_is_unaffected_no_more_it_is_bound_by_what_was_laid(self, duel: Scenario) -> None:
        """Without its effect it is not unaffected either (C16, C17)."""
        duel.setup(you=side(hand=["Peace Talks"], monsters=["Steadfast"]))
        duel.you.activates("Peace Talks")
        duel.resolves()
        duel.happens(e.EffectsNegated((duel.find("Steadfast").known,)))
        duel.you.enters_battle()
        duel.you.may_not("attack with Steadfast")

    def test_a_negation_that_was_laid_has_no_hold_on_it_either(self, duel: Scenario) -> None:
        """The Hush is a spell; the Warlord is not unaffected by spells (C16, C17)."""
        duel.setup(you=side(hand=["Great Hush"], monsters=["Steadfast", "Warlord"]))
        duel.you.activates("Great Hush")
        duel.resolves()
        assert duel.negated == ["Warlord"]
        assert duel.you.atk("Steadfast") == 1100

    def test_what_it_has_laid_itself_binds_it(self, duel: Scenario) -> None:
        """The Recluse is unaffected by other cards, and not by its own effect (C17)."""
        duel.setup(you=side(monsters=["Recluse", "Loner", "Battle Ox"]))
        duel.you.activates("Recluse")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.may_not("attack with Recluse")
        duel.you.may_not("attack with Battle Ox")
        duel.you.may("attack with Loner")
