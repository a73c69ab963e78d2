"""Packs shuffled from a match's secret by the algorithm `fourkings/shuffle/1`, which is frozen; see `docs/shuffle.md`.

A match has one 256-bit secret. Its `seal`, a hash, can be published before the first card. Once the secret is known,
anybody can check by it that the secret was fixed in advance. Every pack has its own key, derived from the secret, the
pack's purpose and number, and the players' contributions: bytes that they add to the shuffle, as by cutting the pack at a
real table. HMAC-SHA-256 in counter mode under that key feeds an unbiased Fisher-Yates shuffle.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, NamedTuple

from fourkings.rulebook.cards import Card, Seat, next_seat

SHUFFLE: Final = "fourkings/shuffle/1"
"""The name of the algorithm, with its version, that derives shuffled packs from a match's secret."""
LOT: Final = "fourkings/lot/1"
"""The name of the algorithm, with its version, that draws lots from a match's secret."""
LOTS: Final = ("seats", "dealer")
"""The decisions that a table can leave to a lot from the secret, instead of the game's own draw of cards."""
SECRET_BYTES: Final = 32
"""The length of a match's secret in bytes."""
PURPOSES: Final = ("draw", "kings", "deal")
"""Uses of a shuffled pack: a round of the draw for seats and dealer, the deal of kings for partners, a deal."""


class Shuffled(NamedTuple):
    """The source of a match's shuffles; the secret is public only when the match is over."""

    seal: str  #: the commitment to the secret, 64 hexadecimal digits
    contributions: tuple[bytes, ...] = ()  #: none, or one from each entrant, which may be empty
    secret: bytes | None = None  #: 32 bytes; None while it is secret
    derivation: str = SHUFFLE  #: the name of the derivation of packs
    lots: tuple[str, ...] = ()  #: those of `LOTS` that were decided by lot


class Stream:
    """An endless stream of fair random numbers: block i is HMAC-SHA-256(k, i as 8 bytes, big endian).

    secret: any bytes; label: distinguishes streams of one secret. The key k is HMAC-SHA-256(secret, label), so a bot that
    gets a stream for its random numbers can compute neither the secret nor another stream of it.
    """

    def __init__(self, secret: bytes, label: bytes) -> None:
        if not (isinstance(secret, bytes) and isinstance(label, bytes)):
            raise ValueError("the secret and the label of a stream are bytes")
        self._key = hmac.digest(secret, label, "sha256")
        self._block, self._bytes = 0, b""

    def _take(self, count: int) -> bytes:
        while len(self._bytes) < count:
            self._bytes += hmac.digest(self._key, self._block.to_bytes(8, "big"), "sha256")
            self._block += 1
        taken, self._bytes = self._bytes[:count], self._bytes[count:]
        return taken

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1, each equally likely.

        Takes the fewest whole bytes (big endian) that can hold `bound` - 1, none if `bound` is 1, and rejects draws that
        would make it uneven. Raise ValueError for a bound below 1.
        """
        if bound < 1:
            raise ValueError(f"no whole number from 0 to {bound - 1}")
        size = (bound - 1).bit_length() + 7 >> 3
        fair = 256**size // bound * bound
        while (number := int.from_bytes(self._take(size), "big")) >= fair:
            pass
        return number % bound

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return the cards in a random order, each equally likely (Fisher-Yates, from the last place down)."""
        pack = list(cards)
        for last in range(len(pack) - 1, 0, -1):
            other = self.below(last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        return tuple(pack)


def seal(secret: bytes) -> str:
    """Return the commitment to publish before a match: 64 hexadecimal digits that fix the secret without revealing it.

    Raise ValueError if the secret doesn't have 32 bytes.
    """
    return hashlib.sha256(b"fourkings/seal/1\0" + _checked(secret)).hexdigest()


def shuffle(
    cards: Sequence[Card], secret: bytes, purpose: str, number: int, contributions: Sequence[bytes] = ()
) -> tuple[Card, ...]:
    """Return a shuffled pack.

    cards: the pack in order; secret: of the match, 32 bytes; purpose: one of `PURPOSES`; number: of the pack for that
    purpose, from 1; contributions: none, or the bytes that each entrant adds. Raise ValueError for any other argument.
    """
    if purpose not in PURPOSES or number < 1:
        raise ValueError(f"no pack is shuffled for {purpose!r} {number}: {', '.join(PURPOSES)} are counted from 1")
    return Stream(_checked(secret), label(purpose, number, contributions)).shuffled(cards)


def label(purpose: str, number: int, contributions: Sequence[bytes] = ()) -> bytes:
    """Return the label of the random stream that shuffles a pack (see `Stream`), unique for these arguments."""
    return b"\0".join((SHUFFLE.encode(), purpose.encode(), str(number).encode(), b"")) + encoded(contributions)


def lot_of_seats(secret: bytes, contributions: Sequence[bytes] = ()) -> tuple[int, ...]:
    """Return the entrant in each seat (0 to 3, as they joined), by lot for a table that leaves seating to chance."""
    return _lot("seats", secret, contributions).shuffled((0, 1, 2, 3))


def lot_of_dealer(secret: bytes, contributions: Sequence[bytes] = ()) -> Seat:
    """Return the seat that deals first, if a table skips the game's own draw for seats."""
    return _lot("dealer", secret, contributions).below(4)


def _lot(what: str, secret: bytes, contributions: Sequence[bytes]) -> Stream:
    return Stream(_checked(secret), b"\0".join((LOT.encode(), what.encode(), b"")) + encoded(contributions))


def encoded(contributions: Sequence[bytes]) -> bytes:
    """Return the players' contributions to a shuffle as stream labels contain them: each after its length in 4 bytes."""
    if not all(isinstance(part, bytes) for part in contributions):
        raise ValueError("contributions are bytes, as secrets.token_bytes or bytes.fromhex give")
    return b"".join(len(part).to_bytes(4, "big") + part for part in contributions)


def _checked(secret: object) -> bytes:
    if not isinstance(secret, bytes):
        kind = type(secret).__name__
        raise ValueError(
            f"a match's secret is {SECRET_BYTES} bytes, as secrets.token_bytes or bytes.fromhex give, not {kind}"
        )
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a match's secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


def hands(pack: Sequence[Card], dealer: Seat, packets: Sequence[int]) -> tuple[tuple[Card, ...], ...]:
    """Return the hands of the four seats, each in the order dealt; the seat after the dealer is dealt first.

    packets: how many cards a seat is dealt at a time. Raise ValueError if the packets don't use up the pack.
    """
    if len(pack) != 4 * sum(packets):
        raise ValueError(f"{len(pack)} cards cannot be dealt in packets of {', '.join(map(str, packets))}")
    dealt: list[list[Card]] = [[], [], [], []]
    position = 0
    for size in packets:
        for step in (1, 2, 3, 4):
            dealt[next_seat(dealer, step)] += pack[position : position + size]
            position += size
    return tuple(map(tuple, dealt))
