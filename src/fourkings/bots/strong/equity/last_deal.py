"""Match equity where a fixed number of deals ends the match: points count alike until the last one, which decides."""

from __future__ import annotations

from typing import Final

A_WIN: Final = 32.0
"""Points that the match is worth in the last deal, so that the chance to win is told in points as elsewhere."""
LEAD: Final = 0.01
"""What a point more or less is worth there where it wins nothing: enough to prefer it, too little to risk the match for."""


def worth(ahead: float) -> float:
    """What it is worth to a side, in points, to end ahead by some points, or behind: the match, half of it at a tie."""
    return A_WIN / 2 * ((ahead > 0) - (ahead < 0)) + LEAD * ahead
