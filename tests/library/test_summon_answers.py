"""Effects that activate as a monster is summoned, and the counter traps that negate them by the way of it."""

from duels.engine.prompts import Why
from tests.scenario import Scenario, copy, defense, face_down, face_up, set_before, side

WHIRLWIND, RUG, FLIP = "Black Whirlwind", "Pulling the Rug", "Swallow Flip"
STRATOS, SPARKMAN, ALIUS = "Elemental HERO Stratos", "Elemental HERO Sparkman", "Elemental HERO Neos Alius"
BORA, KALUT, SHURA = (
    "Blackwing - Bora the Spear",
    "Blackwing - Kalut the Moon Shadow",
    "Blackwing - Shura the Blue Flame",
)
GALE, BLIZZARD = "Blackwing - Gale the Whirlwind", "Blackwing - Blizzard the Far North"

# ATK: Bora 1700, Kalut 1400, Shura 1800, Gale 1300, Blizzard 1300.


class TestBlackWhirlwind:
    def test_it_fetches_a_blackwing_of_lower_attack(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[BORA], spells=[face_up(WHIRLWIND)], deck=[KALUT, SHURA, BORA, GALE, "Battle Ox"])
        )
        duel.you.summons(BORA)
        duel.you.places_trigger(WHIRLWIND)
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        assert sorted(duel.you.choices) == [GALE, KALUT]
        duel.you.chooses(KALUT)
        duel.resolves()
        assert duel.you.hand == [KALUT]

    def test_not_without_a_weaker_one_in_the_deck(self, duel: Scenario) -> None:
        """Of equal ATK is not lower."""
        duel.setup(you=side(hand=[BLIZZARD], spells=[face_up(WHIRLWIND)], deck=[GALE, SHURA]))
        duel.you.summons(BLIZZARD)
        duel.resolves()
        assert duel.you.hand == []

    def test_not_for_another_monster_a_set_one_or_a_special_summon(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                hand=["Battle Ox", GALE], monsters=[BORA], spells=[face_up(WHIRLWIND)], deck=[KALUT, BLIZZARD]
            )
        )
        duel.you.special_summons(GALE)
        duel.resolves()
        duel.you.summons("Battle Ox")
        duel.resolves()
        assert duel.you.hand == []

    def test_not_for_the_opponents(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[BORA]), them=side(spells=[face_up(WHIRLWIND)], deck=[KALUT]))
        duel.you.summons(BORA)
        duel.resolves()
        assert duel.them.hand == []

    def test_each_of_several_fetches_one(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[SHURA], spells=[face_up(WHIRLWIND), face_up(WHIRLWIND)], deck=[KALUT, GALE])
        )
        duel.you.summons(SHURA)
        duel.you.places_trigger(copy(WHIRLWIND, 1))
        duel.you.places_trigger(WHIRLWIND)
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        duel.you.chooses(GALE)
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        duel.you.chooses(KALUT)
        duel.resolves()
        assert sorted(duel.you.hand) == [GALE, KALUT]

    def test_what_it_compares_is_the_attack_as_it_is_then(self, duel: Scenario) -> None:
        """The ATK on the field counts, not what is printed; with 500 more also Shura's is lower."""
        duel.setup(
            you=side(
                hand=[BORA], spells=[face_up(WHIRLWIND)], field=face_up("Mystic Plasma Zone"), deck=[SHURA]
            ),
        )
        duel.you.summons(BORA)
        duel.you.places_trigger(WHIRLWIND)
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        assert duel.you.choices == [SHURA]
        duel.you.chooses(SHURA)
        duel.resolves()

    def test_without_the_monster_nothing_is_compared(self, duel: Scenario) -> None:
        """A monster that has left, or lies face-down, has no ATK there: Torrential Tribute leaves nothing."""
        duel.setup(
            you=side(hand=[BORA], spells=[face_up(WHIRLWIND)], deck=[KALUT]),
            them=side(spells=[set_before("Torrential Tribute")]),
        )
        duel.you.summons(BORA)
        duel.you.places_trigger(WHIRLWIND)
        duel.them.activates("Torrential Tribute")
        duel.resolves()
        assert duel.you.hand == []
        assert KALUT in duel.you.deck


