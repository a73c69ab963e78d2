"""Bids in the 400: by the chance to win the match, and how often each is made, over deals that the bids make likely."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings import encoding
from fourkings.bots import careful, evaluation, flat, policies
from fourkings.bots.careful.advice import Advice, Choice, Why
from fourkings.bots.evaluation import CallValues
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games.four_hundred.belief import TRUMP, TRUST, belief_at, high
from fourkings.bots.strong.games.four_hundred.match import a_point, chance_after, far, scores_after
from fourkings.bots.strong.games.four_hundred.normal import normal
from fourkings.kernels import arrays, load
from fourkings.rulebook.games.four_hundred import BIDS, CONTRACT, GAME, smallest_bid, smallest_sum, value
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

POLICY: Final = 1
NOISE: Final = 0.1
"""The share of a playout's cards that are drawn by chance, as for cards."""
TRIED: Final = 9
"""Bids looked at, from the smallest up."""
AFRESH: Final = 1 << 61
"""Turned in a seed, it draws other deals."""
SURE: Final = 0.87
"""How much the log odds of a bid in playouts count (0.87 ± 0.06); this and the next two by
`research/studies/bids.py --fit`."""
DEAR: Final = 0.073
"""What each point that a bid is worth adds to them (0.073 ± 0.027),"""
FAIR: Final = 3.2
"""beyond this many points,"""
DEAREST: Final = 10
"""up to so many: dearer bids are too rare to know."""


class Outlook(NamedTuple):
    """What becomes of a bid, by deal: the four bids, and the tricks that each seat takes, were it void or not."""

    bids: Int64Array
    tricks: Int64Array

    def void(self, view: View) -> set[int]:
        """The deals whose four bids do not reach the smallest sum (FH-6)."""
        least = smallest_sum(view.scores)
        return {row for row, bids in enumerate(self.bids.tolist()) if sum(bids) < least}

    def after(self, view: View) -> Int64Array:
        """The four scores after each deal."""
        return scores_after(view.rules, view.scores, self.bids, self.tricks, void=True)

    def chances(self, view: View) -> list[float]:
        """The chance to win the match after each."""
        chances: list[float] = chance_after(view, self.after(view), self.void(view)).tolist()
        return chances


def choose(view: View, seed: int, count: int) -> str:
    """The bid: for points where the target is far, else for the match."""
    if far(view):
        return str(flat.bid(view, seed, count))
    return best(weighed(view, seed, count))


def advise(view: View, call: str, seed: int, count: int) -> Advice:
    """A bid by how often it was made in deals that fit, those around it beside it."""
    return bid_advice(view, call, chances_made(view, seed, count), count)


def bid_advice(view: View, call: str, chances: dict[str, float], count: int) -> Advice:
    """A bid with the chances of those around it; careful's reason where nothing is known of it."""
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
    """These bids over deals of that seed: one's side's points beyond the other's, or the chance to win told in points."""
    deals = draw(belief_at(), view, seed, count) if samples is None else samples
    columns = dict[str, list[float]]()
    for call, outlook in outlooks(view, seed, count, only=calls, deals=deals):
        if far(view):
            signs = [-1 if (seat ^ view.turn) & 1 else 1 for seat in range(4)]
            before = sum(sign * score for sign, score in zip(signs, view.scores, strict=True))
            columns[call] = [
                float(sum(sign * score for sign, score in zip(signs, scores, strict=True)) - before)
                for scores in outlook.after(view).tolist()
            ]
        else:
            point = a_point(view)
            columns[call] = [chance / point for chance in outlook.chances(view)]
    values = arrays.real_table(zip(*(columns[call] for call in calls), strict=True), len(calls))
    return CallValues(calls, values, evaluation.first_equal_rows(deals))


def best(chances: dict[str, float]) -> str:
    """The bid of the best chance, of equals the lowest."""
    return max(chances, key=lambda call: (round(chances[call], 9), -BIDS[call]))


