"""All deals that fit some constraints: for the end of a deal, where they are few (count them before)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourkings.players.sample.certain import Constraints
from fourkings.rulebook.cards import members

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array


def every(known: Constraints) -> Int64Array:
    """Every deal that fits, each once.

    Returns an array of shape (deals, 4), dtype int64: a row is a deal, and holds the hands of seats 0 to 3 as masks.
    """
    import numpy as np

    rows, need = np.array([known.known], np.int64), np.array([known.need], np.int64)
    may = {card: [not cannot >> card & 1 for cannot in known.cannot] for card in members(known.unseen)}
    # Cards with the fewest places first: what cannot be completed is then found out early.
    for card, seats in sorted(may.items(), key=lambda item: sum(item[1])):
        before, seat = np.nonzero((need > 0) & seats)
        rows, need, now = rows[before], need[before], np.arange(len(before))
        rows[now, seat] |= 1 << card
        need[now, seat] -= 1
    fits = np.ones(len(rows), bool)
    for teller, one_of in known.claims:
        fits &= np.any([np.bitwise_count(rows[:, teller] & cards) == exactly for cards, exactly in one_of], axis=0)
    return rows[fits & ~need.any(1)]
