"""Endings searched over many deals at once, one action for each information set: nobody uses what they cannot know.

Cards are played face up, so a seat knows the hand it began with and the cards played since. The tree of cards is walked
once for all deals together. At each turn, every hand that the seat may hold chooses one card for all the deals in which it
holds that hand: the card with the best weighted average for that seat. Every seat maximizes its own utility (max^n). Cards
between which a seat finds no difference share what follows evenly.

Solving each deal with all cards seen and averaging is the same walk with every deal a group of its own: see `groups` in
`solve`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import lowest, popcount
from ..equals import distinct_cards
from ..play import Duties
from ..playout import LAST_COUNT, LAST_POINTS, TRICK, TRUMP, add_card, card_points, current_trick, duties_of, legal_cards

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

# A board: the leader, the number of cards on the table, and those cards.
LEADER: Final = 0
PLAYED: Final = 1
TABLE: Final = 2
BOARD: Final = 5

# A node of the tree: the trick, the cards gone since the root, those still to try, what was taken, and the number of deals
# and of tricks left.
LED: Final = 2
BEST: Final = 3
AHEAD: Final = 4
RUFFED: Final = 5
ON_TABLE: Final = 6
GONE: Final = 7
TO_TRY: Final = 8
POINTS: Final = 9
TRICKS: Final = 13
DEAL_COUNT: Final = 17
LEFT: Final = 18
NODE: Final = 19

DEEPEST: Final = 17  #: nodes on a path: five tricks, of which the last needs none, and the root
LEAST: Final = -1e300
NEAR: Final = 1e-9  #: means no further apart than this are equal


@kernel
def trick_worth(cards: int, left: int, terms: Int64Array) -> int:
    """Return the points of a trick with these cards, `left` tricks before the end, itself included."""
    last = int(terms[LAST_POINTS]) if left <= terms[LAST_COUNT] else 0
    return int(terms[TRICK]) + last + card_points(cards, terms)


@kernel
def set_root(board: Int64Array, hands: Int64Array, terms: Int64Array, stronger: Int64Array, node: Int64Array) -> None:
    """Fill `node` with the root of the tree: the trick on the board, nothing taken yet."""
    for field in range(NODE):
        node[field] = 0
    trick, on_table = current_trick(board, PLAYED, stronger, int(terms[TRUMP]))
    node[LEADER], node[PLAYED] = board[LEADER], board[PLAYED]
    node[LED], node[BEST], node[AHEAD], node[RUFFED] = trick
    node[ON_TABLE] = on_table
    node[LEFT] = popcount(int(hands[board[LEADER] + 3 & 3]))


@kernel
def expand(
    node: Int64Array, samples: Int64Array, groups: Int64Array, active: Int64Array, legal_masks: Int64Array,
    best: Float64Array, terms: Int64Array, stronger: Int64Array, worth: Int64Array, duties: Duties,
) -> None:  # fmt: skip
    """List a node's legal cards, deal by deal, one of each run of equals, and reset the best value of each hand.

    active: the deals that reach the node · legal_masks: filled, by deal · groups, best: see `back_up`.
    """
    seat, played, gone, union = int(node[LEADER] + node[PLAYED] & 3), int(node[PLAYED]), int(node[GONE]), 0
    trick = (int(node[LED]), int(node[BEST]), int(node[AHEAD]), int(node[RUFFED]))
    above = int(stronger[trick[1]])
    for index in range(int(node[DEAL_COUNT])):
        sample = active[index]
        hand = int(samples[sample, seat]) & ~gone
        in_play = int(samples[sample, 0] | samples[sample, 1] | samples[sample, 2] | samples[sample, 3]) & ~gone
        legal = legal_cards(hand, played, trick, above, int(terms[TRUMP]), duties)
        if legal & legal - 1:
            legal = distinct_cards(legal, hand, in_play ^ hand | int(node[ON_TABLE]), stronger, worth, 0)
        legal_masks[sample] = legal
        union |= legal
        best[groups[seat, sample]] = LEAST
    node[TO_TRY] = union


@kernel
def make_child(
    node: Int64Array, card: int, legal_masks: Int64Array, active: Int64Array, child: Int64Array, next_active: Int64Array,
    terms: Int64Array, stronger: Int64Array,
) -> None:  # fmt: skip
    """Fill `child` with the node that a card leads to, and `next_active` with the deals in which it may be played."""
    count = 0
    for index in range(int(node[DEAL_COUNT])):
        sample = active[index]
        if legal_masks[sample] >> card & 1:
            next_active[count] = sample
            count += 1
    for field in range(NODE):
        child[field] = node[field]
    trick = (int(node[LED]), int(node[BEST]), int(node[AHEAD]), int(node[RUFFED]))
    trick = add_card(card, int(node[PLAYED]), trick, int(stronger[trick[1]]), int(terms[TRUMP]))
    child[DEAL_COUNT], child[TO_TRY] = count, 0
    child[GONE] |= 1 << card
    child[ON_TABLE] |= 1 << card
    child[PLAYED] += 1
    child[LED], child[BEST], child[AHEAD], child[RUFFED] = trick
    if child[PLAYED] == 4:
        winner = node[LEADER] + trick[2] & 3
        child[POINTS + winner] += trick_worth(int(child[ON_TABLE]), int(node[LEFT]), terms)
        child[TRICKS + winner] += 1
        child[LEADER], child[PLAYED], child[ON_TABLE] = winner, 0, 0
        child[LED] = child[BEST] = child[AHEAD] = child[RUFFED] = 0
        child[LEFT] -= 1


@kernel
def evaluate_leaf(  # the last trick plays itself
    node: Int64Array, samples: Int64Array, active: Int64Array, terms: Int64Array, stronger: Int64Array, mix: Float64Array,
    steps: Int64Array, table: Float64Array, values: Float64Array,
) -> None:  # fmt: skip
    """Fill `values` with each seat's utility (see `solve`), deal by deal, when one trick or none is left to play."""
    leader, gone = int(node[LEADER]), int(node[GONE])
    for index in range(int(node[DEAL_COUNT])):
        sample = active[index]
        trick, cards, winner = (0, 0, 0, 0), 0, 0
        if node[LEFT]:
            for played in range(4):
                card = lowest(int(samples[sample, leader + played & 3]) & ~gone)
                trick = add_card(card, played, trick, int(stronger[trick[1]]), int(terms[TRUMP]))
                cards |= 1 << card
            winner = leader + trick[2] & 3
            points = trick_worth(cards, 1, terms)
            node[POINTS + winner] += points
            node[TRICKS + winner] += 1
        key = 0
        for seat in range(4):
            key += int(steps[seat] * node[TRICKS + seat] + steps[4 + seat] * node[POINTS + seat])
        for seat in range(4):
            total = table[key, seat]
            for other in range(4):
                total += mix[seat, other] * node[POINTS + other]
            values[sample, seat] = total
        if node[LEFT]:
            node[POINTS + winner] -= points
            node[TRICKS + winner] -= 1


