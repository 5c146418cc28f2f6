"""What the inbox says of duels, in both languages, and where it leads."""

import pytest
from django.utils.translation import override

from duels import notices, services
from duels.models import Duel
from players.extensions import notification_kinds
from players.models import Notification
from players.rendering import said

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
