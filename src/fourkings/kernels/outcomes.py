"""Statistics of deals played out: scores by seat, a side's result against the other's, and cards compared.

Sums run in one order, the same with and without the compiler, and for up to 128 numbers the order in which NumPy adds.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from . import kernel

if TYPE_CHECKING:
    from .arrays import Float64Array, Int64Array

# Tricks that one seat has bought of another: the seller, the buyer, how many at most, points each.
SELLER: Final = 0
BUYER: Final = 1
LIMIT: Final = 2
EACH: Final = 3

# How far a card trails another: the mean over the deals, the variance, the least and the greatest.
MEAN: Final = 0
VARIANCE: Final = 1
LEAST: Final = 2
GREATEST: Final = 3
BEHIND: Final = 4

# How much one choice gains over another: the mean, the sum of squares of what each deal adds with all its copies, the
# number of deals, and the sum of squares of their copies.
SQUARES: Final = 1
DEALS: Final = 2
COPIES: Final = 3
GAINED: Final = 4


@kernel
def scores(
    points: Int64Array, tricks: Int64Array, won: Int64Array, bids: Int64Array, bought: Int64Array, scored: Float64Array
) -> None:
    """Compute the score of each seat in deals played out: fill `scored`, (deals, 4).

    points, tricks: what the seats took, (deals, 4) · won: tricks that seats had already · bids: tricks and worth of each
    seat's bid, made or lost, which alone count if there are any · bought: tricks that one seat has bought of another, empty
    for none.
    """
    for row in range(len(tricks)):
        if len(bids):
            for seat in range(4):
                lacking = bids[2 * seat] - won[seat] - tricks[row, seat]
                scored[row, seat] = bids[2 * seat + 1] if lacking <= 0 else -bids[2 * seat + 1]
        else:
            for seat in range(4):
                scored[row, seat] = points[row, seat]
            if len(bought):
                seller = bought[SELLER]
                moved = min(bought[LIMIT], tricks[row, seller] + won[seller]) * bought[EACH]
                scored[row, seller] -= moved
                scored[row, bought[BUYER]] += moved


@kernel
def utilities(scored: Float64Array, seat: int, partners: int, values: Float64Array) -> None:
    """Fill `values`, (deals, cards), with a seat's score, or its side's less the other's; `scored` is by deal and card."""
    row = 0
    for deal in range(len(values)):
        for card in range(len(values[deal])):
            value = scored[row, seat]
            if partners:
                value = value + scored[row, seat ^ 2] - scored[row, seat ^ 1] - scored[row, seat ^ 3]
            values[deal, card] = value
            row += 1


@kernel
def sums(values: Float64Array, totals: Float64Array) -> None:
    """Fill `totals`, (cards,), with the sums of `values`, (deals, cards), over the deals."""
    for card in range(len(totals)):
        totals[card] = 0.0
    for deal in range(len(values)):
        for card in range(len(totals)):
            totals[card] += values[deal, card]


@kernel
def sum_128(numbers: Float64Array) -> float:
    """Return the sum of up to 128 numbers, by eight partial sums."""
    count, total = len(numbers), 0.0
    whole = count - count % 8
    if whole:
        a, b, c, d = numbers[0], numbers[1], numbers[2], numbers[3]
        e, f, g, h = numbers[4], numbers[5], numbers[6], numbers[7]
        for index in range(8, whole, 8):
            a += numbers[index]
            b += numbers[index + 1]
            c += numbers[index + 2]
            d += numbers[index + 3]
            e += numbers[index + 4]
            f += numbers[index + 5]
            g += numbers[index + 6]
            h += numbers[index + 7]
        total = ((a + b) + (c + d)) + ((e + f) + (g + h))
    for index in range(whole, count):
        total += numbers[index]
    return total


@kernel
def pairwise_sum(numbers: Float64Array) -> float:
    """Return the sum of numbers, in blocks of 128."""
    total = 0.0
    for start in range(0, len(numbers), 128):
        total += sum_128(numbers[start : start + 128])
    return total


