"""King's auction by simulation: each call carried to the end of the talk in deals that fit, and the deal played out.

In each deal the others call as careful would with those hands, and so does the seat itself with what its hand is worth in
the playouts; what was then declared is played out by policy. So a call is worth what it leads to: that only a seat with a
hand for it buys, that a refusal leaves a deal to the others, that an ultimatum may have to be played. What was called so
far weighs the deals. What a hand is worth by count stands in `kernels/king/hand_value`.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings import encoding
from fourkings.bots import evaluation, policies, reasons
from fourkings.bots.careful.advice import Advice
from fourkings.bots.evaluation import CallValues
from fourkings.bots.strong.belief import resample
from fourkings.bots.strong.games.king import match
from fourkings.encoding.king import KINDS, code, rules_row, rules_words, talk_row
from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import mask
from fourkings.rulebook.game import Param, Rules
from fourkings.rulebook.games._auction import DECLARATIONS, PASS, REFUSE, SPLIT, ULTIMATUMS
from fourkings.rulebook.games.king import START, declared_contract
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

TRUST_IN_PLAYOUTS: Final = 0.5
"""How much the playouts' word on one's own hand counts beside the count of it; not measured against others."""
SEED: Final = 1
"""One hand is judged over the same deals in every step of the talk: its calls agree with each other."""
OTHER_CALL: Final = 0.01
"""What is left of a deal's weight for each call that careful would not have made in it: one call in twenty is another, and
then one of several. A bidding fits one deal in ten: were the other nine left much more, a price would seem to find buyers
who would have bid. No weights at all are worth 3.8 ± 3.5 points a deal less (80 sets)."""
DRAWN: Final = 20
"""Deals drawn for each that is used: a bidding fits one in ten."""
LEAN: Final = {
    "open": dict.fromkeys(DECLARATIONS, 1.0),
    "bid": {PASS: 10.0},
    "denied": dict.fromkeys(ULTIMATUMS, -5.0),
    "decide": {**dict.fromkeys(ULTIMATUMS, -5.0), REFUSE: -0.001, SPLIT: -0.001},
}
"""By step, points by which others must be better than these calls, or these than others: players may answer otherwise. An
auction that gains less than a point is not worth everybody's time. Of equals a dealer with a bid asks for more: after a no
there is still refusing and splitting. By judgement; what the calls then earn prints `research/studies/auctions.py`."""
NOISE: Final = 0.03
"""The share of a playout's cards that are drawn by chance, as for cards by the same policy."""


class Weighed(NamedTuple):
    """Calls, and what each brings in each deal."""

    calls: list[str]
    points: Float64Array  # (deals, calls, 4)
    values: Float64Array  # (deals, calls): what they are worth, in points or for the match
    worths: Float64Array  # (deals, …): what the hands of each deal are worth by count


def choose(view: View, seed: int, count: int) -> str:
    """The call that is worth most; of equals the first that the rules list."""
    weighed = weigh(view, count)
    lean = LEAN.get(view.talk.step, {})
    totals = zip(weighed.calls, evaluation.sums(weighed.values), strict=True)
    means = {call: round(total / count + lean.get(call, 0.0), 6) for call, total in totals}
    return max(weighed.calls, key=means.__getitem__)


def advise(view: View, call: str, seed: int, count: int) -> Advice:
    """A call with what it and the next best leave in points, or where these differ with how often they win the match."""
    weighed = weigh(view, count)
    why = reasons.for_call(call, weighed.calls, weighed.values)
    if match.far(view):
        return why
    wins = evaluation.means(match.chances(view, weighed.points))
    words = [str(why.params[name]) for name in ("word", "second")]
    percent, less = (round(100 * wins[weighed.calls.index(word)]) for word in words)
    if percent == less:  # it is not decided by this
        own = evaluation.means(match.own_points(view, weighed.points))
        points, fewer = (round(own[weighed.calls.index(word)]) for word in words)
        return why._replace(params={**why.params, "points": points, "less": fewer}, for_match=True)
    params: dict[str, Param] = {
        "word": words[0], "second": words[1], "percent": percent, "less": less, "deals": why.params["deals"],
    }  # fmt: skip
    return why._replace(key="sampled-word-match", params=params, for_match=True)


def judge(view: View, calls: list[str], seed: int, count: int, samples: Int64Array | None) -> CallValues:
    """These calls over deals of that seed; what came of equal hands is told together."""
    weighed = weigh(view, count, seed, samples)
    indices = [weighed.calls.index(call) for call in calls]
    values = arrays.real_table(([row[index] for index in indices] for row in weighed.values.tolist()), len(calls))
    return CallValues(calls, values, evaluation.first_equal_rows(weighed.worths))


def weigh(view: View, count: int, seed: int = SEED, samples: Int64Array | None = None) -> Weighed:
    """Every call in every one of some deals that what was called makes likely, or in as many samples that are given."""
    assert view.seat is not None
    k, weighing, me, talk = load("king.bidding"), load("king.weighing"), view.seat, talk_row(view)
    moved, mine = _judged(view.rules, view.dealer, mask(view.dealt), me, count, seed)
    if samples is None:
        worths, points, tricks = _fitting(view, talk, me, count, seed)
    else:
        worths, (points, tricks) = counted(view.rules, samples), simulated(view.rules, view.dealer, samples, seed)
    weighing.put_own(me, mine, worths)
    calls = [call for call in view.legal if isinstance(call, str)]
    ends, totals = arrays.words(count, len(calls), k.TALK), arrays.floats(count, len(calls), 4)
    codes = arrays.filled(map(code, calls))
    k.outcomes(talk, codes, worths, points, tricks, rules_row(view.rules), ends, totals)
    weighing.move(me, ends, moved, totals)
    return Weighed(
        calls, totals, match.worth(view, totals), arrays.shaped(worths, count, worths.shape[1] * worths.shape[2])
    )


