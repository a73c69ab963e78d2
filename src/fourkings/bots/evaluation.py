"""Playouts of deals that fit a view, and the value of each card or call in them for the seat to act.

A deal fits a view if it agrees with all that the seat has seen; a playout plays a deal on to its end by a policy.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from fourkings import encoding
from fourkings.bots import policies
from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members
from fourkings.rulebook.game import Bid, State, TricksSold
from fourkings.rulebook.tricks import Contract
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array


class Outcome(NamedTuple):
    """Results of playouts: arrays of shape (deals, cards, 4), the last axis by seat."""

    points: Int64Array  # from here on, by the contract's payoff
    tricks: Int64Array  # from here on
    cards: Int64Array | None = None  # the cards that each seat takes from here on, as masks; None: not followed

    @classmethod
    def empty(cls, deals: int, cards: int) -> Outcome:
        """Return an outcome for playouts to fill."""
        return cls(*(arrays.zeros(deals, cards, 4) for _ in range(3)))


def candidates(view: View) -> list[Card]:
    """Return the legal cards, one of each run of equivalent cards.

    Of a run the highest in a negative deal (tricks or cards cost), else the lowest: the rest of the hand then reveals least
    and keeps most.
    """
    negative = encoding.is_negative(encoding.contract_of(view))
    return [run[0] if negative else run[-1] for run in runs(view)]


def runs(view: View) -> list[list[Card]]:
    """Return the legal cards grouped into runs of equivalent cards, each from the highest down."""
    contract = encoding.contract_of(view)
    legal = mask(action for action in view.legal if not isinstance(action, str))
    gone = 0
    for trick in view.tricks:
        gone |= mask(trick.cards)
    groups: list[list[Card]] = []
    for card in sorted(members(legal), key=lambda card: (card >> 4, contract.stronger[card].bit_count())):
        if groups and equal(contract, groups[-1][-1], card, view.hand | gone):
            groups[-1].append(card)
        else:
            groups.append([card])
    return groups


def equal(contract: Contract, high: Card, low: Card, mine: Mask) -> bool:
    """Return True if two cards of a hand are equivalent: of one suit and value, with no card between them held elsewhere.

    high, low: the two cards; mine: the cards of the hand and those already played.
    """
    between = contract.stronger[low] & ~contract.stronger[high] & ~(1 << high)
    if high >> 4 != low >> 4 or between & ~mine:
        return False
    alike = [contract.duties.keep, contract.duties.shed, *(cards for cards, _ in contract.payoff.cards)]
    return all((cards >> high & 1) == (cards >> low & 1) for cards in alike)


def play_out(
    view: View, samples: Int64Array, cards: list[Card], weights: Int64Array, noise: float, seed: int, plain: bool = False
) -> Outcome:
    """Play out every sample once for each card, with all seats choosing by a policy.

    samples: (deals, 4), the hands now; weights: the policy's, a row for each seat or one for all; noise: the share of
    cards drawn at random; plain: run without the compiler.
    """
    outcome = Outcome.empty(len(samples), len(cards))
    kernels = load(policies.kernels_of(weights), plain)
    kernels.evaluate(
        samples, encoding.board(view), encoding.needs(view), arrays.int_array(cards),
        *encoding.arrays_of(encoding.contract_of(view)), weights, round(noise * 2**32), seed, 0,
        arrays.zeros(kernels.SCRATCH), *outcome,
    )  # fmt: skip
    return outcome


def play_out_deals(
    contract: Contract, samples: Int64Array, given: Int64Array, needs: Int64Array, weights: Int64Array, noise: float,
    seed: int,
) -> tuple[Int64Array, Int64Array]:  # fmt: skip
    """Play out whole deals from the first lead and return points and tricks, each (deals, 4).

    given: leader, partners and bidding, as `encoding.board_of` returns them; needs: the tricks that each seat wants, one
    row per deal or one for all; samples, weights, noise and seed: as for `play_out`.
    """
    kernels = load(policies.kernels_of(weights))
    outcome = Outcome.empty(len(samples), 1)
    kernels.evaluate(
        samples, given, needs, arrays.int_array([-1]), *encoding.arrays_of(contract), weights, round(noise * 2**32), seed,
        0, arrays.zeros(kernels.SCRATCH), *outcome,
    )  # fmt: skip
    return arrays.reshape(outcome.points, len(samples), 4), arrays.reshape(outcome.tricks, len(samples), 4)


# --- what a seat makes of it --------------------------------------------------------------------------------------


class Deficit(NamedTuple):
    """Statistics of how far a card trails another over the deals evaluated, in points."""

    mean: float
    error: float  # the standard error of the mean
    least: float
    greatest: float


def utility(view: View, outcome: Outcome) -> Float64Array:
    """Return the points of the seat to play, or of its side beyond the other's, in each outcome: (deals, cards)."""
    stakes = encoding.stakes(view)
    scored = _scores(outcome, encoding.won(view), stakes.bids, stakes.taken_over)
    deals, cards, _ = outcome.tricks.shape
    own = arrays.float_zeros(deals, cards)
    load("outcomes").utilities(scored, view.turn, int(view.rules.game.PARTNERS), own)
    return own


def net_points(state: State, seat: Seat) -> float:
    """Return the points of a finished deal for a seat, or for its side beyond the other's."""
    points = state.points or (0, 0, 0, 0)
    if len(points) == 2:
        return float(points[seat & 1] - points[1 - (seat & 1)])
    if state.rules.game.PARTNERS:
        return float(points[seat] + points[seat ^ 2] - points[seat ^ 1] - points[seat ^ 3])
    return float(points[seat])


