"""Random duels are checked while they are played, and a failure can be taken up where it happened."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from duels.engine import events as e
from duels.engine.changes import apply
from duels.engine.state import State
from duels.soak import course, one_duel
from duels.soak.one_duel import Failed, check_again, check_duel


def test_a_duel_is_checked_from_beginning_to_end() -> None:
    tally = check_duel("one", 0)
    assert sum(tally.endings.values()) == 1
    assert tally.checked["cheap"] > tally.checked["dear"] > tally.checked["twins"] > 5
    assert tally.checked["offers"] > 20


def test_a_seed_tells_every_duel() -> None:
    assert check_duel("same", 3) == check_duel("same", 3)


def show_everything(viewer: int | None, *card: object) -> bool:
    return True


def lose_life_points(state: State, event: e.Event) -> None:
    """Apply an event, but for damage."""
    if not isinstance(event, e.DamageInflicted):
        apply(state, event)


FAULTS = {
    "views tell hidden cards": ("duels.engine.views.may_know", show_everything),
    "events do not fold": ("duels.soak.one_duel.apply", lose_life_points),
}


@pytest.mark.parametrize(("where", "fault"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_found(monkeypatch: pytest.MonkeyPatch, where: str, fault: object) -> None:
    monkeypatch.setattr(where, fault)
    with pytest.raises(Failed) as failed:
        check_duel("one", 0)
    assert "AssertionError" in failed.value.reproduction["what"]


def test_a_failure_is_taken_up_where_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    """From an open state and the few decisions since, through JSON, it fails again; mended, it passes."""
    with monkeypatch.context() as broken:
        broken.setattr("duels.engine.views.may_know", show_everything)
        with pytest.raises(Failed) as failed:
            check_duel("one", 0)
        told: dict[str, Any] = json.loads(json.dumps(failed.value.reproduction))
        with pytest.raises(AssertionError):
            check_again(told)
    assert check_again(told).ordinal == len(told["decisions"]) < 20


def test_a_course_goes_on_from_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "record.jsonl"
    played = list(course.play("course", 1, 1, record))
    assert [one.number for one in played] == [0]
    assert len(record.read_text().splitlines()) == 1
    monkeypatch.setattr(course, "get_context", None)
    assert list(course._recorded("course", record)) == played
    with pytest.raises(ValueError, match="not of seed other"):
        list(course.play("other", 1, 1, record))
    record.write_text("{}\n")
    with pytest.raises(ValueError, match="line 1"):
        list(course.play("course", 1, 1, record))


def test_the_command_says_what_was_checked(tmp_path: Path) -> None:
    said = StringIO()
    call_command("soak", duels=1, seed="said", processes=1, failure=tmp_path / "failure", stdout=said)
    assert "1 duels of seed said have passed" in said.getvalue()
    assert "acts that were offered" in said.getvalue()


def test_the_command_writes_the_first_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends with an error that names the file, and takes the failure up from there."""
    failure = {"duel": "x/0", "what": "AssertionError: it broke", "decisions": []}
    monkeypatch.setattr(
        "duels.management.commands.soak.play", lambda *_: iter([course.Played(0, failure=failure)])
    )
    path = tmp_path / "failure.json"
    with pytest.raises(CommandError, match=r"it broke[\s\S]*--again"):
        call_command("soak", duels=1, failure=path)
    assert json.loads(path.read_text()) == failure
    path.write_text("[]")
    with pytest.raises(CommandError, match="tells of no failure"):
        call_command("soak", again=path)


def test_the_longest_duel_is_no_endless_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_duel, "LONGEST", 5)
    with pytest.raises(Failed, match="does not end"):
        check_duel("one", 0)
