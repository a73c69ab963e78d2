"""What a tree of cards is made of: how it is to be grown, its nodes, the way down, and what a playout brought whom."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import count
from ..policy.linear import BIDDING, PARTNERS

if TYPE_CHECKING:
    from ..arrays import Int64Array

# How the tree is grown.
SEARCHING: Final = 0  # a bit for each seat that searches
ORDERED: Final = 1  # 1: cards are tried in the order of their merit, else by chance
HIGHEST: Final = 2  # 1: of equal cards the highest stands for all, else the lowest
DEALER: Final = 3  # King: whose tricks are taken over,
BUYER: Final = 4  # by whom,
UNITS: Final = 5  # how many,
EACH: Final = 6  # at how many points,
BEFORE: Final = 7  # and how many the dealer has already
BIDS: Final = 8  # games of bids: what each seat's bid counts, four places
HOW: Final = 12

# A node: its card, its first child, its next sibling, how often it was played and how often it could have been, and the
# points that followed, by seat.
CARD: Final = 0
CHILD: Final = 1
NEXT: Final = 2
VISITS: Final = 3
CHANCES: Final = 4
POINTS: Final = 5
NODE: Final = 9


@kernel
def chosen(nodes: Int64Array, node: int, seat: int, may: int, curiosity: float) -> tuple[int, int]:
    """The child to go down to, by the bound on what it may be worth to the seat (UCB1), and the cards not tried yet.

    Counts for each child that could be played that it could. curiosity: in points.
    """
    child, tried, best, most = int(nodes[node, CHILD]), 0, 0, 0.0
    while child:
        if may >> nodes[child, CARD] & 1:
            tried |= 1 << int(nodes[child, CARD])
            nodes[child, CHANCES] += 1
            visits = float(nodes[child, VISITS])
            bound = nodes[child, POINTS + seat] / visits + curiosity * sqrt(log(float(nodes[child, CHANCES])) / visits)
            if best == 0 or bound > most:
                best, most = child, bound
        child = int(nodes[child, NEXT])
    return best, may & ~tried


@kernel
def child_of(nodes: Int64Array, node: int, card: int) -> int:
    """The child of a node by a card, 0 where there is none."""
    child = int(nodes[node, CHILD])
    while child and nodes[child, CARD] != card:
        child = int(nodes[child, NEXT])
    return child


@kernel
def shared(points: Int64Array, taken: Int64Array, need: Int64Array, board: Int64Array, how: Int64Array) -> None:
    """What a playout brought each seat, as it looks at it: bids made or lost, a take-over, and partners as one."""
    if board[BIDDING]:
        for seat in range(4):
            points[seat] = how[BIDS + seat] if count(int(taken[seat])) >> 2 >= need[seat] else -how[BIDS + seat]
    if how[UNITS]:
        many = min(int(how[UNITS]), int(how[BEFORE]) + (count(int(taken[how[DEALER]])) >> 2)) * int(how[EACH])
        points[how[DEALER]] += many
        points[how[BUYER]] -= many
    if board[PARTNERS]:
        beyond = points[0] + points[2] - points[1] - points[3]
        for seat in range(4):
            points[seat] = -beyond if seat & 1 else beyond
