"""How many ways a position can go on, counted one by one."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Act, Verb, from_position, to_position
from duels.engine.perft import divided, perft
from duels.management.commands.perft import KEY
from tests.engine.counted import FOLDER, counted, kept, names, position, snapshot


def told(*arguments: object, **options: object) -> str:
    out = StringIO()
    call_command("perft", *map(str, arguments), stdout=out, **options)
    return out.getvalue()


def test_a_dozen_positions_are_counted() -> None:
    assert sorted(kept()) == names()
    assert len(names()) >= 12


@pytest.mark.parametrize("name", names())
def test_a_position_has_as_many_sequences_as_it_had(name: str) -> None:
    assert [counted(name, depth + 1) for depth in range(len(kept()[name]))] == kept()[name]


@pytest.mark.parametrize("name", names())
def test_a_position_is_written_in_canonical_form(name: str) -> None:
    duel = from_position(LIBRARY, MASTER_RULE_2, position(name), KEY)
    assert to_position(LIBRARY, duel.snapshot().checkpoint) == position(name)


def test_a_bare_field_leaves_two_ways() -> None:
    """The battle phase or the end of the turn (T6); after either, everybody can only pass."""
    assert [counted("bare", depth) for depth in (0, 1, 2, 3)] == [1, 2, 2, 2]


def test_every_sequence_is_one_that_can_be_played() -> None:
    """Played one by one from the position itself, they are as many as are counted."""

    def played(answers: tuple[object, ...], depth: int) -> int:
        duel = from_position(LIBRARY, MASTER_RULE_2, position("call"), KEY)
        for answer in answers:
            assert duel.prompt is not None
            duel.answer(duel.prompt.player, answer)  # type: ignore[arg-type]
        if depth == 0:
            return 1
        if duel.prompt is None:
            return 0
        return sum(played((*answers, answer), depth - 1) for answer in duel.prompt.answers())

    assert played((), 4) == counted("call", 4)


def test_the_division_adds_up() -> None:
    parts = list(divided(LIBRARY, snapshot("spells"), KEY, 3))
    assert sum(count for _, count in parts) == counted("spells", 3)
    assert len(parts) == counted("spells", 1)
    assert parts[-1][0] == Act(Verb.END_PHASE)


def test_a_duel_that_is_over_adds_none() -> None:
    """One attack ends it (W1), a few passes later."""
    shown = position("bare") | {"phase": "battle"}
    shown["sides"][0]["monsters"] = [{"card": 46986414, "position": "attack"}]
    shown["sides"][1]["life_points"] = 100
    duel = from_position(LIBRARY, MASTER_RULE_2, shown, KEY)
    counts = [
        next(
            count
            for answer, count in divided(LIBRARY, duel.snapshot(), KEY, depth)
            if answer == Act(Verb.ATTACK, 1)
        )
        for depth in range(1, 20)
    ]
    assert counts == sorted(counts, reverse=True)
    assert (counts[0], counts[-1]) == (1, 0)
    assert perft(LIBRARY, duel.snapshot(), KEY, 0) == 1


def test_the_command_divides_by_the_first_answer() -> None:
    lines = told(FOLDER / "call.json", 2).splitlines()
    first = ["activate activation Call of the Haunted (spells 0 of seat 0)", "battle_phase", "end_phase"]
    assert [line.split(maxsplit=1)[1] for line in lines] == [*first, "in all"]
    numbers = [int(line.split()[0]) for line in lines]
    assert sum(numbers[:-1]) == numbers[-1] == kept()["call"][1]
    shown = json.loads(told(FOLDER / "call.json", 2, json=True))
    assert shown["total"] == numbers[-1]
    assert [part["count"] for part in shown["divided"]] == numbers[:-1]


def test_the_command_counts_under_the_rule_set_that_is_asked_for() -> None:
    assert told(FOLDER / "bare.json", 1, ruleset="MASTER_RULE_1").splitlines()[-1].split()[0] == "2"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"turn": 1}', "[" * 100_000])
def test_a_file_that_is_no_position_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(text)
    with pytest.raises(CommandError, match=r"wrong\.json: "):
        told(path, 1)


def test_no_file_and_no_depth_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"nowhere\.json"):
        told(tmp_path / "nowhere.json", 1)
    with pytest.raises(CommandError, match="1 or more"):
        told(FOLDER / "bare.json", 0)
