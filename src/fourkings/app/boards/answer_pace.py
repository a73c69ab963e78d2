"""How long an answer on a board takes: drawn, and longer than bots think, so that it does not tell what they had to play.

The bots of a board act within one answer. Without a wait, an answer would be quick where they were forced (GEN-10).
"""

from __future__ import annotations

import random
from typing import Final

EACH: Final = 0.1
"""Seconds for each action of a bot, at least."""
SPREAD: Final = 0.5
"""By how much of itself a wait is drawn longer, at most."""
MARGIN: Final = 1.2
"""How much longer a wait is than the slowest thought of late."""
FADES: Final = 0.99
"""How much of a slow thought is still expected one answer later."""
LONGEST_THOUGHT: Final = 1.2
"""Seconds of a thought that others wait for: a longer one is an accident."""


class AnswerPace:
    """Draws how long answers take, for all boards of one server."""

    def __init__(self, factor: float, dice: random.Random | None = None) -> None:
        """`factor` is the server's own, on every pause: 0 for none."""
        self._factor, self._dice, self._slowest = factor, dice or random.SystemRandom(), 0.0

    def draw(self, actions: int) -> float:
        """Seconds for an answer in which bots act so often, drawn before they think."""
        if not self._factor:
            return 0.0
        each = max(self._factor * EACH, MARGIN * self._slowest)
        return actions * each * (1 + SPREAD * self._dice.random())

    def left(self, actions: int, drawn: float, took: float) -> float:
        """Seconds still to wait after bots thought for so long. A thought that was longer than its wait is drawn again."""
        if not (self._factor and actions):
            return 0.0
        self._slowest = max(min(took / actions, LONGEST_THOUGHT), FADES * self._slowest)
        while drawn < took:
            drawn += self.draw(actions)
        return drawn - took
