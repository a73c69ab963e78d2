"""Dice: the stream of numbers that a bot or a sample draws from, made of whatever a person has at hand."""

from __future__ import annotations

import operator
import secrets
from typing import Final, Protocol, SupportsIndex

from fourkings.rulebook.deck import Stream

LABEL: Final = b"fourkings/dice/1"
SECRET: Final = 32
"""Bytes that a stream is made of."""


class _Random(Protocol):
    """A `random.Random`, or what gives bytes as it does."""

    def randbytes(self, n: int, /) -> bytes: ...


class _Generator(Protocol):
    """A `numpy.random.Generator`, or what gives bytes as it does."""

    def bytes(self, length: int, /) -> bytes: ...


Dice = Stream | _Random | _Generator | SupportsIndex | None
"""A `Stream`, a `random.Random`, a `numpy.random.Generator`, a whole number as a seed, or None for fresh dice."""


def stream(dice: Dice = None) -> Stream:
    """The stream of these dice.

    A `Stream` is handed back as it is, and goes on where it stood. Of a generator 32 bytes are drawn, so that it, too, goes
    on. The same seed gives the same stream each time. None gives a stream that nobody can foretell.

    Raises TypeError for anything else.
    """
    if isinstance(dice, Stream):
        return dice
    if dice is None:
        return Stream(secrets.token_bytes(SECRET), LABEL)
    for method in ("randbytes", "bytes"):
        if callable(drawn := getattr(dice, method, None)):
            return Stream(drawn(SECRET), LABEL)
    try:
        seed = operator.index(dice)  # type: ignore[arg-type]
    except TypeError:
        kinds = "a Stream, a random.Random, a numpy Generator, a whole number as a seed, or None for fresh ones"
        raise TypeError(f"dice are {kinds}, not {type(dice).__name__}") from None
    return Stream(str(seed).encode(), LABEL)


def bot_dice(seed: int) -> Stream:
    """The dice of a bot at a table, from a number of their own: the secret of the shuffle stays with the table."""
    return Stream(seed.to_bytes(8, "big"), b"bot")