class TestStratos:
    def test_it_fetches_any_hero(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[STRATOS], deck=[SPARKMAN, "Destiny HERO - Malicious", "Battle Ox"]))
        duel.you.summons(STRATOS)
        duel.you.places_trigger(STRATOS, "search")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        assert sorted(duel.you.choices) == ["Destiny HERO - Malicious", SPARKMAN]
        duel.you.chooses("Destiny HERO - Malicious")
        duel.resolves()
        assert duel.you.hand == ["Destiny HERO - Malicious"]

    def test_it_destroys_as_many_as_there_are_other_heroes(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                hand=[STRATOS],
                monsters=[SPARKMAN, defense("Elemental HERO Avian"), face_down("Elemental HERO Clayman")],
            ),
            them=side(
                spells=[set_before("Magic Cylinder"), set_before("Mirror Force"), set_before("Dust Tornado")]
            ),
        )
        duel.you.summons(STRATOS)
        duel.you.places_trigger(STRATOS, "destroy")
        duel.reaches_choice("you", Why.DESTROY)
        prompt = duel.prompt
        assert prompt is not None
        assert (prompt.minimum, prompt.maximum) == (1, 2)  # type: ignore[union-attr]
        duel.you.chooses("Magic Cylinder", "Mirror Force")
        duel.resolves()
        assert duel.them.spells == ["Dust Tornado"]

    def test_one_alone_is_enough(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[STRATOS], monsters=[SPARKMAN, ALIUS], spells=[set_before("Sakuretsu Armor")]),
            them=side(spells=[set_before("Dust Tornado")]),
        )
        duel.you.summons(STRATOS)
        duel.you.places_trigger(STRATOS, "destroy")
        duel.reaches_choice("you", Why.DESTROY)
        duel.you.chooses("Dust Tornado")
        duel.resolves()
        assert duel.you.spells == ["Sakuretsu Armor"]
        assert duel.them.spells == []

    def test_without_another_hero_it_destroys_nothing(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[STRATOS], monsters=["Battle Ox"], deck=["Battle Ox"]),
            them=side(monsters=[SPARKMAN], spells=[set_before("Dust Tornado")]),
        )
        duel.you.summons(STRATOS)
        duel.resolves()
        assert duel.them.spells == ["Dust Tornado"]

    def test_what_is_counted_is_counted_at_last(self, duel: Scenario) -> None:
        """With the other HERO gone in answer nothing is destroyed."""
        duel.setup(
            you=side(hand=[STRATOS], monsters=[SPARKMAN]),
            them=side(spells=[set_before("Ring of Destruction"), set_before("Dust Tornado")]),
        )
        duel.you.summons(STRATOS)
        duel.you.places_trigger(STRATOS, "destroy")
        duel.them.activates("Ring of Destruction", targeting=SPARKMAN)
        duel.resolves()
        assert duel.them.spells == ["Dust Tornado"]

    def test_one_of_the_two_for_one_summon(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Monster Reborn"], monsters=[SPARKMAN], grave=[STRATOS], deck=[SPARKMAN]),
            them=side(spells=[set_before("Dust Tornado")]),
        )
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.you.places_trigger(STRATOS, "search")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        duel.you.chooses(SPARKMAN)
        duel.resolves()
        assert duel.them.spells == ["Dust Tornado"]
        assert duel.you.hand == [SPARKMAN]

    def test_not_as_it_is_flip_summoned(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[face_down(STRATOS)], deck=[SPARKMAN]))
        duel.you.flip_summons(STRATOS)
        duel.resolves()
        assert duel.you.hand == []


