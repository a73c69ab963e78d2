"""Bids in the 400: by the chance to win the match and how often each is made, over deals weighted by the bids so far."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings import encoding
from fourkings.bots import careful, evaluation, flat, policies
from fourkings.bots.careful.advice import Advice, Choice, Why
from fourkings.bots.evaluation import CallValues
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games.four_hundred.belief import TRUMP, TRUST, belief_at, honour_ranks
from fourkings.bots.strong.games.four_hundred.match import chance_after, plays_for_points, point_value, scores_after
from fourkings.bots.strong.games.four_hundred.normal import normal
from fourkings.kernels import arrays, load
from fourkings.rulebook.games.four_hundred import BIDS, CONTRACT, GAME, smallest_bid, smallest_sum, value
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

POLICY: Final = 1
NOISE: Final = 0.1
"""Share of a playout's cards drawn at random, as for cards."""
TRIED: Final = 9
"""Bids evaluated, from the smallest up."""
AFRESH: Final = 1 << 61
"""Number that turns a seed into the seed of other deals."""
SURE: Final = 0.87
"""Weight of the log odds with which playouts make a bid (0.87 ± 0.06); this, `DEAR` and `FAIR` by `research/studies/bids.py
--fit` at commit ce94e57c."""
DEAR: Final = 0.073
"""Added to the log odds of a bid for each point of its value beyond `FAIR`, up to `DEAREST` (0.073 ± 0.027)."""
FAIR: Final = 3.2
"""Value of a bid, in points, at which `DEAR` adds nothing."""
DEAREST: Final = 10
"""Value of a bid, in points, above which `DEAR` adds no more: higher bids are too rare to know."""


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


def advise(view: View, call: str, seed: int, count: int) -> Advice:
    """Return a bid by how often it was made in deals that fit, with the neighbouring bids."""
    return bid_advice(view, call, chances_made(view, seed, count), count)


def bid_advice(view: View, call: str, chances: dict[str, float], count: int) -> Advice:
    """Return a bid with the chances of its neighbours, or careful's reason if nothing is known of it."""
    bid, percent = BIDS[call], {named: round(100 * chance) for named, chance in chances.items()}
    if call not in percent:
        return Advice(call, *careful.explain(view, call))
    more: tuple[Why, ...] = ()
    if (higher := f"bid:{bid + 1}") in percent:
        more = (Why("sampled-bid-higher", {"bid": bid + 1, "percent": percent[higher]}),)
    shown = [shown_call for shown_call in (call, higher, f"bid:{bid - 1}") if shown_call in percent]
    choices = tuple(Choice(shown_call, None, percent[shown_call]) for shown_call in shown)
    return Advice(call, "sampled-bid", {"bid": bid, "percent": percent[call]}, more, choices, count)


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


def chances_made(view: View, seed: int, count: int) -> dict[str, float]:
    """Return the chance that each bid is made if the deal is played; bids with which every deal is void are left out."""
    chances, most = {}, 0.0
    for call, (won, played) in count_made(view, seed, count).items():
        chances[call] = calibrated_chance(won, played, value(view.rules, BIDS[call], view.scores[view.turn]))
    for call in reversed(chances):  # a hand that takes so many tricks takes fewer, too
        most = chances[call] = max(most, chances[call])
    return chances


def count_made(view: View, seed: int, count: int) -> dict[str, tuple[int, int]]:
    """Return in how many playouts each bid is made, and how many there are: only deals played with it.

    A low bid that is played nevertheless faces others who bid much. The deals differ from those by which `choose` decides
    with the same seed: there the bid that looks best has been luckier than it will be.
    """
    chances = {}
    for call, outlook in outlooks(view, seed ^ AFRESH, count):
        void = outlook.void(view)
        if played := [tricks[view.turn] for row, tricks in enumerate(outlook.tricks.tolist()) if row not in void]:
            chances[call] = sum(tricks >= BIDS[call] for tricks in played), len(played)
    return chances


def calibrated_chance(won: int, count: int, worth: int) -> float:
    """Return the chance that a bid is made at a table, by how often playouts make it.

    won, count: playouts in which it is made, and all; worth: its value in points. A table is less certain than playouts by
    one policy. In playouts all play for their bids whatever they are worth, while good players give up a bid of two points
    to make one of ten, their partner's or their own.
    """
    odds = math.log((won + 0.5) / (count - won + 0.5))
    return 1 / (1 + math.exp(-SURE * odds - DEAR * (min(worth, DEAREST) - FAIR)))


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
