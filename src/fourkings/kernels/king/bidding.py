"""The calls of the bot `careful` in King's auction, and auctions carried to their end by such calls.

A call depends on what the hand is worth to play, buy and sell: `values`, in points by declaration, as from `hand_value`.
The bot runs this file as Python; compiled, it helps a bot that asks what the others will call in deals that fit.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from .. import kernel
from ..elementary import exp
from . import auction
from .auction import apply_call, may_split, must_sell, next_threatened, price_paid, units
from .hand_value import AGAINST, KINDS, NEGATIVE

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

MARGIN: Final = 10.0  #: points that a purchase must bring before it is worth the trouble
NAMED_POSITIVE: Final = 0.65  #: how often a deal still to be declared turns out positive
RISES: Final = log(0.45)
"""Logarithm of the chance that a bidder agrees to pay one trick's price more; it is added for each further one."""
SOMEBODY_PAYS: Final = (0.25, 0.45)
"""The chance that one of the players asked later accepts an ultimatum: if there is one more, or two."""
AFTER_A_NO: Final = 0.5  #: how much less likely a bidder gives in to an ultimatum after a no to a question


@kernel
def price(rung: int, rules: Int64Array) -> float:
    """Return a rung's expected cost to its buyer in points; with a minus, a dealer may have fewer tricks to take over."""
    if auction.MINUS >> rung & 1:
        return float(units(rung) * rules[auction.LOST]) * (1.0 if rules[auction.FIXED] else 0.93)
    return float(units(rung) * rules[auction.TRICK])


@kernel
def best_positive(values: Float64Array) -> float:
    """Return the worth of the hand's best positive declaration: a trump suit or no trump."""
    best_value = float(values[0])
    for kind in range(1, NEGATIVE):
        best_value = max(best_value, float(values[kind]))
    return best_value


@kernel
def value_bought(rung: int, values: Float64Array, rules: Int64Array) -> float:
    """Return the points that a seat expects if it buys the right to declare at this rung."""
    if rules[auction.FREE]:
        return max(best_positive(values), float(values[NEGATIVE])) - price(rung, rules)
    return (float(values[NEGATIVE]) if auction.MINUS >> rung & 1 else best_positive(values)) - price(rung, rules)


@kernel
def value_sold(rung: int, values: Float64Array, rules: Int64Array) -> float:
    """Return the points that the dealer expects from a sale at this rung."""
    if auction.MINUS >> rung & 1:
        return min(float(values[NEGATIVE]) + price(rung, rules), float(rules[auction.START]))
    return float(values[AGAINST]) + price(rung, rules)


@kernel
def value_unsold(state: Int64Array, values: Float64Array, rules: Int64Array) -> float:
    """Return the points that the dealer expects without a sale: from the best declaration, or from a split."""
    best_value = max(best_positive(values), float(values[NEGATIVE]))
    return max(best_value, float(rules[auction.SHARE])) if may_split(state, rules) else best_value


@kernel
def value_undeclared(values: Float64Array) -> float:
    """Return the points that a seat expects if another player declares, not yet known what."""
    return NAMED_POSITIVE * float(values[AGAINST]) + (1 - NAMED_POSITIVE) * float(values[NEGATIVE])


@kernel
def acceptance_chance(rung: int, state: Int64Array, rules: Int64Array) -> float:
    """Return the chance that the highest bidder agrees to pay this rung instead of the bid; 0 if nobody has bid."""
    standing = int(state[auction.STANDING])
    if standing < 0:
        return 0.0
    more = max(1.0, (price(rung, rules) - price(standing, rules)) / rules[auction.TRICK])
    return exp(more * RISES) * (1.0 if (auction.MINUS >> rung & 1) == (auction.MINUS >> standing & 1) else 0.3)


@kernel
def is_better(value: float, best_value: float, call: int) -> bool:
    """Return True for a first call (`call` is -1), or one worth more than `best_value` beyond rounding."""
    return call < 0 or value > best_value + 5e-7


@kernel
def best_declaration(values: Float64Array, first: int, last: int) -> int:
    """Return the declaration from `first` up to `last` - 1 that is worth most, the first of equals."""
    best = first
    for kind in range(first + 1, last):
        if values[kind] > values[best] + 5e-7:
            best = kind
    return best


