"""Playouts by a small net over what a player may know: it sees more than `policy.linear`, and learns more.

Each value of a feature (see `policy.features`) has a row: 16 lanes and points. The rows of a card's features are added up;
the lanes below zero are left out, the first eight of the rest speak for the card, the others against it, and with the
points they are its merit. To each merit chance is added (see `GUMBEL`), and the greatest is played: so cards come as often
as a softmax of their merits says. Lanes of 15 bits lie four in a word, and all numbers are integers: compiler or not, the
figures are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined, kernel
from ..bits import count, lowest, nth
from ..play import Duties
from ..playout import LAST_MANY, LOW32, TRUMP, begun, duties_of, first_chance, laid, may_play, next_chance, settle, shown
from .features import FEATURES, GROUPS, POT, ROWS, WHOLE, single, standing, whole
from .linear import BIDDING, LEADER, PARTNERS, PLAYED, VOIDS, counting, friends_and_foes

if TYPE_CHECKING:
    Total = tuple[int, int, int, int, int]
    from ..arrays import Int64Array

LANES: Final = 16
WORDS: Final = 5  # of a row: four lanes each, and the points
BIT: Final = 15
LANE: Final = (1 << BIT) - 1
ZERO: Final = 512  # what a lane of zero is stored as
HALF: Final = 1 << 14  # and its sum over all features: rows of the first feature have what is lacking
LOWEST: Final = 1 | 1 << BIT | 1 << 2 * BIT | 1 << 3 * BIT
LANE_UNIT: Final = 64
SHIFT: Final = 6
UNIT: Final = LANE_UNIT << SHIFT
"""Merit is counted in these, lanes in `LANE_UNIT`: a card that is better by one is played e times as often."""
GROUP: Final = ROWS * WORDS
GUMBEL: Final = GROUPS * GROUP
"""256 quantiles of Gumbel's law, by eight random bits: the chance added to a merit."""
SIZE: Final = GUMBEL + 256
SIXTEENTHS: Final = 16
"""The numbers of a net are told in these, beside lanes and merits."""
INDEX: Final = (1 << 14) - 1  # tells the compiler that no index is below zero

SEEN: Final = 12
ROOM: Final = SEEN + FEATURES
"""Working memory: hands, cards taken and tricks won of the four seats, and a row for each feature."""


