"""King's auction by simulation: each call carried to the end of the auction in deals that fit, and the deal played out.

In each deal the others call as careful would with those hands, and so does the seat itself with its hand's value in the
playouts; the declaration is then played out by a policy. So a call is worth what it leads to: only a seat with a suitable
hand buys, a refusal leaves the deal to the others, an ultimatum may have to be played. The calls so far weight the deals.
`kernels/king/hand_value` counts the value of a hand.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings import encoding
from fourkings.bots import evaluation, policies
from fourkings.bots.evaluation import CallValues
from fourkings.bots.strong.belief import resample
from fourkings.bots.strong.games.king import match
from fourkings.encoding.king import KINDS, code, rules_row, rules_words, talk_row
from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import mask
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games._auction import DECLARATIONS, PASS, REFUSE, SPLIT, ULTIMATUMS
from fourkings.rulebook.games.king import START, declared_contract
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

TRUST_IN_PLAYOUTS: Final = 0.5
"""Weight, from 0 to 1, of the playouts' value of one's own hand beside careful's count; not measured against others."""
SEED: Final = 1
"""Seed of the deals over which a hand is judged: the same in every step of the auction, so its calls are consistent."""
OTHER_CALL: Final = 0.01
"""Factor of a deal's weight for each call that careful would not have made in it: one call in twenty differs, and then is
one of several. An auction fits one deal in ten: with much more weight on the other nine, a price would seem to find buyers
who would have bid. No weights at all are worth 3.8 ± 3.5 points a deal less (80 sets)."""
DRAWN: Final = 20
"""Deals drawn for each that is kept: an auction fits one in ten."""
LEAN: Final = {
    "open": dict.fromkeys(DECLARATIONS, 1.0),
    "bid": {PASS: 10.0},
    "denied": dict.fromkeys(ULTIMATUMS, -5.0),
    "decide": {**dict.fromkeys(ULTIMATUMS, -5.0), REFUSE: -0.001, SPLIT: -0.001},
}
"""By step, points added to a call's value before the highest is chosen: players may answer otherwise. An auction that gains
less than a point isn't worth everybody's time. Of equals a dealer with a bid asks for more: after a no, refusing and
splitting are still possible. By judgement; research/ARCHIVE.md has what the calls then earn."""
NOISE: Final = 0.03
"""Share of a playout's cards drawn at random, as for cards by the same policy."""


class EvaluatedCalls(NamedTuple):
    """Calls and their consequences in each deal."""

    calls: list[str]
    points: Float64Array  # (deals, calls, 4)
    values: Float64Array  # (deals, calls): their values, in points or for the match
    worths: Float64Array  # (deals, …): the counted values of each deal's hands


def choose(view: View, seed: int, count: int) -> str:
    """Return the call with the highest value, of equals the first that the rules list."""
    weighed = evaluate_calls(view, count)
    lean = LEAN.get(view.calls.step, {})
    totals = zip(weighed.calls, evaluation.sums(weighed.values), strict=True)
    means = {call: round(total / count + lean.get(call, 0.0), 6) for call, total in totals}
    return max(weighed.calls, key=means.__getitem__)


def judge(view: View, calls: list[str], seed: int, count: int, samples: Int64Array | None) -> CallValues:
    """Return the values of some calls in deals drawn by the seed or given; equal hands form one group."""
    weighed = evaluate_calls(view, count, seed, samples)
    indices = [weighed.calls.index(call) for call in calls]
    values = arrays.float_table(([row[index] for index in indices] for row in weighed.values.tolist()), len(calls))
    return CallValues(calls, values, evaluation.first_equal_rows(weighed.worths))


def evaluate_calls(view: View, count: int, seed: int = SEED, samples: Int64Array | None = None) -> EvaluatedCalls:
    """Return every call's values in likely deals, or in as many given samples."""
    assert view.seat is not None
    k, weighing, me, auction_row = load("king.bidding"), load("king.weighing"), view.seat, talk_row(view)
    moved, mine = _judge_own_hand(view.rules, view.dealer, mask(view.dealt), me, count, seed)
    if samples is None:
        worths, points, tricks = _likely_deals(view, auction_row, me, count, seed)
    else:
        worths = count_hands(view.rules, samples)
        points, tricks = play_declarations(view.rules, view.dealer, samples, seed)
    weighing.put_own(me, mine, worths)
    calls = [call for call in view.legal if isinstance(call, str)]
    ends, totals = arrays.zeros(count, len(calls), len(auction_row)), arrays.float_zeros(count, len(calls), 4)
    codes = arrays.int_array(map(code, calls))
    k.outcomes(auction_row, codes, worths, points, tricks, rules_row(view.rules), ends, totals)
    weighing.move(me, ends, moved, totals)
    flat_worths = arrays.reshape(worths, count, worths.shape[1] * worths.shape[2])
    return EvaluatedCalls(calls, totals, match.point_values(view, totals), flat_worths)


def _likely_deals(
    view: View, auction_row: Int64Array, me: int, count: int, seed: int = SEED
) -> tuple[Float64Array, Float64Array, Int64Array]:
    """Return counted hand values, points and tricks in deals weighted by the calls."""
    hand = mask(view.dealt)
    if view.calls.step == "open":
        worths, points, tricks = _before_calls(view.rules, view.dealer, hand, me, count, seed)
        return arrays.copy(worths), points, tricks
    drawn, worths = _draw_counted(view.rules, hand, me, count * DRAWN, seed)
    weights = _log_likelihoods(view, auction_row, me, worths)
    load("likelihood.weights").weights(weights)
    picked = resample(drawn, weights, count)
    return count_hands(view.rules, picked), *play_declarations(view.rules, view.dealer, picked, seed)