def score_bids(view: View, tricks: Int64Array) -> Float64Array:
    """Return what each seat scores for its bid, made or lost, by the tricks that the seats end with, both (…, 4)."""
    rows = _scores(Outcome(tricks, tricks), [0, 0, 0, 0], encoding.stakes(view).bids, None)
    scored: Float64Array = arrays.reshape(rows, *tricks.shape)
    return scored


def score_sold_tricks(view: View, tricks: Int64Array) -> Float64Array:
    """Return what each seat gains or pays for tricks that one bought of another, by the tricks to come, both (…, 4)."""
    none = arrays.zeros(*tricks.shape)
    rows = _scores(Outcome(none, tricks), encoding.won(view), (), encoding.stakes(view).taken_over)
    moved: Float64Array = arrays.reshape(rows, *tricks.shape)
    return moved


def _scores(outcome: Outcome, won: list[int], bids: Sequence[Bid], bought: TricksSold | None) -> Float64Array:
    """Return each seat's score, a row for each of an outcome's: by the bids if there are any, else by points."""
    rows = math.prod(outcome.tricks.shape) // 4
    points, tricks = (arrays.reshape(numbers, rows, 4) for numbers in (outcome.points, outcome.tricks))
    scored = arrays.float_zeros(rows, 4)
    load("outcomes").scores(
        points, tricks, arrays.int_array(won), arrays.int_array(number for bid in bids for number in bid),
        arrays.int_array(bought or ()), scored,
    )  # fmt: skip
    return scored


def sums(values: Float64Array) -> list[float]:
    """Return the sum of each card's values, (deals, cards), over the deals."""
    totals = arrays.float_zeros(values.shape[1])
    load("outcomes").sums(values, totals)
    listed: list[float] = totals.tolist()
    return listed


def means(values: Float64Array) -> list[float]:
    """Return the mean of each card's values, (deals, cards), over the deals."""
    return [total / len(values) for total in sums(values)]


def weighted_means(values: Float64Array, weights: Float64Array) -> list[float]:
    """Return the mean of each card's values, (deals, cards), by weights that add up to one."""
    means = arrays.float_zeros(values.shape[1])
    load("outcomes").expected(values, weights, means)
    listed: list[float] = means.tolist()
    return listed


def first_equal_rows(rows: Int64Array | Float64Array) -> Int64Array:
    """Return for each row the number of the first row equal to it: (rows,)."""
    first: dict[tuple[float, ...], int] = {}
    return arrays.int_array(first.setdefault(tuple(row), number) for number, row in enumerate(rows.tolist()))


def deficits(values: Float64Array, other: int) -> list[Deficit]:
    """Return how far each card trails the card at index `other`, by their values (deals, cards)."""
    deals, cards = values.shape
    k, rows = load("outcomes"), arrays.float_zeros(cards, load("outcomes").BEHIND)
    k.compare(values, other, arrays.float_zeros(deals), rows)
    return [Deficit(mean, math.sqrt(spread) / math.sqrt(deals), least, most) for mean, spread, least, most in rows.tolist()]


def gain(values: Float64Array, better: int, worse: int, groups: Int64Array) -> tuple[float, float]:
    """Return by how much one action is better than another and its standard error, both in points.

    values: (deals, actions); groups: (deals,), the index of the first equal deal. Copies of a deal count as one independent
    deal. With few of these the error is widened so that 1.96 of it hold 95 % of Student's t; a single one proves nothing,
    so its error is as large as the figure.
    """
    k, deals = load("outcomes"), len(values)
    gained = arrays.float_zeros(k.GAINED)
    k.gain(values, better, worse, groups, arrays.float_zeros(3, deals), gained)
    mean, squares, witnesses, copies = gained.tolist()
    if witnesses < 2:
        return mean, abs(mean)
    return mean, math.sqrt(squares * witnesses / (witnesses - 1)) / deals * t_widening(deals**2 / copies - 1)


def t_widening(freedom: float) -> float:
    """Return the ratio of the 95 % ranges of Student's t and of the normal distribution; `freedom` may be fractional.

    Abramowitz and Stegun, 26.7.5; below three degrees of freedom it is up to a quarter too narrow.
    """
    inverse = 1 / max(1.0, freedom)
    return 1 + (2.372 * inverse + 2.822 * inverse**2 + 2.556 * inverse**3) / 1.96


class CardValues(NamedTuple):
    """The cards evaluated, and the value of each in each deal."""

    cards: list[Card]
    values: Float64Array  # (deals, cards)
    weights: Float64Array | None = (
        None  # (deals,) of deals that are all that fit, adding up to one; None: drawn, each as good
    )
    samples: Int64Array | None = None  # (deals, 4): the deals themselves, where who judged kept them

    def means(self) -> list[float]:
        """Return the mean of each card over the deals."""
        if self.weights is not None:
            return weighted_means(self.values, self.weights)
        return means(self.values)

    def best(self) -> Card:
        """Return the card with the greatest mean, the first of equals."""
        return self.best_of(self.cards)

    def best_of(self, cards: list[Card]) -> Card:
        """Return the one of these cards with the greatest mean, the first of equals."""
        means = self.means()
        return max(cards, key=lambda card: means[self.cards.index(card)])


class CallValues(NamedTuple):
    """The calls evaluated, and the value of each in each deal."""

    calls: list[str]
    values: Float64Array  # (deals, calls), in points
    groups: Int64Array | None = None  # (deals,): the first row drawn from the same deal; None: all differ
