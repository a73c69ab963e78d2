"""From a match's secret to shuffled packs: derivation `fourkings/shuffle/1`, frozen; see `docs/shuffle.md`.

One 256-bit secret belongs to a match. Its `seal` may be published before the first card and checked once the secret is
told. Every pack of the match has a key of its own, drawn from that secret, the pack's purpose and number, and the players'
own contributions (they are what cutting the pack is at a real table); HMAC-SHA-256 in counter mode under that key feeds an
unbiased Fisher-Yates shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, NamedTuple

from fourkings.rulebook.cards import Card, Seat, next_seat

SHUFFLE: Final = "fourkings/shuffle/1"
"""The name of the derivation of packs."""
LOT: Final = "fourkings/lot/1"
"""The name of the derivation of lots."""
LOTS: Final = ("seats", "dealer")
"""What may be decided by lot beside the game's own draw."""
SECRET_BYTES: Final = 32
"""Bytes of a match's secret."""
PURPOSES: Final = ("draw", "kings", "deal")
"""What a pack may be shuffled for: a round of the draw, the deal of kings for partners, a deal of the match."""


class Shuffled(NamedTuple):
    """How the packs of a match were shuffled, as far as it is told: the secret only when the match is over."""

    seal: str  #: the commitment to the secret, 64 hexadecimal digits
    contributions: tuple[bytes, ...] = ()  #: none, or one for each entrant, empty for an entrant who gave none
    secret: bytes | None = None  #: 32 bytes; None while it is kept
    derivation: str = SHUFFLE  #: the name of the derivation of packs
    lots: tuple[str, ...] = ()  #: those of `LOTS` that were decided by lot


class Stream:
    """An endless stream of fair numbers: block i is HMAC-SHA-256(k, i as 8 bytes, big endian).

    secret: any bytes; label: what tells this stream from others of the same secret. The key k is HMAC-SHA-256(secret,
    label). So a bot that is handed a stream as its dice can work out neither the secret nor any other stream of it.
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
        """A whole number from 0 to `bound` - 1, each equally likely: draws that would make it uneven are thrown away.

        Takes as few whole bytes (big endian) as can hold `bound` - 1, none where `bound` is 1, until the number is fair.

        Raises ValueError for a bound below 1.
        """
        if bound < 1:
            raise ValueError(f"no whole number from 0 to {bound - 1}")
        size = (bound - 1).bit_length() + 7 >> 3
        fair = 256**size // bound * bound
        while (number := int.from_bytes(self._take(size), "big")) >= fair:
            pass
        return number % bound

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The cards in a random order, each order equally likely (Fisher and Yates, from the last place down)."""
        pack = list(cards)
        for last in range(len(pack) - 1, 0, -1):
            other = self.below(last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        return tuple(pack)


def seal(secret: bytes) -> str:
    """The commitment to publish before a match: 64 hexadecimal digits that fix the secret and do not tell it.

    Raises ValueError for a secret that has not 32 bytes.
    """
    return hashlib.sha256(b"fourkings/seal/1\0" + _checked(secret)).hexdigest()


def shuffle(
    cards: Sequence[Card], secret: bytes, purpose: str, number: int, contributions: Sequence[bytes] = ()
) -> tuple[Card, ...]:
    """The pack of one purpose, shuffled.

    cards: the pack in its own order; secret: the match's, 32 bytes; purpose: one of `PURPOSES`; number: which pack of that
    purpose, from 1; contributions: none, or one of each entrant.

    Raises ValueError for another purpose, a number below 1, or a secret of another length.
    """
    if purpose not in PURPOSES or number < 1:
        raise ValueError(f"no pack is shuffled for {purpose!r} {number}: {', '.join(PURPOSES)} are counted from 1")
    return Stream(_checked(secret), label(purpose, number, contributions)).shuffled(cards)


def label(purpose: str, number: int, contributions: Sequence[bytes] = ()) -> bytes:
    """The label of a pack's stream: it tells purpose, number and every contribution apart from all others."""
    return b"\0".join((SHUFFLE.encode(), purpose.encode(), str(number).encode(), b"")) + encoded(contributions)


def lot_of_seats(secret: bytes, contributions: Sequence[bytes] = ()) -> tuple[int, ...]:
    """Which entrant sits in each seat, where a game lets them sit as they please and a table leaves it to chance."""
    return _lot("seats", secret, contributions).shuffled((0, 1, 2, 3))


def lot_of_dealer(secret: bytes, contributions: Sequence[bytes] = ()) -> Seat:
    """The seat that deals first, where a table has put the game's own draw for seats aside."""
    return _lot("dealer", secret, contributions).below(4)


def _lot(what: str, secret: bytes, contributions: Sequence[bytes]) -> Stream:
    return Stream(_checked(secret), b"\0".join((LOT.encode(), what.encode(), b"")) + encoded(contributions))


def encoded(contributions: Sequence[bytes]) -> bytes:
    """Contributions as the labels of streams have them: each behind its length in 4 bytes."""
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
    """The hands of the four seats, each in the order dealt, from a pack dealt in packets.

    dealer: the seat that deals, after which the next one is dealt first; packets: how many cards a seat is dealt at a time.

    Raises ValueError if the packets do not use up the pack.
    """
    if len(pack) != 4 * sum(packets):
        raise ValueError(f"{len(pack)} cards cannot be dealt in packets of {', '.join(map(str, packets))}")
    dealt: list[list[Card]] = [[], [], [], []]
    at = 0
    for size in packets:
        for step in (1, 2, 3, 4):
            dealt[next_seat(dealer, step)] += pack[at : at + size]
            at += size
    return tuple(map(tuple, dealt))
