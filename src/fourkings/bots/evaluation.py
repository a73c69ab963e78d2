"""Playouts of deals that fit a view, and the value of each card or call in them for the seat to act."""

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
    """The outcome of playouts: arrays of shape (deals, cards, 4), the last axis by seat."""

    points: Int64Array  # from here on, by the contract's payoff
    tricks: Int64Array  # from here on


def candidates(view: View) -> list[Card]:
    """The legal cards, one of each run of equals: cards between which nobody holds another, and that count the same.

    Of equals the highest where taking costs, else the lowest: what is left tells the others least and keeps most.
    """
    dear = encoding.costs(encoding.contract_of(view))
    return [run[0] if dear else run[-1] for run in runs(view)]


def runs(view: View) -> list[list[Card]]:
    """The legal cards, equals together, the highest of them first."""
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
    """True if two cards of a hand do the same: of one suit, nothing between them is left, and they count alike."""
    between = contract.stronger[low] & ~contract.stronger[high] & ~(1 << high)
    if high >> 4 != low >> 4 or between & ~mine:
        return False
    alike = [contract.duties.keep, contract.duties.shed, *(cards for cards, _ in contract.payoff.cards)]
    return all((cards >> high & 1) == (cards >> low & 1) for cards in alike)


def play_out(
    view: View, samples: Int64Array, cards: list[Card], weights: Int64Array, noise: float, seed: int, plain: bool = False
) -> Outcome:
    """Every sample played out once for each card, all seats choosing by a policy.

    samples: (deals, 4), the hands now; weights: the policy's, a row for each seat or one for all; noise: the share of
    cards that are drawn by chance; plain: the slow walk in Python.
    """
    outcome = Outcome(arrays.words(len(samples), len(cards), 4), arrays.words(len(samples), len(cards), 4))
    kernels = load(policies.kernels_of(weights), plain)
    kernels.evaluate(
        samples, encoding.board(view), encoding.needs(view), arrays.filled(cards),
        *encoding.arrays_of(encoding.contract_of(view)), weights, round(noise * 2**32), seed, 0, arrays.words(kernels.ROOM),
        *outcome,
    )  # fmt: skip
    return outcome


def play_out_deals(
    contract: Contract,
    samples: Int64Array,
    given: Int64Array,
    needs: Int64Array,
    weights: Int64Array,
    noise: float,
    seed: int,
) -> tuple[Int64Array, Int64Array]:
    """Points and tricks, each (deals, 4), of whole deals played out from the first lead.

    given: the board (leader, partners, bidding); needs: the tricks that each seat wants, one row per deal or one for all.
    """
    kernels = load(policies.kernels_of(weights))
    points, tricks = (arrays.words(len(samples), 1, 4) for _ in range(2))
    kernels.evaluate(
        samples, given, needs, arrays.filled([-1]), *encoding.arrays_of(contract), weights, round(noise * 2**32), seed,
        0, arrays.words(kernels.ROOM), points, tricks,
    )  # fmt: skip
    return arrays.shaped(points, len(samples), 4), arrays.shaped(tricks, len(samples), 4)


# --- what a seat makes of it --------------------------------------------------------------------------------------


class Deficit(NamedTuple):
    """How far a card trails another in the deals looked at."""

    mean: float
    error: float  # of the mean, one standard error
    least: float
    greatest: float


def utility(view: View, outcome: Outcome) -> Float64Array:
    """The points of the seat to play, or of its side beyond the other's: (deals, cards)."""
    stakes = encoding.stakes(view)
    scored = _scores(outcome, encoding.won(view), stakes.bids, stakes.taken_over)
    deals, cards, _ = outcome.tricks.shape
    own = arrays.floats(deals, cards)
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
    """The value of each seat's bid, made or lost, by the tricks (…, 4) that the seats end with."""
    rows = _scores(Outcome(tricks, tricks), [0, 0, 0, 0], encoding.stakes(view).bids, None)
    scored: Float64Array = arrays.shaped(rows, *tricks.shape)
    return scored


