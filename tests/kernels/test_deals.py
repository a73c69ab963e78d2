"""The dice of the sampler: even to the last number, in one word and in two; and tables made by hand, walked."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings.kernels import load
from fourkings.rulebook.cards import LONG, mask, members

k: Any = load("deals", plain=True)


def even(counts: Counter[Any], values: int, draws: int) -> bool:
    """True where each of so many values came about equally often: Pearson's sum within five standard deviations."""
    expected = draws / values
    off = sum((count - expected) ** 2 / expected for count in counts.values()) + (values - len(counts)) * expected
    return len(counts) <= values and abs(off - (values - 1)) < 5 * (2 * (values - 1)) ** 0.5 + 3


def drawn(draw: Any, many: int, seed: int) -> list[Any]:
    chance, rows = k.seed_rng(seed, 0), []
    for _ in range(many):
        *numbers, chance = draw(chance)
        rows.append(tuple(numbers))
    return rows


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 13, 39, 52])
def test_numbers_below_a_bound_are_even(bound: int) -> None:
    rows = drawn(lambda chance: k.random_below(bound, chance), 6000, bound)
    assert {number for (number,) in rows} == set(range(bound))
    assert bound == 1 or even(Counter(rows), bound, 6000)


def test_what_would_be_lopsided_is_thrown_away() -> None:
    """Below 3 × 2**29 a number would come from two or from three of the generator's numbers, by its remainder."""
    bound = 3 << 29
    rows = drawn(lambda chance: k.random_below(bound, chance), 9000, 1)
    assert even(Counter(number % 3 for (number,) in rows), 3, 9000)
    assert even(Counter(number * 12 // bound for (number,) in rows), 12, 9000)
    thrown, chance = 0, k.seed_rng(1, 0)
    for _ in range(300):
        after = k.random_below(bound, chance)[1]
        thrown += after != k.next_random(chance)
        chance = after
    assert 0 < thrown < 150


@pytest.mark.parametrize("many", [1, 5, 31, 32, 33, 61, 62])
def test_bits_are_even(many: int) -> None:
    numbers = [numbers for (numbers,) in drawn(lambda chance: k.random_bits(many, chance), 2000, many)]
    assert 0 <= min(numbers) <= max(numbers) < 1 << many
    for place in range(many):
        assert abs(sum(number >> place & 1 for number in numbers) - 1000) < 5 * 500**0.5


@pytest.mark.parametrize(
    ("high", "low"), [(0, 1), (0, 2), (0, 5), (0, 1 << 40), (0, (1 << 62) - 1), (1, 0), (1, 5), (2, 1 << 61), (5, 3)]
)
def test_wide_numbers_are_even(high: int, low: int) -> None:
    bound = (high << k.WORD) + low
    numbers = [a << k.WORD | b for a, b in drawn(lambda chance: k.random_below_wide(high, low, chance), 4000, 3)]
    assert 0 <= min(numbers) <= max(numbers) < bound
    parts = min(bound, 10)
    assert parts == 1 or even(Counter(number * parts // bound for number in numbers), parts, 4000)


def test_every_choice_of_cards_is_equally_likely() -> None:
    cards = mask(random.Random(4).sample(LONG, 6))
    for many in range(7):
        rows = drawn(lambda chance, many=many: k.choose_cards(cards, many, chance), 4000, many)
        choices = [(mask(chosen),) for chosen in combinations(members(cards), many)]
        assert set(rows) == set(choices)
        assert len(choices) == 1 or even(Counter(rows), len(choices), 4000)


@pytest.mark.parametrize("plain", [True, False])
def test_tables_by_hand(plain: bool) -> None:
    """Two cells of one card: the first goes to seat 0 in a third of so many deals that one word cannot count them."""
    cells = np.array([1, 2], np.int64)
    nodes = np.array([[0, 2, 3, 0], [2, 1, 0, 1], [3, 2, 0, 4]], np.int64)
    branches = np.array([[1, 0, 1, 1], [3, 0, 2, 64], [0, 1, -1, 64], [0, 1, -1, 1], [0, 4, -1, 64]], np.int64)
    known, rows = np.array([4, 0, 8, 0], np.int64), np.empty((6000, 4), np.int64)
    load("deals", plain).deals(known, cells, nodes, branches, 9, 0, rows)
    tables = Counter(map(tuple, rows.tolist()))
    assert set(tables) == {(5, 2, 8, 0), (6, 1, 8, 0), (4, 3, 8, 0)}
    for deal, share in {(5, 2, 8, 0): 1 / 3, (6, 1, 8, 0): 1 / 6, (4, 3, 8, 0): 1 / 2}.items():
        assert abs(tables[deal] - 6000 * share) < 5 * (6000 * share * (1 - share)) ** 0.5
