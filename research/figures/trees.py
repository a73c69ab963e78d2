"""Information-set Monte Carlo tree search: a tree of the cards played from here on, grown over deals that fit a view.

Cards are played face up, so what a player knows is their hand and the cards played: one tree for all deals is a tree of
what the seat that thinks can know, and a card counts where the deal at hand allows it (ISMCTS: Cowling, Powley, Whitehouse
2012). Grown over a single deal it is a search with all cards seen (UCT with a payoff each, max^n: Sturtevant 2008). Seats
either search, each for its own points, or play by rule of thumb; a deal is played out the same way from the tree's edge.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from fourkings.kernels.compiled.bits import lowest, nth, popcount
from fourkings.kernels.compiled.equals import distinct_cards
from fourkings.kernels.compiled.playout import (
    LAST_COUNT,
    LOW32,
    TRICK,
    TRUMP,
    add_card,
    add_points,
    add_shown_voids,
    current_trick,
    duties_of,
    legal_cards,
    next_random,
    play_out,
    seed_rng,
)
from fourkings.kernels.compiled.policy import rollout
from fourkings.kernels.compiled.policy.linear import FEATURES, SITUATIONS, choose, friends_and_foes, merit, situation
from fourkings.kernels.compiled.policy.rollout import BIDDING, LEADER, PARTNERS, PLAYED, TABLE, VOIDS, total_worth

from fourkings.kernels.compiled import kernel

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

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
    """Return the child to go down to, by the bound on its worth to the seat (UCB1), and the cards not tried yet.

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
    """Return the child of a node by a card, 0 if there is none."""
    child = int(nodes[node, CHILD])
    while child and nodes[child, CARD] != card:
        child = int(nodes[child, NEXT])
    return child


@kernel
def shared(points: Int64Array, taken: Int64Array, need: Int64Array, board: Int64Array, how: Int64Array) -> None:
    """Turn a playout's points into what each seat plays for: bids made or lost, a take-over, and partners as one."""
    if board[BIDDING]:
        for seat in range(4):
            points[seat] = how[BIDS + seat] if popcount(int(taken[seat])) >> 2 >= need[seat] else -how[BIDS + seat]
    if how[UNITS]:
        many = min(int(how[UNITS]), int(how[BEFORE]) + (popcount(int(taken[how[DEALER]])) >> 2)) * int(how[EACH])
        points[how[DEALER]] += many
        points[how[BUYER]] -= many
    if board[PARTNERS]:
        beyond = points[0] + points[2] - points[1] - points[3]
        for seat in range(4):
            points[seat] = -beyond if seat & 1 else beyond


# --- growing it -----------------------------------------------------------------------------------------------------

HANDS: Final = 0
TAKEN: Final = 4
PATH: Final = 8
PLAYOUT: Final = 61
ROOM: Final = 77
"""Working memory: hands, cards taken, the path down the tree, and the room of a playout."""


@kernel
def by_merit(
    may: int, hand: int, rest: int, played: int, trick: tuple[int, int, int, int], pot: int, voids: int, seat: int,
    partners: int, trump: int, stronger: Int64Array, worth: Int64Array, costly: int, weights: Int64Array,
) -> int:  # fmt: skip
    """Return the card of greatest merit, the lowest of equals."""
    foes, friend = friends_and_foes(voids, seat, partners)
    start = SITUATIONS if partners and played >= 2 and trick[2] == played - 2 else 0
    above, best, most = int(stronger[trick[1]]), -1, 0
    while may:
        card = lowest(may)
        may &= may - 1
        at = (start + situation(card, played, trick[0], trick[1], above, trump)) * FEATURES
        good = merit(card, hand, rest, foes, friend, pot, trump, stronger, worth, costly, weights, at)
        if best < 0 or good > most:
            best, most = card, good
    return best


