"""Match equity where a fixed number of deals ends the match: points count alike until the last one, which decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

A_WIN: Final = 32.0
"""Points that the match is worth in the last deal, so that the chance to win is told in points as elsewhere."""
LEAD: Final = 0.01
"""What a point more or less is worth there where it wins nothing: enough to prefer it, too little to risk the match for."""


def worth(own: Int64Array, other: Int64Array) -> Float64Array:
    """What final scores of two sides are worth to the first, in points: the match, half of it where they are equal."""
    import numpy as np

    ahead = np.asarray(own, np.float64) - other
    values: Float64Array = A_WIN / 2 * np.sign(ahead) + LEAD * ahead
    return values
