"""King's talk as a row of numbers: who may speak and what was said, carried on word by word; see `games._auction`."""

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
TALK: Final = 10

OPEN, BID, DECIDE, ASKED, DENIED, REFUSED, ULTIMATUM, BOUGHT, ALONE, NAMED, SPLIT_UP = range(11)
"""The steps of the talk."""

# The rules.
RUNGS: Final = 0
TRICK: Final = 1
LOST: Final = 2
START: Final = 3
SHARE: Final = 4  # of a split, the dealer's
SPLIT_LIMIT: Final = 5  # the highest rung with which the deal may be split, -1: only without a bid, -2: never
MUST_SELL: Final = 6
FREE: Final = 7
FIXED: Final = 8
PLENTY: Final = 9
ALWAYS: Final = 10  # 1 where there is always an auction
RULES: Final = 11

# What is said: one of these, times 100, and a rung or a declaration, and 50 more for a positive fallback.
SAY_DECLARE, SAY_AUCTION, SAY_BID, SAY_PASS, SAY_SELL, SAY_REFUSE, SAY_ASK, SAY_ULTIMATUM, SAY_SPLIT, SAY_YES, SAY_NO = (
    range(11)
)
POSITIVE: Final = 50

UNITS: Final = (1, 2, 3, 1, 4, 5, 6, 2, 7, 8)
MINUS: Final = 1 << 3 | 1 << 7
"""The rungs with a minus."""


@kernel
def may_split(talk: Int64Array, rules: Int64Array) -> bool:
    """True where the bidding ended low enough for a split."""
    return bool(rules[SPLIT_LIMIT] > -2 and talk[STANDING] <= rules[SPLIT_LIMIT])


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
        talk[TURN] = talk[DEALER] + 1 & 3
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
    elif (talk[TURN] + 1 & 3) != talk[DEALER]:
        talk[TURN] = talk[TURN] + 1 & 3
    else:
        talk[PRICE], talk[TURN] = -1, talk[DEALER]
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
        return UNITS[rung] * int(rules[TRICK])
    many = UNITS[rung]
    if talk[DECLARED] == NEGATIVE and not rules[FIXED]:
        many = min(many, int(tricks[talk[DEALER]]))
    return many * int(rules[LOST])
