"""Sets of cards as 64-bit masks: counting, finding, extracting and depositing bits; rows of words as pointers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import intrinsic

if TYPE_CHECKING:
    from .arrays import Int64Array, Int64Row


@intrinsic
def popcount(mask: int) -> int:
    """Return the number of bits set."""
    return int(mask).bit_count()


@intrinsic
def lowest(mask: int) -> int:
    """Return the index of the lowest bit; 64 for an empty mask."""
    return (int(mask) & -int(mask)).bit_length() - 1 if mask else 64


@intrinsic
def highest(mask: int) -> int:
    """Return the index of the highest bit; -1 for an empty mask."""
    return int(mask).bit_length() - 1


@intrinsic
def nth(mask: int, number: int) -> int:
    """Return the index of the n-th lowest bit, from 0; the mask must have more bits than that."""
    for _ in range(number):
        mask &= mask - 1
    bit = 0
    for step in (32, 16, 8, 4, 2, 1):
        if mask & ((1 << step) - 1) << bit == 0:
            bit += step
    return bit


@intrinsic
def extract(value: int, mask: int) -> int:
    """Return the bits of a value under a mask, compressed to the low end."""
    bits, index = 0, 0
    while mask:
        low = mask & -mask
        if value & low:
            bits |= 1 << index
        index += 1
        mask ^= low
    return bits


@intrinsic
def deposit(value: int, mask: int) -> int:
    """Return the low bits of a value, spread over the bits of a mask."""
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
    """Return the words of an array, to be used by index; compiled, a bare pointer that checks nothing."""
    return words  # type: ignore[return-value]


@intrinsic
def row(words: Any, number: int) -> Any:
    """Return one row of an array, to be used by index; compiled, a bare pointer like that of `raw`."""
    return words[number]


@intrinsic
def clear(words: Any, first: int, count: int) -> None:
    """Set words of a row to 0."""
    for index in range(first, first + count):
        words[index] = 0


@intrinsic
def copy(words: Any, first: int, source: Any, start: int, count: int) -> None:
    """Copy words of another row of the same type, from `start` on, to `first`."""
    for index in range(count):
        words[first + index] = source[start + index]


@intrinsic
def part(words: Any, first: int) -> Any:
    """Return the words of a row from one on; compiled, a bare pointer if the row is one."""
    return words[first:]
