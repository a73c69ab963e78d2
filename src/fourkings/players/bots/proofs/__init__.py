"""Proofs: why one card is better than another, as predicates that are counted in deals which fit what was seen.

Each predicate says something of a card in one deal. It is told only with its counts for both cards, and where the counts
differ in the way that speaks for the better card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.players import encoding
from fourkings.players.bots.proofs.predicates import PREDICATES
from fourkings.players.bots.proofs.tried import Tried
from fourkings.rulebook.cards import Card
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

SHOWN: Final = 2
"""Proofs that are told, at the most."""
CLEAR: Final = 0.2
"""By which share of the deals both cards differ at the least."""


class Proof(NamedTuple):
    """A predicate that speaks for one card beside another, with its counts."""

    what: str  #: the name of the predicate
    card: Card
    instead: Card
    times: int  #: deals in which it holds of the card
    fewer: int  #: and in which it holds of the other; the greater of both where it speaks against the other
    deals: int
    holds: int | None  #: the place of a deal in which it holds of the card and not of the other, or the other way round
    fails: int | None  #: and of one in which both are alike


def proofs(view: View, card: Card, instead: Card, samples: Int64Array) -> tuple[Proof, ...]:
    """What speaks for a card beside another, the clearest first. samples: deals that fit, (deals, 4)."""
    if view.contract is None or not len(samples):
        return ()
    dear = encoding.costs(view.contract)
    mine, other = Tried(view, card, samples), Tried(view, instead, samples)
    gains = list[tuple[float, Proof]]()
    for name, (holds, pays, costs) in PREDICATES.items():
        sign = costs if dear else pays
        if not sign:
            continue
        of_card, of_other = holds(mine), holds(other)
        gain = sign * (int(of_card.sum()) - int(of_other.sum())) / len(samples)
        if gain >= CLEAR:
            apart = (of_card & ~of_other) if sign > 0 else (of_other & ~of_card)
            proof = Proof(
                name, card, instead, int(of_card.sum()), int(of_other.sum()), len(samples), _first(apart), _first(~apart)
            )  # fmt: skip
            gains.append((gain, proof))
    gains.sort(key=lambda row: -row[0])
    return tuple(proof for _, proof in gains[:SHOWN])


def _first(places: object) -> int | None:
    import numpy as np

    rows = np.flatnonzero(np.asarray(places))
    return int(rows[0]) if len(rows) else None
