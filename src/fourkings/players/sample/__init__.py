"""Full deals that fit a view: every deal that no hard fact rules out, and each of them equally likely.

Hard facts are what follows with certainty from what was seen and said: sizes of hands, cards seen, cliques announced, and
what each card played tells of the hand it came from. How *likely* a player with other cards would have done the same is
not asked here; weights of that kind are given to the rows of `Deals.draw`, whose numbered rows can be drawn further.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourkings.players.sample.certain import Facts, Told, absent, facts
from fourkings.players.sample.counting import Cell, Deals
from fourkings.players.sample.each import every
from fourkings.rulebook.deck import Stream
from fourkings.windows.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.int64]

__all__ = ["Cell", "Deals", "Facts", "Told", "absent", "count", "every", "facts", "sample"]


def count(view: View) -> int:
    """How many deals fit the view."""
    return Deals(facts(view)).count


def sample(view: View, rng: Stream, n: int) -> Words:
    """So many deals that fit the view, independent, each equally likely: a row holds the hands now, one's own included."""
    return Deals(facts(view)).draw(rng.below(1 << 62), n)
