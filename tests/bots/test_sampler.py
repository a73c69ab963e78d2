"""Deals drawn by beliefs: each as often as its weight asks, against all deals written out one by one."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

RESEARCH = Path(__file__).parents[2] / "research"
SEEDS = range(12)


@pytest.fixture
def sampler(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(RESEARCH))
    import ownership_sampler as sampler

    return sampler


def row_of(sampler: Any, seed: int) -> Any:
    """Seven cards, some of which some cannot hold; where there are claims, one or two groups of three begin the row."""
    dice = np.random.default_rng(seed)
    weights = dice.random((7, 3)) ** 3 * (dice.random((7, 3)) > 0.2)
    needs = np.array([(3, 2, 2), (1, 4, 2), (0, 4, 3), (2, 2, 3)][seed % 4])
    opens, tellers = np.full(7, sampler.CONTINUES), np.full(7, -1)
    opens[0] = 0
    for group in range(seed % 3):
        opens[3 * group], tellers[3 * group : 3 * group + 3] = 1 + seed % 2, (group + seed) % 3
        opens[3 * group + 3] = 0
    return sampler.Row(weights, needs, opens, tellers)


def all_deals(sampler: Any, row: Any) -> dict[tuple[int, ...], float]:
    """Every deal that is possible and its share of the weight."""
    found = {}
    for holders in product(range(3), repeat=len(row.weights)):
        fits = [holders.count(one) for one in range(3)] == row.needs.tolist()
        begins = [place for place, opened in enumerate(row.opens) if opened != sampler.CONTINUES] + [len(holders)]
        for start, end in pairwise(begins):
            teller = row.tellers[start]
            fits &= teller < 0 or holders[start:end].count(teller) == row.opens[start]
        weight = float(np.prod([row.weights[card, holder] for card, holder in enumerate(holders)]))
        if fits and weight:
            found[holders] = weight
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_what_all_deals_weigh_and_who_holds_what(sampler: Any, seed: int) -> None:
    row = row_of(sampler, seed)
    table, deals, shares = sampler.room(row), all_deals(sampler, row), np.zeros((7, 3))
    total = sampler.fill(*row, table)
    assert total == pytest.approx(sum(deals.values()))
    if deals:
        sampler.marginals(*row, table, np.zeros_like(table), shares)
        true = np.zeros((7, 3))
        for holders, weight in deals.items():
            true[range(7), holders] += weight / total
        assert shares == pytest.approx(true)


@pytest.mark.parametrize("seed", SEEDS)
def test_each_deal_comes_as_often_as_its_weight_asks(sampler: Any, seed: int) -> None:
    """By Pearson's sum over the deals: as many as there are, within five of its standard deviations."""
    row, many = row_of(sampler, seed), 10_000
    deals = all_deals(sampler, row)
    if not deals:
        return
    table, found = sampler.room(row), np.zeros((many, 7), np.int64)
    total = sampler.fill(*row, table)
    sampler.draw(*row, table, 11, found)
    times = Counter(map(tuple, found.tolist()))
    assert set(times) <= set(deals)
    odd = sum((times[one] - many * weight / total) ** 2 / (many * weight / total) for one, weight in deals.items())
    assert odd < len(deals) + 5 * (2 * len(deals)) ** 0.5 + 5


def test_a_deal_hangs_on_its_seed_and_number_alone(sampler: Any) -> None:
    row = row_of(sampler, 3)
    table, few, more = sampler.room(row), np.zeros((5, 7), np.int64), np.zeros((50, 7), np.int64)
    sampler.fill(*row, table)
    sampler.draw(*row, table, 11, few)
    sampler.draw(*row, table, 11, more)
    assert (few == more[:5]).all()
