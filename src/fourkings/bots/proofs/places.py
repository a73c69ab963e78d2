"""Places: in which of some deals something holds, a bit for each deal in a whole number.

The bits lie as far apart as cards have numbers, so that hands, one after the other in a number, are taken apart by card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Final

from fourkings.rulebook.cards import Card, Mask, members

Places = int
"""A bit for each of some deals in which something holds, the first deal lowest."""
APART: Final = 64
"""Bits from one deal to the next."""


@lru_cache(64)
def every(deals: int) -> Places:
    """All places of that many deals."""
    return ((1 << APART * deals) - 1) // ((1 << APART) - 1)


def placed(holds: Iterable[bool]) -> Places:
    """The places of those that are true."""
    return sum(1 << APART * place for place, true in enumerate(holds) if true)


def listed(places: Places, deals: int) -> list[bool]:
    """By deal, whether it is among the places."""
    return [bool(places >> APART * deal & 1) for deal in range(deals)]


def first_of(places: Places) -> int | None:
    """The first of the places, None of none."""
    return ((places & -places).bit_length() - 1) // APART if places else None


def by_card(hands: Sequence[Mask]) -> dict[Card, Places]:
    """Of a hand in each of some deals: by card, in which of them it is held."""
    all_hands = int.from_bytes(b"".join(hand.to_bytes(APART // 8, "little") for hand in hands), "little")
    return {card: all_hands >> card & every(len(hands)) for card in members(reduce(or_, hands, 0))}