class TestPullingTheRug:
    def test_it_negates_what_a_normal_summon_set_off(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[STRATOS], deck=[SPARKMAN]), them=side(spells=[set_before(RUG)]))
        duel.you.summons(STRATOS)
        duel.you.places_trigger(STRATOS, "search")
        duel.them.activates(RUG)
        duel.resolves()
        assert duel.you.hand == []
        assert duel.you.grave == [STRATOS]

    def test_a_tribute_summon_is_a_normal_summon(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Thestalos the Firestorm Monarch"], monsters=["Battle Ox"]),
            them=side(hand=["Battle Ox"], spells=[set_before(RUG)]),
        )
        duel.you.summons("Thestalos the Firestorm Monarch", tributing=["Battle Ox"])
        duel.them.activates(RUG)
        duel.resolves()
        assert duel.them.hand == ["Battle Ox"]
        assert "Thestalos the Firestorm Monarch" in duel.you.grave

    def test_also_the_effect_of_another_monster_which_is_then_destroyed(self, duel: Scenario) -> None:
        """Fact: it answers any trigger that activates due to a normal summon, also another monster's."""
        duel.setup(you=side(hand=["Battle Ox"], spells=[set_before(RUG)]), them=side(monsters=["Witness"]))
        duel.you.summons("Battle Ox")
        duel.you.activates(RUG)
        duel.resolves()
        assert duel.them.monsters == []
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.you.lp == 8000

    def test_not_what_a_special_summon_set_off(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=[STRATOS], deck=[SPARKMAN]),
            them=side(spells=[set_before(RUG)]),
        )
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.you.places_trigger(STRATOS, "search")
        duel.them.may_not(f"activate {RUG}")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        duel.you.chooses(SPARKMAN)
        duel.resolves()

    def test_not_a_flip_summons_nor_an_effect_used_by_hand(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=[face_down("Armageddon Knight"), "Archer"], deck=["Dark Magician"]),
            them=side(spells=[set_before(RUG)]),
        )
        duel.you.flip_summons("Armageddon Knight")
        duel.you.places_trigger("Armageddon Knight")
        duel.them.may_not(f"activate {RUG}")
        duel.reaches_choice("you", Why.SEND_TO_GRAVE)
        duel.you.chooses("Dark Magician")
        duel.resolves()
        duel.you.activates("Archer")
        duel.them.may_not(f"activate {RUG}")
        duel.resolves()

    def test_not_the_effect_of_a_spell(self, duel: Scenario) -> None:
        """Black Whirlwind answers a normal summon, but is no monster."""
        duel.setup(
            you=side(hand=[BORA], spells=[face_up(WHIRLWIND)], deck=[KALUT]),
            them=side(spells=[set_before(RUG)]),
        )
        duel.you.summons(BORA)
        duel.you.places_trigger(WHIRLWIND)
        duel.them.may_not(f"activate {RUG}")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        duel.you.chooses(KALUT)
        duel.resolves()


class TestSwallowFlip:
    def test_it_negates_what_a_special_summon_set_off(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=[STRATOS], deck=[SPARKMAN]),
            them=side(spells=[set_before(FLIP)]),
        )
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.you.places_trigger(STRATOS, "search")
        duel.them.activates(FLIP)
        duel.resolves()
        assert duel.you.hand == []
        assert STRATOS in duel.you.grave

    def test_not_what_a_normal_summon_set_off(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[STRATOS], deck=[SPARKMAN]), them=side(spells=[set_before(FLIP)]))
        duel.you.summons(STRATOS)
        duel.you.places_trigger(STRATOS, "search")
        duel.them.may_not(f"activate {FLIP}")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        duel.you.chooses(SPARKMAN)
        duel.resolves()

    def test_a_synchro_summon_is_a_special_summon(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Junk Synchron", "Doron"], extra=["Junk Warrior"]),
            them=side(spells=[set_before(FLIP)]),
        )
        duel.you.synchro_summons("Junk Warrior", "Junk Synchron", ["Doron"])
        duel.them.activates(FLIP)
        duel.resolves()
        assert "Junk Warrior" in duel.you.grave

    def test_a_monarchs_effect_is_not_for_it(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Thestalos the Firestorm Monarch"], monsters=["Battle Ox"]),
            them=side(hand=["Battle Ox"], spells=[set_before(FLIP)]),
        )
        duel.you.summons("Thestalos the Firestorm Monarch", tributing=["Battle Ox"])
        duel.them.may_not(f"activate {FLIP}")
        duel.resolves()
        assert duel.them.hand == []
