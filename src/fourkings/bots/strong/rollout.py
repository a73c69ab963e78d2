"""Rollouts: every card played out in every deal, by a policy or as careful plays, along one plan or more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import worlds
from fourkings.kernels import arrays, load
from fourkings.kernels.policy.careful import TEMPERS
from fourkings.rulebook.cards import Card
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

CLEAR: Final = 2.0
"""How many of its own standard errors a plan's gain must come to: of two means by chance the greater is too great. By the
court: the better of two means without a margin spoilt a small ruff there."""


@dataclass(frozen=True)
class Rollout:
    """How deals are played out, and how many."""

    play: Callable[[View, Int64Array, list[Card], int], tuple[worlds.Outcome, ...]]
    """From a view, samples (deals, 4), cards and a seed: the outcome of each plan that the seat to play may follow."""
    deals: int = 1
    """Deals played out for each that was asked for."""


def better(plain: Float64Array, planned: Float64Array) -> Float64Array:
    """What each card is worth, (deals, cards): by the second plan for just those cards that are clearly better with it.

    The values of the first are changed.
    """
    load("outcomes").planned(plain, planned, CLEAR, arrays.floats(len(plain)))
    return plain


def by_careful(view: View, samples: Int64Array, cards: list[Card], noise: float, seed: int) -> worlds.Outcome:
    """Every deal played out once for each card as careful plays; noise: the share of cards drawn by chance."""
    k, contract = load("policy.careful_playout"), encoding.arrays_of(encoding.contract_of(view))
    outcome = worlds.Outcome(*(arrays.words(len(samples), len(cards), 4) for _ in range(2)))
    k.evaluate(
        samples, encoding.board(view), arrays.filled(cards), contract.terms, contract.stronger, tempers(),
        round(noise * 2**32), seed, 0, arrays.words(k.ROOM), arrays.floats(k.SHARES), *outcome,
    )  # fmt: skip
    return outcome


@cache
def tempers() -> Float64Array:
    """How careful players play deals, by what costs in them."""
    rows: Float64Array = arrays.shaped(arrays.reals(chain(*TEMPERS)), len(TEMPERS), len(TEMPERS[0]))
    return rows


def joined(first: worlds.Outcome, second: worlds.Outcome) -> worlds.Outcome:
    """The outcomes in some deals, and then in others."""
    return worlds.Outcome(*(arrays.joined(*pair) for pair in zip(first, second, strict=True)))
