"""A small neural net as a policy: it reads more features than `linear`.

Each value of a feature (see `features`) has a row: 16 lanes and points. The rows of a card's features are added up;
negative lanes count as 0, the first eight of the rest speak for the card, the others against it, and with the points they
are its merit. Gumbel noise is added to each merit, and the greatest is played, so cards are chosen by a softmax of their
merits. Lanes of 15 bits are packed four to a word, and all numbers are integers: the results are the same with and without
the compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .. import inlined, kernel
from ..bits import lowest, part
from ..playout import LOW32, next_random
from . import rollout
from .features import DECISION_FEATURES, FEATURES, GROUPS, POT, ROWS, bid_status, card_rows, decision_rows
from .linear import friends_and_foes
from .rollout import SEATS_SCRATCH

if TYPE_CHECKING:
    Trick = tuple[int, int, int, int]
    Total = tuple[int, int, int, int, int]
    from ..arrays import Int64Array

LANES: Final = 16
WORDS: Final = 5  # of a row: four lanes each, and the points
BIT: Final = 15
LANE: Final = (1 << BIT) - 1
ZERO: Final = 512  # what a lane of zero is stored as
HALF: Final = 1 << 14  # and its sum over all features; rows of the first feature make up the difference
LOWEST: Final = 1 | 1 << BIT | 1 << 2 * BIT | 1 << 3 * BIT
LANE_UNIT: Final = 64
SHIFT: Final = 6
UNIT: Final = LANE_UNIT << SHIFT
"""The unit of merits (lanes have `LANE_UNIT`): a card that is better by one unit is played e times as often."""
GROUP: Final = ROWS * WORDS
GUMBEL: Final = GROUPS * GROUP
"""The offset in a packed net of the noise: 256 quantiles of the Gumbel distribution, indexed by eight random bits."""
SIZE: Final = GUMBEL + 256
SIXTEENTHS: Final = 16  #: a stored net counts in these
INDEX: Final = (1 << 14) - 1  # tells the compiler that no index is below zero

SCRATCH: Final = SEATS_SCRATCH + FEATURES
"""Words of working memory: those of `rollout`, and behind them a row number for each feature."""


@kernel
def pack(numbers: Int64Array, words: Int64Array) -> None:
    """Pack a net into `words`, from its numbers in sixteenths, (groups, rows, lanes and points), without the noise."""
    for group in range(GROUPS):
        for row in range(ROWS):
            offset = group * GROUP + row * WORDS
            lacking = HALF - FEATURES * ZERO if row < POT else 0
            for lane in range(LANES):
                value = int(numbers[group, row, lane]) * (LANE_UNIT // SIXTEENTHS) + ZERO + lacking
                words[offset + lane // 4] += value << BIT * (lane % 4)
            words[offset + WORDS - 1] = int(numbers[group, row, LANES]) * (UNIT // SIXTEENTHS)


@inlined
def add_rows(total: Total, tables: Int64Array, offset: int, rows: Int64Array, first: int, stop: int) -> Total:
    """Add rows of a packed net, numbered rows[first:stop], to `total`; offset: where their group begins in `tables`."""
    a, b, c, d, e = total
    for index in range(first, stop):
        row = offset + WORDS * int(rows[index]) & INDEX
        a += int(tables[row])
        b += int(tables[row + 1])
        c += int(tables[row + 2])
        d += int(tables[row + 3])
        e += int(tables[row + 4])
    return a, b, c, d, e


@inlined
def positive_sum(lanes: int) -> int:
    """Return the sum of the positive lanes of a word, which packs four; those below HALF are negative and left out."""
    signs = lanes >> 14 & LOWEST
    lanes &= (signs << 14) - signs
    pairs = (lanes & (LANE | LANE << 2 * BIT)) + (lanes >> BIT & (LANE | LANE << 2 * BIT))
    return pairs + (pairs >> 2 * BIT) & (1 << 2 * BIT) - 1


@inlined
def merit(total: Total) -> int:
    """Return the merit of a card from the sum of its rows: two words of lanes speak for it, two against, then points."""
    a, b, c, d, e = total
    return e + (positive_sum(a) + positive_sum(b) - positive_sum(c) - positive_sum(d) << SHIFT)


@inlined
def best_card(
    legal: int, seat: int, hand: int, rest: int, played: int, trick: Trick, above: int, pot: int, voids: int, partners: int,
    bids: int, rng: int, trump: int, stronger: Any, worth: Any, costly: int, tables: Any, rows: Any,
) -> tuple[int, int]:  # fmt: skip
    """Return the legal card of greatest merit plus Gumbel noise, and the generator; tables: the packed net."""
    group = decision_rows(seat, hand, rest, played, trick, above, pot, voids, partners, bids, trump, costly, rows)
    offset = group * GROUP
    total = add_rows((0, 0, 0, 0, 0), tables, offset, rows, 0, DECISION_FEATURES)
    foes, friend = friends_and_foes(voids, seat, partners)
    ahead = 1 if partners and played >= 2 and trick[2] == played - 2 else 0
    noise_bits, chosen, best_value = 0, -1, 0
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        if noise_bits < 256:
            rng = next_random(rng)
            noise_bits = rng & LOW32 | 1 << 32
        card_rows(card, hand, rest, played, trick, above, foes, friend, ahead, trump, stronger, worth, costly, rows)
        value = merit(add_rows(total, tables, offset, rows, DECISION_FEATURES, FEATURES))
        value += int(tables[GUMBEL + (noise_bits & 255)])
        noise_bits >>= 8
        if chosen < 0 or value > best_value:
            chosen, best_value = card, value
    return chosen, rng


@inlined
def choose(
    legal: int, seat: int, hand: int, rest: int, played: int, trick: Trick, above: int, pot: int, voids: int, left: int,
    rng: int, need: Int64Array, won: Int64Array, partners: int, bidding: int, trump: int, stronger: Int64Array,
    worth: Int64Array, costly: int, policy: Int64Array, scratch: Int64Array,
) -> tuple[int, int]:  # fmt: skip
    """Return the card that a net plays, and the generator; called by `rollout.play_out`."""
    bids = bid_status(seat, need, won, left) if bidding else 0
    return best_card(
        legal, seat, hand, rest, played, trick, above, pot, voids, partners, bids, rng, trump, stronger, worth, costly,
        policy, part(scratch, SEATS_SCRATCH),
    )  # fmt: skip


@kernel
def evaluate(
    samples: Int64Array, board: Int64Array, needs: Int64Array, cards: Int64Array, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int, policies: Int64Array, noise: int, seed: int, first: int, scratch: Int64Array,
    points: Int64Array, tricks: Int64Array, taken: Int64Array,
) -> None:  # fmt: skip
    """Play out every sample once for each card by nets, one row for all seats or one a seat: see `rollout.evaluate`."""
    rollout.evaluate(
        choose, samples, board, needs, cards, terms, stronger, worth, costly, policies, noise, seed, first, scratch, points,
        tricks, taken,
    )  # fmt: skip
