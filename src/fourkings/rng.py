"""Random streams for bots and samples, from a seed, a generator or the operating system."""

import operator
import secrets
from typing import Final, Protocol, SupportsIndex

from fourkings.rulebook.deck import Stream

LABEL: Final = b"fourkings/dice/1"
SECRET_SIZE: Final = 32
"""Bytes drawn from a generator to seed a stream."""


class _RandBytes(Protocol):
    """Draws bytes as `random.Random` does."""

    def randbytes(self, n: int, /) -> bytes: ...


class _Bytes(Protocol):
    """Draws bytes as `numpy.random.Generator` does."""

    def bytes(self, length: int, /) -> bytes: ...


RandomSource = Stream | _RandBytes | _Bytes | SupportsIndex | None
"""A `Stream`, a `random.Random`, a `numpy.random.Generator`, an integer seed, or None for fresh randomness."""


def random_stream(source: RandomSource = None) -> Stream:
    """Return a stream of random numbers.

    A `Stream` is returned as it is and continues where it was. 32 bytes are drawn from a generator, which continues too.
    The same seed gives the same stream; None gives an unpredictable one.

    Raises TypeError for anything else.
    """
    if isinstance(source, Stream):
        return source
    if source is None:
        return Stream(secrets.token_bytes(SECRET_SIZE), LABEL)
    for method in ("randbytes", "bytes"):
        if callable(draw := getattr(source, method, None)):
            return Stream(draw(SECRET_SIZE), LABEL)
    try:
        seed = operator.index(source)  # type: ignore[arg-type]
    except TypeError:
        kinds = "a Stream, a random.Random, a numpy Generator, a whole number as a seed, or None for fresh ones"
        raise TypeError(f"dice are {kinds}, not {type(source).__name__}") from None
    return Stream(str(seed).encode(), LABEL)


def bot_stream(seed: int) -> Stream:
    """Return a bot's random stream at a table: its seed is independent of the secret of the shuffle."""
    return Stream(seed.to_bytes(8, "big"), b"bot")
