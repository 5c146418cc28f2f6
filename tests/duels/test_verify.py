"""`verify_duel` finds out whatever was changed in a stored duel."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db.models import F

from duels import services, verification
from duels.models import Decision, Duel, DuelSecret, Entry, Seat, Turn
from tests.duels.conftest import play_on

pytestmark = pytest.mark.django_db


def verify(duel) -> str:
    out = StringIO()
    call_command("verify_duel", str(duel.pk), stdout=out)
    return out.getvalue()


@pytest.fixture
def played(duel):
    play_on(duel, decisions=30)
    return duel


def test_a_running_duel_is_what_its_decisions_make_of_it(played):
    assert "30 decisions" not in verify(played)
    assert f"Duel {played.pk} is what its seed" in verify(played)


def test_a_duel_that_was_played_out_is_too(duel):
    play_on(duel, decisions=3000)
    assert "is what its seed" in verify(duel)


def test_one_that_was_surrendered_and_one_with_notices_in_its_log(played, yugi, kaiba):
    services.offer_draw(player=kaiba, duel_id=played.pk)
    services.surrender(player=yugi, duel_id=played.pk)
    assert "is what its seed" in verify(played)


def test_one_that_was_held_resumed_and_annulled(played):
    services.hold(duel_id=played.pk, because="a test")
    assert "is what its seed" in verify(played)
    services.resume_held(duel_id=played.pk)
    play_on(played, decisions=2)
    services.hold(duel_id=played.pk, because="a test")
    services.annul(duel_id=played.pk)
    assert "is what its seed" in verify(played)


def tampered(model, **changes):
    def change(duel):
        rows = model.objects.filter(pk=duel.pk) if model is Duel else model.objects.filter(duel=duel)
        chosen = rows.order_by("pk")[min(5, rows.count() - 1)]
        rows.filter(pk=chosen.pk).update(**changes)

    return change


def lost(model, place=3):
    def lose(duel):
        model.objects.filter(duel=duel).order_by("pk")[place].delete()

    return lose


@pytest.mark.parametrize(
    ("tamper", "named"),
    [
        (tampered(Duel, commitment="0" * 64), "commitment"),
        (tampered(DuelSecret, seed="11" * 32), "commitment"),
        (tampered(DuelSecret, nonce1="another"), "Decision"),
        (tampered(Decision, answer='{"verb":"end_phase"}'), "Decision"),
        (tampered(Decision, prompt="{}"), "another prompt"),
        (tampered(Decision, seat=1), "Decision"),
        (lost(Decision), "Decision 3 is missing"),
        (lost(Entry), "Log entry 3 is missing"),
        (tampered(Entry, public='{"event":"shuffled","player":1,"x":1}'), "Log entry"),
        (tampered(Entry, seat1="{}"), "Log entry"),
        (tampered(Turn, life_points0=1), "Turn"),
        (tampered(Turn, phases="draw"), "Turn"),
        (tampered(Seat, view="{}"), "What"),
        (tampered(Duel, life_points1=F("life_points1") + 1), "The life points"),
        (tampered(Duel, ordinal=7), "the duel counts 7"),
        (tampered(Duel, entry_count=7), "the duel counts 7"),
        (lost(Turn, 1), "Turn"),
        (tampered(Decision, answer='{"choice":"first"}'), "not among the options"),
        (tampered(Decision, answer="[]"), "The rules refuse"),
    ],
)
def test_tampering_is_named(played, tamper, named):
    tamper(played)
    with pytest.raises(CommandError, match=named):
        verify(played)


def test_a_decision_after_the_end_is_named(played, yugi):
    services.surrender(player=yugi, duel_id=played.pk)
    last = Decision.objects.filter(duel=played).order_by("ordinal").last()
    Decision.objects.create(
        duel=played, ordinal=last.ordinal + 1, seat=0, answer='{"verb":"end_phase"}', made_at=last.made_at
    )
    with pytest.raises(CommandError, match="over before it"):
        verify(played)


def test_a_log_that_tells_more_or_less_than_happened_is_named(played):
    last = Entry.objects.filter(duel=played).order_by("ordinal").last()
    count = Duel.objects.get(pk=played.pk).entry_count
    Entry.objects.create(
        duel=played, ordinal=count, moment=last.moment + 1, turn=last.turn, made_at=last.made_at, public="{}"
    )
    Duel.objects.filter(pk=played.pk).update(entry_count=count + 1)
    with pytest.raises(CommandError, match="did not happen"):
        verify(played)
    Entry.objects.filter(duel=played, ordinal__gte=count - 1).delete()
    Duel.objects.filter(pk=played.pk).update(entry_count=count - 1)
    with pytest.raises(CommandError, match="ends before"):
        verify(played)


def test_a_card_that_is_gone_is_no_duel_to_be_played_again(played, monkeypatch):
    some = Seat.objects.select_related("revision").get(duel=played, number=0).revision.main[0]
    without = {code: card for code, card in verification.LIBRARY.items() if code != some}
    monkeypatch.setattr(verification, "LIBRARY", without)
    with pytest.raises(CommandError, match="The rules refuse to play it: UnknownCard"):
        verify(played)


def test_a_changed_deck_is_named(played):
    seat = Seat.objects.select_related("revision").get(duel=played, number=0)
    main = list(seat.revision.main)
    type(seat.revision).objects.filter(pk=seat.revision_id).update(main=tuple(main[1:]))
    with pytest.raises(CommandError, match="not the one that was frozen"):
        verify(played)


def test_a_changed_result_is_named(played, yugi):
    services.surrender(player=yugi, duel_id=played.pk)
    Duel.objects.filter(pk=played.pk).update(winner=0)
    with pytest.raises(CommandError, match="result"):
        verify(played)


def test_other_rules_are_named_as_the_likely_reason(played):
    tampered(Entry, public="{}")(played)
    Duel.objects.filter(pk=played.pk).update(digest="0" * 64)
    with pytest.raises(CommandError, match="other rules"):
        verify(played)


def test_there_must_be_such_a_duel(db):
    with pytest.raises(CommandError, match="no duel 77"):
        call_command("verify_duel", "77")
