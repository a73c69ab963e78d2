"""The pause before an answer on a board, so that it doesn't show how much the bots had to think about.

The bots of a board act within one answer. Without a wait, an answer would be quick where they were forced (GEN-10).
"""

import random
from typing import Final

EACH: Final = 0.1
"""Least seconds for each action of a bot."""
SPREAD: Final = 0.5
"""Largest random lengthening of a pause, as a share of it."""
MARGIN: Final = 1.2
"""Factor by which a pause exceeds the slowest recent thought."""
FADES: Final = 0.99
"""Share of a slow thought that is still expected one answer later."""
LONGEST_THOUGHT: Final = 1.2
"""Longest thought, in seconds, that lengthens later pauses: a longer one is an accident."""


class AnswerPace:
    """Random pauses before answers, for all boards of one server."""

    def __init__(self, factor: float, dice: random.Random | None = None) -> None:
        """factor: a setting of the server that multiplies every pause, 0 for none; dice: random numbers."""
        self._factor, self._dice, self._slowest = factor, dice or random.SystemRandom(), 0.0

    def draw(self, actions: int) -> float:
        """Return a pause in seconds for an answer with that many bot actions, drawn before the bots think."""
        if not self._factor:
            return 0.0
        each = max(self._factor * EACH, MARGIN * self._slowest)
        return actions * each * (1 + SPREAD * self._dice.random())

    def remaining(self, actions: int, drawn: float, took: float) -> float:
        """Return the seconds still to wait after the bots thought for `took`; drawn: what `draw` returned for this answer.

        A pause that was too short is drawn again.
        """
        if not (self._factor and actions):
            return 0.0
        self._slowest = max(min(took / actions, LONGEST_THOUGHT), FADES * self._slowest)
        while drawn < took:
            drawn += self.draw(actions)
        return drawn - took
