"""Endings over many deals at once, one action for each information set: nobody plays by what they cannot know.

Cards are played face up, so what a seat knows is the hand it began with and the cards played since. The tree of cards is
walked once for all deals together, and wherever a seat is to play, every hand that it may hold chooses one card for all the
deals in which it holds that hand: the card that is best for that seat on average, deals weighed as they are likely. What
the seats do with a card is what they are found to do further down, each for its own utility (max^n). Cards between which
a seat can find no difference share what follows evenly.

Solving each deal with all cards seen and taking the average instead is the same walk with every deal told apart by its
number: see `groups` in `solve`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import count, lowest
from ..equals import distinct
from ..play import Duties
from ..playout import FIRST_SET, LAST_EACH, LAST_MANY, SETS, TRICK, TRUMP, duties_of, laid, may_play

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

# A board: who leads, how many cards lie on the table, and those cards.
LEADER: Final = 0
PLAYED: Final = 1
TABLE: Final = 2
BOARD: Final = 5

# A node of the tree: the trick, the cards gone since the root, those still to try, what was taken, how many deals are
# left in it, and how many tricks.
LED: Final = 2
BEST: Final = 3
AHEAD: Final = 4
RUFFED: Final = 5
ON_TABLE: Final = 6
GONE: Final = 7
TO_TRY: Final = 8
POINTS: Final = 9
TRICKS: Final = 13
MANY: Final = 17
LEFT: Final = 18
NODE: Final = 19

DEEPEST: Final = 17
"""Nodes on a path: five tricks, of which the last needs none, and the root."""
LEAST: Final = -1e300
NEAR: Final = 1e-9
"""Means no further apart than this are the same."""


@kernel
def worth_of(cards: int, left: int, terms: Int64Array) -> int:
    """What a trick with these cards counts, `left` tricks before the end, itself included."""
    total = int(terms[TRICK]) + (int(terms[LAST_EACH]) if left <= terms[LAST_MANY] else 0)
    for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        total += int(terms[place + 1]) * count(cards & int(terms[place]))
    return total


@kernel
def begin(board: Int64Array, hands: Int64Array, terms: Int64Array, stronger: Int64Array, node: Int64Array) -> None:
    """Makes the root."""
    for field in range(NODE):
        node[field] = 0
    trick, on_table = (0, 0, 0, 0), 0
    for place in range(int(board[PLAYED])):
        card = int(board[TABLE + place])
        trick = laid(card, place, trick, int(stronger[trick[1]]), int(terms[TRUMP]))
        on_table |= 1 << card
    node[LEADER], node[PLAYED] = board[LEADER], board[PLAYED]
    node[LED], node[BEST], node[AHEAD], node[RUFFED] = trick
    node[ON_TABLE] = on_table
    node[LEFT] = count(int(hands[board[LEADER] + 3 & 3]))


@kernel
def enter(
    node: Int64Array, worlds: Int64Array, groups: Int64Array, acts: Int64Array, mays: Int64Array, best: Float64Array,
    terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, duties: Duties,
) -> None:  # fmt: skip
    """What may be played at a node, deal by deal, one of each run of equals; nothing is found to be best yet."""
    seat, played, gone, union = int(node[LEADER] + node[PLAYED] & 3), int(node[PLAYED]), int(node[GONE]), 0
    trick = (int(node[LED]), int(node[BEST]), int(node[AHEAD]), int(node[RUFFED]))
    above = int(stronger[trick[1]])
    for place in range(int(node[MANY])):
        world = acts[place]
        hand = int(worlds[world, seat]) & ~gone
        everything = int(worlds[world, 0] | worlds[world, 1] | worlds[world, 2] | worlds[world, 3]) & ~gone
        may = may_play(hand, played, trick, above, int(terms[TRUMP]), duties)
        if may & may - 1:
            may = distinct(may, hand, everything ^ hand | int(node[ON_TABLE]), stronger, worth, 0)
        mays[world] = may
        union |= may
        best[groups[seat, world]] = LEAST
    node[TO_TRY] = union


@kernel
def follow(
    node: Int64Array,
    card: int,
    mays: Int64Array,
    acts: Int64Array,
    after: Int64Array,
    nexts: Int64Array,
    terms: Int64Array,
    stronger: Int64Array,
) -> None:
    """Makes the node that a card leads to, with the deals in which it may be played."""
    many = 0
    for place in range(int(node[MANY])):
        world = acts[place]
        if mays[world] >> card & 1:
            nexts[many] = world
            many += 1
    for field in range(NODE):
        after[field] = node[field]
    trick = (int(node[LED]), int(node[BEST]), int(node[AHEAD]), int(node[RUFFED]))
    trick = laid(card, int(node[PLAYED]), trick, int(stronger[trick[1]]), int(terms[TRUMP]))
    after[MANY], after[TO_TRY] = many, 0
    after[GONE] |= 1 << card
    after[ON_TABLE] |= 1 << card
    after[PLAYED] += 1
    after[LED], after[BEST], after[AHEAD], after[RUFFED] = trick
    if after[PLAYED] == 4:
        winner = node[LEADER] + trick[2] & 3
        after[POINTS + winner] += worth_of(int(after[ON_TABLE]), int(node[LEFT]), terms)
        after[TRICKS + winner] += 1
        after[LEADER], after[PLAYED], after[ON_TABLE] = winner, 0, 0
        after[LED] = after[BEST] = after[AHEAD] = after[RUFFED] = 0
        after[LEFT] -= 1


@kernel
def finish(  # the last trick plays itself
    node: Int64Array, worlds: Int64Array, acts: Int64Array, terms: Int64Array, stronger: Int64Array, mix: Float64Array,
    steps: Int64Array, table: Float64Array,
    values: Float64Array,
) -> None:  # fmt: skip
    """What the end is worth to each seat, deal by deal, where every hand is down to one card or to none."""
    leader, gone = int(node[LEADER]), int(node[GONE])
    for place in range(int(node[MANY])):
        world = acts[place]
        trick, cards, winner = (0, 0, 0, 0), 0, 0
        if node[LEFT]:
            for played in range(4):
                card = lowest(int(worlds[world, leader + played & 3]) & ~gone)
                trick = laid(card, played, trick, int(stronger[trick[1]]), int(terms[TRUMP]))
                cards |= 1 << card
            winner = leader + trick[2] & 3
            points = worth_of(cards, 1, terms)
            node[POINTS + winner] += points
            node[TRICKS + winner] += 1
        key = 0
        for seat in range(4):
            key += int(steps[seat] * node[TRICKS + seat] + steps[4 + seat] * node[POINTS + seat])
        for seat in range(4):
            total = table[key, seat]
            for other in range(4):
                total += mix[seat, other] * node[POINTS + other]
            values[world, seat] = total
        if node[LEFT]:
            node[POINTS + winner] -= points
            node[TRICKS + winner] -= 1


@kernel
def absorb(
    seat: int, many: int, acts: Int64Array, weights: Float64Array, groups: Int64Array, best: Float64Array,
    ties: Int64Array, sums: Float64Array, said: Int64Array,
    lower: Float64Array, values: Float64Array,
) -> None:  # fmt: skip
    """Every hand that could play the card takes it where it is better than what it has, and half where it is as good.

    acts: the deals of the card's node, `many` · lower: what they are worth to each seat after it · values: and so far.
    best, ties: by group, what its best cards are worth and how many there are.
    """
    for place in range(many):
        group = groups[acts[place]]
        sums[group] = 0.0
        said[group] = -2
    for place in range(many):
        world = acts[place]
        sums[groups[world]] += weights[world] * lower[world, seat]
    for place in range(many):
        world = acts[place]
        group = groups[world]
        if said[group] == -2:
            more, near = sums[group] - best[group], NEAR * (1.0 + abs(sums[group]))
            said[group] = 1 if more > near else 0 if more > -near else -1
            if said[group] == 1:
                best[group], ties[group] = sums[group], 1
            elif said[group] == 0:
                ties[group] += 1
        for other in range(4):
            if said[group] == 1:
                values[world, other] = lower[world, other]
            elif said[group] == 0:
                values[world, other] += (lower[world, other] - values[world, other]) / ties[group]


@kernel
def solve(  # noqa: C901 - a loop by numbered steps
    worlds: Int64Array, weights: Float64Array, groups: Int64Array, board: Int64Array, cards: Int64Array,
    terms: Int64Array, stronger: Int64Array, worth: Int64Array,
    mix: Float64Array, steps: Int64Array, table: Float64Array, limit: int, nodes: Int64Array, acts: Int64Array,
    mays: Int64Array, values: Float64Array,
    best: Float64Array, ties: Int64Array, sums: Float64Array, said: Int64Array, card_values: Float64Array,
) -> int:  # fmt: skip
    """Writes into `card_values` (world, card) what each card of the seat to play is worth to it; returns the nodes visited.

    worlds, weights: deals, in all of which that seat holds the same · groups: by seat and world a number below that of
    the worlds, the same for worlds that the seat cannot tell apart: hands, or the world itself for a seat that sees all
    cards · mix: what the four seats' points from here on are worth to each · steps, table: and by the row of a table that
    the tricks (four steps) and points (four more) of the seats lead to · limit: nodes after which it gives up, and returns
    one more · the rest is working memory, a row for each of `DEEPEST` levels, of `sums` and `said` one.
    """
    duties = duties_of(terms)
    begin(board, worlds[0], terms, stronger, nodes[0])
    nodes[0, MANY] = len(worlds)
    for world in range(len(worlds)):
        acts[0, world] = world
        mays[0, world] = 0
        for place in range(len(cards)):
            mays[0, world] |= 1 << int(cards[place])
    me, looked, level, at = int(board[LEADER] + board[PLAYED] & 3), 0, 0, -1
    while True:
        # 1. A card that is still to be tried.
        if level == 0:
            at += 1
            if at == len(cards):
                return looked
            card = int(cards[at])
        else:
            card = lowest(int(nodes[level, TO_TRY]))
            nodes[level, TO_TRY] &= nodes[level, TO_TRY] - 1
        looked += 1
        if looked > limit:
            return looked
        follow(nodes[level], card, mays[level], acts[level], nodes[level + 1], acts[level + 1], terms, stronger)
        level += 1
        if nodes[level, PLAYED] or nodes[level, LEFT] > 1:
            enter(nodes[level], worlds, groups, acts[level], mays[level], best[level], terms, stronger, worth, duties)
        else:
            finish(nodes[level], worlds, acts[level], terms, stronger, mix, steps, table, values[level])
        # 2. What is done goes up.
        while level and nodes[level, TO_TRY] == 0:
            level -= 1
            many = int(nodes[level + 1, MANY])
            if level == 0:
                for place in range(many):
                    world = acts[1, place]
                    card_values[world, at] = values[1, world, me]
                break
            seat = int(nodes[level, LEADER] + nodes[level, PLAYED] & 3)
            absorb(
                seat, many, acts[level + 1], weights, groups[seat], best[level], ties[level], sums, said,
                values[level + 1], values[level],
            )  # fmt: skip