def _fitting(
    view: View, talk: Int64Array, me: int, count: int, seed: int = SEED
) -> tuple[Float64Array, Float64Array, Int64Array]:
    """Worths, points and tricks in deals as what was called makes them likely."""
    hand = mask(view.dealt)
    if view.talk.step == "open":
        worths, points, tricks = _unheard(view.rules, view.dealer, hand, me, count, seed)
        return arrays.copied(worths), points, tricks
    drawn, worths = _counted(view.rules, hand, me, count * DRAWN, seed)
    weights = _logs(view, talk, me, worths)
    load("likelihood.weights").weights(weights)
    picked = resample(drawn, weights, count)
    return counted(view.rules, picked), *simulated(view.rules, view.dealer, picked, seed)


def heard(view: View) -> bool:
    """True while the auction goes on, once something was called in it."""
    return view.stage == "talk" and view.talk.step != "open"


def likely(view: View, samples: Int64Array) -> Float64Array:
    """The log-likelihood of what was called so far, in deals as they were dealt: (deals,)."""
    assert view.seat is not None
    return _logs(view, talk_row(view), view.seat, counted(view.rules, samples))


def _logs(view: View, talk: Int64Array, me: int, worths: Float64Array) -> Float64Array:
    """The same of deals whose hands are worth so much: by how many calls of the others careful would not have made."""
    doubts = arrays.words(len(worths))
    load("king.inconsistent").doubted(talk, me, worths, rules_row(view.rules), arrays.words(len(talk)), doubts)
    return arrays.reals(count * math.log(OTHER_CALL) for count in doubts.tolist())


@lru_cache(16)
def _judged(
    rules: Rules, dealer: int, hand: int, me: int, count: int, seed: int = SEED
) -> tuple[Float64Array, Float64Array]:
    """By how much the playouts' points of mine are moved, by declaration, and what my hand is worth to me then.

    Where I name it, they are moved so that their mean lies between the playouts' and the count's.
    """
    k = load("king.hand_value", plain=True)
    worths, points, _ = _unheard(rules, dealer, hand, me, count, seed)
    moved, mine = arrays.floats(k.KINDS), arrays.floats(k.WORTHS)
    load("king.weighing").own_worth(me, worths, points, TRUST_IN_PLAYOUTS, moved, mine)
    return moved, mine


@lru_cache(16)
def _unheard(
    rules: Rules, dealer: int, hand: int, me: int, count: int, seed: int = SEED
) -> tuple[Float64Array, Float64Array, Int64Array]:
    """Worths, points and tricks in deals with this hand, before anything is called."""
    samples = _drawn(rules, hand, me, count, seed)
    return counted(rules, samples), *simulated(rules, dealer, samples, seed)


def forget() -> None:
    """Nothing that was played out is remembered: for callers that change the policy of playouts."""
    _judged.cache_clear()
    _unheard.cache_clear()


@lru_cache(4)
def _counted(rules: Rules, hand: int, me: int, count: int, seed: int = SEED) -> tuple[Int64Array, Float64Array]:
    """Deals with this hand, and what their hands are worth by count."""
    samples = _drawn(rules, hand, me, count, seed)
    return samples, counted(rules, samples)


@lru_cache(16)
def _drawn(rules: Rules, hand: int, me: int, count: int, seed: int = SEED) -> Int64Array:
    """Deals with this hand: before the cards nothing else is certain."""
    from fourkings.sampling import Constraints, Deals

    each = hand.bit_count()
    known, need = [0, 0, 0, 0], [each] * 4
    known[me], need[me] = hand, 0
    unseen = mask(rules.game.pack(rules)) & ~hand
    a, b, c, d = known
    constraints = Constraints((a, b, c, d), unseen, (need[0], need[1], need[2], need[3]), (0, 0, 0, 0))
    return Deals(constraints).draw(seed, count)


def simulated(rules: Rules, dealer: int, samples: Int64Array, seed: int = SEED) -> tuple[Float64Array, Int64Array]:
    """Points and tricks by deal, declaration and seat, nothing being paid."""
    points, tricks = arrays.floats(len(samples), len(KINDS), 4), arrays.words(len(samples), len(KINDS), 4)
    for number, kind in enumerate(KINDS):
        start = START[int(rules["deck"])] if kind == "negative" else 0
        load("king.weighing").put(*played(rules, dealer, kind, samples, seed), number, start, points, tricks)
    return points, tricks


def counted(rules: Rules, hands: Int64Array) -> Float64Array:
    """What each hand is worth to its holder by careful's count, by deal, seat and declaration."""
    k = load("king.hand_value")
    values = arrays.floats(len(hands), 4, k.WORTHS)
    k.worths(hands, *counting_terms(rules), values)
    return values


def counting_terms(rules: Rules) -> tuple[int, ...]:
    """What the count of a hand asks of the rules: the pack, what a trick brings and costs, the start of a negative deal."""
    row, terms = load("king.auction", plain=True), rules_words(rules)
    return mask(rules.game.pack(rules)), *terms[row.TRICK : row.START + 1]


def played(rules: Rules, dealer: int, kind: str, samples: Int64Array, seed: int = SEED) -> tuple[Int64Array, Int64Array]:
    """Points and tricks of each seat in each deal under a declaration, (deals, 4), nothing being paid."""
    contract = declared_contract(rules, kind)
    weights = policies.weights(policies.NEWEST, policies.kind(rules, contract))
    given = encoding.board_of(rules, dealer if rules["first_lead"] == "dealer" else dealer + 1 & 3, bids=False)
    return evaluation.play_out_deals(contract, samples, given, arrays.words(1, 4), weights, NOISE, seed)
