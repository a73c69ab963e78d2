"""Finite fields of a prime and of the square of a prime: sums, and powers of a primitive element."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

PRIMITIVE: Final[Mapping[int, int]] = MappingProxyType({5: 2, 13: 2, 17: 3, 29: 2, 37: 2})
"""Primes of the form 4n + 1, with a primitive root of each."""
SQUARES: Final[Mapping[int, tuple[int, int, int]]] = MappingProxyType({9: (3, 2, 4), 25: (5, 2, 8)})
"""Squares of a prime p: p, the square of w in the field of the elements a + bw (written pa + b), a primitive element."""


class Field(NamedTuple):
    """A field, its elements numbered from 0."""

    size: int
    add: Callable[[int, int], int]
    power: Callable[[int], int]  #: a power of the primitive element


@cache
def field(size: int) -> Field:
    """The field of so many elements. Raises KeyError for a size that is neither in `PRIMITIVE` nor in `SQUARES`."""
    if size not in SQUARES:
        root = PRIMITIVE[size]
        return Field(size, lambda element, other: (element + other) % size, lambda exponent: pow(root, exponent, size))
    prime, square, root = SQUARES[size]

    def add(element: int, other: int) -> int:
        (a, b), (c, d) = divmod(element, prime), divmod(other, prime)
        return (a + c) % prime * prime + (b + d) % prime

    def power(exponent: int) -> int:
        (c, d), (a, b) = divmod(root, prime), (1, 0)
        for _ in range(exponent):
            a, b = (a * c + square * b * d) % prime, (a * d + b * c) % prime
        return prime * a + b

    return Field(size, add, power)