def has_calls(view: View) -> bool:
    """Return True while the auction goes on, once something was called."""
    return view.stage == "calls" and view.calls.step != "open"


def calls_evidence(view: View, samples: Int64Array) -> Float64Array:
    """Return the log-likelihood of the calls so far, in deals as they were dealt: (deals,)."""
    assert view.seat is not None
    return _log_likelihoods(view, talk_row(view), view.seat, count_hands(view.rules, samples))


def _log_likelihoods(view: View, auction_row: Int64Array, me: int, worths: Float64Array) -> Float64Array:
    """Return the log-likelihood of the calls so far given these hand values: by how many differ from careful's."""
    doubts = arrays.zeros(len(worths))
    load("king.inconsistent").doubted(
        auction_row, me, worths, rules_row(view.rules), arrays.zeros(len(auction_row)), doubts
    )
    return arrays.float_array(count * math.log(OTHER_CALL) for count in doubts.tolist())


@lru_cache(16)
def _judge_own_hand(
    rules: Rules, dealer: int, hand: int, me: int, count: int, seed: int = SEED
) -> tuple[Float64Array, Float64Array]:
    """Return what to add to the playouts' points of my hand with each declaration, and what the hand is then worth to me.

    If I make the declaration, the mean lies between the playouts' and the count's.
    """
    k = load("king.hand_value", plain=True)
    worths, points, _ = _before_calls(rules, dealer, hand, me, count, seed)
    moved, mine = arrays.float_zeros(k.KINDS), arrays.float_zeros(k.WORTHS)
    load("king.weighing").own_worth(me, worths, points, TRUST_IN_PLAYOUTS, moved, mine)
    return moved, mine


@lru_cache(16)
def _before_calls(
    rules: Rules, dealer: int, hand: int, me: int, count: int, seed: int = SEED
) -> tuple[Float64Array, Float64Array, Int64Array]:
    """Return counted hand values, points and tricks in deals with this hand before any call."""
    samples = _draw(rules, hand, me, count, seed)
    return count_hands(rules, samples), *play_declarations(rules, dealer, samples, seed)


def clear_caches() -> None:
    """Forget all playouts: for callers that change the policy."""
    _judge_own_hand.cache_clear()
    _before_calls.cache_clear()


@lru_cache(4)
def _draw_counted(rules: Rules, hand: int, me: int, count: int, seed: int = SEED) -> tuple[Int64Array, Float64Array]:
    """Return deals with this hand, and the counted values of their hands."""
    samples = _draw(rules, hand, me, count, seed)
    return samples, count_hands(rules, samples)


@lru_cache(16)
def _draw(rules: Rules, hand: int, me: int, count: int, seed: int = SEED) -> Int64Array:
    """Return deals with this hand: before the cards nothing else is certain."""
    from fourkings.sampling import Constraints, Deals

    each = hand.bit_count()
    known, need = [0, 0, 0, 0], [each] * 4
    known[me], need[me] = hand, 0
    unseen = mask(rules.game.pack(rules)) & ~hand
    a, b, c, d = known
    constraints = Constraints((a, b, c, d), unseen, (need[0], need[1], need[2], need[3]), (0, 0, 0, 0))
    return Deals(constraints).draw(seed, count)


def play_declarations(rules: Rules, dealer: int, samples: Int64Array, seed: int = SEED) -> tuple[Float64Array, Int64Array]:
    """Play deals out under each declaration; return points and tricks by deal, declaration and seat, without payments."""
    points, tricks = arrays.float_zeros(len(samples), len(KINDS), 4), arrays.zeros(len(samples), len(KINDS), 4)
    for number, kind in enumerate(KINDS):
        start = START[int(rules["deck"])] if kind == "negative" else 0
        load("king.weighing").put(*play_declaration(rules, dealer, kind, samples, seed), number, start, points, tricks)
    return points, tricks


def count_hands(rules: Rules, hands: Int64Array) -> Float64Array:
    """Return the value of each hand to its holder by careful's count, an array by deal, seat and declaration."""
    k = load("king.hand_value")
    values = arrays.float_zeros(len(hands), 4, k.WORTHS)
    k.worths(hands, *counting_terms(rules), values)
    return values


def counting_terms(rules: Rules) -> tuple[int, ...]:
    """Return what the count needs of the rules: the pack, a trick's gain and cost, and the start of a negative deal."""
    row, terms = load("king.auction", plain=True), rules_words(rules)
    return mask(rules.game.pack(rules)), *terms[row.TRICK : row.START + 1]


def play_declaration(
    rules: Rules, dealer: int, kind: str, samples: Int64Array, seed: int = SEED
) -> tuple[Int64Array, Int64Array]:
    """Play deals out under one declaration; return each seat's points and tricks, both (deals, 4), without payments."""
    contract = declared_contract(rules, kind)
    weights = policies.weights(policies.NEWEST, policies.kind(rules, contract))
    given = encoding.board_of(rules, dealer if rules["first_lead"] == "dealer" else dealer + 1 & 3, bids=False)
    return evaluation.play_out_deals(contract, samples, given, arrays.zeros(1, 4), weights, NOISE, seed)
