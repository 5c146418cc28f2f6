"""What the inbox says of duels, in both languages, and where it leads."""

import pytest
from django.utils.translation import override

from duels import notices, services
from duels.models import Duel
from players.extensions import notification_kinds
from players.models import Notification
from players.rendering import said
from tests.players.conftest import with_token

pytestmark = pytest.mark.django_db


def inbox(player) -> list[tuple[str, str, str]]:
    rows = Notification.objects.filter(player=player).order_by("id")
    return [(told.subject, told.text, told.link) for told in (said(row, player) for row in rows)]


def test_every_kind_has_words_in_both_languages_and_names_no_card():
    for kind in notices.kinds():
        assert notification_kinds[kind.name].name == kind.name
        for ending in Duel.Ending.values:
            params = {"opponent": "Kaiba", "duel": 5, "challenge": 3, "won": None, "ending": ending}
            subjects = set()
            for language in ("en", "zh-hans"):
                with override(language):
                    subjects.add(kind.subject(None, params))
                    assert kind.text(None, params)
            assert len(subjects) == 2
            assert all("Kaiba" in subject for subject in subjects)


def test_the_way_of_a_duel_through_the_inbox(challenge, duel, yugi, kaiba):
    services.offer_draw(player=kaiba, duel_id=duel.pk)
    services.decline_draw(player=yugi, duel_id=duel.pk)
    services.surrender(player=yugi, duel_id=duel.pk)
    at = f"/duels/{duel.pk}/"
    with override("en"):
        assert [subject for subject, _text, _link in inbox(yugi)] == [
            "It is your move against Kaiba",
            "Kaiba accepted your challenge",
            "Kaiba offers you a draw",
            "You lost against Kaiba",
        ]
        assert inbox(kaiba)[-1] == ("You won against Yugi", "A player surrendered.", at)
        assert inbox(kaiba)[0][2] == f"/duels/challenges/{challenge.pk}/"


def test_each_is_told_once_however_often_it_happens(duel, yugi):
    rows = Notification.objects.filter(player=yugi).count()
    services.keep_time(duel_id=duel.pk)
    assert Notification.objects.filter(player=yugi).count() == rows


def unread(player) -> list[str]:
    return list(Notification.objects.filter(player=player, read_at=None).values_list("kind", flat=True))


def test_whoever_acts_over_rest_need_not_be_told_that_it_is_his_move(duel, yugi):
    client = with_token(yugi, "read", "play")
    seen = client.get(f"/api/v1/duels/{duel.pk}/").json()
    assert notices.YOUR_TURN in unread(yugi)  # Whoever only looks is told as before.
    body = {"prompt": seen["prompt"]["id"], "version": seen["version"], "answer": {"choice": "nonsense"}}
    assert client.post(f"/api/v1/duels/{duel.pk}/answer/", body, format="json").status_code == 400
    assert notices.YOUR_TURN in unread(yugi)
    body["answer"] = seen["prompt"]["options"][0]["answer"]
    assert client.post(f"/api/v1/duels/{duel.pk}/answer/", body, format="json").status_code == 200
    assert notices.YOUR_TURN not in unread(yugi)
    assert notices.ACCEPTED in unread(yugi)


def test_whoever_surrenders_need_not_be_told_either(duel, yugi):
    services.surrender(player=yugi, duel_id=duel.pk)
    assert notices.YOUR_TURN not in unread(yugi)


def test_a_player_whose_account_is_gone_has_no_name(duel, yugi, kaiba, later):
    yugi.delete()
    services.enforce_deadlines(moment=later(duel))
    with override("en"):
        assert inbox(kaiba)[-1][0] == "You won against a former player"


def test_a_duels_end_is_told_to_whoever_listens(duel, yugi, kaiba):
    from players.extensions import DuelEndListener, duel_ended

    heard = []
    duel_ended.register(DuelEndListener("test", heard.append))
    try:
        services.surrender(player=yugi, duel_id=duel.pk)
    finally:
        del duel_ended._items["test"]
    assert [(end.duel, end.winner, end.reason) for end in heard] == [(duel.pk, kaiba, "surrender")]
