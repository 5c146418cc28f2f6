"""The benchmark of the engine's program times lines that were answered, of whole duels."""

from benchmarks.protocol import LOOKS, counting, lines, starts


def test_every_kind_of_line_is_timed() -> None:
    times = lines(1)
    assert set(times) == {"answer", *LOOKS}
    assert len(times["answer"]) > 20
    assert all(value >= 0 for values in times.values() for value in values)


def test_a_start_and_a_count_are_timed() -> None:
    assert starts(1)[0] > 0
    assert counting(1)[0] > 0
