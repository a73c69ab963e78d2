"""Two players on one board: how far they did the same, and where their ways part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fourkings.duplicate.results import PlayedDeal


class Parting(NamedTuple):
    """The moment where two ways part."""

    deal: int  #: the deal of the board, from 1
    action: int  #: how many actions of that deal are the same
    seat: int  #: who acted
    actions: tuple[str, str]  #: what was done, the first player's way and the second's


def parting(first: Sequence[PlayedDeal], second: Sequence[PlayedDeal]) -> Parting | None:
    """Where two results of one board part; None where they are the same to the end."""
    for number, (action, other) in enumerate(zip(first, second, strict=False), 1):
        for place, (step, twin) in enumerate(zip(action.actions, other.actions, strict=False)):
            if step != twin:
                return Parting(number, place, step[0], (step[1], twin[1]))
    return None
