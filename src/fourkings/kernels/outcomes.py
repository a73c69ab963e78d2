"""What a seat makes of deals that were played out: points by seat, its side's against the other's, and cards compared.

Sums run in one order, the same with and without the compiler, and for up to 128 numbers the one in which NumPy adds.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from . import kernel

if TYPE_CHECKING:
    from .arrays import Float64Array, Int64Array

# Tricks of one seat that another has bought: who takes them, who gets what they bring, how many at most, points each.
SELLER: Final = 0
BUYER: Final = 1
LIMIT: Final = 2
EACH: Final = 3

# What a card is behind another: the mean over the deals, the variance, the least and the greatest.
MEAN: Final = 0
VARIANCE: Final = 1
LEAST: Final = 2
GREATEST: Final = 3
BEHIND: Final = 4

# By how much one choice gains on another: the mean, the sum of the squares of what each deal adds, all its copies together,
# how many deals there are, and the sum of the squares of how often each comes.
SQUARES: Final = 1
DEALS: Final = 2
COPIES: Final = 3
GAINED: Final = 4


@kernel
def scores(
    points: Int64Array, tricks: Int64Array, won: Int64Array, bids: Int64Array, bought: Int64Array, scored: Float64Array
) -> None:
    """Fills `scored`, as all that comes by deal and seat of shape (deals, 4), with what each seat scores.

    won: the tricks that seats had already · bids: tricks and worth of each seat's bid, made or lost, which alone count
    where there are any · bought: tricks that one seat has bought of another, empty for none.
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
    """Fills `values`, (deals, cards), with what a seat scores, or its side beyond the other; `scored` by deal and card."""
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
    """Fills `totals`, (cards,), with the sums of `values`, (deals, cards), over the deals."""
    for card in range(len(totals)):
        totals[card] = 0.0
    for deal in range(len(values)):
        for card in range(len(totals)):
            totals[card] += values[deal, card]


@kernel
def few(numbers: Float64Array) -> float:
    """The sum of up to 128 numbers, by eight sums side by side."""
    many, added = len(numbers), 0.0
    whole = many - many % 8
    if whole:
        a, b, c, d = numbers[0], numbers[1], numbers[2], numbers[3]
        e, f, g, h = numbers[4], numbers[5], numbers[6], numbers[7]
        for place in range(8, whole, 8):
            a += numbers[place]
            b += numbers[place + 1]
            c += numbers[place + 2]
            d += numbers[place + 3]
            e += numbers[place + 4]
            f += numbers[place + 5]
            g += numbers[place + 6]
            h += numbers[place + 7]
        added = ((a + b) + (c + d)) + ((e + f) + (g + h))
    for place in range(whole, many):
        added += numbers[place]
    return added


@kernel
def total(numbers: Float64Array) -> float:
    """The sum of numbers, 128 after 128."""
    added = 0.0
    for start in range(0, len(numbers), 128):
        added += few(numbers[start : start + 128])
    return added


@kernel
def compare(values: Float64Array, other: int, room: Float64Array, behind: Float64Array) -> None:
    """Fills `behind`, (cards, `BEHIND`), with how far each card trails another in `values`, (deals, cards).

    room: (deals,) of working memory.
    """
    deals = len(values)
    for card in range(len(behind)):
        least = greatest = values[0, other] - values[0, card]
        for deal in range(deals):
            room[deal] = values[deal, other] - values[deal, card]
            least, greatest = min(least, room[deal]), max(greatest, room[deal])
        mean = total(room) / deals
        for deal in range(deals):
            room[deal] = (room[deal] - mean) * (room[deal] - mean)
        behind[card, MEAN], behind[card, VARIANCE] = mean, total(room) / deals
        behind[card, LEAST], behind[card, GREATEST] = least, greatest


@kernel
def expected(values: Float64Array, weights: Float64Array, means: Float64Array) -> None:
    """Fills `means`, (cards,), with the means of `values`, (deals, cards), by weights that add up to one."""
    for card in range(len(means)):
        means[card] = 0.0
    for deal in range(len(values)):
        for card in range(len(means)):
            means[card] += weights[deal] * values[deal, card]


@kernel
def alike(values: Float64Array, choice: int, other: int) -> int:
    """1 if two choices are worth the same in each of some deals, else 0; `values` by deal and choice."""
    for deal in range(len(values)):
        if values[deal, choice] != values[deal, other]:
            return 0
    return 1


@kernel
def gain(
    values: Float64Array, better: int, worse: int, groups: Int64Array, room: Float64Array, gained: Float64Array
) -> None:
    """Fills `gained`, (`GAINED`,), with by how much one choice gains on another in `values`, (deals, choices).

    groups: by deal the number of the first deal like it · room: (3, deals) of working memory.
    """
    deals = len(values)
    gains, added, copies = room[0], room[1], room[2]
    for deal in range(deals):
        gains[deal] = values[deal, better] - values[deal, worse]
        added[deal] = copies[deal] = 0.0
    mean = total(gains) / deals
    for deal in range(deals):
        added[groups[deal]] += gains[deal] - mean
        copies[groups[deal]] += 1.0
    gained[MEAN], gained[SQUARES], gained[DEALS], gained[COPIES] = mean, 0.0, 0.0, 0.0
    for deal in range(deals):
        if copies[deal] > 0:
            gained[SQUARES] += added[deal] * added[deal]
            gained[DEALS] += 1.0
            gained[COPIES] += copies[deal] * copies[deal]


@kernel
def pooled(values: Float64Array, means: Float64Array) -> None:
    """Fills `means`, (deals, cards), with the means of `values`, in which each deal has as many rows, side by side."""
    times = len(values) // len(means)
    for deal in range(len(means)):
        for card in range(len(means[deal])):
            added = 0.0
            for row in range(deal * times, (deal + 1) * times):
                added += values[row, card]
            means[deal, card] = added / times


@kernel
def middle(values: Float64Array, other: Float64Array) -> None:
    """Puts in place of values, (deals, cards), what lies half way between them and others."""
    for deal in range(len(values)):
        for card in range(len(values[deal])):
            values[deal, card] = (values[deal, card] + other[deal, card]) / 2


@kernel
def planned(plain: Float64Array, plan: Float64Array, clear: float, room: Float64Array) -> None:
    """Puts the values of a plan, (deals, cards), in place of the plain ones, for the cards that are better with it.

    clear: how many of its own standard errors a gain must come to · room: (deals,) of working memory.
    """
    deals = len(plain)
    for card in range(len(plain[0])):
        for deal in range(deals):
            room[deal] = plan[deal, card] - plain[deal, card]
        mean = total(room) / deals
        for deal in range(deals):
            room[deal] = (room[deal] - mean) * (room[deal] - mean)
        if mean > clear * sqrt(total(room) / deals) / sqrt(deals):
            for deal in range(deals):
                plain[deal, card] = plan[deal, card]