@kernel
def compare(values: Float64Array, other: int, scratch: Float64Array, behind: Float64Array) -> None:
    """Fill `behind`, (cards, `BEHIND`), with statistics of how far each card trails the card numbered `other`.

    values: by deal and card · scratch: working memory, (deals,).
    """
    deals = len(values)
    for card in range(len(behind)):
        least = greatest = values[0, other] - values[0, card]
        for deal in range(deals):
            scratch[deal] = values[deal, other] - values[deal, card]
            least, greatest = min(least, scratch[deal]), max(greatest, scratch[deal])
        mean = pairwise_sum(scratch) / deals
        for deal in range(deals):
            scratch[deal] = (scratch[deal] - mean) * (scratch[deal] - mean)
        behind[card, MEAN], behind[card, VARIANCE] = mean, pairwise_sum(scratch) / deals
        behind[card, LEAST], behind[card, GREATEST] = least, greatest


@kernel
def expected(values: Float64Array, weights: Float64Array, means: Float64Array) -> None:
    """Fill `means`, (cards,), with the weighted means of `values`, (deals, cards); the weights add up to one."""
    for card in range(len(means)):
        means[card] = 0.0
    for deal in range(len(values)):
        for card in range(len(means)):
            means[card] += weights[deal] * values[deal, card]


@kernel
def alike(values: Float64Array, choice: int, other: int) -> int:
    """Return 1 if two choices are worth the same in every deal, else 0; `values` is by deal and choice."""
    for deal in range(len(values)):
        if values[deal, choice] != values[deal, other]:
            return 0
    return 1


@kernel
def gain(
    values: Float64Array, better: int, worse: int, groups: Int64Array, scratch: Float64Array, gained: Float64Array
) -> None:
    """Fill `gained`, (`GAINED`,), with statistics of how much the choice `better` gains over `worse`.

    values: by deal and choice · groups: by deal the number of the first deal that is a copy of it · scratch: working
    memory, (3, deals).
    """
    deals = len(values)
    gains, total, copies = scratch[0], scratch[1], scratch[2]
    for deal in range(deals):
        gains[deal] = values[deal, better] - values[deal, worse]
        total[deal] = copies[deal] = 0.0
    mean = pairwise_sum(gains) / deals
    for deal in range(deals):
        total[groups[deal]] += gains[deal] - mean
        copies[groups[deal]] += 1.0
    gained[MEAN], gained[SQUARES], gained[DEALS], gained[COPIES] = mean, 0.0, 0.0, 0.0
    for deal in range(deals):
        if copies[deal] > 0:
            gained[SQUARES] += total[deal] * total[deal]
            gained[DEALS] += 1.0
            gained[COPIES] += copies[deal] * copies[deal]


@kernel
def pooled(values: Float64Array, means: Float64Array) -> None:
    """Fill `means`, (deals, cards), with the mean of several rows of `values` for each deal, which are neighbours."""
    times = len(values) // len(means)
    for deal in range(len(means)):
        for card in range(len(means[deal])):
            total = 0.0
            for row in range(deal * times, (deal + 1) * times):
                total += values[row, card]
            means[deal, card] = total / times


@kernel
def middle(values: Float64Array, other: Float64Array) -> None:
    """Replace each of `values`, (deals, cards), by the average of it and that of `other`."""
    for deal in range(len(values)):
        for card in range(len(values[deal])):
            values[deal, card] = (values[deal, card] + other[deal, card]) / 2


@kernel
def planned(plain: Float64Array, plan: Float64Array, clear: float, scratch: Float64Array) -> None:
    """Replace the columns of `plain`, (deals, cards), by those of `plan` for cards that are clearly better by it.

    clear: how many of its own standard errors the mean gain must exceed · scratch: working memory, (deals,).
    """
    deals = len(plain)
    for card in range(len(plain[0])):
        for deal in range(deals):
            scratch[deal] = plan[deal, card] - plain[deal, card]
        mean = pairwise_sum(scratch) / deals
        for deal in range(deals):
            scratch[deal] = (scratch[deal] - mean) * (scratch[deal] - mean)
        if mean > clear * sqrt(pairwise_sum(scratch) / deals) / sqrt(deals):
            for deal in range(deals):
                plain[deal, card] = plan[deal, card]
