"""The players ready for the next deal, and how long the others are still waited for."""

from __future__ import annotations

from typing import Final

from fourkings.rulebook.cards import Seat

COUNTDOWN: Final = 15.0
"""Seconds from the first who is ready to the next deal."""


class Readiness:
    """A deal is over: the next comes when everybody is ready, or a countdown ends that each may stop once."""

    def __init__(self, factor: float) -> None:
        """`factor` is the server's own, on every pause."""
        self._pause = factor * COUNTDOWN
        self.ready: frozenset[Seat] = frozenset()
        self.stopped: frozenset[Seat] = frozenset()
        """Those who have stopped the countdown, and may not again."""
        self.ends: float | None = None
        """When the next deal comes without waiting; None while no countdown runs."""

    # --- transitions ----------------------------------------------------------------------------------------------

    def tell(self, seat: Seat, at: float) -> None:
        """A seat is ready: the countdown begins where none runs."""
        self.ready |= {seat}
        if self.ends is None:
            self.ends = at + self._pause

    def stop(self, seat: Seat) -> None:
        """A seat needs more time: nobody is hurried until somebody is ready again."""
        self.ready -= {seat}
        self.stopped |= {seat}
        self.ends = None

    def reset(self) -> None:
        """Cards are dealt, or taken back, or the match is paused."""
        self.ready, self.stopped, self.ends = frozenset(), frozenset(), None