@kernel
def back_up(
    seat: int, count: int, active: Int64Array, weights: Float64Array, groups: Int64Array, best: Float64Array,
    ties: Int64Array, sums: Float64Array, verdicts: Int64Array, child_values: Float64Array, values: Float64Array,
) -> None:  # fmt: skip
    """Update a node's values after one of its cards was searched: each hand keeps its best card, or the mean of equals.

    seat: the one that chooses · active: the deals in which it may play the card, `count` · child_values: what these are
    worth to each seat after it · values: the node's so far · best, ties: by group, the value of its best cards and their
    number · sums, verdicts: working memory.
    """
    for index in range(count):
        group = groups[active[index]]
        sums[group] = 0.0
        verdicts[group] = -2
    for index in range(count):
        sample = active[index]
        sums[groups[sample]] += weights[sample] * child_values[sample, seat]
    for index in range(count):
        sample = active[index]
        group = groups[sample]
        if verdicts[group] == -2:
            gain, tolerance = sums[group] - best[group], NEAR * (1.0 + abs(sums[group]))
            verdicts[group] = 1 if gain > tolerance else 0 if gain > -tolerance else -1
            if verdicts[group] == 1:
                best[group], ties[group] = sums[group], 1
            elif verdicts[group] == 0:
                ties[group] += 1
        for other in range(4):
            if verdicts[group] == 1:
                values[sample, other] = child_values[sample, other]
            elif verdicts[group] == 0:
                values[sample, other] += (child_values[sample, other] - values[sample, other]) / ties[group]