def score_sold_tricks(view: View, tricks: Int64Array) -> Float64Array:
    """The points that move where one seat has bought tricks of another: by the tricks (…, 4) to come."""
    none = arrays.words(*tricks.shape)
    rows = _scores(Outcome(none, tricks), encoding.won(view), (), encoding.stakes(view).taken_over)
    moved: Float64Array = arrays.shaped(rows, *tricks.shape)
    return moved


def _scores(outcome: Outcome, won: list[int], bids: Sequence[Bid], bought: TricksSold | None) -> Float64Array:
    """What each seat scores, a row for each of an outcome's: by the bids where there are any, else by points."""
    rows = math.prod(outcome.tricks.shape) // 4
    points, tricks = (arrays.shaped(numbers, rows, 4) for numbers in outcome)
    scored = arrays.floats(rows, 4)
    load("outcomes").scores(
        points, tricks, arrays.filled(won), arrays.filled(number for bid in bids for number in bid),
        arrays.filled(bought or ()), scored,
    )  # fmt: skip
    return scored


def sums(values: Float64Array) -> list[float]:
    """The sum of each card's values, (deals, cards), over the deals."""
    totals = arrays.floats(values.shape[1])
    load("outcomes").sums(values, totals)
    listed: list[float] = totals.tolist()
    return listed


def means(values: Float64Array) -> list[float]:
    """The mean of each card's values, (deals, cards), over the deals."""
    return [total / len(values) for total in sums(values)]


def weighted_means(values: Float64Array, weights: Float64Array) -> list[float]:
    """The mean of each card's values, (deals, cards), by weights that add up to one."""
    means = arrays.floats(values.shape[1])
    load("outcomes").expected(values, weights, means)
    listed: list[float] = means.tolist()
    return listed


def first_equal_rows(rows: Int64Array | Float64Array) -> Int64Array:
    """By row the number of the first row like it: (rows,)."""
    first: dict[tuple[float, ...], int] = {}
    return arrays.filled(first.setdefault(tuple(row), number) for number, row in enumerate(rows.tolist()))


def deficits(values: Float64Array, other: int) -> list[Deficit]:
    """How far each card trails another, that at this place, by their values (deals, cards)."""
    deals, cards = values.shape
    k, rows = load("outcomes"), arrays.floats(cards, load("outcomes").BEHIND)
    k.compare(values, other, arrays.floats(deals), rows)
    return [Deficit(mean, math.sqrt(spread) / math.sqrt(deals), least, most) for mean, spread, least, most in rows.tolist()]


class CardValues(NamedTuple):
    """The cards looked at, and what each is worth in each deal."""

    cards: list[Card]
    values: Float64Array  # (deals, cards)
    weights: Float64Array | None = (
        None  # (deals,) of deals that are all that fit, adding up to one; None: drawn, each as good
    )
    samples: Int64Array | None = None  # (deals, 4): the deals themselves, where who judged kept them

    def means(self) -> list[float]:
        """The mean of each card over the deals."""
        if self.weights is not None:
            return weighted_means(self.values, self.weights)
        return means(self.values)

    def best_shares(self) -> list[float]:
        """The share of deals in which each card is worth as much as any."""
        rows = [[float(value == max(row)) for value in row] for row in self.values.tolist()]
        return self._replace(values=arrays.real_table(rows, len(self.cards))).means()

    def best(self) -> Card:
        """The card of the greatest mean, the first of equals."""
        return self.best_of(self.cards)

    def best_of(self, cards: list[Card]) -> Card:
        """The one of these cards that has the greatest mean, the first of equals."""
        means = self.means()
        return max(cards, key=lambda card: means[self.cards.index(card)])


class CallValues(NamedTuple):
    """The calls looked at, and what each is worth in each deal."""

    calls: list[str]
    values: Float64Array  # (deals, calls), in points
    groups: Int64Array | None = None  # (deals,): the number of the first that came of the same deal; None: each by itself
