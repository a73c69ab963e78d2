"""King's auction as a row of numbers: the options that affect it, and the state after each call.

Players bid for the right to declare: to choose trumps, no trump or a negative deal. A bid is a rung of a ladder: so many
tricks whose points the buyer pays the dealer, at the price of a positive deal or, with a minus, of a negative one. The
dealer sells, refuses, asks the highest bidder for a higher rung, gives an ultimatum (pay this, or I play the fallback, a
positive or negative deal), or splits: the deal is not played, and its points are shared. See `games._auction`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from .hand_value import NEGATIVE

if TYPE_CHECKING:
    from ..arrays import Int64Array

# The state of the auction: rungs by number, -1 for none, `PASSED` a bit for each seat.
STEP: Final = 0
TURN: Final = 1
STANDING: Final = 2
LEADER: Final = 3
PASSED: Final = 4
PRICE: Final = 5
FALLBACK: Final = 6
BUYER: Final = 7
DECLARED: Final = 8
DEALER: Final = 9
BIDS_MADE: Final = 10  # counted only if a split depends on it
TALK: Final = 11

OPEN, BID, DECIDE, ASKED, DENIED, REFUSED, ULTIMATUM, BOUGHT, ALONE, NAMED, SPLIT_UP = range(11)
"""The steps of the auction: the next call to be made, or how it has ended (NAMED, SPLIT_UP)."""

# The rules.
RUNGS: Final = 0
TRICK: Final = 1
LOST: Final = 2
START: Final = 3
SHARE: Final = 4  # the dealer's, of a split
SPLIT_LIMIT: Final = 5  # the highest rung for a split; -1: only without a bid; -2: never; or FEW_BIDS
MUST_SELL: Final = 6
FREE: Final = 7
FIXED: Final = 8
PLENTY: Final = 9
ALWAYS: Final = 10  # 1 if there is always an auction
EIGHT_BINDS: Final = 11  # 1 if the highest rung cannot be refused
STILL_BIDDING: Final = 12  # 1 if an ultimatum does not ask the seats that have passed
ASK_FIRST: Final = 13  # 1 if an ultimatum may follow a question answered no
RULES: Final = 14

FEW_BIDS: Final = -3  #: As `SPLIT_LIMIT`: after fewer than three bids, whatever their height

# A call: one of these times 100, plus a rung or a declaration, plus 50 for a positive fallback.
SAY_DECLARE, SAY_AUCTION, SAY_BID, SAY_PASS, SAY_SELL, SAY_REFUSE, SAY_ASK, SAY_ULTIMATUM, SAY_SPLIT, SAY_YES, SAY_NO = (
    range(11)
)
POSITIVE: Final = 50

UNITS: Final = 0x8726541321
"""The tricks of each rung, a hex digit each, the lowest rung last (a WebAssembly kernel has no place for tables)."""
MINUS: Final = 1 << 3 | 1 << 7  #: the rungs with a minus


@kernel
def units(rung: int) -> int:
    """Return how many tricks a bid on this rung pays for."""
    return UNITS >> 4 * rung & 15


@kernel
def may_split(state: Int64Array, rules: Int64Array) -> bool:
    """Return True if the dealer may split the points of the deal instead of playing it, by the height or number of bids."""
    if rules[SPLIT_LIMIT] == FEW_BIDS:
        return bool(state[BIDS_MADE] < 3)
    return bool(rules[SPLIT_LIMIT] > -2 and state[STANDING] <= rules[SPLIT_LIMIT])


@kernel
def must_sell(state: Int64Array, rules: Int64Array) -> bool:
    """Return True if the dealer may not refuse the highest bid (KG-19)."""
    return bool(rules[MUST_SELL] or (rules[EIGHT_BINDS] != 0 and state[STANDING] == rules[RUNGS] - 1))


@kernel
def next_threatened(state: Int64Array, rules: Int64Array, first: int) -> int:
    """Return the next seat that an ultimatum asks, as its distance from the dealer, at least `first`; 4 if none is left."""
    for step in range(first, 4):
        if not rules[STILL_BIDDING] or not state[PASSED] >> (int(state[DEALER]) + step & 3) & 1:
            return step
    return 4


@kernel
def apply_call(state: Int64Array, call: int, rules: Int64Array) -> None:  # noqa: C901, PLR0912 - one word after the other
    """Update the state of an auction by a call, a number as described at SAY_DECLARE."""
    kind, rung = call // 100, call % POSITIVE
    if kind == SAY_DECLARE:
        state[STEP], state[DECLARED] = NAMED, rung
    elif kind == SAY_AUCTION:
        state[STEP], state[TURN] = BID, state[DEALER] + 1 & 3
    elif kind in (SAY_BID, SAY_PASS):
        if kind == SAY_BID:
            state[STANDING], state[LEADER] = rung, state[TURN]
            if rules[SPLIT_LIMIT] == FEW_BIDS:
                state[BIDS_MADE] += 1
        else:
            state[PASSED] |= 1 << int(state[TURN])
        state[STEP] = DECIDE
        for step in range(1, 4):
            seat = int(state[TURN]) + step & 3
            if state[STEP] == DECIDE and seat != state[DEALER] and seat != state[LEADER] and not state[PASSED] >> seat & 1:
                state[STEP], state[TURN] = BID, seat
                break
        if state[STEP] == DECIDE:
            state[TURN] = state[DEALER]
    elif kind == SAY_ASK:
        state[STEP], state[PRICE], state[TURN] = ASKED, rung, state[LEADER]
    elif kind == SAY_ULTIMATUM:
        state[STEP], state[PRICE], state[FALLBACK] = ULTIMATUM, rung, call // POSITIVE & 1
        state[TURN] = state[DEALER] + next_threatened(state, rules, 1) & 3
    elif kind == SAY_SELL:
        sell(state, int(state[LEADER]), int(state[STANDING]), rules)
    elif kind == SAY_YES:
        sell(state, int(state[TURN]), int(state[PRICE]), rules)
    elif kind == SAY_REFUSE:
        state[STEP] = REFUSED
    elif kind == SAY_SPLIT:
        state[STEP] = SPLIT_UP
    elif state[STEP] == ASKED:
        state[STEP], state[PRICE], state[TURN] = DENIED, -1, state[DEALER]
    else:
        after = next_threatened(state, rules, (int(state[TURN] - state[DEALER]) & 3) + 1)
        state[TURN] = state[DEALER] + after & 3
        if after > 3:
            state[PRICE] = -1
            state[STEP] = ALONE if state[FALLBACK] else NAMED
            if not state[FALLBACK]:
                state[DECLARED] = NEGATIVE


@kernel
def sell(state: Int64Array, buyer: int, rung: int, rules: Int64Array) -> None:
    """Update the state for a sale of the right to declare to a buyer, at the price of a rung."""
    state[STEP], state[BUYER], state[PRICE], state[TURN] = BOUGHT, buyer, rung, buyer
    if MINUS >> rung & 1 and not rules[FREE]:
        state[STEP], state[DECLARED] = NAMED, NEGATIVE


@kernel
def price_paid(state: Int64Array, tricks: Int64Array, rules: Int64Array) -> int:
    """Return the points that the buyer pays the dealer (KG-23), by each seat's tricks; 0 if nothing was sold."""
    if state[BUYER] < 0:
        return 0
    rung = int(state[PRICE])
    if not MINUS >> rung & 1:
        return units(rung) * int(rules[TRICK])
    count = units(rung)
    if state[DECLARED] == NEGATIVE and not rules[FIXED]:
        count = min(count, int(tricks[state[DEALER]]))
    return count * int(rules[LOST])