@kernel
def solve(  # noqa: C901 - a loop by numbered steps
    samples: Int64Array, weights: Float64Array, groups: Int64Array, board: Int64Array, cards: Int64Array, terms: Int64Array,
    stronger: Int64Array, worth: Int64Array, mix: Float64Array, steps: Int64Array, table: Float64Array, limit: int,
    nodes: Int64Array, active: Int64Array, legal_masks: Int64Array, values: Float64Array, best: Float64Array,
    ties: Int64Array, sums: Float64Array, verdicts: Int64Array, card_values: Float64Array,
) -> int:  # fmt: skip
    """Fill `card_values` (sample, card) with the value of each card to the seat to play; return the nodes visited.

    samples, weights: deals, in all of which that seat holds the same · groups: by seat and sample a number below that of
    the samples, the same for samples that the seat cannot tell apart: hands, or the sample itself for a seat that sees all
    cards · mix: what the four seats' points from here on are worth to each · steps, table: and by the row of a table that
    the tricks (four steps) and points (four more) of the seats lead to · limit: nodes after which it gives up, and returns
    one more · the rest is working memory, a row for each of `DEEPEST` levels, of `sums` and `verdicts` one.
    """
    duties = duties_of(terms)
    set_root(board, samples[0], terms, stronger, nodes[0])
    nodes[0, DEAL_COUNT] = len(samples)
    for sample in range(len(samples)):
        active[0, sample] = sample
        legal_masks[0, sample] = 0
        for index in range(len(cards)):
            legal_masks[0, sample] |= 1 << int(cards[index])
    me, nodes_visited, level, card_index = int(board[LEADER] + board[PLAYED] & 3), 0, 0, -1
    while True:
        # 1. The next card to try.
        if level == 0:
            card_index += 1
            if card_index == len(cards):
                return nodes_visited
            card = int(cards[card_index])
        else:
            card = lowest(int(nodes[level, TO_TRY]))
            nodes[level, TO_TRY] &= nodes[level, TO_TRY] - 1
        nodes_visited += 1
        if nodes_visited > limit:
            return nodes_visited
        make_child(
            nodes[level], card, legal_masks[level], active[level], nodes[level + 1], active[level + 1], terms, stronger
        )
        level += 1
        if nodes[level, PLAYED] or nodes[level, LEFT] > 1:
            expand(
                nodes[level], samples, groups, active[level], legal_masks[level], best[level], terms, stronger, worth,
                duties,
            )  # fmt: skip
        else:
            evaluate_leaf(nodes[level], samples, active[level], terms, stronger, mix, steps, table, values[level])
        # 2. Back up finished nodes.
        while level and nodes[level, TO_TRY] == 0:
            level -= 1
            count = int(nodes[level + 1, DEAL_COUNT])
            if level == 0:
                for index in range(count):
                    sample = active[1, index]
                    card_values[sample, card_index] = values[1, sample, me]
                break
            seat = int(nodes[level, LEADER] + nodes[level, PLAYED] & 3)
            back_up(
                seat, count, active[level + 1], weights, groups[seat], best[level], ties[level], sums, verdicts,
                values[level + 1], values[level],
            )  # fmt: skip
