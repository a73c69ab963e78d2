"""Proofs: why one card or call is better than another, as predicates that are counted in deals which fit what was seen.

Each predicate says something of a card in one deal, or of what a call leads to in it. It is told only with its counts for
both, and where the counts differ in the way that speaks for the better one.
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
"""Proofs that are told, at the most."""
CLEAR: Final = 0.2
"""By which share of the deals both cards differ at the least."""


class Proof(NamedTuple):
    """A predicate that speaks for one card or call beside another, with its counts."""

    what: str  #: the name of the predicate
    card: Action  #: the card, or the call
    instead: Action  #: the other one; a card beside a call stands for saying nothing
    times: int  #: deals in which it holds of the card
    fewer: int  #: and in which it holds of the other; the greater of both where it speaks against the other
    deals: int
    holds: int | None  #: the place of a deal in which it holds of the card and not of the other, or the other way round
    fails: int | None  #: and of one in which both are alike


def proofs(view: View, card: Card, instead: Card, samples: Int64Array) -> tuple[Proof, ...]:
    """What speaks for a card beside another, the clearest first. samples: deals that fit, (deals, 4)."""
    if view.contract is None or not len(samples):
        return ()
    dear, dealt = encoding.costs(view.contract), DealtHands(samples)
    mine, other = CardTrial(view, card, dealt), CardTrial(view, instead, dealt)
    rows = [
        (name, sign, holds(mine), holds(other))
        for name, (holds, pays, costs) in PREDICATES.items()
        if (sign := costs if dear else pays)
    ]
    return _clearest(card, instead, len(samples), rows)


def call_proofs(view: View, call: str, instead: Action, samples: Int64Array) -> tuple[Proof, ...]:
    """What speaks for a call beside another, or beside saying nothing. samples: deals that fit, `PLAYED` at the most."""
    played = arrays.part(samples, 0, min(PLAYED, len(samples)))
    mine, other = (counted(ends(view, action, played)) for action in (call, instead))
    rows = [(name, sign, deals_where(mine[name]), deals_where(other[name])) for name, (_, sign) in CALLS.items()]
    return _clearest(call, instead, len(played), rows)


def _clearest(
    card: Action, instead: Action, deals: int, rows: list[tuple[str, int, DealSet, DealSet]]
) -> tuple[Proof, ...]:
    """The predicates that speak for the first most clearly. rows: name, sign, and where it holds of each."""
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
