"""How a Chinese text says what a reader could otherwise take for something else."""

import re

from cards.lang.abilities import Ability, Activation, Ignition, Quick
from cards.lang.facts import Card, Trait
from cards.library import LIBRARY
from cards.text import texts
from cards.text.speech import goes_without_saying

STAYING = {Trait.CONTINUOUS, Trait.EQUIP, Trait.FIELD}


def lines() -> list[tuple[Card, str, Ability]]:
    """Every ability of the library with its text and its card."""
    return [
        (card, line.text, ability)
        for card in LIBRARY.values()
        for line, ability in zip(texts(card, "zh-hans").effects, card.abilities, strict=True)
    ]


def test_what_is_excepted_stands_before_the_count_and_the_values():
    """Otherwise a level before it would seem to belong to what is excepted."""
    for _, text, _ in lines():
        assert not re.search(r"(只|张|以下的|以上的|表示的)(「[^」]*」|调整)以外", text), text


def test_a_series_stands_before_what_kind_of_monster_it_is():
    for _, text, _ in lines():
        assert not re.search(r"(效果|融合|同调|仪式|反转|同盟|二重)「[^」]*」怪兽", text), text


def test_the_activation_of_a_card_that_stays_is_told_from_its_effects():
    for card, text, ability in lines():
        if isinstance(ability, Activation) and not goes_without_saying(ability):
            marked = "才能把这张卡发动" in text or "这张卡的发动时" in text
            assert marked is bool(STAYING & {*card.traits}), text


def test_a_quick_effect_that_answers_nothing_says_when_it_can_be_used():
    for _, text, ability in lines():
        if isinstance(ability, Quick) and ability.when is None and ability.given is None:
            assert "自己・对方回合" in text
        if isinstance(ability, Ignition):
            assert "自己・对方回合" not in text
            assert "可以发动" not in text


def test_what_either_player_may_pay_is_not_paid_by_both():
    body = texts(LIBRARY[93016201], "zh-hans").body
    assert body.count("双方玩家都能支付800基本分发动") == 2


def test_one_of_several_activations_is_chosen_under_one_number():
    assert re.fullmatch(
        r"①：从以下效果选择1个发动。(\n●[^\n①②]+){2}", texts(LIBRARY[98045062], "zh-hans").body
    )


def test_a_gemini_monster_tells_when_its_effects_count():
    body = texts(LIBRARY[69884162], "zh-hans").body
    assert body.startswith("这张卡在场上・墓地存在期间当作通常怪兽使用。")
    assert "再1次召唤" in body


def test_a_mandatory_effect_with_a_target_at_will_is_not_told_as_one_at_will():
    assert texts(LIBRARY[21502796], "zh-hans").body.startswith(
        "①：这张卡反转的场合发动。可以以场上的1张卡为对象，"
    )
