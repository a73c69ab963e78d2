"""Sets of cards as 64-bit masks: how many, which is lowest, the n-th, and bits pushed together and spread again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import intrinsic

if TYPE_CHECKING:
    from .arrays import Int64Array, Int64Row


@intrinsic
def count(mask: int) -> int:
    """How many bits are set."""
    return int(mask).bit_count()


@intrinsic
def lowest(mask: int) -> int:
    """The number of the lowest bit; 64 for an empty mask."""
    return (int(mask) & -int(mask)).bit_length() - 1 if mask else 64


@intrinsic
def highest(mask: int) -> int:
    """The number of the highest bit; -1 for an empty mask."""
    return int(mask).bit_length() - 1


@intrinsic
def nth(mask: int, number: int) -> int:
    """The number of the n-th lowest bit, from 0; the mask has more bits than that."""
    for _ in range(number):
        mask &= mask - 1
    bit = 0
    for step in (32, 16, 8, 4, 2, 1):
        if mask & ((1 << step) - 1) << bit == 0:
            bit += step
    return bit


@intrinsic
def extract(value: int, mask: int) -> int:
    """The bits of a value under a mask, pushed together at the low end."""
    bits, place = 0, 0
    while mask:
        low = mask & -mask
        if value & low:
            bits |= 1 << place
        place += 1
        mask ^= low
    return bits


@intrinsic
def deposit(value: int, mask: int) -> int:
    """The low bits of a value, spread over the bits of a mask."""
    bits = 0
    while mask:
        low = mask & -mask
        if value & 1:
            bits |= low
        value >>= 1
        mask ^= low
    return bits


@intrinsic
def raw(words: Int64Row | Int64Array) -> Int64Row:
    """The words of an array, to be read and written by index; compiled, they are a bare pointer that tests nothing."""
    return words  # type: ignore[return-value]


@intrinsic
def row(words: Any, number: int) -> Any:
    """One row of an array, to be read and written by index; compiled, a bare pointer as `raw` gives it."""
    return words[number]


@intrinsic
def clear(words: Any, first: int, many: int) -> None:
    """So many words of a row, from one on, set to 0."""
    for place in range(first, first + many):
        words[place] = 0


@intrinsic
def copy(words: Any, first: int, source: Any, start: int, many: int) -> None:
    """So many words of another row of the same type, from `start` on, copied to the place `first`."""
    for place in range(many):
        words[first + place] = source[start + place]


@intrinsic
def part(words: Any, first: int) -> Any:
    """The words of a row from one on; compiled, a bare pointer where the row is one."""
    return words[first:]