@kernel
def grow(  # noqa: C901, PLR0912, PLR0915 - a loop by numbered steps, which calls would slow down
    worlds: Int64Array, board: Int64Array, need: Int64Array, first_cards: int, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int,
    policies: Int64Array, noise: int, how: Int64Array, curiosity: float, seed: int, first: int, iterations: int,
    nodes: Int64Array,
    room: Int64Array,
) -> int:  # fmt: skip
    """Grows a tree from the root, node 0, by so many playouts, deal after deal; returns the number of nodes.

    first_cards: what the seat to play may choose from, 0 for all · noise: how often of 2**32 times chance plays a card of
    the playouts, 2**32 for always · curiosity: weight of what is little tried, in points.
    """
    duties = duties_of(terms)
    trump, partners, searching = int(terms[TRUMP]), int(board[PARTNERS]), int(how[SEARCHING])
    endless = terms[TRICK] != 0 or terms[LAST_COUNT] != 0
    size = 1
    for field in range(NODE):
        nodes[0, field] = 0
    hands, taken, path, inner = room[0:4], room[4:8], room[PATH : PATH + 53], room[PLAYOUT : PLAYOUT + 16]
    edge = board.copy()
    plain = board[:0]
    deal = worlds[0].copy()
    wide = terms[:10].copy()
    points = worlds[0].copy()

    for turn in range(iterations):
        # 1. The deal, and the trick that lies on the table.
        chance = seed_rng(seed, first + turn)
        world = turn % len(worlds)
        for seat in range(4):
            hands[seat] = worlds[world, seat]
            taken[seat] = 0
        leader, played, voids, winners = int(board[LEADER]), int(board[PLAYED]), int(board[VOIDS]), 0
        trick, on_table = current_trick(board, PLAYED, stronger, trump)
        pot = total_worth(on_table, worth) + int(worth[64])
        for place in range(played):
            edge[TABLE + place] = board[TABLE + place]
        everything = int(hands[0] | hands[1] | hands[2] | hands[3])
        if popcount(int(hands[leader + 3 & 3])) <= terms[LAST_COUNT]:
            pot += int(worth[65])
        node, depth, growing, may_first = 0, 0, True, first_cards

        # 2. Down the tree.
        while growing and everything:
            seat = leader + played & 3
            hand, above = int(hands[seat]), int(stronger[trick[1]])
            may = legal_cards(hand, played, trick, above, trump, duties)
            if may_first:
                may &= may_first
                may_first = 0
            elif may & may - 1:
                may = distinct_cards(may, hand, everything ^ hand | on_table, stronger, worth, int(how[HIGHEST]))
            if searching >> seat & 1:
                child, untried = chosen(nodes, node, seat, may, curiosity)
                card = int(nodes[child, CARD])
                if untried:
                    growing, child = False, 0
                    if untried & untried - 1 == 0:
                        card = lowest(untried)
                    elif how[ORDERED]:
                        card = by_merit(
                            untried, hand, everything ^ hand, played, trick, pot, voids, seat, partners, trump, stronger,
                            worth, costly, policies[seat],
                        )  # fmt: skip
                    else:
                        chance = next_random(chance)
                        card = nth(untried, (chance & LOW32) * popcount(untried) >> 32)
            else:
                card = lowest(may)
                if may & may - 1:
                    chance = next_random(chance)
                    if chance & LOW32 < noise:
                        chance = next_random(chance)
                        card = nth(may, (chance & LOW32) * popcount(may) >> 32)
                    else:
                        card = by_merit(
                            may, hand, everything ^ hand, played, trick, pot, voids, seat, partners, trump, stronger, worth,
                            costly, policies[seat],
                        )  # fmt: skip
                child = child_of(nodes, node, card)
            if child == 0:
                if size == len(nodes):
                    growing = False
                else:
                    child, size = size, size + 1
                    for field in range(NODE):
                        nodes[child, field] = 0
                    nodes[child, CARD], nodes[child, NEXT] = card, nodes[node, CHILD]
                    nodes[child, CHANCES] = 1
                    nodes[node, CHILD] = child
            if child:
                depth += 1
                path[depth] = child
                node = child
            # The card is laid.
            hands[seat] = hand ^ 1 << card
            everything ^= 1 << card
            on_table |= 1 << card
            pot += int(worth[card])
            voids = add_shown_voids(voids, seat, card, trick[0], 0)
            trick = add_card(card, played, trick, above, trump)
            edge[TABLE + min(played, 2)] = card
            played += 1
            if played == 4:
                leader = leader + trick[2] & 3
                taken[leader] |= on_table
                winners = winners << 2 | leader
                played, on_table, trick, pot = 0, 0, (0, 0, 0, 0), int(worth[64])
                if not endless and everything & costly == 0:
                    everything = 0  # nothing is left to lose
                elif popcount(int(hands[leader])) <= terms[LAST_COUNT]:
                    pot += int(worth[65])

        # 3. From its edge to the end.
        if everything:
            left = popcount(int(hands[leader + 3 & 3]))
            if noise > LOW32:
                for seat in range(4):
                    wide[seat] = hands[seat]
                wide[4], wide[5] = leader, played
                for place in range(3):
                    wide[6 + place] = edge[TABLE + place]
                later = play_out(wide, inner[:4], inner[4:8], stronger, trump, duties, chance, plain)
            else:
                edge[LEADER], edge[PLAYED], edge[VOIDS] = leader, played, voids
                for seat in range(4):
                    deal[seat] = hands[seat]
                later = rollout.play_out(
                    choose, deal, edge, need, -1, terms, stronger, worth, costly, duties, policies, noise, chance, inner
                )  # fmt: skip
            for seat in range(4):
                taken[seat] |= inner[4 + seat]
            winners = winners << 2 * left | later

        # 4. What it brought, up to the root.
        for seat in range(4):
            points[seat] = 0
        add_points(taken, winners, terms, points)
        shared(points, taken, need, board, how)
        path[0] = 0
        for step in range(depth + 1):
            at = int(path[step])
            nodes[at, VISITS] += 1
            for seat in range(4):
                nodes[at, POINTS + seat] += points[seat]
    return size


@kernel
def forest(
    worlds: Int64Array, each: int, board: Int64Array, need: Int64Array, cards: Int64Array, terms: Int64Array,
    stronger: Int64Array, worth: Int64Array,
    costly: int, policies: Int64Array, noise: int, how: Int64Array, curiosity: float, seed: int, first: int,
    iterations: int,
    nodes: Int64Array, room: Int64Array, visits: Int64Array, means: Float64Array,
) -> None:  # fmt: skip
    """Grow a tree for every `each` deals; write for each tree and card the visits, and the mean points by seat."""
    among = 0
    for place in range(len(cards)):
        among |= 1 << int(cards[place])
    for tree in range(len(visits)):
        grow(
            worlds[tree * each : tree * each + each], board, need, among, terms, stronger, worth, costly, policies, noise,
            how, curiosity, seed, first + tree * iterations, iterations, nodes, room,
        )  # fmt: skip
        for place in range(len(cards)):
            child = child_of(nodes, 0, int(cards[place]))
            if child:
                visits[tree, place] = nodes[child, VISITS]
                for seat in range(4):
                    means[tree, place, seat] = nodes[child, POINTS + seat] / nodes[child, VISITS]