@kernel
def pack(numbers: Int64Array, words: Int64Array) -> None:
    """Fills the words of a net from its numbers in sixteenths, (groups, rows, lanes and points); chance is left out."""
    for group in range(GROUPS):
        for row in range(ROWS):
            at = group * GROUP + row * WORDS
            lacking = HALF - FEATURES * ZERO if row < POT else 0
            for lane in range(LANES):
                value = int(numbers[group, row, lane]) * (LANE_UNIT // SIXTEENTHS) + ZERO + lacking
                words[at + lane // 4] += value << BIT * (lane % 4)
            words[at + WORDS - 1] = int(numbers[group, row, LANES]) * (UNIT // SIXTEENTHS)


@inlined
def added(total: Total, tables: Int64Array, at: int, rows: Int64Array, first: int, stop: int) -> Total:
    """The sums of some rows, word by word."""
    a, b, c, d, e = total
    for place in range(first, stop):
        row = at + WORDS * int(rows[place]) & INDEX
        a += int(tables[row])
        b += int(tables[row + 1])
        c += int(tables[row + 2])
        d += int(tables[row + 3])
        e += int(tables[row + 4])
    return a, b, c, d, e


@inlined
def kept(lanes: int) -> int:
    """The sum of four lanes, those below zero left out: a lane of HALF or more is not."""
    signs = lanes >> 14 & LOWEST
    lanes &= (signs << 14) - signs
    pairs = (lanes & (LANE | LANE << 2 * BIT)) + (lanes >> BIT & (LANE | LANE << 2 * BIT))
    return pairs + (pairs >> 2 * BIT) & (1 << 2 * BIT) - 1


@inlined
def merit(total: Total) -> int:
    """The merit of a card whose rows are added up: two words of lanes speak for it, two against."""
    a, b, c, d, e = total
    return e + (kept(a) + kept(b) - kept(c) - kept(d) << SHIFT)


@kernel
def play_on(  # noqa: C901, PLR0915 - a loop by numbered steps, which calls would slow down
    hands: Int64Array, board: Int64Array, need: Int64Array, card: int, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int,
    duties: Duties, policies: Int64Array, noise: int, chance: int, room: Int64Array,
) -> int:  # fmt: skip
    """Plays a deal to its end, `card` first where it is not -1.

    hands: what each seat holds · need: tricks that each seat still wants for its bid · policies: tables, one row for all
    seats or one a seat · noise: how often of 2**32 times chance alone decides. Leaves in `room` what each seat took and how
    many tricks, and returns the winners, two bits each, the last trick's lowest.
    """
    trump, leader, first, voids = int(terms[TRUMP]), int(board[LEADER]), int(board[PLAYED]), int(board[VOIDS])
    partners, winners, bids = int(board[PARTNERS]), 0, 0
    held, taken, won, rows = room[:4], room[4:8], room[8:12], room[SEEN:]
    for seat in range(4):
        held[seat] = hands[seat]
        taken[seat] = won[seat] = 0

    # 1. The trick that lies on the table.
    trick, on_table = begun(board, PLAYED, stronger, trump)
    pot = counting(on_table, worth)

    left = count(int(held[leader + 3 & 3]))
    everything = int(held[0] | held[1] | held[2] | held[3])
    while left:
        pot += int(worth[64]) + (int(worth[65]) if left <= terms[LAST_MANY] else 0)
        for played in range(first, 4):
            seat = leader + played & 3
            hand, above = int(held[seat]), int(stronger[trick[1]])
            if card < 0:
                # 2. The card of greatest merit and luck, or one by chance.
                may = may_play(hand, played, trick, above, trump, duties)
                if may & may - 1 == 0:
                    card = lowest(may)
                else:
                    chance = next_chance(chance)
                    if chance & LOW32 < noise:
                        chance = next_chance(chance)
                        card = nth(may, (chance & LOW32) * count(may) >> 32)
                    else:
                        tables, rest = policies[seat % len(policies)], everything ^ hand
                        if board[BIDDING]:
                            bids = standing(seat, need, won, left)
                        group = whole(
                            seat, hand, rest, played, trick, above, pot, voids, partners, bids, trump, costly, rows
                        )  # fmt: skip
                        at = group * GROUP
                        total = added((0, 0, 0, 0, 0), tables, at, rows, 0, WHOLE)
                        foes, friend = friends_and_foes(voids, seat, partners)
                        ahead = 1 if partners and played >= 2 and trick[2] == played - 2 else 0
                        luck, most = 0, 0
                        while may:
                            lowest_card = lowest(may)
                            may &= may - 1
                            if luck < 256:
                                chance = next_chance(chance)
                                luck = chance & LOW32 | 1 << 32
                            single(
                                lowest_card, hand, rest, played, trick, above, foes, friend, ahead, trump, stronger, worth,
                                costly, rows,
                            )  # fmt: skip
                            good = merit(added(total, tables, at, rows, WHOLE, FEATURES))
                            good += int(tables[GUMBEL + (luck & 255)])
                            luck >>= 8
                            if card < 0 or good > most:
                                card, most = lowest_card, good
            # 3. It is laid.
            held[seat] = hand ^ 1 << card
            everything ^= 1 << card
            on_table |= 1 << card
            pot += int(worth[card])
            voids = shown(voids, seat, card, trick[0], 0)
            trick = laid(card, played, trick, above, trump)
            card = -1
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        won[leader] += 1
        winners = winners << 2 | leader
        first, on_table, pot, trick = 0, 0, 0, (0, 0, 0, 0)
        left -= 1
    return winners


@kernel
def evaluate(
    worlds: Int64Array, board: Int64Array, needs: Int64Array, cards: Int64Array, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int,
    policies: Int64Array, noise: int, seed: int, first: int, room: Int64Array, points: Int64Array, tricks: Int64Array,
) -> None:  # fmt: skip
    """Plays every world out once for each card, as `policy.linear.evaluate` does."""
    duties = duties_of(terms)
    for row in range(len(worlds)):
        chance = first_chance(seed, first + row)
        need = needs[row % len(needs)]
        for place in range(len(cards)):
            winners = play_on(
                worlds[row], board, need, int(cards[place]), terms, stronger, worth, costly, duties, policies, noise,
                chance, room,
            )  # fmt: skip
            settle(room[4:8], winners, terms, points[row, place])
            for seat in range(4):
                tricks[row, place, seat] += room[8 + seat]
