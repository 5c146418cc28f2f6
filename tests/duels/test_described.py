"""What the API gives is what its description says, field by field, all through a duel."""

from typing import Any

import pytest
from rest_framework import serializers

from duels.api.serializers import ChallengeSerializer, DuelSerializer, SecretsSerializer, TurnSerializer
from tests.duels.conftest import asked, play_on
from tests.duels.test_api import CHALLENGES, DUELS, mine, theirs

__all__ = ["mine", "theirs"]
pytestmark = pytest.mark.django_db


def differences(value: Any, described: serializers.Field, at: str = "") -> list[str]:
    """Where a value is not as described: members missing or too many, or of another kind."""
    if isinstance(described, serializers.SerializerMethodField):
        return []  # Its description is the type of its method.
    if value is None:
        return [] if described.allow_null else [f"{at} is null"]
    if isinstance(described, serializers.ListSerializer | serializers.ListField):
        if not isinstance(value, list):
            return [f"{at} is no list"]
        return [found for one in value for found in differences(one, described.child, f"{at}[]")]
    if isinstance(described, serializers.DictField):
        return [found for one in value.values() for found in differences(one, described.child, f"{at}{{}}")]
    if isinstance(described, serializers.Serializer):
        required = {name for name, field in described.fields.items() if field.required or field.read_only}
        found = [f"{at}.{name} is missing" for name in required - set(value)]
        found += [f"{at}.{name} is not described" for name in set(value) - set(described.fields)]
        for name in set(value) & set(described.fields):
            found += differences(value[name], described.fields[name], f"{at}.{name}")
        return found
    if isinstance(described, serializers.ChoiceField):
        return [] if value in described.choices else [f"{at} is {value!r}"]
    kinds = {serializers.IntegerField: int, serializers.BooleanField: bool, serializers.CharField: str}
    kind = kinds.get(type(described), object)
    return [] if isinstance(value, kind) else [f"{at} is {value!r}"]


def test_duels_and_challenges_are_as_described(challenge, duel, mine, theirs):
    assert differences(mine.get(f"{CHALLENGES}{challenge.pk}/").json(), ChallengeSerializer()) == []
    kinds = set()
    for seed in range(25):
        if play_on(duel, decisions=4, seed=seed) < 4:
            break
        for client in (mine, theirs):
            state = client.get(f"{DUELS}{duel.pk}/").json()
            assert differences(state, DuelSerializer()) == []
            kinds |= {state["prompt"]["kind"]} if state["prompt"] else set()
    assert {"open_play", "battle_play"} <= kinds
    turns = mine.get(f"{DUELS}{duel.pk}/turns/").json()["results"]
    assert [found for turn in turns for found in differences(turn, TurnSerializer())] == []


def test_a_finished_duel_and_its_secrets_are_as_described(duel, mine):
    asked(duel)
    state = mine.post(f"{DUELS}{duel.pk}/surrender/").json()
    assert differences(state, DuelSerializer()) == []
    assert differences(mine.get(f"{DUELS}{duel.pk}/secrets/").json(), SecretsSerializer()) == []
