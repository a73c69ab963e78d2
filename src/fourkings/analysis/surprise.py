"""The third reading: what others do. How likely a player of each level would act so, by asking it again and again."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from fourkings.analysis.worth import seed_of
from fourkings.bots.levels import BEGINNER, CLUB, Level
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View

ASKED: Final = 16
"""Times that a level is asked, with other dice."""
LEVELS: Final = (BEGINNER, CLUB)
"""The levels that are asked; surprise is the second's."""

Habits = Mapping[str, tuple[float, ...]]
"""By the name of a level the share with which it takes each choice."""


def habits(view: View, choices: list[list[Action]]) -> Habits:
    """How often each level takes each of the choices."""
    return {level.NAME: _habit(level, view, choices) for level in LEVELS}


def _habit(level: Level, view: View, choices: list[list[Action]]) -> tuple[float, ...]:
    dice = Stream(str(seed_of(view, f"habits of {level.NAME}")).encode(), b"review")
    done = [level.choose(view, dice) for _ in range(ASKED)]
    return tuple(sum(action in choice for action in done) / ASKED for choice in choices)


def surprise(share: float) -> float:
    """Bits: minus the logarithm to base 2 of a share, which is never taken for nothing on so few answers."""
    return -math.log2((share * ASKED + 0.5) / (ASKED + 1))
