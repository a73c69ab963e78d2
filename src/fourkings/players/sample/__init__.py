"""Full deals that fit a view: every deal that no hard fact rules out, and each of them equally likely.

Hard facts are what follows with certainty from what was seen and said: sizes of hands, cards seen, cliques announced, and
what each card played tells of the hand it came from. How *likely* a player with other cards would have done the same is
not asked here; weights of that kind are given to the rows of `Deals.draw`, whose numbered rows can be drawn further.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any, Final

from fourkings.players.sample.certain import Claim, Constraints, absent, constraints
from fourkings.players.sample.counting import Cell, Deals
from fourkings.players.sample.each import every
from fourkings.rulebook.deck import Stream
from fourkings.windows.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Int64Array = NDArray[np.int64]

__all__ = ["Cell", "Claim", "Constraints", "Deals", "absent", "constraints", "count", "every", "sample"]


def count(view: View) -> int:
    """How many deals fit the view."""
    return Deals(constraints(view)).count


def sample(view: View, rng: Stream, n: int) -> Int64Array:
    """So many deals that fit the view, independent, each equally likely: a row holds the hands now, one's own included."""
    return Deals(constraints(view)).draw(rng.below(1 << 62), n)


RENAMED: Final[dict[str, Any]] = {"Facts": Constraints, "facts": constraints}
"""Old names."""


def __getattr__(name: str) -> Any:
    if name in RENAMED:
        new = RENAMED[name]
        warnings.warn(f"sample.{name} is now sample.{new.__name__}", DeprecationWarning, stacklevel=2)
        return new
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
