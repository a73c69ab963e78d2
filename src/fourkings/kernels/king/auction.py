"""King's auction as a row of numbers: who may call and what was called, carried on call by call; see `games._auction`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from .hand_value import NEGATIVE

if TYPE_CHECKING:
    from ..arrays import Int64Array

# The talk so far: see `games._auction.Talk`; rungs by number, -1 for none, `PASSED` a bit for each seat.
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
BIDS_MADE: Final = 10  # counted only where a split depends on it
TALK: Final = 11

OPEN, BID, DECIDE, ASKED, DENIED, REFUSED, ULTIMATUM, BOUGHT, ALONE, NAMED, SPLIT_UP = range(11)
"""The steps of the talk."""

# The rules.
RUNGS: Final = 0
TRICK: Final = 1
LOST: Final = 2
START: Final = 3
SHARE: Final = 4  # of a split, the dealer's
SPLIT_LIMIT: Final = 5  # the highest rung with which the deal may be split, -1: only without a bid, -2: never, or FEW_BIDS
MUST_SELL: Final = 6
FREE: Final = 7
FIXED: Final = 8
PLENTY: Final = 9
ALWAYS: Final = 10  # 1 where there is always an auction
EIGHT_BINDS: Final = 11  # 1 where the highest rung cannot be refused
STILL_BIDDING: Final = 12  # 1 where an ultimatum does not ask the seats that have passed
ASK_FIRST: Final = 13  # 1 where an ultimatum may follow a question that was answered no
RULES: Final = 14

FEW_BIDS: Final = -3
"""As `SPLIT_LIMIT`: after fewer than three bids, whatever their height."""

# What is said: one of these, times 100, and a rung or a declaration, and 50 more for a positive fallback.
SAY_DECLARE, SAY_AUCTION, SAY_BID, SAY_PASS, SAY_SELL, SAY_REFUSE, SAY_ASK, SAY_ULTIMATUM, SAY_SPLIT, SAY_YES, SAY_NO = (
    range(11)
)
POSITIVE: Final = 50

UNITS: Final = 0x8726541321
"""The tricks of the rungs, a digit each, the last the lowest: a kernel for a page has no place for a table of its own."""
MINUS: Final = 1 << 3 | 1 << 7
"""The rungs with a minus."""


@kernel
def units(rung: int) -> int:
    """The tricks of a rung."""
    return UNITS >> 4 * rung & 15


@kernel
def may_split(talk: Int64Array, rules: Int64Array) -> bool:
    """True where the bidding ended low enough for a split, or with few enough bids."""
    if rules[SPLIT_LIMIT] == FEW_BIDS:
        return bool(talk[BIDS_MADE] < 3)
    return bool(rules[SPLIT_LIMIT] > -2 and talk[STANDING] <= rules[SPLIT_LIMIT])


@kernel
def must_sell(talk: Int64Array, rules: Int64Array) -> bool:
    """True where the standing bid may not be refused (KG-19)."""
    return bool(rules[MUST_SELL] or (rules[EIGHT_BINDS] != 0 and talk[STANDING] == rules[RUNGS] - 1))


@kernel
def next_threatened(talk: Int64Array, rules: Int64Array, first: int) -> int:
    """How many seats after the dealer the next one sits that an ultimatum asks, from `first` on; 4 where none is left."""
    for step in range(first, 4):
        if not rules[STILL_BIDDING] or not talk[PASSED] >> (int(talk[DEALER]) + step & 3) & 1:
            return step
    return 4


@kernel
def say(talk: Int64Array, word: int, rules: Int64Array) -> None:  # noqa: C901, PLR0912 - one word after the other
    """Carries the talk on by a word."""
    what, rung = word // 100, word % POSITIVE
    if what == SAY_DECLARE:
        talk[STEP], talk[DECLARED] = NAMED, rung
    elif what == SAY_AUCTION:
        talk[STEP], talk[TURN] = BID, talk[DEALER] + 1 & 3
    elif what in (SAY_BID, SAY_PASS):
        if what == SAY_BID:
            talk[STANDING], talk[LEADER] = rung, talk[TURN]
            if rules[SPLIT_LIMIT] == FEW_BIDS:
                talk[BIDS_MADE] += 1
        else:
            talk[PASSED] |= 1 << int(talk[TURN])
        talk[STEP] = DECIDE
        for step in range(1, 4):
            seat = int(talk[TURN]) + step & 3
            if talk[STEP] == DECIDE and seat != talk[DEALER] and seat != talk[LEADER] and not talk[PASSED] >> seat & 1:
                talk[STEP], talk[TURN] = BID, seat
                break
        if talk[STEP] == DECIDE:
            talk[TURN] = talk[DEALER]
    elif what == SAY_ASK:
        talk[STEP], talk[PRICE], talk[TURN] = ASKED, rung, talk[LEADER]
    elif what == SAY_ULTIMATUM:
        talk[STEP], talk[PRICE], talk[FALLBACK] = ULTIMATUM, rung, word // POSITIVE & 1
        talk[TURN] = talk[DEALER] + next_threatened(talk, rules, 1) & 3
    elif what == SAY_SELL:
        sell(talk, int(talk[LEADER]), int(talk[STANDING]), rules)
    elif what == SAY_YES:
        sell(talk, int(talk[TURN]), int(talk[PRICE]), rules)
    elif what == SAY_REFUSE:
        talk[STEP] = REFUSED
    elif what == SAY_SPLIT:
        talk[STEP] = SPLIT_UP
    elif talk[STEP] == ASKED:
        talk[STEP], talk[PRICE], talk[TURN] = DENIED, -1, talk[DEALER]
    else:
        after = next_threatened(talk, rules, (int(talk[TURN] - talk[DEALER]) & 3) + 1)
        talk[TURN] = talk[DEALER] + after & 3
        if after > 3:
            talk[PRICE] = -1
            talk[STEP] = ALONE if talk[FALLBACK] else NAMED
            if not talk[FALLBACK]:
                talk[DECLARED] = NEGATIVE


@kernel
def sell(talk: Int64Array, buyer: int, rung: int, rules: Int64Array) -> None:
    """The right passes to a buyer."""
    talk[STEP], talk[BUYER], talk[PRICE], talk[TURN] = BOUGHT, buyer, rung, buyer
    if MINUS >> rung & 1 and not rules[FREE]:
        talk[STEP], talk[DECLARED] = NAMED, NEGATIVE


@kernel
def paid(talk: Int64Array, tricks: Int64Array, rules: Int64Array) -> int:
    """What passes from the buyer to the dealer, by the tricks that each seat takes under what was declared (KG-23)."""
    if talk[BUYER] < 0:
        return 0
    rung = int(talk[PRICE])
    if not MINUS >> rung & 1:
        return units(rung) * int(rules[TRICK])
    many = units(rung)
    if talk[DECLARED] == NEGATIVE and not rules[FIXED]:
        many = min(many, int(tricks[talk[DEALER]]))
    return many * int(rules[LOST])