def weighed(view: View, seed: int, count: int, trust: float = TRUST) -> dict[str, float]:
    """The chance to win the match with each bid; after a void deal it is what it was."""
    return {call: sum(outlook.chances(view)) / count for call, outlook in outlooks(view, seed, count, trust)}


def chances_made(view: View, seed: int, count: int) -> dict[str, float]:
    """The chance that each bid is made where the deal is played; nothing of bids with which every deal is void."""
    chances, most = {}, 0.0
    for call, (won, played) in counted(view, seed, count).items():
        chances[call] = at_the_table(won, played, value(view.rules, BIDS[call], view.scores[view.turn]))
    for call in reversed(chances):  # a hand that takes so many tricks takes fewer, too
        most = chances[call] = max(most, chances[call])
    return chances


def counted(view: View, seed: int, count: int) -> dict[str, tuple[int, int]]:
    """In how many playouts each bid is made, and how many there are: of deals that are played with it, where there are any.

    A low bid that is played all the same has others against it who bid much. The deals are others than those
    by which `bid` chooses with the same seed: there the bid that looks best has more luck than it will have.
    """
    chances = {}
    for call, outlook in outlooks(view, seed ^ AFRESH, count):
        void = outlook.void(view)
        if played := [tricks[view.turn] for row, tricks in enumerate(outlook.tricks.tolist()) if row not in void]:
            chances[call] = sum(tricks >= BIDS[call] for tricks in played), len(played)
    return chances


def at_the_table(won: int, count: int, worth: int) -> float:
    """The chance of a bid worth so much that is made in so many playouts.

    A table is less sure than playouts by one policy. And there all play for their bids whatever they count, while players
    who think let a bid of two points go to make one of ten, their partner's or their own.
    """
    odds = math.log((won + 0.5) / (count - won + 0.5))
    return 1 / (1 + math.exp(-SURE * odds - DEAR * (min(worth, DEAREST) - FAIR)))


def outlooks(
    view: View, seed: int, count: int, trust: float = TRUST, only: list[str] | None = None, deals: Int64Array | None = None
) -> Iterator[tuple[str, Outlook]]:
    """Every bid from the smallest up, played out in each of many likely deals: four bids and thirteen tricks.

    only: these bids, whatever they are; deals: the deals to look at, instead of drawing them.
    """
    calls = [call for call in view.legal if isinstance(call, str)][:TRIED] if only is None else only
    samples = draw(belief_at(trust), view, seed, count) if deals is None else deals
    given, weights = encoding.board_of(view.rules, view.dealer + 1 & 3, bids=True), policies.weights(POLICY, GAME.ID)
    later = [view.dealer + 1 + index & 3 for index in range(len(view.talk.bids) + 1, 4)]
    drawn = normal(seed, len(samples) * len(later))
    luck = [arrays.reals(drawn[start : start + len(samples)]) for start in range(0, len(drawn), len(samples))]
    for call in calls:
        bids = _all_bids(view, samples, BIDS[call], luck)
        yield call, Outlook(bids, evaluation.play_out_deals(CONTRACT, samples, given, bids, weights, NOISE, seed)[1])


def _all_bids(view: View, samples: Int64Array, mine: int, luck: list[Float64Array]) -> Int64Array:
    """The four bids in each deal, (deals, 4): what was said, mine, and what those to come are likely to say.

    luck: for each of those numbers of the normal law, one a deal.
    """
    four = [0, 0, 0, 0]
    for index, bid in enumerate((*view.talk.bids, mine)):
        four[view.dealer + 1 + index & 3] = bid
    bids = arrays.table([four] * len(samples), 4)
    for index, numbers in enumerate(luck, start=len(view.talk.bids) + 1):
        seat = view.dealer + 1 + index & 3
        load("likelihood.bids").to_come(samples, index, seat, smallest_bid(view.scores[seat]), numbers, TRUMP, high(), bids)
    return bids
