"""The rules that matter for a card, as its own effects show."""

import pytest
from django.utils.translation import override

from cards.guide import Guide, guide
from cards.lang.abilities import (
    CannotBeAnswered,
    CannotBeNegated,
    Ignition,
    Once,
    SubstituteTuner,
    TributesRequired,
)
from cards.lang.effects import GainLP
from cards.lang.facts import Card
from cards.lang.players import YOU
from cards.lang.terms import Kind, Trait
from cards.library import LIBRARY

BY_NAME = {card.name_en: card for card in LIBRARY.values()}


def topics(name: str) -> set[str]:
    return {topic.key for topic in guide.of(BY_NAME[name])}


@pytest.mark.parametrize(
    ("name", "these", "not_these"),
    [
        ("Dark Magician", {"tributes"}, {"target", "no-damage-step", "summoning-condition"}),
        ("Sangan", {"mandatory"}, {"missing-timing", "no-missing", "tributes"}),
        ("Gladiator Beast Retiari", {"missing-timing", "target"}, {"no-missing", "mandatory"}),
        ("Machina Peacekeeper", {"missing-timing", "union"}, {"no-missing", "gemini"}),
        ("Black Luster Soldier - Envoy of the Beginning", {"no-missing", "ignition"}, {"missing-timing"}),
        ("Man-Eater Bug", {"flip", "target"}, {"damage-step", "no-damage-step", "ignition"}),
        (
            "Solemn Judgment",
            {"counter-trap", "summon-negation", "damage-step-any", "set-first", "cost"},
            {"target"},
        ),
        (
            "Mirror Force",
            {"set-first", "no-damage-step"},
            {"cost", "target", "damage-step-any", "counter-trap"},
        ),
        ("Limiter Removal", {"quick-play", "damage-step"}, {"no-damage-step", "set-first"}),
        ("Mystical Space Typhoon", {"quick-play", "target", "no-damage-step"}, {"must-stay", "cost"}),
        ("Snatch Steal", {"equip", "must-stay", "unchained"}, {"field", "quick-play"}),
        ("Necrovalley", {"field", "must-stay", "unchained"}, {"equip"}),
        ("Stardust Dragon", {"synchro", "quick", "cost"}, {"fusion", "tributes", "tuner"}),
        ("Chaos Sorcerer", {"summoning-condition", "procedure", "once-per-card"}, {"tributes", "synchro"}),
        ("Elemental HERO Neos Alius", {"gemini", "name-becomes"}, {"treated-as"}),
        ("Yata-Garasu", {"spirit", "summoning-condition"}, {"union"}),
        ("Embodiment of Apophis", {"trap-monster", "set-first"}, {"equip"}),
        ("Exodia the Forbidden One", {"wins"}, {"target"}),
        ("Swords of Revealing Light", {"upkeep"}, {"cost"}),
        ("Junk Synchron", {"tuner", "missing-timing"}, {"synchro"}),
        ("Blue-Eyes Ultimate Dragon", {"fusion"}, {"tributes", "ritual"}),
        ("Black Luster Soldier", {"ritual"}, {"tributes", "fusion"}),
        ("Quickdraw Synchron", {"substitute", "procedure"}, {"wins"}),
        ("Necro Gardna", {"graveyard", "quick"}, {"procedure"}),
        ("XX-Saber Fulhelmknight", {"once-while-face-up"}, {"once-per-card"}),
    ],
)
def test_a_card_has_the_topics_of_its_effects_and_no_others(name: str, these: set[str], not_these: set[str]):
    assert these <= topics(name)
    assert not topics(name) & not_these


def monster(**more: object) -> Card:
    return Card(passcode=1, name_en="A", name_zh="B", kind=Kind.MONSTER, traits=(Trait.EFFECT,), **more)


@pytest.mark.parametrize(
    ("card", "key"),
    [
        (monster(alias=2), "treated-as"),
        (monster(atk=None), "question-mark"),
        (monster(abilities=(CannotBeNegated(),)), "cannot-be-negated"),
        (monster(abilities=(CannotBeAnswered(),)), "unanswerable"),
        (monster(abilities=(TributesRequired(count=3),)), "tributes"),
        (monster(abilities=(SubstituteTuner(series="Synchron", names=("Junk Synchron",)),)), "substitute"),
        (monster(abilities=(Ignition(do=GainLP(YOU, 1000), once=Once.PER_NAME),)), "once-per-name"),
    ],
)
def test_topics_of_cards_that_the_library_has_not(card: Card, key: str):
    assert key in {topic.key for topic in guide.of(card)}
    assert key not in {topic.key for topic in guide.of(monster())}


def test_every_rule_that_a_topic_names_is_one(docs_ids: set[str]):
    named = {rule for topic in guide for rule in topic.rules}
    assert named <= docs_ids


@pytest.fixture
def docs_ids() -> set[str]:
    """The ids of docs/rules.md."""
    from pathlib import Path

    text = (Path(__file__).parents[2] / "docs" / "rules.md").read_text()
    return {part.split('"')[0].upper().replace("S5A", "S5a") for part in text.split('<a id="')[1:]}


def test_a_topic_is_told_in_both_languages():
    for topic in guide:
        with override("zh-hans"):
            chinese = f"{topic.title}{topic.text}"
        assert chinese != f"{topic.title}{topic.text}"


def test_a_topic_is_registered_once():
    empty = Guide()
    first = next(iter(guide))
    empty.register(first)
    empty.register(first)
    assert list(empty) == [first]
    from dataclasses import replace

    with pytest.raises(ValueError, match="already"):
        empty.register(replace(first, rules=()))
