"""Bit operations on sets of cards as 64-bit masks, and access to rows of words as bare pointers."""

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
    """Return the bits of `value` at the places that are set in `mask`, moved together at the low end (PEXT)."""
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
    """Return the low bits of `value`, moved to the places that are set in `mask` (PDEP)."""
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
    """Return an array for access by index; compiled code gets a bare pointer, without checks of bounds."""
    return words  # type: ignore[return-value]


@intrinsic
def row(words: Any, number: int) -> Any:
    """Return one row of an array, for access by index; compiled code gets a bare pointer, as from `raw`."""
    return words[number]


@intrinsic
def clear(words: Any, first: int, count: int) -> None:
    """Set `count` words of a row to 0, from the index `first` on."""
    for index in range(first, first + count):
        words[index] = 0


@intrinsic
def copy(words: Any, first: int, source: Any, start: int, count: int) -> None:
    """Copy `count` words to `words`, from index `first` on, from those of `source` at `start`; both of one type."""
    for index in range(count):
        words[first + index] = source[start + index]


@intrinsic
def part(words: Any, first: int) -> Any:
    """Return the rest of a row from index `first` on; compiled code gets a bare pointer if the row is one."""
    return words[first:]
