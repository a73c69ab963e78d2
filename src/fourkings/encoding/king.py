"""King's auction encoded for the kernels, as numbers: its rules, its state and each call; see `kernels.king.auction`."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from fourkings.kernels import arrays, load
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games._auction import (
    ASKS,
    AUCTION,
    CALLS,
    DECLARATIONS,
    NO,
    PASS,
    REFUSE,
    RUNGS,
    SELL,
    SPLIT,
    ULTIMATUMS,
    YES,
    ladder,
)  # fmt: skip
from fourkings.rulebook.games.king import LOST, START, TRICK
from fourkings.rulebook.games.king import SPLIT as SHARES
from fourkings.rulebook.options import ON
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

KINDS: Final = ("S", "H", "D", "C", "NT", "negative")  #: the declarations, in the kernels' order
STEPS: Final = ("open", "bid", "decide", "asked", "denied", "refused", "ultimatum", "bought", "alone", "named", "split")
PLENTY: Final = {52: 8, 32: 5}  #: a dealer whose hand is worth so many tricks declares at once: nobody would pay for it
LIMITS: Final = {"fewer_than_3_bids": -3, "off": -2, 0: -1, 1: 0, 2: 1, 3: 3}
"""By option: the highest rung (bid) after which a deal may be split, by number as in `auction.SPLIT_LIMIT`."""


@lru_cache(64)
def rules_words(rules: Rules) -> tuple[int, ...]:
    """Return the options that affect the auction as a tuple of numbers, laid out as in `kernels.king.auction`; cached."""
    k, size = load("king.auction", plain=True), int(rules["deck"])
    row = [0] * k.RULES
    row[k.RUNGS] = len(ladder(rules))
    row[k.TRICK], row[k.LOST], row[k.START], row[k.SHARE] = TRICK[size], -LOST[size], START[size], SHARES[size][0]
    row[k.SPLIT_LIMIT] = LIMITS[rules["split_limit"]]
    row[k.MUST_SELL], row[k.FREE] = rules["must_sell"] == ON, rules["free_declaration"] == ON
    row[k.FIXED], row[k.ALWAYS] = rules["negative_price"] == "fixed", rules["auction"] == "always"
    row[k.EIGHT_BINDS], row[k.ASK_FIRST] = rules["eight_binds"] == ON, rules["ask_first"] == ON
    row[k.STILL_BIDDING] = rules["ultimatum_to"] == "still_bidding"
    row[k.PLENTY] = PLENTY[size]
    return tuple(map(int, row))


@lru_cache(64)
def rules_row(rules: Rules) -> Int64Array:
    """Return the numbers of `rules_words` as an array; cached."""
    return arrays.int_array(rules_words(rules))


def talk_words(view: View) -> list[int]:
    """Return the state of the auction in a view as a list of numbers, laid out as in `kernels.king.auction`."""
    k, auction = load("king.auction", plain=True), view.calls
    row = [0] * k.TALK
    row[k.STEP], row[k.TURN], row[k.DEALER] = STEPS.index(auction.step), view.turn, view.dealer
    row[k.STANDING], row[k.PRICE] = (RUNGS.index(rung) if rung else -1 for rung in (auction.standing, auction.price))
    row[k.LEADER], row[k.BUYER] = (-1 if seat is None else seat for seat in (auction.leader, auction.buyer))
    row[k.PASSED] = sum(1 << seat for seat in auction.passed)
    row[k.FALLBACK] = auction.fallback == "positive"
    row[k.DECLARED] = KINDS.index(auction.declared) if auction.declared else -1
    row[k.BIDS_MADE] = auction.bids_made or 0
    return list(map(int, row))


def talk_row(view: View) -> Int64Array:
    """Return the numbers of `talk_words` as an array."""
    return arrays.int_array(talk_words(view))


def code(call: str) -> int:
    """Return the number by which the kernels denote a call of the auction, such as a bid or a pass."""
    k: Any = load("king.auction", plain=True)
    if call in DECLARATIONS:
        return int(k.SAY_DECLARE * 100 + KINDS.index(DECLARATIONS[call]))
    if call in RUNGS:
        return int(k.SAY_BID * 100 + RUNGS.index(call))
    if call in ASKS:
        return int(k.SAY_ASK * 100 + RUNGS.index(ASKS[call]))
    if call in ULTIMATUMS:
        rung, fallback = ULTIMATUMS[call]
        return int(k.SAY_ULTIMATUM * 100 + RUNGS.index(rung) + (k.POSITIVE if fallback == "positive" else 0))
    plain = {
        AUCTION: k.SAY_AUCTION, PASS: k.SAY_PASS, SELL: k.SAY_SELL, REFUSE: k.SAY_REFUSE, SPLIT: k.SAY_SPLIT,
        YES: k.SAY_YES, NO: k.SAY_NO,
    }  # fmt: skip
    return int(plain[call] * 100)


@cache
def _calls() -> dict[int, str]:
    return {code(call): call for call in CALLS}


def call_of(number: int) -> str:
    """Return the call that a number denotes; the inverse of `code`."""
    return _calls()[number]
