"""Proofs: why one card or call is better than another, as predicates counted in deals that fit the view.

Each predicate is a statement about a card in one deal, or about what a call leads to. It is shown only with its counts for
both, and only where the counts differ in favour of the better one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings import encoding
from fourkings.bots.proofs.calls import BY_RULE, CALLS, PLAYED, counted, ends
from fourkings.bots.proofs.predicates import PREDICATES
from fourkings.bots.proofs.trials import CardTrial, DealSet, DealtHands, all_deals, deals_where, first_deal
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import Action
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

SHOWN: Final = 2
"""Proofs shown at most."""
CLEAR: Final = 0.2
"""Least share of the deals by which the counts must differ."""


class Proof(NamedTuple):
    """A predicate that speaks for one card or call over another, with its counts."""

    what: str  #: the name of the predicate
    card: Action  #: the card, or the call
    instead: Action  #: the other one; a card instead of a call means no call
    times: int  #: deals in which it holds of the card
    fewer: int  #: deals in which it holds of the other; greater than `times` if it speaks against the other
    deals: int
    holds: int | None  #: the number of a deal in which it holds of only one: the card, or the other if it speaks against it
    fails: int | None  #: the number of a deal in which both are alike


def proofs(view: View, card: Card, instead: Card, samples: Int64Array) -> tuple[Proof, ...]:
    """Return what speaks for a card over another, the clearest first. samples: deals that fit the view, (deals, 4)."""
    if view.contract is None or not len(samples):
        return ()
    negative, dealt = encoding.is_negative(view.contract), DealtHands(samples)
    mine, other = CardTrial(view, card, dealt), CardTrial(view, instead, dealt)
    rows = [
        (name, sign, holds(mine), holds(other))
        for name, (holds, pays, costs) in PREDICATES.items()
        if (sign := costs if negative else pays)
    ]
    return _clearest(card, instead, len(samples), rows)


def call_proofs(view: View, call: str, instead: Action, samples: Int64Array) -> tuple[Proof, ...]:
    """Return what speaks for a call over another, or over no call. samples: deals that fit; at most `PLAYED` are used."""
    played = arrays.rows(samples, 0, min(PLAYED, len(samples)))
    mine, other = (counted(ends(view, action, played)) for action in (call, instead))
    rows = [(name, sign, deals_where(mine[name]), deals_where(other[name])) for name, (_, sign) in CALLS.items()]
    return _clearest(call, instead, len(played), rows)


def _clearest(
    card: Action, instead: Action, deals: int, rows: list[tuple[str, int, DealSet, DealSet]]
) -> tuple[Proof, ...]:
    """Return the predicates that speak most clearly for the first. rows: name, sign, deals in which it holds of each."""
    gains = list[tuple[float, Proof]]()
    for name, sign, of_card, of_other in rows:
        times, fewer = of_card.bit_count(), of_other.bit_count()
        gain = sign * (times - fewer) / deals if deals else 0.0
        if gain >= CLEAR:
            apart = (of_card & ~of_other) if sign > 0 else (of_other & ~of_card)
            alike = all_deals(deals) & ~apart
            gains.append((gain, Proof(name, card, instead, times, fewer, deals, first_deal(apart), first_deal(alike))))
    gains.sort(key=lambda row: (row[1].what in BY_RULE, -row[0]))
    return tuple(proof for _, proof in gains[:SHOWN])
