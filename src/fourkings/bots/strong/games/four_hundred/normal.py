"""Normally distributed numbers, the same that NumPy's generator draws from a seed to the last bits, without NumPy.

The generator is PCG64 (O'Neill, 2014), seeded by NumPy's `SeedSequence`; the distribution is sampled by a ziggurat of 256
strips (Marsaglia and Tsang, 2000).
"""

import math
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

MASK32: Final = (1 << 32) - 1
MASK64: Final = (1 << 64) - 1
MASK128: Final = (1 << 128) - 1
STEP: Final = 0x2360ED051FC65DA44385DF649FCCF645
STRIPS: Final = 256
EDGE: Final = 3.6541528853610088
"""Start of the tail."""
AREA: Final = 4.92867323397465524494e-3
"""Area of each strip."""
UNIT: Final = 1 << 52


def words(seed: int) -> Iterator[int]:
    """Yield 64-bit words from a seed, without end."""
    a, b, c, d = _state(seed)
    start, odd = a << 64 | b, (c << 64 | d) << 1 & MASK128 | 1
    state = ((odd + start) * STEP + odd) & MASK128
    while True:
        state = (state * STEP + odd) & MASK128
        word, turn = (state >> 64 ^ state) & MASK64, state >> 122
        yield (word >> turn | word << (64 - turn)) & MASK64


def _state(seed: int) -> tuple[int, int, int, int]:
    """Return the initial state, four words."""
    constant = 0x43B0D7E5

    def hashed(value: int) -> int:
        nonlocal constant
        value ^= constant
        constant = constant * 0x931E8875 & MASK32
        value = value * constant & MASK32
        return value ^ value >> 16

    pool = [hashed(seed >> 32 * index & MASK32) for index in range(4)]
    for source in range(4):
        for index in range(4):
            if index != source:
                mixed = (0xCA01F9DD * pool[index] - 0x4973F715 * hashed(pool[source])) & MASK32
                pool[index] = mixed ^ mixed >> 16
    constant, halves = 0x8B51F9DD, list[int]()
    for index in range(8):
        value = pool[index & 3] ^ constant
        constant = constant * 0x58F38DED & MASK32
        value = value * constant & MASK32
        halves.append(value ^ value >> 16)
    a, b, c, d = (halves[index] | halves[index + 1] << 32 for index in range(0, 8, 2))
    return a, b, c, d


class Strips(NamedTuple):
    """The strips of the ziggurat, the one with the tail first."""

    widths: list[float]  # per unit of the number drawn
    inner: list[int]  # numbers below certainly lie under the curve
    heights: list[float]


@cache
def strips() -> Strips:
    """Return the strips, computed once."""
    edges = [EDGE]
    for _ in range(STRIPS - 2):
        edges.append(math.sqrt(-2 * math.log(AREA / edges[-1] + math.exp(-0.5 * edges[-1] ** 2))))
    edges = [0.0, *reversed(edges)]  # by strip, the innermost first
    whole = AREA / math.exp(-0.5 * EDGE * EDGE)
    widths = [whole, *edges[1:]]
    inner = [EDGE / whole, *(edges[index - 1] / edges[index] for index in range(1, STRIPS))]
    heights = [1.0, *(math.exp(-0.5 * edge * edge) for edge in edges[1:])]
    return Strips([width / UNIT for width in widths], [int(share * UNIT) for share in inner], heights)


def normal(seed: int, count: int) -> list[float]:
    """Return so many numbers from a seed."""
    drawn, numbers = words(seed), list[float]()
    widths, inner, heights = strips()
    while len(numbers) < count:
        word = next(drawn)
        strip, sign, size = word & 255, word >> 8 & 1, word >> 9 & UNIT - 1
        number = size * widths[strip]
        if size < inner[strip]:
            pass
        elif strip == 0:
            number = _in_tail(drawn)
            sign = size >> 8 & 1
        elif (heights[strip - 1] - heights[strip]) * _share(drawn) + heights[strip] >= math.exp(-0.5 * number * number):
            continue
        numbers.append(-number if sign else number)
    return numbers


def _in_tail(drawn: Iterator[int]) -> float:
    while True:
        beyond = -math.log1p(-_share(drawn)) / EDGE
        if -2 * math.log1p(-_share(drawn)) > beyond * beyond:
            return EDGE + beyond


def _share(drawn: Iterator[int]) -> float:
    return (next(drawn) >> 11) / (1 << 53)
