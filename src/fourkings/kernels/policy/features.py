"""The features of a choice between cards that a net reads (see `net`): a few small numbers.

A choice belongs to one of three groups: leading, following suit, playing without it. Each feature takes one of a few
values: some describe the whole decision (tricks left, what is in the trick, trumps out …), some the card (those above and
below it that others hold, the length of its suit, what it counts …). Each value of a feature has a row in the net's table:
these functions write the row numbers. Only what the seat to play could know is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined, kernel
from ..bits import lowest, popcount
from ..play import suit_of
from ..playout import LAST_COUNT, TRUMP, current_trick
from .linear import BELOW, SITUATIONS, friends_and_foes, situation
from .rollout import BIDDING, CHOOSER, PARTNERS, PLAYED, VOIDS, total_worth

if TYPE_CHECKING:
    Trick = tuple[int, int, int, int]
    from ..arrays import Int64Array

LEAD: Final = 0
FOLLOW: Final = 1
VOID: Final = 2
GROUPS: Final = 3

# Features of a decision, by the row that each begins with, then of a card.
LEFT: Final = 0  # tricks to come, this one included
POT: Final = LEFT + 14  # the cards on the table and the trick itself, in quarters of the greatest value
AHEAD: Final = POT + 16  # cards on the table, whose the best one is, whether it is the highest left of its suit
LATER: Final = AHEAD + 24  # opponents still to play who are void in the suit led, and whether the partner is
ABOVE_BEST: Final = LATER + 8  # cards of the others that would beat the best one
LED_OUT: Final = ABOVE_BEST + 13  # cards of the suit led that others hold
TRUMPS: Final = LED_OUT + 14  # trumps in hand and out
COSTLY_OUT: Final = TRUMPS + 56  # cards that count, held by others
COSTLY_MINE: Final = COSTLY_OUT + 14  # and in the hand
SHORT: Final = COSTLY_MINE + 6  # suits of which the hand has none, and one
NEED: Final = SHORT + 16  # if tricks are bid: the own bid, the partner's, the opponents'
CAN: Final = NEED + 108  # cards that would go above the best one, and cards that would stay below
LED_COSTLY: Final = CAN + 16  # cards that count in the suit led, held by others, and players to come
DECISION_FEATURES: Final = 13  #: features of a decision
SITUATION: Final = LED_COSTLY + 16  # as in `linear`, whether the partner is ahead, whether the card is next to the best
OWN: Final = SITUATION + 64  # cards of its suit in the hand, above it and below
HEIGHT: Final = OWN + 49  # its height in its suit, and the tricks left
WORTH: Final = HEIGHT + 182  # what it counts, and cards that beat it
COSTLY: Final = WORTH + 27  # cards that count, held by others, in its suit above and below; early or late
OWN_COSTLY: Final = COSTLY + 32  # and in the hand, if it counts itself
SHOWN_VOID: Final = OWN_COSTLY + 8  # opponents, and the partner, who have shown a void in its suit
TRUMPED: Final = SHOWN_VOID + 8  # a trump or not, trumps in hand and out
BETWEEN: Final = TRUMPED + 112  # cards of its suit that others hold, above and below it
LENGTH: Final = BETWEEN + 63  # cards of its suit out and in the hand
BEATEN: Final = LENGTH + 80  # cards that beat it, and players to come
ROWS: Final = BEATEN + 20
CARD_FEATURES: Final = 11  #: features of a card
FEATURES: Final = DECISION_FEATURES + CARD_FEATURES


@inlined
def bid_status(seat: int, need: Int64Array, won: Int64Array, tricks_left: int) -> int:
    """Return how bids stand, as one number for the features of a net.

    For the seat and its partner: made, lost, or how many tricks may be lost; for opponents: how many are open.
    """
    code = 0
    for step in (0, 2):
        lacks = int(need[seat + step & 3] - won[seat + step & 3])
        need_class = 0 if lacks <= 0 else 1 if lacks > tricks_left else 2 + min(tricks_left - lacks, 3)
        code = code * 6 + need_class
    live = 0
    for step in (1, 3):
        lacks = int(need[seat + step & 3] - won[seat + step & 3])
        live += 1 if 0 < lacks <= tricks_left else 0
    return code * 3 + live


@inlined
def decision_rows(
    seat: int, hand: int, rest: int, played: int, trick: Trick, above: int, pot: int, voids: int, partners: int, bids: int,
    trump: int, costly: int, rows: Int64Array,
) -> int:  # fmt: skip
    """Write the row numbers of the features that describe a decision, and return its group.

    rest: cards that others hold · pot: what the trick is worth so far · bids: as from `bid_status`.
    """
    led, _, ahead, _ = trick
    tricks_left = popcount(hand)
    group = LEAD if played == 0 else FOLLOW if hand & led else VOID
    rows[0] = LEFT + tricks_left
    rows[1] = POT + (min(abs(pot), 30) >> 1)
    rows[2], rows[3], rows[4], rows[5], rows[11], rows[12] = AHEAD, LATER, ABOVE_BEST, LED_OUT, CAN, LED_COSTLY
    if played:
        beating = popcount(rest & above)
        friend = 1 if partners and played >= 2 and ahead == played - 2 else 0
        rows[2] = AHEAD + 6 * played + 2 * (2 - friend) + (1 if beating == 0 else 0)
        suit = lowest(led) >> 4
        foes = 0
        for step in range(1, 4 - played):
            is_void = voids >> 4 * (seat + step & 3) + suit & 1
            foes += is_void * (4 if partners and step == 2 else 1)
        rows[3] = LATER + foes
        rows[4] = ABOVE_BEST + beating
        rows[5] = LED_OUT + popcount(rest & led)
        rows[11] = CAN + 4 * min(popcount(hand & above), 3) + min(popcount(hand & led & ~above), 3)
        rows[12] = LED_COSTLY + 4 * min(popcount(rest & led & costly), 3) + 3 - played
    rows[6] = TRUMPS + 8 * min(popcount(hand & trump), 6) + min(popcount(rest & trump), 7)
    rows[7] = COSTLY_OUT + popcount(rest & costly)
    rows[8] = COSTLY_MINE + min(popcount(hand & costly), 5)
    none, singles = 0, 0
    for index in range(0, 64, 16):
        suit = hand >> index & 0x1FFF
        if suit == 0:
            none += 1
        elif suit & suit - 1 == 0:
            singles += 1
    rows[9] = SHORT + 4 * min(none, 3) + min(singles, 3)
    rows[10] = NEED + bids
    return group


@inlined
def card_rows(
    card: int, hand: int, rest: int, played: int, trick: Trick, above: int, foes: int, friend: int, ahead: int, trump: int,
    stronger: Int64Array, worth: Int64Array, costly: int, rows: Int64Array,
) -> None:  # fmt: skip
    """Write the row numbers of a card's features behind the decision's; ahead: 1 if the partner is winning the trick."""
    suit, higher = suit_of(card), int(stronger[card])
    out, mine, tricks_left = rest & suit, hand & suit, popcount(hand)
    over, own_over = popcount(out & higher), popcount(mine & higher)
    under, own_under = popcount(out) - over, popcount(mine) - 1 - own_over
    suit_index = card >> 4
    where = situation(card, played, trick[0], trick[1], above, trump)
    edge = 0
    if played:
        if where < BELOW:
            edge = 1 if mine & above & ~higher & ~(1 << card) == 0 else 0
        elif where == BELOW:
            edge = 2 if mine & ~above & higher == 0 else 0
        else:
            edge = 3 if own_over == 0 else 0
    rows[13] = SITUATION + 4 * (where + (SITUATIONS if ahead else 0)) + edge
    rows[14] = OWN + 7 * min(own_over, 6) + min(own_under, 6)
    rows[15] = HEIGHT + 14 * (12 - popcount(higher)) + tricks_left
    rows[16] = WORTH + 3 * min(abs(int(worth[card])), 8) + (0 if over == 0 else 1 if over < 3 else 2)
    dear = out & costly
    rows[17] = (
        COSTLY + 8 * min(popcount(dear & higher), 3) + 2 * min(popcount(dear & ~higher), 3) + (1 if tricks_left > 6 else 0)
    )
    rows[18] = (
        OWN_COSTLY + 4 * (costly >> card & 1) + (2 if mine & costly & higher else 0)
        + (1 if mine & costly & ~higher & ~(1 << card) else 0)
    )  # fmt: skip
    rows[19] = SHOWN_VOID + 2 * (foes >> 4 * suit_index & 15) + (friend >> suit_index & 1)
    rows[20] = TRUMPED + 56 * (trump >> card & 1) + 8 * min(popcount(hand & trump), 6) + min(popcount(rest & trump), 7)
    rows[21] = BETWEEN + 9 * min(over, 6) + min(under, 8)
    rows[22] = LENGTH + 8 * min(over + under, 9) + min(own_over + own_under + 1, 7)
    rows[23] = BEATEN + 5 * (3 - played) + min(over, 4)


@kernel
def look(
    hands: Int64Array, board: Int64Array, need: Int64Array, cards: Int64Array, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int, written: Int64Array,
) -> int:  # fmt: skip
    """Fill `written` with the row numbers of the features of `cards`, for the seat to play; return the decision's group."""
    trump, seat = int(terms[TRUMP]), int(board[CHOOSER])
    trick, on_table = current_trick(board, PLAYED, stronger, trump)
    played, hand, in_play = int(board[PLAYED]), int(hands[seat]), int(hands[0] | hands[1] | hands[2] | hands[3])
    pot = int(worth[64]) + total_worth(on_table, worth)
    if popcount(hand) <= terms[LAST_COUNT]:
        pot += int(worth[65])
    voids, partners, above = int(board[VOIDS]), int(board[PARTNERS]), int(stronger[trick[1]])
    bids = bid_status(seat, need, need ^ need, popcount(hand)) if board[BIDDING] else 0
    foes, friend = friends_and_foes(voids, seat, partners)
    ahead = 1 if partners and played >= 2 and trick[2] == played - 2 else 0
    rest, group = in_play ^ hand, 0
    for index in range(len(cards)):
        rows = written[index]
        group = decision_rows(seat, hand, rest, played, trick, above, pot, voids, partners, bids, trump, costly, rows)
        card_rows(
            int(cards[index]), hand, rest, played, trick, above, foes, friend, ahead, trump, stronger, worth, costly, rows,
        )  # fmt: skip
    return group
