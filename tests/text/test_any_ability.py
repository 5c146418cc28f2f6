"""Whatever the language can say is told in both languages: abilities made by chance (Hypothesis)."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.lang import conditions, filters, groups, occasions, procedures
from cards.lang.abilities import Ability, Activation, Procedure
from cards.lang.conditions import AppliedThisTurn
from cards.lang.effects import Draw
from cards.lang.facts import Card, Kind, Trait
from cards.lang.places import Place, Position
from cards.lang.players import YOU, Who
from cards.text import LANGUAGES, texts
from cards.text.chinese import abilities as zh_abilities
from cards.text.chinese import alterations as zh_alterations
from cards.text.chinese import conditions as zh_conditions
from cards.text.chinese import costs as zh_costs
from cards.text.chinese import effects as zh_effects
from cards.text.chinese import nouns as zh_nouns
from cards.text.chinese import numbers as zh_numbers
from cards.text.chinese import occasions as zh_occasions
from cards.text.chinese.groups import PILES

OTHER = Activation(do=Draw(YOU, 1), key="other")
"""An ability that the one made by chance may speak of."""


class AnyName(dict[str, str]):
    """Every name is its own translation."""

    def __missing__(self, name: str) -> str:
        return name


@pytest.fixture(autouse=True, scope="module")
def _any_name_is_known():
    with pytest.MonkeyPatch.context() as patch:
        for module in (zh_abilities, zh_alterations, zh_conditions, zh_effects, zh_nouns):
            patch.setattr(module, "CHINESE_NAMES", AnyName())
        patch.setattr(zh_nouns, "CHINESE_SERIES", AnyName())
        for module in (zh_conditions, zh_costs, zh_effects, zh_numbers, zh_occasions):
            patch.setattr(module, "CHINESE_COUNTERS", AnyName())
        yield


def register() -> None:
    """Leave out what the language allows and no card says: cards in no place, no name, no occasion."""
    players = st.sampled_from(list(Who))
    words = st.text("abc", min_size=1, max_size=5)
    st.register_type_strategy(
        filters.Lying,
        st.sampled_from(
            [filters.face_up, filters.face_down, filters.attack_position, filters.defense_position]
        ),
    )
    for word in (AppliedThisTurn, conditions.UnusedThisTurn, conditions.NotOnTheChain, conditions.PutHereBy):
        st.register_type_strategy(word, st.just(word("other")))
    st.register_type_strategy(Place, st.sampled_from(list(PILES)))
    places = st.lists(st.sampled_from(list(PILES)), min_size=1, max_size=2, unique=True).map(tuple)
    st.register_type_strategy(
        groups.Cards,
        st.builds(groups.Cards, places, players, st.from_type(filters.Filter | None)),
    )
    st.register_type_strategy(
        procedures.Takes,
        st.builds(
            procedures.Takes,
            st.from_type(procedures.Payment),
            st.lists(st.from_type(groups.Cards), min_size=1, max_size=3).map(tuple),
        ),
    )
    st.register_type_strategy(
        procedures.TakesMaterials,
        st.builds(procedures.TakesMaterials, st.from_type(procedures.Payment), places),
    )
    st.register_type_strategy(
        conditions.Holds,
        st.builds(
            conditions.Holds,
            players,
            st.lists(words, min_size=1, max_size=3).map(tuple),
        ),
    )
    st.register_type_strategy(
        occasions.EitherOf,
        st.just(occasions.EitherOf((occasions.Flipped(), occasions.WouldDestroyActivated()))),
    )
    st.register_type_strategy(
        Procedure,
        st.builds(
            Procedure,
            from_=places,
            given=st.none() | st.from_type(conditions.Condition),
            takes=st.none() | st.from_type(procedures.Price),
            position=st.none() | st.sampled_from(Position),
        ),
    )


register()


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
@given(st.from_type(Ability), st.sampled_from([Trait.NORMAL, Trait.CONTINUOUS, Trait.EQUIP]))
def test_any_ability_is_told_in_every_language(ability: Ability, trait: Trait):
    card = Card(
        passcode=1, name_en="A", name_zh="甲", kind=Kind.SPELL, traits=(trait,), abilities=(OTHER, ability)
    )
    for language in LANGUAGES:
        face = texts(card, language)
        line = face.effects[1]
        assert face.body
        assert isinstance(line.text, str)
        assert "None" not in line.text
        assert "Cards(" not in line.text
        if line.text:
            assert line.text.endswith(("。", ".", ")", "）"))
