"""Scoring in the vector environment: the points of a deal by seat, the winners of the match, the rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kernel
from ..bits import part, popcount
from ..king import auction
from ..king.hand_value import NEGATIVE
from ..playout import LAST_COUNT, LAST_POINTS
from . import layout as at
from .calls import clique_points, named_points

if TYPE_CHECKING:
    from ..arrays import Float32Array, Int64Array, Int64Row


@kernel
def deal_points(table: Int64Row, rules: Int64Row, terms: Int64Array, scored: Int64Array) -> None:  # noqa: C901, PLR0912 - kind by kind
    """Fill `scored` with the points of each seat for a finished deal, or of its side if the game scores sides."""
    kind = rules[at.KIND]
    for seat in range(4):
        scored[seat] = table[at.POINTS + seat]
    contract = int(table[at.CONTRACT])
    if contract >= 0 and table[at.LAID] == rules[at.PACK]:
        last_count, last_points = terms[contract, LAST_COUNT], terms[contract, LAST_POINTS]
        if last_count > 0:
            scored[table[at.WINNER]] += last_points
        if last_count > 1:
            scored[table[at.BEFORE]] += last_points
    if kind == at.BIDS:
        for seat in range(4):
            bid, scale = int(table[at.TALK + seat]), at.SCALE + (12 if table[at.SCORES + seat] >= 30 else 0)
            worth = rules[scale + bid - 2] if contract >= 0 else 0
            scored[seat] = worth if table[at.TRICKS + seat] >= bid else -worth
    elif kind == at.AUCTION:
        state, dealer, auction_rules = part(table, at.TALK), int(table[at.DEALER]), part(rules, at.OF_TALK)
        if state[auction.STEP] == auction.SPLIT_UP:
            share = auction_rules[auction.SHARE]
            for seat in range(4):
                scored[seat] = share if seat == dealer else (auction_rules[auction.START] - share) // 3
            return
        if state[auction.DECLARED] == NEGATIVE:
            for seat in range(4):
                scored[seat] += auction_rules[auction.START]
        if state[auction.BUYER] >= 0:
            price = auction.price_paid(state, part(table, at.TRICKS), auction_rules)
            scored[dealer] += price
            scored[state[auction.BUYER]] -= price
    if rules[at.SIDES]:
        for side in range(2):
            total = scored[side] + scored[side + 2]
            if kind == at.ANNOUNCEMENTS:
                total += clique_points(table, rules, side)
            elif kind == at.NAMING:
                total += named_points(table, side)
            scored[side], scored[side + 2] = total, total


@kernel
def winning_side(us: int, them: int) -> int:
    """Return the seats of the side that has more points, a bit for each; all of them if both have the same."""
    return 0b1111 if us == them else 0b0101 if us > them else 0b1010


@kernel
def winners(table: Int64Row, rules: Int64Row) -> int:  # noqa: PLR0911 - kind by kind
    """Return the seats that have won the match, a bit for each; 0 while it goes on."""
    a, b, c, d = table[at.SCORES], table[at.SCORES + 1], table[at.SCORES + 2], table[at.SCORES + 3]
    if rules[at.FIXED_DEALS]:
        return winning_side(a + c, b + d) if table[at.SCORED] >= rules[at.FIXED_DEALS] else 0
    if rules[at.SIDES]:
        if max(a, b) < rules[at.TARGET] or a == b:
            return 0
        return winning_side(a, b)
    if rules[at.DEALS]:
        if table[at.NUMBER] < rules[at.DEALS]:
            return 0
        best, winner = max(a, b, c, d), 0
        for seat in range(4):
            if table[at.SCORES + seat] == best:
                winner |= 1 << seat
        return winner
    if table[at.CONTRACT] < 0:
        return 0
    target, floor = rules[at.TARGET], rules[at.FLOOR]
    us, them = max(a, c) >= target and min(a, c) >= floor, max(b, d) >= target and min(b, d) >= floor
    if us and them:
        ours, theirs = (a + c) * 4096 + max(a, c), (b + d) * 4096 + max(b, d)
        us, them = ours > theirs, theirs > ours
    return 0b0101 if us else 0b1010 if them else 0


@kernel
def score_deal(table: Int64Row, rules: Int64Row, terms: Int64Array, scratch: Int64Array, rewards: Float32Array) -> int:
    """Add a finished deal to scores and rewards; return 1 if the match ends, 2 if it is cut short, else 0."""
    deal_points(table, rules, terms, scratch)
    for seat in range(4):
        table[at.SCORES + seat] += scratch[seat]
    table[at.SCORED] += rules[at.KIND] != at.BIDS or table[at.CONTRACT] >= 0
    won = winners(table, rules)
    share = 1.0 / popcount(won) if rules[at.DEALS] and won else 0.5 if won == 0b1111 else 1.0
    for seat in range(4):
        if not rules[at.RESULT]:
            rewards[seat] += scratch[seat]
        elif won >> seat & 1:
            rewards[seat] += share
    return 1 if won else 2 if table[at.NUMBER] >= rules[at.MAX_DEALS] else 0
