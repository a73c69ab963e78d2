"""Bids in the 400: by the chance to win the match and how often each is made, over deals weighted by the bids so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings import encoding
from fourkings.bots import evaluation, flat, policies
from fourkings.bots.evaluation import CallValues
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games.four_hundred.belief import TRUMP, TRUST, belief_at, honour_ranks
from fourkings.bots.strong.games.four_hundred.match import chance_after, plays_for_points, point_value, scores_after
from fourkings.bots.strong.games.four_hundred.normal import normal
from fourkings.kernels import arrays, load
from fourkings.rulebook.games.four_hundred import BIDS, CONTRACT, GAME, smallest_bid, smallest_sum
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

POLICY: Final = 1
NOISE: Final = 0.1
"""Share of a playout's cards drawn at random, as for cards."""
TRIED: Final = 9
"""Bids evaluated, from the smallest up."""


class Outlook(NamedTuple):
    """The consequences of a bid by deal: the four bids, and the tricks that each seat takes, even if the deal is void."""

    bids: Int64Array
    tricks: Int64Array

    def void(self, view: View) -> set[int]:
        """Return the deals whose four bids don't reach the smallest sum (FH-6)."""
        least = smallest_sum(view.scores)
        return {row for row, bids in enumerate(self.bids.tolist()) if sum(bids) < least}

    def after(self, view: View) -> Int64Array:
        """Return the four scores after each deal, (deals, 4)."""
        return scores_after(view.rules, view.scores, self.bids, self.tricks, void=True)

    def chances(self, view: View) -> list[float]:
        """Return the chance to win the match after each of the deals."""
        chances: list[float] = chance_after(view, self.after(view), self.void(view)).tolist()
        return chances


def choose(view: View, seed: int, count: int) -> str:
    """Return the bid: for points if the target is far, else for the match."""
    if plays_for_points(view):
        return str(flat.bid(view, seed, count))
    return best_bid(win_chances(view, seed, count))


def judge(view: View, calls: list[str], seed: int, count: int, samples: Int64Array | None) -> CallValues:
    """Return the bids' values in each deal: the side's margin, or its chance to win the match expressed in points.

    samples: deals to use, (deals, 4) hands; None: `count` likely ones by the seed.
    """
    deals = draw(belief_at(), view, seed, count) if samples is None else samples
    columns = dict[str, list[float]]()
    for call, outlook in outlooks(view, seed, count, only=calls, deals=deals):
        if plays_for_points(view):
            signs = [-1 if (seat ^ view.turn) & 1 else 1 for seat in range(4)]
            before = sum(sign * score for sign, score in zip(signs, view.scores, strict=True))
            columns[call] = [
                float(sum(sign * score for sign, score in zip(signs, scores, strict=True)) - before)
                for scores in outlook.after(view).tolist()
            ]
        else:
            point = point_value(view)
            columns[call] = [chance / point for chance in outlook.chances(view)]
    values = arrays.float_table(zip(*(columns[call] for call in calls), strict=True), len(calls))
    return CallValues(calls, values, evaluation.first_equal_rows(deals))


def best_bid(chances: dict[str, float]) -> str:
    """Return the bid with the best chance, of equals the lowest."""
    return max(chances, key=lambda call: (round(chances[call], 9), -BIDS[call]))


def win_chances(view: View, seed: int, count: int, trust: float = TRUST) -> dict[str, float]:
    """Return the chance to win the match with each bid; after a void deal it is unchanged."""
    return {call: sum(outlook.chances(view)) / count for call, outlook in outlooks(view, seed, count, trust)}


def outlooks(
    view: View, seed: int, count: int, trust: float = TRUST, only: list[str] | None = None, deals: Int64Array | None = None
) -> Iterator[tuple[str, Outlook]]:
    """Yield every bid from the smallest up, played out in each of many likely deals: four bids and thirteen tricks.

    only: these bids; deals: the deals to use instead of sampling.
    """
    calls = [call for call in view.legal if isinstance(call, str)][:TRIED] if only is None else only
    samples = draw(belief_at(trust), view, seed, count) if deals is None else deals
    given, weights = encoding.board_of(view.rules, view.dealer + 1 & 3, bids=True), policies.weights(POLICY, GAME.ID)
    later = [view.dealer + 1 + index & 3 for index in range(len(view.calls.bids) + 1, 4)]
    drawn = normal(seed, len(samples) * len(later))
    luck = [arrays.float_array(drawn[start : start + len(samples)]) for start in range(0, len(drawn), len(samples))]
    for call in calls:
        bids = _all_bids(view, samples, BIDS[call], luck)
        yield call, Outlook(bids, evaluation.play_out_deals(CONTRACT, samples, given, bids, weights, NOISE, seed)[1])


def _all_bids(view: View, samples: Int64Array, mine: int, luck: list[Float64Array]) -> Int64Array:
    """Return the four bids in each deal, (deals, 4): those made, mine, and what seats to come are likely to bid.

    luck: for each seat to come, normally distributed numbers, one a deal.
    """
    four = [0, 0, 0, 0]
    for index, bid in enumerate((*view.calls.bids, mine)):
        four[view.dealer + 1 + index & 3] = bid
    bids = arrays.int_table([four] * len(samples), 4)
    for index, numbers in enumerate(luck, start=len(view.calls.bids) + 1):
        seat = view.dealer + 1 + index & 3
        load("likelihood.bids").to_come(
            samples, index, seat, smallest_bid(view.scores[seat]), numbers, TRUMP, honour_ranks(), bids
        )
    return bids
