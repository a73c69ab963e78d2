"""Sampled deals and their playouts: even random numbers, tables by hand, and sums equal to NumPy to the last bit."""

import math
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings.kernels import aot, arrays, load
from fourkings.rulebook.cards import LONG, mask, members

kernels: Any = load("deals", plain=True)


def even(counts: Counter[Any], values: int, draws: int) -> bool:
    """True where each of so many values came about equally often: Pearson's sum within five standard deviations."""
    expected = draws / values
    off = sum((count - expected) ** 2 / expected for count in counts.values()) + (values - len(counts)) * expected
    return len(counts) <= values and abs(off - (values - 1)) < 5 * (2 * (values - 1)) ** 0.5 + 3


def drawn(draw: Any, many: int, seed: int) -> list[Any]:
    chance, rows = kernels.seed_rng(seed, 0), []
    for _ in range(many):
        *numbers, chance = draw(chance)
        rows.append(tuple(numbers))
    return rows


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 13, 39, 52])
def test_numbers_below_a_bound_are_even(bound: int) -> None:
    rows = drawn(lambda chance: kernels.random_below(bound, chance), 6000, bound)
    assert {number for (number,) in rows} == set(range(bound))
    assert bound == 1 or even(Counter(rows), bound, 6000)


def test_what_would_be_lopsided_is_thrown_away() -> None:
    """Below 3 × 2**29 a number would come from two or from three of the generator's numbers, by its remainder."""
    bound = 3 << 29
    rows = drawn(lambda chance: kernels.random_below(bound, chance), 9000, 1)
    assert even(Counter(number % 3 for (number,) in rows), 3, 9000)
    assert even(Counter(number * 12 // bound for (number,) in rows), 12, 9000)
    thrown, chance = 0, kernels.seed_rng(1, 0)
    for _ in range(300):
        after = kernels.random_below(bound, chance)[1]
        thrown += after != kernels.next_random(chance)
        chance = after
    assert 0 < thrown < 150


def test_every_choice_of_cards_is_equally_likely() -> None:
    cards = mask(random.Random(4).sample(LONG, 6))
    for many in range(7):
        rows = drawn(lambda chance, many=many: kernels.choose_cards(cards, many, chance), 4000, many)
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


k = load("outcomes", plain=True)
plainly = pytest.mark.parametrize("plain", [False, True])


@plainly
@pytest.mark.parametrize("deals", [1, 2, 7, 8, 9, 16, 40, 97, 100, 128])
def test_cards_are_compared_as_numpy_would(deals: int, plain: bool) -> None:
    values = np.random.default_rng(deals).normal(0, 7, (deals, 5))
    kernels, rows, totals = load("outcomes", plain), np.zeros((5, k.BEHIND)), np.zeros(5)
    kernels.compare(values, 3, np.zeros(deals), rows)
    kernels.sums(values, totals)
    assert (totals == values.sum(0)).all()
    for card in range(5):
        behind = values[:, 3] - values[:, card]
        assert rows[card].tolist() == [behind.mean(), behind.var(), behind.min(), behind.max()]


@plainly
@pytest.mark.parametrize("deals", [129, 200, 800])
def test_many_are_added_128_after_128(deals: int, plain: bool) -> None:
    numbers = np.random.default_rng(deals).normal(0, 7, deals)
    parts = [float(numbers[start : start + 128].sum()) for start in range(0, deals, 128)]
    assert load("outcomes", plain).pairwise_sum(numbers) == sum(parts, start=0.0) == pytest.approx(numbers.sum())


@plainly
def test_a_plan_counts_where_it_is_clearly_better(plain: bool) -> None:
    dice = np.random.default_rng(2)
    values, gains = dice.normal(0, 5, (150, 3)), dice.normal([0.0, 1.0, 0.3], 1.0, (150, 3))
    better = gains.mean(0) > 2 * gains.std(0) / math.sqrt(150)
    chosen = values.copy()
    load("outcomes", plain).planned(chosen, values + gains, 2.0, np.zeros(150))
    assert (chosen == np.where(better, values + gains, values)).all()
    assert better.tolist()[:2] == [False, True]
    weights, means = dice.dirichlet(np.ones(150)), np.zeros(3)
    load("outcomes", plain).expected(values, weights, means)
    assert np.allclose(means, weights @ values)


@plainly
def test_bids_score_alone_and_tricks_that_were_bought_score_for_the_buyer(plain: bool) -> None:
    kernels, scored = load("outcomes", plain), np.zeros((2, 4))
    points, tricks = np.array([[5, 0, 0, 1], [0, 2, 0, 4]]), np.array([[3, 0, 1, 0], [0, 2, 1, 1]])
    won, none = np.array([1, 0, 0, 0]), np.zeros(0, np.int64)
    kernels.scores(points, tricks, won, np.array([4, 4, 1, 1, 2, 2, 1, 1]), none, scored)
    assert scored.tolist() == [[4, -1, -2, -1], [-4, 1, -2, 1]]
    kernels.scores(points, tricks, won, none, np.array([0, 3, 3, 10]), scored)
    assert scored.tolist() == [[-25, 0, 0, 31], [-10, 2, 0, 14]]
    values = np.zeros((1, 2))
    kernels.utilities(scored, 3, 0, values)
    assert values.tolist() == [[31, 14]]
    kernels.utilities(scored, 3, 1, values)
    assert values.tolist() == [[56, 26]]


def test_python_has_arrays_of_the_same_shapes_where_there_is_no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    def listed() -> list[object]:
        room, table, row = arrays.float_zeros(2, 3), arrays.int_table([[1, 2], [3, 4]], 2), arrays.int_array(range(6))
        room[1, 2] = 0.5
        shaped = arrays.reshape(row, 3, 2)
        row[5] = 7
        given = (
            room, table, arrays.int_table([], 2), row, shaped, arrays.reshape(shaped, 6), arrays.float_array([0.5]),
            arrays.zeros(0, 2), arrays.rows(shaped, 1, 3), arrays.rows(shaped, 1, 1), arrays.rows(row, 2, 4),
            arrays.copy(room), arrays.concatenate(shaped, table), arrays.concatenate(arrays.rows(shaped, 0, 0), table),
            arrays.concatenate(row, row), arrays.columns(room, [2, 0]),
        )  # fmt: skip
        return [(len(numbers), numbers.tolist()) for numbers in given]

    here = listed()
    monkeypatch.setattr(arrays, "_numpy", lambda: None)
    assert listed() == here
    assert isinstance(arrays.int_array([1]), aot.Row)
