"""The calls (bids, announcements, passes) of the five games as numbers: which are legal, and how they change a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import lowest, part, popcount
from ..king import auction
from . import layout as at

if TYPE_CHECKING:
    from ..arrays import Int64Array, Int64Row

CLIQUE_WORTH: Final = (10, 40, 8, 20, 6, 13)  #: Three and four kings, queens, jacks
COURT: Final = (0x0800_0800_0800_0800, 0x0400_0400_0400_0400, 0x0200_0200_0200_0200)  #: the kings, the queens, the jacks

# The calls of games by their index in the game's own list.
DONE_CALL: Final = 6
COUNT_3, COUNT_4, RANK, GOOD = 0, 1, 2, 5
AUCTION_CALL, RUNG, PASS, SELL, REFUSE, ASK, ULTIMATUM, SPLIT, YES, NO = 6, 7, 17, 18, 19, 20, 30, 50, 51, 52
DECLARE_ALL: Final = 0b111111
DECLARE_POSITIVE: Final = 0b11111


@kernel
def cliques(hand: int) -> int:
    """Return the cliques of a hand as dealt, a bit for each in the order of `CLIQUE_WORTH`."""
    rung = 0
    for rank in range(3):
        count = popcount(hand & COURT[rank])
        if count >= 3:
            rung |= 1 << 2 * rank + count - 3
    return rung


@kernel
def is_before_first_trick(table: Int64Row) -> bool:
    return bool(table[at.TRICKS] + table[at.TRICKS + 1] + table[at.TRICKS + 2] + table[at.TRICKS + 3] == 0)


@kernel
def legal_calls(table: Int64Row, rules: Int64Row) -> int:
    """Return the legal calls of the seat to act as a mask, a bit for each call of the game's list."""
    kind = rules[at.KIND]
    if kind == at.ANNOUNCEMENTS:
        return legal_announcements(table, rules)
    if kind == at.NAMING:
        return legal_namings(table, rules)
    if table[at.STAGE] != at.TALKING:
        return 0
    if kind == at.BIDS:
        score = table[at.SCORES + table[at.TURN]]
        least = min(13, score // 10) if score >= 30 else 2
        return (1 << 12) - 1 & ~((1 << least - 2) - 1)
    return legal_auction_calls(part(table, at.TALK), part(rules, at.OF_TALK))


@kernel
def legal_announcements(table: Int64Row, rules: Int64Row) -> int:
    """Return the legal announcements as a mask: cliques dealt and not yet announced, and perhaps the call to end (QR-9)."""
    if not is_before_first_trick(table) or (rules[at.BEFORE_LEAD] and table[at.STAGE] == at.PLAYING):
        return 0
    seat = int(table[at.TURN])
    free = cliques(int(table[at.DEALT + seat])) & ~int(table[at.TALK + seat])
    return free | 1 << DONE_CALL if table[at.STAGE] == at.TALKING else free


@kernel
def best_rank_named(table: Int64Row) -> int:
    """Return the best rank of a clique named so far (0 kings, 1 queens, 2 jacks), or -1."""
    best = 3
    for seat in range(4):
        rank = table[at.TALK + at.NAMED + seat]
        if 0 <= rank < best:
            best = rank
    return int(best) if best < 3 else -1


@kernel
def legal_namings(table: Int64Row, rules: Int64Row) -> int:
    """Return the legal calls of a seat about its clique, as a mask, in a game where only the best clique counts.

    In the first trick: a number, three or four, or "good" if all its cliques are beaten (QL-11). Then: a rank higher than
    those named, or "good" (QL-12).
    """
    seat = int(table[at.TURN])
    own_cliques, best = cliques(int(table[at.DEALT + seat])), int(table[at.TALK + at.SAID_BEST])
    if table[at.STAGE] == at.TALKING:
        named, ranks = best_rank_named(table), 0
        for rank in range(3):
            if own_cliques >> 2 * rank + best - 3 & 1 and (named < 0 or rank < named):
                ranks |= 1 << RANK + rank
        return ranks | 1 << GOOD if named >= 0 else ranks
    if table[at.STAGE] != at.PLAYING or not is_before_first_trick(table) or table[at.TALK + seat] >= 0:
        return 0
    calls, most = 0, 0
    for number in (3, 4):
        if own_cliques & 0b010101 << number - 3:
            most = number
            if rules[at.MAY_TELL] or number >= best:
                calls |= 1 << COUNT_3 + number - 3
    return calls | 1 << GOOD if rules[at.MAY_TELL] and 0 < most < best else calls


@kernel
def legal_auction_calls(state: Int64Array, rules: Int64Array) -> int:  # noqa: C901, PLR0911, PLR0912 - one step after the other
    """Return the legal calls of King's auction for the seat to act, as a mask (KG-13 to KG-24)."""
    step, standing = state[auction.STEP], int(state[auction.STANDING])
    over = (1 << int(rules[auction.RUNGS])) - 1 & ~((1 << standing + 1) - 1)
    if step == auction.OPEN:
        return DECLARE_ALL | 1 << AUCTION_CALL
    if step == auction.BID:
        if standing >= 0:
            eldest = state[auction.DEALER] + 1
            if (state[auction.LEADER] - eldest & 3) > (state[auction.TURN] - eldest & 3):
                over |= 1 << standing
        return over << RUNG | 1 << PASS
    if step in (auction.ASKED, auction.ULTIMATUM):
        return 1 << YES | 1 << NO
    threats = 0
    if auction.next_threatened(state, rules, 1) < 4:
        for rung in range(10):
            if over >> rung & 1:
                threats |= 3 << ULTIMATUM + 2 * rung
    split = 1 << SPLIT if auction.may_split(state, rules) else 0
    bound = standing >= 0 and auction.must_sell(state, rules)
    if step == auction.DECIDE:
        if standing < 0:
            return DECLARE_ALL | threats | split
        if bound:
            return 1 << SELL | over << ASK
        return 1 << SELL | 1 << REFUSE | over << ASK | threats | split
    if step == auction.DENIED:
        if bound:
            return 1 << SELL
        return 1 << SELL | 1 << REFUSE | (threats if rules[auction.ASK_FIRST] else 0)
    if step == auction.REFUSED:
        return DECLARE_ALL | split
    if step == auction.BOUGHT and rules[auction.FREE]:
        return DECLARE_ALL
    return DECLARE_POSITIVE


@kernel
def auction_call(apply_call: int) -> int:  # noqa: PLR0911 - one word after the other
    """Convert a call of King's auction from its index in the game's list to the number that `auction.apply_call` takes."""
    if apply_call < AUCTION_CALL:
        return auction.SAY_DECLARE * 100 + apply_call
    if apply_call == AUCTION_CALL:
        return auction.SAY_AUCTION * 100
    if apply_call < PASS:
        return auction.SAY_BID * 100 + apply_call - RUNG
    if apply_call < ASK:
        return (auction.SAY_PASS + apply_call - PASS) * 100
    if apply_call < ULTIMATUM:
        return auction.SAY_ASK * 100 + apply_call - ASK
    if apply_call < SPLIT:
        index = apply_call - ULTIMATUM
        return auction.SAY_ULTIMATUM * 100 + (index >> 1) + auction.POSITIVE * (index & 1)
    return (auction.SAY_SPLIT + apply_call - SPLIT) * 100


@kernel
def clique_points(table: Int64Row, rules: Int64Row, side: int) -> int:
    """Return what the cliques announced so far are worth to a side, 0 or 1 (QR-9)."""
    best, best_sides = -1, 0
    for seat in range(4):
        announced = int(table[at.TALK + seat])
        while announced:
            worth = CLIQUE_WORTH[lowest(announced)]
            announced &= announced - 1
            if worth > best:
                best, best_sides = worth, 0
            if worth == best:
                best_sides |= 1 << (seat & 1)
    total = 0
    for seat in range(side, 4, 2):
        announced = int(table[at.TALK + seat])
        while announced:
            worth = CLIQUE_WORTH[lowest(announced)]
            announced &= announced - 1
            mode = rules[at.COUNTING]
            if mode == 0 or (mode == 1 and worth == best) or (mode == 2 and best_sides >> side & 1):
                total += worth
    return total


@kernel
def named_points(table: Int64Row, side: int) -> int:
    """Return what the highest clique named is worth to a side, 0 or 1; 0 if it is the other's (QL-13)."""
    best = best_rank_named(table)
    if best < 0:
        return 0
    worth, total = CLIQUE_WORTH[2 * best + int(table[at.TALK + at.SAID_BEST]) - 3], 0
    for seat in range(side, 4, 2):
        if table[at.TALK + at.NAMED + seat] == best:
            total += worth
    return total


@kernel
def next_namer(table: Int64Row) -> int:
    """Return the next seat that must name the rank of its clique, from first hand on; -1 if all have (QL-12)."""
    for step in range(1, 5):
        seat = int(table[at.DEALER]) + step & 3
        if table[at.TALK + seat] == table[at.TALK + at.SAID_BEST] and table[at.TALK + at.NAMED + seat] < 0:
            return seat
    return -1


@kernel
def apply_call(table: Int64Row, rules: Int64Row, call: int) -> None:  # noqa: C901, PLR0912 - one kind after the other
    """Update a table by a call of the seat to act: stage and turn; the contract of an auction is not set yet."""
    kind, seat = rules[at.KIND], int(table[at.TURN])
    if kind == at.BIDS:
        table[at.TALK + seat] = call + 2
        table[at.TALK + at.BIDS_SAID] += 1
        table[at.TURN] = seat + 1 & 3
        if table[at.TALK + at.BIDS_SAID] == 4:
            bids = table[at.TALK] + table[at.TALK + 1] + table[at.TALK + 2] + table[at.TALK + 3]
            most = max(table[at.SCORES], table[at.SCORES + 1], table[at.SCORES + 2], table[at.SCORES + 3])
            table[at.STAGE] = at.PLAYING if bids >= (9 + most // 10 if most >= 30 else 11) else at.DONE
    elif kind == at.ANNOUNCEMENTS:
        if call == DONE_CALL:
            table[at.TALK + at.DONE_SAID] += 1
            table[at.TURN] = seat + 1 & 3
            if table[at.TALK + at.DONE_SAID] == 4:
                table[at.STAGE] = at.PLAYING
        else:
            table[at.TALK + seat] |= 1 << call
            if (
                rules[at.CLIQUES_FIRST]
                and table[at.SCORES + seat] + clique_points(table, rules, seat & 1) >= rules[at.TARGET]
            ):
                table[at.STAGE] = at.DONE
    elif kind == at.NAMING:
        if table[at.STAGE] == at.PLAYING:
            table[at.TALK + seat] = 0 if call == GOOD else call + 3
            table[at.TALK + at.SAID_BEST] = max(table[at.TALK + at.SAID_BEST], table[at.TALK + seat])
        else:
            table[at.TALK + at.NAMED + seat] = 3 if call == GOOD else call - RANK
            follows = next_namer(table)
            if follows >= 0:
                table[at.TURN] = follows
            else:
                table[at.STAGE] = at.PLAYING
    elif kind == at.AUCTION:
        state = part(table, at.TALK)
        auction.apply_call(state, auction_call(call), part(rules, at.OF_TALK))
        table[at.TURN] = state[auction.TURN]
        if state[auction.STEP] == auction.SPLIT_UP:
            table[at.STAGE] = at.DONE
        elif state[auction.STEP] == auction.NAMED:
            table[at.STAGE] = at.PLAYING
