"""Samples: full deals that fit a view (what one seat may see), each equally likely.

Hard facts exclude deals with certainty: sizes of hands, cards seen, cliques announced, and what each card played reveals of
the hand it came from. All other deals count alike. How *likely* a player with other cards would have acted the same is not
considered here; a caller can give such weights to the rows of `Deals.draw`. Rows are numbered, so more can be drawn later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourkings.rng import RandomSource, random_stream
from fourkings.rulebook.game import Claim
from fourkings.sampling.certain import Constraints, constraints, excluded_by_card, excluded_by_trick
from fourkings.sampling.counting import Cell, Deals, all_deals
from fourkings.sampling.states import determinize, state_in, with_hands
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

__all__ = [
    "Cell", "Claim", "Constraints", "Deals", "all_deals", "constraints", "count", "determinize", "excluded_by_card",
    "excluded_by_trick", "sample", "state_in", "with_hands",
]  # fmt: skip


def count(view: View) -> int:
    """Return the exact number of full deals that fit a view."""
    return Deals(constraints(view)).count


def sample(view: View, rng: RandomSource = None, n: int = 1) -> Int64Array:
    """Return full deals that fit a view, drawn independently, each equally likely.

    rng: a `Stream`, a `random.Random`, a seed, or None for a fresh one; n: how many deals.

    Returns an array of shape (n, 4), dtype int64, one row per deal. A row holds the cards that seats 0 to 3 have left, each
    hand as a mask (bit `card` is set for each card). The hand of the view's own seat is the same in every row.

    Raises ValueError if no deal fits the view.
    """
    return Deals(constraints(view)).draw(random_stream(rng).below(1 << 62), n)
