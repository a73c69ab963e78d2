"""The talk of the five games as words: what may be called now, and what follows from a call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import count, lowest, part
from ..king import auction
from .layout import (
    ANNOUNCEMENTS,
    AUCTION,
    BEFORE_LEAD,
    BIDS,
    BIDS_SAID,
    CLIQUES_FIRST,
    COUNTING,
    DEALER,
    DEALT,
    DONE,
    DONE_SAID,
    KIND,
    MAY_TELL,
    NAMED,
    NAMING,
    OF_TALK,
    PLAYING,
    SAID_BEST,
    SCORES,
    STAGE,
    TALK,
    TALKING,
    TARGET,
    TRICKS,
    TURN,
)

if TYPE_CHECKING:
    from ..arrays import Int64Array, Int64Row

CLIQUE_WORTH: Final = (10, 40, 8, 20, 6, 13)
"""Three and four kings, queens, jacks."""
COURT: Final = (0x0800_0800_0800_0800, 0x0400_0400_0400_0400, 0x0200_0200_0200_0200)
"""The kings, the queens, the jacks."""

# The calls of games by their places in the game's own list.
DONE_CALL: Final = 6
COUNT_3, COUNT_4, RANK, GOOD = 0, 1, 2, 5
AUCTION_CALL, RUNG, PASS, SELL, REFUSE, ASK, ULTIMATUM, SPLIT, YES, NO = 6, 7, 17, 18, 19, 20, 30, 50, 51, 52
DECLARE_ALL: Final = 0b111111
DECLARE_POSITIVE: Final = 0b11111


@kernel
def cliques(hand: int) -> int:
    """The cliques of a hand as dealt, a bit for each in the order of `CLIQUE_WORTH`."""
    rung = 0
    for rank in range(3):
        many = count(hand & COURT[rank])
        if many >= 3:
            rung |= 1 << 2 * rank + many - 3
    return rung


@kernel
def no_tricks(table: Int64Row) -> bool:
    """True before the first trick is taken."""
    return bool(table[TRICKS] + table[TRICKS + 1] + table[TRICKS + 2] + table[TRICKS + 3] == 0)


@kernel
def may_call(table: Int64Row, rules: Int64Row) -> int:
    """The calls open to the seat to act, a bit for each by its place in the game's list."""
    kind = rules[KIND]
    if kind == ANNOUNCEMENTS:
        return may_announce(table, rules)
    if kind == NAMING:
        return may_name(table, rules)
    if table[STAGE] != TALKING:
        return 0
    if kind == BIDS:
        score = table[SCORES + table[TURN]]
        least = min(13, score // 10) if score >= 30 else 2
        return (1 << 12) - 1 & ~((1 << least - 2) - 1)
    return may_say(part(table, TALK), part(rules, OF_TALK))


@kernel
def may_announce(table: Int64Row, rules: Int64Row) -> int:
    """Cliques that the seat was dealt and has not announced (QR-9)."""
    if not no_tricks(table) or (rules[BEFORE_LEAD] and table[STAGE] == PLAYING):
        return 0
    seat = int(table[TURN])
    free = cliques(int(table[DEALT + seat])) & ~int(table[TALK + seat])
    return free | 1 << DONE_CALL if table[STAGE] == TALKING else free


@kernel
def best_named(table: Int64Row) -> int:
    """The best rank named so far, -1 for none."""
    best = 3
    for seat in range(4):
        rank = table[TALK + NAMED + seat]
        if 0 <= rank < best:
            best = rank
    return int(best) if best < 3 else -1


@kernel
def may_name(table: Int64Row, rules: Int64Row) -> int:
    """A number in the first trick, "good" where all cliques are beaten (QL-11); then a higher rank or "good" (QL-12)."""
    seat = int(table[TURN])
    held, best = cliques(int(table[DEALT + seat])), int(table[TALK + SAID_BEST])
    if table[STAGE] == TALKING:
        named, ranks = best_named(table), 0
        for rank in range(3):
            if held >> 2 * rank + best - 3 & 1 and (named < 0 or rank < named):
                ranks |= 1 << RANK + rank
        return ranks | 1 << GOOD if named >= 0 else ranks
    if table[STAGE] != PLAYING or not no_tricks(table) or table[TALK + seat] >= 0:
        return 0
    calls, most = 0, 0
    for number in (3, 4):
        if held & 0b010101 << number - 3:
            most = number
            if rules[MAY_TELL] or number >= best:
                calls |= 1 << COUNT_3 + number - 3
    return calls | 1 << GOOD if rules[MAY_TELL] and 0 < most < best else calls


@kernel
def may_say(talk: Int64Array, rules: Int64Array) -> int:  # noqa: C901, PLR0911, PLR0912 - one step after the other
    """The words of the auction open to the seat to act (KG-13 to KG-24)."""
    step, standing = talk[auction.STEP], int(talk[auction.STANDING])
    over = (1 << int(rules[auction.RUNGS])) - 1 & ~((1 << standing + 1) - 1)
    if step == auction.OPEN:
        return DECLARE_ALL | 1 << AUCTION_CALL
    if step == auction.BID:
        if standing >= 0:
            eldest = talk[auction.DEALER] + 1
            if (talk[auction.LEADER] - eldest & 3) > (talk[auction.TURN] - eldest & 3):
                over |= 1 << standing
        return over << RUNG | 1 << PASS
    if step in (auction.ASKED, auction.ULTIMATUM):
        return 1 << YES | 1 << NO
    threats = 0
    if auction.next_threatened(talk, rules, 1) < 4:
        for rung in range(10):
            if over >> rung & 1:
                threats |= 3 << ULTIMATUM + 2 * rung
    split = 1 << SPLIT if auction.may_split(talk, rules) else 0
    bound = standing >= 0 and auction.must_sell(talk, rules)
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
def word_of(call: int) -> int:  # noqa: PLR0911 - one word after the other
    """A call of the auction as `auction.say` takes it."""
    if call < AUCTION_CALL:
        return auction.SAY_DECLARE * 100 + call
    if call == AUCTION_CALL:
        return auction.SAY_AUCTION * 100
    if call < PASS:
        return auction.SAY_BID * 100 + call - RUNG
    if call < ASK:
        return (auction.SAY_PASS + call - PASS) * 100
    if call < ULTIMATUM:
        return auction.SAY_ASK * 100 + call - ASK
    if call < SPLIT:
        place = call - ULTIMATUM
        return auction.SAY_ULTIMATUM * 100 + (place >> 1) + auction.POSITIVE * (place & 1)
    return (auction.SAY_SPLIT + call - SPLIT) * 100


@kernel
def clique_points(table: Int64Row, rules: Int64Row, side: int) -> int:
    """What the cliques announced so far are worth to a side (QR-9)."""
    best, best_sides = -1, 0
    for seat in range(4):
        announced = int(table[TALK + seat])
        while announced:
            worth = CLIQUE_WORTH[lowest(announced)]
            announced &= announced - 1
            if worth > best:
                best, best_sides = worth, 0
            if worth == best:
                best_sides |= 1 << (seat & 1)
    total = 0
    for seat in range(side, 4, 2):
        announced = int(table[TALK + seat])
        while announced:
            worth = CLIQUE_WORTH[lowest(announced)]
            announced &= announced - 1
            mode = rules[COUNTING]
            if mode == 0 or (mode == 1 and worth == best) or (mode == 2 and best_sides >> side & 1):
                total += worth
    return total


@kernel
def named_points(table: Int64Row, side: int) -> int:
    """What the highest clique named is worth to a side (QL-13)."""
    best = best_named(table)
    if best < 0:
        return 0
    worth, total = CLIQUE_WORTH[2 * best + int(table[TALK + SAID_BEST]) - 3], 0
    for seat in range(side, 4, 2):
        if table[TALK + NAMED + seat] == best:
            total += worth
    return total


@kernel
def next_to_name(table: Int64Row) -> int:
    """The next seat to name its clique, from first hand on; -1 where all have (QL-12)."""
    for step in range(1, 5):
        seat = int(table[DEALER]) + step & 3
        if table[TALK + seat] == table[TALK + SAID_BEST] and table[TALK + NAMED + seat] < 0:
            return seat
    return -1


@kernel
def call(table: Int64Row, rules: Int64Row, said: int) -> None:  # noqa: C901, PLR0912 - one kind after the other
    """Carries the talk on by a call; afterwards stage and turn are right, but the contract of an auction is not yet set."""
    kind, seat = rules[KIND], int(table[TURN])
    if kind == BIDS:
        table[TALK + seat] = said + 2
        table[TALK + BIDS_SAID] += 1
        table[TURN] = seat + 1 & 3
        if table[TALK + BIDS_SAID] == 4:
            bids = table[TALK] + table[TALK + 1] + table[TALK + 2] + table[TALK + 3]
            most = max(table[SCORES], table[SCORES + 1], table[SCORES + 2], table[SCORES + 3])
            table[STAGE] = PLAYING if bids >= (9 + most // 10 if most >= 30 else 11) else DONE
    elif kind == ANNOUNCEMENTS:
        if said == DONE_CALL:
            table[TALK + DONE_SAID] += 1
            table[TURN] = seat + 1 & 3
            if table[TALK + DONE_SAID] == 4:
                table[STAGE] = PLAYING
        else:
            table[TALK + seat] |= 1 << said
            if rules[CLIQUES_FIRST] and table[SCORES + seat] + clique_points(table, rules, seat & 1) >= rules[TARGET]:
                table[STAGE] = DONE
    elif kind == NAMING:
        if table[STAGE] == PLAYING:
            table[TALK + seat] = 0 if said == GOOD else said + 3
            table[TALK + SAID_BEST] = max(table[TALK + SAID_BEST], table[TALK + seat])
        else:
            table[TALK + NAMED + seat] = 3 if said == GOOD else said - RANK
            follows = next_to_name(table)
            if follows >= 0:
                table[TURN] = follows
            else:
                table[STAGE] = PLAYING
    elif kind == AUCTION:
        talk = part(table, TALK)
        auction.say(talk, word_of(said), part(rules, OF_TALK))
        table[TURN] = talk[auction.TURN]
        if talk[auction.STEP] == auction.SPLIT_UP:
            table[STAGE] = DONE
        elif talk[auction.STEP] == auction.NAMED:
            table[STAGE] = PLAYING
