"""Chance: numbers that only the key decides, and that tell nothing of it."""

import copy
import hashlib
import hmac
import pickle
from collections import Counter
from itertools import count, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Seat, from_position, start
from duels.engine.chance import Chance, commitment, key
from tests.scenario import BLANK
from tests.scenario.table import passcodes

SECRET = bytes(range(32))

NUMBERS = [814, 104, 428, 229, 188, 174]
SHUFFLE = (3, 1, 5, 0, 7, 4, 9, 8, 6, 2)
KEY_OF_NONCES = "3a0091db77fc0282fbd4db970a94b49eea534b4f81b9bd7b40595d3de7304bca"


class TestKnownAnswers:
    """What was once drawn is drawn for ever: anybody can compute a finished duel again (K27, K28)."""

    def test_numbers(self) -> None:
        chance = Chance(SECRET)
        assert [chance.below(1000, "lot", index) for index in range(6)] == NUMBERS

    def test_a_shuffle(self) -> None:
        assert Chance(SECRET).shuffled(range(10), "shuffle", 0) == (SHUFFLE, 9)

    def test_a_commitment_is_the_sha_256_of_the_seed(self) -> None:
        assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
        assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

    def test_a_key_of_seed_and_nonces(self) -> None:
        assert key(SECRET, (b"mine", b"yours")).hex() == KEY_OF_NONCES


def computed(bound: int, purpose: str, index: int) -> tuple[int, int]:
    """A number as anybody can compute it who has the key, and how many attempts it took."""
    for attempt in count():
        text = f"{purpose}:{index}:{attempt}".encode()
        number = int(hmac.new(SECRET, text, hashlib.sha256).hexdigest()[:16], 16)
        if number < 2**64 // bound * bound:
            return number % bound, attempt + 1
    raise AssertionError


def test_numbers_beyond_the_last_whole_multiple_of_the_bound_are_drawn_again() -> None:
    """Otherwise small numbers would come more often."""
    bound = 2**63 + 1
    expected = [computed(bound, "far", index) for index in range(40)]
    assert [Chance(SECRET).below(bound, "far", index) for index in range(40)] == [n for n, _ in expected]
    assert max(attempts for _, attempts in expected) > 2


class TestIndependence:
    @given(st.integers(1, 10**6), st.text(max_size=8), st.integers(0, 10**6))
    def test_a_number_depends_on_key_purpose_and_index_alone(
        self, bound: int, purpose: str, index: int
    ) -> None:
        """Whatever was drawn before."""
        worn = Chance(SECRET)
        worn.below(7, "other", index)
        worn.shuffled(range(5), purpose, index + 1)
        number = worn.below(bound, purpose, index)
        assert number == Chance(SECRET).below(bound, purpose, index)
        assert 0 <= number < bound

    def test_another_key_purpose_or_index_gives_other_numbers(self) -> None:
        def drawn(secret: bytes, purpose: str, start: int) -> list[int]:
            chance = Chance(secret)
            return [chance.below(1 << 60, purpose, index) for index in range(start, start + 20)]

        rows = [
            drawn(SECRET, "a", 0),
            drawn(SECRET[::-1], "a", 0),
            drawn(SECRET, "b", 0),
            drawn(SECRET, "a", 50),
        ]
        assert len({number for row in rows for number in row}) == 80

    def test_nonces_are_told_apart_by_their_lengths(self) -> None:
        keys = {key(SECRET, nonces) for nonces in ((b"ab", b"c"), (b"a", b"bc"), (b"abc", b""), (b"abc",))}
        assert len(keys) == 4


class TestUniformity:
    @pytest.mark.parametrize("bound", [2, 3, 6, 40])
    def test_every_number_comes_about_as_often(self, bound: int) -> None:
        """Pearson's test; the draws are fixed, so that it never fails by chance."""
        chance, expected = Chance(SECRET), 400
        counts = Counter(chance.below(bound, "die", index) for index in range(expected * bound))
        statistic = sum((counts[number] - expected) ** 2 / expected for number in range(bound))
        assert statistic < bound - 1 + 4 * (2 * (bound - 1)) ** 0.5

    def test_every_order_of_four_comes_about_as_often(self) -> None:
        chance, expected = Chance(SECRET), 100
        counts = Counter(chance.shuffled(range(4), "order", 3 * number)[0] for number in range(24 * expected))
        assert set(counts) == set(permutations(range(4)))
        assert sum((count - expected) ** 2 / expected for count in counts.values()) < 23 + 4 * 46**0.5

    @given(st.lists(st.integers(), max_size=60), st.integers(0, 1000))
    def test_a_shuffle_loses_nothing(self, items: list[int], index: int) -> None:
        order, taken = Chance(SECRET).shuffled(items, "shuffle", index)
        assert sorted(order) == sorted(items)
        assert taken == max(0, len(items) - 1)


class TestSecrecy:
    """A key still in use is in no representation (K26)."""

    def test_chance_shows_nothing_of_its_key(self) -> None:
        chance = Chance(b"a most secret key of chance")
        for shown in (repr(chance), str(chance), f"{chance}"):
            assert shown == "Chance(...)"
        assert not hasattr(chance, "__dict__")

    @pytest.mark.parametrize("copies", [pickle.dumps, copy.copy, copy.deepcopy])
    def test_it_is_neither_pickled_nor_copied(self, copies: object) -> None:
        with pytest.raises(TypeError, match="not pickled"):
            copies(Chance(SECRET))  # type: ignore[operator]

    def test_nothing_that_a_duel_shows_holds_it(self) -> None:
        seat = Seat(tuple(passcodes([BLANK] * 40)))
        duel = start(LIBRARY, MASTER_RULE_2, (seat, seat), SECRET, 0)
        shown = (repr(duel), repr(vars(duel)), repr(duel._game), repr(duel.snapshot()), repr(duel.events))
        for text in shown:
            assert SECRET.hex() not in text
            assert repr(SECRET)[2:-1] not in text

    @pytest.mark.parametrize("short", [b"", b"fifteen bytes.."])
    def test_a_short_key_is_refused(self, short: bytes) -> None:
        with pytest.raises(ValueError, match="at least 16 bytes"):
            Chance(short)
        with pytest.raises(ValueError, match="at least 16 bytes"):
            from_position(
                LIBRARY,
                MASTER_RULE_2,
                {"turn": 1, "turn_player": 0, "phase": "main_1", "sides": [{}, {}]},
                short,
            )


def test_the_same_key_gives_the_same_duel_and_another_key_another() -> None:
    """(K27)"""
    seats = (Seat(tuple(LIBRARY)[:60]), Seat(tuple(LIBRARY)[60:120]))
    one, same, other = (
        start(LIBRARY, MASTER_RULE_2, seats, secret, 0) for secret in (SECRET, SECRET, SECRET[::-1])
    )
    assert one.view(0) == same.view(0)
    assert one.view(0) != other.view(0)
