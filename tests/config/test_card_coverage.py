"""Which tests speak of a card: by name, by a constant of theirs, by what helps them."""

import textwrap

from config.card_coverage import speaking_of, texts_of_tests

SOURCE = textwrap.dedent(
    """
    POT = "Pot of Greed"
    DARK, LIGHT = "Dark Hole", "Honest"
    BOTH: list[str] = [DARK, "Raigeki"]
    NEVER = "Jinzo"

    def laid(duel):
        return duel.lay("Mirror Force")

    @pytest.fixture
    def hand():
        return [LIGHT]

    def test_by_name(duel):
        duel.plays("Trap Hole")

    def test_by_constant(duel):
        duel.plays(POT)

    @pytest.mark.parametrize("name", BOTH)
    def test_by_parameters(duel, name):
        duel.plays(name)

    def test_by_what_helps(duel, hand):
        laid(duel)

    @pytest.mark.parametrize("name", ["Sangan"])
    class TestOfAClass:
        OWN = "Yata-Garasu"

        def helps(self):
            return self.OWN

        def test_by_its_class(self, name):
            assert name != OWN
    """
)


def found():
    return {name: texts & {*CARDS} for name, texts in texts_of_tests(SOURCE)}


CARDS = (
    "Pot of Greed",
    "Dark Hole",
    "Honest",
    "Raigeki",
    "Jinzo",
    "Mirror Force",
    "Trap Hole",
    "Sangan",
    "Yata-Garasu",
)


def test_each_test_speaks_of_what_it_names_and_of_what_it_uses():
    assert found() == {
        "test_by_name": {"Trap Hole"},
        "test_by_constant": {"Pot of Greed"},
        "test_by_parameters": {"Dark Hole", "Raigeki"},
        "test_by_what_helps": {"Mirror Force", "Honest"},
        "TestOfAClass::test_by_its_class": {"Sangan", "Yata-Garasu"},
    }


def test_a_card_that_no_test_uses_has_none(tmp_path):
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "test_one.py").write_text(SOURCE)
    (tmp_path / "test_two.py").write_text("def test_it(duel):\n    duel.plays('Trap Hole')\n")
    (tmp_path / "helps.py").write_text("def test_it(duel):\n    duel.plays('Jinzo')\n")
    counts = speaking_of(CARDS, tmp_path)
    assert counts["Trap Hole"] == 2
    assert counts["Jinzo"] == 0
    assert list(counts) == [*CARDS]


def test_recursion_ends():
    source = (
        "def one():\n    two()\n\ndef two():\n    one()\n    return 'Jinzo'\n\ndef test_it():\n    one()\n"
    )
    assert dict(texts_of_tests(source)) == {"test_it": {"Jinzo"}}
