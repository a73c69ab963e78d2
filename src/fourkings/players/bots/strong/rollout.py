"""Rollouts: every card played out in every deal, by a policy or as careful plays, along one plan or more."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fourkings.kernels import load
from fourkings.kernels.policy.careful import TEMPERS
from fourkings.players import encoding
from fourkings.players.bots import worlds
from fourkings.rulebook.cards import Card
from fourkings.windows.view import View

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
    """What each card is worth, (deals, cards): by the second plan for just those cards that are clearly better with it."""
    import numpy as np

    gains = planned - plain
    clear = gains.mean(0) > CLEAR * gains.std(0) / math.sqrt(len(gains))
    return np.where(clear, planned, plain)


def by_careful(view: View, samples: Int64Array, cards: list[Card], noise: float, seed: int) -> worlds.Outcome:
    """Every deal played out once for each card as careful plays; noise: the share of cards drawn by chance."""
    import numpy as np

    k, arrays = load("policy.careful_playout"), encoding.arrays_of(encoding.contract_of(view))
    shape = (len(samples), len(cards), 4)
    outcome = worlds.Outcome(np.zeros(shape, np.int64), np.zeros(shape, np.int64))
    k.evaluate(
        samples, encoding.board(view), np.array(cards, np.int64), arrays.terms, arrays.stronger, np.array(TEMPERS),
        round(noise * 2**32), seed, 0, *outcome,
    )  # fmt: skip
    return outcome


def joined(first: worlds.Outcome, second: worlds.Outcome) -> worlds.Outcome:
    """The outcomes in some deals, and then in others."""
    import numpy as np

    return worlds.Outcome(*(np.concatenate(pair) for pair in zip(first, second, strict=True)))