@kernel
def choose_bid(state: Int64Array, values: Float64Array, rules: Int64Array) -> int:
    """Return the best bid of a seat, or a pass if no bid is worth more than leaving the deal to the others."""
    standing, eldest = int(state[auction.STANDING]), int(state[auction.DEALER]) + 1
    without = value_undeclared(values)
    if standing >= 0:
        without = values[NEGATIVE] if auction.MINUS >> standing & 1 else values[AGAINST]
    first = standing + 1
    if standing >= 0 and (state[auction.LEADER] - eldest & 3) > (state[auction.TURN] - eldest & 3):
        first = standing
    call, best_value = -1, 0.0
    for rung in range(first, int(rules[auction.RUNGS])):
        value = value_bought(rung, values, rules) - without
        if is_better(value, best_value, call):
            call, best_value = auction.SAY_BID * 100 + rung, value
    return auction.SAY_PASS * 100 if is_better(MARGIN, best_value, call) else call


@kernel
def best_ultimatum(
    state: Int64Array, values: Float64Array, rules: Int64Array, call: int, best_value: float
) -> tuple[int, float]:
    """Return the best ultimatum and its points, or `call` and `best_value` if none is better.

    It asks all three, but after three refusals the fallback has to be played.
    """
    standing = int(state[auction.STANDING])
    for rung in range(standing + 1, int(rules[auction.RUNGS])):
        chance = acceptance_chance(rung, state, rules)
        if state[auction.STEP] == auction.DENIED:
            chance *= AFTER_A_NO
        elif not rules[auction.STILL_BIDDING]:
            chance = 1 - (1 - chance) * 0.9**2
        for fallback in (0, auction.POSITIVE):
            alone = best_positive(values) if fallback else float(values[NEGATIVE])
            value = alone + chance * (value_sold(rung, values, rules) - alone) - 1
            if is_better(value, best_value, call):
                call, best_value = auction.SAY_ULTIMATUM * 100 + rung + fallback, value
    return call, best_value


@kernel
def choose_after_no(state: Int64Array, values: Float64Array, rules: Int64Array) -> int:
    """Return the dealer's call after the highest bidder has declined to pay more."""
    call, best_value = auction.SAY_SELL * 100, value_sold(int(state[auction.STANDING]), values, rules)
    if must_sell(state, rules):
        return call
    refused = max(best_positive(values), float(values[NEGATIVE]))
    if may_split(state, rules):
        refused = max(refused, float(rules[auction.SHARE]))
    if is_better(refused, best_value, call):
        call, best_value = auction.SAY_REFUSE * 100, refused
    return best_ultimatum(state, values, rules, call, best_value)[0] if rules[auction.ASK_FIRST] else call


@kernel
def declare_or_split(state: Int64Array, values: Float64Array, rules: Int64Array) -> int:
    """Return the best declaration, or a split if that is allowed and worth more."""
    kind = best_declaration(values, 0, KINDS)
    if may_split(state, rules) and rules[auction.SHARE] > values[kind] + 5e-7:
        return auction.SAY_SPLIT * 100
    return auction.SAY_DECLARE * 100 + kind


@kernel
def choose_decision(state: Int64Array, values: Float64Array, rules: Int64Array) -> int:
    """Return the dealer's call once all bids are made: sell, refuse, ask for more, an ultimatum or a split."""
    standing, unsold = int(state[auction.STANDING]), value_unsold(state, values, rules)
    if standing < 0:
        return declare_or_split(state, values, rules)
    call, best_value = auction.SAY_SELL * 100, value_sold(standing, values, rules)
    before, must = best_value, must_sell(state, rules)
    if not must:
        before = max(before, unsold)
        if is_better(unsold - 0.5, best_value, call):
            # Refusing is only a way to declare: prefer to declare at once.
            call, best_value = auction.SAY_REFUSE * 100, unsold - 0.5
    for rung in range(standing + 1, int(rules[auction.RUNGS])):  # a question costs nothing: after a no all is as before
        value = before + acceptance_chance(rung, state, rules) * (value_sold(rung, values, rules) - before)
        if is_better(value, best_value, call):
            call, best_value = auction.SAY_ASK * 100 + rung, value
    if must:
        return call
    call, best_value = best_ultimatum(state, values, rules, call, best_value)
    if may_split(state, rules) and is_better(float(rules[auction.SHARE]), best_value, call):
        return auction.SAY_SPLIT * 100
    return call


