"""How many ways a duel can go on: sequences of so many decisions, counted one by one.

Two engines that play by the same rules count the same, and where they do not, the division by first answers
leads to the decision at which they differ.
"""

from collections.abc import Iterator

from cards.lang.facts import Book
from duels.engine.driver import Duel, resume
from duels.engine.prompts import Answer
from duels.engine.snapshot import Decision, Snapshot


def perft(book: Book, snapshot: Snapshot, key: bytes, depth: int) -> int:
    """The number of sequences of exactly `depth` decisions. A duel that ends earlier adds none."""
    if depth == 0:
        return 1
    duel = _taken_up(book, snapshot, key)
    if duel.prompt is None:
        return 0
    if depth == 1:
        return sum(1 for _ in duel.prompt.answers())
    return sum(perft(book, after, key, depth - 1) for _, after in _ways(duel))


def divided(book: Book, snapshot: Snapshot, key: bytes, depth: int) -> Iterator[tuple[Answer, int]]:
    """Each answer that can come first, and how many sequences of `depth` decisions begin with it."""
    duel = _taken_up(book, snapshot, key)
    for answer, after in _ways(duel):
        yield answer, perft(book, after, key, depth - 1)


def _taken_up(book: Book, snapshot: Snapshot, key: bytes) -> Duel:
    return resume(book, snapshot.checkpoint, snapshot.decisions, key)


def _ways(duel: Duel) -> Iterator[tuple[Answer, Snapshot]]:
    """Each accepted answer, with the duel at rest after it."""
    prompt = duel.prompt
    if prompt is None:
        return
    before = duel.snapshot()
    answers: Iterator[Answer] = prompt.answers()
    for answer in answers:
        decision = Decision(prompt.player, answer)
        yield answer, Snapshot(before.checkpoint, (*before.decisions, decision))