@kernel
def still_asked(state: Int64Array, rules: Int64Array) -> int:
    """Return how many players an ultimatum asks after the one whose turn it is."""
    count, step = 0, next_threatened(state, rules, (int(state[auction.TURN] - state[auction.DEALER]) & 3) + 1)
    while step < 4:
        count, step = count + 1, next_threatened(state, rules, step + 1)
    return count


@kernel
def choose_answer(state: Int64Array, values: Float64Array, rules: Int64Array) -> int:
    """Return a player's yes or no to the dealer who asks for a price, by what the dealer does after a no.

    After a no to a question (not an ultimatum) the dealer sells at the old price about half the time.
    """
    if state[auction.STEP] == auction.ASKED:
        yes = value_bought(int(state[auction.PRICE]), values, rules) - value_undeclared(values)
        no = max(MARGIN, 0.4 * (value_bought(int(state[auction.STANDING]), values, rules) - value_undeclared(values)))
    else:
        yes = value_bought(int(state[auction.PRICE]), values, rules) - MARGIN
        threat = values[AGAINST] if state[auction.FALLBACK] else values[NEGATIVE]
        after = still_asked(state, rules)
        pays = 0.0 if after == 0 else SOMEBODY_PAYS[0] if after == 1 else SOMEBODY_PAYS[1]
        no = pays * values[AGAINST] + (1 - pays) * threat
    return auction.SAY_NO * 100 if no > yes + 5e-7 else auction.SAY_YES * 100


@kernel
def choose_call(state: Int64Array, values: Float64Array, rules: Int64Array) -> int:  # noqa: PLR0911 - one step after the other
    """Return the call that `careful` makes for the seat to act at any step, by the worth of its hand (`values`)."""
    step = state[auction.STEP]
    if step == auction.OPEN:
        kind = best_declaration(values, 0, KINDS)
        # Opening costs nothing if the dealer may refuse; a dealer who must sell needs a common price to be good enough.
        plenty = float(rules[auction.PLENTY] * rules[auction.TRICK])
        opening = value_sold(2, values, rules) if rules[auction.MUST_SELL] else plenty
        return auction.SAY_AUCTION * 100 if opening > values[kind] + 5e-7 else auction.SAY_DECLARE * 100 + kind
    if step == auction.BID:
        return choose_bid(state, values, rules)
    if step == auction.DECIDE:
        return choose_decision(state, values, rules)
    if step in (auction.ASKED, auction.ULTIMATUM):
        return choose_answer(state, values, rules)
    if step == auction.DENIED:
        return choose_after_no(state, values, rules)
    if step == auction.REFUSED:
        return declare_or_split(state, values, rules)
    free = step == auction.BOUGHT and rules[auction.FREE]
    return auction.SAY_DECLARE * 100 + best_declaration(values, 0, KINDS if free else NEGATIVE)


@kernel
def outcomes(
    state: Int64Array, calls: Int64Array, samples: Float64Array, points: Float64Array, tricks: Int64Array,
    rules: Int64Array, ends: Int64Array, outcome: Float64Array,
) -> None:  # fmt: skip
    """Fill `outcome`, (deals, calls, 4), with the points of each seat if the auction goes on from each call in each deal.

    All later calls are `careful`'s. samples: the worth of each hand by deal, seat and `WORTHS` · points, tricks: those of
    the cards to come, by deal, declaration and seat · ends: the state of the auction as it ended, filled by deal and call.
    """
    dealer, others = int(state[auction.DEALER]), (int(rules[auction.START]) - int(rules[auction.SHARE])) / 3
    for row in range(len(samples)):
        for index in range(len(calls)):
            end, totals = ends[row, index], outcome[row, index]
            for field in range(auction.TALK):
                end[field] = state[field]
            apply_call(end, int(calls[index]), rules)
            while end[auction.STEP] < auction.NAMED:
                apply_call(end, choose_call(end, samples[row, int(end[auction.TURN])], rules), rules)
            if end[auction.STEP] == auction.SPLIT_UP:
                for seat in range(4):
                    totals[seat] = others
                totals[dealer] = float(rules[auction.SHARE])
            else:
                kind = int(end[auction.DECLARED])
                for seat in range(4):
                    totals[seat] = points[row, kind, seat]
                moved = price_paid(end, tricks[row, kind], rules)
                if moved:
                    totals[dealer] += moved
                    totals[int(end[auction.BUYER])] -= moved
